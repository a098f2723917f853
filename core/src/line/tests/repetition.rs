//! Each test asserts the ply of the warning and of the verdict, who and what is named, and both sides' conduct.
use super::{action, line, until};
use crate::board::{BySide, Kind, Piece, Point, Side};
use crate::line::{CheckRun, Conduct, Excuse, Judgement, Named, Reason, Step, Verdict, Why};
use crate::position::Position as _;

/// Black's Chariot chases the Horse on a4 and g4 in turn with c4 between: one piece in all moves.
const CHASE: &str = "9/4a4/1c3k3/9/9/N1r3N2/9/9/9/4K4 w - - 0 1";
const CHASE_CYCLE: &str = "g4f6 c4c6 f6g4 c6c4";
/// Red's Soldier checks by going aside and back.
const CHECK: &str = "3k5/4P3N/1n7/4c4/9/9/9/8r/8n/4K4 w - - 0 1";
const CHECK_CYCLE: &str = "e8d8 d9e9 d8e8 e9d9";
/// Each move of both sides checks.
const BOTH_CHECK: &str = "9/3k1r3/9/1c3c1r1/9/3N5/9/9/4AK3/3C1AC2 b - - 0 1";
const BOTH_CHECK_CYCLE: &str = "f6d6 d4f3 d6f6 f3d4";
const IDLE: &str = "r3k4/9/9/9/9/9/9/9/9/R4K3 w - - 0 1";
const IDLE_CYCLE: &str = "a0b0 a9b9 b0a0 b9a9";

fn conducts(red: Conduct, black: Conduct) -> BySide<Conduct> {
    BySide::new(red, black)
}

fn warned<P>(step: Step<P>) -> (Judgement, Option<CheckRun>) {
    match step {
        Step::Warned(warning) => (warning.judgement, warning.checks),
        _ => panic!("a warning"),
    }
}

fn ended<P>(step: Step<P>) -> Verdict {
    match step {
        Step::Ends(verdict) => verdict,
        _ => panic!("a verdict"),
    }
}

fn judged(verdict: &Verdict) -> &Judgement {
    match &verdict.reason {
        Reason::Repetition(judgement) | Reason::RepetitionDraw(judgement) => judgement,
        other => panic!("not by conduct: {other:?}"),
    }
}

fn places(named: &[Named]) -> Vec<(Kind, String)> {
    let place = |one: &Named| (one.piece.kind, one.point.to_string());
    named.iter().map(place).collect()
}

/// Fails if `standard` judges at the third occurrence, or warns at the second.
#[test]
fn a_club_warns_at_the_third_occurrence_and_judges_at_the_fourth() {
    let mut line = line("standard", CHASE);
    let (ply, step) = until(&mut line, CHASE_CYCLE);
    let (judgement, checks) = warned(step);
    assert_eq!((ply, checks), (8, None));
    assert_eq!(judgement.loser, Some(Side::Black));
    assert_eq!(judgement.rounds, [0, 8]);
    let plies: Vec<usize> = CHASE_CYCLE
        .split(' ')
        .map(|text| {
            assert!(matches!(line.push(action(text)), Step::Warned(_)) || line.plies() == 12);
            line.plies()
        })
        .collect();
    assert_eq!(plies, [9, 10, 11, 12]);
    let verdict = line.verdict().expect("a verdict");
    assert_eq!(verdict.winner, Some(Side::Red));
    let judgement = judged(verdict);
    assert_eq!(judgement.rounds, [4, 12]);
    assert_eq!(
        judgement.conduct,
        conducts(Conduct::Neutral, Conduct::PerpetualChase)
    );
}

/// Fails if the chased piece is named by where it stood and not by what it is, or if other attackers are named.
#[test]
fn a_chase_is_judged_at_the_third_occurrence_in_asia_and_its_pieces_named() {
    let mut line = line("asian", CHASE);
    let (ply, step) = until(&mut line, CHASE_CYCLE);
    assert_eq!(ply, 8);
    let verdict = ended(step);
    assert_eq!(verdict.winner, Some(Side::Red));
    let judgement = judged(&verdict);
    assert_eq!(places(&judgement.by), [(Kind::Chariot, "c4".to_owned())]);
    let target = judgement.target.expect("a target");
    assert_eq!(target.piece, Piece::new(Side::Red, Kind::Horse));
    assert_eq!(line.pieces().on(target.point), Some(target.id));
    assert_eq!(line.pieces_at(0).on(target.point), Some(target.id));
}

