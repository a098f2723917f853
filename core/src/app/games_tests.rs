use std::path::PathBuf;

use super::{Act, App, Command, Gesture, NewGame, Opponent, Session};
use crate::board::Move;
use crate::store::Filter;

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("sancai-app-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        Self(folder)
    }

    fn open(&self) -> App {
        App::open("en", &self.0, 1_000, 2_000_000)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn choice(rules: &str) -> NewGame {
    NewGame {
        rules: rules.into(),
        opponent: Opponent::Here,
        ..NewGame::default()
    }
}

fn play(session: &mut Session, moves: &str) {
    for text in moves.split(' ') {
        let action = Move::parse(text).expect("a move");
        session.act(Act::Move(action), 1_000).expect("a legal move");
    }
}

fn all() -> Filter {
    Filter::default()
}

fn titles(app: &App) -> Vec<String> {
    let games = app.games(&all(), 0, 100).expect("a list");
    games
        .into_iter()
        .map(|it| format!("{} | {} | {}", it.title, it.detail, it.rules))
        .collect()
}

/// Fails if `keep` is not called after an act, or `resume` begins at another ply than was left.
#[test]
fn several_games_are_gone_on_with_newest_first() {
    let folder = Folder::new("several");
    let mut app = folder.open();
    let mut first = app.start(&choice("standard"), 1, 1_000).expect("a game");
    play(&mut first, "h2e2 h9g7 h0g2");
    first.command(Command::ReviewBack);
    let mut second = app.start(&choice("san-cai"), 2, 1_001).expect("a game");
    play(&mut second, "@a2 @e7");
    first.gesture(Gesture::Seek(1));
    drop((app, first, second));
    let mut app = folder.open();
    let cards = app.unfinished(10);
    let told: Vec<_> = cards
        .iter()
        .map(|it| (it.title.as_str(), it.detail.as_str()))
        .collect();
    assert_eq!(
        told,
        [
            ("Red – Black", "Red to move · move 2"),
            ("Red – Black", "Black to move · move 2")
        ]
    );
    let mut first = app.resume(cards[1].id, 3, 5_000).expect("the game");
    assert_eq!(first.view(5_000).place, Some(1));
    first.command(Command::ReviewClose);
    assert_eq!(first.view(5_000).place, None);
    play(&mut first, "b9c7");
    assert_eq!(app.unfinished(10)[0].id, cards[1].id, "it was changed last");
}

/// A game on the screen is left, but still shown. Fails if `view` stores it without the ply that is looked at.
#[test]
fn who_is_away_while_looking_back_finds_the_ply_again() {
    let folder = Folder::new("away");
    let mut app = folder.open();
    let mut game = app.start(&choice("standard"), 1, 1_000).expect("a game");
    play(&mut game, "h2e2 h9g7");
    game.gesture(Gesture::Seek(1));
    game.leave(2_000);
    assert_eq!(game.view(3_000).place, Some(1));
    let id = game.record().expect("a record");
    drop((app, game));
    let mut game = folder.open().resume(id, 2, 0).expect("the game");
    assert_eq!(game.view(0).place, Some(1));
}

/// Fails if a restored game is not in the list, or a search looks at the players only.
#[test]
fn games_are_named_searched_deleted_and_brought_back() {
    let folder = Folder::new("named");
    let mut app = folder.open();
    let mut game = app.start(&choice("asian"), 1, 1_000).expect("a game");
    play(&mut game, "h2e2 h9g7");
    game.command(Command::Resign);
    game.act(Act::Answer(true), 1_000).expect("resigned");
    let id = game.record().expect("a record");
    assert_eq!(
        titles(&app),
        ["Red – Black | Black wins: resignation · 1 move | Asian"]
    );
    app.rename(id, "  Đại chiến\u{7}  ").expect("renamed");
    let found = |text: &str| Filter {
        text: text.into(),
        ..all()
    };
    assert_eq!(app.game_count(&found("đại CHIẾN")), 1);
    assert_eq!(app.game_count(&found("red")), 1);
    assert_eq!(app.game_count(&found("lan")), 0);
    assert_eq!(
        app.rename(id, &"x".repeat(101)),
        Err("A name has at most 100 characters.".into())
    );
    assert_eq!(app.delete(id, 1_000), Ok("Deleted: Đại chiến".into()));
    assert_eq!(titles(&app), Vec::<String>::new());
    app.restore(id).expect("brought back");
    assert_eq!(
        titles(&app),
        ["Đại chiến | Black wins: resignation · 1 move | Asian"]
    );
    app.delete(id, 1_000).expect("deleted");
    drop(app);
    let app = App::open("en", &folder.0, 0, 3_000_000);
    assert_eq!(
        app.restore(id),
        Err("This game is not there any more.".into())
    );
    assert!(app.delete(id, 0).is_err() && app.rename(id, "x").is_err() && app.export(id).is_err());
}

/// Fails if an import adds what is there already, or stops at the first record that is none.
#[test]
fn exports_are_imported_once() {
    let mut app = App::new("en");
    for (seed, rules) in ["standard", "book", "san-cai"].into_iter().enumerate() {
        let mut game = app.start(&choice(rules), seed as u64, 0).expect("a game");
        let moves = if rules == "san-cai" {
            "@a2 @e7"
        } else {
            "a3a4 a6a5"
        };
        play(&mut game, moves);
    }
    let json = app.export_all(&all());
    assert_eq!(
        app.import(&json, 9),
        Ok("No game was added. 3 are here already.".into())
    );
    let other = App::new("de");
    assert_eq!(other.import(&json, 9), Ok("3 Partien kamen hinzu.".into()));
    assert_eq!(other.export_all(&all()).len(), json.len());
    let broken = json.replacen("a3a4", "a3a9", 1);
    assert_eq!(
        App::new("en").import(&broken, 9),
        Ok("2 games were added. 1 was refused: Act 1 of the record is not possible there.".into())
    );
    assert_eq!(
        App::new("en").import("hello", 9),
        Err("Line 1 is no JSON: these are no San Cai records.".into())
    );
}

/// A game imported in another course is kept beside the one that is there.
#[test]
fn another_course_of_a_game_is_kept_too() {
    let mut app = App::new("en");
    let mut game = app.start(&choice("standard"), 1, 0).expect("a game");
    play(&mut game, "h2e2");
    let json = app.export(game.record().expect("a record")).expect("JSON");
    play(&mut game, "h9g7");
    assert_eq!(app.import(&json, 9), Ok("1 game was added.".into()));
    assert_eq!(titles(&app).len(), 2);
}

/// Fails if a damaged record is gone on with in place, or not opened at all.
#[test]
fn of_a_damaged_record_the_good_part_is_a_game_of_its_own() {
    let folder = Folder::new("part");
    let mut app = folder.open();
    let mut game = app.start(&choice("standard"), 1, 1_000).expect("a game");
    play(&mut game, "h2e2 h9g7 h0g2 b9c7");
    let id = game.record().expect("a record");
    drop((app, game));
    let file = rusqlite::Connection::open(folder.0.join(crate::store::FILE)).expect("the file");
    let spoilt = file.execute("UPDATE acts SET act = 'x' WHERE n = 2", []);
    assert_eq!(spoilt, Ok(1));
    drop(file);
    let mut app = folder.open();
    let mut session = app.resume(id, 5, 1_000).expect("the good part");
    assert_eq!(session.view(1_000).plies, 2);
    let banner = session.view(1_000).banner.expect("it is told").text;
    assert!(
        banner.starts_with("This record is damaged after move 2."),
        "{banner}"
    );
    play(&mut session, "b0c2");
    assert_ne!(session.record(), Some(id));
    assert_eq!(app.export(id), Err("This record cannot be read.".into()));
    assert_eq!(titles(&app).len(), 2);
}

/// Fails if the acts of the time without room are not stored later, or the sentence stays.
#[test]
fn with_a_full_disk_the_game_goes_on_and_is_stored_later() {
    let folder = Folder::new("full");
    let mut app = folder.open();
    let mut game = app.start(&choice("standard"), 1, 1_000).expect("a game");
    play(&mut game, "h2e2 h9g7");
    app.library.store.limit_pages(1);
    let mut banners = Vec::new();
    for turn in 0..150 {
        let legal = game.game().line().legal();
        let act = Act::Move(legal[turn * 7 % legal.len()]);
        game.act(act, 1_000).expect("the game goes on");
        banners.extend(game.view(1_000).banner.map(|it| it.text));
    }
    banners.retain(|it| it.starts_with("The disk is full."));
    assert_eq!(banners.len(), 1, "it is told once");
    app.library.store.limit_pages(1_000_000);
    let legal = game.game().line().legal();
    game.act(Act::Move(legal[0]), 1_000).expect("an act");
    let banner = game.view(1_000).banner.expect("it is told");
    assert_eq!(banner.text, "The game is stored again.");
    let id = game.record().expect("a record");
    let json = app.export(id).expect("JSON");
    assert_eq!(json.matches("\"move\"").count(), 153);
}

#[test]
fn what_is_set_and_chosen_is_kept() {
    let folder = Folder::new("set");
    let mut app = folder.open();
    app.set("pieces", "letters").expect("set");
    app.set("language", "fr").expect("set");
    assert!(app.set("language", "xx").is_err());
    let game = app.start(&choice("book"), 1, 1_000).expect("a game");
    assert_eq!(game.words().language().tag(), "fr");
    drop((app, game));
    let mut app = folder.open();
    assert_eq!(app.words().language().tag(), "fr");
    assert_eq!(app.form().last, choice("book"));
    let mut game = app.start(&choice("book"), 2, 1_000).expect("a game");
    game.command(Command::Letters);
    drop((app, game));
    assert_eq!(
        folder.open().settings().pieces,
        crate::scene::Style::Characters
    );
}

/// Games in which nothing was done make room for the next; the one that is open stays.
#[test]
fn an_unplayed_game_is_there_until_another_begins() {
    let folder = Folder::new("unplayed");
    let mut app = folder.open();
    let game = app.start(&choice("standard"), 1, 1_000).expect("a game");
    drop((app, game));
    let mut app = folder.open();
    assert_eq!(app.unfinished(5).len(), 1);
    let mut first = app.start(&choice("book"), 2, 1_000).expect("a game");
    let _second = app.start(&choice("asian"), 3, 1_000).expect("a game");
    play(&mut first, "a3a4");
    assert_eq!(titles(&app).len(), 2, "{:?}", titles(&app));
}

/// Two windows over one folder go on with the same game: each keeps what was played in it. Fails if `keep` gives up when
/// an act is there already.
#[test]
fn two_windows_keep_two_courses() {
    let folder = Folder::new("two");
    let mut app = folder.open();
    let mut game = app.start(&choice("standard"), 1, 1_000).expect("a game");
    play(&mut game, "h2e2");
    let id = game.record().expect("a record");
    let mut other = folder.open();
    let mut same = other.resume(id, 2, 1_000).expect("the game");
    play(&mut game, "h9g7 h0g2");
    play(&mut same, "b9c7 b0c2 a9a8");
    assert!(same.view(1_000).banner.is_none() && same.record() != Some(id));
    let plies = |app: &App| {
        let games = app.games(&all(), 0, 9).expect("a list");
        let mut plies: Vec<String> = games.into_iter().map(|it| it.detail).collect();
        plies.sort();
        plies
    };
    assert_eq!(plies(&app), ["Unfinished · move 2", "Unfinished · move 3"]);
    assert_eq!(plies(&other), plies(&app));
}
