//! The agenda: a list of steps, the next one last. The turn, the actions and the chances follow from the next
//! step alone.

use game::{Luck, Seat, Seats, Turn};
use serde::Serialize;

use crate::{
    components::{Background, Card},
    conditions::Condition,
    row::ROW_CARDS,
    setup::PAINTINGS,
    solo::Mode,
    state::Canvas,
};

/// A step of the agenda.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Step {
    /// Luck fills the empty places for scoring cards (CV-2.1).
    Scoring,
    /// Luck fills the gaps of the row (CV-2.2, CV-3.3).
    Refill,
    /// Luck deals the backgrounds (CV-2.3).
    Deal,
    /// Luck names the first player (CV-2.4).
    Start,
    /// A player takes a card or begins a painting (CV-3.1).
    Turn(Seat),
    /// A player lays the next card of a painting (CV-3.4).
    Lay(Seat),
    /// A player chooses the background (CV-3.4).
    Frame(Seat),
    /// Vincent tosses his tokens (CV-6.2).
    Toss,
    /// The players who are not tied for the first place vote (CV-4.3).
    Jury,
    /// The game is over, because every player has three paintings (CV-4.1).
    #[default]
    Exhibition,
    /// The game is over, because nobody can take a card or complete a painting (CV-3.7).
    Standstill,
}

/// A chance: one thing that luck decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// The scoring card that is drawn for the next place.
    Scoring(Condition),
    /// The art card that is revealed at a position of the row.
    Row(u8, Card),
    /// The background that a player is dealt.
    Background(Seat, Background),
    /// The player who starts.
    Start(Seat),
    /// The number of tokens that Vincent uses, of those that fell face up (CV-6.2).
    Toss(u8),
}

impl Canvas {
    /// The next step: it waits for a player or for luck, or it is the end of the game. Steps that wait for
    /// nothing are dropped by `proceed`.
    #[must_use]
    #[inline]
    pub fn step(&self) -> Step {
        *self.asked()
    }

    /// A reference to the next step of the agenda.
    #[inline]
    pub(crate) fn asked(&self) -> &Step {
        self.agenda.last().expect("the agenda is never empty")
    }

    #[inline]
    pub(crate) fn turn(&self) -> Turn {
        match self.step() {
            Step::Scoring | Step::Refill | Step::Deal | Step::Start | Step::Toss => Turn::Chance,
            Step::Turn(seat) | Step::Lay(seat) | Step::Frame(seat) => {
                Turn::Players(Seats::only(seat))
            }
            Step::Jury => Turn::Players(self.jurors_without_vote()),
            Step::Exhibition | Step::Standstill => Turn::Over,
        }
    }

    /// Replaces the next step by `step`.
    pub(crate) fn ask_instead(&mut self, step: Step) {
        *self.agenda.last_mut().expect("a step was asked") = step;
    }

    /// Drops the steps for which neither a player nor luck has to decide anything.
    #[inline]
    pub(crate) fn proceed(&mut self) {
        loop {
            let done = match self.step() {
                Step::Scoring => self.scoring.len() == usize::from(self.rules.places),
                Step::Refill => self.row.len() == ROW_CARDS || self.pile.is_empty(),
                Step::Deal => self.next_to_be_dealt().is_none(),
                Step::Toss => self.row.is_empty(),
                Step::Turn(seat) if !self.can_act(seat) => {
                    self.pass(seat);
                    continue;
                }
                Step::Jury => self.jurors_without_vote().is_empty(),
                Step::Start
                | Step::Turn(_)
                | Step::Lay(_)
                | Step::Frame(_)
                | Step::Exhibition
                | Step::Standstill => false,
            };
            if !done {
                return;
            }
            self.agenda.pop();
        }
    }

    /// Whether `seat` can take a card or complete a painting (CV-3.7, CV-4.1).
    fn can_act(&self, seat: Seat) -> bool {
        let painter = &self.painters[seat.idx()];
        painter.paintings.len() < PAINTINGS && (!self.row.is_empty() || 3 <= painter.hand.len())
    }

