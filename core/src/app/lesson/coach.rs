//! What the coach says and shows.
use super::{Help, Miss, Run, Stage};
use crate::app::session::Session;
use crate::app::view::{Button, Command, LessonView, Tone};
use crate::board::{Kind, Move, Piece, Point};
use crate::game::{Obstacle, Replay};
use crate::lesson::{Condition, Course, Given, Hanging, Task};
use crate::scene::{Mark, Planes};
use crate::words::{Arg, MoveTold};

/// The names of values in texts.
const NAMES: [&str; 8] = [
    "piece", "target", "other", "screen", "from", "to", "point", "goal",
];

impl Session {
    /// What a lesson shows beside its board; `None` in a game.
    pub(in crate::app) fn lesson_view(&self) -> Option<LessonView> {
        let run = self.lesson.as_ref()?;
        let words = self.words;
        let count = |index: usize| Arg::Number(index as i64);
        let steps = run.lesson.steps.len();
        let ended = Course::get().after(run.lesson.id).is_none();
        Some(LessonView {
            title: words.text(&format!("lesson-{}", run.lesson.id)),
            text: self.coach_text(),
            tone: tone(run.stage),
            step: run.at as u32 + 1,
            steps: steps as u32,
            spoken: words.format(
                "learn-step",
                &[("n", count(run.at + 1)), ("most", count(steps))],
            ),
            main: main_button(run),
            finish: if matches!(run.stage, Stage::Done) && ended {
                words.text("common-close")
            } else {
                String::new()
            },
        })
    }

    /// The coach's words.
    pub(in crate::app) fn coach_text(&self) -> String {
        let Some(run) = &self.lesson else {
            return String::new();
        };
        let step = run.step();
        match run.stage {
            Stage::Asks(Help::None) | Stage::Answers => self.step_text(run, &step.key),
            Stage::Asks(help) => self.help_text(run, help),
            Stage::Refused(miss) | Stage::Wrong(miss) => self.miss_text(run, miss),
            Stage::Right => self.praise(run),
            Stage::Done => {
                let ended = Course::get().after(run.lesson.id).is_none();
                let done = if ended {
                    "coach-course-done"
                } else {
                    "coach-lesson-done"
                };
                let told = if step.praise {
                    self.praise(run)
                } else {
                    String::new()
                };
                self.words.sentences(&[told, self.words.text(done)])
            }
        }
    }

    fn praise(&self, run: &Run) -> String {
        let step = run.step();
        if step.praise {
            self.step_text(run, &format!("{}-done", step.key))
        } else {
            self.words.text("coach-right")
        }
    }

    /// A text of the step, told the values that its data give.
    fn step_text(&self, run: &Run, key: &str) -> String {
        let step = run.step();
        let mut args = Vec::new();
        for name in NAMES {
            match step.value(name) {
                Some(Given::Piece(piece, at)) => {
                    args.push((name, Arg::Piece(piece)));
                    if name == "piece" {
                        let free = piece.kind.freedom(at.relative_rank(piece.side));
                        args.push(("n", Arg::Number(free.into())));
                    }
                }
                Some(Given::Point(point)) => args.push((name, Arg::Point(point))),
                None => {}
            }
        }
        self.words.format(key, &args)
    }

    fn help_text(&self, run: &Run, help: Help) -> String {
        let step = run.step();
        if let Task::Tap(points) = &step.task {
            let point = points.first().copied().map(Arg::Point);
            return point.map_or_else(String::new, |point| {
                self.words.format("coach-tap", &[("point", point)])
            });
        }
        match step.solution {
            Some(action) if help == Help::Show => self.told_move(step.game.line(), action),
            Some(action) if action.from().is_none() => self.words.text("coach-look-mark"),
            _ => self.step_text(run, "coach-look"),
        }
    }

    /// A move in words, as it would be read aloud.
    fn told_move(&self, line: &dyn Replay, action: Move) -> String {
        let effect = line.would(action);
        let piece = action.from().and_then(|from| line.piece(from));
        let spoken = self.words.spoken_move(&MoveTold {
            action,
            side: line.side(),
            kind: piece.map_or(Kind::GiacThan, |piece| piece.kind),
            captured: effect.captured,
            touches: effect.touched,
            check: false,
            two_planes: self.planes() == Planes::Two,
        });
        self.words.sentences(&[spoken])
    }

