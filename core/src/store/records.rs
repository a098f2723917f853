use rusqlite::{Connection, OptionalExtension, Result, Row, Transaction, named_params, params};

use super::{Store, Trouble};

/// What a record begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// 32 hexadecimal digits that no other record has.
    pub key: String,
    /// As a person gave it; else empty.
    pub name: String,
    /// The players, for the search.
    pub players: String,
    /// The rule set's name, for the filter.
    pub rules: String,
    /// All that the game was begun with, JSON.
    pub head: String,
    /// When, in milliseconds since 1970.
    pub started: u64,
}

/// How a game stands after an act.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// `red`, `black`, `draw`; empty while the game goes on.
    pub result: String,
    /// Why it ended; empty while the game goes on.
    pub reason: String,
    /// Plies made.
    pub plies: u32,
    /// The position's text.
    pub position: String,
    /// When, in milliseconds since 1970.
    pub changed: u64,
}

/// A record as the lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Its number in this file.
    pub id: i64,
    /// What it began with.
    pub head: Head,
    /// How it stands.
    pub standing: Standing,
    /// What the screen showed, JSON; may be empty.
    pub screen: String,
}

/// Which records a list shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// A part of the name or of a player's name.
    pub text: String,
    /// A rule set's name; empty: any.
    pub rules: String,
    /// `red`, `black`, `draw`, `open` (unfinished), `over` (finished); empty: any.
    pub result: String,
}

const COLUMNS: &str =
    "id, key, name, rules, head, started, changed, result, reason, plies, position, screen";

const WHERE: &str = "deleted IS NULL
    AND (:rules = '' OR rules = :rules)
    AND (:result = '' OR result = iif(:result = 'open', '', :result) OR :result = 'over' AND result <> '')
    AND (:text = '' OR instr(search, :text) > 0)";

impl Store {
    /// Begins a record; its number.
    ///
    /// # Errors
    /// Why nothing was stored; [`Trouble::Taken`] if the key is there already.
    pub fn begin(&self, head: &Head, acts: &[String], standing: &Standing) -> Result<i64, Trouble> {
        self.change(|connection| {
            let change = connection.transaction()?;
            let id = insert_head(&change, head)?;
            insert_acts(&change, id, 0, acts)?;
            stand(&change, id, standing)?;
            change.commit()?;
            Ok(id)
        })
    }

    /// Adds acts to a record, the first of them as its `from`th (0 = the first), and tells how it stands then.
    ///
    /// # Errors
    /// Why nothing was stored; [`Trouble::Gone`] if there is no such record, [`Trouble::Taken`] if an act is there already.
    pub fn append(
        &self,
        id: i64,
        from: usize,
        acts: &[String],
        standing: &Standing,
    ) -> Result<(), Trouble> {
        self.change(|connection| {
            let change = connection.transaction()?;
            stand(&change, id, standing)?;
            insert_acts(&change, id, from, acts)?;
            change.commit()
        })
    }

    /// Keeps what the screen shows of a record.
    ///
    /// # Errors
    /// Why nothing was stored.
    pub fn set_screen(&self, id: i64, screen: &str) -> Result<(), Trouble> {
        self.update("UPDATE records SET screen = ?2 WHERE id = ?1", id, screen)
    }

    /// Gives a record a name.
    ///
    /// # Errors
    /// Why nothing was stored.
    pub fn rename(&self, id: i64, name: &str, players: &str) -> Result<(), Trouble> {
        let search = search_text(name, players);
        self.change(|connection| {
            let renamed = connection.execute(
                "UPDATE records SET name = ?2, search = ?3 WHERE id = ?1",
                params![id, name, search],
            )?;
            some(renamed)
        })
    }

    /// Puts a record into the bin at `wall` milliseconds since 1970.
    ///
    /// # Errors
    /// Why nothing was stored.
    pub fn delete(&self, id: i64, wall: u64) -> Result<(), Trouble> {
        self.update(
            "UPDATE records SET deleted = ?2 WHERE id = ?1",
            id,
            wall as i64,
        )
    }

    /// Takes a record out of the bin.
    ///
    /// # Errors
    /// Why nothing was stored; [`Trouble::Gone`] if the bin was emptied.
    pub fn restore(&self, id: i64) -> Result<(), Trouble> {
        self.update(
            "UPDATE records SET deleted = ?2 WHERE id = ?1",
            id,
            None::<i64>,
        )
    }

    fn update(&self, sql: &str, id: i64, value: impl rusqlite::ToSql) -> Result<(), Trouble> {
        self.change(|connection| some(connection.execute(sql, params![id, value])?))
    }

    /// Empties the bin of what was put there before `wall`, in milliseconds since 1970.
    ///
    /// # Errors
    /// Why nothing was stored.
    pub fn empty_bin(&self, wall: u64) -> Result<(), Trouble> {
        self.clear("DELETE FROM records WHERE deleted < ?1", wall as i64)
    }

    /// Drops the games in which nothing was ever done, but for one.
    ///
    /// # Errors
    /// Why nothing was stored.
    pub fn drop_unplayed(&self, but: i64) -> Result<(), Trouble> {
        let unplayed = "DELETE FROM records WHERE id <> ?1 AND result = '' AND plies = 0
            AND NOT EXISTS (SELECT 1 FROM acts WHERE record = id)";
        self.clear(unplayed, but)
    }

