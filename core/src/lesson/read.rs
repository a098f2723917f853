//! Reads a chapter's text (schema: `docs/lessons.md`).
use super::condition::{Condition, Way};
use super::course::{Chapter, Given, Lesson, Step, Task, Wrong};
use crate::board::{Kind, Move, Piece, Point};
use crate::game::{Game, Setup};
use crate::ruleset::RuleSet;

/// The chapters' texts, in their order.
pub(super) static CHAPTERS: [&str; 4] = [
    include_str!("../../data/lessons/board.txt"),
    include_str!("../../data/lessons/mate.txt"),
    include_str!("../../data/lessons/tactics.txt"),
    include_str!("../../data/lessons/san-cai.txt"),
];

/// Names of values that are pieces, given by the point on which they stand; those that are points.
const PIECES: [&str; 4] = ["piece", "target", "other", "screen"];
const POINTS: [&str; 4] = ["from", "to", "point", "goal"];

/// A fault of a text, for whoever writes lessons.
type Fault = String;

/// A chapter.
///
/// # Errors
/// The first line that cannot be read, and why.
pub(super) fn chapter(text: &'static str) -> Result<Chapter, Fault> {
    let mut reader = Reader::default();
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        reader
            .line(line)
            .map_err(|fault| format!("line {}: {line}: {fault}", index + 1))?;
    }
    reader.end()
}

#[derive(Default)]
struct Reader {
    id: Option<&'static str>,
    lessons: Vec<Lesson>,
    rules: Option<&'static RuleSet>,
    /// The game before the next step, and whether it goes on from the step before.
    game: Option<(Game, bool)>,
}

impl Reader {
    fn line(&mut self, line: &'static str) -> Result<(), Fault> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "chapter" => self.id = Some(rest),
            "lesson" => self.begin(rest)?,
            "rules" => self.rules = Some(RuleSet::named(rest).ok_or("no such rules")?),
            "at" => self.game = Some((self.set_up(rest)?, false)),
            "played" => self.play(rest)?,
            "tell" => self.step(Task::Tell)?,
            "tap" => self.step(Task::Tap(points(rest)?))?,
            "move" => self.step(Task::Move(conditions(rest)?))?,
            _ => self.option(word, rest)?,
        }
        Ok(())
    }

    fn begin(&mut self, rest: &'static str) -> Result<(), Fault> {
        let (id, letter) = rest.split_once(' ').ok_or("a name and a piece's letter")?;
        let emblem = letter.chars().next().and_then(Piece::from_letter);
        self.game = None;
        self.lessons.push(Lesson {
            id,
            emblem: emblem.ok_or("no piece's letter")?,
            steps: Vec::new(),
        });
        Ok(())
    }

    fn set_up(&self, text: &str) -> Result<Game, Fault> {
        let rules = self.rules.ok_or("no rules yet")?;
        Game::new(Setup {
            start: (text != "start").then(|| text.to_owned()),
            ..Setup::of(rules)
        })
        .map_err(|faults| format!("{faults:?}"))
    }

    /// Moves made before the next step begins.
    fn play(&mut self, texts: &str) -> Result<(), Fault> {
        let (game, _) = self.game.as_mut().ok_or("no position yet")?;
        moves(texts)?
            .into_iter()
            .try_for_each(|action| made(game, action))
    }

    fn step(&mut self, task: Task) -> Result<(), Fault> {
        let game = match self.game.take() {
            Some(game) => game,
            None => (self.after_last()?, true),
        };
        let lesson = self.lessons.last_mut().ok_or("no lesson yet")?;
        let number = lesson.steps.len() + 1;
        lesson.steps.push(Step {
            key: format!("lesson-{}-{number}", lesson.id),
            game: game.0,
            goes_on: game.1,
            task,
            lit: Vec::new(),
            arrows: Vec::new(),
            given: Vec::new(),
            solution: None,
            reply: None,
            wrong: Vec::new(),
            barred: Vec::new(),
            praise: false,
        });
        Ok(())
    }

    /// Where the step before ends.
    fn after_last(&self) -> Result<Game, Fault> {
        let last = self.lessons.last().and_then(|lesson| lesson.steps.last());
        let last = last.ok_or("no position yet")?;
        let mut game = last.game.clone();
        for action in [last.solution, last.reply].into_iter().flatten() {
            made(&mut game, action)?;
        }
        Ok(game)
    }

    /// A line that says more about the latest step.
    fn option(&mut self, word: &str, rest: &'static str) -> Result<(), Fault> {
        let lesson = self.lessons.last_mut().ok_or("no lesson yet")?;
        let id = lesson.id;
        let step = lesson.steps.last_mut().ok_or("no step yet")?;
        match word {
            "lit" => step.lit = points(rest)?,
            "arrow" => step.arrows.push(pair(rest)?),
            "with" => step.given = given(&step.game, rest)?,
            "solution" => step.solution = Some(one_move(rest)?),
            "reply" => step.reply = Some(one_move(rest)?),
            "wrong" => step.wrong.push(wrong(id, rest)?),
            "barred" => step.barred = moves(rest)?,
            "praise" => step.praise = true,
            _ => return Err("no such word".to_owned()),
        }
        Ok(())
    }

    fn end(self) -> Result<Chapter, Fault> {
        let id = self.id.ok_or("no chapter")?;
        let lessons = self.lessons;
        if lessons.iter().any(|lesson| lesson.steps.is_empty()) {
            return Err("a lesson without a step".to_owned());
        }
        Ok(Chapter { id, lessons })
    }
}

