//! Placing an assistant (CP-3.1, CP-3.2), and which sector an action faces (CP-1.2).

use game::Seat;

use crate::{
    actions::Action,
    cards::bits,
    components::{Deed, SECTORS},
    state::Studio,
};

const ALL_SECTORS: u32 = (1 << SECTORS) - 1;

impl Studio {
    /// The positions of the wheel that face these sectors, a bit each (CP-1.2).
    #[inline]
    fn facing(&self, sectors: u16) -> u32 {
        let (sectors, turned) = (u32::from(sectors), u32::from(self.turned));
        (sectors >> turned | sectors << (12 - turned)) & ALL_SECTORS
    }

    /// The actions that face these sectors, in the order of the wheel: what an assistant there does
    /// now (CP-3.4).
    #[inline]
    pub(crate) fn deeds_facing(&self, sectors: u16) -> impl Iterator<Item = Deed> {
        bits(self.facing(sectors)).map(|position| self.board.deed(position))
    }

    /// The sector that an outer action faces, as a bit (CP-1.2).
    #[inline]
    pub(crate) fn sector_of(&self, deed: Deed) -> u16 {
        let sector = self.board.position(deed) + self.turned;
        1 << if sector < 12 { sector } else { sector - 12 }
    }

    /// Any free space (CP-3.2).
    #[inline]
    pub(crate) fn list_places(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.deeds_facing(self.free.any()).map(Action::Place));
        let [first_player, imitator, rotate] = self.inner;
        if first_player.is_none() && self.first != seat {
            out.push(Action::Place(Deed::FirstPlayer));
        }
        if imitator.is_none() {
            out.push(Action::Place(Deed::Imitator));
        }
        if rotate.is_none() {
            out.push(Action::Place(Deed::Rotate));
        }
        out.push(Action::Place(Deed::White));
    }

    #[inline]
    pub(crate) fn place(&mut self, seat: Seat, deed: Deed) {
        match inner_space(deed) {
            Some(space) => self.inner[space] = Some(seat),
            None if deed == Deed::White => self.painter_mut(seat).center += 1,
            None => {
                let sector = self.sector_of(deed);
                self.free.take(sector);
                self.painter_mut(seat).standing.add(sector);
            }
        }
        self.painter_mut(seat).idle -= 1;
        self.ask_instead(crate::Step::Place(seat.next(self.seats)));
    }
}

/// The number of an inner space that holds one assistant.
#[inline]
pub(crate) fn inner_space(deed: Deed) -> Option<usize> {
    match deed {
        Deed::FirstPlayer => Some(0),
        Deed::Imitator => Some(1),
        Deed::Rotate => Some(2),
        Deed::White
        | Deed::AcquireRed
        | Deed::ImproveTube
        | Deed::MixOrange
        | Deed::TakePainting
        | Deed::AcquireYellow
        | Deed::ImproveBrush
        | Deed::MixGreen
        | Deed::MixBlack
        | Deed::AcquireBlue
        | Deed::ImprovePalette
        | Deed::MixViolet
        | Deed::Paint => None,
    }
}
