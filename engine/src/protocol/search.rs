//! The thread that thinks.
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use sancai::ai::{self, Analysis, Choice, Clock, Evaluate, Limits, Machine};
use sancai::board::{Move, MoveList};
use sancai::line::Line;
use sancai::position::Counters;

use super::Dialect;
use super::board::{Board, Lines};
use super::go::Order;
use super::options::Options;
use crate::say;

/// How often an answer that waits for `stop` looks whether it has come.
const WAIT: Duration = Duration::from_millis(2);

/// Owns the machine between searches, and lends it to the thread during one.
pub struct Searcher {
    machine: Option<Machine>,
    running: Option<JoinHandle<Machine>>,
    stop: Arc<AtomicBool>,
    /// Whether the answer waits for `stop` or `ponderhit`.
    waits: Arc<AtomicBool>,
    megabytes: usize,
}

/// One search.
struct Job {
    board: Board,
    options: Options,
    order: Order,
    dialect: Dialect,
    stop: Arc<AtomicBool>,
    waits: Arc<AtomicBool>,
}

impl Searcher {
    /// A searcher with a table of this size.
    pub fn new(megabytes: usize) -> Self {
        Self {
            machine: None,
            running: None,
            stop: Arc::default(),
            waits: Arc::default(),
            megabytes,
        }
    }

    /// Begins to think; the thread says what it finds and, at the end, its move.
    pub fn begin(&mut self, board: &Board, options: &Options, order: Order, dialect: Dialect) {
        self.stop = Arc::default();
        // Without any limit nothing but `stop` ends the search; a level has its own.
        let endless = options.level.is_none() && order.is_endless();
        self.waits = Arc::new(AtomicBool::new(order.waits || endless));
        let job = Job {
            board: board.clone(),
            options: *options,
            order,
            dialect,
            stop: Arc::clone(&self.stop),
            waits: Arc::clone(&self.waits),
        };
        let mut machine = self
            .machine
            .take()
            .unwrap_or_else(|| Machine::new(self.megabytes));
        self.running = Some(thread::spawn(move || {
            job.run(&mut machine);
            machine
        }));
    }

    /// The move pondered on was made: an answer that has waited is said as soon as the search has ended by its limits; one
    /// that has none ends now.
    pub fn release(&mut self, endless: bool) {
        if endless {
            self.end();
        }
        self.waits.store(false, Ordering::Relaxed);
    }

    /// Ends the search, if one runs, and waits until its move has been said.
    pub fn end(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        if let Some(running) = self.running.take() {
            self.machine = running.join().ok();
        }
    }

    /// Ends the search and forgets everything.
    pub fn forget(&mut self) {
        self.end();
        if let Some(machine) = &mut self.machine {
            machine.clear();
        }
    }
}

impl Job {
    fn run(&self, machine: &mut Machine) {
        let best = match &self.board.lines {
            Lines::Classic(line) => self.answer(line, machine),
            Lines::Stacked(line) => self.answer(line, machine),
        };
        while self.waits.load(Ordering::Relaxed) && !self.stop.load(Ordering::Relaxed) {
            thread::sleep(WAIT);
        }
        say(&match (best, self.dialect) {
            (Some(best), _) => format!("bestmove {}", self.text(best)),
            (None, Dialect::Uci) => "bestmove (none)".to_owned(),
            (None, Dialect::Ucci) => "nobestmove".to_owned(),
        });
    }

    /// A move while the position has one: a program that asks goes by other rules where ours say that the game is over (a dead
    /// position, a repetition), and would take silence for giving up.
    fn answer<P: Evaluate>(&self, line: &Line<P>, machine: &mut Machine) -> Option<Move> {
        if line.verdict().is_none() {
            return self.best(line, machine);
        }
        let position = line.position();
        let anew = Line::new(line.rules(), position.clone(), Counters::default());
        let mut moves = MoveList::new();
        position.moves(&mut moves);
        moves.retain(|action| !self.board.banned.contains(action));
        self.best(&anew, machine).or(moves.first().copied())
    }

    fn best<P: Evaluate>(&self, line: &Line<P>, machine: &mut Machine) -> Option<Move> {
        let start = Instant::now();
        let now = || start.elapsed().as_millis() as u64;
        let limits = Limits {
            depth: self.order.depth.unwrap_or(ai::DEEPEST),
            nodes: self.order.nodes.unwrap_or(u64::MAX),
            clock: self.order.time.map(|time| Clock {
                now: &now,
                soft: time.soft,
                hard: time.hard,
            }),
            ..Limits::until(&self.stop)
        };
        let mut progress = |analysis: &Analysis| say(&self.info(analysis, now()));
        if let Some(level) = self.options.level {
            let seed = SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .map_or(0, |time| time.as_nanos() as u64);
            let choice = Choice {
                excluded: &self.board.banned,
                lines: self.options.lines,
            };
            return ai::think_about(line, level, seed, choice, &limits, &mut progress);
        }
        machine
            .analyse_lines(
                line,
                &self.board.banned,
                self.options.lines,
                &limits,
                &mut progress,
            )
            .best
    }

    fn info(&self, analysis: &Analysis, milliseconds: u64) -> String {
        let Analysis {
            score,
            depth,
            nodes,
            rank,
            ..
        } = *analysis;
        let pv: Vec<String> = analysis
            .pv
            .iter()
            .map(|&action| self.text(action))
            .collect();
        let speed = nodes * 1000 / milliseconds.max(1);
        let (multipv, score) = match self.dialect {
            Dialect::Ucci => (String::new(), score.to_string()),
            Dialect::Uci => (
                format!(" multipv {rank}"),
                match ai::decided_in(score) {
                    Some(plies) => format!("mate {}", plies.midpoint(plies.signum())),
                    None => format!("cp {score}"),
                },
            ),
        };
        format!(
            "info depth {depth}{multipv} score {score} nodes {nodes} nps {speed} time {milliseconds} pv {}",
            pv.join(" ")
        )
    }

    fn text(&self, action: Move) -> String {
        self.dialect.write(action, self.board.is_stacked())
    }
}
