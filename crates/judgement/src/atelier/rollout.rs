//! The rollout policy of Atelier. It is called thousands of times a second, so it looks at the hand
//! only for the decisions that need it.

use atelier::{
    Action, Atelier, Card, Cards, Color, Kind, Mixing, Paints, Step, Studio,
    components::{BLANK, DRAWN, PAINTED},
};
use game::{Luck, Seat};

use crate::highest_priority;

/// The maximum number of uncovered blank canvases in a palette; with this many, no more are laid.
const MAX_OPEN_BLANKS: usize = 4;
/// The maximum number of cards of the hand that are spent for a drawing.
const MAX_DRAWING_CARDS: u32 = 3;
/// The maximum number of cards of the hand that are spent for a blank canvas.
const MAX_BLANK_CARDS: u32 = 2;

/// The choice of the rollout policy.
pub(super) fn choose<L: Luck>(
    table: &Atelier,
    seat: Seat,
    actions: &[Action],
    luck: &mut L,
) -> Action {
    if let [only] | [only @ Action::Turn(_), ..] = actions {
        // A canvas that is turned stands again at the end of the turn; a card that pays is gone. So
        // turning, which is listed first, is nearly always best: except where a later canvas of the
        // same turn needs that color and the hand has no other source.
        return *only;
    }
    let studio = table.studio();
    match studio.step {
        Step::Place(_, drawn, _) => {
            highest_priority(actions, luck, |it| place(studio, seat, drawn, it))
        }
        Step::Turn(_) | Step::Play(..) => {
            let lay = lay(table, seat, actions, luck);
            lay.unwrap_or_else(|| CardPreferences::of(table, seat).choose(actions, luck))
        }
        Step::Start
        | Step::Hands(_)
        | Step::Refill(_)
        | Step::Deal(..)
        | Step::Second(..)
        | Step::Trim(_)
        | Step::Pay(_)
        | Step::Over(_) => CardPreferences::of(table, seat).choose(actions, luck),
    }
}

/// The canvas to lay, of the most valuable type first; only one that costs few cards of the hand,
/// since the palette pays again every turn. The action *done* is the last of the list.
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
            Kind::Drawn => MAX_DRAWING_CARDS,
            Kind::Blank if blanks < MAX_OPEN_BLANKS => MAX_BLANK_CARDS,
            Kind::Blank | Kind::Joker => return done(actions),
        };
        let layer_priority = |it| layer_priority(studio, seat, most, it);
        let best = highest_priority(alike, luck, layer_priority);
        if layer_priority(best) != 0 {
            return Some(best);
        }
    }
    done(actions)
}

/// The action *done*, if it is legal.
fn done(actions: &[Action]) -> Option<Action> {
    actions.last().copied().filter(|it| *it == Action::Done)
}

/// The priority among canvases of one type: first those that cost few cards, an original before a fake, a new
/// color before one that the palette has; 0 if more than `most` cards are spent.
fn layer_priority(studio: &Studio, seat: Seat, most: u32, lay: Action) -> u32 {
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

/// The priority of a place for a drawing. If pairs have to make secondary colors, a place where a new color is
/// made goes first.
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

/// The cards that a seat would like to hold, by the reason.
struct CardPreferences<'a> {
    studio: &'a Studio,
    blanks: usize,
    /// Paintings whose drawing is in the palette, and drawings whose painting is in hand.
    wanted: Cards,
    /// Cards that give a color which the next canvas lacks.
    lacked: Cards,
    /// Cards that give a color which the palette does not have.
    new: Cards,
}

impl CardPreferences<'_> {
    fn of(table: &Atelier, seat: Seat) -> CardPreferences<'_> {
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
        CardPreferences { studio, blanks, wanted: paintings | drawings, lacked, new }
    }

    fn choose<L: Luck>(&self, actions: &[Action], luck: &mut L) -> Action {
        highest_priority(actions, luck, |action| self.priority(action))
    }

    fn priority(&self, action: Action) -> u32 {
        match action {
            Action::Turn(_) => 30,
            Action::Pay(card) | Action::Discard(card) => 25 - self.preference(card),
            Action::Ring(slot) => {
                let card = self.studio.ring.at(slot);
                10 + card.map_or(0, |card| self.preference(card))
            }
            Action::Deck => 13,
            Action::Lay(_) | Action::On(_) | Action::Done => 5,
            Action::Pass => 1,
        }
    }

    /// The priority of holding a card in hand; higher is better.
    fn preference(&self, card: Card) -> u32 {
        let kind = match card.kind() {
            Kind::Joker => return 5,
            Kind::Painted | Kind::Drawn => 3 * u32::from(self.wanted.contains(card)),
            Kind::Blank => u32::from(self.blanks < MAX_OPEN_BLANKS),
        };
        kind + 3 * u32::from(self.lacked.contains(card)) + u32::from(self.new.contains(card))
    }
}

/// The colors that the cheapest of `canvases` lacks.
fn least_lack(table: &Atelier, seat: Seat, canvases: Cards) -> Paints {
    let studio = table.studio();
    let purse = studio.purse_of_a_turn(seat, table.hand(seat));
    let lacks = canvases.iter().map(|it| purse.lack(studio.deck, it));
    lacks.min_by_key(|it| it.total()).unwrap_or(Paints::NOTHING)
}
