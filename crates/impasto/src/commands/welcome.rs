//! `impasto` alone: what it is, what it can do, and a game for those who press Enter.

use std::io::Write;

use anyhow::Result;
use shelf::TitleInfo;

use crate::{
    commands::play::Play,
    status::Status,
    terminal::{Kind, Screen},
};

const WELCOME: &str = "\
Impasto: a table for painters' board games, unofficial, with its rules as code.
A table in the browser is still to come.
";

const COMMANDS: &str = "
  impasto play TITLE       play in the terminal: against a program, alone, or
                           with others round one screen
  impasto titles           what there is to play, with presets and options
  impasto rules            check house rules, or compare sets of rules
  impasto replay FILE      tell a game as a story
  impasto hint FILE        what a strong player would do now
  impasto check FILE...    verify records of games
  impasto score canvas 12 45 7
                           what these three cards, bottom to top, are worth
  impasto arena TITLE      let bots, also yours, play against each other
  impasto engine           let programs play: JSON on standard input and output
  impasto help [COMMAND]   more about each, with examples";

pub(crate) fn run(out: &mut impl Write) -> Result<Status> {
    writeln!(out, "{WELCOME}")?;
    for (number, title) in (1..).zip(shelf::titles()) {
        let [fewest, most] = title.seats;
        let TitleInfo { name, slug, .. } = title;
        writeln!(out, "  {number}  {name:<16} {slug:<16} {fewest} to {most} players")?;
    }
    writeln!(out, "{COMMANDS}")?;
    let levels: Vec<&str> = bots::Level::LADDER.iter().map(|level| level.name()).collect();
    writeln!(out, "\nPrograms play as {}:", levels.join(", "))?;
    writeln!(out, "`impasto play --help` tells how strong each of them is.")?;
    let mut screen = Screen::here(out);
    if screen.kind() == Kind::Script {
        return Ok(Status::Fine);
    }
    let wanted = invite(&mut screen)?;
    drop(screen);
    wanted.map_or(Ok(Status::Fine), |slug| Play::first(slug).run(out))
}

const HINT: &str = "\
The number or the name of a title begins a game, and `quit` or Ctrl-D leaves. What is
listed above is typed behind `impasto` once you have left.";

/// Asks until it is clear which title somebody wants to play, if any.
fn invite(screen: &mut Screen<'_>) -> Result<Option<&'static str>> {
    screen.show("\nWhich game against a student? Type its number, or Ctrl-D to leave.")?;
    loop {
        let Some(line) = screen.ask()?.map(|line| line.to_lowercase()) else { return Ok(None) };
        if ["q", "quit", "exit"].contains(&&*line) {
            return Ok(None);
        }
        match title(&line) {
            Some(slug) => return Ok(Some(slug)),
            None => screen.show(HINT)?,
        }
    }
}

/// The title of this number or name; nothing said is the first.
fn title(said: &str) -> Option<&'static str> {
    let is_meant = |(number, title): &(usize, TitleInfo)| {
        let names = [title.slug.to_owned(), title.name.to_lowercase(), number.to_string()];
        names.iter().any(|name| name == said) || (said.is_empty() && *number == 1)
    };
    (1..).zip(shelf::titles()).find(is_meant).map(|(_, title)| title.slug)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(typed: &str, wanted: Option<&str>, hints: usize) {
        let mut out = Vec::new();
        let invited = invite(&mut Screen::typed(&mut out, typed.to_owned())).unwrap();
        let hinted = String::from_utf8(out).unwrap().matches(HINT).count();
        assert_eq!((invited, hinted), (wanted, hints));
    }

    #[test]
    fn what_is_not_understood_is_explained() {
        check("\n", Some("canvas"), 0);
        check("help\nimpasto titles\n2\n", Some("colors-of-paris"), 2);
        check("Atelier\n", Some("atelier"), 0);
        check("Q\n", None, 0);
        check("what", None, 1);
    }
}
