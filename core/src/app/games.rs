use std::collections::HashSet;

use super::keeper::{Keeper, Screen, rows, standing};
use super::library::{notice, trouble};
use super::speech::short;
use super::watch::written;
use super::{App, Choice, Session};
use crate::board::Side;
use crate::game::{BadRecord, Ending, Game, Record};
use crate::ruleset::RULE_SETS;
use crate::scene::Window;
use crate::store::{Filter, Found, Head, Trouble};
use crate::words::{Arg, Words};

/// Characters a name may have.
const NAME: usize = 100;

/// Records read at once for an export of many.
const PAGE: u32 = 200;

/// A stored game as Home and Games show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameCard {
    /// Its number.
    pub id: i64,
    /// Its name, or who plays whom.
    pub title: String,
    /// How it ended, or where it stands.
    pub detail: String,
    /// The rule set's caption.
    pub rules: String,
    /// The rule set's name, for the small picture.
    pub rules_name: String,
    /// The position's text, for the small picture.
    pub position: String,
    /// Whether Black sits at the near edge.
    pub flipped: bool,
    /// Whether it is over.
    pub over: bool,
    /// When something was last done, in milliseconds since 1970.
    pub changed: u64,
}

impl App {
    /// What a person must be told about the store's file since this was last asked, a sentence each.
    pub fn notices(&self) -> Vec<String> {
        let words = self.words();
        let notices = self.library.store.notices();
        notices.iter().map(|it| notice(words, it)).collect()
    }

    /// The stored games that a filter lets through, the latest changed first: `count` from the `from`th on.
    ///
    /// # Errors
    /// A sentence that says why they can't be read.
    pub fn games(&self, filter: &Filter, from: u32, count: u32) -> Result<Vec<GameCard>, String> {
        let found = self.library.store.find(filter, from, count);
        let found = self.told(found)?;
        Ok(found.iter().map(|it| card(self.words(), it)).collect())
    }

    /// How many stored games a filter lets through; 0 where they can't be read.
    pub fn game_count(&self, filter: &Filter) -> u32 {
        self.library.store.count(filter).unwrap_or_default()
    }

    /// The rule sets and the results that games can be filtered by.
    pub fn game_filters(&self) -> (Vec<Choice>, Vec<Choice>) {
        let words = self.words();
        let choice = |id: &str, key: &str| Choice {
            id: id.to_owned(),
            caption: words.text(key),
            sentence: String::new(),
        };
        let rules = RULE_SETS
            .iter()
            .map(|it| choice(it.name, &format!("new-game-rules-{}", it.name)));
        let results = ["open", "red", "black", "draw"].map(|it| choice(it, &format!("games-{it}")));
        (rules.collect(), results.to_vec())
    }

    /// The games that can be gone on with, the latest changed first, at most `count`; each tells who is to move and the
    /// clocks.
    pub fn unfinished(&self, count: u32) -> Vec<GameCard> {
        let open = Filter {
            result: "open".to_owned(),
            ..Filter::default()
        };
        let words = self.words();
        let found = self.library.store.find(&open, 0, count).unwrap_or_default();
        let card = |it: Found| {
            let (_, game, screen, _) = self.load(it.id).ok()?;
            Some(GameCard {
                detail: where_it_stands(words, &game, screen),
                ..card(words, &it)
            })
        };
        found.into_iter().filter_map(card).collect()
    }

    /// Opens a stored game as it was left; a game with clocks stands paused.
    ///
    /// # Errors
    /// A sentence that says why not.
    pub fn resume(&mut self, id: i64, seed: u64, now: u64) -> Result<Session, String> {
        let words = self.words();
        let (head, game, screen, lost) = self.load(id)?;
        let acts = game.log().len();
        let plies = game.line().moves().len();
        let library = self.library.clone();
        let keeper = if lost == 0 {
            Keeper::of(library, id, head, acts, screen)
        } else {
            // What is damaged stays as it is.
            Keeper::new(library, words, &game, seed, now)
        };
        let settings = self.library.settings();
        let session = Session::new(game, words, settings, Window::default(), seed);
        // An ended game is looked back at.
        let end = session.game().outcome().map(|_| plies);
        let place = screen.place.or(end);
        let mut session = session
            .kept(keeper, Screen { place, ..screen }, now)
            .reopened();
        if lost > 0 {
            let n = Arg::Number(plies as i64);
            session.trouble = Some(words.format("games-damaged-part", &[("n", n)]));
        }
        Ok(session)
    }

