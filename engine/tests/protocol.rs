//! The protocols as another program meets them.
use std::io::Write;
use std::process::{Command, Stdio};

/// What the engine says to these lines, until it ends.
fn talk(protocol: &str, lines: &str) -> Vec<String> {
    let mut engine = Command::new(env!("CARGO_BIN_EXE_sancai-engine"))
        .arg(protocol)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the engine starts");
    let mut stdin = engine.stdin.take().expect("its standard input");
    stdin.write_all(lines.as_bytes()).expect("it listens");
    drop(stdin);
    let output = engine.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{:?}", output.status);
    let said = String::from_utf8(output.stdout).expect("text");
    said.lines().map(str::to_owned).collect()
}

fn count(said: &[String], start: &str) -> usize {
    said.iter().filter(|line| line.starts_with(start)).count()
}

/// Fails if a search outlives its `stop`, or one answer is lost or said twice.
#[test]
fn every_search_has_one_answer_however_it_is_hammered() {
    let round = "position startpos moves h3e3 h8e8\ngo infinite\nstop\ngo nodes 50\nposition startpos\ngo infinite\n";
    let said = talk("uci", &format!("uci\n{}quit\n", round.repeat(100)));
    assert_eq!(count(&said, "bestmove "), 300);
    assert_eq!(count(&said, "info string"), 0);
}

/// Fails if the answer to `go infinite` does not wait, or the end of the input is not the end.
#[test]
fn both_protocols_greet_and_answer() {
    let uci = talk(
        "uci",
        "uci\nisready\nposition startpos\ngo depth 3\nisready\n",
    );
    assert_eq!(
        (
            count(&uci, "uciok"),
            count(&uci, "readyok"),
            count(&uci, "bestmove ")
        ),
        (1, 2, 1)
    );
    let ucci = talk(
        "ucci",
        "ucci\nposition startpos moves h2e2\nbanmoves h9g7 b9c7\ngo depth 3\nquit\n",
    );
    assert_eq!(
        (
            count(&ucci, "ucciok"),
            count(&ucci, "bestmove "),
            count(&ucci, "bye")
        ),
        (1, 1, 1)
    );
    assert_eq!(
        count(&ucci, "bestmove h9g7") + count(&ucci, "bestmove b9c7"),
        0
    );
    let san_cai =
        "setoption name Ruleset value san-cai\nposition startpos moves @c2 @e7\ngo depth 2\nquit\n";
    assert_eq!(count(&talk("uci", san_cai), "bestmove "), 1);
}

/// Mated: no move. Fails if a finished game has an answer.
#[test]
fn a_finished_game_has_no_move() {
    let mated = "position fen 3k5/4P4/9/9/9/9/9/9/9/3RK4 b - - 0 1\ngo depth 3\nquit\n";
    assert_eq!(count(&talk("uci", mated), "bestmove (none)"), 1);
    assert_eq!(count(&talk("ucci", mated), "nobestmove"), 1);
}

/// Fails if odd input ends the conversation or is obeyed.
#[test]
fn odd_input_is_answered() {
    let odd = [
        "foo",
        "position",
        "position fen",
        "position fen 9/9 w",
        "position startpos moves a1a11 é",
        "setoption",
        "setoption name Hash value -3",
        "go depth",
        "go nodes x",
    ];
    let said = talk(
        "uci",
        &format!("{}\n\u{0}\u{ff}\nisready\nquit\n", odd.join("\n")),
    );
    assert_eq!(count(&said, "info string"), odd.len() + 1, "{said:?}");
    assert_eq!(count(&said, "readyok"), 1);
}
