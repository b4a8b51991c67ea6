//! The information set of every seat during a simulation: for each seat the node that stands for the
//! decisions it has seen (multiple-observer information-set MCTS; Cowling, Powley, Whitehouse 2012).
//!
//! As long as all decisions are open, all seats are at the same node. A decision that some seats do not
//! see moves only those that see it; from then on the others have subtrees of their own. Seats that are
//! asked at the same time therefore choose independently of each other. Chance events move no seat,
//! except with [`ChanceNodes::Explicit`](super::ChanceNodes::Explicit).

use std::collections::HashMap;

use game::{Event, Game, MAX_SEATS, Seat, Sight, Viewer};
use judgement::Judged;

use super::tree::{NodeId, Tree};

/// The nodes after chance events, by the node before and the event. Empty in an open-loop search.
pub(super) type ChanceChildren<G> = HashMap<(NodeId, <G as Game>::Chance), NodeId>;

/// The current node of every seat.
#[derive(Default)]
pub(super) struct InformationSets {
    nodes: [NodeId; MAX_SEATS],
    /// Whether some seat has not seen what another one has.
    has_diverged: bool,
}

impl InformationSets {
    /// Puts all seats at `root`.
    pub(super) fn reset(&mut self, root: NodeId) {
        self.nodes = [root; MAX_SEATS];
        self.has_diverged = false;
    }

    /// The node at which `seat` decides.
    pub(super) fn of(&self, seat: Seat) -> NodeId {
        self.nodes[seat.idx()]
    }

    /// Moves all seats that will see the action of node `chosen`, which `seat` is about to take in
    /// `world`.
    pub(super) fn observe_choice<G: Judged>(
        &mut self,
        world: &G,
        tree: &mut Tree<G::Action>,
        seat: Seat,
        chosen: NodeId,
    ) {
        let event = Event::Choice { seat, action: tree.action(chosen) };
        let is_open = world.sight(Viewer::Public, &event) != Sight::Hidden;
        if is_open && !self.has_diverged {
            self.nodes = [chosen; MAX_SEATS];
            return;
        }
        self.has_diverged = true;
        let from = self.of(seat);
        for other in Seat::first(world.seated()) {
            let node = &mut self.nodes[other.idx()];
            if *node == from && (is_open || other == seat) {
                *node = chosen;
            } else if is_open || world.sight(Viewer::Seat(other), &event) != Sight::Hidden {
                *node = tree.observed_child(*node, seat, chosen);
            }
        }
    }

    /// Moves all seats that will see `chance`, which is about to happen in `world`.
    pub(super) fn observe_chance<G: Judged>(
        &mut self,
        world: &G,
        tree: &mut Tree<G::Action>,
        children: &mut ChanceChildren<G>,
        chance: G::Chance,
    ) {
        let event = Event::Chance(chance);
        let is_open = world.sight(Viewer::Public, &event) != Sight::Hidden;
        self.has_diverged |= !is_open;
        for seat in Seat::first(world.seated()) {
            if is_open || world.sight(Viewer::Seat(seat), &event) != Sight::Hidden {
                let node = &mut self.nodes[seat.idx()];
                *node = *children.entry((*node, chance)).or_insert_with(|| tree.add_node(*node));
            }
        }
    }
}
