//! `impasto verify`: prove that no draw of a record was bent.

use std::{io::Write, path::PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use tables::{Commitment, Proof};

use crate::{records, status::Status};

/// Draw every card of a finished game again, and say whether its luck was fair.
#[derive(Args, Debug)]
pub(crate) struct Verify {
    /// The record of a game that was played at a served table; `-` is standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The hash that the table showed you before the deal: without it, all is proven but that.
    #[arg(long, value_name = "HASH")]
    commitment: Option<Commitment>,
}

impl Verify {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Status> {
        let text = records::text_or_stdin(&self.file)
            .with_context(|| format!("cannot read {}", self.file.display()))?;
        match tables::verify(&text) {
            Ok(proof) => {
                let commitment = proof.fairness.secret.commitment();
                if self.commitment.is_some_and(|shown| shown != commitment) {
                    writeln!(out, "Not proven: the hash of its secret is {commitment}.")?;
                    return Ok(Status::Failed);
                }
                let Proof { draws, given, fairness } = proof;
                writeln!(out, "Fair: all {draws} draws follow from the secret.")?;
                if 0 < given {
                    let told = "events happened elsewhere and are not proven";
                    writeln!(out, "The first {given} {told}.")?;
                }
                if self.commitment.is_some() {
                    writeln!(out, "Its hash is the one that you were shown.")?;
                } else {
                    writeln!(out, "Compare its hash with the seal that you were shown:")?;
                    writeln!(out, "  {commitment}")?;
                }
                for (seat, entropy) in &fairness.entropy {
                    writeln!(out, "{seat} has added {entropy}.")?;
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