fn made(game: &mut Game, action: Move) -> Result<(), Fault> {
    let side = game.side();
    game.act(crate::game::Act::Move(action), side, 0)
        .map_err(|refusal| format!("{action}: {refusal:?}"))
}

fn point(text: &str) -> Result<Point, Fault> {
    Point::parse(text).ok_or_else(|| format!("{text}: no point"))
}

fn points(texts: &str) -> Result<Vec<Point>, Fault> {
    texts.split_whitespace().map(point).collect()
}

fn pair(texts: &str) -> Result<(Point, Point), Fault> {
    match points(texts)?[..] {
        [from, to] => Ok((from, to)),
        _ => Err("not two points".to_owned()),
    }
}

fn one_move(text: &str) -> Result<Move, Fault> {
    Move::parse(text).ok_or_else(|| format!("{text}: no move"))
}

fn moves(texts: &str) -> Result<Vec<Move>, Fault> {
    texts.split_whitespace().map(one_move).collect()
}

fn given(game: &Game, texts: &'static str) -> Result<Vec<(&'static str, Given)>, Fault> {
    let one = |text: &'static str| {
        let (name, at) = text.split_once('=').ok_or("not name=point")?;
        let at = point(at)?;
        let piece = game.line().piece(at);
        match piece.filter(|_| PIECES.contains(&name)) {
            Some(piece) => Ok((name, Given::Piece(piece, at))),
            None if POINTS.contains(&name) => Ok((name, Given::Point(at))),
            None => Err(format!("{text}: no such name, or nothing stands there")),
        }
    };
    texts.split_whitespace().map(one).collect()
}

fn wrong(lesson: &str, rest: &str) -> Result<Wrong, Fault> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    let (action, name, punished) = match words[..] {
        [action, name] => (action, name, None),
        [action, name, punished] => (action, name, Some(one_move(punished)?)),
        _ => return Err("a move, a name and perhaps a move".to_owned()),
    };
    Ok(Wrong {
        action: one_move(action)?,
        key: format!("lesson-{lesson}-{name}"),
        punished,
    })
}

fn conditions(texts: &str) -> Result<Vec<Condition>, Fault> {
    texts
        .split('+')
        .map(|text| condition(text.trim()))
        .collect()
}

fn condition(text: &str) -> Result<Condition, Fault> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    Ok(match word {
        "any" => Condition::Any,
        "list" => Condition::List(moves(rest)?),
        "piece" => Condition::Piece(kind(rest)?),
        "reach" => Condition::Reach(points(rest)?),
        "capture" => Condition::Capture(kind(rest)?),
        "check" => Condition::Check,
        "mate" => Condition::Mate,
        "stalemate" => Condition::Stalemate,
        "escape" => Condition::Escape(way(rest)?),
        "safe" => Condition::Safe,
        "guard" => Condition::Guard(point(rest)?),
        "cross" => Condition::Cross,
        "touch" => Condition::Touch,
        "hidden" => Condition::Hidden,
        "enter" => Condition::Enter,
        "win" => Condition::Win,
        "descend" => Condition::Descend,
        "extra" => Condition::Extra,
        _ => return Err(format!("{text}: no such condition")),
    })
}

fn kind(name: &str) -> Result<Kind, Fault> {
    let found = Kind::ALL.into_iter().find(|kind| kind.name() == name);
    found.ok_or_else(|| format!("{name}: no kind of piece"))
}

fn way(name: &str) -> Result<Way, Fault> {
    Ok(match name {
        "away" => Way::Away,
        "take" => Way::Take,
        "block" => Way::Block,
        "leg" => Way::Leg,
        "screen-away" => Way::ScreenAway,
        "screen-added" => Way::ScreenAdded,
        _ => return Err(format!("{name}: no way to answer a check")),
    })
}