    fn load(&self, id: i64) -> Result<(Head, Game, Screen, usize), String> {
        let words = self.words();
        let (found, acts) = self.told(self.library.store.record(id))?;
        let (_, game, lost) =
            Record::stored(&found.head.head, &acts).map_err(|bad| self.damaged(&bad))?;
        let screen = serde_json::from_str(&found.screen).unwrap_or_default();
        let head = Head {
            players: words.players(game.setup().seats),
            ..found.head
        };
        Ok((head, game, screen, lost))
    }

    fn damaged(&self, bad: &BadRecord) -> String {
        let words = self.words();
        match bad {
            BadRecord::Newer | BadRecord::Rules(_) => words.bad_record(bad),
            _ => words.text("games-damaged"),
        }
    }

    /// Gives a stored game a name; an empty one takes it away.
    ///
    /// # Errors
    /// A sentence that says why not.
    pub fn rename(&self, id: i64, name: &str) -> Result<(), String> {
        let words = self.words();
        let name: String = name.trim().chars().filter(|it| !it.is_control()).collect();
        if name.chars().count() > NAME {
            let most = Arg::Number(NAME as i64);
            return Err(words.format("games-name-long", &[("n", most)]));
        }
        let found = self.told(self.library.store.found(id))?;
        let players = players(words, &found.head);
        self.told(self.library.store.rename(id, &name, &players))
    }

    /// Puts a stored game into the bin, which is emptied when the app is next opened; what was done, in a sentence.
    ///
    /// # Errors
    /// A sentence that says why not.
    pub fn delete(&self, id: i64, now: u64) -> Result<String, String> {
        let words = self.words();
        let found = self.told(self.library.store.found(id))?;
        self.told(self.library.store.delete(id, self.library.wall(now)))?;
        let name = card(words, &found).title;
        Ok(words.format("games-deleted", &[("name", Arg::Quoted(&name))]))
    }

    /// Takes a stored game out of the bin.
    ///
    /// # Errors
    /// A sentence that says why not.
    pub fn restore(&self, id: i64) -> Result<(), String> {
        self.told(self.library.store.restore(id))
    }

    /// A stored game as JSON.
    ///
    /// # Errors
    /// A sentence that says why not.
    pub fn export(&self, id: i64) -> Result<String, String> {
        let (head, game, _, lost) = self.load(id)?;
        if lost > 0 {
            return Err(self.words().text("games-damaged"));
        }
        Ok(Record::of(&game, &head.key, &head.name, head.started).json())
    }

    /// Every stored game of a filter as one JSON list; those that can't be read are left out.
    pub fn export_all(&self, filter: &Filter) -> String {
        let pages = (0..).map(|page| {
            let found = self.library.store.find(filter, page * PAGE, PAGE);
            found.unwrap_or_default()
        });
        let found = pages.take_while(|found| !found.is_empty()).flatten();
        let texts: Vec<String> = found.filter_map(|it| self.export(it.id).ok()).collect();
        format!("[\n{}\n]\n", texts.join(",\n"))
    }

