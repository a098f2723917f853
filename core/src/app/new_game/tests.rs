use super::super::App;
use super::*;
use crate::ruleset::RuleSetId;

fn choice(rules: &str) -> NewGame {
    NewGame {
        rules: rules.to_owned(),
        opponent: Opponent::Here,
        ..NewGame::default()
    }
}

fn words() -> Words {
    App::new("en").words()
}

fn setup(choice: &NewGame, seed: u64) -> Setup {
    let game = choice.game(words(), seed).expect("a game");
    game.setup().clone()
}

fn form(choice: &NewGame) -> Form {
    Form::new(words(), choice)
}

fn tapped(picks: &[Pick], caption: &str) -> NewGame {
    let pick = picks.iter().find(|pick| pick.caption == caption);
    pick.expect("a pick").to.clone()
}

/// What is tapped on the sheet is what the game is begun with. Fails if an option is not handed on.
#[test]
fn taps_make_the_setup() {
    let mut chosen = choice("book");
    chosen = tapped(&form(&chosen).timings, "Byoyomi");
    chosen = tapped(&form(&chosen).presets, "10 min + 3 × 30 s");
    chosen = tapped(&form(&chosen).options, "Touch-move");
    chosen = tapped(&form(&chosen).options, "Formal");
    chosen = tapped(&form(&chosen).options, "Modern cannon");
    chosen = tapped(&form(&chosen).options, "Handicap");
    chosen = tapped(&form(&chosen).odds, "A cannon");
    chosen = tapped(&form(&chosen).odds_sides, "Black");
    let setup = setup(&chosen, 0);
    assert!(setup.touch_move && setup.formal);
    assert_eq!(setup.cannon, Cannon::Modern);
    let clock = Clock::Byoyomi {
        main: 600_000,
        period: 30_000,
        periods: 3,
    };
    assert_eq!(setup.clock, Some(clock));
    let handicap = Handicap {
        side: Side::Black,
        without: Odds::Cannon,
    };
    assert_eq!(setup.handicap, Some(handicap));
}

#[test]
fn formal_is_the_rule_sets_until_it_is_tapped() {
    assert!(setup(&choice("asian"), 0).formal);
    assert!(!setup(&choice("standard"), 0).formal);
    let chosen = tapped(&form(&choice("asian")).options, "Formal");
    assert!(!setup(&chosen, 0).formal);
    let standard = NewGame {
        rules: "standard".to_owned(),
        ..chosen
    };
    assert!(!setup(&standard, 0).formal);
}

/// Fails if the lot is not drawn, or if Black can be made to begin in The old book.
#[test]
fn who_begins() {
    let by_lot = tapped(&form(&choice("standard")).beginners, "By lot");
    let begun = [0, 1, 2, 3].map(|seed| setup(&by_lot, seed).begins);
    assert_eq!(begun, [Side::Red, Side::Red, Side::Black, Side::Black]);
    let black = tapped(&form(&choice("san-cai")).beginners, "Black");
    assert_eq!(setup(&black, 0).begins, Side::Black);
    let book = NewGame {
        rules: "book".to_owned(),
        ..black
    };
    assert!(form(&book).beginners.is_empty());
    assert_eq!(setup(&book, 0).begins, Side::Red);
}

#[test]
fn the_modern_cannon_is_the_old_books_alone() {
    for rules in &RULE_SETS {
        let options = form(&choice(rules.name)).options;
        let offered = options.iter().any(|pick| pick.caption == "Modern cannon");
        assert_eq!(offered, rules.id == RuleSetId::Book, "{}", rules.name);
    }
}

/// Fails if a bound is not looked at, or if another clock's numbers are.
#[test]
fn numbers_out_of_bounds_are_told() {
    let clocked = tapped(&form(&choice("standard")).timings, "15 min + 10 s");
    for (typed, sentence) in [
        ("0", "The time is to be 1 to 600 minutes."),
        ("10000", "The time is to be 1 to 600 minutes."),
        (
            "99999999999999999999",
            "The time is to be 1 to 600 minutes.",
        ),
        ("", "The time is to be 1 to 600 minutes."),
        ("ten", "The time is to be 1 to 600 minutes."),
        ("-5", "The time is to be 1 to 600 minutes."),
        ("1", ""),
        (" 600 ", ""),
    ] {
        let chosen = clocked.clone().with_number(Field::Minutes, typed);
        assert_eq!(form(&chosen).fault, sentence, "{typed}");
        assert_eq!(chosen.game(words(), 0).err().unwrap_or_default(), sentence);
    }
    let period = clocked.with_number(Field::Period, "0");
    assert_eq!(form(&period).fault, "");
    let byoyomi = tapped(&form(&period).timings, "Byoyomi");
    assert_eq!(
        form(&byoyomi).fault,
        "A period is to last 5 to 600 seconds."
    );
}

#[test]
fn a_handicap_is_no_part_of_a_position() {
    let mut chosen = tapped(&form(&choice("standard")).options, "Handicap");
    chosen.position = "4k4/9/9/9/9/9/9/9/4R4/4K4 w".to_owned();
    let refused = chosen.game(words(), 0).err().expect("a sentence");
    assert!(refused.contains("handicap"), "{refused}");
}

/// Fails if a field has no default.
#[test]
fn an_older_choice_is_read() {
    let read: NewGame = serde_json::from_str(r#"{"rules":"asian","level":4}"#).expect("a choice");
    let expected = NewGame {
        rules: "asian".to_owned(),
        level: 4,
        ..NewGame::default()
    };
    assert_eq!(read, expected);
    let written = serde_json::to_string(&expected).expect("a text");
    assert!(written.contains(r#""touch-move":false"#), "{written}");
    assert_eq!(
        serde_json::from_str::<NewGame>(&written).ok(),
        Some(expected)
    );
}

#[test]
fn every_field_has_its_name() {
    for field in Field::ALL {
        assert!(
            !words()
                .text(&format!("number-{}", field.name()))
                .starts_with('⟨')
        );
        assert!(
            !words()
                .text(&format!("refusal-number-{}", field.name()))
                .starts_with('⟨')
        );
    }
}
