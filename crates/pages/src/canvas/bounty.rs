//! What a painting brings (CV-3.6): ribbons by scoring card, and the points they add.

use canvas::{Card, View};
use game::Seat;

use super::phrases;
use crate::english;

/// What a painting brings to somebody.
pub(super) struct Bounty<'v> {
    view: &'v View,
    /// By color.
    ribbons: [u8; 5],
    /// How many points more than before.
    points: i32,
}

impl Bounty<'_> {
    /// What a painting of these layers would bring to `seat` if it were finished now.
    pub(super) fn of<'v>(view: &'v View, seat: Seat, layers: &[Card]) -> Bounty<'v> {
        let mut painter = view.painters[seat.idx()];
        let before = view.points(&painter);
        let ribbons = view.earned(&painter.ribbons, phrases::layered(view.deck, layers));
        painter.ribbons.iter_mut().zip(ribbons).for_each(|(owned, new)| *owned += new);
        Bounty { view, ribbons, points: view.points(&painter) - before }
    }

    /// `+8 points: variety 1, bonus 2`.
    pub(super) fn brief(&self) -> String {
        let ribbons = ribbons(&self.by_source());
        match self.points {
            0 => ribbons,
            points => format!("+{}: {ribbons}", english::count(points, "point")),
        }
    }

    /// `one ribbon for variety and two bonus ribbons, 8 points more`.
    pub(super) fn told(&self) -> String {
        let reasons: Vec<String> =
            self.by_source().into_iter().enumerate().map(|(at, it)| reason(at, it)).collect();
        if reasons.is_empty() {
            return "no ribbons at all".to_owned();
        }
        format!("{}, {} more", english::list(&reasons), english::count(self.points, "point"))
    }

    fn by_source(&self) -> Vec<(u8, &'static str)> {
        by_source(self.view, self.ribbons)
    }
}

/// How many ribbons there are for what, those there are.
pub(super) fn by_source(view: &View, ribbons: [u8; 5]) -> Vec<(u8, &'static str)> {
    let [.., bonus] = ribbons;
    let conditions = ribbons.into_iter().zip(view.scoring.iter().map(|it| it.name()));
    conditions.chain([(bonus, "bonus")]).filter(|(ribbons, _)| *ribbons != 0).collect()
}

/// `variety 1, bonus 2`, or that there are none.
pub(super) fn ribbons(by_source: &[(u8, &str)]) -> String {
    let all: Vec<String> = by_source.iter().map(|(n, name)| format!("{name} {n}")).collect();
    if all.is_empty() { "no ribbons".to_owned() } else { all.join(", ") }
}

/// `two ribbons for variety`; after the first it goes without saying that they are ribbons.
fn reason(at: usize, (ribbons, name): (u8, &str)) -> String {
    match at {
        _ if name == "bonus" => english::counted(ribbons, "bonus ribbon"),
        0 => format!("{} for {name}", english::counted(ribbons, "ribbon")),
        _ => format!("{} for {name}", english::number(ribbons)),
    }
}
