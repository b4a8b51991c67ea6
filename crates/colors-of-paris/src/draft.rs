//! The draft of Variant J (CP-9.2): backs are open to all, grids are known to those who have held the card.
//!
//! The pack that a card comes from decides who has seen it. So hands keep the order of the picks: the card that
//! seat s kept in round t came out of the pack dealt to seat s - t.

use std::collections::BTreeSet;

use game::Seat;

use crate::{
    cards::{Card, Cards, bits},
    components::MAX_SEATS,
    luck::{Chance, Draw},
    paintings::{Back, Picture},
    round::Step,
    state::{ColorsOfParis, Studio},
};

/// The number of cards that each player is dealt, and keeps.
pub const HAND_CARDS: u8 = 4;
const ROUNDS: usize = HAND_CARDS as usize;

/// The cards of a draft, in packs and hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Hands {
    /// By the seat that a pack was dealt to, the cards that are left in the pack.
    pub(crate) packs: [Cards; MAX_SEATS],
    /// By seat and round of the draft, the card that the seat kept, even if it has been put down since.
    pub(crate) kept: [[Option<Card>; ROUNDS]; MAX_SEATS],
    /// The card that the player has chosen while other players still choose, by seat.
    pub(crate) chosen: [Option<Card>; MAX_SEATS],
}

impl Hands {
    /// The cards that `seat` has kept so far.
    pub(crate) fn of(&self, seat: Seat) -> Cards {
        self.kept[seat.idx()].iter().flatten().copied().collect()
    }

    /// All cards that were dealt.
    pub(crate) fn all(&self) -> Cards {
        let kept = self.kept.iter().flatten().flatten().copied();
        self.packs.iter().flat_map(|it| it.iter()).chain(kept).collect()
    }
}

/// The seat that was dealt the pack which `seat` holds after `passes`, at a table of `seats` (CP-9.2).
pub(crate) fn pack_of(seat: Seat, passes: u8, seats: u8) -> usize {
    usize::from((seat.0 + seats * HAND_CARDS - passes) % seats)
}

impl Studio {
    pub(crate) fn picture_count(&self) -> u8 {
        u8::try_from(self.pictures.count_ones()).expect("eight at most")
    }

    /// The pictures that may be drawn next: first one of each value, then any (CP-9.2).
    pub(crate) fn drawable_pictures(&self) -> impl Iterator<Item = Picture> {
        let is_drawn = |it: Picture| self.pictures >> it as u8 & 1 == 1;
        let is_missing = move |tier: &usize| {
            let mut drawn = Picture::ALL.into_iter().filter(move |it| is_drawn(*it));
            !drawn.any(|it| self.deck.has_tier(it, *tier))
        };
        let exists = |tier: &usize| Picture::ALL.iter().any(|it| self.deck.has_tier(*it, *tier));
        let wanted = (0..4).filter(exists).find(is_missing);
        Picture::ALL.into_iter().filter(move |it| {
            !is_drawn(*it) && wanted.is_none_or(|tier| self.deck.has_tier(*it, tier))
        })
    }

    /// The cards whose picture is in the draft.
    pub(crate) fn drafted(&self) -> Cards {
        let in_play = bits(u32::from(self.pictures)).map(|bit| Picture::ALL[usize::from(bit)]);
        Cards(in_play.fold(0, |set, it| set | self.deck.of(it).0))
    }

    /// The cards that `seat` has put down.
    pub(crate) fn put_down(&self, seat: Seat) -> Cards {
        let painter = self.painter(seat);
        Cards(painter.paintings.0 | painter.finished.0)
    }

    fn decide(&mut self, seat: Seat) {
        self.decided.insert(seat);
    }

    /// Whether all players have answered the question, so that the next one may be asked. Then the answers are
    /// cleared.
    pub(crate) fn all_decided(&mut self) -> bool {
        let all = self.undecided().is_empty();
        if all {
            self.decided = game::Seats::default();
        }
        all
    }
}

impl ColorsOfParis {
    /// The cards with this back that may still be dealt.
    pub(crate) fn undealt_cards(&self, back: Back) -> Cards {
        self.studio.deck.with_back(back).without(self.hands.all())
    }

