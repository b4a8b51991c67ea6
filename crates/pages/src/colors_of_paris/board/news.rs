//! What has changed since the one who looks decided last: it stays marked until they decide again.

use art::paris::Pose;
use colors_of_paris::{Card, Pigment, Studio, Tool};
use game::Seat;

/// The table as it was then, if they have decided anything yet.
#[derive(Clone, Copy)]
pub(super) struct News<'n>(pub(super) Option<&'n Studio>);

impl News<'_> {
    /// The class of a thing, if it is new.
    const fn class(is_new: bool) -> &'static str {
        if is_new { " fresh" } else { "" }
    }

    fn told(self, is_new: impl Fn(&Studio) -> bool) -> &'static str {
        News::class(self.0.is_some_and(is_new))
    }

    /// The assistant number `nth` of `seat` that is in this sector in this pose.
    pub(super) fn assistant(
        self,
        sector: usize,
        seat: Seat,
        pose: Pose,
        nth: usize,
    ) -> &'static str {
        self.told(|before| {
            let painter = before.painter(seat);
            let crowd = match pose {
                Pose::Standing => painter.standing,
                Pose::Lying => painter.lying,
            };
            usize::from(crowd.counts()[sector]) <= nth
        })
    }

    /// Whoever is at one of the inner actions.
    pub(super) fn inner(self, space: usize, now: Option<Seat>) -> &'static str {
        self.told(|before| now.is_some() && before.inner[space] != now)
    }

    /// Those on *White*.
    pub(super) fn center(self, seat: Seat, now: u8) -> &'static str {
        self.told(|before| before.painter(seat).center < now)
    }

    /// What lies on a cell.
    pub(super) fn cell(self, card: Card, at: usize) -> &'static str {
        self.told(|before| before.cells[card.idx()].all()[at].is_none())
    }

    /// A painting on an easel.
    pub(super) fn easel(self, card: Card) -> &'static str {
        self.told(|before| before.round != 0 && !before.easels.contains(&Some(card)))
    }

    /// A painting that `seat` works on or has finished.
    pub(super) fn painting(self, seat: Seat, card: Card) -> &'static str {
        self.told(|before| {
            let painter = before.painter(seat);
            before.round != 0
                && !painter.paintings.contains(card)
                && !painter.finished.contains(card)
        })
    }

    /// The marker of a tool.
    pub(super) fn tool(self, seat: Seat, tool: Tool, now: u8) -> &'static str {
        self.told(|before| before.painter(seat).tools[tool as usize] != now)
    }

    /// How many of a pigment somebody has.
    pub(super) fn pigment(self, seat: Seat, pigment: Pigment, now: u8) -> &'static str {
        self.told(|before| before.painter(seat).reserve.count(pigment) != now)
    }
}
