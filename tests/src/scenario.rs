use sancai::app::{
    Act, App, Command, Gesture, Job, Key, NewGame, Opponent, Painting, Session, Thought, Timing,
    View, Wants,
};
use sancai::board::{Move, Plane, Side};
use sancai::energy::{Preset, Slider, Toggle};
use sancai::game::Odds;
use sancai::scene::Window;
use sancai::store::Filter;
use serde_json::Value;

/// Runs a scenario (`tests/scenarios/README.md`).
///
/// # Errors
/// The first step that is not as it says, with its number.
pub fn run(scenario: &Value) -> Result<(), String> {
    let mut runner = Runner::new(scenario)?;
    let steps = scenario["steps"].as_array().ok_or("no steps")?;
    for (index, step) in steps.iter().enumerate() {
        runner
            .step(step)
            .map_err(|fault| format!("step {}: {step}: {fault}", index + 1))?;
    }
    Ok(())
}

struct Runner {
    app: App,
    session: Session,
    /// The game's energy image.
    painting: Painting,
    /// Monotonic milliseconds.
    now: u64,
    refused: String,
}

impl Runner {
    fn new(scenario: &Value) -> Result<Self, String> {
        let mut app = App::new(scenario["language"].as_str().unwrap_or("en"));
        let seed = scenario["seed"].as_u64().unwrap_or(0);
        let mut session = match scenario["lesson"].as_str() {
            Some(id) => app.lesson(id).ok_or("no such lesson")?,
            None => app.start(&choice(&scenario["game"]), seed, 0)?,
        };
        session.set_window(window(&scenario["window"]));
        Ok(Self {
            painting: app.painting(&session),
            app,
            session,
            now: 0,
            refused: String::new(),
        })
    }

    fn step(&mut self, step: &Value) -> Result<(), String> {
        let (name, value) = step
            .as_object()
            .and_then(|step| step.iter().next())
            .ok_or("an empty step")?;
        match name.as_str() {
            "tap" => {
                let (x, y) = self.place(value)?;
                self.gesture(Gesture::Tap(x, y));
            }
            "drag" => self.drag(value)?,
            "key" => self.gesture(Gesture::Key(key(text(value)?)?)),
            "command" => {
                let act = self.session.command(command(text(value)?)?);
                self.act(act);
            }
            "answer" => self.act(Some(Act::Answer(value.as_bool().ok_or("not a bool")?))),
            "machine" => self.machine(text(value)?)?,
            "think" => self.think(),
            "act" => self.act(Some(Act::Move(Move::parse(text(value)?).ok_or("no move")?))),
            "seek" => self.gesture(Gesture::Seek(value.as_u64().ok_or("no ply")? as u32)),
            "reopen" => self.reopen()?,
            "set" => self.set(value)?,
            "now" => self.now = value.as_u64().ok_or("no time")?,
            "energy" => self.energy(text(value)?)?,
            "expect" => self.expect(value)?,
            _ => return Err("unknown step".to_owned()),
        }
        Ok(())
    }

    /// Leaves the game, and goes on with it as it is stored.
    fn reopen(&mut self) -> Result<(), String> {
        self.session.leave(self.now);
        let window = *self.session.window();
        let id = self.session.record().ok_or("it is not stored")?;
        self.session = self.app.resume(id, 0, self.now)?;
        self.session.set_window(window);
        self.painting = self.app.painting(&self.session);
        Ok(())
    }

    fn set(&mut self, value: &Value) -> Result<(), String> {
        for (key, value) in value.as_object().ok_or("no settings")? {
            self.app.set(key, text(value)?)?;
        }
        Ok(())
    }

    fn place(&self, value: &Value) -> Result<(f32, f32), String> {
        if let Some([x, y]) = value.as_array().map(Vec::as_slice) {
            let number = |value: &Value| {
                value
                    .as_f64()
                    .map(|number| number as f32)
                    .ok_or("not a number")
            };
            return Ok((number(x)?, number(y)?));
        }
        self.session
            .named_centre(text(value)?)
            .ok_or_else(|| "no such point in sight".to_owned())
    }

