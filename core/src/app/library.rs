use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{NewGame, Settings};
use crate::lesson::{Place, Progress};
use crate::store::{self, Notice, Store, Trouble};
use crate::words::{Arg, Words};

const SETTINGS: &str = "settings";
const CHOICE: &str = "choice";

/// What the app and its games share: the store, what is set, and how the wall clock follows from monotonic time.
pub(super) struct Library {
    pub store: Store,
    settings: Mutex<Settings>,
    progress: Mutex<Progress>,
    /// One moment in monotonic milliseconds, and in milliseconds since 1970.
    moment: (u64, u64),
}

impl Library {
    /// The library of a folder, at a moment. What was put into the bin before is gone now.
    pub fn open(folder: &Path, now: u64, wall: u64) -> Self {
        let store = Store::open(folder, wall);
        // Where nothing can be stored there is no bin to empty either.
        let _ = store.empty_bin(wall);
        Self::of(store, (now, wall))
    }

    /// A library that is gone when the app ends.
    pub fn memory() -> Self {
        Self::of(Store::memory(), (0, 0))
    }

    fn of(store: Store, moment: (u64, u64)) -> Self {
        let library = Self {
            store,
            settings: Mutex::default(),
            progress: Mutex::default(),
            moment,
        };
        if let Some(settings) = library.read(SETTINGS) {
            library.replace(settings);
        }
        for store::Progress { id, step, done } in library.store.progress().unwrap_or_default() {
            let place = Place {
                step: step as usize,
                done,
            };
            lock(&library.progress).put(&id, place);
        }
        library
    }

    /// The wall clock at `now`, in milliseconds since 1970.
    pub const fn wall(&self, now: u64) -> u64 {
        let (then, wall) = self.moment;
        wall.saturating_add(now.saturating_sub(then))
    }

    /// A key like this one that no record has: its first half, and the time.
    pub fn free_key(&self, key: &str, now: u64) -> String {
        let half = key.get(..16).unwrap_or_default();
        let keys = (self.wall(now)..).map(|number| format!("{half}{number:016x}"));
        let taken = |key: &String| matches!(self.store.by_key(key), Ok(Some(_)));
        keys.take(1_000).find(|key| !taken(key)).unwrap_or_default()
    }

    /// What is set.
    pub fn settings(&self) -> Settings {
        lock(&self.settings).clone()
    }

    /// Sets it anew, for good if it can be stored, and in any case until the app ends.
    pub fn set_settings(&self, settings: &Settings) -> Result<(), Trouble> {
        self.replace(settings.clone());
        self.write(SETTINGS, settings)
    }

    fn replace(&self, settings: Settings) {
        *lock(&self.settings) = settings;
    }

    /// How far a person has come in each lesson.
    pub fn progress(&self) -> Progress {
        lock(&self.progress).clone()
    }

    /// Changes how far a person has come in a lesson, for good if it can be stored.
    pub fn change_progress(&self, lesson: &str, how: impl FnOnce(&mut Progress, &str)) {
        let mut progress = lock(&self.progress);
        how(&mut progress, lesson);
        let Place { step, done } = progress.of(lesson);
        // A step that can't be kept is no reason not to go on learning.
        let _ = self.store.set_progress(&store::Progress {
            id: lesson.to_owned(),
            step: step as u32,
            done,
        });
    }

    /// What was chosen for the game begun last.
    pub fn choice(&self) -> NewGame {
        self.read(CHOICE).unwrap_or_default()
    }

    /// Keeps it.
    pub fn set_choice(&self, choice: &NewGame) -> Result<(), Trouble> {
        self.write(CHOICE, choice)
    }

    /// A value as it was stored; `None` if it never was or can't be read.
    fn read<T: DeserializeOwned>(&self, key: &str) -> Option<T> {
        let text = self.store.setting(key).ok()??;
        serde_json::from_str(&text).ok()
    }

    fn write(&self, key: &str, value: &impl Serialize) -> Result<(), Trouble> {
        let text = serde_json::to_string(value).unwrap_or_default();
        self.store.set(key, &text)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What a person is told about the file.
pub(super) fn notice(words: Words, notice: &Notice) -> String {
    match notice {
        Notice::SetAside { name, rescued } => {
            let args = [
                ("name", Arg::Quoted(name)),
                ("n", Arg::Number((*rescued).into())),
            ];
            words.format("store-set-aside", &args)
        }
        Notice::Newer => words.text("store-newer"),
        Notice::Unwritable => words.text("store-unwritable"),
        Notice::Unreachable => words.text("store-unreachable"),
    }
}

/// Why something could not be stored, in one sentence.
pub(super) fn trouble(words: Words, trouble: &Trouble) -> String {
    match trouble {
        Trouble::Full => words.text("store-full"),
        Trouble::ReadOnly => words.text("store-read-only"),
        Trouble::Gone => words.text("store-gone"),
        Trouble::Taken | Trouble::Damaged | Trouble::Other(_) => words.text("store-failed"),
    }
}
