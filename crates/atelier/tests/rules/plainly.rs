//! A second implementation of payments, slow and plain: every card is tried for every unit. Only the prints of
//! the cards are taken from the crate.

use std::collections::BTreeSet;

use atelier::{Atelier, Card, Cards, Color, Deck, Jokers, Kind, Mixing, Rules};
use game::{Game, Seat, Viewer};

/// A player who pays, at the beginning of a turn or between two canvases.
pub(crate) struct Payer {
    pub(crate) seat: Seat,
    pub(crate) hand: Cards,
    palette: Vec<Card>,
    open: Vec<Card>,
    pairs: Vec<[Card; 2]>,
    known: Cards,
    discards: Cards,
    deck: Deck,
    rules: Rules,
}

/// A payment: the discarded cards, jokers by their number only, and the colors of the canvases that are not
/// turned.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Payment {
    pub(crate) discarded: Discarded,
    pub(crate) upright: Vec<Color>,
}

/// Discarded canvases by what distinguishes them, and the number of jokers.
pub(crate) type Discarded = (Vec<(String, bool)>, usize);

/// One unit of a cost.
#[derive(Clone, Copy)]
enum Unit {
    Plain(Color),
    Part(Color),
}

impl Payer {
    pub(crate) fn of(game: &Atelier, seat: Seat) -> Payer {
        let view = game.view(Viewer::Seat(seat));
        let studio = view.studio;
        let palette = studio.palette(seat);
        let drawn = palette.iter().filter(|it| it.kind() == Kind::Drawn);
        Payer {
            seat,
            hand: view.hands[seat.idx()].cards,
            palette: palette.iter().filter(|it| !studio.turned.contains(*it)).collect(),
            open: palette.iter().filter(|it| !studio.covered.contains(*it)).collect(),
            pairs: drawn.map(|it| [it, studio.beneath(it)]).collect(),
            known: studio.known,
            discards: studio.discards,
            deck: studio.deck,
            rules: studio.rules,
        }
    }

    /// Whether the palette has a place for `card` (AT-3.4).
    pub(crate) fn has_place(&self, card: Card) -> bool {
        let subject = self.deck.subject(card);
        self.open.iter().any(|it| match card.kind() {
            Kind::Blank | Kind::Joker => true,
            Kind::Drawn => it.kind() == Kind::Blank,
            Kind::Painted => it.kind() == Kind::Drawn && self.deck.subject(*it) == subject,
        }) || card.kind() == Kind::Blank
    }

    /// Whether a card of a lower number in hand is printed alike and as well known.
    pub(crate) fn has_twin(&self, card: Card) -> bool {
        let lower = self.hand.iter().take_while(|it| *it != card);
        lower.into_iter().any(|it| self.looks(it) == self.looks(card))
    }

    fn looks(&self, card: Card) -> (String, bool) {
        let print = match card.kind() {
            Kind::Joker => "joker".to_owned(),
            kind @ (Kind::Blank | Kind::Drawn | Kind::Painted) => {
                let mut cost: Vec<char> = self.deck.cost(card).chars().collect();
                cost.sort_unstable();
                let subject = self.deck.subject(card).unwrap_or_default();
                format!("{} {subject} {:?} {cost:?}", kind.name(), self.deck.gives(card))
            }
        };
        (print, self.known.contains(card))
    }

    /// The cards that were discarded for `card` if `after` is the state after the play.
    pub(crate) fn paid(&self, after: &Atelier, card: Card) -> Discarded {
        let view = after.view(Viewer::Seat(self.seat));
        let mut gone = self.hand - view.hands[self.seat.idx()].cards;
        gone.take(card);
        let discarded = (self.discards | gone) == (view.studio.discards | self.discards)
            || view.studio.discards.is_empty();
        assert!(discarded, "what is paid is discarded");
        self.discarded(gone.iter())
    }

    /// The colors of the canvases that are not turned in `after`, without `card`, which has just been laid
    /// down.
    pub(crate) fn standing(&self, after: &Atelier, card: Card) -> Vec<Color> {
        let studio = after.view(Viewer::Public).studio;
        let upright = studio.palette(self.seat) - studio.turned;
        assert!(upright.contains(card), "a new canvas stands upright (AT-4.4)");
        self.colors(upright.iter().filter(|it| *it != card))
    }

