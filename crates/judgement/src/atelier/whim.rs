//! Deciding without much thought, thousands of times a second: what needs no look at the hand is
//! decided without one.

use atelier::{
    Action, Atelier, Card, Cards, Color, Kind, Mixing, Paints, Step, Studio,
    components::{BLANK, DRAWN, PAINTED},
};
use game::{Luck, Seat};

use crate::strongest;

/// With so many blank canvases waiting for drawings, no more are laid down.
const ENOUGH_BLANKS: usize = 4;
/// So many cards of the hand a drawing may cost.
const DRAWING_SPENDS: u32 = 3;
/// So many a blank canvas may cost.
const BLANK_SPENDS: u32 = 2;

/// The action that comes to mind first.
pub(super) fn choose<L: Luck>(
    table: &Atelier,
    seat: Seat,
    actions: &[Action],
    luck: &mut L,
) -> Action {
    if let [only] | [only @ Action::Turn(_), ..] = actions {
        // A canvas that is turned stands again at the end of the turn; a card that pays is gone. So
        // turning, which is listed first, is seldom worse: only where a later canvas of the same turn
        // wants that color and the hand has no other.
        return *only;
    }
    let studio = table.studio();
    match studio.step {
        Step::Place(_, drawn, _) => strongest(actions, luck, |it| place(studio, seat, drawn, it)),
        Step::Turn(_) | Step::Play(..) => {
            let lay = lay(table, seat, actions, luck);
            lay.unwrap_or_else(|| Fancy::of(table, seat).choose(actions, luck))
        }
        Step::Start
        | Step::Hands(_)
        | Step::Refill(_)
        | Step::Deal(..)
        | Step::Second(..)
        | Step::Trim(_)
        | Step::Pay(_)
        | Step::Over(_) => Fancy::of(table, seat).choose(actions, luck),
    }
}

/// A canvas to lay down, the type that is worth most first: one for which few cards of the hand are
/// spent, since the palette pays every turn. To lay down no more is offered last.
fn lay<L: Luck>(table: &Atelier, seat: Seat, actions: &[Action], luck: &mut L) -> Option<Action> {
    let studio = table.studio();
    let mut lays = match actions {
        [rest @ .., Action::Done] => rest,
        all => all,
    };
    let open = studio.palette(seat) - studio.covered;
    let blanks = (open & BLANK).len();
    // Canvases are listed type by type, paintings last.
    while let Some(Action::Lay(last)) = lays.last() {
        let kind = last.kind();
        let of_kind = |it: &&Action| matches!(it, Action::Lay(card) if card.kind() == kind);
        let count = lays.iter().rev().take_while(of_kind).count();
        let (rest, alike) = lays.split_at(lays.len() - count);
        lays = rest;
        let most = match kind {
            Kind::Painted => u32::MAX,
            Kind::Drawn => DRAWING_SPENDS,
            Kind::Blank if blanks < ENOUGH_BLANKS => BLANK_SPENDS,
            Kind::Blank | Kind::Joker => return done(actions),
        };
        let merit = |it| merit(studio, seat, most, it);
        let best = strongest(alike, luck, merit);
        if merit(best) != 0 {
            return Some(best);
        }
    }
    done(actions)
}

fn done(actions: &[Action]) -> Option<Action> {
    actions.last().copied().filter(|it| *it == Action::Done)
}

/// Of canvases of one type, the one that spends least of the hand, an original rather than a fake,
/// and a color that is new; nothing if it spends more than `most`.
fn merit(studio: &Studio, seat: Seat, most: u32, lay: Action) -> u32 {
    let Action::Lay(card) = lay else { return 0 };
    let deck = studio.deck;
    let alone = Cards::from_iter([card]);
    let spent = studio.purse(seat, alone).lack(deck, card).total();
    if most < spent {
        return 0;
    }
    let is_new = (studio.palette(seat) & deck.giving(deck.gives(card))).is_empty();
    let is_first =
        card.kind() == Kind::Painted && (studio.paintings() & deck.same_subject(card)).is_empty();
    30 - 2 * spent.min(12) + u32::from(is_new) + 4 * u32::from(is_first)
}

