use super::super::tests::{any_game, told};
use super::super::{LEVELS, Seat};
use super::*;
use crate::ruleset::RULE_SETS;

const KEY: &str = "00112233445566778899aabbccddeeff";

fn read(text: &str) -> Read {
    Record::read(text)?.remove(0)
}

fn sample() -> String {
    Record::of(
        &any_game(&RULE_SETS[2], 3),
        KEY,
        "Chiều thứ bảy",
        1_764_475_200_000,
    )
    .json()
}

/// Fails if an act, a time or a part of the setup is not written (`#[serde(skip)]` on any field).
#[test]
fn a_thousand_random_games_of_all_rule_sets_come_back_as_they_were() {
    for rules in &RULE_SETS {
        for seed in 0..200 {
            let game = any_game(rules, 1_000 + seed);
            let record = Record::of(&game, KEY, "a name", 5);
            let (again, mut played) = read(&record.json()).expect("its own text");
            assert_eq!(again, record);
            played.tick(game.now());
            assert!(told(&played) == told(&game), "{} {seed}", rules.name);
        }
    }
}

/// Every version that was ever written is still read, to the letter. The files are never changed; a new version adds one.
#[test]
fn records_of_every_version_are_still_read() {
    let old = include_str!("../../../data/records/version-1.json");
    let all = Record::read(old).expect("records");
    let mut results = Vec::new();
    for read in all {
        let (record, game) = read.expect("a record");
        let result = record.result.expect("all have ended");
        results.push(format!(
            "{} {} {}",
            record.rules,
            result.reason,
            game.line().moves().len()
        ));
    }
    assert_eq!(
        results,
        [
            "san-cai-1 resigned 6",
            "standard-1 checkmate 3",
            "asian-1 flag 3",
            "book-1 agreed 2",
            "threefold-1 repetition 8"
        ]
    );
}

/// What is wrong is told as what it is. Fails if any of the checks in `read`, `from_value` and `game` is left out.
#[test]
fn texts_that_are_no_records_are_refused_for_what_they_are() {
    let bad = |from: &str, to: &str| {
        let text = sample();
        assert!(text.contains(from), "{from}");
        read(&text.replacen(from, to, 1)).err().expect("refused")
    };
    assert_eq!(
        read("").err().expect("empty"),
        BadRecord::NoJson { line: 1 }
    );
    assert_eq!(
        read("{\n\"a\":").err().expect("cut"),
        BadRecord::NoJson { line: 2 }
    );
    for foreign in [
        "{}",
        "[]",
        "17",
        "[{\"a\":1}]",
        "\"san-cai-record\"",
        "null",
    ] {
        assert_eq!(
            read(foreign).err().expect("foreign"),
            BadRecord::NotOurs,
            "{foreign}"
        );
    }
    assert_eq!(bad("\"version\":1", "\"version\":2"), BadRecord::Newer);
    assert_eq!(
        bad("\"version\":1", "\"version\":0"),
        BadRecord::Part("version".into())
    );
    assert_eq!(
        bad("asian-1", "asian-2"),
        BadRecord::Rules("asian-2".into())
    );
    assert_eq!(bad(KEY, "xyz"), BadRecord::Part("key".into()));
    assert!(matches!(
        bad("\"rules\":\"asian\"", "\"rules\":\"chess\""),
        BadRecord::Part(_)
    ));
    assert!(matches!(bad("\"acts\"", "\"moves\""), BadRecord::Part(_)));
    let level = |n: u8| {
        let (record, _) = read(&sample()).expect("a record");
        let mut record = record;
        record.setup.seats.red = Seat::Machine(n);
        record.acts.clear();
        record.result = None;
        read(&record.json()).err()
    };
    assert_eq!(level(LEVELS), None);
    assert_eq!(level(LEVELS + 1), Some(BadRecord::Part("seats".into())));
    assert_eq!(level(0), Some(BadRecord::Part("seats".into())));
    let deep = format!("{{\"format\":{}", "[".repeat(100_000));
    assert!(matches!(read(&deep), Err(BadRecord::NoJson { .. })));
}

#[test]
fn acts_that_make_no_game_and_results_that_are_none_are_refused() {
    let old = include_str!("../../../data/records/version-1.json");
    let mate = &Record::read(old).expect("records")[1];
    let (record, _) = mate.as_ref().expect("a record");
    let change = |work: &dyn Fn(&mut Record)| {
        let mut record = record.clone();
        work(&mut record);
        read(&record.json()).err().expect("refused")
    };
    assert_eq!(change(&|it| it.acts.truncate(2)), BadRecord::Result);
    assert_eq!(
        change(&|it| it.result.as_mut().expect("a result").winner = None),
        BadRecord::Result
    );
    let twice = change(&|it| it.acts.insert(1, it.acts[0]));
    assert!(matches!(
        twice,
        BadRecord::Log(BadLog::Act { index: 1, .. })
    ));
    let start = change(&|it| it.setup.start = Some("nonsense".into()));
    assert!(matches!(start, BadRecord::Log(BadLog::Start(_))));
    let long = change(&|it| it.acts = vec![it.acts[0]; MAX_ACTS + 1]);
    assert_eq!(long, BadRecord::Long);
}

/// Whatever bytes of a record are changed, reading it does not panic.
#[test]
fn a_record_damaged_anywhere_is_refused_or_read() {
    let text = sample();
    for at in (0..text.len()).filter(|&at| text.is_char_boundary(at)) {
        let _ = read(&text[..at]);
        let mut changed = text.clone().into_bytes();
        changed[at] ^= 1;
        let _ = read(&String::from_utf8_lossy(&changed));
    }
}

#[test]
fn each_cause_has_its_name_once() {
    let mut names = Cause::NAMES.to_vec();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Cause::NAMES.len());
}

/// Times as late as numbers go are times. Fails if the clock adds without saturating.
#[test]
fn the_latest_time_of_all_is_a_time() {
    let (mut record, _) = read(&sample()).expect("a record");
    record.acts.truncate(2);
    record.result = None;
    for act in &mut record.acts {
        act.at = u64::MAX;
    }
    let (_, game) = read(&record.json()).expect("a record");
    assert_eq!(game.now(), u64::MAX);
}
