use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::library::Library;
use crate::game::{Ending, Game, Logged, Record};
use crate::store::{Head, Standing, Trouble};
use crate::words::Words;

use super::library::trouble;
use super::session::Session;

/// Keeps one game in the library: each act is stored before its function returns.
pub(super) struct Keeper {
    library: Arc<Library>,
    /// The record; `None` while it could not be begun.
    id: Option<i64>,
    key: String,
    name: String,
    players: String,
    started: u64,
    /// So many acts are stored.
    stored: usize,
    /// What was stored of the screen.
    screen: Screen,
    /// Why the latest acts are not stored, if they are not.
    trouble: Option<Trouble>,
}

/// What the screen shows of a game beside the game itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub(super) struct Screen {
    /// The ply that is looked at; `None`: the latest.
    pub place: Option<usize>,
    /// Whether Black sits at the near edge; `None`: as the seats say.
    pub flipped: Option<bool>,
    /// Game time, in milliseconds.
    pub time: u64,
}

/// What is told after something was stored or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kept {
    /// As always.
    Fine,
    /// Stored again after it had not been.
    Again,
    /// Not stored, for the first time.
    Not(Trouble),
}

impl Keeper {
    /// A keeper of a game that begins now.
    pub fn new(library: Arc<Library>, words: Words, game: &Game, seed: u64, now: u64) -> Self {
        let started = library.wall(now);
        Self {
            library,
            id: None,
            key: format!("{seed:016x}{started:016x}"),
            name: String::new(),
            players: words.players(game.setup().seats),
            started,
            stored: 0,
            screen: Screen::default(),
            trouble: None,
        }
    }

    /// A keeper of a record that is there.
    pub fn of(library: Arc<Library>, id: i64, head: Head, stored: usize, screen: Screen) -> Self {
        Self {
            library,
            id: Some(id),
            key: head.key,
            name: head.name,
            players: head.players,
            started: head.started,
            stored,
            screen,
            trouble: None,
        }
    }

    /// The record's number; `None` while it could not be begun.
    pub const fn id(&self) -> Option<i64> {
        self.id
    }

    /// Stores what was done since the last time.
    pub fn keep(&mut self, game: &Game, now: u64) -> Kept {
        if self.id.is_some() && self.stored == game.log().len() {
            return Kept::Fine;
        }
        let standing = standing(game, self.library.wall(now));
        let result = self
            .append(game, &standing)
            .or_else(|trouble| match trouble {
                // Deleted meanwhile, or another process went on with it: this game becomes a record of its own.
                Trouble::Gone | Trouble::Taken => self.begin_anew(game, &standing, now),
                other => Err(other),
            });
        self.tell(result, game.log().len())
    }

    fn append(&self, game: &Game, standing: &Standing) -> Result<Option<i64>, Trouble> {
        let acts = rows(&game.log()[self.stored.min(game.log().len())..]);
        match self.id {
            Some(id) => self
                .library
                .store
                .append(id, self.stored, &acts, standing)?,
            None => return self.begin(game, standing).map(Some),
        }
        Ok(self.id)
    }

    fn begin(&self, game: &Game, standing: &Standing) -> Result<i64, Trouble> {
        let head = Head {
            key: self.key.clone(),
            name: self.name.clone(),
            players: self.players.clone(),
            rules: game.setup().rules.name.to_owned(),
            head: Record::of(game, &self.key, &self.name, self.started).head(),
            started: self.started,
        };
        self.library.store.begin(&head, &rows(game.log()), standing)
    }

    fn begin_anew(
        &mut self,
        game: &Game,
        standing: &Standing,
        now: u64,
    ) -> Result<Option<i64>, Trouble> {
        self.key = self.library.free_key(&self.key, now);
        self.begin(game, standing).map(Some)
    }

