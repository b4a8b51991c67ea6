//! The command line of `impasto`, and its help.

use std::io::Write;

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::{commands, status::Status};

const EXAMPLES: &str = "\
Examples:
  impasto                                      play in your browser
  impasto play canvas                          play Canvas against a bot
  impasto play canvas --preset solo-puzzle
  impasto play --resume canvas-20261115-2130.impasto
  impasto replay canvas-20261115-2130.impasto  show the game as a story
  impasto hint canvas-20261115-2130.impasto    what a strong bot would do
  impasto rules diff base variant-j            compare two sets of rules
  impasto score canvas 12 45 7                 what these cards are worth
  echo '{\"do\":\"titles\"}' | impasto engine

Impasto is unofficial: not made or endorsed by the publishers of the games.";

/// Play painters' board games, in your browser, in the terminal, or with programs of your own.
///
/// Without a command, Impasto starts its server: open the address that it prints in your browser.
#[derive(Debug, Parser)]
#[command(name = "impasto", version, after_help = EXAMPLES)]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Titles(commands::titles::Titles),
    Play(commands::play::Play),
    Replay(commands::replay::Replay),
    Check(commands::check::Check),
    Hint(commands::hint::Hint),
    Rules(commands::rules::Rules),
    Score(commands::score::Score),
    Arena(commands::arena::Arena),
    Ladder(commands::ladder::Ladder),
    Engine(commands::engine::Engine),
    Serve(commands::serve::Serve),
    Health(commands::health::Health),
    Verify(commands::verify::Verify),
    Backup(commands::backup::Backup),
    Export(commands::export::Export),
    Import(commands::import::Import),
}

impl Cli {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Status> {
        match self.command {
            None => commands::serve::Serve::default().run(out),
            Some(Command::Titles(titles)) => titles.run(out),
            Some(Command::Play(play)) => play.run(out),
            Some(Command::Replay(replay)) => replay.run(out),
            Some(Command::Check(check)) => check.run(out),
            Some(Command::Hint(hint)) => hint.run(out),
            Some(Command::Rules(rules)) => rules.run(out),
            Some(Command::Score(score)) => score.run(out),
            Some(Command::Arena(arena)) => arena.run(out),
            Some(Command::Ladder(ladder)) => ladder.run(out),
            Some(Command::Engine(engine)) => engine.run(out),
            Some(Command::Serve(serve)) => serve.run(out),
            Some(Command::Health(health)) => health.run(out),
            Some(Command::Verify(verify)) => verify.run(out),
            Some(Command::Backup(backup)) => backup.run(out),
            Some(Command::Export(export)) => export.run(out),
            Some(Command::Import(import)) => import.run(out),
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn arguments_are_consistent() {
        Cli::command().debug_assert();
    }

    /// Clap does not wrap the text below the options, so its lines must fit a small screen.
    #[test]
    fn help_fits_the_screen() {
        let cli = Cli::command();
        for command in cli.get_subcommands().chain([&cli]) {
            let below = command.get_after_help().map(ToString::to_string).unwrap_or_default();
            let wide = below.lines().find(|line| 78 < line.chars().count());
            assert_eq!(wide, None, "{}", command.get_name());
        }
    }
}