    fn miss_text(&self, run: &Run, miss: Miss) -> String {
        match miss {
            Miss::Elsewhere(point) => self
                .words
                .format("coach-elsewhere", &[("point", Arg::Point(point))]),
            Miss::Barred(action) => self.words.sentences(&[self.why_not(action)]),
            Miss::Known(wrong) => self.step_text(run, &wrong.key),
            Miss::Unmet(condition, hanging) => self.unmet_text(run, condition, hanging),
        }
    }

    fn unmet_text(&self, run: &Run, condition: &Condition, hanging: Option<Hanging>) -> String {
        if let Some(Hanging { by, target }) = hanging {
            let args = [
                ("other", Arg::Piece(by.0)),
                ("target", Arg::Piece(target.0)),
                ("point", Arg::Point(target.1)),
            ];
            return self.words.format("miss-safe", &args);
        }
        if let Condition::Guard(point) = condition
            && let Some(target) = run.step().game.line().piece(*point)
        {
            let args = [
                ("target", Arg::Piece(target)),
                ("point", Arg::Point(*point)),
            ];
            return self.words.format("miss-guard", &args);
        }
        self.words.text(miss_key(condition))
    }

    /// The marks of the step, of what was missed or of the help that was asked for.
    pub(in crate::app) fn lesson_marks(&self) -> Vec<Mark> {
        let Some(run) = &self.lesson else {
            return Vec::new();
        };
        let step = run.step();
        match run.stage {
            Stage::Asks(Help::None) => {
                let arrow = |&(from, to): &(Point, Point)| arrow(from, to, false);
                let lit = step.lit.iter().copied().map(Mark::Wanted);
                lit.chain(step.arrows.iter().map(arrow)).collect()
            }
            Stage::Asks(help) => help_marks(run, help),
            Stage::Refused(miss) | Stage::Wrong(miss) => self.miss_marks(miss),
            Stage::Answers | Stage::Right | Stage::Done => Vec::new(),
        }
    }

    fn miss_marks(&self, miss: Miss) -> Vec<Mark> {
        let threat = match miss {
            Miss::Elsewhere(_) => None,
            Miss::Barred(action) => return self.refused(action),
            Miss::Known(wrong) => wrong.punished.and_then(threat),
            Miss::Unmet(_, hanging) => hanging.map(|Hanging { by, target }| Mark::Threat {
                from: by.1,
                to: target.1,
            }),
        };
        threat.into_iter().collect()
    }

    /// The way that is not open, with what stands in it, or what the move would leave the General open to.
    fn refused(&self, action: Move) -> Vec<Mark> {
        let (Some(to), Some(obstacle)) = (action.to(), self.game.why_not(action)) else {
            return Vec::new();
        };
        let from = action.from().unwrap_or(to);
        let against = obstacle.pieces().first().map(|standing| standing.point);
        let exposed = matches!(obstacle, Obstacle::Check { .. } | Obstacle::Facing(_));
        let mut marks = vec![Mark::Refused {
            from,
            to,
            blocked: against.filter(|_| !exposed),
        }];
        if let (true, Some(by), Some(general)) = (exposed, against, self.general_after(action)) {
            marks.push(Mark::Threat {
                from: by,
                to: general,
            });
        }
        marks
    }

    /// Where the General of the side to move would stand after a move.
    fn general_after(&self, action: Move) -> Option<Point> {
        let line = self.game.line();
        let general = Piece::new(line.side(), Kind::General);
        let pieces = line.pieces().into_iter();
        let at = pieces
            .filter(|(_, piece, _)| *piece == general)
            .map(|(_, _, at)| at)
            .next()?;
        if action.from() == Some(at) {
            action.to()
        } else {
            Some(at)
        }
    }

