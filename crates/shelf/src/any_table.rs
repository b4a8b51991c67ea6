//! A table of any title, spoken to in notation.

use std::{any::Any, num::NonZeroU8};

use bots::Level;
use game::{Event, File, Outcome, Seat, TextEvent, Title, Turn, Viewer};
use rand_core::Rng;
use serde_json::Value;

use crate::Refusal;

/// A table of any title, spoken to in notation.
pub trait AnyTable: Any + Send + Sync {
    // What it is.

    /// What is printed on the box.
    fn title(&self) -> Title;
    /// How many sit at the table.
    fn seats(&self) -> u8;
    /// What the players have agreed on.
    fn options(&self) -> String;
    /// The files that these options name.
    fn files(&self) -> Vec<File>;

    /// Whether there is such a seat.
    ///
    /// # Errors
    ///
    /// Says which seats there are.
    fn check_seat(&self, seat: Seat) -> Result<(), Refusal>;

    // Where it stands.

    /// Whom it waits for.
    fn turn(&self) -> Turn;
    /// How many events there have been.
    fn at(&self) -> usize;
    /// What `seat` may do now.
    fn actions(&self, seat: Seat) -> Vec<String>;
    /// The one of these that the action written in `text` is, or of which it says more exactly how it is
    /// carried out; nothing if it is not legal.
    fn listed(&self, seat: Seat, text: &str) -> Option<String>;
    /// How luck may fall now, with weights.
    fn chances(&self) -> Vec<(String, u32)>;
    /// What has happened after the first `since` events.
    fn events(&self, since: usize) -> Vec<TextEvent>;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// Equal positions have equal hashes, and nearly always different ones have not.
    fn hash(&self) -> String;

    // How it goes on. After a refusal nothing has changed.

    /// Plays the action written in `text` for `seat`.
    ///
    /// # Errors
    ///
    /// Refuses what cannot be read and what the rules do not allow.
    fn play(&mut self, seat: Seat, text: &str) -> Result<(), Refusal>;
    /// Lets luck fall as written in `text`.
    ///
    /// # Errors
    ///
    /// Refuses what cannot be read and what luck cannot do.
    fn luck(&mut self, text: &str) -> Result<(), Refusal>;
    /// Lets an event happen that has happened elsewhere.
    ///
    /// # Errors
    ///
    /// Refuses what cannot be read and what the rules do not allow.
    fn witness(&mut self, event: &TextEvent) -> Result<(), Refusal> {
        match event {
            Event::Choice { seat, action } => self.play(*seat, action),
            Event::Chance(chance) => self.luck(chance),
        }
    }
    /// Lets luck decide until a player must.
    fn settle(&mut self, luck: &mut dyn Rng);
    /// Lets luck decide once, if it is to decide: how it fell, in notation.
    fn fall(&mut self, luck: &mut dyn Rng) -> Option<String>;
    /// Takes back the last choice of `seat`; which events have stayed, by the numbers they had.
    ///
    /// # Errors
    ///
    /// Refuses once the player has seen something new.
    fn take_back(&mut self, seat: Seat) -> Result<Vec<usize>, Refusal>;
    /// Whether [`take_back`](AnyTable::take_back) would succeed.
    fn can_take_back(&self, seat: Seat) -> bool;
    /// What a new bot of that level would do for `seat`, which must be asked; nothing is played.
    /// One that stays at the table is an [`AnyBot`](crate::AnyBot).
    ///
    /// # Errors
    ///
    /// Refuses a seat that is not asked.
    fn bot(&self, seat: Seat, level: Level, seed: u64) -> Result<String, Refusal>;
    /// An analysis of every legal action of `seat` by so many bots of that level in parallel, the best
    /// action first, from the view of that seat.
    ///
    /// # Errors
    ///
    /// Refuses a level that does not search, and a seat that is not asked.
    fn analyze(
        &self,
        seat: Seat,
        level: Level,
        seed: u64,
        searches: NonZeroU8,
    ) -> Result<Vec<ActionAnalysis>, Refusal>;

    // What is known.

    /// The view of `viewer` as JSON.
    fn view(&self, viewer: Viewer) -> Value;
    /// Whether some seat knows something that others do not, so that nobody else should look on.
    fn is_secret(&self) -> bool;
    /// Whether luck has shown `seat` something since its last choice that others do not see.
    fn has_news(&self, seat: Seat) -> bool;

    // The record.

    /// What is told about the game beside it: names with their values.
    fn tags(&self) -> &[(String, String)];
    /// Tells one thing more about the game.
    fn tag(&mut self, name: &str, value: &str);
    /// The same table, with nothing told beside the game.
    fn untagged(&self) -> Box<dyn AnyTable>;
    /// The whole game as text, which [`read_record`](crate::read_record) reads back.
    fn record(&self) -> String;
    /// The same table once more.
    fn copy(&self) -> Box<dyn AnyTable>;
    /// The table as it stood after the first `at` events.
    fn rewound(&self, at: usize) -> Box<dyn AnyTable>;
}

/// The analysis of an action by a bot, with the action in notation.
#[derive(Clone, Debug, PartialEq)]
pub struct ActionAnalysis {
    /// The action in notation.
    pub action: String,
    /// The number of simulations, or of plans, that began with it.
    pub visits: u32,
    /// The share of `visits` in those of all actions.
    pub visit_share: f32,
    /// The mean reward of these simulations by seat, from 0 for a clear loss to 1 for a clear win.
    /// Empty if there were none.
    pub values: Vec<f32>,
}