    /// Passes the turn of `seat`, who cannot act, to the next player who can; if there is none the game is
    /// over.
    fn pass(&mut self, seat: Seat) {
        let mut next = seat.next(self.seats);
        while next != seat {
            if self.can_act(next) {
                self.ask_instead(Step::Turn(next));
                return;
            }
            next = next.next(self.seats);
        }
        let seats = &self.painters[..usize::from(self.seats)];
        let all_done = seats.iter().all(|it| it.paintings.len() == PAINTINGS);
        self.ask_instead(if all_done { Step::Exhibition } else { Step::Standstill });
        if !self.jurors().is_empty() {
            self.agenda.push(Step::Jury);
        }
    }

    /// Puts the steps that follow the turn of `seat` on the agenda: the row is filled, Vincent has his turn,
    /// then the next player.
    pub(crate) fn end_turn(&mut self, seat: Seat) {
        self.ask_instead(Step::Turn(seat.next(self.seats)));
        if self.rules.mode != Mode::Together && self.painters[0].paintings.len() < PAINTINGS {
            self.after_solo_turn();
        }
        self.agenda.push(Step::Refill);
    }

    pub(crate) fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        match self.step() {
            Step::Scoring => out.extend(self.undrawn_scoring_cards().map(|it| (it, 1))),
            Step::Refill => {
                let at = self.next_position();
                out.extend(self.pile.iter().map(|card| (Chance::Row(at, card), 1)));
            }
            Step::Deal => {
                let seat = self.next_to_be_dealt().expect("the step asks");
                out.extend(self.backgrounds.iter().map(|it| (Chance::Background(seat, it), 1)));
            }
            Step::Start => {
                let seats = Seat::first(usize::from(self.seats));
                out.extend(seats.map(|seat| (Chance::Start(seat), 1)));
            }
            Step::Toss => self.tosses(out),
            Step::Turn(_)
            | Step::Lay(_)
            | Step::Frame(_)
            | Step::Jury
            | Step::Exhibition
            | Step::Standstill => (),
        }
    }

    #[inline]
    pub(crate) fn draw<L: Luck>(&self, luck: &mut L) -> Chance {
        match self.step() {
            Step::Refill => {
                let bit = luck.bit(self.pile.0);
                let card = u8::try_from(bit + 1).ok().and_then(Card::new);
                Chance::Row(self.next_position(), card.expect("a bit is a card"))
            }
            Step::Deal => {
                let seat = self.next_to_be_dealt().expect("the step asks");
                let bit = luck.bit(u128::from(self.backgrounds.0));
                Chance::Background(seat, Background(u8::try_from(bit + 1).expect("twenty")))
            }
            Step::Start => Chance::Start(Seat(below(luck, self.seats))),
            Step::Toss => self.toss(luck),
            Step::Scoring => {
                let undrawn = Condition::ALL.iter().filter(|it| !self.scoring.contains(it));
                let bits = undrawn.fold(0, |bits, it| bits | 1 << *it as u32);
                Chance::Scoring(Condition::ALL[luck.bit(bits) as usize])
            }
            Step::Turn(_)
            | Step::Lay(_)
            | Step::Frame(_)
            | Step::Jury
            | Step::Exhibition
            | Step::Standstill => unreachable!("luck is not asked"),
        }
    }

    pub(crate) fn fall(&mut self, chance: Chance) {
        match chance {
            Chance::Scoring(condition) => self.scoring.push(condition),
            Chance::Row(_, card) => self.reveal(card),
            Chance::Background(seat, background) => self.deal(seat, background),
            Chance::Start(seat) => {
                self.ask_instead(Step::Turn(seat));
            }
            Chance::Toss(up) => self.vincent_takes(up),
        }
        self.proceed();
    }

    /// Lays a card of the pile at the end of the row (CV-3.3).
    #[inline]
    pub(crate) fn reveal(&mut self, card: Card) {
        self.pile.take(card);
        self.row.push(card);
    }

    fn next_position(&self) -> u8 {
        u8::try_from(self.row.len() + 1).expect("five at most")
    }
}

fn below<L: Luck>(luck: &mut L, n: u8) -> u8 {
    u8::try_from(luck.below(u32::from(n))).expect("less than n")
}
