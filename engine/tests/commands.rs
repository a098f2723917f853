//! The program as it is called from outside.
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

fn engine(words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sancai-engine"));
    command.args(words).output().expect("the program runs")
}

fn lines(text: &[u8]) -> Vec<String> {
    String::from_utf8_lossy(text)
        .lines()
        .map(str::to_owned)
        .collect()
}

fn corpus(name: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/cases");
    root.join(name).to_string_lossy().into_owned()
}

/// A file of this test's own with one case.
fn file(name: &str, text: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("the file is written");
    path.to_string_lossy().into_owned()
}

fn passes(rules: &str, file: &str, cases: usize) {
    passes_of("leaves", rules, file, cases);
}

fn passes_of(kind: &str, rules: &str, file: &str, cases: usize) {
    let output = engine(&["check", kind, "--rules", rules, &corpus(file)]);
    assert_eq!(lines(&output.stdout), [format!("{cases} passed, 0 failed")]);
    assert_eq!(output.status.code(), Some(0));
}

/// Fails if a piece of either geometry moves otherwise than in the corpora.
#[test]
fn corpora_of_leaves() {
    passes("standard", "classic-leaves.json", 20);
    passes("asian", "classic-leaves.json", 20);
    passes("book", "book-leaves.json", 8);
    passes("san-cai", "san-cai-leaves.json", 48);
}

/// Fails if a San Cai game has another number of actions, goes on or ends otherwise than in the corpus: tried with a
/// touch that freezes for five plies.
#[test]
fn corpus_of_games() {
    passes_of("games", "san-cai", "san-cai-games.json", 39);
}

/// Fails if a game with a wrong count, position, move or result passes, or another rule set's games do.
#[test]
fn wrong_games_are_told() {
    let start = "9/9/3k5/9/9/9/9/9/9/4K4|9/9/9/9/9/9/9/9/9/9";
    let after = start.replace("3k5", "9").replacen("9/9/9", "9/3k5/9", 1);
    let after = format!("{after} w -/- - 1 2");
    let case = |legal: usize, action: &str, after: &str, result: &str| {
        format!(
            r#"{{"start": "{start} b -/- - 0 1", "result": "{result}",
            "plies": [{{"legal": {legal}, "move": "{action}", "after": "{after}"}}]}}"#
        )
    };
    let cases = [
        case(1, "d7d8", &after, "none"),
        case(2, "d7d8", &after, "none"),
        case(1, "d7e7", &after, "none"),
        case(1, "d7d8", start, "none"),
        case(1, "d7d8", &after, "red wins by checkmate"),
    ];
    let file = file("games.json", &format!("[{}]", cases.join(",")));
    let output = engine(&["check", "games", "--rules", "san-cai", &file]);
    let printed = lines(&output.stdout);
    let told = [
        "actions: 1, not 2",
        "not legal",
        "position: ",
        "result: none",
    ];
    for (line, part) in printed.iter().zip(told) {
        assert!(line.contains(part), "{printed:?}");
    }
    assert_eq!(
        printed.last().map(String::as_str),
        Some("1 passed, 4 failed")
    );
    assert_eq!(output.status.code(), Some(1));
    let classical = engine(&["check", "games", "--rules", "standard", &file]);
    assert_eq!(classical.status.code(), Some(1));
}

/// Fails if a wrong count or a position that is none passes, or the status does not tell.
#[test]
fn failures_are_printed_and_counted() {
    let wrong = format!(
        r#"[{{"position": "{START}", "leaves": [44, 1921, 1]}}, {{"position": "9/9", "leaves": [1]}}]"#
    );
    let output = engine(&[
        "check",
        "leaves",
        "--rules",
        "standard",
        &file("wrong.json", &wrong),
    ]);
    let printed = lines(&output.stdout);
    assert_eq!(printed.len(), 3, "{printed:?}");
    assert_eq!(
        printed[0],
        format!("{START}: depth 2: 1920 leaves, not 1921")
    );
    assert!(printed[1].starts_with("9/9: "), "{printed:?}");
    assert_eq!(printed[2], "0 passed, 2 failed");
    assert_eq!(output.status.code(), Some(1));
}

