//! What a viewer may do, to be laid on the things that it is about.

use std::cell::Cell;

use crate::{Names, Telling, words};
use game::{Game, Seat, Viewer};

/// Something that can be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// In notation.
    pub action: String,
    /// In words.
    pub label: String,
}

impl Offer {
    /// As a sentence.
    pub(crate) fn said(&self) -> String {
        words::capitalized(&self.label)
    }

    /// The same said of a thing with a `name`, which is not repeated where the label has it already.
    pub(crate) fn of(&self, name: &str) -> String {
        let label = &self.label;
        if label.to_lowercase().contains(&name.to_lowercase()) {
            return self.said();
        }
        words::capitalized(&format!("{name} — {label}"))
    }
}

/// What a viewer may do. Whatever a board places is not left for the prompt.
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
    /// These actions of the one who looks.
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

    /// The action, if it may be done, to be laid where it belongs.
    pub fn place(&self, action: G::Action) -> Option<&Offer> {
        self.place_first(|it| *it == action)
    }

    /// The action, if it may be done, wherever it has been laid.
    pub fn find(&self, action: G::Action) -> Option<&Offer> {
        self.all.iter().find(|it| it.action == action).map(|it| &it.offer)
    }

    /// The first action of this kind, if there is one that may be done.
    pub fn place_first(&self, fits: impl Fn(&G::Action) -> bool) -> Option<&Offer> {
        let found = self.all.iter().find(|it| !it.is_used.get() && fits(&it.action))?;
        found.is_used.set(true);
        Some(&found.offer)
    }

    /// All actions of this kind that may be done.
    pub fn place_all(&self, fits: impl Fn(&G::Action) -> bool) -> Vec<(G::Action, &Offer)> {
        let fitting = self.all.iter().filter(|it| !it.is_used.get() && fits(&it.action));
        fitting
            .map(|it| {
                it.is_used.set(true);
                (it.action, &it.offer)
            })
            .collect()
    }

    /// Whether nothing may be done.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// What has found no place.
    #[must_use]
    pub fn left(&self) -> Vec<Offer> {
        let left = self.all.iter().filter(|it| !it.is_used.get());
        left.map(|it| Offer { label: it.offer.said(), ..it.offer.clone() }).collect()
    }
}
