//! `cargo xtask rules`: checks that every clause of every rulebook is cited in the code and in the tests.

mod clause;
mod book;
mod coverage;
mod report;

use std::io::{self, Write};

use anyhow::{Result, ensure};
use clap::Args;

use crate::tree;
use coverage::Coverage;

/// Print each title's rulebook with ticks, and fail where a clause is not cited.
///
/// A clause is a list item or a table row of RULES.md that opens with its number in bold:
/// "**CV-3.3 Take.**". It has to be cited at least once in the crate's src/ and once in its
/// tests/. A citation of a clause that RULES.md does not define fails too.
#[derive(Args, Debug)]
pub(crate) struct Rules {
    /// One title crate (its folder in crates/) instead of all.
    title: Option<String>,
    /// Print only the totals and the problems.
    #[arg(long)]
    quiet: bool,
}

impl Rules {
    /// The task as the gate runs it: all titles, quietly.
    pub(crate) fn quiet() -> Self {
        Self { title: None, quiet: true }
    }

    pub(crate) fn run(&self) -> Result<()> {
        let files = tree::files()?;
        let mut out = io::stdout().lock();
        let mut wrong = 0;
        for title in tree::chosen(tree::titles(&files), self.title.as_deref())? {
            let coverage = Coverage::new(title, &files);
            if !self.quiet {
                out.write_all(report::rulebook(&coverage).as_bytes())?;
            }
            let problems = coverage.problems();
            wrong += problems.len();
            out.write_all(report::summary(&coverage, &problems).as_bytes())?;
        }
        ensure!(wrong == 0, "rule coverage: {wrong} problems");
        Ok(())
    }
}
