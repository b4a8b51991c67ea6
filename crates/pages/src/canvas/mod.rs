//! Canvas as text and as a board.

mod phrases;
mod board;
mod bounty;
mod table;
mod primer;
mod ways;
mod labels;
mod ending;
mod story;
mod result;
mod appraisal;
mod clauses;

use canvas::{Action, Canvas, Objective, Options, View, deck::Deck, setup::PAINTINGS};
use game::{Clause, Outcome, Seat};
use languages::Language;
use serde_json::value::RawValue;

use crate::{
    Calculator, EventContext, HtmlBoard, Names, Offers, Parts, Scope, StoryEntry, Telling, scope,
    telling::written, words,
};

impl Telling for Canvas {
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

    fn laid_out(options: &Options, language: Language) -> Option<(String, Vec<String>)> {
        Some(ways::laid_out(options, language))
    }

    fn collected(language: Language) -> Option<(String, Vec<String>)> {
        let lines = Objective::ALL.map(|it| words::capitalized(&phrases::objective(it, language)));
        Some((language.say("cv-board-awards"), lines.into()))
    }

    /// Scoring cards of the players' choice replace a scenario (CV-7.10).
    const OVERRIDES: &'static [(&'static str, &'static str)] = &[("cards", "scenario")];

    /// Scoring cards (CV-2.1, CV-7) and the solo modes (CV-6); the jury is ours (CV-4.3).
    const MODULES: &'static [&'static str] = &["scenario", "cards", "solo"];

    fn printed(option: &str) -> Option<String> {
        (option == "deck").then(|| Deck::standard().to_csv())
    }

    fn part(preset: &str) -> Option<&'static str> {
        Some(ways::part(preset))
    }

    fn progress(view: &View, language: Language) -> Option<String> {
        let done: usize = view.painters.iter().map(|it| it.paintings.len()).sum();
        let all = view.painters.len() * PAINTINGS;
        Some(language.tell("cv-progress", &[("done", done.into()), ("all", all.into())]))
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

    fn in_play(view: &View, clause: &str) -> bool {
        clauses::in_play(view, clause)
    }

    fn label(view: &View, seat: Seat, action: &Action, names: &Names) -> String {
        labels::label(view, seat, *action, names)
    }

    const HAS_PREVIEWS: bool = true;

    fn story(context: &EventContext<'_, Canvas>, names: &Names) -> StoryEntry {
        story::tell(context, names)
    }

    fn result(view: &View, outcome: &Outcome, names: &Names) -> String {
        result::result(view, outcome, names)
    }

    fn points(view: &View) -> Vec<i32> {
        view.painters.iter().map(|painter| view.points(painter)).collect()
    }

    fn calculator(options: &Options) -> Option<Box<dyn Calculator>> {
        let deck = options.deck.as_ref().map_or_else(canvas::Deck::standard, |it| it.deck);
        Some(Box::new(appraisal::Appraiser::new(deck)))
    }
}

impl HtmlBoard for Canvas {
    fn board(view: &View, offers: &Offers<Canvas>, names: &Names) -> Parts {
        board::board(view, None, offers, names)
    }

    fn board_since(view: &View, before: &View, offers: &Offers<Canvas>, names: &Names) -> Parts {
        board::board(view, Some(before), offers, names)
    }

    fn plan(view: &View, wish: &str, names: &Names) -> Option<maud::Markup> {
        board::plan(view, wish, names)
    }

    fn poster() -> maud::Markup {
        board::poster()
    }
}
