//! What one does in a game of Canvas, for those who sit down for the first time.

use canvas::{Mode, View};

const TAKE: &str = "Each turn take a card: the first is free, a later one costs a token on each card \
                    before it. +2 in the row: two tokens come with that card.";
const PAINT: &str = "With three cards in hand you may paint instead: lay three over one another. What \
                     stays visible earns ribbons (a * is a bonus icon), and ribbons are points.";
const TOGETHER: &str = "Everybody makes three paintings; then whoever has the most points wins.";
const ALONE: &str = "You make three paintings. 25 points rank you as emerging artist, 30 as honorable \
                     mention, 35 as runner-up, 40 as best in show.";
const VINCENT: &str = "Vincent paints nothing: after each turn of yours he tosses his tokens, leaves \
                       some on the row, and removes a card.";
const PUZZLE: &str = "Each turn take a card: the first is free, a later one costs a token for each \
                      card before it, and these cards leave the game. What you pay goes to the \
                      reserve; the first card, and each painting, brings you a token from there.";

/// The game in a few sentences, for so many players (CV-3, CV-6).
pub(super) fn primer(view: &View) -> Vec<String> {
    let sentences = match view.rules.mode {
        Mode::Together => vec![TAKE, PAINT, TOGETHER],
        Mode::Vincent => vec![TAKE, PAINT, ALONE, VINCENT],
        Mode::Puzzle => vec![PUZZLE, PAINT, ALONE],
    };
    sentences.into_iter().map(str::to_owned).collect()
}