    fn gesture(&mut self, gesture: Gesture) {
        let act = self.session.gesture(gesture);
        self.act(act);
    }

    fn drag(&mut self, value: &Value) -> Result<(), String> {
        let ((x, y), (to_x, to_y)) = (self.place(&value[0])?, self.place(&value[1])?);
        self.gesture(Gesture::Press(x, y));
        self.gesture(Gesture::Slide(to_x, to_y));
        self.gesture(Gesture::Lift(to_x, to_y));
        Ok(())
    }

    fn act(&mut self, act: Option<Act>) {
        if let Some(Err(refusal)) = act.map(|act| self.session.act(act, self.now)) {
            self.refused = self.session.refusal(refusal);
        }
    }

    fn machine(&mut self, answer: &str) -> Result<(), String> {
        let thought = match answer {
            "draw yes" => Thought::Draw(true),
            "draw no" => Thought::Draw(false),
            _ => Thought::Move(Move::parse(answer).ok_or("no move")?),
        };
        let revision = self.session.view(self.now).revision;
        self.act(Some(Act::Engine(revision, thought)));
        Ok(())
    }

    /// Lets the machine think about what somebody waits for, if somebody does.
    fn think(&mut self) {
        if let Some((revision, thought)) = self.session.job().map(Job::think) {
            self.act(Some(Act::Engine(revision, thought)));
        }
    }

    fn energy(&mut self, told: &str) -> Result<(), String> {
        let number = |text: &str| {
            text.parse::<usize>()
                .map_err(|_| format!("no number {text}"))
        };
        let words: Vec<&str> = told.split(' ').collect();
        let unknown = || format!("no energy {told}");
        match words[..] {
            ["turn", name, on] => {
                let toggle = Toggle::named(name).ok_or_else(unknown)?;
                self.painting.turn(toggle, on == "on");
            }
            ["slide", name, value] => {
                let slider = Slider::named(name).ok_or_else(unknown)?;
                self.painting.slide(slider, number(value)? as u8);
            }
            ["choose", name] => self
                .painting
                .choose(Preset::named(name).ok_or_else(unknown)?),
            ["seek", ply] => self.painting.seek(number(ply)?),
            ["play"] => self.painting.play(),
            ["step"] => self.painting.step(),
            _ => return Err(unknown()),
        }
        self.app.keep_energy(&self.painting);
        Ok(())
    }

    fn expect(&mut self, lines: &Value) -> Result<(), String> {
        self.painting.follow(self.session.game());
        let view = self.session.view(self.now);
        for (line, wanted) in lines.as_object().ok_or("not lines")? {
            if line == "spoken" {
                self.expect_spoken(wanted)?;
                continue;
            }
            let found = self.line(line, &view)?;
            if Some(found.as_str()) != wanted.as_str() {
                return Err(format!("{line} is «{found}»"));
            }
        }
        self.refused.clear();
        Ok(())
    }

    fn expect_spoken(&self, wanted: &Value) -> Result<(), String> {
        let points = self.session.points();
        for (name, text) in wanted.as_object().ok_or("not points")? {
            let point = points
                .iter()
                .find(|spoken| spoken.point.to_string() == *name);
            let found = point.map_or("", |spoken| &spoken.text);
            if Some(found) != text.as_str() {
                return Err(format!("{name} says «{found}»"));
            }
        }
        Ok(())
    }