    /// The buttons of a lesson.
    pub(in crate::app) fn lesson_buttons(&self, run: &Run) -> Vec<Button> {
        let next = match run.stage {
            Stage::Asks(_) => matches!(run.step().task, Task::Tell),
            Stage::Done => Course::get().after(run.lesson.id).is_some(),
            Stage::Right => true,
            _ => false,
        };
        let missed = matches!(run.stage, Stage::Wrong(_) | Stage::Refused(_));
        let asks = run.asks() && !matches!(run.step().task, Task::Tell);
        let fresh = matches!(run.stage, Stage::Asks(help) if help < Help::Look);
        let shown = matches!(run.stage, Stage::Asks(Help::Show));
        let all = [
            (Command::Hint, "game-hint", asks && fresh, asks && !missed),
            (Command::Show, "coach-show", !shown, asks || missed),
            (Command::Again, "coach-again", missed, missed),
            (Command::Next, "coach-next", next, next),
        ];
        let seen = all.into_iter().filter(|(.., seen)| *seen);
        seen.map(|(command, key, enabled, _)| Button {
            command,
            caption: self.words.text(key),
            enabled,
        })
        .collect()
    }
}

const fn tone(stage: Stage) -> Tone {
    match stage {
        Stage::Asks(Help::None) | Stage::Answers => Tone::Plain,
        Stage::Asks(_) => Tone::Hint,
        Stage::Refused(_) | Stage::Wrong(_) => Tone::Wrong,
        Stage::Right | Stage::Done => Tone::Right,
    }
}

/// The one main button.
fn main_button(run: &Run) -> Option<Command> {
    match run.stage {
        Stage::Wrong(_) | Stage::Refused(_) => Some(Command::Again),
        Stage::Right | Stage::Done => Some(Command::Next),
        Stage::Asks(_) if matches!(run.step().task, Task::Tell) => Some(Command::Next),
        Stage::Asks(_) | Stage::Answers => None,
    }
}

fn help_marks(run: &Run, help: Help) -> Vec<Mark> {
    let step = run.step();
    if let Task::Tap(points) = &step.task {
        return points.iter().copied().map(Mark::Wanted).collect();
    }
    let Some(action) = step.solution else {
        return Vec::new();
    };
    let Some(from) = action.from() else {
        let to = action.to().filter(|_| help == Help::Show);
        return to.map(Mark::Wanted).into_iter().collect();
    };
    if help == Help::Look {
        return vec![Mark::Wanted(from)];
    }
    shown(step.game.line(), from, action)
}

/// A move as an arrow with its end, by way of what it passes; between planes, where no arrow goes, its beginning too.
fn shown(line: &dyn Replay, from: Point, action: Move) -> Vec<Mark> {
    let cannon = line
        .piece(from)
        .is_some_and(|piece| piece.kind == Kind::Cannon);
    let jumps = cannon && line.would(action).captured.is_some();
    let mut marks = Vec::new();
    let mut at = from;
    for to in [action.through(), action.to()].into_iter().flatten() {
        if at.plane() != to.plane() {
            marks.push(Mark::Wanted(at));
        }
        marks.extend([arrow(at, to, jumps), Mark::Wanted(to)]);
        at = to;
    }
    marks
}

fn threat(action: Move) -> Option<Mark> {
    Some(Mark::Threat {
        from: action.from()?,
        to: action.to()?,
    })
}

const fn arrow(from: Point, to: Point, jumps: bool) -> Mark {
    Mark::Arrow { from, to, jumps }
}

const fn miss_key(condition: &Condition) -> &'static str {
    match condition {
        Condition::Any | Condition::List(_) | Condition::Safe | Condition::Guard(_) => "miss-other",
        Condition::Piece(_) => "miss-piece",
        Condition::Reach(_) => "miss-reach",
        Condition::Capture(_) => "miss-capture",
        Condition::Check => "miss-check",
        Condition::Mate => "miss-mate",
        Condition::Stalemate => "miss-stalemate",
        Condition::Escape(_) => "miss-escape",
        Condition::Cross => "miss-cross",
        Condition::Touch => "miss-touch",
        Condition::Hidden => "miss-hidden",
        Condition::Enter => "miss-enter",
        Condition::Win => "miss-win",
        Condition::Descend => "miss-descend",
        Condition::Extra => "miss-extra",
    }
}
