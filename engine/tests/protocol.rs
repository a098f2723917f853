//! The protocols as another program meets them.
use std::io::{BufRead, BufReader, Write};
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
    // Said on a thread of its own: the engine may have more to say than a pipe holds.
    let lines = lines.to_owned();
    let said = std::thread::spawn(move || stdin.write_all(lines.as_bytes()));
    let output = engine.wait_with_output().expect("it ends");
    // One that has been told to quit need not hear the rest.
    let _ = said.join().expect("the thread ends");
    assert!(output.status.success(), "{:?}", output.status);
    let said = String::from_utf8(output.stdout).expect("text");
    said.lines().map(str::to_owned).collect()
}

/// What the engine says to these lines until its first answer; only then is it told to quit.
fn answered(protocol: &str, lines: &str) -> Vec<String> {
    let mut engine = Command::new(env!("CARGO_BIN_EXE_sancai-engine"))
        .arg(protocol)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the engine starts");
    let mut stdin = engine.stdin.take().expect("its standard input");
    stdin.write_all(lines.as_bytes()).expect("it listens");
    let stdout = BufReader::new(engine.stdout.take().expect("its standard output"));
    let mut said = Vec::new();
    for line in stdout.lines() {
        said.push(line.expect("text"));
        if said.last().is_some_and(|line| line.starts_with("bestmove")) {
            break;
        }
    }
    stdin.write_all(b"quit\n").expect("it listens");
    assert!(engine.wait().expect("it ends").success());
    said
}

fn count(said: &[String], start: &str) -> usize {
    said.iter().filter(|line| line.starts_with(start)).count()
}

/// A thousand rounds. Fails if a search outlives its `stop`, or one answer is lost or said twice.
#[test]
fn every_search_has_one_answer_however_it_is_hammered() {
    let stopped = "position startpos moves h3e3 h8e8\ngo infinite\nstop\n";
    let overtaken = "go nodes 50\nposition startpos\ngo infinite\n";
    let round = format!("{stopped}{overtaken}");
    let said = talk("uci", &format!("uci\n{}quit\n", round.repeat(334)));
    assert_eq!(count(&said, "bestmove "), 3 * 334);
    assert_eq!(count(&said, "info string"), 0);
    let level = "setoption Level 3\nposition startpos\ngo infinite\nstop\n".repeat(50);
    let said = talk("ucci", &format!("ucci\n{level}quit\n"));
    assert_eq!(count(&said, "bestmove "), 50);
}

/// Fails if a level is deaf to the moves it is forbidden, to its limits, or to the number of lines.
#[test]
fn a_level_obeys_as_the_machine_does() {
    let legal = "setoption name MultiPV value 64\nposition startpos\ngo depth 1\n";
    let first = |line: &String| line.split(" pv ").nth(1).map(str::to_owned);
    let moves: Vec<String> = answered("uci", legal).iter().filter_map(first).collect();
    assert_eq!(moves.len(), 44);
    let banned = moves.iter().filter(|text| *text != "c4c5");
    let banned = banned.fold(String::new(), |all, text| all + " " + text);
    let asked = |level: u8, rest: &str| {
        let level = format!("setoption name Level value {level}\nposition startpos\n");
        answered("uci", &(level + rest))
    };
    for level in [0, 1, 10] {
        let said = asked(level, &format!("banmoves{banned}\ngo nodes 500\n"));
        assert_eq!(count(&said, "bestmove c4c5"), 1, "level {level}: {said:?}");
    }
    let few = asked(10, "go nodes 300\n");
    let nodes = |line: &String| {
        line.split(" nodes ")
            .nth(1)?
            .split(' ')
            .next()?
            .parse()
            .ok()
    };
    let most: Option<u64> = few.iter().filter_map(nodes).max();
    assert!(most.is_some_and(|most| most <= 300), "{few:?}");
    let lines = asked(10, "setoption name MultiPV value 3\ngo\n");
    assert_eq!(count(&lines, "info depth 1 multipv 3 "), 1, "{lines:?}");
}

/// The move pondered on is made: the answer comes without `stop`. Fails if `ponderhit` is unknown, or leaves an answer
/// waiting.
#[test]
fn a_ponderhit_lets_the_answer_go() {
    for go in [
        "go ponder depth 2",
        "go ponder",
        "go ponder wtime 1000 btime 1000",
    ] {
        let said = talk(
            "uci",
            &format!("position startpos\n{go}\nponderhit\nisready\n"),
        );
        assert_eq!(count(&said, "bestmove "), 1, "{go}: {said:?}");
        assert_eq!(count(&said, "info string"), 0, "{go}: {said:?}");
    }
    assert_eq!(count(&talk("ucci", "ponderhit\nisready\n"), "readyok"), 1);
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

/// A dead draw by our rules, not by those of a program that still asks. Fails if `answer` is what `best` says.
#[test]
fn a_drawn_game_still_has_a_move() {
    let dead = "position fen 9/5k3/3a1a3/9/9/9/9/9/9/3K5 w - - 0 145\ngo depth 3\nquit\n";
    assert_eq!(count(&talk("uci", dead), "bestmove (none)"), 0);
    assert_eq!(count(&talk("ucci", dead), "bestmove d0"), 1);
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

/// A line searched later may turn out better. Fails if `report` does not sort.
#[test]
fn the_best_of_several_lines_is_played() {
    let order = "setoption name MultiPV value 3\nposition startpos\ngo depth 7\n";
    let said = answered("uci", order);
    let after = |line: &str, word: &str| {
        let rest = line
            .split(word)
            .nth(1)
            .and_then(|rest| rest.split_whitespace().next());
        rest.map(str::to_owned).expect(word)
    };
    let last: Vec<&String> = said
        .iter()
        .filter(|line| line.contains("info depth 7 "))
        .collect();
    assert_eq!(last.len(), 3, "{said:?}");
    let scores = last
        .iter()
        .map(|line| after(line, " cp ").parse().expect("a score"));
    let scores: Vec<i32> = scores.collect();
    assert!(scores.is_sorted_by(|a, b| a >= b), "{said:?}");
    assert_eq!(
        count(&said, &format!("bestmove {}", after(last[0], " pv "))),
        1,
        "{said:?}"
    );
}

/// With no time at all the free Chariot is still taken. Fails if `allow_depth` refuses the first depth.
#[test]
fn no_move_is_played_unsearched() {
    let position = "position fen r3k4/9/9/9/9/9/9/9/9/R2K5 w - - 0 1\n";
    for order in ["go wtime 0 btime 0\n", "go wtime 50 btime 50\n"] {
        let said = talk("uci", &format!("{position}{order}quit\n"));
        assert_eq!(count(&said, "bestmove a1a10"), 1, "{order}: {said:?}");
    }
}