    fn line(&self, line: &str, view: &View) -> Result<String, String> {
        Ok(match line {
            "status" => view.status.clone(),
            "detail" => view.detail.clone(),
            "announce" => view.announce.clone(),
            "position" => view.position.clone(),
            "banner" => view.banner.as_ref().map_or_else(String::new, |banner| {
                format!(
                    "{}: {}",
                    format!("{:?}", banner.kind).to_lowercase(),
                    banner.text
                )
            }),
            "question" => view.question.as_ref().map_or_else(String::new, |question| {
                let parts = [&question.text, &question.yes, &question.no].map(String::as_str);
                parts
                    .into_iter()
                    .filter(|part| !part.is_empty())
                    .collect::<Vec<_>>()
                    .join(" / ")
            }),
            "end" => view.end.as_ref().map_or_else(String::new, |end| {
                format!("{} / {}", end.title, end.sentence)
            }),
            "why" => view.why.as_ref().map_or_else(String::new, |why| {
                format!(
                    "{} / {} / {} / {} of {}",
                    why.title, why.text, why.label, why.step, why.steps
                )
            }),
            "coach" => view.lesson.as_ref().map_or_else(String::new, |lesson| {
                let tone = format!("{:?}", lesson.tone).to_lowercase();
                format!(
                    "{tone}: {} / {} of {}",
                    lesson.text, lesson.step, lesson.steps
                )
            }),
            "notation" => view.notation.clone(),
            "place" => view
                .place
                .map_or_else(String::new, |place| place.to_string()),
            "unfinished" => unfinished(&self.app),
            "games" => games(&self.app),
            "clocks" => {
                let clocks = [&view.far, &view.near]
                    .map(|strip| strip.clock.as_ref().map_or("", |clock| clock.text.as_str()));
                clocks.join(" / ")
            }
            "pause" => view.pause.as_ref().map_or_else(String::new, |card| {
                format!("{} / {}", card.title, card.resume)
            }),
            "tick" => view.tick_at.map_or_else(String::new, |at| at.to_string()),
            "turned" => turned(view),
            "near" => view.near.spoken.clone(),
            "far" => view.far.spoken.clone(),
            "enabled" => {
                let enabled = view.buttons.iter().filter(|button| button.enabled);
                joined(enabled.map(|button| format!("{:?}", button.command)))
            }
            "cues" => joined(view.sounds.iter().map(|cue| format!("{cue:?}"))),
            "haptic" => joined(view.haptic.iter().map(|cue| format!("{cue:?}"))),
            "wants" => if view.wants == Wants::Think {
                "think"
            } else {
                "nothing"
            }
            .to_owned(),
            "answers" => self.answers(),
            "moves" => joined(
                self.session
                    .moves(0, usize::MAX)
                    .into_iter()
                    .map(|entry| format!("{} {}", entry.number, entry.text).trim().to_owned()),
            ),
            "seals" => view
                .seals
                .iter()
                .map(|seal| seal.spoken.clone())
                .collect::<Vec<_>>()
                .join(" / "),
            "pieces" => self.session.scene().groups.len().to_string(),
            "energy" => self.painting.image().digest(),
            "energy-said" => {
                let view = self.painting.view();
                format!("{} / {}", view.moves, view.description)
            }
            "refused" => self.refused.clone(),
            _ => return Err(format!("no line {line}")),
        })
    }

    fn answers(&self) -> String {
        let points = self.session.points();
        let mut names: Vec<String> = points
            .iter()
            .filter(|spoken| spoken.answers)
            .map(|spoken| spoken.point.to_string())
            .collect();
        names.sort();
        names.join(" ")
    }
}

/// The games on Home.
fn unfinished(app: &App) -> String {
    let cards = app.unfinished(10).into_iter();
    let told: Vec<String> = cards
        .map(|it| format!("{}: {}", it.title, it.detail))
        .collect();
    told.join(" / ")
}

/// The stored games.
fn games(app: &App) -> String {
    let cards = app.games(&Filter::default(), 0, 10).unwrap_or_default();
    let told = cards
        .into_iter()
        .map(|it| format!("{}: {}", it.title, it.detail));
    told.collect::<Vec<_>>().join(" / ")
}

/// What is turned to the far player.
fn turned(view: &View) -> String {
    let question = view
        .question
        .as_ref()
        .is_some_and(|question| question.turned);
    let parts = [
        ("far", view.far.turned),
        ("near", view.near.turned),
        ("question", question),
    ];
    joined(
        parts
            .into_iter()
            .filter(|part| part.1)
            .map(|part| part.0.to_owned()),
    )
}

