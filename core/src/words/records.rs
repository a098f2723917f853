use super::{Arg, Words};
use crate::board::{BySide, Side};
use crate::game::{BadLog, BadRecord, Ending, MAX_ACTS, Seat};

impl Words {
    /// Who sits at a side: "You", "Machine, level 4", or the side's own name between two people.
    pub fn seat(self, seats: BySide<Seat>, side: Side) -> String {
        match (seats[side], seats[!side]) {
            (Seat::Machine(level), _) => {
                self.format("game-machine", &[("n", Arg::Number(level.into()))])
            }
            (Seat::Person, Seat::Machine(_)) => self.text("game-you"),
            (Seat::Person, Seat::Person) => self.side(side),
        }
    }

    /// Who plays whom: "You – Machine, level 4", a person first.
    pub fn players(self, seats: BySide<Seat>) -> String {
        let first = if seats.red.is_machine() && !seats.black.is_machine() {
            Side::Black
        } else {
            Side::Red
        };
        format!("{} – {}", self.seat(seats, first), self.seat(seats, !first))
    }

    /// How a recorded game ended, in short: "Red won: checkmate".
    pub fn ending(self, ending: &Ending) -> String {
        let reason = self.text(&format!("games-by-{}", ending.reason));
        let who = self.winner(ending.winner);
        self.format(
            "games-ended",
            &[("who", Arg::Text(&who)), ("why", Arg::Text(&reason))],
        )
    }

    /// Why a text is no record, in one sentence.
    pub fn bad_record(self, bad: &BadRecord) -> String {
        match bad {
            BadRecord::NoJson { line } => self.record_at("record-no-json", *line),
            BadRecord::NotOurs => self.text("record-not-ours"),
            BadRecord::Newer => self.text("record-newer"),
            BadRecord::Rules(tag) => self.record_text("record-rules", tag),
            BadRecord::Part(what) => self.record_text("record-part", what),
            BadRecord::Long => self.record_at("record-long", MAX_ACTS),
            BadRecord::Log(BadLog::Start(faults)) => self.faults(faults),
            BadRecord::Log(BadLog::Act { index, .. }) => self.record_at("record-act", index + 1),
            BadRecord::Result => self.text("record-result"),
        }
    }

    fn record_at(self, key: &str, n: usize) -> String {
        self.format(key, &[("n", Arg::Number(n as i64))])
    }

    fn record_text(self, key: &str, text: &str) -> String {
        self.format(key, &[("text", Arg::Quoted(text))])
    }
}