/// A drawing goes where it makes a secondary color with what is under it, where pairs have to.
fn place(studio: &Studio, seat: Seat, card: Card, on: Action) -> u32 {
    let Action::On(beneath) = on else { return 0 };
    if studio.rules.mixing == Mixing::Free || card.kind() != Kind::Drawn {
        return 1;
    }
    match studio.deck.mixed_from([card, beneath]) {
        Some(mix) if studio.mixed_by_pairs(seat) >> mix & 1 == 0 => 4,
        Some(_) => 2,
        // White and black make no pairs, so they can be covered.
        None if matches!(studio.deck.gives(beneath), Color::White | Color::Black) => 3,
        None => 1,
    }
}

/// What a seat would like to hold.
struct Fancy<'a> {
    studio: &'a Studio,
    blanks: usize,
    /// Paintings for which a drawing lies there, and drawings whose painting is in hand.
    wanted: Cards,
    /// What gives a color that the next canvas lacks.
    lacked: Cards,
    /// What gives a color that the palette has not.
    new: Cards,
}

impl Fancy<'_> {
    fn of(table: &Atelier, seat: Seat) -> Fancy<'_> {
        let studio = table.studio();
        let (hand, palette, deck) = (table.hand(seat), studio.palette(seat), studio.deck);
        let open = palette - studio.covered;
        let wants = |set: Cards, card: Card| set | deck.same_subject(card);
        let paintings = (open & DRAWN).iter().fold(Cards::EMPTY, wants) & PAINTED;
        let drawings = (hand & PAINTED).iter().fold(Cards::EMPTY, wants) & DRAWN;
        let blanks = (open & BLANK).len();
        let next = [hand & paintings, hand & DRAWN, hand & BLANK];
        let first = if !next[0].is_empty() {
            0
        } else if blanks != 0 && !next[1].is_empty() {
            1
        } else {
            2
        };
        let lack = least_lack(table, seat, next[first]);
        let sources = deck.paints(palette);
        let (mut lacked, mut new) = (Cards::EMPTY, Cards::EMPTY);
        for color in Color::ALL {
            if lack.count(color) != 0 {
                lacked |= deck.giving(color);
            }
            if sources.count(color) == 0 {
                new |= deck.giving(color);
            }
        }
        Fancy { studio, blanks, wanted: paintings | drawings, lacked, new }
    }

    fn choose<L: Luck>(&self, actions: &[Action], luck: &mut L) -> Action {
        strongest(actions, luck, |action| self.urge(action))
    }

    fn urge(&self, action: Action) -> u32 {
        match action {
            Action::Turn(_) => 30,
            Action::Pay(card) | Action::Discard(card) => 25 - self.liking(card),
            Action::Ring(slot) => {
                let card = self.studio.ring.at(slot);
                10 + card.map_or(0, |card| self.liking(card))
            }
            Action::Deck => 13,
            Action::Lay(_) | Action::On(_) | Action::Done => 5,
            Action::Pass => 1,
        }
    }

    /// How much a card is liked in hand.
    fn liking(&self, card: Card) -> u32 {
        let kind = match card.kind() {
            Kind::Joker => return 5,
            Kind::Painted | Kind::Drawn => 3 * u32::from(self.wanted.contains(card)),
            Kind::Blank => u32::from(self.blanks < ENOUGH_BLANKS),
        };
        kind + 3 * u32::from(self.lacked.contains(card)) + u32::from(self.new.contains(card))
    }
}

/// What the nearest of `canvases` lacks.
fn least_lack(table: &Atelier, seat: Seat, canvases: Cards) -> Paints {
    let studio = table.studio();
    let purse = studio.purse_of_a_turn(seat, table.hand(seat));
    let lacks = canvases.iter().map(|it| purse.lack(studio.deck, it));
    lacks.min_by_key(|it| it.total()).unwrap_or(Paints::NOTHING)
}
