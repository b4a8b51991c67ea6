//! Views (CP-2.4): a viewer knows everything but the tiles of others until they are revealed (CP-8.0), and the
//! grids of a draft that they have not seen (CP-9.2).

use game::{Event, EventOf, Seat, Sight, Viewer};
use serde::Serialize;

use crate::{
    actions::Action,
    cards::{Card, Cards},
    draft::{HAND_CARDS, Hands},
    luck::Chance,
    painters::{Dealt, Tile, TileSet},
    round::Step,
    state::{ColorsOfParis, Studio},
    variants::Origin,
};

/// A view: what one viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The open part of the state.
    pub studio: Studio,
    /// The cards of a draft as the viewer knows them.
    pub hands: SeenHands,
    /// By seat, the painter tiles that are not revealed, as the viewer knows them.
    pub tiles: Vec<SeenTiles>,
}

/// The cards of a draft as a viewer knows them. A set of cards stands for one card that is among them; a known
/// card is a set of one. Equal sets have as many cards as there are places with this set, or more if some cards
/// were not dealt; different sets have no card in common.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct SeenHands {
    /// The cards in each pack, by the seat that the pack was dealt to.
    pub packs: Vec<Vec<Cards>>,
    /// The card that a seat kept in a round of the draft, by seat and round; the empty set if there is none.
    pub kept: Vec<[Cards; HAND_CARDS as usize]>,
    /// The card chosen while others still choose, by seat.
    pub chosen: Vec<Secret<Card>>,
}

/// A choice as a viewer knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Secret<T> {
    /// The player has made no choice.
    None,
    /// The player has made a choice that the viewer does not know.
    Hidden,
    /// The choice of the player, which the viewer knows.
    Known(T),
}

/// The painter tiles of a player before they are revealed, as a viewer knows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct SeenTiles {
    /// The number of tiles that were dealt.
    pub count: u32,
    /// The tiles, if the viewer knows them.
    pub tiles: Option<TileSet>,
    /// The tile chosen while others still choose.
    pub chosen: Secret<Tile>,
}

impl View {
    /// Whether some seat knows something that others do not: painter tiles while they are chosen (CP-8.0), and
    /// the cards of a draft that are not shown yet (CP-9.2).
    #[must_use]
    pub fn is_secret(&self) -> bool {
        let keeps_cards = self.studio.seated().iter().any(|painter| painter.kept != 0);
        let drafts = self.studio.rules.origin == Origin::Draft;
        self.studio.step() == Step::Keep || (drafts && keeps_cards)
    }
}

impl ColorsOfParis {
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        let seats = || self.studio.all_seats();
        let tiles = seats().map(|seat| self.dealt.view(viewer, seat)).collect();
        View { viewer, studio: self.studio, hands: self.hands_seen_by(viewer), tiles }
    }

    /// What `viewer` learns of `event` if it happens now.
    pub(crate) fn sight(&self, viewer: Viewer, event: EventOf<ColorsOfParis>) -> Sight {
        let own = |seat: Seat| if viewer.is(seat) { Sight::Open } else { Sight::Hidden };
        match event {
            Event::Chance(Chance::Tile(seat, _) | Chance::Front(seat, _))
            | Event::Choice { seat, action: Action::Pick(_) } => own(seat),
            Event::Chance(Chance::Pass) => Sight::Unveils,
            // Of two cards with the same back, now one learns when the one put down was kept.
            Event::Choice { seat, action: Action::Show(_) }
                if self.studio.step() == Step::Show(seat) && !viewer.is(seat) =>
            {
                Sight::Unveils
            }
            Event::Choice { seat, .. } if self.is_asked_of_all() => {
                let is_last = self.studio.undecided().len() == 1;
                if is_last { self.sight_of_last(viewer, seat) } else { own(seat) }
            }
            Event::Chance(_) | Event::Choice { .. } => Sight::Open,
        }
    }

    /// Whether all players answer the present question in secret, so that the last answer reveals all of them.
    fn is_asked_of_all(&self) -> bool {
        matches!(self.studio.step(), Step::Keep | Step::Unveil)
    }

    /// What `viewer` sees of the last answer: it reveals the answers of the others, except to a viewer who gave
    /// the only other answer.
    fn sight_of_last(&self, viewer: Viewer, last: Seat) -> Sight {
        let mut others = self.studio.all_seats().filter(|seat| *seat != last);
        if others.all(|seat| viewer.is(seat)) { Sight::Open } else { Sight::Unveils }
    }
}

impl Dealt {
    fn view(&self, viewer: Viewer, seat: Seat) -> SeenTiles {
        let tiles = self.tiles[seat.idx()];
        SeenTiles {
            count: tiles.len(),
            tiles: viewer.is(seat).then_some(tiles),
            chosen: secret(self.chosen[seat.idx()], viewer, seat),
        }
    }
}

impl Hands {
    pub(crate) fn chosen_seen_by(&self, viewer: Viewer, seat: Seat) -> Secret<Card> {
        secret(self.chosen[seat.idx()], viewer, seat)
    }
}

fn secret<T>(choice: Option<T>, viewer: Viewer, seat: Seat) -> Secret<T> {
    match choice {
        None => Secret::None,
        Some(choice) if viewer.is(seat) => Secret::Known(choice),
        Some(_) => Secret::Hidden,
    }
}
