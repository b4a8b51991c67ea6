//! Impasto plays three painters' board games: in the browser, in the terminal, and for programs. This page is the
//! front page of the documentation of all its crates.
//!
//! # Bird's-eye view
//!
//! A game is a list of events, decisions of players and outcomes of luck. Its state, what each player may know, the
//! page that a browser shows and the result are all computed from that list.
//!
//! ```text
//! rulebook -> rules ---------> state ---------> view ---------> page
//! RULES.md    <title>::*       Game::apply      Game::view      pages::<title>
//!                                ^                |
//! action in -> parse -> legal? -> event -> record +--> bot --> action
//! ```
//!
//! `ARCHITECTURE.md` in the repository has the crate graph, the invariants and the walk of a click.
//!
//! # The crates, in the order in which to read them
//!
//! 1. The contract: [`game`](../game/index.html) has the trait `Game`, tables, records, seats and viewers; its first example is a whole
//!    tiny game.
//! 2. The titles: [`canvas`](../canvas/index.html), [`colors-of-paris`](../colors_of_paris/index.html) and
//!    [`atelier`](../atelier/index.html) are the rules of one game each, after their rulebooks.
//!    [`conformance`](../conformance/index.html) has the laws that every title keeps.
//! 3. Bots: [`judgement`](../judgement/index.html) evaluates the states of each title; [`bots`](../bots/index.html)
//!    chooses actions by random play, lookahead and search.
//! 4. Any title: [`shelf`](../shelf/index.html) lists the titles and plays a table of any of them; [`arena`](../arena/index.html)
//!    holds contests between bots; [`ladder`](../ladder/index.html) has the measured strength of the levels,
//!    [`statistics`](../statistics/index.html) the intervals.
//! 5. Shared tables: [`tables`](../tables/index.html) has chairs, permissions, views and provably fair luck.
//! 6. What people are shown: [`languages`](../languages/index.html) has the messages, [`art`](../art/index.html) the
//!    pictures, [`pages`](../pages/index.html) texts and boards, [`display`](../display/index.html) a table of any
//!    title, [`site`](../site/index.html) the pages around it.
//! 7. Requests: [`app`](../app/index.html) says what a request means, as a function without sockets, storage or clock.
//!    [`store`](../store/index.html) keeps the logs of tables, [`server`](../server/index.html) has HTTP, WebSockets and
//!    the owners of tables.
//! 8. The program: this crate, the one binary. Every command is a file in `commands`.
//! 9. Tools: [`bench`](../bench/index.html) measures, [`crowd`](../crowd/index.html) stands in for many clients,
//!    [`browser`](../browser/index.html) drives Chromium in tests,
//!    [`postgres-for-tests`](../postgres_for_tests/index.html) starts PostgreSQL for a test, and
//!    [`xtask`](../xtask/index.html) is the gate.
//!
//! The engine protocol is a public module of this crate, so that tests and fuzz targets can use it without a process.
//! Nothing here knows a title: all titles come from `shelf`.

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
