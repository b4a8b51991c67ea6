//! The bill: the cost of the canvas that is being played, its paid part, and the cheapest payment of the rest
//! (AT-4). Turning canvases costs nothing; of the cards in hand, blank canvases are discarded first and jokers
//! last.

use std::cmp::Reverse;

use atelier::{
    Action, Card, Cards, Color, Step, View,
    components::JOKERS,
    paying::{Due, Play},
};
use game::{Piece, Seat};

use crate::atelier::obstacles::parts;

/// The cost of the canvas that is being played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Bill {
    /// The seat that pays.
    pub(super) seat: Seat,
    /// The canvas that is being played.
    pub(super) card: Card,
    /// The canvas that it will be laid on, if there is one and it is known.
    pub(super) on: Option<Card>,
    /// The symbols of the cost in their printed order.
    pub(super) symbols: Vec<CostSymbol>,
}

/// A symbol of a cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CostSymbol {
    /// The printed letter.
    pub(super) letter: char,
    /// The units to pay: the color itself, or the two parts of a mixed color. None where a pair makes the
    /// color (AT-7.1).
    pub(super) units: Vec<CostUnit>,
    /// Whether a pair of the palette has made the color.
    pub(super) by_pair: bool,
}

/// A unit of a color that has to be paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CostUnit {
    pub(super) color: Color,
    pub(super) state: UnitState,
}

/// The state of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum UnitState {
    Paid,
    /// The unit that the game asks for now.
    Now,
    Later,
}

impl Bill {
    /// The bill of the canvas that is being played, if there is one.
    pub(super) fn of(view: &View) -> Option<Bill> {
        let studio = &view.studio;
        let (seat, card) = studio.in_play()?;
        let due = due(view);
        let units = |letter| parts(studio.deck, studio.rules.mixing, letter);
        let mut stands = UnitStates::new(due);
        let colors: Vec<(char, Vec<Color>)> =
            studio.deck.cost(card).chars().map(|letter| (letter, units(letter))).collect();
        let all: Vec<Color> = colors.iter().flat_map(|(_, units)| units.clone()).collect();
        let symbols = colors.into_iter().map(|(letter, units)| CostSymbol {
            letter,
            by_pair: units.is_empty() && due.is_some(),
            units: units.into_iter().map(|color| stands.next(color, &all)).collect(),
        });
        Some(Bill { seat, card, on: due.and_then(|it| it.play.on), symbols: symbols.collect() })
    }

    /// The number of paid units, and of all units.
    pub(super) fn paid(&self) -> (usize, usize) {
        let units = || self.symbols.iter().flat_map(|it| &it.units);
        let pairs = self.symbols.iter().filter(|it| it.by_pair).count();
        let paid = units().filter(|it| it.state == UnitState::Paid).count();
        (paid + pairs, units().count() + pairs)
    }
}

fn due(view: &View) -> Option<Due> {
    let Step::Pay(due) = view.studio.step else { return None };
    Some(due)
}

/// The states of units. Colors are paid one after the other: all before the current one are paid, none after
/// it.
struct UnitStates {
    due: Option<Due>,
    met: [usize; 5],
}

impl UnitStates {
    fn new(due: Option<Due>) -> UnitStates {
        UnitStates { due, met: [0; 5] }
    }

    /// The next unit of `color` with its state, in a cost of `all` these units.
    fn next(&mut self, color: Color, all: &[Color]) -> CostUnit {
        let nth = self.met[color as usize];
        self.met[color as usize] += 1;
        let Some(due) = self.due else { return CostUnit { color, state: UnitState::Later } };
        let total = all.iter().filter(|it| **it == color).count();
        let paid = match color.cmp(&due.color) {
            std::cmp::Ordering::Less => total,
            std::cmp::Ordering::Equal => total - usize::from(due.left),
            std::cmp::Ordering::Greater => 0,
        };
        let state = match nth.cmp(&paid) {
            std::cmp::Ordering::Less => UnitState::Paid,
            std::cmp::Ordering::Equal if color == due.color => UnitState::Now,
            std::cmp::Ordering::Equal | std::cmp::Ordering::Greater => UnitState::Later,
        };
        CostUnit { color, state }
    }
}

