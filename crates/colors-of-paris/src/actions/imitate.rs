//! The action *Imitator* (CP-5.2): doing what a standing assistant would do.

use game::Seat;

use crate::{actions::Action, components::Deed, round::Step, state::Studio};

impl Studio {
    /// What anybody's standing assistants face and `seat` could do.
    #[inline]
    fn copyable(&self, seat: Seat) -> impl Iterator<Item = Deed> {
        let standing = self.painters.iter().fold(0, |set, it| set | it.standing.any());
        self.deeds_facing(standing).filter(move |deed| self.can_perform(seat, *deed))
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
            (Some(only), None) => {
                self.copy(seat, only);
                true
            }
            (None, _) => unreachable!("it is entered only if there is something to copy"),
            (Some(_), Some(_)) => false,
        }
    }

    pub(crate) fn copy(&mut self, seat: Seat, deed: Deed) {
        debug_assert_eq!(self.step(), Step::Copy(seat));
        self.agenda.pop();
        self.perform(seat, deed);
    }
}
