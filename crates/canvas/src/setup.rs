//! The set-up (CV-2). Deals and draws are events that follow it.

use game::{BadSetup, Seat};
use tinyvec::ArrayVec;

use crate::{
    components::{Background, Backgrounds, Cards, STARTING_TOKENS},
    round::{Chance, Step},
    row::Row,
    state::{Canvas, Painter},
    variants::Options,
};

/// The number of backgrounds, and so of paintings, of each player (CV-2.3).
pub const PAINTINGS: usize = 3;

impl Canvas {
    pub(crate) fn lay_out(seats: u8, options: &Options) -> Result<Canvas, BadSetup> {
        let (rules, scoring, deck) = options.settle(seats)?;
        let mut painters = [Painter::default(); 5];
        for painter in &mut painters[..usize::from(seats)] {
            painter.tokens = STARTING_TOKENS;
        }
        let mut canvas = Canvas {
            pile: deck.cards(),
            removed: Cards::default(),
            deck,
            backgrounds: Backgrounds::ALL,
            row: Row::default(),
            desk: ArrayVec::new(),
            aside: rules.mode.tokens_aside(),
            seats,
            painters,
            ballots: [None; 5],
            scoring,
            rules,
            agenda: ArrayVec::new(),
        };
        canvas.plan_set_up();
        Ok(canvas)
    }

    /// Puts the steps of the set-up on the agenda, in the order of the rulebook. In a solo game no first player
    /// is drawn.
    fn plan_set_up(&mut self) {
        self.agenda.push(if self.seats == 1 { Step::Turn(Seat(0)) } else { Step::Start });
        self.agenda.push(Step::Deal);
        self.agenda.push(Step::Refill);
        self.agenda.push(Step::Scoring);
        self.proceed();
    }

    /// The seat that is dealt the next background: three for each seat, seat after seat (CV-2.3).
    pub(crate) fn next_to_be_dealt(&self) -> Option<Seat> {
        let seats = &self.painters[..usize::from(self.seats)];
        let at = seats.iter().position(|it| it.backgrounds.len() < PAINTINGS)?;
        Some(Seat(u8::try_from(at).expect("five at most")))
    }

    pub(crate) fn deal(&mut self, seat: Seat, background: Background) {
        self.backgrounds.take(background);
        self.painters[seat.idx()].backgrounds.add(background);
    }

    /// The scoring cards that may be drawn for the next place (CV-2.1).
    pub(crate) fn undrawn_scoring_cards(&self) -> impl Iterator<Item = Chance> {
        let all = crate::Condition::ALL.into_iter();
        all.filter(|it| !self.scoring.contains(it)).map(Chance::Scoring)
    }
}
