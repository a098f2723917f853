//! Collects the licences of everything the app carries into core/data/licences.txt, which the core shows.
//!
//! `cargo run -p sancai-tools --bin licences` writes the file anew; it reads the crates' and the artifacts' own files, so both
//! must have been fetched: build the bindings, and the desktop app with Maven (`package`), first.
//! With `--check` it only compares names and versions with Cargo.lock and the poms, and fails where the file lacks one.
mod artifacts;
mod crates;
mod file;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use file::{Part, Shells};

type Result<T> = std::result::Result<T, String>;

/// The repository's root.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).map_err(|fault| format!("{}: {fault}", path.display()))
}

/// The terms of the Apache licence without its appendix, where each project puts its own name.
fn apache() -> Result<String> {
    let text = read(&root().join("LICENSE-APACHE"))?;
    let end = "END OF TERMS AND CONDITIONS";
    let terms = text.split(end).next().unwrap_or_default();
    Ok(format!("{terms}{end}\n"))
}

/// What is neither a crate nor an artifact: the app itself, Rust's library, `SQLite`, the font's outlines.
fn others() -> Result<Vec<Part>> {
    let part = |name: &str, version: &str, licence: &str, text| Part {
        shells: Shells::All,
        name: name.to_owned(),
        version: version.to_owned(),
        licence: licence.to_owned(),
        text,
    };
    let either = "MIT OR Apache-2.0";
    let toolchain = read(&root().join("rust-toolchain.toml"))?;
    let (sqlite, blessing) = crates::sqlite()?;
    let ofl = read(&root().join("core/data/glyphs/OFL.txt"))?;
    let mit = read(&root().join("LICENSE-MIT"))?;
    let rust = toolchain.split('"').nth(1).unwrap_or_default();
    let font = file::after(&ofl, "LXGW WenKai ").unwrap_or_default();
    Ok(vec![
        part("San Cai", env!("CARGO_PKG_VERSION"), either, mit),
        part("LXGW WenKai", font, "OFL-1.1", ofl.clone()),
        part("Rust standard library", rust, either, apache()?),
        part("SQLite", &sqlite, "Public domain", blessing),
    ])
}

fn collect() -> Result<Vec<Part>> {
    let mut parts = others()?;
    parts.extend(crates::parts()?);
    parts.extend(artifacts::parts()?);
    Ok(parts)
}

/// Fails where the file lacks a crate that Cargo.lock has or an artifact that the poms name.
fn check(text: &str) -> Result<()> {
    let listed: BTreeSet<String> = file::names(text).collect();
    let mut wanted = crates::names()?;
    wanted.extend(artifacts::direct()?);
    let missing: Vec<&str> = wanted.difference(&listed).map(String::as_str).collect();
    if missing.is_empty() {
        return Ok(());
    }
    Err(format!(
        "core/data/licences.txt lacks {}; `cargo run -p sancai-tools --bin licences` writes it anew",
        missing.join(", ")
    ))
}

fn run() -> Result<()> {
    let path = root().join("core/data/licences.txt");
    if std::env::args().nth(1).as_deref() == Some("--check") {
        return check(&read(&path)?);
    }
    let parts = collect()?;
    println!("{} parts", parts.len());
    fs::write(&path, file::written(&parts)).map_err(|fault| fault.to_string())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}
