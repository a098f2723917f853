//! What `go` asks for.
use sancai::board::Side;

/// Kept back from every clock, in milliseconds, for the way to the other program and back.
const MARGIN: u64 = 20;
/// Moves for which the rest of a clock has to last, unless told.
const MOVES_TO_GO: u64 = 30;

/// Milliseconds for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Time {
    /// From here on no deeper search begins.
    pub soft: u64,
    /// Here the search ends.
    pub hard: u64,
}

/// The limits of one search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Order {
    /// Plies.
    pub depth: Option<i32>,
    /// Nodes.
    pub nodes: Option<u64>,
    /// Time.
    pub time: Option<Time>,
    /// Whether the answer waits for `stop`.
    pub waits: bool,
}

/// The side's clock.
#[derive(Default)]
struct Clock {
    left: Option<u64>,
    increment: u64,
    moves: Option<u64>,
}

impl Order {
    /// Reads the words after `go`; unknown ones are passed over.
    ///
    /// # Errors
    /// A sentence naming the word whose number is missing or none.
    pub fn read(words: &[&str], side: Side) -> Result<Self, String> {
        let mut order = Self::default();
        let mut clock = Clock::default();
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            let mut number = || {
                let text = words
                    .next()
                    .ok_or_else(|| format!("{word} needs a number"))?;
                // Some programs send a clock that has run out as a negative number.
                let number: i64 = text.parse().map_err(|_| format!("{text:?} is no number"))?;
                Ok::<u64, String>(number.max(0) as u64)
            };
            let red = side == Side::Red;
            match word {
                "depth" => order.depth = Some(number()?.clamp(1, 1000) as i32),
                "nodes" => order.nodes = Some(number()?.max(1)),
                "movetime" => order.time = Some(Time::exactly(number()?)),
                "infinite" | "ponder" => order.waits = true,
                "wtime" if red => clock.left = Some(number()?),
                "btime" if !red => clock.left = Some(number()?),
                "winc" if red => clock.increment = number()?,
                "binc" if !red => clock.increment = number()?,
                "time" => clock.left = Some(number()?),
                "increment" => clock.increment = number()?,
                "movestogo" => clock.moves = Some(number()?),
                "wtime" | "btime" | "winc" | "binc" | "opptime" | "oppincrement"
                | "oppmovestogo" | "mate" => {
                    number()?;
                }
                _ => {}
            }
        }
        order.time = order.time.or_else(|| clock.time());
        Ok(order)
    }

    /// Whether nothing but `stop` ends the search.
    pub fn is_endless(&self) -> bool {
        self.depth.is_none() && self.nodes.is_none() && self.time.is_none()
    }
}

impl Time {
    fn exactly(milliseconds: u64) -> Self {
        let time = milliseconds
            .saturating_sub(milliseconds.min(MARGIN) / 4)
            .max(1);
        Self {
            soft: time,
            hard: time,
        }
    }
}

impl Clock {
    fn time(&self) -> Option<Time> {
        let left = self.left?.saturating_sub(MARGIN).max(1);
        let moves = self.moves.unwrap_or(MOVES_TO_GO).clamp(1, MOVES_TO_GO);
        let share = (left / moves)
            .saturating_add(self.increment.saturating_mul(3) / 4)
            .min(left);
        Some(Time {
            soft: share.saturating_mul(3) / 5,
            hard: share.saturating_mul(3).min(left / 2 + left / 4).max(1),
        })
    }
}
