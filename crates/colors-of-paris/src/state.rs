//! What lies where: the shape of the table, no rules.
//!
//! Plain data, copied as one block, in two parts. The [`Studio`] is what everybody sees; what only
//! some know, hands and tiles not yet revealed, lies beside it. So a view is a copy of the studio
//! and of nothing else that could be secret.

use game::{Seat, Seats};
use serde::Serialize;
use tinyvec::ArrayVec;

use crate::{
    board::Board,
    bonus::{Bonus, Bonuses},
    cards::{Card, Cards},
    cells::Cells,
    components::{MOST_SEATS, Pigment, Tool},
    crowd::Crowd,
    draft::Hands,
    painters::{Dealt, Tile},
    paintings::Paintings,
    reserve::Reserve,
    round::Step,
    scoring::End,
    variants::Rules,
};

/// What happens next, the next step last.
pub type Agenda = ArrayVec<[Step; 10]>;

/// A game of Colors of Paris.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ColorsOfParis {
    /// What lies open.
    pub(crate) studio: Studio,
    /// The cards of a draft (CP-9.2).
    pub(crate) hands: Hands,
    /// The painter tiles until they are revealed (CP-8.0).
    pub(crate) dealt: Dealt,
}

impl ColorsOfParis {
    /// What lies open.
    #[must_use]
    #[inline]
    pub fn studio(&self) -> &Studio {
        &self.studio
    }
}

/// Everything that lies open to all (CP-2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Studio {
    /// What is printed on the board.
    pub board: Board,
    /// What is printed on the paintings.
    pub deck: Paintings,
    /// By seat.
    pub painters: [Painter; MOST_SEATS],
    /// By painting, what has been painted on it.
    pub cells: [Cells; Card::ALL as usize],
    /// The paintings that are still to come to the easels.
    pub pile: Cards,
    /// The paintings that left the game (CP-6.2).
    pub removed: Cards,
    /// The paintings on the easels (CP-2.2).
    pub easels: [Option<Card>; 4],
    /// The free spaces of the lower board.
    pub free: Crowd,
    /// Who stands on *First player*, *Imitator* and *Rotate*.
    pub inner: [Option<Seat>; 3],
    /// Who has carried out *First player* in this round (CP-5.1).
    pub next_first: Option<Seat>,
    /// Who has carried out *Rotate* in this round (CP-5.3).
    pub rotates: Option<Seat>,
    /// The bonus cards that are still to come.
    pub stack: Bonuses,
    /// The bonus cards on display.
    pub display: Bonuses,
    /// The bonus cards discarded.
    pub discards: Bonuses,
    /// How many play.
    pub seats: u8,
    /// Who has the first-player token.
    pub first: Seat,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// How many steps the wheel has made since it last stood as at the start (CP-1.2).
    pub turned: u8,
    /// The black left in the supply.
    pub blacks: u8,
    /// Which pictures are in a draft, a bit each (CP-9.2).
    pub pictures: u8,
    /// Who has answered a question that all answer at the same time.
    pub decided: Seats,
    /// What has called the end (CP-10.1).
    pub end: Option<End>,
    /// What the options amount to.
    pub rules: Rules,
    /// What happens next, the next step last.
    pub agenda: Agenda,
}

/// What lies before a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Painter {
    /// Pigments in reserve.
    pub reserve: Reserve,
    /// Paintings that do not count yet.
    pub paintings: Cards,
    /// Paintings that count: completed, or exhibited (CP-9.3).
    pub finished: Cards,
    /// By sector, assistants standing on the lower board.
    pub standing: Crowd,
    /// By sector, assistants lying on the lower board.
    pub lying: Crowd,
    /// Assistants standing in the center, on *White*.
    pub center: u8,
    /// Assistants to be placed.
    pub idle: u8,
    /// Assistants lying on the inner board.
    pub resting: u8,
    /// On which of its three spaces for one assistant, a bit each; the others lie on *White*.
    pub rests: u8,
    /// Assistants in all.
    pub assistants: u8,
    /// Assistants that join at the end of the round (CP-6.6).
    pub hired: u8,
    /// By tool, on which space its marker is, from 0.
    pub tools: [u8; 3],
    /// By tool.
    pub tokens: [Token; 3],
    /// Bonus cards before the player.
    pub cards: Bonuses,
    /// The bonus card used in this round, face down (CP-7.1).
    pub used: Option<Bonus>,
    /// The painter tile, once it is revealed.
    pub tile: Option<Tile>,
    /// The color on Gauguin's tile (CP-8.3).
    pub tint: Option<Pigment>,
    /// How many cards of a draft are in hand (CP-9.2).
    pub kept: u8,
}

/// A prestige token (CP-1.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Token {
    /// Not taken.
    #[default]
    None,
    /// With its 6 up.
    Six,
    /// With its 10 up.
    Ten,
}

impl Token {
    /// What it is worth.
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
        &self.painters[seat.idx() & (MOST_SEATS - 1)]
    }

    #[inline]
    pub(crate) fn painter_mut(&mut self, seat: Seat) -> &mut Painter {
        &mut self.painters[seat.idx() & (MOST_SEATS - 1)]
    }

    /// Whether no round follows this one (CP-10.1, CP-10.4).
    #[must_use]
    pub fn is_last_round(&self) -> bool {
        self.end.is_some() || self.rules.rounds == Some(self.round)
    }

    /// The players who are there, in the order of their seats.
    #[must_use]
    pub fn seated(&self) -> &[Painter] {
        &self.painters[..usize::from(self.seats)]
    }

    /// Every seat.
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
