use std::fs;
use std::path::{Path, PathBuf};

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use rusqlite::Connection;

use super::*;

/// A folder of its own for a test, gone with it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("sancai-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }

    fn open(&self) -> Store {
        Store::open(&self.0, 1_000)
    }

    fn file(&self) -> PathBuf {
        self.0.join(FILE)
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("a folder");
        let mut names: Vec<String> = entries
            .map(|entry| {
                entry
                    .expect("an entry")
                    .file_name()
                    .to_string_lossy()
                    .into_owned()
            })
            .collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn head(n: u32) -> Head {
    Head {
        key: format!("{n:032x}"),
        name: format!("Ván cờ {n}"),
        players: "Lan\nMáy, cấp 3".into(),
        rules: if n.is_multiple_of(2) {
            "asian"
        } else {
            "san-cai"
        }
        .into(),
        head: "{}".into(),
        started: 10 * u64::from(n),
    }
}

fn acts(from: u64, count: u64) -> Vec<String> {
    (from..from + count)
        .map(|n| format!("\"a0a{}\"", n % 10))
        .collect()
}

fn standing(plies: u32, result: &str) -> Standing {
    Standing {
        result: result.into(),
        reason: String::new(),
        plies,
        position: "position".into(),
        changed: 100 + u64::from(plies),
    }
}

/// `count` records with 40 acts each.
fn filled(folder: &Folder, count: u32) -> Store {
    let store = folder.open();
    for n in 0..count {
        let result = ["", "red", "black", "draw"][n as usize % 4];
        store
            .begin(&head(n), &acts(0, 40), &standing(n, result))
            .expect("begun");
    }
    store
}

/// Fails if `append` does not write its acts, or if `change.commit()` is left out of `begin`.
#[test]
fn what_was_stored_is_there_when_the_file_is_opened_again() {
    let folder = Folder::new("again");
    let store = folder.open();
    let id = store.begin(&head(7), &[], &standing(0, "")).expect("begun");
    store
        .append(id, 0, &acts(0, 2), &standing(2, ""))
        .expect("two");
    store
        .append(id, 2, &acts(2, 1), &standing(3, "red"))
        .expect("one");
    store.set_screen(id, "{\"place\":1}").expect("a screen");
    store
        .set("settings", "{\"sounds\":false}")
        .expect("a setting");
    store.set("settings", "{\"sounds\":true}").expect("another");
    let progress = Progress {
        id: "horse".into(),
        step: 3,
        done: true,
    };
    store.set_progress(&progress).expect("progress");
    drop(store);
    let store = folder.open();
    assert_eq!(store.notices(), []);
    let (found, kept) = store.record(id).expect("the record");
    assert_eq!(kept, acts(0, 3));
    assert_eq!(found.standing, standing(3, "red"));
    assert_eq!(found.head.key, head(7).key);
    assert_eq!(found.screen, "{\"place\":1}");
    assert_eq!(store.by_key(&head(7).key), Ok(Some(id)));
    assert_eq!(
        store.setting("settings"),
        Ok(Some("{\"sounds\":true}".into()))
    );
    assert_eq!(store.setting("other"), Ok(None));
    assert_eq!(store.progress(), Ok(vec![progress]));
}

/// Fails if `insert_acts` overwrites (INSERT OR REPLACE), or `stand` forgives a missing record.
#[test]
fn an_act_is_stored_once_and_only_in_a_record() {
    let store = Store::memory();
    let id = store
        .begin(&head(1), &acts(0, 1), &standing(1, ""))
        .expect("begun");
    assert_eq!(
        store.append(id, 0, &acts(5, 1), &standing(1, "")),
        Err(Trouble::Taken)
    );
    assert_eq!(
        store.append(id + 1, 0, &acts(5, 1), &standing(1, "")),
        Err(Trouble::Gone)
    );
    assert_eq!(
        store.begin(&head(1), &[], &standing(0, "")),
        Err(Trouble::Taken)
    );
    assert_eq!(store.record(id).expect("the record").1, acts(0, 1));
    assert_eq!(store.record(id + 1), Err(Trouble::Gone));
}

/// Fails if a filter's part is dropped from `WHERE`, or the order is turned round.
#[test]
fn lists_are_filtered_searched_and_paged_newest_first() {
    let folder = Folder::new("lists");
    let store = filled(&folder, 100);
    let filter = |text: &str, rules: &str, result: &str| Filter {
        text: text.into(),
        rules: rules.into(),
        result: result.into(),
    };
    let count = |text, rules, result| store.count(&filter(text, rules, result)).expect("a count");
    assert_eq!(count("", "", ""), 100);
    assert_eq!(count("", "asian", ""), 50);
    assert_eq!(count("", "", "open"), 25);
    assert_eq!(count("", "", "over"), 75);
    assert_eq!(count("", "asian", "draw"), 0);
    assert_eq!(count("", "san-cai", "draw"), 25);
    assert_eq!(count(" VÁN CỜ 42", "", ""), 1);
    assert_eq!(count("máy", "", ""), 100);
    assert_eq!(count("%", "", ""), 0);
    let page = store.find(&filter("", "", ""), 10, 5).expect("a page");
    let plies: Vec<u32> = page.iter().map(|found| found.standing.plies).collect();
    assert_eq!(plies, [89, 88, 87, 86, 85]);
    let id = page[0].id;
    store.rename(id, "Der Fluß", "Lan").expect("renamed");
    assert_eq!(count("fluß", "", ""), 1);
    store.delete(id, 5_000).expect("deleted");
    assert_eq!(count("fluß", "", ""), 0);
    store.restore(id).expect("restored");
    assert_eq!(count("fluß", "", ""), 1);
    store.delete(id, 5_000).expect("deleted");
    store.empty_bin(5_000).expect("emptied");
    store.restore(id).expect("not yet gone");
    store.delete(id, 5_000).expect("deleted");
    store.empty_bin(5_001).expect("emptied");
    assert_eq!(store.restore(id), Err(Trouble::Gone));
}

#[test]
fn games_in_which_nothing_was_done_are_dropped() {
    let store = Store::memory();
    let empty = store.begin(&head(1), &[], &standing(0, "")).expect("begun");
    let open = store.begin(&head(2), &[], &standing(0, "")).expect("begun");
    let undone = store
        .begin(&head(3), &acts(0, 2), &standing(0, ""))
        .expect("begun");
    store.drop_unplayed(open).expect("emptied");
    assert_eq!(store.record(empty), Err(Trouble::Gone));
    assert!(store.record(open).is_ok() && store.record(undone).is_ok());
}

/// Fails if `attempt` takes every `SQLite` file for ours, or if `replace` deletes instead of moving.
#[test]
fn foreign_files_are_set_aside_whole() {
    let foreign = |name: &str, write: &dyn Fn(&Path)| {
        let folder = Folder::new(name);
        write(&folder.file());
        let before = fs::read(folder.file()).expect("the file");
        let store = folder.open();
        let notice = Notice::SetAside {
            name: "sancai-damaged-1000.db".into(),
            rescued: 0,
        };
        assert_eq!(store.notices(), [notice], "{name}");
        assert_eq!(store.notices(), [], "told once");
        store
            .begin(&head(1), &acts(0, 3), &standing(3, ""))
            .expect("the app works");
        let aside = fs::read(folder.0.join("sancai-damaged-1000.db")).expect("the old file");
        assert!(aside == before, "{name} is changed");
        drop(store);
        assert_eq!(folder.open().notices(), []);
    };
    foreign("text", &|path| {
        fs::write(path, "PK: not a database ".repeat(100)).expect("written");
    });
    foreign("zeros", &|path| {
        fs::write(path, vec![0; 40_000]).expect("written");
    });
    foreign("another-app", &|path| {
        let other = Connection::open(path).expect("a database");
        other
            .execute_batch("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
            .expect("a table");
    });
}

#[test]
fn an_empty_file_and_a_missing_folder_are_a_beginning() {
    let folder = Folder::new("empty");
    fs::write(folder.file(), "").expect("written");
    assert_eq!(folder.open().notices(), []);
    let deeper = Folder(folder.0.join("a/b"));
    let store = deeper.open();
    assert_eq!(store.notices(), []);
    store.begin(&head(1), &[], &standing(0, "")).expect("begun");
    assert_eq!(deeper.names()[0], FILE);
}

#[test]
fn where_nothing_can_be_stored_the_app_runs_in_memory() {
    let folder = Folder::new("unreachable");
    fs::write(folder.0.join("file"), "x").expect("written");
    let store = Store::open(&folder.0.join("file"), 0);
    assert_eq!(store.notices(), [Notice::Unreachable]);
    store
        .begin(&head(1), &[], &standing(0, ""))
        .expect("in memory");
}

/// Fails if `attempt` migrates whatever it finds, or `change` does not ask `newer`.
#[test]
fn a_newer_versions_file_is_read_and_not_written() {
    let folder = Folder::new("newer");
    drop(filled(&folder, 3));
    let raise = Connection::open(folder.file()).expect("the file");
    raise
        .pragma_update(None, "user_version", schema::VERSION as i32 + 1)
        .expect("raised");
    drop(raise);
    let before = fs::read(folder.file()).expect("the file");
    let store = folder.open();
    assert_eq!(store.notices(), [Notice::Newer]);
    assert_eq!(store.count(&Filter::default()), Ok(3));
    assert_eq!(
        store.begin(&head(9), &[], &standing(0, "")),
        Err(Trouble::ReadOnly)
    );
    assert_eq!(store.set("settings", "{}"), Err(Trouble::ReadOnly));
    drop(store);
    assert!(before == fs::read(folder.file()).expect("the file"));
}

/// Fails if `Full` is not told from other errors, or a failed act leaves something of itself behind.
#[test]
fn a_full_disk_is_told_and_leaves_nothing_half_done() {
    let folder = Folder::new("full");
    let store = folder.open();
    let id = store.begin(&head(1), &[], &standing(0, "")).expect("begun");
    store.limit_pages(1);
    let mut n = 0;
    let trouble = loop {
        let result = store.append(id, n, &acts(n as u64, 20), &standing(n as u32 + 20, ""));
        match result {
            Ok(()) => n += 20,
            Err(trouble) => break trouble,
        }
    };
    assert_eq!(trouble, Trouble::Full);
    assert_eq!(store.record(id).expect("the record").1.len(), n);
    store.limit_pages(1_000_000);
    store
        .append(id, n, &acts(n as u64, 20), &standing(n as u32 + 20, ""))
        .expect("room again");
    assert_eq!(store.notices(), []);
}

/// Damages a file of 60 records in 90 ways: overwritten, cut off, zeroed. The app opens, what is said to be rescued is
/// there, each record of a file cut off is whole or a beginning of what it was (what stands in a cell is the replay's
/// business). Fails if `rescue` brings nothing over (the sum below), or
/// if `with` hands on `Damaged`.
#[test]
fn from_damaged_files_what_can_be_read_is_rescued() {
    let whole = Folder::new("whole");
    drop(filled(&whole, 60));
    let bytes = fs::read(whole.file()).expect("the file");
    let (mut aside, mut rescued) = (0, 0);
    for seed in 0..90 {
        let folder = Folder::new("damaged");
        fs::write(folder.file(), damaged(bytes.clone(), seed)).expect("written");
        let store = folder.open();
        let all = store.find(&Filter::default(), 0, 1_000).expect("a list");
        for found in &all {
            let (_, kept) = store.record(found.id).expect("a record");
            // A cell's text is the replay's business; a cut page is read as zeros.
            if seed % 3 == 1 {
                let whole = |(kept, act): (&String, String)| *kept == act || kept.contains('\0');
                assert!(kept.iter().zip(acts(0, 40)).all(whole), "seed {seed}");
            }
        }
        for notice in store.notices() {
            let Notice::SetAside { name, rescued: n } = notice else {
                panic!("{notice:?} at seed {seed}");
            };
            assert!(folder.names().contains(&name));
            aside += 1;
            rescued += n;
        }
        store
            .begin(&head(99), &acts(0, 1), &standing(1, ""))
            .expect("the app works");
    }
    assert!(aside > 30, "{aside} files were found damaged");
    assert!(
        rescued > 20 * aside,
        "{rescued} of {} records were rescued",
        60 * aside
    );
}

fn damaged(mut bytes: Vec<u8>, seed: u64) -> Vec<u8> {
    let mut lot = StdRng::seed_from_u64(seed);
    let from = lot.random_range(0..bytes.len());
    let to = (from + lot.random_range(1..20_000)).min(bytes.len());
    match seed % 3 {
        0 => bytes[from..to].fill_with(|| lot.random()),
        1 => bytes.truncate(from),
        _ => bytes[from..to].fill(0),
    }
    bytes
}

/// Several threads write at once; nothing is lost. Fails if `Store` opens a connection a call without waiting.
#[test]
fn threads_take_turns() {
    let folder = Folder::new("threads");
    let store = folder.open();
    std::thread::scope(|scope| {
        for n in 0..4 {
            let store = &store;
            scope.spawn(move || {
                let id = store.begin(&head(n), &[], &standing(0, "")).expect("begun");
                for at in 0..20 {
                    store
                        .append(id, at, &acts(at as u64, 1), &standing(at as u32, ""))
                        .expect("an act");
                }
            });
        }
    });
    let all = store.find(&Filter::default(), 0, 10).expect("a list");
    assert!(
        all.iter()
            .all(|found| store.record(found.id).expect("a record").1.len() == 20)
    );
    assert_eq!(all.len(), 4);
}
