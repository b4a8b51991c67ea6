//! What one does in a game of Atelier, for those who sit down for the first time.

use atelier::{Drawing, Mixing, View};

const TURN: &str = "Each turn you draw two cards, or you play canvases of one type: up to three blank \
                    ones, up to two drawn ones on blank ones, or a painted one on a drawn one of its \
                    subject.";
const DRAW: &str = "You draw from the ring or from the deck; after a card of the ring only its \
                    neighbors, or the deck. You keep ten cards.";
const UNMIXED: &str = "You draw two neighbors of the ring, or two cards of the deck. You keep ten.";
const PAY: &str = "Every canvas has a cost in colors. You pay by discarding cards that give them, or \
                   by turning canvases you have laid down, each once a turn, covered ones too; \
                   jokers stand for cyan, magenta or yellow, but not for parts of mixed colors.";
const FREE: &str = "Paintings ask for mixed colors too: pay their two parts.";
const PAIRS: &str = "Paintings ask for mixed colors too: turn a drawn canvas and the blank one under \
                     it that give the two parts.";
const POINTS: &str = "In sight an original is worth 4 points, a fake 3, a drawn canvas 1, a blank \
                      one costs 1; whoever is first at an objective takes its points.";

/// The game in a few sentences (AT-3, AT-4, AT-6).
pub(super) fn primer(view: &View) -> Vec<String> {
    let rules = view.studio.rules;
    let mixing = match rules.mixing {
        Mixing::Free => FREE,
        Mixing::Pairs => PAIRS,
    };
    let end = format!("The round in which {} paintings lie is the last.", rules.paintings);
    let drawing = match rules.drawing {
        Drawing::Mixed => DRAW,
        Drawing::Unmixed => UNMIXED,
    };
    [TURN, drawing, PAY, mixing, POINTS].into_iter().map(str::to_owned).chain([end]).collect()
}
