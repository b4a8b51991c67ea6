//! The options of Colors of Paris, and the rules that follow from them (CP-9, CP-10.4).

use game::BadSetup;
use serde::Serialize;

use crate::{board::Board, paintings::Paintings, refused::Refused};

mod switches;
mod text;

pub use switches::{
    Black, BonusRule, Counting, Drying, Easel, EndCall, HalfTurn, Origin, Supply, Swap, Texts,
    Ties, Tiles, Twins, Values,
};

/// The options: what the players agree on before the game, switch by switch, and custom files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The points of the paintings.
    pub values: Values,
    /// Where paintings come from.
    pub origin: Origin,
    /// When a painting counts.
    pub counting: Counting,
    /// The paintings that a player may paint on.
    pub easel: Easel,
    /// What black pigments are used for.
    pub black: Black,
    /// The pigments that dry.
    pub drying: Drying,
    /// The rule for the number of black pigments, which may depend on the number of players (CP-9.4d).
    pub supply: Supply,
    /// What ends the game beside paintings and black.
    pub end: EndCall,
    /// What two paintings of the same picture bring.
    pub twins: Twins,
    /// How ties are broken.
    pub ties: Ties,
    /// How bonus cards are played.
    pub cards: BonusRule,
    /// What a bonus card may be spent for instead of its effect.
    pub swap: Swap,
    /// The bonus cards that are discarded at half a turn of the wheel.
    pub half_turn: HalfTurn,
    /// Whether there are painter tiles.
    pub tiles: Tiles,
    /// The version of the powers of the painter tiles.
    pub texts: Texts,
    /// The last round, if the table has agreed on one (CP-10.4).
    pub rounds: Option<u8>,
    /// The custom board, if there is one.
    pub board: Option<Custom<Board>>,
    /// The custom paintings, if there are any.
    pub deck: Option<Custom<Paintings>>,
}

/// A board or a deck that was read from a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Custom<T> {
    /// The name of the file.
    pub name: String,
    /// The board or the deck.
    pub print: T,
}

/// The rules that follow from the options and the number of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Rules {
    /// The points of a painting, by tier.
    pub values: [u8; 4],
    /// Where paintings come from.
    pub origin: Origin,
    /// When a painting counts.
    pub counting: Counting,
    /// The paintings that a player may paint on.
    pub easel: Easel,
    /// What black pigments are used for.
    pub black: Black,
    /// The pigments that dry.
    pub drying: Drying,
    /// What ends the game beside paintings and black.
    pub end: EndCall,
    /// What two paintings of the same picture bring.
    pub twins: Twins,
    /// How ties are broken.
    pub ties: Ties,
    /// How bonus cards are played.
    pub cards: BonusRule,
    /// What a bonus card may be spent for instead of its effect.
    pub swap: Swap,
    /// The bonus cards that are discarded at half a turn of the wheel.
    pub half_turn: HalfTurn,
    /// Whether there are painter tiles.
    pub tiles: Tiles,
    /// The version of the powers of the painter tiles.
    pub texts: Texts,
    /// The last round, if there is one.
    pub rounds: Option<u8>,
    /// The number of black in the game.
    pub blacks: u8,
    /// The number of easels of the market.
    pub easels: u8,
    /// The number of pictures in a draft.
    pub pictures: u8,
}

impl Options {
    /// The options of Variant J. The painter tiles, which the variant leaves to the table, are off.
    #[must_use]
    pub fn variant_j() -> Options {
        Options {
            values: Values::J,
            origin: Origin::Draft,
            counting: Counting::Exhibited,
            easel: Easel::One,
            black: Black::Signature,
            drying: Drying::Black,
            supply: Supply::Seats,
            end: EndCall::Marker,
            twins: Twins::On,
            ties: Ties::J,
            cards: BonusRule::J,
            swap: Swap::Exhibit,
            half_turn: HalfTurn::All,
            ..Options::default()
        }
    }

    /// The rules for this number of `seats`.
    ///
    /// # Errors
    ///
    /// Names the options that do not go together, and the reason.
    pub fn settle(&self, seats: u8) -> Result<Rules, BadSetup> {
        self.check()?;
        let board = self.board();
        let values = match self.values {
            Values::Base => board.values(),
            Values::J => board.values_j(),
        };
        let blacks = match self.supply {
            Supply::Five => 5,
            Supply::Seats => seats + 1,
        };
        let Options { origin, counting, easel, black, drying, end, twins, ties, .. } = *self;
        let Options { cards, swap, half_turn, tiles, texts, rounds, .. } = *self;
        let (easels, pictures) = match origin {
            Origin::Market => (if seats == 2 { 3 } else { 4 }, 0),
            Origin::Draft => (0, seats * 2),
        };
        Ok(Rules {
            values,
            origin,
            counting,
            easel,
            black,
            drying,
            end,
            twins,
            ties,
            cards,
            swap,
            half_turn,
            tiles,
            texts,
            rounds,
            blacks,
            easels,
            pictures,
        })
    }

    /// The custom board, or the one in the box.
    #[must_use]
    pub fn board(&self) -> Board {
        self.board.as_ref().map_or_else(Board::standard, |it| it.print)
    }

    /// The custom paintings, or those in the box.
    #[must_use]
    pub fn deck(&self) -> Paintings {
        self.deck.as_ref().map_or_else(Paintings::standard, |it| it.print)
    }

    /// Checks that a switch which needs another has it (CP-9.2, CP-9.8b, CP-9.8c, CP-9.9).
    fn check(&self) -> Result<(), BadSetup> {
        let refuse = |clause, reason| Err(BadSetup::by(clause, reason));
        if self.origin == Origin::Draft && self.easel == Easel::Any {
            return refuse("CP-9.2", Refused::Draft);
        }
        if self.swap == Swap::Exhibit && self.counting == Counting::Completed {
            return refuse("CP-9.8b", Refused::SwapCounts);
        }
        if self.swap == Swap::Exhibit && self.cards == BonusRule::Off {
            return refuse("CP-9.8b", Refused::SwapCards);
        }
        let keeps_cards = matches!(self.cards, BonusRule::B | BonusRule::J);
        if self.half_turn == HalfTurn::All && !keeps_cards {
            return refuse("CP-9.8c", Refused::HalfTurn);
        }
        if self.texts == Texts::J && self.tiles == Tiles::Off {
            return refuse("CP-9.9", Refused::Texts);
        }
        Ok(())
    }
}
