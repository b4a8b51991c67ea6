//! Atelier as text and as a board.

mod board;
mod phrases;
mod table;
mod primer;
mod obstacles;
mod labels;
mod outlook;
mod points;
mod story;
mod result;
mod ways;
mod clauses;

use atelier::{Action, Atelier, View, deck::Deck};
use game::{Clause, Outcome, Seat};
use languages::Language;
use serde_json::value::RawValue;

use crate::{
    EventContext, HtmlBoard, Names, Offers, Parts, Scope, StoryEntry, Telling, scope,
    telling::written,
};

impl Telling for Atelier {
    fn position(view: &View) -> Box<RawValue> {
        written(&view.position())
    }

    fn print(view: &View) -> Box<RawValue> {
        written(&view.print())
    }

    fn table(view: &View, names: &Names) -> String {
        table::table(view, names)
    }

    fn primer(view: &View, language: Language) -> Vec<String> {
        primer::primer(view, language)
    }

    fn about_option(name: &str, language: Language) -> Option<String> {
        ways::about(name, language)
    }

    fn way(option: &str, value: &str, language: Language) -> Option<String> {
        ways::way(option, value, language)
    }

    /// The expert variants (AT-7).
    const MODULES: &'static [&'static str] = &["mixing", "drawing"];

    fn printed(option: &str) -> Option<String> {
        match option {
            "deck" => Some(Deck::standard().to_csv()),
            "secondaries" => Some(Deck::standard().secondaries().to_toml()),
            _ => None,
        }
    }

    fn progress(view: &View, language: Language) -> Option<String> {
        let round = view.studio.round.max(1);
        Some(language.tell("at-caption-round", &[("round", round.into())]))
    }

    fn focus(view: &View, language: Language) -> Option<String> {
        table::focus(view, language)
    }

    fn prompt(view: &View, names: &Names) -> String {
        labels::prompt(view, names)
    }

    fn clause(view: &View) -> Option<Clause> {
        clauses::asked(view)
    }

    fn scope(clause: &str) -> Option<Scope> {
        scope::find(clauses::SCOPES, clause)
    }

    fn label(view: &View, seat: Seat, action: &Action, names: &Names) -> String {
        labels::label(view, seat, *action, names.language())
    }

    fn story(context: &EventContext<'_, Atelier>, names: &Names) -> StoryEntry {
        story::tell(context, names)
    }

    fn result(view: &View, outcome: &Outcome, names: &Names) -> String {
        result::result(view, outcome, names)
    }

    fn points(view: &View) -> Vec<i32> {
        view.studio.all_seats().map(|seat| view.studio.points(seat)).collect()
    }
}

impl HtmlBoard for Atelier {
    fn board(view: &View, offers: &Offers<Atelier>, names: &Names) -> Parts {
        board::board(view, None, offers, names)
    }

    fn board_since(view: &View, before: &View, offers: &Offers<Atelier>, names: &Names) -> Parts {
        board::board(view, Some(before), offers, names)
    }

    fn poster() -> maud::Markup {
        board::poster()
    }
}
