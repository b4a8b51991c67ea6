//! `cargo xtask deny`: licenses, sources and known faults of the crates that we build upon.
//!
//! It keeps what `deny.toml` says as far as `cargo metadata` tells it, without a network and in a second. With
//! cargo-deny and a network, `cargo deny check` reads the same file and knows every advisory.

mod license;
mod version;

use std::{collections::BTreeSet, fs};

use anyhow::{Context, Result, ensure};
use clap::Args;
use serde_json::Value;

use crate::call::Call;
use version::Version;

/// Check the licenses, sources and known faults of all dependencies against deny.toml and advisories.toml.
#[derive(Args, Debug)]
pub(crate) struct Deny {}

impl Deny {
    #[expect(clippy::unused_self, reason = "every task is run the same way")]
    pub(crate) fn run(&self) -> Result<()> {
        let read =
            |path: &str| fs::read_to_string(path).with_context(|| format!("cannot read {path}"));
        let policy = Policy::parse(&read("deny.toml")?, &read("advisories.toml")?)?;
        let metadata = Call::new("cargo metadata --format-version 1 --locked --all-features");
        let metadata = serde_json::from_str(&metadata.output()?)?;
        let packages = Package::all(&metadata)?;
        let findings: Vec<_> = packages.iter().flat_map(|it| policy.findings(it)).collect();
        for finding in &findings {
            println!("{finding}");
        }
        ensure!(findings.is_empty(), "deny: {} findings", findings.len());
        println!("{} packages are allowed", packages.len());
        Ok(())
    }
}

/// A package of the lock file.
#[derive(Debug)]
struct Package {
    name: String,
    version: String,
    license: String,
    /// The registry it comes from; `None` is this workspace.
    source: Option<String>,
}

impl Package {
    fn all(metadata: &Value) -> Result<Vec<Package>> {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let packages = metadata["packages"].as_array().context("cargo lists packages")?;
        let package = |it: &Value| Package {
            name: text(&it["name"]),
            version: text(&it["version"]),
            license: text(&it["license"]),
            source: it["source"].as_str().map(ToOwned::to_owned),
        };
        Ok(packages.iter().map(package).collect())
    }
}

/// What `deny.toml` allows, and the advisories.
#[derive(Debug, Default)]
struct Policy {
    licenses: BTreeSet<String>,
    /// Licenses that only one crate may have, with the crate.
    exceptions: BTreeSet<(String, String)>,
    banned: BTreeSet<String>,
    registries: BTreeSet<String>,
    advisories: Vec<Advisory>,
}

/// A known fault of a crate before some version.
#[derive(Debug)]
struct Advisory {
    id: String,
    package: String,
    patched: Version,
}

impl Policy {
    fn parse(policy: &str, advisories: &str) -> Result<Policy> {
        let (policy, advisories): (toml::Table, toml::Table) =
            (toml::from_str(policy)?, toml::from_str(advisories)?);
        let list = |section: &str, key: &str| {
            let list =
                policy.get(section).and_then(|it| it.get(key)).and_then(toml::Value::as_array);
            list.with_context(|| format!("deny.toml has no list {section}.{key}"))
        };
        let texts = |section: &str, key: &str| -> Result<BTreeSet<String>> {
            let texts = list(section, key)?.iter().filter_map(toml::Value::as_str);
            Ok(texts.map(ToOwned::to_owned).collect())
        };
        let mut exceptions = BTreeSet::new();
        for exception in list("licenses", "exceptions")? {
            let allowed = exception.get("allow").and_then(toml::Value::as_array);
            for license in allowed.into_iter().flatten().filter_map(toml::Value::as_str) {
                exceptions.insert((text(exception, "crate")?, license.to_owned()));
            }
        }
        let banned = list("bans", "deny")?.iter().map(|it| text(it, "crate"));
        let all = advisories.get("advisory").and_then(toml::Value::as_array);
        let advisory = |it: &toml::Value| -> Result<Advisory> {
            let patched = text(it, "patched")?;
            let patched =
                Version::parse(&patched).with_context(|| format!("no version: {patched}"))?;
            Ok(Advisory { id: text(it, "id")?, package: text(it, "crate")?, patched })
        };
        Ok(Policy {
            licenses: texts("licenses", "allow")?,
            exceptions,
            banned: banned.collect::<Result<_>>()?,
            registries: texts("sources", "allow-registry")?,
            advisories: all.into_iter().flatten().map(advisory).collect::<Result<_>>()?,
        })
    }

