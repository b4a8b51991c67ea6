//! The legal actions of a viewer with their labels, to be placed on the board.

use std::cell::Cell;

use crate::{Names, Telling, words};
use game::{Game, Seat, Viewer};

/// A legal action with its label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The action in notation.
    pub action: String,
    /// The label of the action.
    pub label: String,
}

impl Offer {
    /// The label of the offer, beginning with a capital letter.
    pub(crate) fn said(&self) -> String {
        words::capitalized(&self.label)
    }

    /// The label together with the `name` of the thing it is on, unless the label contains the name.
    pub(crate) fn of(&self, name: &str) -> String {
        let label = &self.label;
        if label.to_lowercase().contains(&name.to_lowercase()) {
            return self.said();
        }
        words::capitalized(&format!("{name} — {label}"))
    }
}

/// The legal actions of a viewer. An action that a board places is not left for the prompt bar.
#[derive(Debug)]
pub struct Offers<G: Game> {
    all: Vec<TrackedOffer<G>>,
}

#[derive(Debug)]
struct TrackedOffer<G: Game> {
    action: G::Action,
    offer: Offer,
    is_used: Cell<bool>,
}

impl<G: Telling> Offers<G> {
    /// The offers for these actions of the viewer.
    #[must_use]
    pub fn new(view: &G::View, viewer: Viewer, actions: &[G::Action], names: &Names) -> Offers<G> {
        let seat = match viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Public => Seat(0),
        };
        let place = |action: &G::Action| {
            let label = G::label(view, seat, action, names);
            let offer = Offer { action: action.to_string(), label };
            TrackedOffer { action: *action, offer, is_used: Cell::new(false) }
        };
        Offers { all: actions.iter().map(place).collect() }
    }

    /// The offer of an action, if it is legal; marks it as placed.
    pub fn place(&self, action: G::Action) -> Option<&Offer> {
        self.place_first(|it| *it == action)
    }

    /// The offer of an action, if it is legal, whether placed or not.
    pub fn find(&self, action: G::Action) -> Option<&Offer> {
        self.all.iter().find(|it| it.action == action).map(|it| &it.offer)
    }

    /// The first offer of this kind that is not placed yet; marks it as placed.
    pub fn place_first(&self, fits: impl Fn(&G::Action) -> bool) -> Option<&Offer> {
        let found = self.all.iter().find(|it| !it.is_used.get() && fits(&it.action))?;
        found.is_used.set(true);
        Some(&found.offer)
    }

    /// All offers of this kind that are not placed yet; marks them as placed.
    pub fn place_all(&self, fits: impl Fn(&G::Action) -> bool) -> Vec<(G::Action, &Offer)> {
        let fitting = self.all.iter().filter(|it| !it.is_used.get() && fits(&it.action));
        fitting
            .map(|it| {
                it.is_used.set(true);
                (it.action, &it.offer)
            })
            .collect()
    }

    /// Whether no action is legal.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// The offers that are not placed, with capitals.
    #[must_use]
    pub fn left(&self) -> Vec<Offer> {
        let left = self.all.iter().filter(|it| !it.is_used.get());
        left.map(|it| Offer { label: it.offer.said(), ..it.offer.clone() }).collect()
    }
}
