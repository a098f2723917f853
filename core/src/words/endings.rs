use super::{Arg, Words};
use crate::board::Side;
use crate::line::{
    Attack, CheckRun, Conduct, Excuse, Judgement, Label, Named, Reason, Verdict, Warning, Why,
};

impl Words {
    /// The title of a result: "Red wins", "Draw".
    pub fn winner(self, winner: Option<Side>) -> String {
        self.text(match winner {
            Some(Side::Red) => "end-red-wins",
            Some(Side::Black) => "end-black-wins",
            None => "end-draw",
        })
    }

    /// How a game ended on the board, and why, as a sentence.
    pub fn verdict(self, verdict: &Verdict) -> String {
        self.reason(verdict.winner, &verdict.reason)
    }

    /// The sentence of a reason; it names the loser, or the winner where the winner did it.
    pub fn reason(self, winner: Option<Side>, reason: &Reason) -> String {
        let won = |key| winner.map_or_else(String::new, |side| self.of_side(key, side));
        let lost = |key| winner.map_or_else(String::new, |side| self.of_side(key, !side));
        let count = |key, plies: u16| self.format(key, &[("n", Arg::Number(plies.into()))]);
        match *reason {
            Reason::Checkmate => lost("end-checkmate"),
            Reason::Stalemate => lost("end-stalemate"),
            Reason::Infiltration => won("end-infiltration"),
            Reason::InfiltrationOnDi => won("end-infiltration-di"),
            Reason::ThirdOccurrence => lost("end-third-occurrence"),
            Reason::Repetition(ref judgement) => self.lost_by_conduct(judgement),
            Reason::RepetitionDraw(ref judgement) => self.equal_conduct(judgement),
            Reason::QuietDraw { plies } => count("end-quiet", plies),
            Reason::DeadDraw => self.text("end-dead"),
            Reason::DiBothPassed => self.text("end-di-passed"),
            Reason::DiRepetition => self.text("end-di-repetition"),
            Reason::DiQuiet { plies } => count("end-di-quiet", plies),
            Reason::DiNothing => self.text("end-di-nothing"),
        }
    }

    /// A warning that a repetition is near its verdict.
    pub fn warning(self, warning: &Warning) -> String {
        let judgement = &warning.judgement;
        let Some(side) = judgement.loser else {
            return self.text("warning-draw");
        };
        match (judgement.conduct[side], warning.checks) {
            (Conduct::PerpetualCheck, Some(run)) => self.counted_checks(side, run),
            (Conduct::PerpetualCheck, None) => self.of_side("warning-check", side),
            (Conduct::PinnedChariot, _) => {
                self.chase(judgement, "warning-pinned-chariot", "warning-chase-unnamed")
            }
            _ => self.chase(judgement, "warning-chase", "warning-chase-unnamed"),
        }
    }

    /// Why a move is forbidden.
    pub fn forbidden(self, why: Why) -> String {
        let Why::MadeTwice { plies } = why;
        let [first, second] = plies.map(|ply| Arg::Number(ply.div_ceil(2) as i64));
        self.format("why-made-twice", &[("first", first), ("second", second)])
    }

    /// A side's conduct: "Black: perpetual chase".
    pub fn conduct(self, side: Side, conduct: Conduct) -> String {
        let key = match conduct {
            Conduct::Neutral => "conduct-neutral",
            Conduct::PerpetualChase => "conduct-perpetual-chase",
            Conduct::PinnedChariot => "conduct-pinned-chariot",
            Conduct::PerpetualCheck => "conduct-perpetual-check",
        };
        self.of_side(key, side)
    }

    /// What one move of a repetition does: its checks and chases, or why its attacks are none.
    pub fn label(self, label: &Label) -> String {
        let check = |by: &Named| self.format("why-check", &[("piece", Arg::Piece(by.piece))]);
        let mut parts: Vec<String> = label.checks.iter().map(check).collect();
        parts.extend(label.chases().map(|attack| self.attack(attack)));
        if parts.is_empty() {
            parts.push(self.text("why-neutral"));
            parts.extend(label.attacks.iter().map(|attack| self.attack(attack)));
        }
        self.commas(&parts)
    }

    /// A chase, or why an attack is none.
    fn attack(self, attack: &Attack) -> String {
        let (capturer, target) = (attack.capturer.piece, attack.target.piece);
        let target = ("target", Arg::Piece(target));
        let piece = |piece| ("piece", Arg::Piece(piece));
        match attack.excuse {
            None => self.format("why-chase", &[piece(capturer), target]),
            Some(Excuse::Capturer) => self.text("why-capturer"),
            Some(Excuse::UncrossedSoldier) => self.text("why-uncrossed"),
            Some(Excuse::Exposes) => self.of_side("why-exposes", capturer.side),
            Some(Excuse::Exchange) => self.format("why-exchange", &[piece(capturer)]),
            Some(Excuse::Protected(by)) => self.format("why-protected", &[piece(by.piece), target]),
            Some(Excuse::Before) => self.format("why-not-new", &[piece(capturer), target]),
        }
    }

    fn counted_checks(self, side: Side, run: CheckRun) -> String {
        let args = [
            ("side", Arg::Side(side)),
            ("n", Arg::Number(run.checks.into())),
            ("limit", Arg::Number(run.limit.into())),
        ];
        self.format("warning-check-count", &args)
    }

    fn lost_by_conduct(self, judgement: &Judgement) -> String {
        let Some(side) = judgement.loser else {
            return self.equal_conduct(judgement);
        };
        match judgement.conduct[side] {
            Conduct::PerpetualCheck => self.of_side("end-perpetual-check", side),
            Conduct::PinnedChariot => self.chase(
                judgement,
                "end-pinned-chariot",
                "end-perpetual-chase-unnamed",
            ),
            _ => self.chase(
                judgement,
                "end-perpetual-chase",
                "end-perpetual-chase-unnamed",
            ),
        }
    }

    fn equal_conduct(self, judgement: &Judgement) -> String {
        self.text(match judgement.conduct.red {
            Conduct::Neutral => "end-repetition-draw",
            Conduct::PerpetualChase | Conduct::PinnedChariot => "end-both-chase",
            Conduct::PerpetualCheck => "end-both-check",
        })
    }

    /// A sentence about the loser's chase that names the pieces where the judgement does.
    fn chase(self, judgement: &Judgement, named: &str, unnamed: &str) -> String {
        let Some(side) = judgement.loser else {
            return self.text("warning-draw");
        };
        let by = self.own_pieces(&judgement.by);
        let args = [
            ("side", Arg::Side(side)),
            ("by", Arg::Text(&by)),
            ("n", Arg::Number(judgement.by.len() as i64)),
        ];
        match judgement.target {
            Some(target) if !by.is_empty() => {
                let target = ("target", Arg::Piece(target.piece));
                self.format(named, &[args[0], args[1], args[2], target])
            }
            _ => self.format(unnamed, &args),
        }
    }

    /// "its cannon and its horses".
    fn own_pieces(self, pieces: &[Named]) -> String {
        let mut parts = Vec::new();
        for (index, named) in pieces.iter().enumerate() {
            let same = |other: &&Named| other.piece == named.piece;
            if pieces[..index].iter().any(|other| same(&other)) {
                continue;
            }
            let form = match pieces.iter().filter(same).count() {
                1 => "own",
                _ => "own-plural",
            };
            parts.push(self.form(Arg::Piece(named.piece), form));
        }
        self.list(&parts)
    }
}
