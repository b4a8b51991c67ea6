//! The reasons why options, files and notation of Colors of Paris are refused, and the names of pigments, tools
//! and cards in them.

use game::{Blank, Quote, Reason, reasons, words};

use crate::{
    bonus::Bonus,
    cards::Card,
    components::{Deed, Pigment, Tool},
    painters::Tile,
};

reasons! {
    /// A reason why options, files or a text in notation are refused.
    pub enum Refused {
        ActionNotation
            = "no-notation-paris", "an action such as place SPACE, lay SPACE, decline SPACE, take CARD, exhibit CARD, buy BONUS, use BONUS, copy SPACE, mix COLOR, pay COLOR, paint CARD COLOR (at CELL, 1 to 9), dry COLOR, stand SPACE, turn 0 or stop";
        ChanceNotation
            = "no-notation-paris-luck", "luck: tile SEAT NAME, picture NAME, back SEAT NAME TIER, front SEAT #CARD, pass, half-turn, easel NUMBER #CARD, bonus NAME or start SEAT";

        VariantFirst { name: String }
            = "no-cp-variant-first", "variant is said before {name}, which it would set anew";
        Draft = "no-cp-draft", "a draft needs easel=one: one paints on the card before one";
        SwapCounts = "no-cp-swap-counts", "exhibiting with a card needs counts=exhibited";
        SwapCards = "no-cp-swap-cards", "exhibiting with a card needs bonus cards";
        HalfTurn
            = "no-cp-half-turn", "half a turn discards players' cards if they keep any: cards=b or cards=j";
        Texts = "no-cp-texts", "texts of painter tiles need tiles=on";

        Copies { name: &'static str, found: usize, copies: usize }
            = "no-cp-copies", "the picture {name} is on {found} cards: it is on {copies}";
        Number { number: usize, found: Quote }
            = "no-cp-number", "painting {number} is numbered «{found}»: number them 1, 2, 3, …";
        Picture { number: usize, found: Quote, names: String }
            = "no-cp-picture", "painting {number} shows «{found}»: the pictures are {names}";
        Tier { number: usize, found: Quote }
            = "no-cp-tier", "painting {number} is of tier «{found}»: the tiers are 1, 2, 3 and 4";
        Grid { number: usize, found: Quote }
            = "no-cp-grid", "painting {number} is «{found}»: three rows of three letters out of R, Y, B, O, G and V";

        Board { why: Reason } = "no-cp-board", "the board cannot be read: {why}";
        Inner = "no-cp-inner", "the inner board has one space each, and white is unlimited";
        BonusCopies { most: u8 }
            = "no-cp-bonus-copies", "there are 1 to {most} bonus cards of a kind, and no more on display than in all";
        Wheel { deed: Deed } = "no-cp-wheel", "{deed} is missing on the wheel";
        ForbiddenTwo = "no-cp-forbidden-two", "two sectors are printed Forbidden";
        ForbiddenOpposite
            = "no-cp-forbidden-opposite", "the Forbidden sectors are from 0 to 11, opposite each other";
        ForbiddenStart
            = "no-cp-forbidden-start", "acquire-red faces a Forbidden sector at the start";
        NoSpaces = "no-cp-no-spaces", "the lower board has a space for any number of players";
        Spaces = "no-cp-spaces", "a sector has 0 to 3 spaces";
        ForbiddenSpaces = "no-cp-forbidden-spaces", "a Forbidden sector has no spaces";
        Tracks { most: usize, level: u8 }
            = "no-cp-tracks", "the tracks are all as long as last-space says, 3 to {most} spaces with levels from 1 to {level}, and bonus-space is between the first and the last";
    }
}

words! {
    "deed" => Deed,
    "pigment" => Pigment,
    "tool" => Tool,
    "bonus" => Bonus,
    "tile" => Tile,
}

impl From<Card> for Blank {
    fn from(card: Card) -> Blank {
        card.number().into()
    }
}
