//! The trait of a table of any title as people see it.

use std::any::Any;

use game::{Clause, Game, Record, Rulebook, Seat, Table, Viewer};
use languages::Language;
use maud::Markup;
use pages::{Calculator, Names, Offers, Parts};
use serde_json::value::RawValue;
use shelf::AnyTable;

use crate::{Moment, Shown, rules, story};

/// Declares [`ShownTable`], and implements it for every [`AnyTable`] by finding out its title.
macro_rules! shown_table {
    ($($(#[$doc:meta])* fn $name:ident(&self $(, $arg:ident: $type:ty)*) -> $out:ty;)+) => {
        /// A table of any title as people see it: text, board, story, rules.
        pub trait ShownTable {
            $($(#[$doc])* fn $name(&self $(, $arg: $type)*) -> $out;)+
        }

        impl ShownTable for dyn AnyTable {
            $(fn $name(&self $(, $arg: $type)*) -> $out {
                shown(self).$name($($arg),*)
            })+
        }
    };
}

shown_table! {
    /// The rulebook in our own words, in this language.
    fn rulebook(&self, language: Language) -> Rulebook;
    /// Whether a clause of the rules applies at this table, with its options, seats and cards.
    fn applies(&self, clause: &str) -> bool;
    /// The position as JSON, without what is printed on the cards. A server sends it to every viewer after
    /// every move, so it is serialized without a tree of values in between.
    fn position(&self, viewer: Viewer) -> Box<RawValue>;
    /// The texts and figures printed on the cards, as JSON: the part of the view that never changes.
    fn print(&self) -> Box<RawValue>;
    /// The view of `viewer` as plain text.
    fn text(&self, viewer: Viewer, names: &Names) -> String;
    /// The board of `viewer` as HTML, with buttons for their legal actions.
    fn board(&self, viewer: Viewer, names: &Names) -> Parts;
    /// The board as HTML without buttons.
    fn picture(&self, viewer: Viewer, names: &Names) -> Parts;
    /// The private plan of `viewer` as HTML; it changes nothing. None for spectators, and in titles without
    /// plans. `wish` is the list of cards that were clicked.
    fn plan(&self, viewer: Viewer, wish: &str, names: &Names) -> Option<Markup>;
    /// An introduction to the game in a few sentences; empty if the title has none.
    fn primer(&self, language: Language) -> Vec<String>;
    /// The progress of the game in a few words, for lists.
    fn progress(&self, language: Language) -> Option<String>;
    /// The part of the plain text that the current question is about, if it is only a part.
    fn focus(&self, viewer: Viewer, language: Language) -> Option<String>;
    /// The prompt: one sentence that says who is asked for what.
    fn prompt(&self, viewer: Viewer, names: &Names) -> String;
    /// The clause of the rules that the current question is about; nothing where luck decides.
    fn clause(&self) -> Option<Clause>;
    /// The legal actions of `seat` with their labels.
    fn choices(&self, seat: Seat, names: &Names) -> Vec<Choice>;
    /// The story after the first `since` events, as `viewer` saw them.
    fn story(&self, since: usize, viewer: Viewer, names: &Names) -> Vec<Moment>;
    /// The result in words, once the game is over.
    fn result(&self, viewer: Viewer, names: &Names) -> Option<String>;
    /// The calculator of the title, if it has one.
    fn calculator(&self) -> Option<Box<dyn Calculator>>;
}

macro_rules! show_record {
    ($($crate_name:ident :: $title:ident),+) => {
        /// The table as a table of its own title.
        fn shown(table: &dyn AnyTable) -> &dyn ShownTable {
            let any: &dyn Any = table;
            $(if let Some(record) = any.downcast_ref::<Record<$crate_name::$title>>() {
                return record;
            })+
            unreachable!("a table is of a title on the shelf")
        }
    };
}

shelf::titles!(show_record);

impl<G: Shown> ShownTable for Record<G> {
    fn rulebook(&self, language: Language) -> Rulebook {
        Rulebook::read(G::TITLE.rules_in(language.code()))
    }

    fn applies(&self, clause: &str) -> bool {
        rules::applies(&self.table, clause)
    }

    fn position(&self, viewer: Viewer) -> Box<RawValue> {
        G::position(&self.table.game().view(viewer))
    }

    fn print(&self) -> Box<RawValue> {
        G::print(&self.table.game().view(Viewer::Public))
    }

    fn text(&self, viewer: Viewer, names: &Names) -> String {
        G::table(&self.table.game().view(viewer), names)
    }

    fn board(&self, viewer: Viewer, names: &Names) -> Parts {
        let actions = match viewer {
            Viewer::Seat(seat) => actions(&self.table, seat),
            Viewer::Public => Vec::new(),
        };
        let view = self.table.game().view(viewer);
        let offers = Offers::new(&view, viewer, &actions, names);
        match story::known_before(&self.table, viewer) {
            Some(before) => G::board_since(&view, &before, &offers, names),
            None => G::board(&view, &offers, names),
        }
    }

    fn plan(&self, viewer: Viewer, wish: &str, names: &Names) -> Option<Markup> {
        G::plan(&self.table.game().view(viewer), wish, names)
    }

    fn picture(&self, viewer: Viewer, names: &Names) -> Parts {
        let view = self.table.game().view(viewer);
        G::board(&view, &Offers::new(&view, viewer, &[], names), names)
    }

    fn primer(&self, language: Language) -> Vec<String> {
        G::primer(&self.table.game().view(Viewer::Public), language)
    }

    fn progress(&self, language: Language) -> Option<String> {
        G::progress(&self.table.game().view(Viewer::Public), language)
    }

    fn focus(&self, viewer: Viewer, language: Language) -> Option<String> {
        G::focus(&self.table.game().view(viewer), language)
    }

    fn prompt(&self, viewer: Viewer, names: &Names) -> String {
        G::prompt(&self.table.game().view(viewer), names)
    }

    fn clause(&self) -> Option<Clause> {
        G::clause(&self.table.game().view(Viewer::Public))
    }

    fn choices(&self, seat: Seat, names: &Names) -> Vec<Choice> {
        let view = self.table.game().view(Viewer::Seat(seat));
        let choice = |action: &G::Action| Choice {
            text: action.to_string(),
            label: G::label(&view, seat, action, names),
        };
        actions(&self.table, seat).iter().map(choice).collect()
    }

    fn story(&self, since: usize, viewer: Viewer, names: &Names) -> Vec<Moment> {
        story::since(&self.table, since, viewer, names)
    }

    fn result(&self, viewer: Viewer, names: &Names) -> Option<String> {
        let outcome = self.table.game().outcome()?;
        Some(G::result(&self.table.game().view(viewer), &outcome, names))
    }

    fn calculator(&self) -> Option<Box<dyn Calculator>> {
        G::calculator(self.table.options())
    }
}

/// The legal actions of `seat`; none for a seat that does not exist.
fn actions<G: Game>(table: &Table<G>, seat: Seat) -> Vec<G::Action> {
    if seat.0 < table.seats() { table.actions(seat) } else { Vec::new() }
}

/// A legal action with its label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The action in notation.
    pub text: String,
    /// The label: the effect of the action in words.
    pub label: String,
}
