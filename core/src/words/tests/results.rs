use super::everywhere;
use crate::board::{BySide, Kind, Piece, Point, Side};
use crate::line::{
    Attack, CheckRun, Conduct, Excuse, Judgement, Label, Named, PieceId, Reason, Verdict, Warning,
    Why,
};
use crate::words::{Language, Words};

fn named(side: Side, kind: Kind, id: u8) -> Named {
    Named {
        id: PieceId(id),
        piece: Piece::new(side, kind),
        point: Point::new(id),
    }
}

fn judgements() -> Vec<Judgement> {
    let conducts = [
        Conduct::Neutral,
        Conduct::PerpetualChase,
        Conduct::PinnedChariot,
        Conduct::PerpetualCheck,
    ];
    let mut all = Vec::new();
    for conduct in conducts {
        for loser in [None, Some(Side::Red), Some(Side::Black)] {
            for pieces in 0..=3 {
                let side = loser.unwrap_or(Side::Red);
                let kinds = [Kind::Cannon, Kind::Horse, Kind::Horse];
                let by = (0..pieces)
                    .map(|i| named(side, kinds[i], i as u8))
                    .collect();
                all.push(Judgement {
                    rounds: [1, 9],
                    conduct: BySide::new(conduct, conduct),
                    loser,
                    by,
                    target: (pieces > 0).then(|| named(!side, Kind::Chariot, 40)),
                });
            }
        }
    }
    all
}

#[test]
fn results_are_whole_in_every_language() {
    for winner in [None, Some(Side::Red), Some(Side::Black)] {
        everywhere(|words| words.winner(winner));
    }
    for winner in Side::ALL {
        for reason in [
            Reason::Checkmate,
            Reason::Stalemate,
            Reason::Infiltration,
            Reason::InfiltrationOnDi,
            Reason::ThirdOccurrence,
        ] {
            let verdict = Verdict {
                winner: Some(winner),
                reason,
            };
            everywhere(|words| words.verdict(&verdict));
        }
    }
    for reason in [
        Reason::QuietDraw { plies: 100 },
        Reason::DeadDraw,
        Reason::DiBothPassed,
        Reason::DiRepetition,
        Reason::DiQuiet { plies: 100 },
        Reason::DiNothing,
    ] {
        everywhere(|words| words.reason(None, &reason));
    }
}

#[test]
fn repetitions_are_whole_in_every_language() {
    for judgement in judgements() {
        let loser = judgement.loser;
        let boxed = Box::new(judgement.clone());
        let reason = match loser {
            Some(_) => Reason::Repetition(boxed),
            None => Reason::RepetitionDraw(boxed),
        };
        everywhere(|words| words.reason(loser.map(|side| !side), &reason));
        for checks in [
            None,
            Some(CheckRun {
                checks: 1,
                pieces: 1,
                limit: 6,
            }),
        ] {
            let warning = Warning {
                judgement: judgement.clone(),
                checks,
            };
            everywhere(|words| words.warning(&warning));
        }
        for side in Side::ALL {
            everywhere(|words| words.conduct(side, judgement.conduct[side]));
        }
    }
    everywhere(|words| words.forbidden(Why::MadeTwice { plies: [23, 27] }));
}

fn labels() -> Vec<Label> {
    let excuses = [
        None,
        Some(Excuse::Capturer),
        Some(Excuse::UncrossedSoldier),
        Some(Excuse::Exposes),
        Some(Excuse::Exchange),
        Some(Excuse::Protected(named(Side::Black, Kind::Elephant, 3))),
        Some(Excuse::Before),
    ];
    let attack = |excuse| Attack {
        capturer: named(Side::Red, Kind::Elephant, 1),
        target: named(Side::Black, Kind::Soldier, 2),
        excuse,
    };
    let label = |checks: &[Named], attacks: Vec<Attack>| Label {
        ply: 5,
        side: Side::Red,
        checks: checks.to_vec(),
        attacks,
    };
    let mut all: Vec<Label> = excuses
        .iter()
        .map(|&excuse| label(&[], vec![attack(excuse)]))
        .collect();
    all.push(label(
        &[named(Side::Red, Kind::Horse, 1)],
        vec![attack(None)],
    ));
    all.push(label(&[], Vec::new()));
    all
}

/// Fails if an excuse is told beside a check.
#[test]
fn labels_are_whole_in_every_language() {
    for label in labels() {
        everywhere(|words| words.label(&label));
    }
    let words = Words::new(Language::De);
    let told: Vec<String> = labels().iter().map(|label| words.label(label)).collect();
    assert_eq!(told[0], "der rote Elefant jagt den schwarzen Soldaten");
    assert_eq!(
        told[5],
        "neutral, keine Jagd: der schwarze Soldat ist durch den schwarzen Elefanten gedeckt"
    );
}

/// Fails if the verdict names the winner's piece, or if a verb does not agree.
#[test]
fn verdicts_name_rule_side_and_pieces() {
    let chase = |by: &[Kind]| {
        Reason::Repetition(Box::new(Judgement {
            rounds: [1, 9],
            conduct: BySide::new(Conduct::Neutral, Conduct::PerpetualChase),
            loser: Some(Side::Black),
            by: by
                .iter()
                .map(|&kind| named(Side::Black, kind, kind as u8))
                .collect(),
            target: Some(named(Side::Red, Kind::Horse, 40)),
        }))
    };
    let say = |language, by: &[Kind]| Words::new(language).reason(Some(Side::Red), &chase(by));
    let cannon = [Kind::Cannon];
    let both = [Kind::Cannon, Kind::Chariot];
    assert_eq!(
        say(Language::En, &cannon),
        "Black loses: its cannon chased the red horse on every move."
    );
    assert_eq!(
        say(Language::De, &cannon),
        "Schwarz verliert: Mit jedem Zug jagte seine Kanone das rote Pferd."
    );
    assert_eq!(
        say(Language::De, &both),
        "Schwarz verliert: Mit jedem Zug jagten seine Kanone und sein Wagen das rote Pferd."
    );
    assert_eq!(
        say(Language::Fr, &both),
        "Les Noirs perdent\u{a0}: leur canon et leur char ont chassé le cheval rouge à chaque coup."
    );
    assert_eq!(say(Language::ZhHans, &cannon), "黑方判负：炮步步捉红马。");
    assert_eq!(
        say(Language::Vi, &cannon),
        "Đen thua: Pháo đuổi bắt Mã đỏ ở mọi nước."
    );
}
