use rusqlite::{Connection, Result, Transaction};

/// "`SanC`": tells our files from all other `SQLite` files.
pub(super) const APPLICATION: i32 = 0x5361_6e43;

/// Each step leads from the version of its index to the next; steps already given out are never changed.
const MIGRATIONS: &[&str] = &["
    CREATE TABLE records (
        id       INTEGER PRIMARY KEY,
        key      TEXT NOT NULL UNIQUE,     -- 32 hexadecimal digits; the same record imported again has the same
        name     TEXT NOT NULL,            -- as a person gave it, else empty
        search   TEXT NOT NULL,            -- name and players, folded, for the search
        rules    TEXT NOT NULL,            -- the rule set's name
        head     TEXT NOT NULL,            -- all that the game was begun with, JSON
        started  INTEGER NOT NULL,         -- milliseconds since 1970
        changed  INTEGER NOT NULL,         -- milliseconds since 1970
        result   TEXT NOT NULL,            -- red, black, draw; empty while the game goes on
        reason   TEXT NOT NULL,            -- why it ended; empty while the game goes on
        plies    INTEGER NOT NULL,
        position TEXT NOT NULL,            -- the position's text after the latest act
        screen   TEXT NOT NULL,            -- what the screen showed (review place, board turned round), JSON
        deleted  INTEGER                   -- milliseconds since 1970
    ) STRICT;
    CREATE INDEX records_changed ON records (changed DESC, id DESC);
    CREATE TABLE acts (
        record INTEGER NOT NULL REFERENCES records (id) ON DELETE CASCADE,
        n      INTEGER NOT NULL,           -- from 0, without gaps
        act    TEXT NOT NULL,              -- what was done, by whom and when, JSON
        PRIMARY KEY (record, n)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE settings (
        key   TEXT PRIMARY KEY,
        value TEXT NOT NULL                -- JSON
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE lessons (
        id   TEXT PRIMARY KEY,
        step INTEGER NOT NULL,             -- steps done in the run under way
        done INTEGER NOT NULL              -- 1 once it was finished
    ) STRICT, WITHOUT ROWID;
"];

/// The version this app writes.
pub(super) const VERSION: usize = MIGRATIONS.len();

/// The version of a file, 0 for an empty one; `None` if it is no file of ours.
pub(super) fn version(connection: &Connection) -> Result<Option<usize>> {
    let number = |pragma: &str| connection.query_row(pragma, [], |row| row.get::<_, i32>(0));
    let (application, version) = (
        number("PRAGMA application_id")?,
        number("PRAGMA user_version")?,
    );
    let tables = number("SELECT count(*) FROM sqlite_schema")?;
    Ok(match (application, version, tables) {
        (APPLICATION, version, _) => usize::try_from(version).ok(),
        (0, 0, 0) => Some(0),
        _ => None,
    })
}

/// Brings a file of an older version to this one, wholly or not at all.
pub(super) fn migrate(connection: &mut Connection, from: usize) -> Result<()> {
    if from == VERSION {
        return Ok(());
    }
    let change = connection.transaction()?;
    for step in &MIGRATIONS[from..] {
        change.execute_batch(step)?;
    }
    stamp(&change)?;
    change.commit()
}

fn stamp(change: &Transaction) -> Result<()> {
    change.pragma_update(None, "application_id", APPLICATION)?;
    change.pragma_update(None, "user_version", VERSION as i32)
}
