//! Canvas in words.

mod phrases;
mod board;
mod bounty;
mod table;
mod primer;
mod labels;
mod story;
mod result;
mod appraisal;
mod clauses;

use canvas::{Action, Canvas, Options, Step, View};
use game::{Clause, Outcome, Seat};

use tongues::Tongue;

use crate::{Board, Calculator, Names, Offers, Parts, Scene, Scope, Telling, Told, scope};

impl Telling for Canvas {
    fn table(view: &View, names: &Names) -> String {
        table::table(view, names)
    }

    fn primer(view: &View, _tongue: Tongue) -> Vec<String> {
        primer::primer(view)
    }

    fn about_option(name: &str, _tongue: Tongue) -> Option<String> {
        let words = match name {
            "cards" => "several with commas: cards=style,space",
            "solo" => "alone usually vincent",
            "deck" => "usually the cards in the box",
            _ => return None,
        };
        Some(words.to_owned())
    }

    fn way(option: &str, value: &str, _tongue: Tongue) -> Option<String> {
        let words = match (option, value) {
            ("jury", "off") => "Those who are tied to the last share the victory.",
            ("jury", "on") => "The other players vote for one of those who are tied.",
            ("solo", "vincent") => "Alone, one plays against Vincent, who clears the row.",
            ("solo", "puzzle") => "Alone, one clears the row oneself.",
            ("deck", "") => "The cards in the box.",
            _ => return None,
        };
        Some(words.to_owned())
    }

    fn focus(view: &View, _tongue: Tongue) -> Option<String> {
        table::focus(view)
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

    fn label(view: &View, seat: Seat, action: &Action, _tongue: Tongue) -> String {
        labels::label(view, seat, *action)
    }

    fn story(scene: &Scene<'_, Canvas>, names: &Names) -> Told {
        story::tell(scene, names)
    }

    fn result(view: &View, outcome: &Outcome, names: &Names) -> String {
        result::result(view, outcome, names)
    }

    fn points(view: &View) -> Vec<i32> {
        view.painters.iter().map(|painter| view.points(painter)).collect()
    }

    /// The jury votes in secret (CV-4.3); everything else is done in the open (CV-2.5).
    fn is_secret(view: &View) -> bool {
        view.step() == Step::Jury
    }

    fn calculator(options: &Options) -> Option<Box<dyn Calculator>> {
        let deck = options.deck.as_ref().map_or_else(canvas::Deck::standard, |it| it.deck);
        Some(Box::new(appraisal::Appraiser::new(deck)))
    }
}

impl Board for Canvas {
    fn board(view: &View, offers: &Offers<Canvas>, names: &Names) -> Parts {
        board::board(view, offers, names)
    }

    fn poster() -> maud::Markup {
        board::poster()
    }
}
