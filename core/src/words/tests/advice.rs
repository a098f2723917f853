use super::everywhere;
use crate::ai::{Advice, How, Purpose, Topic};
use crate::board::{Kind, Move, Piece, Side};

fn purposes(piece: Piece) -> (Vec<Purpose>, Vec<Purpose>) {
    let hows = [How::Mate, How::Infiltration, How::Rule];
    let wins = hows
        .into_iter()
        .flat_map(|how| [None, Some(1), Some(3)].map(|moves| Purpose::Wins { how, moves }));
    let both: Vec<Purpose> = wins
        .chain([
            Purpose::Touches,
            Purpose::Takes(piece),
            Purpose::ChecksAndTakes(piece),
            Purpose::WinsNext(piece),
        ])
        .collect();
    let hints = hows.map(Purpose::Stops).into_iter().chain([
        Purpose::HoldsOut,
        Purpose::Only,
        Purpose::Places,
        Purpose::Saves,
        Purpose::Protects(piece),
        Purpose::Trades(piece),
        Purpose::Enters,
        Purpose::Checks,
        Purpose::Attacks(piece),
        Purpose::Nears,
        Purpose::Develops,
        Purpose::Good,
    ]);
    let threats = [Purpose::InCheck, Purpose::Nothing];
    (
        both.iter().copied().chain(hints).collect(),
        both.into_iter().chain(threats).collect(),
    )
}

/// Fails if a sentence is missing in one catalogue, or speaks of a value it is not given.
#[test]
fn advice_is_whole_in_every_language() {
    for side in Side::ALL {
        for kind in Kind::ALL {
            let (hints, threats) = purposes(Piece::new(!side, kind));
            let told = |topic, point| Advice {
                topic,
                side,
                best: Move::parse("h2e2'"),
                piece: Some(Piece::new(side, kind)),
                jumps: false,
                touches: false,
                point,
            };
            for advice in hints
                .into_iter()
                .map(|point| told(Topic::Hint, point))
                .chain(threats.into_iter().map(|point| told(Topic::Threat, point)))
            {
                everywhere(|words| words.advice(&advice));
            }
        }
    }
}