fn joined(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(" ")
}

fn text(value: &Value) -> Result<&str, String> {
    value.as_str().ok_or_else(|| format!("not a text: {value}"))
}

fn choice(game: &Value) -> NewGame {
    NewGame {
        rules: game["rules"].as_str().unwrap_or_default().to_owned(),
        opponent: if game["opponent"] == "here" {
            Opponent::Here
        } else {
            Opponent::Machine
        },
        level: game["level"].as_u64().unwrap_or(1) as u8,
        colour: match game["colour"].as_str() {
            Some("black") => Some(Side::Black),
            Some("either") => None,
            _ => Some(Side::Red),
        },
        position: game["position"].as_str().unwrap_or_default().to_owned(),
        ..options(game)
    }
}

/// The clock and the options of a game, as far as they are given.
fn options(game: &Value) -> NewGame {
    let usual = NewGame::default();
    let number = |name: &str, usual: u32| game[name].as_u64().map_or(usual, |number| number as u32);
    let side = |name: &str| match game[name].as_str() {
        Some("black") => Some(Side::Black),
        Some("lot") => None,
        _ => Some(Side::Red),
    };
    NewGame {
        timing: match game["timing"].as_str() {
            Some("increment") => Timing::Increment,
            Some("byoyomi") => Timing::Byoyomi,
            _ => Timing::None,
        },
        minutes: number("minutes", usual.minutes),
        increment: number("increment", usual.increment),
        period: number("period", usual.period),
        periods: number("periods", usual.periods),
        touch_move: game["touch-move"] == true,
        formal: game["formal"].as_bool(),
        odds: Odds::ALL
            .into_iter()
            .find(|odds| game["odds"] == odds.name()),
        odds_side: side("odds-side").unwrap_or(Side::Red),
        begins: side("begins"),
        modern_cannon: game["modern-cannon"] == true,
        ..usual
    }
}

fn window(given: &Value) -> Window {
    let side = |name: &str, usual: f32| given[name].as_f64().map_or(usual, |side| side as f32);
    Window {
        width: side("width", 360.0),
        height: side("height", 780.0),
        text_scale: 1.0,
        ..Window::default()
    }
}

fn key(name: &str) -> Result<Key, String> {
    Ok(match name {
        "Left" => Key::Left,
        "Right" => Key::Right,
        "Up" => Key::Up,
        "Down" => Key::Down,
        "Enter" => Key::Enter,
        "Escape" => Key::Escape,
        "Undo" => Key::Undo,
        "Flip" => Key::Flip,
        "Next" => Key::Next,
        "Hint" => Key::Hint,
        "Threat" => Key::Threat,
        _ => return Err(format!("no key {name}")),
    })
}

fn command(name: &str) -> Result<Command, String> {
    Ok(match name {
        "Undo" => Command::Undo,
        "Redo" => Command::Redo,
        "Flip" => Command::Flip,
        "OfferDraw" => Command::OfferDraw,
        "Resign" => Command::Resign,
        "Letters" => Command::Letters,
        "EnlargeTian" => Command::Enlarge(Plane::Tian),
        "EnlargeRen" => Command::Enlarge(Plane::Ren),
        "Review" => Command::Review,
        "ReviewFirst" => Command::ReviewFirst,
        "ReviewBack" => Command::ReviewBack,
        "ReviewNext" => Command::ReviewNext,
        "ReviewLast" => Command::ReviewLast,
        "ReviewClose" => Command::ReviewClose,
        "Why" => Command::Why,
        "WhyNext" => Command::WhyNext,
        "WhyBack" => Command::WhyBack,
        "WhyClose" => Command::WhyClose,
        "Notation" => Command::Notation,
        "Hint" => Command::Hint,
        "Threat" => Command::Threat,
        "Show" => Command::Show,
        "Again" => Command::Again,
        "Next" => Command::Next,
        "Pause" => Command::Pause,
        "Resume" => Command::Resume,
        _ => return Err(format!("no command {name}")),
    })
}
