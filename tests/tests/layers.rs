//! The layer order of the core: a module uses only what stands above it.
use std::fs;
use std::path::{Path, PathBuf};

/// From the vocabulary up to the doors for the shells (DESIGN: the house).
const LAYERS: [&str; 13] = [
    "board", "ruleset", "position", "line", "notation", "game", "ai", "energy", "words", "store",
    "lesson", "scene", "app",
];

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder)
        .expect("a folder")
        .filter_map(Result::ok);
    let nested = entries.map(|entry| entry.path()).flat_map(|path| {
        if path.is_dir() {
            sources(&path)
        } else {
            vec![path]
        }
    });
    nested
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .collect()
}

/// The first module of a path below `src`: its folder, or its own name.
fn layer(src: &Path, file: &Path) -> String {
    let first = file
        .strip_prefix(src)
        .expect("below src")
        .iter()
        .next()
        .expect("a name");
    first.to_string_lossy().trim_end_matches(".rs").to_owned()
}

/// The core's modules that a line of code names: `crate::NAME`.
fn named(line: &str) -> Vec<String> {
    let code = line.split("//").next().unwrap_or_default();
    let name = |rest: &str| {
        rest.chars()
            .take_while(|c| c.is_alphanumeric() || *c == '_')
            .collect()
    };
    code.split("crate::").skip(1).map(name).collect()
}

fn faults(src: &Path, file: &Path) -> Vec<String> {
    let own = layer(src, file);
    let rank = |name: &str| LAYERS.iter().position(|layer| *layer == name);
    let Some(own_rank) = rank(&own) else {
        return if own == "lib" {
            Vec::new()
        } else {
            vec![format!("{own} is no layer: put it into LAYERS")]
        };
    };
    if file
        .components()
        .any(|part| part.as_os_str().to_string_lossy().starts_with("tests"))
    {
        return Vec::new();
    }
    let text = fs::read_to_string(file).expect("a source");
    let below = text
        .lines()
        .flat_map(named)
        .filter(|name| rank(name).is_some_and(|other| other > own_rank));
    below
        .map(|name| format!("{} uses {name}", file.display()))
        .collect()
}

/// Fails if, say, `position/mod.rs` says `use crate::line::Line;`.
#[test]
fn a_module_uses_only_what_stands_above_it() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("../core/src");
    let files = sources(&src);
    assert!(files.len() > 50, "only {} sources found", files.len());
    let faults: Vec<String> = files.iter().flat_map(|file| faults(&src, file)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Fails if, say, core's Cargo.toml takes uniffi in.
#[test]
fn only_the_bindings_know_uniffi() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for part in ["core", "engine", "text", "tests"] {
        let manifest = fs::read_to_string(root.join(part).join("Cargo.toml")).expect("a manifest");
        assert!(!manifest.contains("uniffi"), "{part} knows uniffi");
    }
}