/// Fails if the limit is 5 or 7, or if checks are counted from the first occurrence only.
#[test]
fn a_perpetual_check_by_one_piece_is_judged_with_the_sixth_check() {
    let mut line = line("asian", CHECK);
    let (ply, step) = until(&mut line, CHECK_CYCLE);
    let (judgement, checks) = warned(step);
    assert_eq!(ply, 8);
    assert_eq!(
        judgement.conduct,
        conducts(Conduct::PerpetualCheck, Conduct::Neutral)
    );
    let run = |checks| {
        Some(CheckRun {
            checks,
            pieces: 1,
            limit: 6,
        })
    };
    assert_eq!(checks, run(4));
    let warnings: Vec<_> = ["e8d8", "d9e9"]
        .map(|text| warned(line.push(action(text))).1)
        .into();
    assert_eq!(warnings, [run(5), run(5)]);
    let verdict = ended(line.push(action("d8e8")));
    assert_eq!(line.plies(), 11);
    assert_eq!(verdict.winner, Some(Side::Black));
    let by = &judged(&verdict).by;
    assert_eq!(places(by), [(Kind::Soldier, "e8".to_owned())]);
}

/// Fails if both sides' checks wait for 6, 12 or 18.
#[test]
fn checks_on_both_sides_are_a_draw_at_the_third_occurrence_in_asia() {
    let mut asian = line("asian", BOTH_CHECK);
    let (ply, step) = until(&mut asian, BOTH_CHECK_CYCLE);
    assert_eq!(ply, 8);
    let verdict = ended(step);
    assert_eq!(verdict.winner, None);
    let both = conducts(Conduct::PerpetualCheck, Conduct::PerpetualCheck);
    assert_eq!(judged(&verdict).conduct, both);

    let mut standard = line("standard", BOTH_CHECK);
    let (ply, step) = until(&mut standard, BOTH_CHECK_CYCLE);
    assert_eq!((ply, warned(step).0.loser), (8, None));
}

/// Fails if a repetition without a loser is not announced, or is a win.
#[test]
fn idling_is_a_draw() {
    let mut standard = line("standard", IDLE);
    let (ply, step) = until(&mut standard, IDLE_CYCLE);
    assert_eq!((ply, warned(step).0.loser), (8, None));
    for text in IDLE_CYCLE.split(' ') {
        standard.push(action(text));
    }
    let verdict = standard.verdict().expect("a verdict");
    assert!(matches!(verdict.reason, Reason::RepetitionDraw(_)));
    assert_eq!((standard.plies(), verdict.winner), (12, None));

    let mut asian = line("asian", IDLE);
    let (ply, step) = until(&mut asian, IDLE_CYCLE);
    assert_eq!((ply, ended(step).winner), (8, None));
}

/// Fails if the start does not count, or if the player who is to move loses.
#[test]
fn threefold_loses_for_who_brings_it_about() {
    let mut line = line("threefold", IDLE);
    let (ply, step) = until(&mut line, IDLE_CYCLE);
    assert_eq!(ply, 8);
    let expected = Verdict {
        winner: Some(Side::Red),
        reason: Reason::ThirdOccurrence,
    };
    assert_eq!(ended(step), expected);
}

/// Fails if the start counts as made by Black, or if a forbidden move is made all the same.
#[test]
fn the_book_forbids_to_make_a_position_a_third_time() {
    let mut line = line("book", IDLE);
    let (ply, step) = until(&mut line, IDLE_CYCLE);
    let why = Why::MadeTwice { plies: [1, 5] };
    assert_eq!((ply, step), (9, Step::Forbidden(why)));
    let forbidden = action("a0b0");
    assert_eq!(line.plies(), 8);
    assert_eq!(line.forbidden(forbidden), Some(why));
    assert!(line.position().is_legal(forbidden) && !line.is_legal(forbidden));
    assert!(!line.legal().contains(&forbidden));

    // Back to the start by another way: made by Black at 4 and 8, so not at 12.
    for text in ["a0c0", "a9c9", "c0a0"] {
        assert_eq!(line.push(action(text)), Step::Goes);
    }
    let why = Why::MadeTwice { plies: [4, 8] };
    assert_eq!(line.after(action("c9a9")), Step::Forbidden(why));
}

/// Red has one move in each position, and has made both positions twice. Fails if mate and stalemate are looked for
/// among all moves and not among those allowed.
#[test]
fn who_has_only_forbidden_moves_loses() {
    let mut line = line("book", "5k3/9/9/9/4r4/2n6/9/9/9/3K5 w - - 0 1");
    let (ply, step) = until(&mut line, "d0d1 f9f8 d1d0 f8f9");
    assert_eq!(ply, 8);
    let expected = Verdict {
        winner: Some(Side::Black),
        reason: Reason::Stalemate,
    };
    assert_eq!(ended(step), expected);
    assert!(line.legal().is_empty());
}

