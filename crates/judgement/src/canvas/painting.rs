//! The best painting that a hand holds, found by exhaustive search over every choice and order of
//! cards; orders that show the same icons are tried once.

use canvas::{Canvas, Condition, Icons, Painter, Step, conditions, scoring::GRAY_POINTS};
use game::Seat;

use super::{LAYERS, MAX_HAND_CARDS, MAX_MET, Weights, ribbon_values};
use crate::{many, small};

/// The points of additional ribbons, for a painter with a certain number of paintings to come after
/// this one. Computed once for all paintings of a hand.
pub(super) struct PaintingValues {
    cards: [Option<Condition>; 4],
    by_ribbons: [[f32; MAX_MET + 1]; 4],
    base: f32,
}

impl PaintingValues {
    pub(super) fn new(
        table: &Canvas,
        weights: &Weights,
        painter: &Painter,
        to_come: usize,
    ) -> PaintingValues {
        let mut values =
            PaintingValues { cards: [None; 4], by_ribbons: [[0.0; MAX_MET + 1]; 4], base: 0.0 };
        for (place, card) in table.scoring().iter().enumerate() {
            values.cards[place] = Some(*card);
            values.by_ribbons[place] =
                ribbon_values::expected_points(*card, to_come, painter.ribbons[place]);
        }
        let gray = f32::from(painter.ribbons[4]) * small(GRAY_POINTS);
        values.base = gray + weights.usual_gray * many(to_come);
        values
    }

    /// The expected points without another painting.
    pub(super) fn usual(&self) -> f32 {
        self.base + self.by_ribbons.iter().map(|by_ribbons| by_ribbons[0]).sum::<f32>()
    }

    /// The expected points with a painting that shows `icons`.
    #[inline]
    pub(super) fn with(&self, icons: Icons) -> f32 {
        let mut worth = self.base + f32::from(conditions::bonus(icons)) * small(GRAY_POINTS);
        for (card, by_ribbons) in self.cards.iter().zip(&self.by_ribbons) {
            let Some(card) = card else { break };
            worth += by_ribbons[usize::from(card.met(icons)).min(MAX_MET)];
        }
        worth
    }
}

/// The layers of a painting in progress, of which there may be none, and the hand that can complete
/// it.
#[derive(Clone, Copy)]
pub(super) struct UnfinishedPainting {
    shown: Icons,
    layers: usize,
    hand: [Icons; MAX_HAND_CARDS],
    held: usize,
}

impl UnfinishedPainting {
    /// No layers and an empty hand.
    pub(super) fn empty() -> UnfinishedPainting {
        UnfinishedPainting {
            shown: Icons::default(),
            layers: 0,
            hand: [Icons::default(); MAX_HAND_CARDS],
            held: 0,
        }
    }

    /// The layers and the hand of `seat`.
    pub(super) fn of(table: &Canvas, seat: Seat) -> UnfinishedPainting {
        let mut unfinished = UnfinishedPainting::empty();
        for card in table.painters()[seat.idx()].hand.iter() {
            unfinished.hold(table.deck().icons(card));
        }
        if matches!(table.step(), Step::Lay(at) | Step::Frame(at) if at == seat) {
            for card in table.desk() {
                unfinished.shown = unfinished.shown.under(table.deck().icons(*card));
                unfinished.layers += 1;
            }
        }
        unfinished
    }

    /// Adds a card to the hand; cards beyond the limit of the rules are dropped.
    pub(super) fn hold(&mut self, icons: Icons) {
        if let Some(place) = self.hand.get_mut(self.held) {
            *place = icons;
            self.held += 1;
        }
    }

    /// The share of the needed cards that are laid or in hand, at most 1.
    pub(super) fn begun(&self) -> f32 {
        many((self.layers + self.held).min(LAYERS)) / many(LAYERS)
    }

    /// The number of cards in hand.
    pub(super) fn held(&self) -> usize {
        self.held
    }

    /// The number of layers that the painting still needs.
    pub(super) fn missing(&self) -> usize {
        LAYERS - self.layers
    }

    /// The icons that show on the layers so far.
    pub(super) fn shown(&self) -> Icons {
        self.shown
    }

    /// This painting with the card at the index `at` of the hand laid on it.
    pub(super) fn with(mut self, at: usize) -> UnfinishedPainting {
        self.shown = self.shown.under(self.hand[at]);
        self.layers += 1;
        self.hand.copy_within(at + 1.., at);
        self.held -= 1;
        self
    }

