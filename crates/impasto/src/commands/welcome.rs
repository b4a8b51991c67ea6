//! `impasto` alone: what it is, what it can do, and a game for those who press Enter.

use std::io::Write;

use anyhow::Result;

use crate::{
    commands::play::Play,
    status::Status,
    terminal::{Kind, Screen},
};

const WELCOME: &str = "\
Impasto: a table for painters' board games, unofficial, with its rules as code. So far there is
Canvas, for 1 to 5 players. A table in the browser is still to come.

  impasto play canvas      play in the terminal, against a program, alone or round one screen
  impasto titles           what there is to play, with presets and options
  impasto replay FILE      tell a game as a story
  impasto check FILE...    verify records of games
  impasto score canvas 12 45 7
                           what these three cards, bottom to top, are worth
  impasto engine           let programs play: JSON on standard input and output
  impasto help [COMMAND]   more about each, with examples";

pub(crate) fn run(out: &mut impl Write) -> Result<Status> {
    writeln!(out, "{WELCOME}")?;
    let mut screen = Screen::here(out);
    if screen.kind() == Kind::Script {
        return Ok(Status::Fine);
    }
    screen.show("\nPress Enter to play Canvas against a random player, or Ctrl-D to leave.")?;
    let answer = screen.ask()?;
    drop(screen);
    match answer.as_deref() {
        Some("") => Play::first().run(out),
        _ => Ok(Status::Fine),
    }
}
