//! `impasto verify`: prove that no draw of a record was bent.

use std::{io::Write, path::PathBuf};

use anyhow::{Context, Result};
use clap::Args;

use crate::{records, status::Status};

/// Draw every card of a finished game again, and say whether its luck was fair.
#[derive(Args, Debug)]
pub(crate) struct Verify {
    /// The record of a game that was played at a served table; `-` is standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

impl Verify {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Status> {
        let text = records::text_or_stdin(&self.file)
            .with_context(|| format!("cannot read {}", self.file.display()))?;
        match tables::verify(&text) {
            Ok(proof) => {
                writeln!(out, "Fair: all {} draws follow from the secret.", proof.draws)?;
                writeln!(out, "Its hash was shown before the deal: {}", proof.commitment)?;
                if 0 < proof.given {
                    let given = proof.given;
                    writeln!(
                        out,
                        "The first {given} events happened elsewhere and are not proven."
                    )?;
                }
                Ok(Status::Fine)
            }
            Err(bad) => {
                writeln!(out, "Not proven: {bad}.")?;
                Ok(Status::Failed)
            }
        }
    }
}
