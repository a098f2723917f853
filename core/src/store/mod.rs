//! What is kept on disk: records of games, settings, lesson progress. One `SQLite` file in the folder the shell names, with
//! a write-ahead log; a change is committed and synced before its function returns.
//!
//! The store knows texts and numbers only; what a record means is `game`'s and `app`'s business.
mod open;
mod records;
mod rescue;
mod schema;
mod settings;
#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use rusqlite::{Connection, ErrorCode};

pub use records::{Filter, Found, Head, Standing};
pub use settings::Progress;

/// The store's file in its folder.
pub const FILE: &str = "sancai.db";

/// The store. Calls may come from any thread.
pub struct Store {
    inner: Mutex<Inner>,
}

struct Inner {
    connection: Connection,
    /// Where the file lies; `None`: in memory.
    path: Option<PathBuf>,
    /// Whether the file is only read: a newer version wrote it, or it can't be written.
    read_only: bool,
    /// What a person must be told about the file, in the order in which it happened.
    notices: Vec<Notice>,
    /// The wall clock at the latest opening, in milliseconds since 1970: names a damaged file.
    wall: u64,
}

/// What a person must be told about the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// It was damaged or no file of ours, and now has this name; so many records were rescued from it.
    SetAside {
        /// The new name in the same folder.
        name: String,
        /// Records that could be read and are in the new file.
        rescued: u32,
    },
    /// A newer version of the app wrote it: it is read, and nothing is stored.
    Newer,
    /// The file can't be written: it is read, and nothing is stored.
    Unwritable,
    /// The folder can't be read or written: nothing is stored.
    Unreachable,
}

/// Why something could not be stored or read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// No room on the disk.
    Full,
    /// The file is a newer version's, or the folder is read-only.
    ReadOnly,
    /// The record is not there (any more).
    Gone,
    /// Another process has stored something else in its place.
    Taken,
    /// The file is damaged.
    Damaged,
    /// Anything else, in the database's words.
    Other(String),
}

impl Store {
    /// Opens the store in a folder, which is made if it is missing, at `wall` milliseconds since 1970.
    ///
    /// Never fails: a damaged or foreign file is set aside and what can be read is rescued; where nothing can be stored,
    /// everything is kept in memory. [`Store::notices`] tells.
    pub fn open(folder: &Path, wall: u64) -> Self {
        Self::of(open::open(folder, wall))
    }

    /// A store in memory only, as long as the app runs.
    pub fn memory() -> Self {
        Self::of(open::memory(0, Vec::new()))
    }

    const fn of(inner: Inner) -> Self {
        Self {
            inner: Mutex::new(inner),
        }
    }

    /// What a person must be told about the file since this was last asked.
    pub fn notices(&self) -> Vec<Notice> {
        std::mem::take(&mut self.lock().notices)
    }

    /// Gives back the memory in which pages of the file are kept; they are read again when they are wanted.
    pub fn free_memory(&self) {
        // A cache that stays is no harm.
        let _ = self.lock().connection.execute_batch("PRAGMA shrink_memory");
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does something with the database. If the file turns out to be damaged, it is set aside, what can be read is
    /// rescued, and the thing is done once more.
    fn with<T>(
        &self,
        work: impl Fn(&mut Connection) -> Result<T, rusqlite::Error>,
    ) -> Result<T, Trouble> {
        let mut inner = self.lock();
        let first = work(&mut inner.connection).map_err(|error| Trouble::from(&error));
        if first.as_ref().err() == Some(&Trouble::Damaged)
            && inner.path.is_some()
            && !inner.read_only
        {
            open::replace(&mut inner);
            return work(&mut inner.connection).map_err(|error| Trouble::from(&error));
        }
        first
    }

    /// [`Store::with`], for what changes something.
    fn change<T>(
        &self,
        work: impl Fn(&mut Connection) -> Result<T, rusqlite::Error>,
    ) -> Result<T, Trouble> {
        if self.lock().read_only {
            return Err(Trouble::ReadOnly);
        }
        self.with(work)
    }

    /// Lets the file grow to so many pages only, as on a full disk.
    #[cfg(test)]
    pub(crate) fn limit_pages(&self, pages: u32) {
        let inner = self.lock();
        let set =
            inner
                .connection
                .query_row(&format!("PRAGMA max_page_count = {pages}"), [], |_| Ok(()));
        set.expect("a pragma");
    }
}

impl From<&rusqlite::Error> for Trouble {
    fn from(error: &rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Self::Full,
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied | ErrorCode::CannotOpen) => {
                Self::ReadOnly
            }
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Self::Damaged,
            Some(ErrorCode::ConstraintViolation) => Self::Taken,
            None if matches!(error, rusqlite::Error::QueryReturnedNoRows) => Self::Gone,
            // A text column that holds no text was not written by us.
            None if is_conversion(error) => Self::Damaged,
            _ => Self::Other(error.to_string()),
        }
    }
}

const fn is_conversion(error: &rusqlite::Error) -> bool {
    matches!(
        error,
        rusqlite::Error::InvalidColumnType(..)
            | rusqlite::Error::FromSqlConversionFailure(..)
            | rusqlite::Error::IntegralValueOutOfRange(..)
            | rusqlite::Error::Utf8Error(..)
    )
}