    /// Adds the games of a JSON text that are not here yet; what was done, in sentences.
    ///
    /// # Errors
    /// A sentence that says why nothing of it can be read or stored.
    pub fn import(&self, text: &str, now: u64) -> Result<String, String> {
        let words = self.words();
        let read = Record::read(text).map_err(|bad| words.bad_record(&bad))?;
        let (mut added, mut known, mut refused) = (0, 0, Vec::new());
        let mut seen = HashSet::new();
        for one in read {
            match one {
                Err(bad) => refused.push(words.bad_record(&bad)),
                Ok((record, _)) if !seen.insert(record.key.clone()) => known += 1,
                Ok((record, game)) => match self.add(&record, &game, now) {
                    Ok(true) => added += 1,
                    Ok(false) => known += 1,
                    Err(why) => refused.push(trouble(words, &why)),
                },
            }
        }
        let count = |key, n: usize| words.format(key, &[("n", Arg::Number(n as i64))]);
        let why = refused.first().map_or("", String::as_str);
        let told = [
            count("games-imported", added),
            if known > 0 {
                count("games-known", known)
            } else {
                String::new()
            },
            words.format(
                "games-refused",
                &[
                    ("n", Arg::Number(refused.len() as i64)),
                    ("why", Arg::Text(why)),
                ],
            ),
        ];
        let told = &told[..if refused.is_empty() { 2 } else { 3 }];
        Ok(words.sentences(told))
    }

    /// Whether the record was added; not if it is here already, with as many acts. Out of the bin it is taken.
    fn add(&self, record: &Record, game: &Game, now: u64) -> Result<bool, Trouble> {
        let store = &self.library.store;
        let mut key = record.key.to_ascii_lowercase();
        if let Some(id) = store.by_key(&key)? {
            store.restore(id)?;
            if store.record(id)?.1 == rows(&record.acts) {
                return Ok(false);
            }
            // Another course of the same game: both stay.
            key = self.library.free_key(&key, now);
        }
        let head = Head {
            key,
            name: short(&record.name),
            players: self.words().players(game.setup().seats),
            rules: record.setup.rules.name.to_owned(),
            head: record.head(),
            started: record.started,
        };
        let standing = standing(game, self.library.wall(now));
        store.begin(&head, &rows(&record.acts), &standing)?;
        Ok(true)
    }

    fn told<T>(&self, result: Result<T, Trouble>) -> Result<T, String> {
        result.map_err(|why| trouble(self.words(), &why))
    }
}

fn card(words: Words, found: &Found) -> GameCard {
    let (head, standing) = (&found.head, &found.standing);
    let screen: Screen = serde_json::from_str(&found.screen).unwrap_or_default();
    let name = if head.name.is_empty() {
        players(words, head)
    } else {
        head.name.clone()
    };
    GameCard {
        id: found.id,
        title: name,
        detail: how_it_ended(words, found),
        rules: words.text(&format!("new-game-rules-{}", head.rules)),
        rules_name: head.rules.clone(),
        position: standing.position.clone(),
        flipped: screen.flipped.unwrap_or(false),
        over: !standing.result.is_empty(),
        changed: standing.changed,
    }
}

/// Who plays whom, in today's language; empty where the head can't be read.
fn players(words: Words, head: &Head) -> String {
    let record = serde_json::from_str::<Record>(&head.head);
    record.map_or_else(|_| String::new(), |it| words.players(it.setup.seats))
}

fn how_it_ended(words: Words, found: &Found) -> String {
    let standing = &found.standing;
    let moves = ("n", Arg::Number(standing.plies.div_ceil(2).into()));
    if standing.result.is_empty() {
        let next = ("n", Arg::Number((standing.plies / 2 + 1).into()));
        return words.format("games-open-at", &[next]);
    }
    let ending = words.ending(&Ending {
        winner: Side::ALL
            .into_iter()
            .find(|it| it.name() == standing.result),
        reason: standing.reason.clone(),
    });
    words.format("games-ended-at", &[("ending", Arg::Text(&ending)), moves])
}

fn where_it_stands(words: Words, game: &Game, screen: Screen) -> String {
    let progress = words.format(
        "home-progress",
        &[
            ("side", Arg::Side(game.side())),
            ("n", Arg::Number(game.line().moves().len() as i64 / 2 + 1)),
        ],
    );
    let clocks = Side::ALL.map(|side| game.time_left(side, screen.time));
    match clocks {
        [Some(red), Some(black)] => {
            format!("{progress} · {} – {}", written(red), written(black))
        }
        _ => progress,
    }
}
