//! Costs that can be paid, and the sources of a payment (AT-4).
//!
//! A play is offered only if it can be paid, and every source that is offered leaves a way to pay
//! the rest. A canvas gives one color, so the sources of different colors do not compete; only
//! jokers stand for several. A cost can be paid, then, if the jokers in hand cover what canvases
//! lack, and if no joker is needed for a part of a secondary color (AT-4.6).

use game::Seat;
use serde::Serialize;

use crate::{
    components::{Card, Cards, Color, DRAWN, JOKERS},
    deck::{Deck, Print},
    paints::Paints,
    round::Step,
    secondaries::MAX_SECONDARIES,
    state::Studio,
    switches::{Jokers, Mixing},
};

/// A canvas in play: it has left the hand and is not yet laid down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Play {
    /// The player.
    pub seat: Seat,
    /// The canvas.
    pub card: Card,
    /// The canvas that it will be laid on; nothing for a blank one.
    pub on: Option<Card>,
    /// Its number among the canvases of the turn, from 1.
    pub laid: u8,
}

/// A payment in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Due {
    /// The canvas in play that is paid for.
    pub play: Play,
    /// The color being paid; those before it are paid.
    pub color: Color,
    /// The number of units of the color that are left to pay.
    pub left: u8,
    /// The lowest number of a canvas in hand that may still pay. If it is not 0 the palette may not pay either.
    pub from: u8,
}

/// The sources from which a unit of a color can be paid.
pub(crate) struct Sources {
    /// Whether a canvas of the palette can be turned.
    pub(crate) turns: bool,
    /// The cards in hand that can be discarded; after a joker, jokers pay the rest of the color too.
    pub(crate) cards: Cards,
}

impl Sources {
    /// The number of sources.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        usize::from(self.turns) + self.cards.len()
    }
}

/// A purse: everything that a player can pay with. The caller gives the hand, so a purse reveals nothing about
/// a secret hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Purse {
    /// The colors that the canvases in hand and the unturned ones of the palette give.
    have: Paints,
    jokers: u32,
    /// The colors that jokers stand for.
    wild: Paints,
}

impl Purse {
    /// By color, the amount that is missing for `canvas`, one of those in hand, before jokers are counted.
    #[must_use]
    #[inline]
    pub fn lack(&self, deck: Deck, canvas: Card) -> Paints {
        deck.print(canvas).with_itself.beyond(self.have)
    }

    /// The number of units that are missing for `canvas`, one of those in hand, after jokers are counted. It is
    /// 0 exactly if the cost can be paid, apart from pairs.
    #[must_use]
    #[inline]
    pub fn missing(&self, deck: Deck, canvas: Card) -> u32 {
        let lack = self.lack(deck, canvas);
        let beyond_jokers = lack.beyond(deck.print(canvas).plain.where_any(self.wild));
        let total = lack.total();
        total - self.jokers.min(total - beyond_jokers.total())
    }

    /// Whether a canvas with this print, one of those in hand, can be paid for.
    #[inline]
    fn can_pay(&self, print: &Print) -> bool {
        let lack = print.with_itself.beyond(self.have);
        (lack.total() <= self.jokers) & lack.fits(print.plain.where_any(self.wild))
    }
}

impl Studio {
    /// The purse of `seat` if it holds `hand`.
    #[inline]
    #[must_use]
    pub fn purse(&self, seat: Seat, hand: Cards) -> Purse {
        self.purse_of(hand, self.unturned(seat))
    }

