//! What the documents say of the code is there.
use std::fs;
use std::path::Path;

/// The rows `… | `name` | `file` |` of a document's tables.
fn named_places(text: &str) -> Vec<(String, String)> {
    let coded = |cell: &str| {
        let inner = cell.trim().strip_prefix('`')?.strip_suffix('`')?;
        Some(inner.to_owned())
    };
    let rows = text.lines().filter_map(|line| {
        let cells: Vec<&str> = line.trim().trim_matches('|').split('|').collect();
        let [.., name, file] = cells[..] else {
            return None;
        };
        let file = coded(file).filter(|file| {
            Path::new(file)
                .extension()
                .is_some_and(|extension| extension == "rs")
        })?;
        Some((coded(name)?, file))
    });
    rows.collect()
}

/// Whether a source defines something of this name.
fn defines(source: &str, name: &str) -> bool {
    source.lines().any(|line| {
        ["fn ", "const ", "static ", "struct ", "enum "]
            .iter()
            .filter_map(|keyword| line.split_once(keyword))
            .any(|(before, rest)| {
                let after = rest.strip_prefix(name).and_then(|rest| rest.chars().next());
                !before.contains("//")
                    && after.is_some_and(|next| !next.is_alphanumeric() && next != '_')
            })
    })
}

/// Fails if a decision of the house is renamed or moves to another file and its document does not follow.
#[test]
fn rules_name_what_holds_them() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for (document, least) in [("san-cai.md", 29), ("rules.md", 15)] {
        let text = fs::read_to_string(root.join("docs").join(document)).expect("a document");
        let places = named_places(&text);
        assert!(places.len() >= least, "{document}: {places:?}");
        for (name, file) in places {
            let source = fs::read_to_string(root.join("core/src").join(&file));
            let found = source.is_ok_and(|source| defines(&source, &name));
            assert!(found, "{document}: `{name}` is not in {file}");
        }
    }
}

/// Fails if a decision has a number in the text and no row in the table, or the other way round.
#[test]
fn decisions_are_all_in_the_table() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/san-cai.md");
    let text = fs::read_to_string(path).expect("the document");
    let number = |cell: &str| cell.trim().parse::<u32>().ok();
    let mut in_text: Vec<u32> = text
        .split('[')
        .filter_map(|part| number(part.split_once(']')?.0))
        .collect();
    let mut in_table: Vec<u32> = text
        .lines()
        .filter(|line| line.ends_with(".rs` |"))
        .filter_map(|line| number(line.split('|').nth(1)?))
        .collect();
    for numbers in [&mut in_text, &mut in_table] {
        numbers.sort_unstable();
        numbers.dedup();
    }
    assert_eq!(in_text, in_table);
}
