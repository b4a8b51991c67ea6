//! `cargo xtask docs`: builds the documentation of all crates, with a front page.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use clap::Args;

use crate::call::Call;

/// Build the documentation of all crates, and its front page `target/doc/index.html`.
///
/// The front page leads to the documentation of the crate `impasto`, which has the bird's-eye view and a link to
/// every crate. Cargo itself writes no front page on stable toolchains.
#[derive(Args, Debug)]
pub(crate) struct Docs {}

/// A page that leads to the documentation of the crate `impasto`.
const FRONT_PAGE: &str = "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Impasto</title>\n\
     <meta http-equiv=\"refresh\" content=\"0; url=impasto/index.html\"></head>\n\
     <body><a href=\"impasto/index.html\">The crates of Impasto</a></body></html>\n";

impl Docs {
    #[expect(clippy::unused_self, reason = "every task is run the same way")]
    pub(crate) fn run(&self) -> Result<()> {
        Call::new("cargo doc --workspace --no-deps --locked").announce_and_run()?;
        let page = write_front_page(&documentation()?)?;
        println!("{}", page.display());
        Ok(())
    }
}

fn write_front_page(folder: &Path) -> Result<PathBuf> {
    let page = folder.join("index.html");
    fs::write(&page, FRONT_PAGE).with_context(|| format!("cannot write {}", page.display()))?;
    Ok(page)
}

/// The folder into which Cargo writes documentation, beside the folder of this program.
fn documentation() -> Result<PathBuf> {
    let own = std::env::current_exe().context("cannot find the path of this program")?;
    let target = own.parent().and_then(|it| it.parent());
    Ok(target.context("this program is not in a target folder of Cargo")?.join("doc"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_front_page_leads_to_the_crate_map() {
        let folder = tempfile::tempdir().unwrap();
        let page = fs::read_to_string(write_front_page(folder.path()).unwrap()).unwrap();
        assert!(page.contains("url=impasto/index.html"));
    }
}
