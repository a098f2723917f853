use super::{Arg, Words};
use crate::ai::{Advice, How, Purpose, Topic};
use crate::board::{Kind, Piece};

impl Words {
    /// A hint or a threat in one sentence.
    pub fn advice(self, advice: &Advice) -> String {
        let topic = match advice.topic {
            Topic::Hint => "hint",
            Topic::Threat => "threat",
        };
        let (name, target, moves) = told(advice.point);
        // What is placed is the Giác Thân; nothing else moves without coming from somewhere.
        let piece = advice
            .piece
            .unwrap_or(Piece::new(advice.side, Kind::GiacThan));
        let mut args = vec![
            ("side", Arg::Side(advice.side)),
            ("piece", Arg::Piece(piece)),
        ];
        args.extend(target.map(|target| ("target", Arg::Piece(target))));
        args.extend(moves.map(|moves| ("n", Arg::Number(moves as i64))));
        let to = advice.best.and_then(|best| best.through().or(best.to()));
        args.extend(to.map(|to| ("point", Arg::Point(to))));
        self.format(&format!("advice-{topic}-{name}"), &args)
    }
}

/// The last part of the key, the other piece spoken of, and the number of moves.
fn told(point: Purpose) -> (&'static str, Option<Piece>, Option<usize>) {
    let plain = |name| (name, None, None);
    let of = |name, piece| (name, Some(piece), None);
    match point {
        Purpose::Wins { how, moves } => {
            let name = match (how, moves) {
                (How::Mate, Some(_)) => "mate",
                (How::Mate, None) => "mate-far",
                (How::Infiltration, Some(_)) => "infiltration",
                (How::Infiltration, None) => "infiltration-far",
                (How::Rule, Some(_)) => "rule",
                (How::Rule, None) => "rule-far",
            };
            (name, None, moves)
        }
        Purpose::HoldsOut => plain("holds-out"),
        Purpose::Only => plain("only"),
        Purpose::Places => plain("places"),
        Purpose::Stops(How::Mate) => plain("stops-mate"),
        Purpose::Stops(How::Infiltration) => plain("stops-infiltration"),
        Purpose::Stops(How::Rule) => plain("stops-rule"),
        Purpose::Touches => plain("touches"),
        Purpose::Takes(piece) => of("takes", piece),
        Purpose::ChecksAndTakes(piece) => of("checks-takes", piece),
        Purpose::WinsNext(piece) => of("next", piece),
        Purpose::Saves => plain("saves"),
        Purpose::Protects(piece) => of("protects", piece),
        Purpose::Trades(piece) => of("trades", piece),
        Purpose::Enters => plain("enters"),
        Purpose::Checks => plain("checks"),
        Purpose::Attacks(piece) => of("attacks", piece),
        Purpose::Nears => plain("nears"),
        Purpose::Develops => plain("develops"),
        Purpose::Good => plain("good"),
        Purpose::InCheck => plain("check"),
        Purpose::Nothing => plain("nothing"),
    }
}
