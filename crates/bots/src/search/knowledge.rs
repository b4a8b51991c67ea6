//! Where everybody thinks the game is: for each seat the node that stands for what it has seen.
//!
//! As long as all decisions are open, everybody is at the same node. A decision that some do not see
//! moves only those who do; from then on the others have branches of their own. Falls of luck move
//! nobody, unless a temper wants them told apart.

use std::collections::HashMap;

use game::{Event, Game, MAX_SEATS, Seat, Sight, Viewer};
use judgement::Judged;

use super::tree::{Link, Tree};

/// Where those who stood at a node are after luck has fallen so, as far as falls are told apart.
pub(super) type Branches<G> = HashMap<(Link, <G as Game>::Chance), Link>;

#[derive(Default)]
pub(super) struct Knowledge {
    at: [Link; MAX_SEATS],
    has_parted: bool,
}

impl Knowledge {
    /// Everybody at `root`.
    pub(super) fn gather(&mut self, root: Link) {
        self.at = [root; MAX_SEATS];
        self.has_parted = false;
    }

    /// The node at which `seat` decides.
    pub(super) fn of(&self, seat: Seat) -> Link {
        self.at[seat.idx()]
    }

    /// `seat` is about to do in `world` what stands at `chosen`.
    pub(super) fn spread<G: Judged>(
        &mut self,
        world: &G,
        tree: &mut Tree<G::Action>,
        seat: Seat,
        chosen: Link,
    ) {
        let event = Event::Choice { seat, action: tree.action(chosen) };
        let is_open = world.sight(Viewer::Public, &event) != Sight::Hidden;
        if is_open && !self.has_parted {
            self.at = [chosen; MAX_SEATS];
            return;
        }
        self.has_parted = true;
        let from = self.of(seat);
        for other in Seat::first(world.seated()) {
            let at = &mut self.at[other.idx()];
            if *at == from && (is_open || other == seat) {
                *at = chosen;
            } else if is_open || world.sight(Viewer::Seat(other), &event) != Sight::Hidden {
                *at = tree.witness(*at, seat, chosen);
            }
        }
    }

    /// Luck is about to fall like this in `world`, and moves those who see it.
    pub(super) fn fall<G: Judged>(
        &mut self,
        world: &G,
        tree: &mut Tree<G::Action>,
        branches: &mut Branches<G>,
        chance: G::Chance,
    ) {
        let fall = Event::Chance(chance);
        let is_open = world.sight(Viewer::Public, &fall) != Sight::Hidden;
        self.has_parted |= !is_open;
        for seat in Seat::first(world.seated()) {
            if is_open || world.sight(Viewer::Seat(seat), &fall) != Sight::Hidden {
                let at = &mut self.at[seat.idx()];
                *at = *branches.entry((*at, chance)).or_insert_with(|| tree.sprout(*at));
            }
        }
    }
}
