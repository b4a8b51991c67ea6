//! `impasto verify`: proves that the luck of a finished game was fair.

use std::{io::Write, path::PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use tables::{Commitment, Proof};

use crate::{records, status::Status};

/// Prove that the luck of a finished game was fair, by drawing every card again.
#[derive(Args, Debug)]
pub(crate) struct Verify {
    /// The record of a game that was played on a server; `-` is standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The seal that the table showed you before the deal; without it, compare the seal yourself.
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
                    writeln!(out, "Not proven: the seal of this game is {commitment}.")?;
                    return Ok(Status::Failed);
                }
                let Proof { draws, given, fairness } = proof;
                writeln!(out, "Fair: all {draws} draws follow from the secret of the table.")?;
                if 0 < given {
                    let told = "events come from another game and are not proven";
                    writeln!(out, "The first {given} {told}.")?;
                }
                if self.commitment.is_some() {
                    writeln!(out, "Its seal is the one that you were shown.")?;
                } else {
                    writeln!(out, "Compare its seal with the one that you were shown:")?;
                    writeln!(out, "  {commitment}")?;
                }
                for (seat, entropy) in &fairness.entropy {
                    writeln!(out, "{seat} added {entropy} to the luck.")?;
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
