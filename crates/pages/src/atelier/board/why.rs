//! The reasons why a card of the hand or a canvas of the palette is no button now, for tooltips.

use atelier::{
    Card, Kind, Step,
    paying::{Due, Play},
};
use game::{Piece, Seat};

use super::BoardContext;
use crate::atelier::{
    obstacles::{PlayObstacle, obstacles},
    phrases,
};

/// The name of a card, followed by the reason why it has no button, if there is one.
pub(super) fn name_with_reason(name: String, why: Option<String>) -> String {
    match why {
        Some(why) => format!("{name} — {why}"),
        None => name,
    }
}

impl BoardContext<'_> {
    /// The reason why a card in the hand of the player who is asked has no offer, where one might expect it.
    pub(super) fn why_not(&self, seat: Seat, it: Card) -> Option<String> {
        if self.offers.is_empty() {
            return None;
        }
        match self.view.studio.step {
            Step::Turn(_) => self.why_not_played(seat, it, it.kind()),
            Step::Play(_, kind, _) => self.why_not_played(seat, it, kind),
            Step::Pay(due) => Some(self.why_not_paying(due, it)),
            Step::Start
            | Step::Hands(_)
            | Step::Refill(_)
            | Step::Deal(..)
            | Step::Second(..)
            | Step::Trim(_)
            | Step::Place(..)
            | Step::Over(_) => None,
        }
    }

    fn why_not_played(&self, seat: Seat, it: Card, kind: Kind) -> Option<String> {
        let all = obstacles(self.view, seat, it, kind);
        let told: Vec<String> = all.iter().map(|obstacle| self.obstacle(it, obstacle)).collect();
        (!told.is_empty()).then(|| told.join("; "))
    }

    fn obstacle(&self, it: Card, obstacle: &PlayObstacle) -> String {
        let (t, deck) = (self.language(), self.view.studio.deck);
        match obstacle {
            PlayObstacle::Joker => t.say("at-why-joker"),
            PlayObstacle::OtherKind(kind) => {
                t.tell("at-why-other-kind", &[("kind", kind.name().into())])
            }
            PlayObstacle::NoPlace => {
                let told = [("kind", it.kind().name().into())];
                t.tell("at-why-no-place", &told)
            }
            PlayObstacle::Lacks(letters) => {
                let cost = phrases::letters(deck, letters, t);
                t.tell("at-why-lacks", &[("cost", cost.into())])
            }
            PlayObstacle::LacksPairs => t.say("at-why-lacks-pairs"),
        }
    }

    /// The reason why a card does not pay. A color is paid in one order, and nothing is offered that would
    /// leave the rest unpaid (AT-4.1).
    fn why_not_paying(&self, due: Due, it: Card) -> String {
        let deck = self.view.studio.deck;
        let key = match it.kind() {
            Kind::Joker => "at-why-joker-not",
            _ if deck.gives(it) != due.color => "at-why-other-color",
            _ if it.bit() < due.from => "at-why-passed",
            Kind::Blank | Kind::Drawn | Kind::Painted => "at-why-later",
        };
        self.about_color(key, due)
    }

    /// The reason why a canvas that is not turned yet and gives the right color has no offer.
    pub(super) fn why_not_turned(&self, it: Card) -> Option<String> {
        let studio = &self.view.studio;
        let Step::Pay(due @ Due { play: Play { seat, .. }, color, .. }) = studio.step else {
            return None;
        };
        let stands = !studio.turned.contains(it) && studio.deck.gives(it) == color;
        (stands && self.view.viewer.is(seat) && !self.offers.is_empty())
            .then(|| self.about_color("at-why-passed", due))
    }

    fn about_color(&self, key: &str, due: Due) -> String {
        let color = phrases::color(due.color, self.language());
        self.language().tell(key, &[("color", color.into())])
    }
}