/// Fails if more than ten failures are printed, or only those printed are counted.
#[test]
fn ten_failures_are_printed() {
    let case = format!(r#"{{"position": "{START}", "leaves": [1]}}"#);
    let text = format!("[{}]", vec![case; 12].join(","));
    let output = engine(&[
        "check",
        "leaves",
        "--rules",
        "book",
        &file("twelve.json", &text),
    ]);
    let printed = lines(&output.stdout);
    assert_eq!(printed.len(), 11);
    assert_eq!(printed[10], "0 passed, 12 failed");
}

/// Fails if the last line of `perft` changes, which programs outside read.
#[test]
fn perft_ends_with_its_count() {
    let endings = [
        ("standard", START, "2", "nodes 1920 ms "),
        ("book", START, "3", "nodes 17006 ms "),
        ("threefold", "3k5/9/9/9/9/9/9/9/9/4K4 b", "1", "nodes 1 ms "),
        ("standard", START, "0", "nodes 1 ms "),
    ];
    for (rules, position, depth, ending) in endings {
        let output = engine(&[
            "perft",
            "--rules",
            rules,
            "--position",
            position,
            "--depth",
            depth,
        ]);
        let printed = lines(&output.stdout);
        let last = printed.last().expect("a last line");
        let milliseconds = last
            .strip_prefix(ending)
            .unwrap_or_else(|| panic!("{last}"));
        assert!(milliseconds.parse::<u64>().is_ok(), "{last}");
    }
}

/// Fails if a bad call ends with another status than 2, or its sentence does not name what is wrong.
#[test]
fn bad_calls_are_explained() {
    let calls: [(&[&str], &str); 11] = [
        (&[], "a command is missing"),
        (&["perf"], "“perf”"),
        (&["perft", "--depth", "3"], "--rules is missing"),
        (&["perft", "--rules", "chess", "--depth", "3"], "“chess”"),
        (&["perft", "--rules", "book"], "--depth is missing"),
        (&["perft", "--rules", "book", "--depth", "deep"], "“deep”"),
        (
            &[
                "perft",
                "--rules",
                "book",
                "--depth",
                "2",
                "--position",
                "9/9",
            ],
            "no position",
        ),
        (
            &["perft", "--rules", "book", "--depth", "2", "more"],
            "options only",
        ),
        (
            &["check", "leaves", "--rules", "book"],
            "a corpus and a file",
        ),
        (&["check", "leaf", "--rules", "book", "x.json"], "“leaf”"),
        (
            &["check", "leaves", "--rules", "book", "no-such.json"],
            "no-such.json",
        ),
    ];
    for (words, part) in calls {
        let output = engine(words);
        let sentence = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(sentence.contains(part), "{words:?}: {sentence}");
        assert_eq!(output.status.code(), Some(2), "{words:?}");
    }
}

/// Fails if `bench` counts differently from one run to the next.
#[test]
fn bench_counts_the_same_again() {
    let nodes = || {
        let printed = lines(&engine(&["bench"]).stdout);
        let line = printed
            .into_iter()
            .find(|line| line.starts_with("nodes "))
            .expect("a count");
        line.split(' ').nth(1).map(str::to_owned)
    };
    assert_eq!(nodes(), nodes());
}

/// A program that is fed from outside, and whose lines are read or not.
fn talk(words: &[&str], said: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sancai-engine"))
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut input = child.stdin.take().expect("an input");
    input.write_all(said.as_bytes()).expect("it listens");
    drop(input);
    child.wait_with_output().expect("it ends")
}

/// Fails if a clock is multiplied without care.
#[test]
fn clocks_of_any_size_are_borne() {
    let most = i64::MAX;
    let said = format!(
        "uci\nposition startpos\ngo depth 1 wtime {most} winc {most} movestogo 1\nisready\nquit\n"
    );
    let output = talk(&["uci"], &said);
    let lines = lines(&output.stdout);
    assert!(lines.iter().any(|line| line.starts_with("bestmove ")));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

/// Fails if `println!` writes the lines.
#[test]
fn a_closed_pipe_ends_the_program_quietly() {
    let file = corpus("classic-leaves.json");
    for words in [
        vec!["help"],
        vec!["perft", "--rules", "book", "--depth", "1"],
        vec!["check", "leaves", "--rules", "book", &file],
    ] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_sancai-engine"))
            .args(&words)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program runs");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{words:?}");
    }
}

/// Fails if `std::env::args` reads the arguments.
#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_refused() {
    use std::os::unix::ffi::OsStrExt;
    let mut command = Command::new(env!("CARGO_BIN_EXE_sancai-engine"));
    command.args(["perft", "--rules"]);
    command.arg(std::ffi::OsStr::from_bytes(b"\xff"));
    command.args(["--depth", "1"]);
    let output = command.output().expect("the program runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("no rule set"));
}

/// Fails if a game depends on more than seed and number, or the file is written without its names.
#[test]
fn tuning_comes_to_the_same_again() {
    let tune = |rules: &str, name: &str| {
        let out = file(name, "");
        let options = [
            "--games", "3", "--nodes", "100", "--seed", "1", "--out", &out,
        ];
        let output = engine(&[&["tune", "--rules", rules][..], &options[..]].concat());
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        let text = std::fs::read_to_string(&out).expect("the file is written");
        let play = format!("{out}:50");
        let output = engine(&[
            "match",
            "--rules",
            rules,
            "--a",
            &play,
            "--b",
            "random",
            "--games",
            "1",
            "--seed",
            "1",
            "--opening",
            "4",
        ]);
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        text
    };
    for rules in ["book", "san-cai"] {
        let text = tune(rules, &format!("values-{rules}.txt"));
        assert!(text.contains("\nworth "), "{text}");
        assert_eq!(text, tune(rules, &format!("values-{rules}-again.txt")));
    }
}

/// Fails if a file of values is played with though a number is missing, or what is wrong is not named.
#[test]
fn wrong_values_are_told() {
    let told = |name: &str, part: &str| {
        let output = engine(&[
            "match", "--rules", "book", "--a", name, "--b", "random", "--games", "1", "--seed", "1",
        ]);
        let sentence = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(sentence.contains(part), "{name}: {sentence}");
        assert_eq!(output.status.code(), Some(2));
    };
    let short = file("short-values.txt", "worth 0 170 170");
    told(&format!("{short}:50"), "“worth” lacks a number");
    told(&format!("{short}:many"), "“many” is no number of nodes");
    told("nowhere.txt:50", "nowhere.txt");
    let nowhere = engine(&[
        "tune",
        "--rules",
        "book",
        "--games",
        "1000000",
        "--nodes",
        "10",
        "--seed",
        "1",
        "--out",
        "/nowhere/values.txt",
    ]);
    assert!(String::from_utf8_lossy(&nowhere.stderr).contains("/nowhere/values.txt"));
    let output = engine(&[
        "tune", "--rules", "book", "--games", "0", "--nodes", "10", "--seed", "1", "--out", &short,
    ]);
    assert!(String::from_utf8_lossy(&output.stderr).contains("no quiet position"));
    let text = std::fs::read_to_string(&short).expect("still there");
    assert_eq!(text, "worth 0 170 170", "nothing was changed");
}
