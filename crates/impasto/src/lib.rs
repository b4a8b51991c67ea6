//! Impasto, the one binary: a table for painters' board games, in the terminal and for programs.
//!
//! Every command is a file in `commands`. The engine protocol is a library of its own, so that
//! tests and fuzz targets speak it without a process. Nothing here knows a title: all of it goes
//! through `shelf`.

pub mod engine;
mod cli;
mod commands;
mod terminal;
mod archive;
mod columns;
mod disk;
mod fate;
mod json;
mod lines;
mod players;
mod records;
pub mod refused;
mod status;
mod storage;
mod story;

use std::{io, process::ExitCode};

use clap::Parser;

use crate::{cli::Cli, status::Status};

/// Runs the command that the process was called with.
#[must_use]
pub fn main() -> ExitCode {
    let ran = Cli::parse().run(&mut io::stdout().lock());
    Status::of(ran).into()
}