    /// The backs that may be dealt to `seat`, weighted by the number of their cards.
    pub(crate) fn weighted_backs(&self, seat: Seat) -> impl Iterator<Item = (Chance, u32)> {
        let undealt = self.studio.drafted().without(self.hands.all());
        let backs: BTreeSet<Back> = undealt.iter().map(|it| self.studio.deck.back(it)).collect();
        let weight = |it: Back| self.undealt_cards(it).0.count_ones();
        backs.into_iter().map(move |it| (Chance::Back(seat, it), weight(it)))
    }

    pub(crate) fn deal_back(&mut self, back: Back) {
        if let Step::Luck(Draw::Back(n)) = self.studio.step() {
            self.studio.ask_instead(Step::Luck(Draw::Front(n, back)));
        }
    }

    pub(crate) fn deal_front(&mut self, seat: Seat, card: Card) {
        self.hands.packs[seat.idx()].add(card);
        self.studio.painter_mut(seat).kept += 1;
        if let Step::Luck(Draw::Front(n, _)) = self.studio.step() {
            self.studio.ask_instead(Step::Luck(Draw::Back(n + 1)));
        }
    }

    /// The pack that `seat` chooses from.
    pub(crate) fn pack(&self, seat: Seat, passes: u8) -> Cards {
        self.hands.packs[pack_of(seat, passes, self.studio.seats)]
    }

    /// Keeps a card; once all players have, the backs of the kept cards are shown.
    pub(crate) fn pick(&mut self, seat: Seat, card: Card) {
        self.hands.chosen[seat.idx()] = Some(card);
        self.studio.decide(seat);
        if let (Step::Pick(passes), true) = (self.studio.step(), self.studio.all_decided()) {
            self.studio.ask_instead(Step::Luck(Draw::Pass(passes)));
        }
    }

    /// Takes the chosen cards out of the packs and passes the packs on clockwise; a last card is kept without a
    /// question.
    pub(crate) fn pass_packs(&mut self) {
        let Step::Luck(Draw::Pass(passes)) = self.studio.step() else { return };
        for seat in self.studio.all_seats() {
            let card = self.hands.chosen[seat.idx()].take().expect("all have chosen");
            self.keep_card(seat, passes, card);
        }
        let passes = passes + 1;
        if passes + 1 < HAND_CARDS {
            self.studio.ask_instead(Step::Pick(passes));
            return;
        }
        for seat in self.studio.all_seats() {
            let last = self.pack(seat, passes).iter().next().expect("one is left");
            self.keep_card(seat, passes, last);
        }
        self.studio.ask_instead(Step::Unveil);
    }

    fn keep_card(&mut self, seat: Seat, passes: u8, card: Card) {
        self.hands.packs[pack_of(seat, passes, self.studio.seats)].take(card);
        self.hands.kept[seat.idx()][usize::from(passes)] = Some(card);
    }

    /// The cards of a draft that `seat` holds.
    pub(crate) fn hand(&self, seat: Seat) -> Cards {
        self.hands.of(seat).without(self.studio.put_down(seat))
    }

    /// The cards of a draft that `seat` holds, with the one that it has chosen while others still choose.
    #[must_use]
    pub fn held(&self, seat: Seat) -> Cards {
        let mut held = self.hand(seat);
        if let Some(card) = self.hands.chosen[seat.idx()] {
            held.add(card);
        }
        held
    }

    /// Chooses the first painting; once all players have, the paintings are put down.
    fn unveil(&mut self, seat: Seat, card: Card) {
        self.hands.chosen[seat.idx()] = Some(card);
        self.studio.decide(seat);
        if !self.studio.all_decided() {
            return;
        }
        for seat in self.studio.all_seats() {
            let card = self.hands.chosen[seat.idx()].take().expect("all have chosen");
            self.studio.put_before(seat, card);
        }
        self.studio.agenda.pop();
        if self.studio.tints_late() {
            self.studio.ask_for_tint();
        }
    }

    /// Puts a painting before `seat`: the first one, at the same time as all others, or the next (CP-9.3).
    pub(crate) fn show(&mut self, seat: Seat, card: Card) {
        if self.studio.step() == Step::Unveil {
            return self.unveil(seat, card);
        }
        self.studio.put_before(seat, card);
        self.studio.agenda.pop();
    }
}

impl Studio {
    fn put_before(&mut self, seat: Seat, card: Card) {
        let painter = self.painter_mut(seat);
        painter.paintings.add(card);
        painter.kept -= 1;
    }
}
