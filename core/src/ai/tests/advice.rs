//! Hints and threats: what is said is true, and a distance that is said is exact.
use super::*;
use crate::board::{Kind, Piece, Side};
use crate::position::stacked;

fn hint_of<P: Evaluate>(line: &Line<P>) -> Advice {
    hint(line, &AtomicBool::new(false)).expect("a hint")
}

fn threat_of<P: Evaluate>(line: &Line<P>) -> Advice {
    threat(line, &AtomicBool::new(false)).expect("a threat or none")
}

fn line_of(text: &str) -> ClassicLine {
    classic("standard", text)
}

fn san_cai(text: &str) -> Line<stacked::Position> {
    let rules = RuleSet::named("san-cai").expect("a rule set");
    let start =
        stacked::Start::read(&text.replace("NOTHING", "9/9/9/9/9/9/9/9/9/9")).expect("a position");
    Line::new(rules, start.position, start.counters)
}

/// Whether the side to move wins within so many plies: every move of both sides, positions alone, no line.
fn wins<P: Evaluate>(position: &P, plies: usize) -> bool {
    plies > 0
        && after_each(position).any(|after| match after.ending() {
            Some(_) => after.winner() == position.side(),
            None => {
                plies > 2
                    && after_each(&after).all(|answer| match answer.ending() {
                        Some(_) => answer.winner() == position.side(),
                        None => wins(&answer, plies - 2),
                    })
            }
        })
}

fn after_each<P: Evaluate>(position: &P) -> impl Iterator<Item = P> + '_ {
    let mut list = Vec::new();
    position.moves(&mut list);
    list.into_iter().map(|action| {
        let mut after = position.clone();
        after.play(action);
        after
    })
}

/// The fewest of the winner's own moves, by the plain search above.
fn shortest<P: Evaluate>(position: &P, most: usize) -> Option<usize> {
    (1..=most).find(|&moves| wins(position, 2 * moves - 1))
}

fn announced(advice: &Advice) -> Option<usize> {
    match advice.point {
        Purpose::Wins { moves, .. } => moves,
        _ => None,
    }
}

/// Fails if the distance is the search's, which reduces and prunes, and not the full-width search's.
#[test]
fn a_distance_that_is_announced_is_exact() {
    let classical = [
        "3k5/9/9/9/9/9/9/9/4R4/4K3R w - - 0 1",
        "3k5/9/9/9/9/9/9/1R7/9/R4K3 w - - 0 1",
        "2bak4/4a4/4b4/9/9/9/9/4C4/4A4/R3K4 w - - 0 1",
        "3akab2/9/4b4/9/9/9/9/1R7/4R4/4K4 w - - 0 1",
        "4k4/4a4/4ba3/9/9/6N2/9/9/1R7/4K4 w - - 0 1",
    ];
    let mut announcements = 0;
    for text in classical {
        let line = line_of(text);
        if let Some(moves) = announced(&hint_of(&line)) {
            assert_eq!(
                shortest(line.position(), moves.min(3)),
                Some(moves),
                "{text}"
            );
            announcements += 1;
        }
    }
    let two_planes = [
        "5k3/9/3T5/9/p8/9/9/9/9/4K4|NOTHING w 300/- - 0 1",
        "3kn4/3n5/9/9/9/9/9/9/4r4/5K3|R8/9/9/9/9/9/9/9/9/9 w -/- - 0 1",
        "di:9/9/2b6/9/p8/9/9/9/9/R8 w - - 0 30",
    ];
    for text in two_planes {
        let line = san_cai(text);
        if let Some(moves) = announced(&hint_of(&line)) {
            assert_eq!(
                shortest(line.position(), moves.min(4)),
                Some(moves),
                "{text}"
            );
            announcements += 1;
        }
    }
    assert!(announcements >= 5, "only {announcements} were announced");
}

