//! `cargo xtask fuzz`: runs the fuzz targets, each for a while, from its seed corpus.

use std::{fs, path::Path};

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use toml::{Table, Value};

use crate::call::Call;

const MANIFEST: &str = "fuzz/Cargo.toml";

/// Run the fuzz targets of fuzz/, each for a while.
///
/// Needs a nightly toolchain and cargo-fuzz. New inputs go to fuzz/corpus, which Git ignores; the seed
/// corpus is in fuzz/seeds/TARGET.
#[derive(Args, Debug)]
pub(crate) struct Fuzz {
    /// The duration of each target, in seconds.
    #[arg(long, value_name = "N", default_value_t = 60)]
    seconds: u32,
    /// One target instead of all.
    target: Option<String>,
}

impl Fuzz {
    pub(crate) fn run(&self) -> Result<()> {
        let manifest = fs::read_to_string(MANIFEST).with_context(|| format!("no {MANIFEST}"))?;
        let chosen = chosen(targets(&manifest)?, self.target.as_deref())?;
        ensure!(
            Call::new("cargo +nightly fuzz --version").succeeds(),
            "cargo-fuzz is missing; get it by `rustup toolchain install nightly` and \
             `cargo install cargo-fuzz --locked`"
        );
        chosen.iter().try_for_each(|target| fuzz(target, self.seconds))
    }
}

/// The names of the binaries in the manifest of fuzz/.
fn targets(manifest: &str) -> Result<Vec<String>> {
    let manifest: Table = manifest.parse().with_context(|| MANIFEST)?;
    let binaries = manifest.get("bin").and_then(Value::as_array).into_iter().flatten();
    Ok(binaries.filter_map(|binary| Some(binary.get("name")?.as_str()?.to_owned())).collect())
}

fn chosen(targets: Vec<String>, name: Option<&str>) -> Result<Vec<String>> {
    match name {
        None => Ok(targets),
        Some(name) if targets.iter().any(|target| target == name) => Ok(vec![name.to_owned()]),
        Some(name) => bail!("no target is called {name}; there are: {}", targets.join(", ")),
    }
}

fn fuzz(target: &str, seconds: u32) -> Result<()> {
    // The first corpus folder takes the new inputs; it must exist if it is on the command line.
    let found = format!("fuzz/corpus/{target}");
    fs::create_dir_all(&found).with_context(|| format!("cannot make {found}"))?;
    let seeds = format!("fuzz/seeds/{target}");
    let seeds = Path::new(&seeds).is_dir().then_some(seeds.as_str());
    fuzz_call(target, &found, seeds, seconds).announce_and_run()
}

fn fuzz_call(target: &str, found: &str, seeds: Option<&str>, seconds: u32) -> Call {
    let mut call = Call::new("cargo +nightly fuzz run").arg(target).arg(found);
    if let Some(seeds) = seeds {
        call = call.arg(seeds);
    }
    // Inputs may be as long as the readers allow; one that takes a second breaks the law of linear time,
    // even with the sanitizer.
    let limits = ["-max_len=70000", "-timeout=1", "-report_slow_units=1", "-rss_limit_mb=1024"];
    let call = call.arg("--").arg(format!("-max_total_time={seconds}"));
    limits.into_iter().fold(call, Call::arg)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_the_binaries_of_the_manifest() {
        let manifest =
            "[package]\nname = 'fuzz'\n[[bin]]\nname = 'notation'\n[[bin]]\nname = 'record'";
        assert_eq!(targets(manifest).unwrap(), ["notation", "record"]);
        assert!(targets("[package]").unwrap().is_empty());
    }

    #[test]
    fn an_unknown_target_is_refused_with_the_known_ones() {
        let error = chosen(vec!["record".into()], Some("recrod")).unwrap_err();
        assert_eq!(error.to_string(), "no target is called recrod; there are: record");
    }

    #[test]
    fn seeds_stand_behind_the_folder_that_takes_what_is_found() {
        let call = fuzz_call("record", "fuzz/corpus/record", Some("fuzz/seeds/record"), 60);
        assert_eq!(
            call.to_string(),
            "cargo +nightly fuzz run record fuzz/corpus/record fuzz/seeds/record \
             -- -max_total_time=60 -max_len=70000 -timeout=1 -report_slow_units=1 \
             -rss_limit_mb=1024"
        );
    }
}