    fn tell(&mut self, result: Result<Option<i64>, Trouble>, acts: usize) -> Kept {
        match result {
            Ok(id) => {
                (self.id, self.stored) = (id, acts);
                match self.trouble.take() {
                    Some(_) => Kept::Again,
                    None => Kept::Fine,
                }
            }
            Err(trouble) if self.trouble.is_some() => {
                self.trouble = Some(trouble);
                Kept::Fine
            }
            Err(trouble) => {
                self.trouble = Some(trouble.clone());
                Kept::Not(trouble)
            }
        }
    }

    /// Stores what the screen shows, if that has changed. Where it can't be stored nothing is said: a game's acts will.
    pub fn keep_screen(&mut self, screen: Screen) {
        let Some(id) = self.id.filter(|_| screen != self.screen) else {
            return;
        };
        let text = serde_json::to_string(&screen).unwrap_or_default();
        if self.library.store.set_screen(id, &text).is_ok() {
            self.screen = screen;
        }
    }
}

/// How a game stands, for the lists.
pub(super) fn standing(game: &Game, changed: u64) -> Standing {
    let ending = Ending::of(game);
    let result = ending
        .as_ref()
        .map_or("", |it| it.winner.map_or("draw", |winner| winner.name()));
    Standing {
        result: result.to_owned(),
        reason: ending.map_or_else(String::new, |it| it.reason),
        plies: game.line().moves().len() as u32,
        position: game.line().text(),
        changed,
    }
}

/// The acts as the store keeps them.
pub(super) fn rows(log: &[Logged]) -> Vec<String> {
    let row = |logged| serde_json::to_string(logged).unwrap_or_default();
    log.iter().map(row).collect()
}

/// The game time shown may be older than this by a kill, in milliseconds.
const TIME_STEP: u64 = 5_000;

impl Session {
    /// The session with its keeper, as its screen was left.
    pub(super) fn kept(mut self, keeper: Keeper, screen: Screen, now: u64) -> Self {
        self.meet(now);
        if self
            .game
            .falls_at()
            .is_some_and(|falls| screen.time < falls)
        {
            self.game.tick(screen.time);
        }
        if let Some(flipped) = screen.flipped {
            self.flipped = flipped;
        }
        self.keeper = Some(keeper);
        if let Some(place) = screen.place {
            self.seek(place.min(self.plies()));
        }
        self.keep();
        self
    }

    /// The number of this game's record; `None` if it is not stored.
    pub fn record(&self) -> Option<i64> {
        self.keeper.as_ref()?.id()
    }

    /// Stores what was done, and tells if that fails.
    pub(super) fn keep(&mut self) {
        let now = self.time_told();
        let Some(keeper) = &mut self.keeper else {
            return;
        };
        match keeper.keep(self.review.as_ref().unwrap_or(&self.game), now) {
            Kept::Fine => self.trouble = None,
            Kept::Again => self.trouble = Some(self.words.text("store-again")),
            Kept::Not(why) => self.trouble = Some(trouble(self.words, &why)),
        }
        self.keep_screen();
    }

    /// Stores what the screen shows, where it has changed.
    pub(super) fn keep_screen(&mut self) {
        // While an earlier ply is looked at the game itself stands.
        let time = self
            .review
            .as_ref()
            .map_or_else(|| self.game_time(), Game::now);
        let clocks = self.whole().falls_at().is_some();
        let screen = Screen {
            place: self.place(),
            flipped: Some(self.flipped),
            time: if clocks { time } else { 0 },
        };
        if let Some(keeper) = &mut self.keeper {
            let stale = screen.time.abs_diff(keeper.screen.time) >= TIME_STEP;
            let time = if stale || self.watch.paused {
                screen.time
            } else {
                keeper.screen.time
            };
            keeper.keep_screen(Screen { time, ..screen });
        }
    }

    /// Keeps what was set at the board.
    pub(super) fn keep_settings(&mut self) {
        if let Some(keeper) = &self.keeper
            && keeper.library.settings() != self.settings
            && let Err(why) = keeper.library.set_settings(&self.settings)
        {
            self.trouble = Some(trouble(self.words, &why));
        }
    }
}
