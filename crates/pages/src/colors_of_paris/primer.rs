//! What one does in a game of Colors of Paris, for those who sit down for the first time.

use colors_of_paris::{
    View,
    variants::{Black, BonusRule, Counting, EndCall, Origin, Tiles},
};

const PLACE: &str = "Each round has two halves. First all put their assistants on free spaces of the \
                     board, one at a time. Then all lay them down again one at a time, and each does \
                     what the wheel shows at its space; then the wheel turns.";
const COLORS: &str = "Acquire red, yellow and blue, as many as your tube's level; mix them, as many \
                      as your palette's level; paint cells in their colors, as many as your brush's \
                      level. White fits any cell, costs 2 points, and a painting takes 3.";
const MARKET: &str = "Take paintings from the easels. Who completes two calls the last round.";
const DRAFT: &str = "You begin with four paintings from a draft, and paint one at a time.";
const COMPLETED: &str = "A painting counts once its nine cells are filled.";
const EXHIBITED: &str = "A painting counts once its nine cells are filled and you have exhibited it. \
                         Who exhibits two calls the last round.";
const MARKER: &str = "So does a tool that comes to its last space.";
const SIGNATURE: &str = "A black signs a painting, one each, in place of any color: 6 points.";
const TILES: &str = "Your painter tile is a power for the whole game.";
const CARDS: &str = "Bonus cards are bought with white where paintings are taken or exhibited.";

/// The game in a few sentences, with the rules of this table.
pub(super) fn primer(view: &View) -> Vec<String> {
    let rules = view.studio.rules;
    let mut sentences = vec![PLACE, COLORS];
    sentences.push(match rules.origin {
        Origin::Market => MARKET,
        Origin::Draft => DRAFT,
    });
    sentences.push(match rules.counting {
        Counting::Completed => COMPLETED,
        Counting::Exhibited => EXHIBITED,
    });
    if rules.end == EndCall::Marker {
        sentences.push(MARKER);
    }
    if rules.black == Black::Signature {
        sentences.push(SIGNATURE);
    }
    if rules.tiles == Tiles::On {
        sentences.push(TILES);
    }
    if rules.cards != BonusRule::Off {
        sentences.push(CARDS);
    }
    sentences.into_iter().map(str::to_owned).collect()
}
