//! The artifacts that the Kotlin apps carry, as Maven's poms name them.
use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::path::{Path, PathBuf};

use crate::file::{Part, Shells};
use crate::{Result, apache, read, root};

/// The poms, from the root.
const POMS: [&str; 2] = ["android/desktop/pom.xml", "android/check/pom.xml"];

/// Android itself, which the phone has.
const ANDROID: &str = "org.robolectric";

/// An artifact: group, name, version.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Artifact {
    group: String,
    name: String,
    version: String,
}

impl Artifact {
    /// As it is listed: a group's artifacts of one version are one part, but for those that have only the group's owner in
    /// common.
    fn part(&self) -> String {
        if self.group == "org.jetbrains.kotlinx" {
            let name = self.name.trim_end_matches("-jvm");
            return format!("{name} {}", self.version);
        }
        format!("{} {}", self.group, self.version)
    }

    /// Its own pom in Maven's local repository.
    fn pom(&self) -> PathBuf {
        let home = env::var("HOME").unwrap_or_default();
        let group = self.group.replace('.', "/");
        let file = format!("{}-{}.pom", self.name, self.version);
        let repository = Path::new(&home).join(".m2/repository");
        repository
            .join(group)
            .join(&self.name)
            .join(&self.version)
            .join(file)
    }
}

/// What stands between an element's tags.
fn element<'a>(xml: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = xml.split_once(&format!("<{name}>"))?;
    Some(rest.split_once(&format!("</{name}>"))?.0.trim())
}

/// The value of `${name}`, or the text itself.
fn resolved(pom: &str, text: &str) -> String {
    let name = text
        .strip_prefix("${")
        .and_then(|rest| rest.strip_suffix('}'));
    let value = name.and_then(|name| element(pom, name));
    value.unwrap_or(text).to_owned()
}

/// What a pom asks for that is not for tests alone.
fn dependencies(pom: &str) -> Vec<Artifact> {
    let head = pom.split("<build>").next().unwrap_or_default();
    let own = head
        .rsplit("</dependencyManagement>")
        .next()
        .unwrap_or_default();
    let carried = own.split("<dependency>").skip(1);
    let carried = carried.filter(|entry| element(entry, "scope") != Some("test"));
    let artifacts = carried.filter_map(|entry| {
        Some(Artifact {
            group: element(entry, "groupId")?.to_owned(),
            name: element(entry, "artifactId")?.to_owned(),
            version: resolved(pom, element(entry, "version")?),
        })
    });
    artifacts
        .filter(|artifact| artifact.group != ANDROID)
        .collect()
}

fn named() -> Result<Vec<Artifact>> {
    let poms = POMS.iter().map(|path| read(&root().join(path)));
    let poms = poms.collect::<Result<Vec<_>>>()?;
    Ok(poms.iter().flat_map(|pom| dependencies(pom)).collect())
}

/// The parts that the poms name themselves.
pub fn direct() -> Result<BTreeSet<String>> {
    Ok(named()?.iter().map(Artifact::part).collect())
}

/// `…/repository/net/java/dev/jna/jna/5.19.1/jna-5.19.1.jar`.
fn of_jar(path: &str) -> Option<Artifact> {
    let (_, place) = path.trim().split_once("/repository/")?;
    let folders: Vec<&str> = place.split('/').collect();
    let [group @ .., name, version, _] = &folders[..] else {
        return None;
    };
    Some(Artifact {
        group: group.join("."),
        name: (*name).to_owned(),
        version: (*version).to_owned(),
    })
}

/// The licence that an artifact's own pom names, by its SPDX name.
fn licence(artifact: &Artifact) -> Result<&'static str> {
    let pom = read(&artifact.pom())?;
    let licences = element(&pom, "licenses").unwrap_or_default();
    match (
        licences.contains("Apache"),
        licences.contains("LGPL-2.1-or-later"),
    ) {
        (true, true) => Ok("LGPL-2.1-or-later OR Apache-2.0"),
        (true, false) => Ok("Apache-2.0"),
        _ => Err(format!("{}: which licence?", artifact.pom().display())),
    }
}

/// Every part with its licence: what the poms name and, from the desktop app's class path, what that brings along.
pub fn parts() -> Result<Vec<Part>> {
    let path = read(&root().join("android/desktop/target/classpath.txt"))?;
    let brought = path.split([':', ';']).filter_map(of_jar);
    let mut parts = BTreeMap::new();
    for artifact in named()?.into_iter().chain(brought) {
        let licence = licence(&artifact)?;
        parts.insert(artifact.part(), licence);
    }
    let terms = apache()?;
    let part = |(full, licence): (String, &str)| {
        let (name, version) = full.split_once(' ')?;
        Some(Part {
            shells: Shells::Kotlin,
            name: name.to_owned(),
            version: version.to_owned(),
            licence: licence.to_owned(),
            text: terms.clone(),
        })
    };
    Ok(parts.into_iter().filter_map(part).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const POM: &str = "<properties><a.version>2.1</a.version></properties>
        <dependencyManagement><dependencies><dependency><groupId>m</groupId><artifactId>n</artifactId><version>1</version>
        </dependency></dependencies></dependencyManagement>
        <dependencies><dependency><groupId>g.h</groupId><artifactId>a</artifactId><version>${a.version}</version></dependency>
        <dependency><groupId>t</groupId><artifactId>u</artifactId><version>3</version><scope>test</scope></dependency>
        <dependency><groupId>org.jetbrains.kotlinx</groupId><artifactId>kotlinx-x-jvm</artifactId><version>4</version></dependency>
        </dependencies><build><dependency><groupId>p</groupId><artifactId>q</artifactId><version>5</version></dependency></build>";

    /// Fails if a dependency for tests, of a plugin, or merely managed is taken in.
    #[test]
    fn a_pom_names_what_is_carried() {
        let parts: Vec<String> = dependencies(POM).iter().map(Artifact::part).collect();
        assert_eq!(parts, ["g.h 2.1", "kotlinx-x 4"]);
    }

    #[test]
    fn a_jar_tells_its_artifact() {
        let jar = of_jar("/m/repository/net/java/dev/jna/jna/5.19.1/jna-5.19.1.jar").expect("one");
        assert_eq!(jar.part(), "net.java.dev.jna 5.19.1");
    }
}