    fn colors(&self, canvases: impl Iterator<Item = Card>) -> Vec<Color> {
        let mut colors: Vec<Color> = canvases.map(|it| self.deck.gives(it)).collect();
        colors.sort();
        colors
    }

    fn discarded(&self, cards: impl Iterator<Item = Card>) -> Discarded {
        let (jokers, canvases): (Vec<Card>, Vec<Card>) =
            cards.partition(|it| it.kind() == Kind::Joker);
        let mut canvases: Vec<_> = canvases.into_iter().map(|it| self.looks(it)).collect();
        canvases.sort();
        (canvases, jokers.len())
    }

    /// Every way to pay for `card` (AT-4).
    pub(crate) fn payments(&self, card: Card) -> BTreeSet<Payment> {
        let mut mixes = Vec::new();
        let mut units = Vec::new();
        for letter in self.deck.cost(card).chars() {
            if let Some(color) = Color::of_letter(letter) {
                units.push(Unit::Plain(color));
            } else {
                let secondary = self.deck.secondaries().iter().find(|it| it.letter == letter);
                mixes.push(secondary.unwrap().parts);
            }
        }
        let sources: Vec<Card> = self.hand.iter().filter(|it| *it != card).collect();
        let mut found = BTreeSet::new();
        match self.rules.mixing {
            Mixing::Free => {
                units.extend(mixes.into_iter().flatten().map(Unit::Part));
                self.pay(&units, &sources, &self.palette, &[], &mut found);
            }
            Mixing::Pairs => {
                self.pair(&mixes, &self.pairs, &self.palette, &mut |palette| {
                    self.pay(&units, &sources, palette, &[], &mut found);
                });
            }
        }
        found
    }

    /// Turns a pair for every secondary color, in every way (AT-7.1).
    fn pair(
        &self,
        mixes: &[[Color; 2]],
        pairs: &[[Card; 2]],
        palette: &[Card],
        then: &mut impl FnMut(&[Card]),
    ) {
        let Some(([one, other], rest)) = mixes.split_first() else { return then(palette) };
        for (at, pair) in pairs.iter().enumerate() {
            let gives = pair.map(|it| self.deck.gives(it));
            if gives == [*one, *other] || gives == [*other, *one] {
                let left: Vec<Card> =
                    palette.iter().copied().filter(|it| !pair.contains(it)).collect();
                self.pair(rest, &[&pairs[..at], &pairs[at + 1..]].concat(), &left, then);
            }
        }
    }

    /// Pays the first of `units` from every source, then the rest.
    fn pay(
        &self,
        units: &[Unit],
        hand: &[Card],
        palette: &[Card],
        spent: &[Card],
        found: &mut BTreeSet<Payment>,
    ) {
        let Some((unit, rest)) = units.split_first() else {
            let upright = self.colors(palette.iter().copied());
            found.insert(Payment { discarded: self.discarded(spent.iter().copied()), upright });
            return;
        };
        let (Unit::Plain(color) | Unit::Part(color)) = *unit;
        // Of cards that look the same one trial is enough, or this would take for ever.
        let mut tried = BTreeSet::new();
        for (at, card) in hand.iter().enumerate() {
            let pays = match card.kind() {
                Kind::Joker => matches!(unit, Unit::Plain(_)) && self.joker_stands_for(color),
                Kind::Blank | Kind::Drawn | Kind::Painted => self.deck.gives(*card) == color,
            };
            if pays && tried.insert(self.looks(*card)) {
                let left = [&hand[..at], &hand[at + 1..]].concat();
                self.pay(rest, &left, palette, &[spent, &[*card]].concat(), found);
            }
        }
        if let Some(at) = palette.iter().position(|it| self.deck.gives(*it) == color) {
            let left = [&palette[..at], &palette[at + 1..]].concat();
            self.pay(rest, hand, &left, spent, found);
        }
    }

    fn joker_stands_for(&self, color: Color) -> bool {
        match (self.rules.jokers, color) {
            (Jokers::Any, _) | (_, Color::Cyan | Color::Magenta | Color::Yellow) => true,
            (Jokers::Primary, Color::White | Color::Black) => false,
        }
    }
}
