use std::path::Path;

use rusqlite::types::Value;
use rusqlite::{Connection, OpenFlags, Result, ToSql, params_from_iter};

/// The columns that are brought over, `id` first. What a later version adds is left to its default.
const RECORD: &str = "id, key, name, search, rules, head, started, changed, result, reason, plies, position, screen, deleted";

/// So many numbers between the damage's two ends are tried one by one.
const SINGLY: usize = 10_000;

/// Brings all that can be read of a damaged file into a new one; the number of records brought over. What can't be read
/// stays in the damaged file, which is not written.
pub(super) fn rescue(damaged: &Path, into: &mut Connection) -> u32 {
    let Ok(from) = reading(damaged) else {
        return 0;
    };
    let Ok(change) = into.transaction() else {
        return 0;
    };
    copy_all(&from, &change, "settings", "key, value");
    copy_all(&from, &change, "lessons", "id, step, done");
    let mut rescued = 0;
    for row in records(&from) {
        if insert(&change, "records", RECORD, &row).is_ok() {
            rescued += 1;
            copy_acts(&from, &change, &row[0]);
        }
    }
    if change.commit().is_ok() { rescued } else { 0 }
}

/// Reading needs the log beside the file to be played back where that is possible.
fn reading(damaged: &Path) -> Result<Connection> {
    let connection = Connection::open_with_flags(damaged, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    // Damage in one record must not hide the others.
    connection.pragma_update(None, "cell_size_check", false)?;
    Ok(connection)
}

/// A table's rows as far as they can be read from the front.
fn copy_all(from: &Connection, into: &Connection, table: &str, columns: &str) {
    let all = format!("SELECT {columns} FROM {table}");
    for row in readable(from, &all, &[]) {
        // A row that is there twice in a damaged tree is taken once.
        let _ = insert(into, table, columns, &row);
    }
}

/// The rows of a query up to the first that can't be read.
fn readable(from: &Connection, query: &str, with: &[&dyn ToSql]) -> Vec<Vec<Value>> {
    let Ok(mut statement) = from.prepare(query) else {
        return Vec::new();
    };
    let count = statement.column_count();
    let rows = statement.query_map(with, |row| (0..count).map(|at| row.get(at)).collect());
    rows.map(|rows| rows.map_while(Result::ok).collect())
        .unwrap_or_default()
}

/// The records: from the front up to the damage, from the back down to it, and one by one in between.
fn records(from: &Connection) -> Vec<Vec<Value>> {
    let query = |rest: &str| format!("SELECT {RECORD} FROM records NOT INDEXED {rest}");
    let mut front = readable(from, &query("ORDER BY id"), &[]);
    let back = readable(from, &query("ORDER BY id DESC"), &[]);
    let last = front.last().map_or(0, |row| id(row));
    let first = back.last().map_or(0, |row| id(row));
    for between in (last + 1..first).take(SINGLY) {
        front.extend(readable(from, &query("WHERE id = ?1"), &[&between]));
    }
    let known = front.iter().map(|row| id(row)).max().unwrap_or(0);
    front.extend(back.into_iter().filter(|row| id(row) > known));
    front
}

fn id(row: &[Value]) -> i64 {
    match row.first() {
        Some(Value::Integer(id)) => *id,
        _ => 0,
    }
}

/// A record's acts up to the first that is missing or can't be read: what comes after it could not be replayed.
fn copy_acts(from: &Connection, into: &Connection, record: &Value) {
    let query = "SELECT record, n, act FROM acts WHERE record = ?1 ORDER BY n";
    let acts = readable(from, query, &[record]).into_iter();
    let acts = acts
        .zip(0..)
        .take_while(|(act, n)| act[1] == Value::Integer(*n));
    for (act, _) in acts {
        if insert(into, "acts", "record, n, act", &act).is_err() {
            return;
        }
    }
}

fn insert(into: &Connection, table: &str, columns: &str, row: &[Value]) -> Result<usize> {
    let places = vec!["?"; row.len()].join(", ");
    into.prepare_cached(&format!(
        "INSERT INTO {table} ({columns}) VALUES ({places})"
    ))?
    .execute(params_from_iter(row))
}
