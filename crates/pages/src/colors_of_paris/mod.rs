//! Colors of Paris as text and as a board.

mod phrases;
mod deeds;
mod lacks;
mod table;
mod primer;
mod prompt;
mod labels;
mod outlook;
mod changes;
mod verbs;
mod story;
mod result;
mod ways;
mod clauses;
mod board;

use colors_of_paris::{Action, ColorsOfParis, View, board as printed, paintings::Paintings};
use game::{Clause, Outcome, Seat};

use languages::Language;

use crate::{EventContext, HtmlBoard, Names, Offers, Parts, Scope, StoryEntry, Telling, scope};

impl Telling for ColorsOfParis {
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

    /// Bonus cards and painter tiles (CP-7, CP-8).
    const MODULES: &'static [&'static str] = &["cards", "tiles"];

    const VARIANTS: &'static [&'static str] = &["variant-j", "variant-j+tiles"];

    fn printed(option: &str) -> Option<String> {
        match option {
            "board" => Some(printed::Board::standard().to_toml()),
            "deck" => Some(Paintings::standard().to_csv()),
            _ => None,
        }
    }

    fn progress(view: &View, language: Language) -> Option<String> {
        let round = view.studio.round.max(1);
        Some(language.tell("cp-progress", &[("round", round.into())]))
    }

    fn focus(view: &View, language: Language) -> Option<String> {
        table::focus(view, language)
    }

    fn prompt(view: &View, names: &Names) -> String {
        prompt::prompt(view, names)
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

    fn story(context: &EventContext<'_, ColorsOfParis>, names: &Names) -> StoryEntry {
        story::tell(context, names)
    }

    fn result(view: &View, outcome: &Outcome, names: &Names) -> String {
        result::result(view, outcome, names)
    }

    fn points(view: &View) -> Vec<i32> {
        view.studio.seated().iter().map(|painter| view.studio.points(painter)).collect()
    }
}

impl HtmlBoard for ColorsOfParis {
    fn board(view: &View, offers: &Offers<ColorsOfParis>, names: &Names) -> Parts {
        board::board(view, None, offers, names)
    }

    fn board_since(
        view: &View,
        before: &View,
        offers: &Offers<ColorsOfParis>,
        names: &Names,
    ) -> Parts {
        board::board(view, Some(before), offers, names)
    }

    fn poster() -> maud::Markup {
        maud::PreEscaped(
            art::paris::picture(
                colors_of_paris::Picture::named("monet").expect("he is one of the eight"),
            )
            .ornament(),
        )
    }
}