    fn clear(&self, sql: &str, value: i64) -> Result<(), Trouble> {
        self.change(|connection| connection.execute(sql, [value]).map(drop))
    }

    /// The records of a filter, the latest changed first: `count` from the `from`th on.
    ///
    /// # Errors
    /// Why nothing could be read.
    pub fn find(&self, filter: &Filter, from: u32, count: u32) -> Result<Vec<Found>, Trouble> {
        let sql = format!(
            "SELECT {COLUMNS} FROM records WHERE {WHERE} ORDER BY changed DESC, id DESC LIMIT :count OFFSET :from"
        );
        self.with(|connection| {
            let mut statement = connection.prepare_cached(&sql)?;
            let text = fold(&filter.text);
            let rows = statement.query_map(
                named_params! { ":rules": filter.rules, ":result": filter.result, ":text": text, ":from": from, ":count": count },
                found,
            )?;
            rows.collect()
        })
    }

    /// How many records a filter lets through.
    ///
    /// # Errors
    /// Why nothing could be read.
    pub fn count(&self, filter: &Filter) -> Result<u32, Trouble> {
        let sql = format!("SELECT count(*) FROM records WHERE {WHERE}");
        self.with(|connection| {
            connection.prepare_cached(&sql)?.query_row(
                named_params! { ":rules": filter.rules, ":result": filter.result, ":text": fold(&filter.text) },
                |row| row.get(0),
            )
        })
    }

    /// A record without its acts.
    ///
    /// # Errors
    /// Why nothing could be read; [`Trouble::Gone`] if there is no such record.
    pub fn found(&self, id: i64) -> Result<Found, Trouble> {
        self.with(|connection| one(connection, id))
    }

    /// A record with its acts.
    ///
    /// # Errors
    /// Why nothing could be read; [`Trouble::Gone`] if there is no such record.
    pub fn record(&self, id: i64) -> Result<(Found, Vec<String>), Trouble> {
        self.with(|connection| {
            let record = one(connection, id)?;
            let mut acts =
                connection.prepare_cached("SELECT act FROM acts WHERE record = ?1 ORDER BY n")?;
            let acts = acts.query_map([id], |row| row.get(0))?;
            Ok((record, acts.collect::<Result<_>>()?))
        })
    }

    /// The number of the record with this key, in the bin or not.
    ///
    /// # Errors
    /// Why nothing could be read.
    pub fn by_key(&self, key: &str) -> Result<Option<i64>, Trouble> {
        self.with(|connection| {
            connection
                .query_row("SELECT id FROM records WHERE key = ?1", [key], |row| {
                    row.get(0)
                })
                .optional()
        })
    }
}

fn insert_head(change: &Transaction, head: &Head) -> Result<i64> {
    change.execute(
        "INSERT INTO records (key, name, search, rules, head, started, changed, result, reason, plies, position, screen)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, '', '', 0, '', '')",
        params![
            head.key,
            head.name,
            search_text(&head.name, &head.players),
            head.rules,
            head.head,
            head.started as i64
        ],
    )?;
    Ok(change.last_insert_rowid())
}

fn insert_acts(change: &Connection, id: i64, from: usize, acts: &[String]) -> Result<()> {
    let mut insert =
        change.prepare_cached("INSERT INTO acts (record, n, act) VALUES (?1, ?2, ?3)")?;
    for (n, act) in (from..).zip(acts) {
        insert.execute(params![id, n as i64, act])?;
    }
    Ok(())
}

fn stand(change: &Connection, id: i64, standing: &Standing) -> Result<()> {
    let mut update = change.prepare_cached(
        "UPDATE records SET result = ?2, reason = ?3, plies = ?4, position = ?5, changed = ?6 WHERE id = ?1",
    )?;
    some(update.execute(params![
        id,
        standing.result,
        standing.reason,
        standing.plies,
        standing.position,
        standing.changed as i64
    ])?)
}

/// Changing no row means that the record is gone.
const fn some(changed: usize) -> Result<()> {
    match changed {
        0 => Err(rusqlite::Error::QueryReturnedNoRows),
        _ => Ok(()),
    }
}

fn one(connection: &Connection, id: i64) -> Result<Found> {
    let sql = format!("SELECT {COLUMNS} FROM records WHERE id = ?1");
    connection.query_row(&sql, [id], found)
}

fn found(row: &Row) -> Result<Found> {
    Ok(Found {
        id: row.get("id")?,
        head: Head {
            key: row.get("key")?,
            name: row.get("name")?,
            players: String::new(),
            rules: row.get("rules")?,
            head: row.get("head")?,
            started: row.get::<_, i64>("started")? as u64,
        },
        standing: Standing {
            result: row.get("result")?,
            reason: row.get("reason")?,
            plies: row.get("plies")?,
            position: row.get("position")?,
            changed: row.get::<_, i64>("changed")? as u64,
        },
        screen: row.get("screen")?,
    })
}

fn search_text(name: &str, players: &str) -> String {
    fold(&format!("{name}\n{players}"))
}

/// Upper and lower case are one, in every language.
fn fold(text: &str) -> String {
    text.trim().to_lowercase()
}
