//! `impasto engine`: the engine protocol over standard input and output.

use std::io::{self, Write};

use anyhow::{Context, Result};
use clap::Args;

use crate::{
    disk::Disk,
    engine::{self, MAX_LINE_BYTES},
    lines,
    status::Status,
};

const EXAMPLES: &str = "\
Examples:
  echo '{\"do\":\"titles\"}' | impasto engine
  printf '%s\\n' '{\"do\":\"new\",\"title\":\"canvas\",\"seats\":2,\"seed\":7}' \\
                '{\"do\":\"turn\"}' '{\"do\":\"actions\",\"seat\":0}' | impasto engine

docs/PROTOCOL.md describes every request and answer.";

/// Let programs play, by newline-delimited JSON on standard input and output.
///
/// Each line of input is a request, and each line of output is its answer, in order. A bad request
/// gets an error as its answer. The engine ends at the end of its input.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Engine {}

impl Engine {
    #[expect(clippy::unused_self, reason = "every command is run the same way")]
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Status> {
        let mut engine = engine::Engine::new(Disk);
        let mut input = io::stdin().lock();
        let mut line = Vec::new();
        while lines::read(&mut input, MAX_LINE_BYTES, &mut line).context("cannot read requests")? {
            writeln!(out, "{}", engine.answer(&line))?;
            out.flush()?;
        }
        Ok(Status::Fine)
    }
}