/// Fails if a label's excuse, piece or ply is another's.
#[test]
fn labels_replay_the_rounds() {
    let mut line = line("asian", CHASE);
    let (_, step) = until(&mut line, CHASE_CYCLE);
    let judgement = judged(&ended(step)).clone();
    let labels = line.labels(judgement.rounds);
    let sides: Vec<(usize, Side)> = labels.iter().map(|label| (label.ply, label.side)).collect();
    assert_eq!(sides[..2], [(1, Side::Red), (2, Side::Black)]);
    assert_eq!(sides.len(), 8);
    for label in labels.iter().filter(|label| label.side == Side::Black) {
        let chased = label.chases().map(|attack| attack.target.id);
        assert!(
            chased
                .into_iter()
                .any(|id| Some(id) == judgement.target.map(|it| it.id))
        );
    }
}

/// One attack each: what a label says of it. Fails if one of the five excuses is given for another, or the protector is
/// another piece.
#[test]
fn labels_say_why_an_attack_is_no_chase() {
    let cases = [
        // Chariots face each other.
        ("r3k4/9/9/9/9/9/9/9/9/1R1K5 w", "b0a0", Excuse::Exchange),
        // A Soldier at home.
        (
            "4k4/9/9/p8/9/9/9/9/9/1R1K5 w",
            "b0a0",
            Excuse::UncrossedSoldier,
        ),
        // A General attacks.
        ("4k4/9/9/9/9/9/9/3n5/9/3K5 w", "d0d1", Excuse::Capturer),
        // The Cannon stands between the Generals; to capture would lay its own bare.
        ("4k4/9/9/9/n1P6/4C4/9/9/9/4K4 w", "e4e5", Excuse::Exposes),
        // It attacked before.
        ("4k4/9/9/9/c8/9/9/9/9/R2K5 w", "a0a1", Excuse::Before),
    ];
    for (text, moved, excuse) in cases {
        let mut line = line("standard", text);
        line.push(action(moved));
        let label = &line.labels([0, 1])[0];
        let excuses: Vec<_> = label.attacks.iter().map(|attack| attack.excuse).collect();
        assert_eq!(excuses, [Some(excuse)], "{text}");
    }
    let mut protected = line("standard", "r3k4/9/9/9/c8/9/9/9/9/1R1K5 w");
    protected.push(action("b0b5"));
    let label = &protected.labels([0, 1])[0];
    let Some(Excuse::Protected(by)) = label.attacks[0].excuse else {
        panic!("{label:?}");
    };
    assert_eq!(Some(by.point), Point::parse("a9"));
    assert_eq!(by.piece, Piece::new(Side::Black, Kind::Chariot));
}

/// The Chariot checks along the edge; the General could not take back there. Fails if a check that stands is set aside
/// for a General's own capture too.
#[test]
fn a_general_protects_only_where_nothing_attacks_it() {
    let mut line = line("standard", "4ka3/R8/4N4/9/9/9/9/9/9/3K5 w");
    line.push(action("a8a9"));
    let label = &line.labels([0, 1])[0];
    let chased: Vec<Named> = label.chases().map(|attack| attack.target).collect();
    assert_eq!(places(&chased), [(Kind::Advisor, "f9".to_owned())]);
    assert_eq!(places(&label.checks), [(Kind::Chariot, "a9".to_owned())]);
}

/// A Soldier uncovers a Cannon and goes back, and another Cannon checks too. Fails if the limit is 17 or 19, or if not
/// every attacker counts.
#[test]
fn a_perpetual_check_by_three_pieces_is_judged_with_the_eighteenth_check() {
    let start = "9/C1n4C1/3k5/4c4/5c3/p2p2n2/1p7/3p1p3/4K4/9 b - - 0 1";
    let cycle = "f2e2 e1f1 e2f2 f1e1";
    let mut line = line("asian", start);
    let (ply, step) = until(&mut line, cycle);
    let run = CheckRun {
        checks: 4,
        pieces: 3,
        limit: 18,
    };
    assert_eq!((ply, warned(step).1), (8, Some(run)));
    for text in cycle.split(' ').cycle().take(26) {
        assert!(matches!(line.push(action(text)), Step::Warned(_)));
    }
    let verdict = ended(line.push(action("e2f2")));
    assert_eq!((line.plies(), verdict.winner), (35, Some(Side::Red)));
    assert_eq!(judged(&verdict).by.len(), 3);
}
