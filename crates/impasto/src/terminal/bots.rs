//! The bots at a table in the terminal. They live from the first decision to the last, so that they can
//! reuse their searches.

use anyhow::{Result, anyhow};
use arena::{ExternalProcess, Hello};
use game::Seat;
use shelf::{AnyBot, AnyTable};

use crate::{
    commands::arena::program,
    generators::Generators,
    players::{Player, Players},
};

/// The bots at a table, by seat.
pub(super) struct Bots(Vec<Option<SeatBot>>);

enum SeatBot {
    /// A built-in bot.
    Ours(Box<dyn AnyBot>),
    /// An external bot.
    External { process: ExternalProcess, command: String },
}

/// The longest wait for an answer of an external bot, in seconds.
const ANSWER_TIMEOUT_SECONDS: u64 = 60;

impl Bots {
    /// Starts the bots of all seats that no person plays.
    pub(super) fn seated(
        players: &Players,
        table: &dyn AnyTable,
        generators: &mut Generators,
    ) -> Result<Bots> {
        let bots = Seat::first(players.seats()).map(|seat| match players.at(seat) {
            Player::Person => Ok(None),
            Player::Bot(level) => {
                let bot =
                    shelf::bot(table.title().slug, *level, table.seats(), generators.bot_seed())?;
                Ok(Some(SeatBot::Ours(bot)))
            }
            Player::External(command) => {
                let command = command.as_deref().unwrap_or_default();
                external(command, table, seat, generators.bot_seed()).map(Some)
            }
        });
        bots.collect::<Result<_>>().map(Bots)
    }

    /// The action of the bot at `seat`; `None` if there is no bot.
    pub(super) fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<Option<String>> {
        match self.0.get_mut(seat.idx()).and_then(Option::as_mut) {
            None => Ok(None),
            Some(SeatBot::Ours(bot)) => Ok(Some(bot.choose(table, seat)?)),
            Some(SeatBot::External { process, command }) => {
                let actions = table.actions(seat);
                let view = table.view(game::Viewer::Seat(seat));
                let chosen = process.choose(seat, &view, &actions);
                let chosen = chosen.map_err(|error| anyhow!("{seat}, «{command}», {error}"))?;
                Ok(Some(actions[chosen].clone()))
            }
        }
    }

    /// Sends the outcome of the game to the external bots.
    pub(super) fn over(&mut self, table: &dyn AnyTable) {
        let Some(outcome) = table.outcome() else { return };
        for (seat, bot) in Seat::first(self.0.len()).zip(&mut self.0) {
            if let Some(SeatBot::External { process, .. }) = bot {
                process.over(seat, &outcome);
            }
        }
    }
}

fn external(command: &str, table: &dyn AnyTable, seat: Seat, seed: u64) -> Result<SeatBot> {
    let failed = |error| anyhow!("{seat}, «{command}», {error}");
    let mut process = program(command, ANSWER_TIMEOUT_SECONDS)?.start().map_err(failed)?;
    let (options, files) = (table.options(), table.files());
    let hello = Hello::new(&table.title(), table.seats(), seat, options, files, seed);
    process.greet(&hello).map_err(failed)?;
    Ok(SeatBot::External { process, command: command.to_owned() })
}
