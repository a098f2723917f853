use super::{Format, Painting};
use crate::app::{Act, App, NewGame, Opponent, Session};
use crate::board::{Kind, Move};
use crate::energy::{Image, Preset, Slider, Toggle};
use crate::words::{Language, Words};

const OPENING: [&str; 6] = ["h2e2", "h9g7", "h0g2", "i9h9", "e3e4", "h7h3"];

fn begun(rules: &str) -> (App, Session) {
    let mut app = App::new("en");
    let choice = NewGame {
        rules: rules.to_owned(),
        opponent: Opponent::Here,
        ..NewGame::default()
    };
    let session = app.start(&choice, 0, 0).expect("a game");
    (app, session)
}

fn play(session: &mut Session, moves: &[&str]) {
    for text in moves {
        let action = Move::parse(text).expect("a move");
        session.act(Act::Move(action), 0).expect("a legal move");
    }
}

fn painting() -> (App, Session, Painting) {
    let (app, mut session) = begun("standard");
    play(&mut session, &OPENING);
    let painting = app.painting(&session);
    (app, session, painting)
}

/// Fails if `follow` stays where it was, or takes someone along who looks at an earlier move.
#[test]
fn it_grows_with_the_game() {
    let (_, mut session, mut painting) = painting();
    assert_eq!(painting.ply(), 6);
    play(&mut session, &["i0h0"]);
    painting.follow(session.game());
    assert_eq!(painting.ply(), 7);
    painting.seek(3);
    play(&mut session, &["b9c7"]);
    let before = painting.image();
    painting.follow(session.game());
    assert_eq!((painting.ply(), painting.image()), (3, before));
    assert_eq!(painting.view().moves, "Move 3 of 8");
}

/// Fails if playing goes past the last move, or begins anywhere but where it stands.
#[test]
fn it_plays_through_the_game() {
    let (_, _, mut painting) = painting();
    painting.play();
    assert_eq!((painting.ply(), painting.view().playing), (0, true));
    painting.step();
    painting.step();
    painting.play();
    painting.step();
    assert_eq!((painting.ply(), painting.view().play.as_str()), (2, "Play"));
    painting.play();
    for _ in 0..9 {
        painting.step();
    }
    assert_eq!((painting.ply(), painting.view().playing), (6, false));
    painting.seek(99);
    assert_eq!(painting.view().moves, "6 moves");
}

/// Fails if the app does not keep what was set.
#[test]
fn what_is_set_is_kept() {
    let (app, session, mut painting) = painting();
    painting.turn(Toggle::Lines, false);
    painting.slide(Slider::Spread, 77);
    app.keep_energy(&painting);
    assert_eq!(app.painting(&session).settings(), painting.settings());
    painting.choose(Preset::Mist);
    let presets = painting.view().presets;
    let chosen: Vec<Preset> = presets
        .iter()
        .filter(|preset| preset.chosen)
        .map(|preset| preset.preset)
        .collect();
    assert_eq!(chosen, [Preset::Mist]);
}

/// What a game on one board cannot have is neither offered nor told. Fails if `planes` is not asked.
#[test]
fn one_board_knows_no_touch() {
    let touches = |rules: &str| {
        let (app, session) = begun(rules);
        let view = app.painting(&session).view();
        let offered = view
            .toggles
            .iter()
            .any(|toggle| toggle.toggle == Toggle::Touches);
        (
            offered,
            view.legend.len(),
            view.meaning.contains("Giác Thân"),
        )
    };
    assert_eq!(touches("san-cai"), (true, 8, true));
    assert_eq!(touches("standard"), (false, 7, false));
}

/// The numbers in the description are the game's, counted another way. Fails if, say, `shares` swaps its values.
#[test]
fn the_description_is_true() {
    let (_, mut session, mut painting) = painting();
    play(&mut session, &["b0c2", "h3c3", "e2e6", "a9a8"]);
    painting.follow(session.game());
    let line = session.game().line();
    let moved: Vec<Kind> = (0..10)
        .filter_map(|ply| Some(line.moved(ply)?.kind))
        .collect();
    let of = |kinds: &[Kind]| moved.iter().filter(|kind| kinds.contains(kind)).count() * 10;
    let ordered = of(&[Kind::General, Kind::Advisor, Kind::Elephant, Kind::Soldier]);
    let free = of(&[Kind::Horse, Kind::Chariot, Kind::Cannon]);
    let taken = (0..10)
        .filter(|&ply| line.effect(ply).captured.is_some())
        .count();
    let told = painting.view().description;
    assert_eq!(
        told,
        format!(
            "10 moves and {taken} captures. {ordered}% of them ordered, {free}% free. At first Red \
             was freer. In the middle Black was freer. At the end Black was freer."
        )
    );
    painting.seek(0);
    assert_eq!(
        painting.view().description,
        "No move yet: the paper is empty."
    );
}

/// Fails if a caption is missing in a language.
#[test]
fn every_language_says_everything() {
    let (app, session) = begun("san-cai");
    for language in Language::ALL {
        let mut painting = app.painting(&session);
        painting.set_words(Words::new(language));
        painting.turn(Toggle::Patterns, true);
        let view = format!("{:?}", painting.view());
        for mark in ["⟨", "{$", "{ $"] {
            assert!(!view.contains(mark), "{language:?}: {view}");
        }
    }
}

/// Fails if the drawing leaves a mark out, or the moves not shown in.
#[test]
fn a_drawing_has_every_mark() {
    let (_, _, mut painting) = painting();
    painting.seek(4);
    let export = painting.export(Format::Drawing, false);
    let file = String::from_utf8(export.run().expect("a drawing")).expect("text");
    let image: Image = painting.image();
    let shapes = file.matches("<path").count() + file.matches("<circle").count();
    assert_eq!(shapes, image.marks.len() + 1);
    assert_eq!(
        (export.file_name().as_str(), export.media_type()),
        ("san-cai-4.svg", "image/svg+xml")
    );
    assert!((export.progress() - 1.0).abs() < 1e-6);
}

/// Fails if `stop` is not heard, in any format.
#[test]
fn an_export_that_is_stopped_makes_nothing() {
    let (_, _, painting) = painting();
    for format in Format::all() {
        let export = painting.export(format, true);
        export.stop();
        assert_eq!(export.run(), None, "{format:?}");
    }
}

/// Every format in its own form. Fails if a picture has another size than it says.
#[cfg(feature = "raster")]
#[test]
fn every_format_is_made() {
    let (_, _, painting) = painting();
    let heads: Vec<Vec<u8>> = Format::all()
        .filter(|format| !matches!(format, Format::Picture(2048..)))
        .map(|format| painting.export(format, false).run().expect("a file")[..24].to_vec())
        .collect();
    assert_eq!(heads[0][16..24], [0, 0, 4, 56, 0, 0, 4, 56]);
    assert!(heads[1].starts_with(b"<svg") && heads[2].starts_with(b"GIF89a"));
}
