use rusqlite::{OptionalExtension, params};

use super::{Store, Trouble};

/// How far a person is in a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The lesson.
    pub id: String,
    /// Steps done in the run under way.
    pub step: u32,
    /// Whether it was ever finished.
    pub done: bool,
}

impl Store {
    /// What was set under a key, JSON.
    ///
    /// # Errors
    /// Why nothing could be read.
    pub fn setting(&self, key: &str) -> Result<Option<String>, Trouble> {
        self.with(|connection| {
            let query = "SELECT value FROM settings WHERE key = ?1";
            connection
                .query_row(query, [key], |row| row.get(0))
                .optional()
        })
    }

    /// Sets something.
    ///
    /// # Errors
    /// Why nothing was stored.
    pub fn set(&self, key: &str, value: &str) -> Result<(), Trouble> {
        self.change(|connection| {
            let insert =
                "INSERT INTO settings VALUES (?1, ?2) ON CONFLICT DO UPDATE SET value = ?2";
            connection.execute(insert, params![key, value])?;
            Ok(())
        })
    }

    /// The progress of every lesson that was ever begun.
    ///
    /// # Errors
    /// Why nothing could be read.
    pub fn progress(&self) -> Result<Vec<Progress>, Trouble> {
        self.with(|connection| {
            let mut all = connection.prepare_cached("SELECT id, step, done FROM lessons")?;
            let rows = all.query_map([], |row| {
                Ok(Progress {
                    id: row.get(0)?,
                    step: row.get(1)?,
                    done: row.get(2)?,
                })
            })?;
            rows.collect()
        })
    }

    /// Keeps the progress of a lesson.
    ///
    /// # Errors
    /// Why nothing was stored.
    pub fn set_progress(&self, progress: &Progress) -> Result<(), Trouble> {
        self.change(|connection| {
            connection.execute(
                "INSERT INTO lessons VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET step = ?2, done = ?3",
                params![progress.id, progress.step, progress.done],
            )?;
            Ok(())
        })
    }
}
