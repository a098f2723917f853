use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, Result};

use super::{FILE, Inner, Notice, Trouble, rescue, schema};

/// How long a change waits for another process that is writing.
const PATIENCE: Duration = Duration::from_secs(2);

/// Files up to so many bytes are looked through when they are opened (about 3 ms a megabyte); a larger one's damage is
/// found when it is met.
const CHECKED_BYTES: u64 = 32 << 20;

/// What opening a file came to.
enum Opening {
    Fine(Connection),
    /// It can only be read, for this reason.
    Reading(Connection, Notice),
    Damaged,
    Unreachable,
}

/// Opens the store of a folder; see [`super::Store::open`].
pub(super) fn open(folder: &Path, wall: u64) -> Inner {
    if fs::create_dir_all(folder).is_err() {
        return memory(wall, vec![Notice::Unreachable]);
    }
    let path = folder.join(FILE);
    match opening(&path) {
        Opening::Fine(connection) => on_disk(connection, path, false, Vec::new(), wall),
        Opening::Reading(connection, why) => on_disk(connection, path, true, vec![why], wall),
        Opening::Unreachable => memory(wall, vec![Notice::Unreachable]),
        Opening::Damaged => {
            let mut inner = memory(wall, Vec::new());
            inner.path = Some(path);
            replace(&mut inner);
            inner
        }
    }
}

/// A store in memory. If not even that can be had, the process is out of memory.
#[expect(clippy::expect_used, reason = "fails only where no memory is left")]
pub(super) fn memory(wall: u64, notices: Vec<Notice>) -> Inner {
    let mut connection = Connection::open_in_memory().expect("memory for an empty database");
    schema::migrate(&mut connection, 0).expect("memory for the tables");
    Inner {
        connection,
        path: None,
        read_only: false,
        notices,
        wall,
    }
}

const fn on_disk(
    connection: Connection,
    path: PathBuf,
    read_only: bool,
    notices: Vec<Notice>,
    wall: u64,
) -> Inner {
    Inner {
        connection,
        path: Some(path),
        read_only,
        notices,
        wall,
    }
}

fn opening(path: &Path) -> Opening {
    match attempt(path) {
        Ok(opening) => opening,
        Err(error) if Trouble::from(&error) == Trouble::Damaged => Opening::Damaged,
        Err(_) => read_only(path),
    }
}

fn attempt(path: &Path) -> Result<Opening> {
    if path.is_dir() {
        return Ok(Opening::Damaged);
    }
    let mut connection = Connection::open(path)?;
    connection.busy_timeout(PATIENCE)?;
    let Some(version) = schema::version(&connection)? else {
        return Ok(Opening::Damaged);
    };
    if version > schema::VERSION {
        drop(connection);
        return Ok(read_only(path));
    }
    if !is_sound(&connection, path)? {
        return Ok(Opening::Damaged);
    }
    set_up(&connection)?;
    schema::migrate(&mut connection, version)?;
    Ok(Opening::Fine(connection))
}

/// A write-ahead log, synced at every commit: what was committed survives the process and the power.
fn set_up(connection: &Connection) -> Result<()> {
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)
}

fn is_sound(connection: &Connection, path: &Path) -> Result<bool> {
    if fs::metadata(path).is_ok_and(|file| file.len() > CHECKED_BYTES) {
        return Ok(true);
    }
    let found: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    Ok(found == "ok")
}

/// A file that can only be read: a newer version's, or one in a folder that can't be written.
fn read_only(path: &Path) -> Opening {
    let reading = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY);
    let read = reading.and_then(|connection| Ok((schema::version(&connection)?, connection)));
    match read {
        Ok((Some(version), connection)) if version > schema::VERSION => {
            Opening::Reading(connection, Notice::Newer)
        }
        Ok((Some(version), connection)) if version > 0 => {
            Opening::Reading(connection, Notice::Unwritable)
        }
        _ => Opening::Unreachable,
    }
}

/// Sets a damaged file aside under a name that tells when, begins a new one, and brings over all that can be read. Where
/// even that fails, the store goes on in memory.
pub(super) fn replace(inner: &mut Inner) {
    let Some(path) = inner.path.take() else {
        return;
    };
    // The damaged file is closed before it is moved.
    let wall = inner.wall;
    let mut notices = std::mem::take(&mut inner.notices);
    *inner = memory(wall, Vec::new());
    let aside = aside(&path, wall);
    let moved = move_aside(&path, &aside);
    let opened = if moved { attempt(&path).ok() } else { None };
    let Some(Opening::Fine(mut connection)) = opened else {
        notices.push(Notice::Unreachable);
        inner.notices = notices;
        return;
    };
    let rescued = rescue::rescue(&aside, &mut connection);
    let name = aside.file_name().unwrap_or_default().to_string_lossy();
    notices.push(Notice::SetAside {
        name: name.into_owned(),
        rescued,
    });
    *inner = on_disk(connection, path, false, notices, wall);
}

/// A name for a damaged file that nothing has yet: `sancai-damaged-1764475200000.db`.
fn aside(path: &Path, wall: u64) -> PathBuf {
    (wall..wall + 1_000)
        .map(|number| path.with_file_name(format!("sancai-damaged-{number}.db")))
        .find(|name| !name.exists())
        .unwrap_or_else(|| path.with_extension("damaged"))
}

/// Moves the file, and its log and index of the log, which a rescue reads too.
fn move_aside(path: &Path, aside: &Path) -> bool {
    let with = |base: &Path, ending: &str| {
        let mut name = base.as_os_str().to_owned();
        name.push(ending);
        PathBuf::from(name)
    };
    for ending in ["-wal", "-shm"] {
        // Missing where the process ended well.
        let _ = fs::rename(with(path, ending), with(aside, ending));
    }
    fs::rename(path, aside).is_ok()
}
