//! The trait of a table of any title, with actions and events in notation.

use std::{any::Any, num::NonZeroU8};

use bots::Level;
use game::{Event, File, Outcome, Seat, TextEvent, Title, Turn, Viewer};
use rand_core::Rng;
use serde_json::value::RawValue;

use crate::Refusal;

/// A table of any title. Actions and events are texts in the notation of the title.
pub trait AnyTable: Any + Send + Sync {
    // The title and the options.

    /// The name, the slug and the numbers of players of the title.
    fn title(&self) -> Title;
    /// The number of players.
    fn seats(&self) -> u8;
    /// The options of the table, as text.
    fn options(&self) -> String;
    /// The files that the options name.
    fn files(&self) -> Vec<File>;

    /// Checks that the table has such a seat.
    ///
    /// # Errors
    ///
    /// Says which seats there are.
    fn check_seat(&self, seat: Seat) -> Result<(), Refusal>;

    // The position.

    /// Whether a player, luck or nobody has to decide next.
    fn turn(&self) -> Turn;
    /// The number of events so far.
    fn at(&self) -> usize;
    /// The legal actions of `seat`.
    fn actions(&self, seat: Seat) -> Vec<String>;
    /// The legal action that `text` names, exactly or with a nuance (how it is carried out); nothing if there
    /// is none.
    fn listed(&self, seat: Seat, text: &str) -> Option<String>;
    /// The possible outcomes of luck, each with its weight.
    fn chances(&self) -> Vec<(String, u32)>;
    /// The events after the first `since` events.
    fn events(&self, since: usize) -> Vec<TextEvent>;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// A hash of the position. Equal positions have equal hashes; different ones nearly always differ.
    fn hash(&self) -> String;

    // Playing. After a refusal nothing has changed.

    /// Plays the action written in `text` for `seat`.
    ///
    /// # Errors
    ///
    /// Refuses what cannot be read and what the rules do not allow.
    fn play(&mut self, seat: Seat, text: &str) -> Result<(), Refusal>;
    /// Applies the outcome of luck written in `text`.
    ///
    /// # Errors
    ///
    /// Refuses what cannot be read and what luck cannot do.
    fn luck(&mut self, text: &str) -> Result<(), Refusal>;
    /// Applies an event that has happened elsewhere: an action or an outcome of luck.
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
    /// Draws outcomes of luck until a player must decide.
    fn settle(&mut self, luck: &mut dyn Rng);
    /// Draws one outcome of luck, if luck is to decide, and returns it in notation.
    fn fall(&mut self, luck: &mut dyn Rng) -> Option<String>;
    /// Takes back the last action of `seat`, and returns the old numbers of the events that have stayed.
    ///
    /// # Errors
    ///
    /// Refuses once the player has seen something new.
    fn take_back(&mut self, seat: Seat) -> Result<Vec<usize>, Refusal>;
    /// Whether [`take_back`](AnyTable::take_back) would succeed.
    fn can_take_back(&self, seat: Seat) -> bool;
    /// The action that a new bot of this level chooses for `seat`, which must be asked; nothing is played. A
    /// bot that stays at the table is an [`AnyBot`](crate::AnyBot).
    ///
    /// # Errors
    ///
    /// Refuses a seat that is not asked.
    fn bot(&self, seat: Seat, level: Level, seed: u64) -> Result<String, Refusal>;
    /// An analysis of every legal action of `seat` by this number of bots of this level in parallel, the best
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

    // The views.

    /// The view of `viewer` as JSON.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;
    /// Whether some seat knows something that others do not, so that nobody else should be shown its view.
    fn is_secret(&self) -> bool;
    /// Whether luck has shown `seat` something since its last action that others do not see.
    fn has_news(&self, seat: Seat) -> bool;

    // The record.

    /// The tags of the record: names with their values, such as who played.
    fn tags(&self) -> &[(String, String)];
    /// Adds a tag to the record.
    fn tag(&mut self, name: &str, value: &str);
    /// A copy of the table without tags.
    fn untagged(&self) -> Box<dyn AnyTable>;
    /// The record of the game as text, which [`read_record`](crate::read_record) reads back.
    fn record(&self) -> String;
    /// A copy of the table.
    fn copy(&self) -> Box<dyn AnyTable>;
    /// A copy of the table as it was after the first `at` events.
    fn rewound(&self, at: usize) -> Box<dyn AnyTable>;
}

/// The analysis of an action by a bot, with the action in notation.
#[derive(Clone, Debug, PartialEq)]
pub struct ActionAnalysis {
    /// The action in notation.
    pub action: String,
    /// The number of simulations, or of plans, that began with the action.
    pub visits: u32,
    /// The share of `visits` in those of all actions.
    pub visit_share: f32,
    /// The mean reward of these simulations by seat, from 0 for a clear loss to 1 for a clear win; empty if
    /// there were no simulations.
    pub values: Vec<f32>,
}
