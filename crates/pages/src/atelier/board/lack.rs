//! What one could not pay of the cost of a card if it were played now.

use atelier::{Card, Color, Jokers, Mixing, View, components::JOKERS};
use game::Seat;

use super::bill::parts;

/// Symbol by symbol of the cost of `card`, whether `seat`, who looks, lacks it.
pub(super) fn lacks(view: &View, seat: Seat, card: Card) -> Vec<bool> {
    let studio = &view.studio;
    let mut hand = view.hands[seat.idx()].cards;
    hand.add(card);
    let purse = studio.purse(seat, hand);
    if purse.missing(studio.deck, card) == 0 && studio.missing_pairs(seat, card) == 0 {
        return vec![false; studio.deck.cost(card).chars().count()];
    }
    let lack = purse.lack(studio.deck, card);
    let mut left = Color::ALL.map(|color| lack.count(color));
    stand_in(view, &mut left, card, (hand & JOKERS).len());
    let cost: Vec<char> = studio.deck.cost(card).chars().collect();
    let mut flags: Vec<bool> =
        cost.iter().rev().map(|letter| is_lacking(view, seat, *letter, &mut left)).collect();
    flags.reverse();
    flags
}

/// Jokers stand for what they can (AT-4.6).
fn stand_in(view: &View, left: &mut [u8; 5], card: Card, mut jokers: usize) {
    let wild = match view.studio.rules.jokers {
        Jokers::Primary => &Color::ALL[..3],
        Jokers::Any => &Color::ALL[..],
    };
    for letter in view.studio.deck.cost(card).chars() {
        let color = Color::of_letter(letter).filter(|it| wild.contains(it));
        let Some(color) = color.filter(|it| left[*it as usize] != 0 && jokers != 0) else {
            continue;
        };
        left[color as usize] -= 1;
        jokers -= 1;
    }
}

/// Whether a symbol is lacking when so much of each color is; it takes its share of that.
fn is_lacking(view: &View, seat: Seat, letter: char, left: &mut [u8; 5]) -> bool {
    let studio = &view.studio;
    let place = studio.deck.secondaries().iter().position(|it| it.letter == letter);
    if let (Mixing::Pairs, Some(place)) = (studio.rules.mixing, place) {
        return studio.mixed_by_pairs(seat) & 1 << place == 0;
    }
    parts(studio.deck, studio.rules.mixing, letter).into_iter().fold(false, |any, color| {
        let left = &mut left[color as usize];
        let lacks = *left != 0;
        *left = left.saturating_sub(1);
        any | lacks
    })
}
