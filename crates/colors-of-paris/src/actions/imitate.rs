//! The action *Imitator* (CP-5.2): the action of an assistant that stands.

use game::Seat;

use crate::{actions::Action, components::Deed, round::Step, state::Studio};

impl Studio {
    /// The actions of the board that standing assistants of any player face and `seat` could carry out.
    #[inline]
    pub fn copyable(&self, seat: Seat) -> impl Iterator<Item = Deed> {
        let standing = self.painters.iter().fold(0, |set, it| set | it.standing.any());
        let feasible = self.feasible(seat, self.facing(standing));
        self.deeds_facing(standing).filter(move |deed| feasible & deed.bit() != 0)
    }

    #[inline]
    pub(crate) fn can_imitate(&self, seat: Seat) -> bool {
        self.copyable(seat).next().is_some()
    }

    pub(crate) fn list_copies(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.copyable(seat).map(Action::Copy));
    }

    pub(crate) fn copy_the_only_one(&mut self, seat: Seat) -> bool {
        let mut copyable = self.copyable(seat);
        let (first, second) = (copyable.next(), copyable.next());
        drop(copyable);
        match (first, second) {
            (Some(only), None) if !self.could_exhibit_instead(seat, only) => {
                self.copy(seat, only);
                true
            }
            (None, _) => unreachable!("it is entered only if there is something to copy"),
            (Some(_), _) => false,
        }
    }

    /// Whether copying could exhibit a painting, for which the card itself can be spent too (CP-9.8b). Then the
    /// player is asked which of the two is meant, because both could lead to the same events.
    fn could_exhibit_instead(&self, seat: Seat, deed: Deed) -> bool {
        deed == Deed::TakePainting && self.can_exhibit_by_card(seat)
    }

    pub(crate) fn copy(&mut self, seat: Seat, deed: Deed) {
        debug_assert_eq!(self.step(), Step::Copy(seat));
        self.agenda.pop();
        self.perform(seat, deed);
    }
}