    /// The expected points with the best painting that the layers and the hand allow.
    pub(super) fn best(&self, values: &PaintingValues) -> f32 {
        let hand = &self.hand[..self.held];
        layered(values, self.shown, LAYERS - self.layers, hand, 0, hand.len())
    }

    /// The expected points with the best painting that contains a new card showing `new`. Nothing
    /// may be laid yet.
    pub(super) fn best_with(&self, values: &PaintingValues, new: Icons) -> f32 {
        let hand = &self.hand[..self.held];
        match hand {
            [] => values.with(new),
            [one] => values.with(one.under(new)).max(values.with(new.under(*one))),
            _ => best_of_three(values, hand, new),
        }
    }
}

/// The expected points with the best painting that has `more` further layers from `hand` upon
/// `shown`. `used` is the set of cards already laid; `last` is the index of the top layer if it
/// came from the hand, else the length of the hand.
fn layered(
    values: &PaintingValues,
    shown: Icons,
    more: usize,
    hand: &[Icons],
    used: u32,
    last: usize,
) -> f32 {
    if more == 0 || used.count_ones() as usize == hand.len() {
        return values.with(shown);
    }
    let mut best = f32::NEG_INFINITY;
    for at in (0..hand.len()).filter(|at| used >> at & 1 == 0) {
        // Two adjacent layers without a common swatch show the same in either order.
        if at < last && last < hand.len() && !touch(hand[last], hand[at]) {
            continue;
        }
        let shown = shown.under(hand[at]);
        best = best.max(layered(values, shown, more - 1, hand, used | 1 << at, at));
    }
    best
}

/// The expected points with the best painting of `new` and two cards of `hand`.
fn best_of_three(values: &PaintingValues, hand: &[Icons], new: Icons) -> f32 {
    let mut best = f32::NEG_INFINITY;
    for (at, lower) in hand.iter().enumerate() {
        for (above, upper) in hand.iter().enumerate().filter(|(above, _)| *above != at) {
            if touch(new, *lower) && touch(new, *upper) {
                best = best.max(values.with(lower.under(new).under(*upper)));
            }
            if at < above || touch(*lower, *upper) {
                best = best.max(values.with(new.under(*lower).under(*upper)));
                best = best.max(values.with(lower.under(*upper).under(new)));
            }
        }
    }
    best
}

/// Whether two cards have icons in a common swatch.
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

    /// The expected points by brute force: every order of up to `more` cards of `hand` upon `shown` is tried.
    fn every_order(values: &PaintingValues, shown: Icons, more: usize, hand: &[Icons]) -> f32 {
        if more == 0 || hand.is_empty() {
            return values.with(shown);
        }
        let orders = (0..hand.len()).map(|at| {
            let mut rest = hand.to_vec();
            let top = rest.remove(at);
            every_order(values, shown.under(top), more - 1, &rest)
        });
        orders.fold(f32::NEG_INFINITY, f32::max)
    }

    fn check(scenario: &str, luck: &mut impl Luck) {
        let options = format!("solo=puzzle scenario={scenario}");
        let options = canvas::Options::read(&options, &NoFiles).unwrap();
        let table = Canvas::new(1, &options).unwrap();
        let values = PaintingValues::new(&table, &Weights::default(), &table.painters()[0], 2);
        for _ in 0..500 {
            let mut cards: Vec<_> = Deck::standard().cards().iter().collect();
            let mut draw =
                || cards.swap_remove(luck.below(u32::try_from(cards.len()).unwrap()) as usize);
            let drawn: Vec<Icons> = (0..6).map(|_| Deck::standard().icons(draw())).collect();
            for held in 0..=MAX_HAND_CARDS {
                let mut unfinished = UnfinishedPainting::empty();
                drawn[..held].iter().for_each(|icons| unfinished.hold(*icons));
                let found = unfinished.best(&values);
                let known = every_order(&values, Icons::default(), LAYERS, &drawn[..held]);
                assert_eq!(found.to_bits(), known.to_bits(), "{scenario}: {:?}", &drawn[..held]);
                if held == MAX_HAND_CARDS {
                    let begun = unfinished.with(0).best(&values);
                    let known =
                        every_order(&values, drawn[0], LAYERS - 1, &drawn[1..MAX_HAND_CARDS]);
                    assert_eq!(begun.to_bits(), known.to_bits(), "{scenario}, begun");
                    continue;
                }
                let with_new = unfinished.best_with(&values, drawn[held]);
                // With three cards or more the new one can be left out.
                let with_new = if held < LAYERS { with_new } else { with_new.max(found) };
                let known = every_order(&values, Icons::default(), LAYERS, &drawn[..=held]);
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
