//! The play of canvases: which can be played, and on what (AT-3.3, AT-3.4).

use game::Seat;

use crate::{
    components::{BLANK, Card, Cards, Color, DRAWN, Kind, PAINTED},
    paying::Play,
    round::Step,
    state::{Atelier, Studio},
    switches::Mixing,
};

impl Atelier {
    /// The canvases that `seat` can pay for and has a place for.
    #[inline]
    pub(crate) fn plays(&self, seat: Seat) -> Cards {
        self.playable(seat, BLANK | DRAWN | PAINTED)
    }

    /// The canvases of one type that `seat` can pay for and has a place for (AT-3.3).
    #[inline]
    pub(crate) fn plays_of(&self, seat: Seat, kind: Kind) -> Cards {
        self.playable(seat, kind.cards())
    }

    /// Those of `canvases` that `seat` can play. Costs are checked before places: few paintings can be paid
    /// for.
    #[inline]
    fn playable(&self, seat: Seat, canvases: Cards) -> Cards {
        let (studio, hand) = (&self.studio, self.hands[seat.idx()]);
        let paid = studio.payable(seat, hand, hand & canvases);
        let playable = studio.different(studio.placeable(seat, paid), hand);
        match studio.rules.mixing {
            Mixing::Free => playable,
            Mixing::Pairs => {
                let has_none = |card: &Card| !studio.has_pairs(seat, *card);
                playable - (playable & PAINTED).iter().filter(has_none).collect()
            }
        }
    }

    /// Plays a canvas from the hand: it is paid for as soon as its place is known.
    pub(crate) fn play(&mut self, seat: Seat, card: Card) {
        self.hands[seat.idx()].take(card);
        self.studio.known.take(card);
        self.studio.passes = 0;
        let laid = if let Step::Play(_, _, laid) = self.studio.step { laid + 1 } else { 1 };
        if card.kind() == Kind::Blank {
            return self.begin_payment(Play { seat, card, on: None, laid });
        }
        // One place needs no question.
        let places = self.studio.places(seat, card);
        match places.lowest().filter(|_| places.len() == 1) {
            on @ Some(_) => self.begin_payment(Play { seat, card, on, laid }),
            None => self.studio.step = Step::Place(seat, card, laid),
        }
    }

    pub(crate) fn place(&mut self, beneath: Card) {
        let Step::Place(seat, card, laid) = self.studio.step else {
            panic!("no place is asked for")
        };
        self.begin_payment(Play { seat, card, on: Some(beneath), laid });
    }

    /// Lays a canvas that is paid for into the palette; after as many as a turn allows the turn is over
    /// (AT-3.3).
    pub(crate) fn lay_down(&mut self, play: Play) {
        let Play { seat, card, on, laid } = play;
        let (studio, kind) = (&mut self.studio, card.kind());
        if let Some(beneath) = on {
            studio.lay_on(card, beneath);
        }
        if kind == Kind::Painted {
            studio.sign(card);
        }
        studio.palettes[seat.idx()].add(card);
        studio.award(seat);
        if laid == kind.limit() {
            self.end_turn(seat);
        } else {
            studio.step = Step::Play(seat, kind, laid);
        }
    }
}

impl Studio {
    /// Those of `canvases` for which there is a place in the palette of `seat` (AT-3.4).
    #[inline]
    fn placeable(&self, seat: Seat, canvases: Cards) -> Cards {
        let open = self.palette(seat) - self.covered;
        let for_drawings = if (open & BLANK).is_empty() { Cards::EMPTY } else { DRAWN };
        let placeable = canvases & (BLANK | for_drawings);
        if (open & DRAWN).is_empty() {
            return placeable;
        }
        let has_place = |card: &Card| !(self.deck.drawings_for(*card) & open).is_empty();
        let paintings = (canvases & PAINTED).iter().filter(has_place).collect();
        placeable | paintings
    }

    /// The canvases on which `card`, drawn or painted, can be laid (AT-3.4): an uncovered blank canvas, or an
    /// uncovered drawn one of its subject. Of places with the same color, and the same color beneath, the first
    /// stands for all.
    pub(crate) fn places(&self, seat: Seat, card: Card) -> Cards {
        let open = self.all_places(seat, card);
        if card.kind() == Kind::Drawn {
            let first = |color| (open & self.deck.giving(color)).first();
            return Color::ALL.into_iter().fold(Cards::EMPTY, |all, color| all | first(color));
        }
        let looks = |it: Card| (self.deck.gives(it), self.deck.gives(self.beneath(it)));
        let is_first = |it: &Card| open.below(*it).iter().all(|other| looks(other) != looks(*it));
        open.iter().filter(is_first).collect()
    }

    /// Every canvas of `seat` on which `card` can be laid.
    pub(crate) fn all_places(&self, seat: Seat, card: Card) -> Cards {
        let open = self.palette(seat) - self.covered;
        match card.kind() {
            Kind::Drawn => open & BLANK,
            Kind::Painted => open & self.deck.drawings_for(card),
            Kind::Blank | Kind::Joker => Cards::EMPTY,
        }
    }
}
