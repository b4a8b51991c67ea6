//! The reasons why a card of the hand cannot be played now (AT-3.3, AT-3.4), and the symbols of its cost that
//! cannot be paid (AT-4).

use atelier::{
    Card, Cards, Color, Deck, Jokers, Kind, Mixing, View,
    components::{BLANK, JOKERS},
};
use game::Seat;

/// A reason why a card cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PlayObstacle {
    /// The card is a joker, which only pays (AT-4.6).
    Joker,
    /// The card is of another type than the canvases of this turn.
    OtherKind(Kind),
    /// No canvas in the palette can carry the card.
    NoPlace,
    /// The letters of the card's cost that cannot be paid.
    Lacks(String),
    /// The mixed colors of the cost can each be made by pairs, but not all of them together (AT-7.1).
    LacksPairs,
}

/// The reasons why `seat`, the viewer, cannot play `card` in a turn for canvases of this kind.
pub(super) fn obstacles(view: &View, seat: Seat, card: Card, kind: Kind) -> Vec<PlayObstacle> {
    match card.kind() {
        Kind::Joker => vec![PlayObstacle::Joker],
        other if other != kind => vec![PlayObstacle::OtherKind(kind)],
        Kind::Blank | Kind::Drawn | Kind::Painted => {
            [no_place(view, seat, card), dear(view, seat, card)].into_iter().flatten().collect()
        }
    }
}

fn no_place(view: &View, seat: Seat, card: Card) -> Option<PlayObstacle> {
    let studio = &view.studio;
    let open: Cards = studio.palette(seat) - studio.covered;
    let places = match card.kind() {
        Kind::Drawn => open & BLANK,
        Kind::Painted => open & studio.deck.drawings_for(card),
        Kind::Blank | Kind::Joker => return None,
    };
    places.is_empty().then_some(PlayObstacle::NoPlace)
}

fn dear(view: &View, seat: Seat, card: Card) -> Option<PlayObstacle> {
    if can_pay(view, seat, card) {
        return None;
    }
    let cost = view.studio.deck.cost(card);
    let lacks = lacks(view, seat, card);
    let letters: String =
        cost.chars().zip(lacks).filter_map(|(letter, lacks)| lacks.then_some(letter)).collect();
    Some(if letters.is_empty() { PlayObstacle::LacksPairs } else { PlayObstacle::Lacks(letters) })
}

fn can_pay(view: &View, seat: Seat, card: Card) -> bool {
    let studio = &view.studio;
    let mut hand = view.hands[seat.idx()].cards;
    hand.add(card);
    studio.purse(seat, hand).missing(studio.deck, card) == 0
        && studio.missing_pairs(seat, card) == 0
}

/// For each symbol in the cost of `card`, whether `seat`, the viewer, lacks it.
pub(super) fn lacks(view: &View, seat: Seat, card: Card) -> Vec<bool> {
    let studio = &view.studio;
    let mut hand = view.hands[seat.idx()].cards;
    hand.add(card);
    if can_pay(view, seat, card) {
        return vec![false; studio.deck.cost(card).chars().count()];
    }
    let lack = studio.purse(seat, hand).lack(studio.deck, card);
    let mut left = Color::ALL.map(|color| lack.count(color));
    stand_in(view, &mut left, card, (hand & JOKERS).len());
    let cost: Vec<char> = studio.deck.cost(card).chars().collect();
    let mut flags: Vec<bool> =
        cost.iter().rev().map(|letter| is_lacking(view, seat, *letter, &mut left)).collect();
    flags.reverse();
    flags
}

/// Reduces what is lacking by the jokers in hand, for the colors that they stand for (AT-4.6).
fn stand_in(view: &View, left: &mut [u8; 5], card: Card, mut jokers: usize) {
    let wild = match view.studio.rules.jokers {
        Jokers::Primary => &Color::PRIMARIES[..],
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

/// Whether a symbol is lacking, given how much of each color is lacking; takes its share of that.
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

/// The colors that are paid for a symbol: none where pairs make a mixed color.
pub(super) fn parts(deck: Deck, mixing: Mixing, letter: char) -> Vec<Color> {
    if let Some(color) = Color::of_letter(letter) {
        return vec![color];
    }
    let mixed = deck.secondaries().iter().find(|it| it.letter == letter);
    match mixing {
        Mixing::Free => mixed.map_or_else(Vec::new, |it| it.parts.to_vec()),
        Mixing::Pairs => Vec::new(),
    }
}
