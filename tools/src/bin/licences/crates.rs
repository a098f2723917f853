//! The crates that the core's library is made of, as Cargo knows them.
use std::collections::BTreeSet;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::file::{Part, Shells, after};
use crate::{Result, apache, read, root};

/// What the app is built for.
const TARGETS: [&str; 6] = [
    "aarch64-apple-ios",
    "aarch64-linux-android",
    "x86_64-linux-android",
    "x86_64-unknown-linux-gnu",
    "aarch64-apple-darwin",
    "x86_64-pc-windows-msvc",
];

/// Files that hold a licence's text; where there is a choice of licences MIT's, the shortest, is taken.
const FILES: [&str; 7] = [
    "LICENSE-MIT",
    "LICENSE-MIT.txt",
    "LICENSE-MIT.md",
    "LICENSE",
    "LICENSE.txt",
    "LICENSE.md",
    "COPYING",
];

fn cargo(arguments: &[&str]) -> Result<String> {
    let program = env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(program);
    let output = command.args(arguments).current_dir(root()).output();
    let output = output.map_err(|fault| format!("cargo: {fault}"))?;
    if output.status.success() {
        String::from_utf8(output.stdout).map_err(|fault| fault.to_string())
    } else {
        Err(String::from_utf8_lossy(&output.stderr).into_owned())
    }
}

/// Name and version of every crate of others that is linked into the bindings: what builds them and macros are not.
pub fn names() -> Result<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    for target in TARGETS {
        let tree = [
            "tree",
            "--locked",
            "-p",
            "sancai-bindings",
            "--target",
            target,
        ];
        let form = [
            "-e",
            "normal,no-proc-macro",
            "--prefix",
            "none",
            "-f",
            "{p}",
        ];
        let lines = cargo(&[&tree[..], &form[..]].concat())?;
        names.extend(lines.lines().filter_map(crate_name));
    }
    Ok(names)
}

/// `serde v1.0.229 (*)` is "serde 1.0.229"; the workspace's own crates, with a path, are none.
fn crate_name(line: &str) -> Option<String> {
    let mut words = line.split_whitespace();
    let (name, version) = (words.next()?, words.next()?.strip_prefix('v')?);
    let own = words.next().is_some_and(|word| word.starts_with("(/"));
    (!own).then(|| format!("{name} {version}"))
}

/// The packages that Cargo.lock names, as `cargo metadata` tells of them.
fn packages() -> Result<Vec<Value>> {
    let text = cargo(&["metadata", "--locked", "--format-version", "1"])?;
    let metadata: Value = serde_json::from_str(&text).map_err(|fault| fault.to_string())?;
    Ok(metadata["packages"].as_array().cloned().unwrap_or_default())
}

fn folder(package: &Value) -> PathBuf {
    let manifest = package["manifest_path"].as_str().unwrap_or_default();
    Path::new(manifest).with_file_name("")
}

/// Every crate with its licence.
pub fn parts() -> Result<Vec<Part>> {
    let wanted = names()?;
    let told = packages()?;
    let parts: Vec<Part> = told
        .iter()
        .map(part)
        .filter(|part| {
            part.as_ref()
                .map_or(true, |part| wanted.contains(&part.full_name()))
        })
        .collect::<Result<_>>()?;
    if parts.len() == wanted.len() {
        Ok(parts)
    } else {
        Err(format!("{} of {} crates found", parts.len(), wanted.len()))
    }
}

fn part(package: &Value) -> Result<Part> {
    let word = |key: &str| package[key].as_str().unwrap_or_default().to_owned();
    let licence = word("license").replace('/', " OR ");
    Ok(Part {
        shells: Shells::All,
        name: word("name"),
        version: word("version"),
        text: text(&folder(package), &licence)?,
        licence,
    })
}

/// A crate's own text, or the licence's where it brings none.
fn text(folder: &Path, licence: &str) -> Result<String> {
    let mut files = FILES.iter().map(|name| folder.join(name));
    match (files.find(|file| file.is_file()), licence) {
        (Some(file), _) => read(&file),
        (None, "MPL-2.0") => Ok(include_str!("MPL-2.0.txt").to_owned()),
        (None, licence) if licence.contains("Apache-2.0") => apache(),
        _ => Err(format!("{}: no text of {licence}", folder.display())),
    }
}

/// `SQLite`'s version and what its authors say in place of a licence, from the source that libsqlite3-sys carries.
pub fn sqlite() -> Result<(String, String)> {
    let packages = packages()?;
    let carrier = packages
        .iter()
        .find(|package| package["name"] == "libsqlite3-sys");
    let carrier = carrier.ok_or("no libsqlite3-sys in Cargo.lock")?;
    let header = read(&folder(carrier).join("sqlite3/sqlite3.h"))?;
    let version = after(&header, "#define SQLITE_VERSION ").unwrap_or_default();
    let blessing = header.lines().take_while(|line| !line.starts_with("****"));
    let lines = blessing.filter_map(|line| line.strip_prefix("**"));
    let lines: Vec<&str> = lines
        .map(|line| line.strip_prefix(' ').unwrap_or(line))
        .collect();
    Ok((
        version.trim_matches('"').to_owned(),
        lines.join("\n").trim().to_owned(),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Fails if a crate that is named again, with an asterisk, is taken for the workspace's own.
    #[test]
    fn names_of_a_tree() {
        assert_eq!(
            crate_name("serde v1.0.229 (*)"),
            Some("serde 1.0.229".to_owned())
        );
        assert_eq!(crate_name("sancai v0.1.0 (/a/core)"), None);
        assert_eq!(crate_name(""), None);
    }
}
