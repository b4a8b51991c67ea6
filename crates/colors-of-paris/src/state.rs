//! The state of a game, without rules.
//!
//! The state is plain data that is copied as one block, in two parts. The [`Studio`] is what everybody sees;
//! hands and tiles that are not yet revealed lie beside it. So a view is a copy of the studio and of nothing
//! that could be secret.

use game::{Seat, Seats};
use serde::Serialize;
use tinyvec::ArrayVec;

use crate::{
    board::Board,
    bonus::{Bonus, Bonuses},
    cards::{Card, Cards},
    cells::Cells,
    components::{MAX_SEATS, Pigment, Tool},
    crowd::Crowd,
    draft::Hands,
    painters::{Dealt, Tile},
    paintings::Paintings,
    reserve::Reserve,
    round::Step,
    scoring::End,
    variants::Rules,
};

/// The agenda, the next step last.
pub type Agenda = ArrayVec<[Step; 10]>;

/// The state of a game of Colors of Paris.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ColorsOfParis {
    /// The open part of the state.
    pub(crate) studio: Studio,
    /// The cards of a draft (CP-9.2).
    pub(crate) hands: Hands,
    /// The painter tiles until they are revealed (CP-8.0).
    pub(crate) dealt: Dealt,
}

impl ColorsOfParis {
    /// The open part of the state.
    #[must_use]
    #[inline]
    pub fn studio(&self) -> &Studio {
        &self.studio
    }
}

/// The studio: everything that lies open to all (CP-2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Studio {
    /// The board, with its print.
    pub board: Board,
    /// The deck, with the prints of the paintings.
    pub deck: Paintings,
    /// What lies before each player, by seat.
    pub painters: [Painter; MAX_SEATS],
    /// By painting, its painted cells.
    pub cells: [Cells; Card::ALL as usize],
    /// The paintings in the pile for the easels.
    pub pile: Cards,
    /// The paintings that have left the game (CP-6.2).
    pub removed: Cards,
    /// The paintings on the easels (CP-2.2).
    pub easels: [Option<Card>; 4],
    /// The free spaces of the lower board.
    pub free: Crowd,
    /// The players who stand on *First player*, *Imitator* and *Rotate*.
    pub inner: [Option<Seat>; 3],
    /// The player who has carried out *First player* in this round (CP-5.1).
    pub next_first: Option<Seat>,
    /// The player who has carried out *Rotate* in this round (CP-5.3).
    pub rotates: Option<Seat>,
    /// The bonus cards in the stack.
    pub stack: Bonuses,
    /// The bonus cards on display.
    pub display: Bonuses,
    /// The discarded bonus cards.
    pub discards: Bonuses,
    /// The number of seats.
    pub seats: u8,
    /// The player with the first-player token.
    pub first: Seat,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// The number of steps of the wheel from its position at the start, below a whole turn (CP-1.2).
    pub turned: u8,
    /// The number of black left in the supply.
    pub blacks: u8,
    /// The pictures of a draft, a bit for each (CP-9.2).
    pub pictures: u8,
    /// The players who have answered a question that all answer at the same time.
    pub decided: Seats,
    /// The reason why the end was called, if it was (CP-10.1).
    pub end: Option<End>,
    /// The rules that follow from the options.
    pub rules: Rules,
    /// The agenda: what happens next, the next step last.
    pub agenda: Agenda,
}

/// A player, and what lies before them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Painter {
    /// The pigments in reserve.
    pub reserve: Reserve,
    /// The paintings that do not count yet.
    pub paintings: Cards,
    /// The paintings that count: completed, or exhibited (CP-9.3).
    pub finished: Cards,
    /// The assistants standing on the lower board, by sector.
    pub standing: Crowd,
    /// The assistants lying on the lower board, by sector.
    pub lying: Crowd,
    /// The number of assistants standing in the center, on *White*.
    pub center: u8,
    /// The number of assistants that are still to be placed.
    pub idle: u8,
    /// The number of assistants lying on the inner board.
    pub resting: u8,
    /// The inner spaces for one assistant on which an assistant lies, a bit for each; all other resting ones
    /// lie on *White*.
    pub rests: u8,
    /// The number of all assistants.
    pub assistants: u8,
    /// The number of assistants that join at the end of the round (CP-6.6).
    pub hired: u8,
    /// By tool, the space of its marker, from 0.
    pub tools: [u8; 3],
    /// By tool, its prestige token.
    pub tokens: [Token; 3],
    /// The bonus cards before the player.
    pub cards: Bonuses,
    /// The bonus card used in this round, face down (CP-7.1).
    pub used: Option<Bonus>,
    /// The painter tile, once it is revealed.
    pub tile: Option<Tile>,
    /// The color on Gauguin's tile (CP-8.3).
    pub tint: Option<Pigment>,
    /// The number of cards of a draft in hand (CP-9.2).
    pub kept: u8,
}

/// A prestige token (CP-1.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Token {
    /// The token was not taken.
    #[default]
    None,
    /// The token shows its 6.
    Six,
    /// The token shows its 10.
    Ten,
}

impl Token {
    /// The points for the token.
    #[must_use]
    pub const fn points(self) -> i32 {
        match self {
            Token::None => 0,
            Token::Six => 6,
            Token::Ten => 10,
        }
    }
}

impl Studio {
    /// What lies before `seat`.
    #[must_use]
    #[inline]
    pub fn painter(&self, seat: Seat) -> &Painter {
        // The mask tells the compiler that there is such a seat.
        &self.painters[seat.idx() & (MAX_SEATS - 1)]
    }

    #[inline]
    pub(crate) fn painter_mut(&mut self, seat: Seat) -> &mut Painter {
        &mut self.painters[seat.idx() & (MAX_SEATS - 1)]
    }

    /// Whether the present round is the last one (CP-10.1, CP-10.4).
    #[must_use]
    pub fn is_last_round(&self) -> bool {
        self.end.is_some() || self.rules.rounds == Some(self.round)
    }

    /// The players, in the order of their seats.
    #[must_use]
    pub fn seated(&self) -> &[Painter] {
        &self.painters[..usize::from(self.seats)]
    }

    /// The seats of the game.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(usize::from(self.seats))
    }

    /// The seats in turn order, from the first player on.
    pub fn turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, seats) = (self.first.0, self.seats);
        (0..seats).map(move |nth| Seat((first + nth) % seats))
    }

    /// The level of a tool of `seat` (CP-1.5).
    #[must_use]
    #[inline]
    pub fn level(&self, seat: Seat, tool: Tool) -> u8 {
        self.board.level(tool, self.painter(seat).tools[tool as usize])
    }
}
