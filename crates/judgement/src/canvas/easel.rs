//! The best painting that a hand holds, found exactly: every choice and order of cards is weighed,
//! but orders that show the same only once.

use canvas::{Canvas, Condition, Icons, Painter, Step, conditions, scoring::GRAY_POINTS};
use game::Seat;

use super::{LAYERS, MAX_HAND_CARDS, MOST_MET, Weights, hope};
use crate::{many, small};

/// What so many more ribbons of each color are worth to a painter with so many paintings to come:
/// made once, for all paintings of a hand to be weighed on.
pub(super) struct Scales {
    cards: [Option<Condition>; 4],
    rungs: [[f32; MOST_MET + 1]; 4],
    base: f32,
}

impl Scales {
    pub(super) fn new(
        table: &Canvas,
        weights: &Weights,
        painter: &Painter,
        to_come: usize,
    ) -> Scales {
        let mut scales = Scales { cards: [None; 4], rungs: [[0.0; MOST_MET + 1]; 4], base: 0.0 };
        for (place, card) in table.scoring().iter().enumerate() {
            scales.cards[place] = Some(*card);
            scales.rungs[place] = hope::rungs(*card, to_come, painter.ribbons[place]);
        }
        let gray = f32::from(painter.ribbons[4]) * small(GRAY_POINTS);
        scales.base = gray + weights.usual_gray * many(to_come);
        scales
    }

    /// With nothing new.
    pub(super) fn usual(&self) -> f32 {
        self.base + self.rungs.iter().map(|rungs| rungs[0]).sum::<f32>()
    }

    /// With a painting that shows `icons`.
    #[inline]
    pub(super) fn with(&self, icons: Icons) -> f32 {
        let mut worth = self.base + f32::from(conditions::bonus(icons)) * small(GRAY_POINTS);
        for (card, rungs) in self.cards.iter().zip(&self.rungs) {
            let Some(card) = card else { break };
            worth += rungs[usize::from(card.met(icons)).min(MOST_MET)];
        }
        worth
    }
}

/// A painting that is begun, or not yet: what shows of it, and what may still come upon it.
#[derive(Clone, Copy)]
pub(super) struct Easel {
    shown: Icons,
    layers: usize,
    hand: [Icons; MAX_HAND_CARDS],
    held: usize,
}

impl Easel {
    /// With nothing on it, and an empty hand.
    pub(super) fn empty() -> Easel {
        Easel {
            shown: Icons::default(),
            layers: 0,
            hand: [Icons::default(); MAX_HAND_CARDS],
            held: 0,
        }
    }

    pub(super) fn of(table: &Canvas, seat: Seat) -> Easel {
        let mut easel = Easel::empty();
        for card in table.painters()[seat.idx()].hand.iter() {
            easel.hold(table.deck().icons(card));
        }
        if matches!(table.step(), Step::Lay(at) | Step::Frame(at) if at == seat) {
            for card in table.desk() {
                easel.shown = easel.shown.under(table.deck().icons(*card));
                easel.layers += 1;
            }
        }
        easel
    }

    /// One more card in hand; a hand that is too large for the rules is cut.
    pub(super) fn hold(&mut self, icons: Icons) {
        if let Some(place) = self.hand.get_mut(self.held) {
            *place = icons;
            self.held += 1;
        }
    }

    /// How much of a painting is there, on the easel and in hand: at most 1.
    pub(super) fn begun(&self) -> f32 {
        many((self.layers + self.held).min(LAYERS)) / many(LAYERS)
    }

    /// How many cards are in hand.
    pub(super) fn held(&self) -> usize {
        self.held
    }

    /// How many layers a painting still needs.
    pub(super) fn missing(&self) -> usize {
        LAYERS - self.layers
    }

    /// What shows of the painting.
    pub(super) fn shown(&self) -> Icons {
        self.shown
    }

    /// With card number `at` of the hand laid.
    pub(super) fn with(mut self, at: usize) -> Easel {
        self.shown = self.shown.under(self.hand[at]);
        self.layers += 1;
        self.hand.copy_within(at + 1.., at);
        self.held -= 1;
        self
    }

    /// The worth of the best painting that can come of it.
    pub(super) fn best(&self, scales: &Scales) -> f32 {
        let hand = &self.hand[..self.held];
        layered(scales, self.shown, LAYERS - self.layers, hand, 0, hand.len())
    }

    /// The worth of the best painting with a new card that shows `new`: those without it are known.
    pub(super) fn best_with(&self, scales: &Scales, new: Icons) -> f32 {
        let hand = &self.hand[..self.held];
        match hand {
            [] => scales.with(new),
            [one] => scales.with(one.under(new)).max(scales.with(new.under(*one))),
            _ => best_of_three(scales, hand, new),
        }
    }
}

