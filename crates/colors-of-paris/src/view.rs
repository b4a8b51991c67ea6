//! Who knows what (CP-2.4): all lies open but tiles until they are revealed (CP-8.0) and the grids
//! of a draft (CP-9.2).

use game::{Event, EventOf, Seat, Sight, Viewer};
use serde::Serialize;

use crate::{
    actions::Action,
    cards::{Card, Cards},
    draft::{HAND, Hands},
    luck::Chance,
    painters::{Dealt, Tile, TileSet},
    round::Step,
    state::{ColorsOfParis, Studio},
};

/// What one viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub studio: Studio,
    /// What is known of the cards of a draft.
    pub hands: SeenHands,
    /// By seat, what is known of painter tiles that are not revealed.
    pub tiles: Vec<SeenTiles>,
}

/// What a viewer knows of the cards of a draft. A set of cards stands for one card that is one of
/// them: the card itself if it is known. Equal sets hold as many cards as they stand for, or more
/// where cards were not dealt; different sets have no card in common.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct SeenHands {
    /// By the seat they were dealt to, the cards in each pack.
    pub packs: Vec<Vec<Cards>>,
    /// By seat and round, the cards kept; nothing where none was.
    pub kept: Vec<[Cards; HAND as usize]>,
    /// By seat, the card chosen while others still choose.
    pub chosen: Vec<Secret<Card>>,
}

/// What a viewer knows of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Secret<T> {
    /// There is none.
    None,
    /// There is one, face down.
    Hidden,
    /// It is this.
    Known(T),
}

/// What a viewer knows of a player's painter tiles before they are revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct SeenTiles {
    /// How many were dealt.
    pub count: u32,
    /// Which, if the viewer knows.
    pub tiles: Option<TileSet>,
    /// The one chosen while others still choose.
    pub chosen: Secret<Tile>,
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

    /// Whether the question is one that all answer in secret, and whose last answer reveals all.
    fn is_asked_of_all(&self) -> bool {
        matches!(self.studio.step(), Step::Keep | Step::Unveil)
    }

    /// The last answer reveals the others, to those who did not give the only other one.
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