    /// What is wrong with a package.
    fn findings(&self, package: &Package) -> Vec<String> {
        let Package { name, version, license, source } = package;
        let mut findings = Vec::new();
        let allowed = |it: &str| {
            self.licenses.contains(it) || self.exceptions.contains(&(name.clone(), it.to_owned()))
        };
        if !license::is_met(license, &allowed) {
            findings.push(format!("{name} {version}: the license «{license}» is not allowed"));
        }
        if self.banned.contains(name) {
            findings.push(format!("{name} {version}: this crate is banned"));
        }
        let registry = source.as_deref().map(|it| it.strip_prefix("registry+").unwrap_or(it));
        if let Some(registry) = registry.filter(|it| !self.registries.contains(*it)) {
            findings.push(format!("{name} {version}: it comes from {registry}"));
        }
        let known = self.advisories.iter().filter(|it| it.package == *name);
        for Advisory { id, patched, .. } in known {
            // A version that cannot be read is below all others.
            if Version::parse(version).is_none_or(|it| it < *patched) {
                findings.push(format!("{name} {version}: {id}, mended in {patched}"));
            }
        }
        findings
    }
}

fn text(table: &toml::Value, key: &str) -> Result<String> {
    let text = table.get(key).and_then(toml::Value::as_str);
    Ok(text.with_context(|| format!("{key} is missing in {table}"))?.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    const POLICY: &str = r#"
        licenses = { allow = ["MIT"], exceptions = [{ crate = "weak", allow = ["MPL-2.0"] }] }
        bans = { deny = [{ crate = "openssl" }] }
        sources = { allow-registry = ["https://here"] }"#;
    const ADVISORIES: &str = r#"
        [[advisory]]
        id = "RUSTSEC-1"
        crate = "old"
        patched = "1.10.0""#;

    #[track_caller]
    fn check(name: &str, version: &str, license: &str, source: Option<&str>, expected: &[&str]) {
        let policy = Policy::parse(POLICY, ADVISORIES).unwrap();
        let (name, version, license) = (name.into(), version.into(), license.into());
        let package = Package { name, version, license, source: source.map(Into::into) };
        assert_eq!(policy.findings(&package), expected);
    }

    #[test]
    fn only_what_the_policy_allows_passes() {
        let here = Some("registry+https://here");
        check("good", "1.0.0", "MIT", here, &[]);
        check("ours", "0.1.0", "MIT", None, &[]);
        check(
            "bad",
            "1.0.0",
            "GPL-3.0",
            here,
            &["bad 1.0.0: the license «GPL-3.0» is not allowed"],
        );
        check("none", "1.0.0", "", here, &["none 1.0.0: the license «» is not allowed"]);
        check("weak", "1.0.0", "MPL-2.0", here, &[]);
        check(
            "strong",
            "1.0.0",
            "MPL-2.0",
            here,
            &["strong 1.0.0: the license «MPL-2.0» is not allowed"],
        );
        check("openssl", "1.0.0", "MIT", here, &["openssl 1.0.0: this crate is banned"]);
        check(
            "far",
            "1.0.0",
            "MIT",
            Some("git+https://far"),
            &["far 1.0.0: it comes from git+https://far"],
        );
        check("old", "1.9.9", "MIT", here, &["old 1.9.9: RUSTSEC-1, mended in 1.10.0"]);
        check("old", "1.10.0", "MIT", here, &[]);
        check("old", "one", "MIT", here, &["old one: RUSTSEC-1, mended in 1.10.0"]);
    }

    #[test]
    fn our_files_can_be_read() {
        let file =
            |name: &str| fs::read_to_string(format!("{}/../{name}", env!("CARGO_MANIFEST_DIR")));
        let policy = Policy::parse(&file("deny.toml").unwrap(), &file("advisories.toml").unwrap());
        let policy = policy.unwrap();
        assert!(policy.licenses.contains("MIT") && !policy.advisories.is_empty());
    }
}