/// The best of what comes of `shown` with so many more layers of `hand`, of which `used` are gone.
/// `last` is the layer on top, if it came from the hand.
fn layered(
    scales: &Scales,
    shown: Icons,
    more: usize,
    hand: &[Icons],
    used: u32,
    last: usize,
) -> f32 {
    if more == 0 || used.count_ones() as usize == hand.len() {
        return scales.with(shown);
    }
    let mut best = f32::NEG_INFINITY;
    for at in (0..hand.len()).filter(|at| used >> at & 1 == 0) {
        // Two neighboring layers that do not touch show the same in either order.
        if at < last && last < hand.len() && !touch(hand[last], hand[at]) {
            continue;
        }
        let shown = shown.under(hand[at]);
        best = best.max(layered(scales, shown, more - 1, hand, used | 1 << at, at));
    }
    best
}

/// The best painting of `new` and two cards of `hand`.
fn best_of_three(scales: &Scales, hand: &[Icons], new: Icons) -> f32 {
    let mut best = f32::NEG_INFINITY;
    for (at, lower) in hand.iter().enumerate() {
        for (above, upper) in hand.iter().enumerate().filter(|(above, _)| *above != at) {
            if touch(new, *lower) && touch(new, *upper) {
                best = best.max(scales.with(lower.under(new).under(*upper)));
            }
            if at < above || touch(*lower, *upper) {
                best = best.max(scales.with(new.under(*lower).under(*upper)));
                best = best.max(scales.with(lower.under(*upper).under(new)));
            }
        }
    }
    best
}

fn touch(one: Icons, other: Icons) -> bool {
    one.filled() & other.filled() != 0
}

#[cfg(test)]
mod tests {
    use canvas::Deck;
    use game::{Game, Luck, NoFiles, Options};
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;

    /// Every order of up to `more` cards of `hand` upon `shown`, and no shortcut.
    fn every_order(scales: &Scales, shown: Icons, more: usize, hand: &[Icons]) -> f32 {
        if more == 0 || hand.is_empty() {
            return scales.with(shown);
        }
        let orders = (0..hand.len()).map(|at| {
            let mut rest = hand.to_vec();
            let top = rest.remove(at);
            every_order(scales, shown.under(top), more - 1, &rest)
        });
        orders.fold(f32::NEG_INFINITY, f32::max)
    }

    fn check(scenario: &str, luck: &mut impl Luck) {
        let options = format!("solo=puzzle scenario={scenario}");
        let options = canvas::Options::read(&options, &NoFiles).unwrap();
        let table = Canvas::new(1, &options).unwrap();
        let scales = Scales::new(&table, &Weights::default(), &table.painters()[0], 2);
        for _ in 0..500 {
            let mut cards: Vec<_> = Deck::standard().cards().iter().collect();
            let mut draw =
                || cards.swap_remove(luck.below(u32::try_from(cards.len()).unwrap()) as usize);
            let drawn: Vec<Icons> = (0..6).map(|_| Deck::standard().icons(draw())).collect();
            for held in 0..=MAX_HAND_CARDS {
                let mut easel = Easel::empty();
                drawn[..held].iter().for_each(|icons| easel.hold(*icons));
                let found = easel.best(&scales);
                let known = every_order(&scales, Icons::default(), LAYERS, &drawn[..held]);
                assert_eq!(found.to_bits(), known.to_bits(), "{scenario}: {:?}", &drawn[..held]);
                if held == MAX_HAND_CARDS {
                    let begun = easel.with(0).best(&scales);
                    let known =
                        every_order(&scales, drawn[0], LAYERS - 1, &drawn[1..MAX_HAND_CARDS]);
                    assert_eq!(begun.to_bits(), known.to_bits(), "{scenario}, begun");
                    continue;
                }
                let with_new = easel.best_with(&scales, drawn[held]);
                // With three cards or more one can do without the new one.
                let with_new = if held < LAYERS { with_new } else { with_new.max(found) };
                let known = every_order(&scales, Icons::default(), LAYERS, &drawn[..=held]);
                assert_eq!(with_new.to_bits(), known.to_bits(), "{scenario}, with a new card");
            }
        }
    }

    #[test]
    fn the_best_painting_is_found_as_by_trying_every_order() {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(3);
        for scenario in
            ["first-game", "balanced", "no-elements", "every-element", "spatial", "bonus"]
        {
            check(scenario, &mut luck);
        }
    }
}
