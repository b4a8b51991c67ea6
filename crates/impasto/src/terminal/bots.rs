//! The bots at a table in the terminal. They live from the first decision to the last, so that they can
//! reuse their searches.

use anyhow::{Result, anyhow};
use arena::{Guest, Hello};
use game::Seat;
use shelf::{AnyBot, AnyTable};

use crate::{
    commands::arena::program,
    fate::Fate,
    players::{Player, Players},
};

/// The bots at a table, by seat.
pub(super) struct Bots(Vec<Option<Bot>>);

enum Bot {
    /// A built-in bot.
    Ours(Box<dyn AnyBot>),
    /// An external bot.
    Guest { guest: Guest, command: String },
}

/// How many seconds a guest has for an answer.
const PATIENCE: u64 = 60;

impl Bots {
    /// Starts the bots of all seats that no person plays.
    pub(super) fn seated(players: &Players, table: &dyn AnyTable, fate: &mut Fate) -> Result<Bots> {
        let bots = Seat::first(players.seats()).map(|seat| match players.at(seat) {
            Player::Person => Ok(None),
            Player::Bot(level) => {
                let bot = shelf::bot(table.title().slug, level.name(), table.seats(), fate.whim())?;
                Ok(Some(Bot::Ours(bot)))
            }
            Player::Guest(command) => {
                let command = command.as_deref().unwrap_or_default();
                guest(command, table, seat, fate.whim()).map(Some)
            }
        });
        bots.collect::<Result<_>>().map(Bots)
    }

    /// The action of the bot at `seat`; `None` if there is no bot.
    pub(super) fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<Option<String>> {
        match self.0.get_mut(seat.idx()).and_then(Option::as_mut) {
            None => Ok(None),
            Some(Bot::Ours(bot)) => Ok(Some(bot.choose(table, seat)?)),
            Some(Bot::Guest { guest, command }) => {
                let actions = table.actions(seat);
                let chosen = guest.choose(seat, table.view(game::Viewer::Seat(seat)), &actions);
                let chosen = chosen.map_err(|fault| anyhow!("{seat}, «{command}», {fault}"))?;
                Ok(Some(actions[chosen].clone()))
            }
        }
    }

    /// Sends the outcome of the game to the external bots.
    pub(super) fn over(&mut self, table: &dyn AnyTable) {
        let Some(outcome) = table.outcome() else { return };
        for (seat, bot) in Seat::first(self.0.len()).zip(&mut self.0) {
            if let Some(Bot::Guest { guest, .. }) = bot {
                guest.over(seat, &outcome);
            }
        }
    }
}

fn guest(command: &str, table: &dyn AnyTable, seat: Seat, seed: u64) -> Result<Bot> {
    let failed = |fault| anyhow!("{seat}, «{command}», {fault}");
    let mut guest = program(command, PATIENCE)?.start().map_err(failed)?;
    let (options, files) = (table.options(), table.files());
    let hello = Hello::new(&table.title(), table.seats(), seat, options, files, seed);
    guest.greet(&hello).map_err(failed)?;
    Ok(Bot::Guest { guest, command: command.to_owned() })
}
