//! Chances: deals, draws, and the first player.

use game::{Luck, Seat};
use serde::Serialize;

use crate::{
    bonus::Bonus,
    cards::{Card, Cards},
    draft::HAND_CARDS,
    painters::Tile,
    paintings::{Back, Picture},
    round::Step,
    state::{ColorsOfParis, Studio},
};

/// A chance: one thing that luck decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// The painter tile that a player is dealt (CP-8.0).
    Tile(Seat, Tile),
    /// The next picture of the draft (CP-9.2).
    Picture(Picture),
    /// The back of the card that a player is dealt: its picture and its value (CP-9.2).
    Back(Seat, Back),
    /// The card whose back was dealt last; only its player sees which it is (CP-9.2).
    Front(Seat, Card),
    /// The backs of the kept cards are shown, and the packs are passed on (CP-9.2).
    Pass,
    /// The wheel has made half a turn, so the bonus cards on display are discarded (CP-6.2).
    HalfTurn,
    /// The painting that is hung on an easel, from 1 (CP-2.2, CP-6.2).
    Easel(u8, Card),
    /// The next bonus card on display (CP-7.1).
    Bonus(Bonus),
    /// The player who gets the first-player token (CP-2.3).
    Start(Seat),
}

/// A question that luck answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draw {
    /// Which painter tile is dealt next, after this number of tiles (CP-8.0).
    Tiles(u8),
    /// Which picture is in the draft (CP-9.2).
    Pictures,
    /// Which back is dealt next, after this number of cards of the draft.
    Back(u8),
    /// Which of the cards with this back was dealt.
    Front(u8, Back),
    /// No choice: the backs of the kept cards are shown, and the packs are passed on, after this number of
    /// passes.
    Pass(u8),
    /// No choice: the wheel has made half a turn, so the bonus cards on display are discarded (CP-6.2).
    HalfTurn,
    /// Which paintings are hung on the empty easels (CP-2.2, CP-6.2).
    Refill,
    /// Which paintings replace those on these easels, a bit for each easel (CP-6.2).
    Renew(u8),
    /// Which bonus cards are put on display (CP-7.1).
    Display,
    /// Who is the first player (CP-2.3).
    Start,
}

impl ColorsOfParis {
    pub(crate) fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        let Step::Luck(draw) = self.studio.step() else { return };
        let studio = &self.studio;
        match draw {
            Draw::Tiles(n) => {
                let seat = dealt_to(n, 2);
                out.extend(self.undealt_tiles().map(|tile| (Chance::Tile(seat, tile), 1)));
            }
            Draw::Pictures => {
                out.extend(studio.drawable_pictures().map(|it| (Chance::Picture(it), 1)));
            }
            Draw::Back(n) => out.extend(self.weighted_backs(dealt_to(n, HAND_CARDS))),
            Draw::Front(n, back) => {
                let seat = dealt_to(n, HAND_CARDS);
                let cards = self.undealt_cards(back);
                out.extend(cards.iter().map(|card| (Chance::Front(seat, card), 1)));
            }
            Draw::Pass(_) => out.push((Chance::Pass, 1)),
            Draw::HalfTurn => out.push((Chance::HalfTurn, 1)),
            Draw::Refill | Draw::Renew(_) => {
                let easel = studio.easel_to_fill(draw);
                out.extend(studio.pile.iter().map(|card| (Chance::Easel(easel, card), 1)));
            }
            Draw::Display => {
                let weight = |it: Bonus| u32::from(studio.stack.count(it));
                out.extend(studio.stack.kinds().map(|it| (Chance::Bonus(it), weight(it))));
            }
            Draw::Start => out.extend(studio.all_seats().map(|seat| (Chance::Start(seat), 1))),
        }
    }

    #[inline]
    pub(crate) fn draw<L: Luck>(&self, luck: &mut L) -> Chance {
        let studio = &self.studio;
        let Step::Luck(wanted) = studio.step() else { panic!("luck is not asked") };
        match wanted {
            Draw::Refill | Draw::Renew(_) => {
                Chance::Easel(studio.easel_to_fill(wanted), draw(studio.pile, luck))
            }
            Draw::Display => Chance::Bonus(studio.draw_bonus(luck)),
            Draw::Front(n, back) => {
                Chance::Front(dealt_to(n, HAND_CARDS), draw(self.undealt_cards(back), luck))
            }
            Draw::Back(n) => {
                let undealt = studio.drafted().without(self.hands.all());
                Chance::Back(dealt_to(n, HAND_CARDS), studio.deck.back(draw(undealt, luck)))
            }
            Draw::Pass(_) => Chance::Pass,
            Draw::HalfTurn => Chance::HalfTurn,
            Draw::Start => {
                let seat = luck.below(u32::from(studio.seats));
                Chance::Start(Seat(u8::try_from(seat).expect("four at most")))
            }
            Draw::Tiles(_) | Draw::Pictures => {
                let mut chances = Vec::new();
                self.chances(&mut chances);
                luck.weighted(&chances)
            }
        }
    }

    pub(crate) fn fall(&mut self, chance: Chance) {
        match chance {
            Chance::Tile(seat, tile) => self.deal_tile(seat, tile),
            Chance::Picture(picture) => self.studio.pictures |= 1 << picture as u8,
            Chance::Back(_, back) => self.deal_back(back),
            Chance::Front(seat, card) => self.deal_front(seat, card),
            Chance::Pass => self.pass_packs(),
            Chance::HalfTurn => self.studio.renew(),
            Chance::Easel(easel, card) => self.studio.hang(easel, card),
            Chance::Bonus(bonus) => self.studio.lay_out_bonus(bonus),
            Chance::Start(seat) => self.studio.start(seat),
        }
        self.studio.proceed();
    }
}

impl Studio {
    /// A random bonus card of the stack, which must not be empty.
    #[inline]
    fn draw_bonus<L: Luck>(&self, luck: &mut L) -> Bonus {
        let mut nth = luck.below(u32::from(self.stack.len()));
        for bonus in Bonus::ALL {
            let count = u32::from(self.stack.count(bonus));
            if nth < count {
                return bonus;
            }
            nth -= count;
        }
        unreachable!("the counts sum to the length")
    }

    fn start(&mut self, seat: Seat) {
        self.first = seat;
        self.ask_instead(Step::Next);
    }
}

/// The seat that is dealt the `n`th card if each player gets `each` cards, seat after seat.
fn dealt_to(n: u8, each: u8) -> Seat {
    Seat(n / each)
}

/// A random card of the set, each as likely as the others.
#[inline]
fn draw<L: Luck>(cards: Cards, luck: &mut L) -> Card {
    let bit = luck.bit(u128::from(cards.0));
    u8::try_from(bit + 1).ok().and_then(Card::new).expect("a bit is a card")
}