/// Fails if the way in which the game ends is not looked for at the end of the line.
#[test]
fn a_win_is_named() {
    let how = |advice: &Advice| match advice.point {
        Purpose::Wins { how, .. } => Some(how),
        _ => None,
    };
    let mate = hint_of(&line_of("3k5/9/9/9/9/9/9/1R7/9/R4K3 w - - 0 1"));
    assert_eq!((how(&mate), announced(&mate)), (Some(How::Mate), Some(2)));
    let stay = hint_of(&san_cai("5k3/9/3T5/9/p8/9/9/9/9/4K4|NOTHING w 300/- - 0 1"));
    assert_eq!(how(&stay), Some(How::Infiltration), "{stay:?}");
}

/// Fails if a capture is named that the exchange on its point does not pay for.
#[test]
fn pieces_are_won_and_threatened() {
    let horse = Piece::new(Side::Black, Kind::Horse);
    let free = hint_of(&line_of("3akab2/9/4b4/9/4n4/9/9/3A5/9/4RK3 w - - 0 1"));
    assert_eq!(free.point, Purpose::Takes(horse), "{free:?}");
    let guarded = hint_of(&line_of("3akab2/9/4b4/2n6/4n4/9/9/3A5/9/4RK3 w - - 0 1"));
    assert_ne!(guarded.point, Purpose::Takes(horse), "{guarded:?}");
    let danger = line_of("3akab2/9/4b4/p3p3p/9/2B3P2/P3P3P/4C4/4A4/2R1KAB2 b - - 0 20");
    let feared = threat_of(&danger);
    assert_eq!(feared.side, Side::Red);
    let soldier = Piece::new(Side::Black, Kind::Soldier);
    assert_eq!(feared.point, Purpose::Takes(soldier), "{feared:?}");
}

/// Fails if the pass that shows a threat is given to the wrong side, or a check passes for a threat.
#[test]
fn threats_are_the_opponents() {
    let mate = threat_of(&line_of("3k5/9/9/9/9/9/9/r8/7r1/4K4 w - - 0 1"));
    assert_eq!(
        (mate.side, announced(&mate)),
        (Side::Black, Some(1)),
        "{mate:?}"
    );
    let stopped = hint_of(&line_of("3k5/9/9/9/8R/9/9/r8/7r1/4K4 w - - 0 1"));
    assert!(
        matches!(
            stopped.point,
            Purpose::Stops(How::Mate) | Purpose::Wins { .. }
        ),
        "{stopped:?}"
    );
    let check = threat_of(&line_of("3k5/9/9/9/9/9/4r4/9/9/4K4 w - - 0 1"));
    assert_eq!((check.point, check.best), (Purpose::InCheck, None));
    let quiet = threat_of(&line_of(START));
    assert_eq!(quiet.side, Side::Black);
    assert_eq!(
        (quiet.point, quiet.best),
        (Purpose::Nothing, None),
        "{quiet:?}"
    );
}

/// Fails if San Cai's placing is passed over, which no side may.
#[test]
fn nothing_is_threatened_while_a_giac_than_is_placed() {
    let rules = RuleSet::named("san-cai").expect("a rule set");
    let start = stacked::Start::array(Side::Red);
    let line = Line::new(rules, start.position, start.counters);
    assert_eq!(threat_of(&line).point, Purpose::Nothing);
    let placing = hint_of(&line);
    assert_eq!(placing.point, Purpose::Places);
    assert!(placing.best.is_some_and(|best| best.from().is_none()));
}

/// Fails if an answer is made up where there is none.
#[test]
fn no_advice_once_it_is_over_or_stopped() {
    let over = line_of("3k5/4P4/9/9/9/9/9/9/9/3RK4 b - - 0 1");
    let stop = AtomicBool::new(false);
    assert_eq!((hint(&over, &stop), threat(&over, &stop)), (None, None));
    stop.store(true, Ordering::Relaxed);
    let start = line_of(START);
    assert_eq!((hint(&start, &stop), threat(&start, &stop)), (None, None));
}
