//! The marks on changes since the viewer's last decision, which stay until the next one.

use art::paris::Pose;
use colors_of_paris::{Card, Pigment, Studio, Tool};
use game::Seat;

/// The state at the viewer's last decision, if there was one.
#[derive(Clone, Copy)]
pub(super) struct News<'n>(pub(super) Option<&'n Studio>);

impl News<'_> {
    /// The class of a new thing.
    const fn class(is_new: bool) -> &'static str {
        if is_new { " fresh" } else { "" }
    }

    fn class_if(self, is_new: impl Fn(&Studio) -> bool) -> &'static str {
        News::class(self.0.is_some_and(is_new))
    }

    /// The class of the assistant number `nth` of `seat` in this sector in this pose.
    pub(super) fn assistant(
        self,
        sector: usize,
        seat: Seat,
        pose: Pose,
        nth: usize,
    ) -> &'static str {
        self.class_if(|before| {
            let painter = before.painter(seat);
            let crowd = match pose {
                Pose::Standing => painter.standing,
                Pose::Lying => painter.lying,
            };
            usize::from(crowd.counts()[sector]) <= nth
        })
    }

    /// The class of an assistant at one of the inner actions.
    pub(super) fn inner(self, space: usize, now: Option<Seat>) -> &'static str {
        self.class_if(|before| now.is_some() && before.inner[space] != now)
    }

    /// The class of the assistants on *White*.
    pub(super) fn center(self, seat: Seat, now: u8) -> &'static str {
        self.class_if(|before| before.painter(seat).center < now)
    }

    /// The class of the pigment on a cell.
    pub(super) fn cell(self, card: Card, at: usize) -> &'static str {
        self.class_if(|before| before.cells[card.idx()].all()[at].is_none())
    }

    /// The class of a painting on an easel.
    pub(super) fn easel(self, card: Card) -> &'static str {
        self.class_if(|before| before.round != 0 && !before.easels.contains(&Some(card)))
    }

    /// The class of a painting that `seat` works on or has finished.
    pub(super) fn painting(self, seat: Seat, card: Card) -> &'static str {
        self.class_if(|before| {
            let painter = before.painter(seat);
            before.round != 0
                && !painter.paintings.contains(card)
                && !painter.finished.contains(card)
        })
    }

    /// The class of the marker of a tool.
    pub(super) fn tool(self, seat: Seat, tool: Tool, now: u8) -> &'static str {
        self.class_if(|before| before.painter(seat).tools[tool as usize] != now)
    }

    /// The class of a pile of pigments.
    pub(super) fn pigment(self, seat: Seat, pigment: Pigment, now: u8) -> &'static str {
        self.class_if(|before| before.painter(seat).reserve.count(pigment) != now)
    }
}