    /// The purse of `seat` at the beginning of its turn if it holds `hand`: no canvas of the palette is turned
    /// (AT-4.1).
    #[inline]
    #[must_use]
    pub fn purse_of_a_turn(&self, seat: Seat, hand: Cards) -> Purse {
        self.purse_of(hand, self.palette(seat))
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a hand has few jokers")]
    fn purse_of(&self, hand: Cards, palette: Cards) -> Purse {
        Purse {
            have: self.deck.paints(hand | palette),
            jokers: (hand & JOKERS).len() as u32,
            wild: self.wild(),
        }
    }

    /// Those of `canvases`, all of them in `hand`, that `seat` can pay for.
    #[inline]
    pub(crate) fn payable(&self, seat: Seat, hand: Cards, canvases: Cards) -> Cards {
        let jokers = (hand & JOKERS).len();
        let lack = self.deck.lack(hand | self.unturned(seat), self.wild());
        let too_dear = if jokers == 0 { lack.of_one } else { lack.of_two };
        let payable = canvases - (too_dear | lack.beyond_jokers);
        if jokers < 2 {
            return payable;
        }
        // Few hold two jokers, and then one card is looked at after the other.
        let purse = self.purse(seat, hand);
        let can_pay = |card: &Card| purse.can_pay(self.deck.print(*card));
        let dear = (canvases & lack.of_two) - lack.beyond_jokers;
        payable | dear.iter().filter(can_pay).collect()
    }

    /// The sources of the next unit with `hand` after which the rest can be paid too.
    pub(crate) fn sources(&self, due: Due, hand: Cards) -> Sources {
        // How many jokers can help with this color, and how many units come after this one.
        let help = self.joker_help(due, hand) as usize;
        let after = usize::from(due.left) - 1;

        let giving = self.deck.giving(due.color);
        let canvases = hand & giving & Cards::of_bits(u128::MAX << due.from);
        let palette =
            if due.from == 0 { self.unturned(due.play.seat) & giving } else { Cards::EMPTY };
        let can_follow = |card: &Card| after <= self.followers(canvases, hand, *card) + help;
        let different = self.different(canvases, hand);
        let canvases_in_time =
            if after <= help { different } else { different.iter().filter(can_follow).collect() };
        let joker = if after < help { self.next_joker(hand) } else { Cards::EMPTY };
        Sources {
            turns: !palette.is_empty() && after < palette.len() + canvases.len() + help,
            cards: canvases_in_time | joker,
        }
    }

    /// The number of jokers of `hand` that can pay for the color being paid.
    #[inline]
    fn joker_help(&self, due: Due, hand: Cards) -> u32 {
        if (hand & JOKERS).is_empty() {
            return 0;
        }
        u32::from(self.joker_units(due)).min(self.spare_jokers(due, hand))
    }

    /// The number of jokers of `hand` that the colors after this one do not need.
    pub(crate) fn spare_jokers(&self, due: Due, hand: Cards) -> u32 {
        let Purse { have, jokers, .. } = self.purse(due.play.seat, hand);
        let later = self.cost(due.play.card).after(due.color).beyond(have);
        jokers.saturating_sub(later.total())
    }

    /// Whether a joker may stand for the color being paid (AT-4.6).
    pub(crate) fn joker_helps(&self, due: Due) -> bool {
        self.joker_units(due) != 0
    }

    /// The number of units of the color being paid that jokers may stand for: those that are no part of a
    /// secondary color.
    fn joker_units(&self, due: Due) -> u8 {
        self.deck.print(due.play.card).plain.where_any(self.wild()).count(due.color)
    }

    /// The number of `canvases` that can pay after `card`: those of higher numbers, without those that a twin
    /// of a lower number stands for.
    fn followers(&self, canvases: Cards, hand: Cards, card: Card) -> usize {
        let later = canvases - canvases.below(card) - Cards::from_iter([card]);
        let passed = hand.below(card);
        let is_passed = |it: &Card| !self.twins_in(passed, *it).is_empty();
        later.len() - self.deck.doubles(later).iter().filter(is_passed).count()
    }

    /// Whether a player who holds `hand` can be in the present step: a player in the midst of a play must be
    /// able to pay, and in more than one way if a question is asked.
    pub(crate) fn could_hold(&self, hand: Cards) -> bool {
        match self.step {
            Step::Place(seat, card, _) => {
                let print = self.deck.print(card);
                let mut all = hand;
                all.add(card);
                self.purse(seat, all).can_pay(print)
            }
            Step::Pay(due) => {
                let Purse { have, jokers, wild } = self.purse(due.play.seat, hand);
                let later = self.cost(due.play.card).after(due.color).beyond(have);
                let plain = self.deck.print(due.play.card).plain.where_any(wild);
                later.total() <= jokers && later.fits(plain) && 1 < self.sources(due, hand).len()
            }
            Step::Start
            | Step::Hands(_)
            | Step::Refill(_)
            | Step::Deal(..)
            | Step::Turn(_)
            | Step::Second(..)
            | Step::Trim(_)
            | Step::Play(..)
            | Step::Over(_) => true,
        }
    }

    /// The cards that could pay a part of what `card` costs.
    pub(crate) fn helps_to_pay(&self, card: Card) -> Cards {
        let cost = self.cost(card);
        let colors = Color::ALL.into_iter().filter(|color| cost.count(*color) != 0);
        colors.fold(JOKERS, |all, color| all | self.deck.giving(color))
    }

    /// The part of the cost of `card` that is paid unit by unit: all its colors, and the parts of secondary
    /// colors unless pairs make those (AT-4.5, AT-7.1).
    #[inline]
    pub(crate) fn cost(&self, card: Card) -> Paints {
        let print = self.deck.print(card);
        match self.rules.mixing {
            Mixing::Free => print.whole,
            Mixing::Pairs => print.plain,
        }
    }

    /// The canvases of `seat` that can be turned, covered ones too (AT-4.2), and those that were laid
    /// down in this turn (AT-4.3).
    #[inline]
    pub(crate) fn unturned(&self, seat: Seat) -> Cards {
        self.palette(seat) - self.turned
    }

    /// The colors that a joker stands for (AT-4.6, AT-8.3).
    #[inline]
    fn wild(&self) -> Paints {
        match self.rules.jokers {
            Jokers::Primary => Paints::of([1, 1, 1, 0, 0]),
            Jokers::Any => Paints::of([1; 5]),
        }
    }

    /// Whether the palette of `seat` has the pairs that `card` asks for, if pairs make secondary colors
    /// (AT-7.1). A pair takes the same colors from the palette as its two parts would, so the rest of the cost
    /// is computed as without pairs.
    pub(crate) fn has_pairs(&self, seat: Seat, card: Card) -> bool {
        let mut wanted = self.deck.print(card).mixes;
        self.pick_pairs(seat, &mut wanted).count();
        wanted == [0; MAX_SECONDARIES]
    }

    /// The number of pairs that the palette of `seat` lacks for `card`; 0 where secondary colors are mixed
    /// freely (AT-7.1).
    #[must_use]
    pub fn missing_pairs(&self, seat: Seat, card: Card) -> u32 {
        match self.rules.mixing {
            Mixing::Free => 0,
            Mixing::Pairs => {
                let mut wanted = self.deck.print(card).mixes;
                self.pick_pairs(seat, &mut wanted).count();
                wanted.iter().copied().map(u32::from).sum()
            }
        }
    }

    /// The secondary colors that the pairs of `seat` make, a bit for each by its index (AT-7.1).
    #[must_use]
    pub fn mixed_by_pairs(&self, seat: Seat) -> u16 {
        let mixes = (self.unturned(seat) & DRAWN)
            .iter()
            .filter_map(|drawn| self.deck.mixed_from([drawn, self.beneath(drawn)]));
        mixes.fold(0, |all, place| all | 1 << place)
    }

    /// Turns the pairs that make the secondary colors of `card`, where pairs make them (AT-7.1).
    pub(crate) fn turn_pairs(&mut self, seat: Seat, card: Card) {
        if self.rules.mixing == Mixing::Pairs {
            let mut wanted = self.deck.print(card).mixes;
            let studio = *self;
            for pair in studio.pick_pairs(seat, &mut wanted) {
                self.turned |= pair;
            }
        }
    }

    /// Pairs of `seat` that make the colors `wanted`, which are subtracted from it. A pair is a drawn canvas
    /// and the blank one under it, both unturned, with or without a painting on top.
    fn pick_pairs(
        &self,
        seat: Seat,
        wanted: &mut [u8; MAX_SECONDARIES],
    ) -> impl Iterator<Item = Cards> {
        let unturned = self.unturned(seat);
        (unturned & DRAWN).iter().filter_map(move |drawn| {
            let blank = self.beneath(drawn);
            let parts = [drawn, blank].map(|it| self.deck.gives(it));
            let place = self.deck.secondaries().mixed_from(parts)?;
            let makes = unturned.contains(blank) && wanted[place] != 0;
            wanted[place] -= u8::from(makes);
            makes.then(|| [drawn, blank].into_iter().collect())
        })
    }
}
