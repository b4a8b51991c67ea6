//! Placing an assistant (CP-3.1, CP-3.2), and which sector an action faces (CP-1.2).

use game::Seat;

use crate::{
    actions::{Action, push_if},
    cards::bits,
    components::{Deed, SECTORS},
    state::Studio,
};

const ALL_SECTORS: u32 = (1 << SECTORS) - 1;

impl Studio {
    /// The positions of the wheel that face these sectors, a bit for each (CP-1.2).
    #[inline]
    pub(crate) fn facing(&self, sectors: u16) -> u16 {
        let (sectors, turned) = (u32::from(sectors), u32::from(self.turned));
        ((sectors >> turned | sectors << (12 - turned)) & ALL_SECTORS) as u16
    }

    /// The actions of the board that face these sectors, in the order of the wheel (CP-3.4).
    #[inline]
    pub(crate) fn deeds_facing(&self, sectors: u16) -> impl Iterator<Item = Deed> {
        bits(self.facing(sectors).into()).map(|position| self.board.deed(position))
    }

    /// By action of the board, the number of assistants of `seat` that stand where it is carried out now
    /// (CP-3.4).
    #[inline]
    #[must_use]
    pub fn standing_on(&self, seat: Seat) -> [u8; Deed::ALL.len()] {
        let painter = self.painter(seat);
        let mut counts = [0; Deed::ALL.len()];
        for sectors in painter.standing.layers() {
            for deed in self.deeds_facing(sectors) {
                counts[deed as usize] += 1;
            }
        }
        let inner = [Deed::FirstPlayer, Deed::Imitator, Deed::Rotate];
        for (deed, stands) in inner.into_iter().zip(self.inner_spaces_of(seat)) {
            counts[deed as usize] = u8::from(stands);
        }
        counts[Deed::White as usize] = painter.center;
        counts
    }

    /// The sector that an outer action faces, as a bit (CP-1.2).
    #[inline]
    pub(crate) fn sector_of(&self, deed: Deed) -> u16 {
        let sector = self.board.position(deed) + self.turned;
        1 << if sector < 12 { sector } else { sector - 12 }
    }

    /// Whether `seat` has an assistant on *First player*, on *Imitator* and on *Rotate*, in this order.
    #[inline]
    pub(crate) fn inner_spaces_of(&self, seat: Seat) -> [bool; 3] {
        // Compared as one number each: two comparisons for an `Option` would be two branches.
        self.inner.map(|holder| holder.map_or(u8::MAX, |it| it.0) == seat.0)
    }

    /// The places with a free space for `seat` (CP-3.2), a bit for each.
    #[inline]
    pub(crate) fn free_places(&self, seat: Seat) -> u16 {
        let [first_player, imitator, rotate] = self.inner;
        let is_free = first_player.is_none() && self.first != seat;
        self.facing(self.free.any())
            | inner_places([is_free, imitator.is_none(), rotate.is_none(), true])
    }

    #[inline]
    pub(crate) fn list_places(&self, seat: Seat, out: &mut Vec<Action>) {
        let free = self.free_places(seat);
        for position in 0..12 {
            push_if(free >> position & 1 != 0, Action::Place(self.board.deed(position)), out);
        }
        for deed in [Deed::FirstPlayer, Deed::Imitator, Deed::Rotate] {
            push_if(free & deed.bit() != 0, Action::Place(deed), out);
        }
        out.push(Action::Place(Deed::White));
    }

    #[inline]
    pub(crate) fn place(&mut self, seat: Seat, deed: Deed) {
        if deed.is_outer() {
            let sector = self.sector_of(deed);
            self.free.take(sector);
            self.painter_mut(seat).standing.add(sector);
        } else if let Some(space) = inner_space(deed) {
            self.inner[space] = Some(seat);
        } else {
            self.painter_mut(seat).center += 1;
        }
        self.painter_mut(seat).idle -= 1;
        self.ask_instead(crate::Step::Place(seat.next(self.seats)));
    }
}

/// The set of those places of *First player*, *Imitator*, *Rotate* and *White* whose flag in `those` is true.
/// The bits of these places come after those of the wheel.
#[inline]
pub(crate) fn inner_places(those: [bool; 4]) -> u16 {
    those.into_iter().rev().fold(0, |set, it| set << 1 | u16::from(it)) << SECTORS
}

/// The number of the inner space of an action that has room for one assistant.
#[inline]
pub(crate) fn inner_space(deed: Deed) -> Option<usize> {
    // They follow the outer ones, and White, where any number stand, comes last.
    let space = (deed as usize).wrapping_sub(SECTORS);
    (space < Deed::White as usize - SECTORS).then_some(space)
}
