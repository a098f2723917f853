//! `sancai-text [--rules R] [--here] [--level N] [--black] [--lang TAG]`: a game in the terminal.
mod board;

use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use sancai::app::{Act, App, NewGame, Opponent, Session, Wants};
use sancai::board::{Move, Side};
use sancai::words::Arg;

const COMMANDS: &str = "undo redo draw resign yes no moves position help quit";

fn main() -> ExitCode {
    let (tag, choice) = match options(arguments()) {
        Ok(options) => options,
        Err(sentence) => {
            eprintln!("{sentence}");
            return ExitCode::from(2);
        }
    };
    let mut app = App::new(&tag);
    match app.start(&choice, seed(), 0) {
        Ok(mut session) => {
            // A closed terminal ends the game as `quit` does.
            let _ = play(&mut session, io::stdin().lock(), io::stdout());
            ExitCode::SUCCESS
        }
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::from(2)
        }
    }
}

fn seed() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |time| time.as_nanos() as u64)
}

/// What stands after the program's name; bytes that are no text are shown as such.
fn arguments() -> impl Iterator<Item = String> {
    let given = std::env::args_os().skip(1);
    given.map(|word| word.to_string_lossy().into_owned())
}

/// The language of the terminal; an empty variable counts as none.
fn locale() -> String {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"];
    let mut set = variables.iter().filter_map(|name| std::env::var(name).ok());
    set.find(|tag| !tag.is_empty()).unwrap_or_default()
}

fn options(mut given: impl Iterator<Item = String>) -> Result<(String, NewGame), String> {
    let mut tag = locale();
    let mut choice = NewGame {
        rules: "standard".to_owned(),
        ..NewGame::default()
    };
    while let Some(option) = given.next() {
        let mut value = || {
            given
                .next()
                .ok_or_else(|| format!("{option} needs a value"))
        };
        match option.as_str() {
            "--rules" => choice.rules = value()?,
            "--level" => {
                let level: u64 = value()?
                    .parse()
                    .map_err(|_| "--level needs a number".to_owned())?;
                choice.level = u8::try_from(level).unwrap_or(u8::MAX);
            }
            "--position" => choice.position = value()?,
            "--lang" => tag = value()?,
            "--here" => choice.opponent = Opponent::Here,
            "--black" => choice.colour = Some(Side::Black),
            _ => {
                return Err(format!(
                    "unknown option {option}: --rules R, --here, --level N, --black, --position TEXT, --lang TAG"
                ));
            }
        }
    }
    Ok((tag, choice))
}

fn play(session: &mut Session, input: impl BufRead, mut out: impl Write) -> io::Result<()> {
    let mut lines = input.split(b'\n');
    loop {
        while session.wants() == Wants::Think {
            machine(session, &mut out)?;
        }
        show(session, &mut out)?;
        let Some(line) = lines.next() else {
            return writeln!(out, "\n{}", session.words().text("text-bye"));
        };
        if !obey(session, String::from_utf8_lossy(&line?).trim(), &mut out)? {
            return writeln!(out, "{}", session.words().text("text-bye"));
        }
    }
}

fn machine(session: &mut Session, out: &mut impl Write) -> io::Result<()> {
    let Some((revision, thought)) = session.job().map(sancai::app::Job::think) else {
        return Ok(());
    };
    act(session, Act::Engine(revision, thought), out)
}

fn show(session: &mut Session, out: &mut impl Write) -> io::Result<()> {
    let view = session.view(0);
    writeln!(
        out,
        "\n{}\n",
        board::drawn(session.game().line(), !view.seals.is_empty())
    )?;
    for seal in &view.seals {
        writeln!(out, "{}", seal.spoken)?;
    }
    for sentence in [view.announce, view.detail]
        .iter()
        .filter(|sentence| !sentence.is_empty())
    {
        writeln!(out, "{sentence}")?;
    }
    let prompt = view.question.map_or(view.status, |question| question.text);
    write!(out, "{prompt} > ")?;
    out.flush()
}

/// Carries out what was typed; `false` to leave.
fn obey(session: &mut Session, typed: &str, out: &mut impl Write) -> io::Result<bool> {
    match typed {
        "quit" => return Ok(false),
        "undo" => act(session, Act::Undo, out)?,
        "redo" => act(session, Act::Redo, out)?,
        "draw" => act(session, Act::OfferDraw, out)?,
        "resign" => act(session, Act::Resign, out)?,
        "yes" => act(session, Act::Answer(true), out)?,
        "no" => act(session, Act::Answer(false), out)?,
        "position" => writeln!(out, "{}", session.game().line().text())?,
        "moves" => writeln!(out, "{}", list(session))?,
        "help" => help(session, out)?,
        "" => {}
        _ => match Move::parse(typed) {
            Some(action) => act(session, Act::Move(action), out)?,
            None => writeln!(out, "{}", session.unreadable(typed))?,
        },
    }
    Ok(true)
}

fn act(session: &mut Session, act: Act, out: &mut impl Write) -> io::Result<()> {
    match session.act(act, 0) {
        Ok(()) => Ok(()),
        Err(refusal) => writeln!(out, "{}", session.refusal(refusal)),
    }
}

fn help(session: &Session, out: &mut impl Write) -> io::Result<()> {
    let example = session
        .game()
        .line()
        .legal()
        .first()
        .map_or_else(String::new, Move::to_string);
    let args = [
        ("move", Arg::Text(&example)),
        ("commands", Arg::Text(COMMANDS)),
    ];
    writeln!(out, "{}", session.words().format("text-help", &args))
}

fn list(session: &Session) -> String {
    let moves = session.moves(0, usize::MAX);
    let texts = moves
        .iter()
        .map(|entry| format!("{} {}", entry.number, entry.text).trim().to_owned());
    texts.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the terminal shows for these lines typed into a hot-seat game.
    fn typed(rules: &str, lines: &str) -> String {
        let choice = NewGame {
            rules: rules.to_owned(),
            opponent: Opponent::Here,
            ..NewGame::default()
        };
        let mut session = App::new("en").start(&choice, 0, 0).expect("a game");
        let mut out = Vec::new();
        play(&mut session, lines.as_bytes(), &mut out).expect("a terminal");
        String::from_utf8(out).expect("text")
    }

    #[test]
    fn moves_are_typed_and_rubbish_is_named() {
        let shown = typed("standard", "h2e2\nh9g7\nx9\na0a9\nposition\nquit\n");
        assert!(
            shown.contains("“x9” is neither a move nor a command"),
            "{shown}"
        );
        assert!(
            shown.contains("The red soldier on a3 is in the way."),
            "{shown}"
        );
        assert!(
            shown
                .contains("rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2"),
            "{shown}"
        );
    }

    /// Fails if a line that is no UTF-8 ends the game.
    #[test]
    fn bytes_that_are_no_text_are_named() {
        let choice = NewGame {
            opponent: Opponent::Here,
            ..NewGame::default()
        };
        let mut session = App::new("en").start(&choice, 0, 0).expect("a game");
        let mut out = Vec::new();
        let typed: &[u8] = b"\xff\xfe\r\n@c2\r\n";
        play(&mut session, typed, &mut out).expect("a terminal");
        let shown = String::from_utf8(out).expect("text");
        assert!(shown.contains("is neither a move"), "{shown}");
        assert_eq!(session.view(0).plies, 1);
    }

    #[test]
    fn a_terminal_that_closes_ends_the_game() {
        assert!(typed("standard", "h2e2\n").contains("Black to move"));
    }
}