/// The payment of one unit of a color.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PaymentSource {
    /// A canvas of the palette that is turned.
    Turned(Color, Card),
    /// A card in hand that is discarded.
    Discarded(Color, Card),
}

impl PaymentSource {
    pub(super) fn card(self) -> Card {
        match self {
            PaymentSource::Turned(_, card) | PaymentSource::Discarded(_, card) => card,
        }
    }

    pub(super) fn color(self) -> Color {
        match self {
            PaymentSource::Turned(color, _) | PaymentSource::Discarded(color, _) => color,
        }
    }

    /// The action of this payment, where it needs one.
    pub(super) fn action(self) -> Action {
        match self {
            PaymentSource::Turned(color, _) => Action::Turn(color),
            PaymentSource::Discarded(_, card) => Action::Pay(card),
        }
    }
}

/// The cheapest payment of the rest of the bill by the viewer, in the order of the questions. Empty if the
/// viewer does not pay.
pub(super) fn cheapest(view: &View) -> Vec<PaymentSource> {
    let (Some(due), Some(bill)) = (due(view), Bill::of(view)) else { return Vec::new() };
    if !view.viewer.is(due.play.seat) {
        return Vec::new();
    }
    let mut purse = Wallet::new(view, due);
    let units = || bill.symbols.iter().flat_map(|it| &it.units);
    let mut way = Vec::new();
    for color in Color::ALL {
        let left = units().filter(|it| it.color == color && it.state != UnitState::Paid).count();
        way.extend(purse.pay(color, left));
    }
    way
}

/// The means of payment of a player.
struct Wallet<'v> {
    view: &'v View,
    due: Due,
    hand: Cards,
}

impl Wallet<'_> {
    fn new(view: &View, due: Due) -> Wallet<'_> {
        Wallet { view, due, hand: view.hands[due.play.seat.idx()].cards }
    }

    fn pay(&mut self, color: Color, units: usize) -> Vec<PaymentSource> {
        let mut way: Vec<PaymentSource> = self
            .standing(color)
            .iter()
            .take(units)
            .map(|it| PaymentSource::Turned(color, it))
            .collect();
        let canvases = self.expendable(color, units - way.len());
        way.extend(canvases.iter().map(|it| PaymentSource::Discarded(color, it)));
        for _ in way.len()..units {
            let Some(joker) = self.joker() else { break };
            self.hand.take(joker);
            way.push(PaymentSource::Discarded(color, joker));
        }
        way
    }

    /// The canvases that can be turned, in the order in which they are. After a card from the hand the
    /// palette is passed over.
    fn standing(&self, color: Color) -> Cards {
        let (studio, Due { play: Play { seat, .. }, from, .. }) = (&self.view.studio, self.due);
        if color == self.due.color && from != 0 {
            return Cards::EMPTY;
        }
        (studio.palette(seat) - studio.turned) & studio.deck.giving(color)
    }

    /// This number of canvases in hand that give the color, the least valuable first: blank ones before drawn
    /// ones before paintings, and within a kind those that are farthest from being played.
    fn expendable(&self, color: Color, count: usize) -> Cards {
        let (studio, due) = (&self.view.studio, self.due);
        let from = if color == due.color { due.from } else { 0 };
        let purse = studio.purse(due.play.seat, self.hand);
        let mut giving: Vec<Card> = (self.hand & studio.deck.giving(color)).iter().collect();
        giving.retain(|it| from <= it.bit());
        let worth = |it: &Card| (it.kind(), Reverse(purse.missing(studio.deck, *it)), it.bit());
        giving.sort_by_key(worth);
        giving.into_iter().take(count).collect()
    }

    /// The joker that is discarded next if one is: a joker that all players have seen goes first (AT-2.2).
    fn joker(&self) -> Option<Card> {
        let jokers = self.hand & JOKERS;
        (jokers & self.view.studio.known).lowest().or_else(|| jokers.lowest())
    }
}
