//! What people are shown of a table of any title.

use std::any::Any;

use game::{Clause, Game, Record, Rulebook, Seat, Table, Viewer};
use languages::Language;
use maud::Markup;
use pages::{Calculator, Names, Offers, Parts};
use serde_json::value::RawValue;
use shelf::AnyTable;

use crate::{Moment, Shown, rules, story};

/// Declares [`ShownTable`], and implements it for every [`AnyTable`] by finding out of which title it is.
macro_rules! shown_table {
    ($($(#[$doc:meta])* fn $name:ident(&self $(, $arg:ident: $type:ty)*) -> $out:ty;)+) => {
        /// What people are shown of a table of any title: text, board, story, rules.
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
    /// The rules in our own words, in the language of whoever reads them.
    fn rulebook(&self, language: Language) -> Rulebook;
    /// Whether a clause of the rules matters here: with these options, seats and cards.
    fn applies(&self, clause: &str) -> bool;
    /// Of that, what lies where, written at once: a server tells it to everybody after every move.
    fn position(&self, viewer: Viewer) -> Box<RawValue>;
    /// The rest of it: what is printed on the cards, which nobody has to be told twice.
    fn print(&self) -> Box<RawValue>;
    /// What `viewer` knows, as text for people.
    fn text(&self, viewer: Viewer, names: &Names) -> String;
    /// The table as `viewer` sees it in a browser, with what they may do.
    fn board(&self, viewer: Viewer, names: &Names) -> Parts;
    /// The same to be looked at only: nothing can be done there.
    fn picture(&self, viewer: Viewer, names: &Names) -> Parts;
    /// What `viewer` would make of what they have: a private plan, which changes nothing. None for
    /// those who only look on, and in titles without plans.
    fn plan(&self, viewer: Viewer, wish: &str, names: &Names) -> Option<Markup>;
    /// What one does in this game, in a few sentences; none if the title has no such thing.
    fn primer(&self, language: Language) -> Vec<String>;
    /// How far the game is, in a few words for lists.
    fn progress(&self, language: Language) -> Option<String>;
    /// The part of it that the present question is about, if it is a part.
    fn focus(&self, viewer: Viewer, language: Language) -> Option<String>;
    /// One sentence: what is asked, and of whom.
    fn prompt(&self, viewer: Viewer, names: &Names) -> String;
    /// The clause of the rules that the present question is about; nothing where luck decides.
    fn clause(&self) -> Option<Clause>;
    /// What `seat` may do now, and what it means.
    fn choices(&self, seat: Seat, names: &Names) -> Vec<Choice>;
    /// What has happened after the first `since` events, as `viewer` saw it.
    fn story(&self, since: usize, viewer: Viewer, names: &Names) -> Vec<Moment>;
    /// The result in words, once the game is over.
    fn result(&self, viewer: Viewer, names: &Names) -> Option<String>;
    /// What works out what a thing is worth, if the title has something like that.
    fn calculator(&self) -> Option<Box<dyn Calculator>>;
}

macro_rules! show_record {
    ($($crate_name:ident :: $title:ident),+) => {
        /// The table as that of its title.
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

/// Nothing for a seat that there is not.
fn actions<G: Game>(table: &Table<G>, seat: Seat) -> Vec<G::Action> {
    if seat.0 < table.seats() { table.actions(seat) } else { Vec::new() }
}

/// An action and what it means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The action in notation.
    pub text: String,
    /// What it does, in words.
    pub label: String,
}
