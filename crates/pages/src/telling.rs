//! How a title is told in words: what every title's module here provides.

use game::{Clause, EventOf, Game, Outcome, Seat};
use languages::Language;
use serde::Serialize;
use serde_json::value::RawValue;

use crate::{Calculator, Names, Scope};

/// A title that can be told in words. All of it is told to the one whose view it is.
pub trait Telling: Game {
    /// What lies where, for machines: the view without what is printed on every card, which a server
    /// need not tell again after every move.
    #[must_use]
    fn position(view: &Self::View) -> Box<RawValue> {
        written(view)
    }

    /// What is printed on the cards, for machines: the rest of the view.
    #[must_use]
    fn print(_view: &Self::View) -> Box<RawValue> {
        written(&serde_json::Map::new())
    }

    /// The table as plain text, for a screen of 80 columns.
    fn table(view: &Self::View, names: &Names) -> String;

    /// What one does in this game, in a few sentences for those who sit down for the first time.
    #[must_use]
    fn primer(_view: &Self::View, _language: Language) -> Vec<String> {
        Vec::new()
    }

    /// What is to be said about the option called `name`, besides its values.
    #[must_use]
    fn about_option(_name: &str, _language: Language) -> Option<String> {
        None
    }

    /// What holds at a table whose `option` has this `value`, as a sentence.
    #[must_use]
    fn way(_option: &str, _value: &str, _language: Language) -> Option<String> {
        None
    }

    /// What these options put on the table before anything is drawn: a heading, and a line for each
    /// thing. Nothing where they do not decide that.
    #[must_use]
    fn laid_out(_options: &Self::Options, _language: Language) -> Option<(String, Vec<String>)> {
        None
    }

    /// What players collect over many games, if they do: a heading, and a line for each thing.
    #[must_use]
    fn collected(_language: Language) -> Option<(String, Vec<String>)> {
        None
    }

    /// Pairs of options of which the first, where it is chosen, stands for the second, too.
    const OVERRIDES: &'static [(&'static str, &'static str)] = &[];

    /// Options that the rulebook itself leaves to the players: its modules.
    const MODULES: &'static [&'static str] = &[];

    /// Presets that are variants in the rulebook.
    const VARIANTS: &'static [&'static str] = &[];

    /// What is printed in the box, as the file that `option` would take.
    #[must_use]
    fn printed(_option: &str) -> Option<String> {
        None
    }

    /// Where a list of presets has parts, the part in which the one called `preset` stands: a message.
    #[must_use]
    fn part(_preset: &str) -> Option<&'static str> {
        None
    }

    /// How far the game is, in a few words for lists.
    #[must_use]
    fn progress(_view: &Self::View, _language: Language) -> Option<String> {
        None
    }

    /// Of the table, what the present question is about: enough to go on with between two steps
    /// of one turn. Nothing where it takes the whole table.
    fn focus(view: &Self::View, language: Language) -> Option<String>;

    /// One sentence: what is asked, and of whom.
    fn prompt(view: &Self::View, names: &Names) -> String;

    /// The clause of the rules that the present question is about; nothing where luck decides.
    fn clause(view: &Self::View) -> Option<Clause>;

    /// In which games a clause of the rules matters; nothing for one that there is not.
    fn scope(clause: &str) -> Option<Scope>;

    /// Whether what a clause is about is in play, where that depends on what was drawn.
    #[must_use]
    fn in_play(_view: &Self::View, _clause: &str) -> bool {
        true
    }

    /// What `action` means if `seat` takes it now, and what it would bring where that is known and
    /// the reader wants to know.
    fn label(view: &Self::View, seat: Seat, action: &Self::Action, names: &Names) -> String;

    /// Whether anything is told before it is done that players would else work out by themselves.
    const HAS_PREVIEWS: bool = false;

    /// What has happened, as a story.
    fn story(context: &EventContext<'_, Self>, names: &Names) -> StoryEntry;

    /// The result of a game that is over: who has won and why, and where the points come from.
    fn result(view: &Self::View, outcome: &Outcome, names: &Names) -> String;

    /// Points by seat as they stand.
    fn points(view: &Self::View) -> Vec<i32>;

    /// What works out, for people at a real table, what a thing is worth; not every title has one.
    fn calculator(_options: &Self::Options) -> Option<Box<dyn Calculator>> {
        None
    }
}

/// As JSON, without a tree in between: that would be most of a server's work.
pub(crate) fn written(told: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(told).expect("views are plain data")
}

/// An event as one viewer saw it, between what they knew before and what they know since.
#[derive(Debug)]
pub struct EventContext<'s, G: Game> {
    /// The number of the event, counted from 0.
    pub at: usize,
    /// What the viewer knew before.
    pub before: &'s G::View,
    /// What the viewer has known since.
    pub after: &'s G::View,
    /// What the viewer saw.
    pub seen: Seen<G>,
}

/// What a viewer saw of an event.
#[derive(Clone, Copy, Debug)]
pub enum Seen<G: Game> {
    /// All of it.
    Event(EventOf<G>),
    /// That this seat did something, or luck if it was none.
    Hidden(Option<Seat>),
}

/// A piece of the story.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoryEntry {
    /// Given where something begins: the set-up, a turn, the vote of a jury.
    pub headline: Option<String>,
    /// Whole sentences; none where the next event tells more.
    pub sentences: Vec<String>,
}
