//! `impasto` alone: what it is, what it can do, and a game for those who press Enter.

use std::io::Write;

use anyhow::Result;

use crate::{
    commands::play::Play,
    status::Status,
    terminal::{Kind, Screen},
};

const WELCOME: &str = "\
Impasto: a table for painters' board games, unofficial, with its rules as code.
So far there is Canvas, for 1 to 5 players.
A table in the browser is still to come.

  impasto play canvas      play in the terminal: against a program, alone, or
                           with others round one screen
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
    let wants_to_play = invite(&mut screen)?;
    drop(screen);
    if wants_to_play { Play::first().run(out) } else { Ok(Status::Fine) }
}

const HINT: &str = "\
Enter alone begins a game, and `quit` or Ctrl-D leaves. What is listed above is
typed behind `impasto` once you have left.";

/// Asks until it is clear whether somebody wants to play.
fn invite(screen: &mut Screen<'_>) -> Result<bool> {
    screen.show("\nPress Enter to play Canvas against a random player, or Ctrl-D to leave.")?;
    loop {
        match screen.ask()?.map(|line| line.to_lowercase()).as_deref() {
            Some("") => return Ok(true),
            None | Some("q" | "quit" | "exit") => return Ok(false),
            Some(_) => screen.show(HINT)?,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(typed: &str, wants_to_play: bool, hints: usize) {
        let mut out = Vec::new();
        let invited = invite(&mut Screen::typed(&mut out, typed.to_owned())).unwrap();
        let hinted = String::from_utf8(out).unwrap().matches(HINT).count();
        assert_eq!((invited, hinted), (wants_to_play, hints));
    }

    #[test]
    fn what_is_not_understood_is_explained() {
        check("\n", true, 0);
        check("help\nimpasto titles\n\n", true, 2);
        check("Q\n", false, 0);
        check("what", false, 1);
    }
}
