//! The trait of a title in words, which every title's module here implements.

use game::{Clause, EventOf, Game, Outcome, Seat};
use languages::Language;
use serde::Serialize;
use serde_json::value::RawValue;

use crate::{Calculator, Names, Scope};

/// A title in words. Every text is for the viewer whose view is passed.
pub trait Telling: Game {
    /// The position as JSON, without what is printed on the cards, which a server need not send again after
    /// every move.
    #[must_use]
    fn position(view: &Self::View) -> Box<RawValue> {
        written(view)
    }

    /// The texts and figures printed on the cards, as JSON: the rest of the view.
    #[must_use]
    fn print(_view: &Self::View) -> Box<RawValue> {
        written(&serde_json::Map::new())
    }

    /// The view as plain text, for a screen of 80 columns.
    fn table(view: &Self::View, names: &Names) -> String;

    /// An introduction to the game, in a few sentences for those who play for the first time.
    #[must_use]
    fn primer(_view: &Self::View, _language: Language) -> Vec<String> {
        Vec::new()
    }

    /// The description of the option called `name`.
    #[must_use]
    fn about_option(_name: &str, _language: Language) -> Option<String> {
        None
    }

    /// The rule at a table whose `option` has this `value`, as a sentence.
    #[must_use]
    fn way(_option: &str, _value: &str, _language: Language) -> Option<String> {
        None
    }

    /// The cards that these options put on the table before anything is drawn: a heading, and a line for
    /// each. Nothing where the options name no cards.
    #[must_use]
    fn laid_out(_options: &Self::Options, _language: Language) -> Option<(String, Vec<String>)> {
        None
    }

    /// What players collect over many games: a heading, and a line for each item. Nothing in most titles.
    #[must_use]
    fn collected(_language: Language) -> Option<(String, Vec<String>)> {
        None
    }

    /// Pairs of options: where the first is set, it replaces the second.
    const OVERRIDES: &'static [(&'static str, &'static str)] = &[];

    /// Modules: options that the rulebook itself leaves to the players.
    const MODULES: &'static [&'static str] = &[];

    /// Presets that are variants in the rulebook.
    const VARIANTS: &'static [&'static str] = &[];

    /// The printed contents of the file that `option` takes.
    #[must_use]
    fn printed(_option: &str) -> Option<String> {
        None
    }

    /// The key of the heading under which a list of presets shows the one called `preset`, if the list has
    /// headings.
    #[must_use]
    fn part(_preset: &str) -> Option<&'static str> {
        None
    }

    /// The progress of the game in a few words, for lists.
    #[must_use]
    fn progress(_view: &Self::View, _language: Language) -> Option<String> {
        None
    }

    /// The part of the plain text that the current question is about: enough between two steps of one turn.
    /// Nothing where the question needs the whole text.
    fn focus(view: &Self::View, language: Language) -> Option<String>;

    /// The prompt: one sentence that says who is asked for what.
    fn prompt(view: &Self::View, names: &Names) -> String;

    /// The clause of the rules that the current question is about; nothing where luck decides.
    fn clause(view: &Self::View) -> Option<Clause>;

    /// The scope of a clause of the rules; nothing for one that does not exist.
    fn scope(clause: &str) -> Option<Scope>;

    /// Whether the card or tile that a clause is about is in play, where that depends on what was drawn.
    #[must_use]
    fn in_play(_view: &Self::View, _clause: &str) -> bool {
        true
    }

    /// The label of `action` for `seat`: its meaning and, where that is known and the reader wants previews,
    /// its gain.
    fn label(view: &Self::View, seat: Seat, action: &Self::Action, names: &Names) -> String;

    /// Whether labels tell gains that players would otherwise work out by themselves.
    const HAS_PREVIEWS: bool = false;

    /// The entry of the story about one event.
    fn story(context: &EventContext<'_, Self>, names: &Names) -> StoryEntry;

    /// The result of a game that is over: who has won and why, and where the points come from.
    fn result(view: &Self::View, outcome: &Outcome, names: &Names) -> String;

    /// The current points by seat.
    fn points(view: &Self::View) -> Vec<i32>;

    /// The calculator of the title for people at a real table, if it has one.
    fn calculator(_options: &Self::Options) -> Option<Box<dyn Calculator>> {
        None
    }
}

/// A value as JSON, serialized without a tree of values in between: building such trees would be most of a
/// server's work.
pub(crate) fn written(told: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(told).expect("views are plain data")
}

/// An event as one viewer saw it, with the views before and after it.
#[derive(Debug)]
pub struct EventContext<'s, G: Game> {
    /// The number of the event, counted from 0.
    pub at: usize,
    /// The view before the event.
    pub before: &'s G::View,
    /// The view after the event.
    pub after: &'s G::View,
    /// The event, as far as the viewer saw it.
    pub seen: Seen<G>,
}

/// The part of an event that a viewer saw.
#[derive(Clone, Copy, Debug)]
pub enum Seen<G: Game> {
    /// The whole event.
    Event(EventOf<G>),
    /// Only that this seat, or luck if there is none, did something.
    Hidden(Option<Seat>),
}

/// The entry of a story about one event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoryEntry {
    /// The headline, where something begins: the set-up, a turn, the vote of a jury.
    pub headline: Option<String>,
    /// Whole sentences; none where the entry of a later event says more.
    pub sentences: Vec<String>,
}
