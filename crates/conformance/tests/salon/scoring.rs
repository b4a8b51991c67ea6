//! The end and the score of the toy title, and the count of its cards (SL-3).

use std::cmp::Reverse;

use ::game::{Clause, PerSeat, Seat, Source, Verdict, places_by};

use super::{Fault, Salon, cards::Cards, cards::PIGMENTS, state::Painter};

impl Salon {
    pub(crate) fn judge(&self) -> Option<Verdict> {
        let is_over = self.agenda.is_empty();
        let is_early = self.has(Fault::JudgesEarly) && self.round + 1 == self.deck.rounds();
        if !is_over && !is_early || self.has(Fault::JudgesNever) {
            return None;
        }
        let points: PerSeat<i32> = self.painters.iter().map(|it| score(it).iter().sum()).collect();
        let discards = self.painters.iter().map(|it| Reverse(it.discards.len()));
        let merits: Vec<_> = points.iter().copied().zip(discards).collect();
        let mut places = places_by(&merits);
        if self.has(Fault::SkipsFirstPlace) {
            places.iter_mut().for_each(|place| *place += 1);
        }
        Some(Verdict { end: self.end(), points, places })
    }

    fn end(&self) -> Clause {
        Clause(match self.has_series() {
            _ if self.has(Fault::InventsAnEnd) => "SL-9.1",
            true => "SL-3.2",
            false => "SL-3.1",
        })
    }

    pub(crate) fn explain(&self, seat: Seat) -> Vec<Source> {
        let [cards, light] = score(&self.painters[seat.idx()]);
        let light = if self.has(Fault::LosesPoints) { 0 } else { light };
        vec![Source { name: "cards", points: cards }, Source { name: "light", points: light }]
    }

    /// Checks that every card lies in exactly one place.
    pub(crate) fn count(&self) -> Result<(), String> {
        let mut seen = self.bag;
        let of_painters = self
            .painters
            .iter()
            .flat_map(|it| [it.hand, it.pick.into_iter().collect(), it.hung, it.discards]);
        for pile in of_painters.chain([self.row]) {
            let twice = seen.and(pile);
            if !twice.is_empty() {
                return Err(format!("cards {twice:?} lie in two places"));
            }
            seen = seen.or(pile);
        }
        let lost = Cards::first(self.deck.cards()).without(seen);
        if lost.is_empty() { Ok(()) } else { Err(format!("cards {lost:?} are nowhere")) }
    }
}

/// Points for cards, and for golden light (SL-3.3).
fn score(painter: &Painter) -> [i32; 2] {
    let square = |pigment| i32::from(painter.hung.of(pigment).len()).pow(2);
    [PIGMENTS.map(square).iter().sum(), painter.golden.into()]
}
