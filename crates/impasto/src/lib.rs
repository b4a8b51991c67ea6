//! Impasto, the one binary: painters' board games in the browser, in the terminal, and for programs.
//!
//! Every command is a file in `commands`. The engine protocol is a public module, so that tests and
//! fuzz targets can use it without a process. Nothing here knows a title: all titles come from `shelf`.

pub mod engine;
mod cli;
mod commands;
mod terminal;
mod archive;
mod columns;
mod disk;
mod generators;
mod json;
mod lines;
mod players;
mod records;
mod settings;
pub mod refused;
mod status;
mod storage;
mod story;

use std::{io, process::ExitCode};

use clap::Parser;

use crate::{cli::Cli, status::Status};

/// Runs the command of this process's command line.
#[must_use]
pub fn main() -> ExitCode {
    let ran = Cli::parse().run(&mut io::stdout().lock());
    Status::of(ran).into()
}
