//! `uci` and `ucci`: the machine for other programs, by lines of text.
//!
//! Lines are read on this thread; a search runs on another and is ended by a flag. Odd input is answered with an
//! `info string` and changes nothing.
mod board;
mod dialect;
mod go;
mod options;
mod search;
#[cfg(test)]
mod tests;

use std::io::{self, BufRead};
use std::process::ExitCode;

use crate::Outcome;
use crate::args::Args;
use crate::say;
use board::Board;
pub use dialect::Dialect;
use options::Options;
use search::Searcher;

/// The command.
///
/// # Errors
/// What is wrong with the arguments, or with standard input or output.
pub fn run(args: &Args, dialect: Dialect) -> Outcome {
    args.plain::<0>("nothing")?;
    let mut engine = Engine::new(dialect);
    for line in io::stdin().lock().split(b'\n') {
        let line = line.map_err(|error| format!("standard input: {error}"))?;
        if !engine.obey(&String::from_utf8_lossy(&line)) {
            break;
        }
    }
    engine.searcher.end();
    Ok(ExitCode::SUCCESS)
}

/// One conversation.
struct Engine {
    dialect: Dialect,
    options: Options,
    board: Board,
    searcher: Searcher,
    /// The latest `go`.
    order: go::Order,
}

impl Engine {
    fn new(dialect: Dialect) -> Self {
        let options = Options::default();
        Self {
            dialect,
            board: Board::start(options.rules),
            searcher: Searcher::new(options.megabytes),
            order: go::Order::default(),
            options,
        }
    }

    /// Does what a line says; false if it ends the conversation.
    fn obey(&mut self, line: &str) -> bool {
        let mut words = line.split_whitespace();
        let command = words.next().unwrap_or_default();
        let words: Vec<&str> = words.collect();
        let done = match command {
            "" => Ok(()),
            "quit" => {
                self.searcher.end();
                if self.dialect == Dialect::Ucci {
                    say("bye");
                }
                return false;
            }
            "isready" => {
                say("readyok");
                Ok(())
            }
            "stop" => {
                self.searcher.end();
                Ok(())
            }
            "ponderhit" => {
                let endless = self.options.level.is_none() && self.order.is_endless();
                self.searcher.release(endless);
                Ok(())
            }
            "ucinewgame" => {
                self.searcher.forget();
                Ok(())
            }
            "setoption" => self.set_option(&words),
            "position" => self.set_board(&words),
            "banmoves" => self.ban(&words),
            "go" => self.go(&words),
            _ if command == self.dialect.name() => {
                self.greet();
                Ok(())
            }
            _ => Err(format!("unknown command {command:?}")),
        };
        if let Err(wrong) = done {
            say(&format!("info string {wrong}"));
        }
        true
    }

    fn greet(&self) {
        say(&format!("id name San Cai {}", env!("CARGO_PKG_VERSION")));
        say("id author the San Cai authors");
        for option in self.options.declared(self.dialect) {
            say(&option);
        }
        say(&format!("{}ok", self.dialect.name()));
    }

    fn set_option(&mut self, words: &[&str]) -> Result<(), String> {
        self.searcher.end();
        if self.dialect == Dialect::Ucci && words == ["newgame"] {
            self.searcher.forget();
            return Ok(());
        }
        let before = self.options;
        let (name, value) = self.dialect.option(words);
        self.options.set(&name, &value)?;
        if self.options.megabytes != before.megabytes {
            self.searcher = Searcher::new(self.options.megabytes);
        }
        if self.options.rules.id != before.rules.id {
            self.board = Board::start(self.options.rules);
            self.searcher.forget();
        }
        Ok(())
    }

    fn set_board(&mut self, words: &[&str]) -> Result<(), String> {
        self.searcher.end();
        self.board = Board::read(self.options.rules, self.dialect, words)?;
        Ok(())
    }

    fn ban(&mut self, words: &[&str]) -> Result<(), String> {
        self.searcher.end();
        self.board.ban(self.dialect, words)
    }

    fn go(&mut self, words: &[&str]) -> Result<(), String> {
        self.searcher.end();
        let order = go::Order::read(words, self.board.side())?;
        self.order = order;
        self.searcher
            .begin(&self.board, &self.options, order, self.dialect);
        Ok(())
    }
}
