//! The agenda: a list of steps, the next one last. The turn and the actions follow from that step alone; steps
//! in which nothing can be chosen are settled without a question.

use game::{Seat, Seats, Turn};
use serde::Serialize;

use crate::{
    bonus::Bonus,
    cards::Card,
    components::{Pigment, Tool},
    draft::HAND_CARDS,
    luck::Draw,
    scoring::End,
    state::Studio,
};

/// A step of the agenda.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Luck answers a question.
    Luck(Draw),
    /// Every player keeps one of their painter tiles (CP-8.0).
    Keep,
    /// Gauguin's player chooses a color (CP-8.3).
    Tint(Seat),
    /// Every player keeps a card of their pack, after this number of picks (CP-9.2).
    Pick(u8),
    /// Every player puts their first painting down (CP-9.2).
    Unveil,
    /// A player puts an assistant on the board (CP-3.1).
    Place(Seat),
    /// A player lays an assistant down, or uses a bonus card before (CP-3.3).
    Act(Seat),
    /// A player may use bonus cards after the action (CP-7.1).
    After(Seat),
    /// A player may take or exhibit a painting, or buy bonus cards (CP-4.6).
    Visit(Seat),
    /// A player has bought a bonus card, which is used at once or never (CP-7.1).
    Bought(Seat, Bonus),
    /// A player chooses which painting to exhibit (CP-9.3).
    Exhibit(Seat),
    /// A player puts the next painting of their hand down (CP-9.3).
    Show(Seat),
    /// A player chooses which action to copy (CP-5.2).
    Copy(Seat),
    /// A player chooses which color to mix (CP-7.2).
    MixAny(Seat),
    /// A player chooses how to mix this color (CP-8.3).
    Mix(Seat, Pigment),
    /// A player pays this many pigments to improve a tool (CP-4.4).
    Pay(Seat, Tool, u8),
    /// A player pays this many pigments to improve a tool a second time (CP-8.1).
    PayAgain(Seat, Tool, u8),
    /// A player may improve the tool again (CP-8.1).
    Again(Seat, Tool),
    /// A marker has reached the sixth space, and its player chooses the reward (CP-4.5).
    Reward(Seat, Tool),
    /// A player may advance this many markers (CP-7.2).
    Tools(Seat, u8),
    /// A player may exchange this many pigments (CP-7.2).
    Exchange(Seat, u8),
    /// A player paints, with a number of strokes left in the brush and of white that may be borrowed (CP-4.7,
    /// CP-8.7).
    Paint {
        /// The player.
        seat: Seat,
        /// The number of strokes that the brush has left.
        left: u8,
        /// The number of white that may still be borrowed from opponents.
        guests: u8,
    },
    /// A player may paint cells of one color (CP-8.4).
    Dab {
        /// The player.
        seat: Seat,
        /// The color of the cells.
        color: Pigment,
        /// The number of cells that may still be painted.
        left: u8,
        /// The painting on which the cells must be, once it is decided.
        on: Option<Card>,
    },
    /// Degas's player paints with pigments of a painting that counts (CP-8.2).
    Degas {
        /// The player.
        seat: Seat,
        /// The painting that the pigments come from.
        from: Card,
        /// The number of pigments that may still be moved.
        left: u8,
        /// The painting on which the pigments are put, once it is decided.
        on: Option<Card>,
    },
    /// All assistants lie: the game ends or the next round is prepared (CP-10.1).
    Prepare,
    /// A player decides how far the wheel turns (CP-5.3).
    Turn(Seat),
    /// A player gives pigments back; then the next player does (CP-6.3).
    Dry(Seat),
    /// A player stands an assistant up; then the next player does (CP-6.4).
    Stand(Seat),
    /// The next round begins (CP-6.5, CP-6.6).
    Next,
    /// The game has ended.
    #[default]
    Over,
}

impl Studio {
    /// The next step: it waits for a player or for luck, or it is the end of the game. Steps that wait for
    /// nothing are settled by `proceed`.
    #[must_use]
    #[inline]
    pub fn step(&self) -> Step {
        *self.asked()
    }

    /// A reference to the next step. A match on the reference reads the step byte by byte, as it has just been
    /// written. A copy would read it as one word, which has to wait until the bytes are stored; that took a
    /// twentieth of a random game.
    #[inline]
    pub(crate) fn asked(&self) -> &Step {
        self.agenda.last().expect("a game that is over stays over")
    }

    #[inline]
    pub(crate) fn turn(&self) -> Turn {
        match *self.asked() {
            Step::Luck(_) => Turn::Chance,
            Step::Keep | Step::Pick(_) | Step::Unveil => Turn::Players(self.undecided()),
            Step::Place(seat)
            | Step::Act(seat)
            | Step::Tint(seat)
            | Step::After(seat)
            | Step::Visit(seat)
            | Step::Bought(seat, _)
            | Step::Exhibit(seat)
            | Step::Show(seat)
            | Step::Copy(seat)
            | Step::MixAny(seat)
            | Step::Mix(seat, _)
            | Step::Pay(seat, ..)
            | Step::PayAgain(seat, ..)
            | Step::Again(seat, _)
            | Step::Reward(seat, _)
            | Step::Tools(seat, _)
            | Step::Exchange(seat, _)
            | Step::Paint { seat, .. }
            | Step::Dab { seat, .. }
            | Step::Degas { seat, .. }
            | Step::Turn(seat)
            | Step::Dry(seat)
            | Step::Stand(seat) => Turn::Players(Seats::only(seat)),
            Step::Prepare | Step::Next | Step::Over => Turn::Over,
        }
    }

    /// The seats that have not yet answered a question that all players answer.
    pub(crate) fn undecided(&self) -> Seats {
        self.all_seats().filter(|seat| !self.decided.contains(*seat)).collect()
    }

    /// Replaces the next step by `step`.
    #[inline]
    pub(crate) fn ask_instead(&mut self, step: Step) {
        *self.agenda.last_mut().expect("a step was asked") = step;
    }

    /// Settles the steps in which neither a player nor luck has a choice.
    #[inline]
    pub(crate) fn proceed(&mut self) {
        while self.settles_itself() {}
    }

    /// Settles the next step if nothing can be chosen in it. Returns whether it did.
    #[inline]
    fn settles_itself(&mut self) -> bool {
        match *self.asked() {
            Step::Place(seat) => self.seek_who_places(seat),
            Step::Act(seat) => self.seek_who_acts(seat),
            Step::After(seat) => self.skip_after(seat),
            Step::Paint { seat, left, guests } => {
                self.drop_unless(self.can_paint(seat, left, guests))
                    || self.begins_in_one_way(seat, left, guests) && self.answer_if_only(seat)
            }
            Step::Pay(..) | Step::PayAgain(..) => self.pay_what_must_be(),
            Step::Luck(Draw::Display) => {
                self.restack();
                self.drop_unless(self.wants_bonus_cards())
            }
            Step::Luck(draw) => self.drop_unless(self.asks_luck(draw)),
            Step::Visit(seat) => self.visit_without_choice(seat),
            Step::Exhibit(seat) => self.exhibit_the_only_one(seat),
            Step::Copy(seat) => self.copy_the_only_one(seat),
            Step::Mix(seat, color) => self.mix_the_only_way(seat, color),
            Step::Again(seat, tool) => self.drop_unless(self.can_improve_again(seat, tool)),
            Step::MixAny(seat) => self.answer_if_only(seat),
            Step::Tools(seat, left) => {
                self.drop_unless(left != 0 && self.can_advance_any(seat))
                    || self.answer_if_only(seat)
            }
            Step::Exchange(seat, left) => self.drop_unless(left != 0 && self.can_exchange(seat)),
            Step::Dab { seat, color, left, on } => {
                self.drop_unless(left != 0 && self.can_dab(seat, color, on))
            }
            Step::Degas { seat, from, left, on } => self.end_degas(seat, from, left, on),
            Step::Prepare => self.prepare(),
            Step::Dry(seat) => self.keep_from_drying(seat),
            Step::Stand(seat) => self.stand_the_only_one(seat),
            Step::Next => self.begin_round(),
            Step::Keep
            | Step::Tint(_)
            | Step::Pick(_)
            | Step::Unveil
            | Step::Bought(..)
            | Step::Show(_)
            | Step::Reward(..)
            | Step::Turn(_)
            | Step::Over => false,
        }
    }

    /// Gives the answer of `seat` if there is only one (CP-3.3). Returns whether it did.
    fn answer_if_only(&mut self, seat: Seat) -> bool {
        let mut answers = Vec::new();
        self.list_open_actions(seat, &mut answers);
        let [only] = answers[..] else { return false };
        self.act_openly(seat, only);
        true
    }

    /// Whether luck has anything left to draw for the question `draw`.
    fn asks_luck(&self, draw: Draw) -> bool {
        match draw {
            Draw::Tiles(n) => n < self.seats * 2,
            Draw::Pictures => self.picture_count() < self.rules.pictures,
            Draw::Back(n) => n < self.seats * HAND_CARDS,
            Draw::Refill => self.empty_easel().is_some() && !self.pile.is_empty(),
            Draw::Renew(easels) => easels != 0 && !self.pile.is_empty(),
            Draw::Display => self.wants_bonus_cards(),
            Draw::Front(..) | Draw::Pass(_) | Draw::HalfTurn | Draw::Start => true,
        }
    }

    /// Keeps the step if `asks` is true, and drops it otherwise. Returns whether it was dropped.
    #[inline]
    fn drop_unless(&mut self, asks: bool) -> bool {
        if !asks {
            self.agenda.pop();
        }
        !asks
    }

    /// Finds the next player who has an assistant to place, from `seat` on (CP-3.1).
    #[inline]
    fn seek_who_places(&mut self, seat: Seat) -> bool {
        self.seek(seat, |it, seat| it.painter(seat).idle != 0, Step::Place)
    }

    /// Finds the next player who has an assistant standing, from `seat` on (CP-3.3).
    #[inline]
    fn seek_who_acts(&mut self, seat: Seat) -> bool {
        self.seek(seat, Studio::stands, Step::Act)
    }

    #[inline]
    fn seek(
        &mut self,
        from: Seat,
        is_asked: impl Fn(&Studio, Seat) -> bool,
        step: impl Fn(Seat) -> Step,
    ) -> bool {
        let mut seat = from;
        for _ in 0..self.seats {
            if is_asked(self, seat) {
                self.ask_instead(step(seat));
                return false;
            }
            seat = seat.next(self.seats);
        }
        self.agenda.pop();
        true
    }

    /// Whether any assistant of `seat` stands.
    #[inline]
    fn stands(&self, seat: Seat) -> bool {
        let painter = self.painter(seat);
        let inner = self.inner_spaces_of(seat).iter().any(|it| *it);
        // One test instead of five, none of which could be foretold.
        painter.standing.any() | u16::from(painter.center) | u16::from(inner) != 0
    }

    /// Ends the turn of `seat`: the next player acts.
    #[inline]
    pub(crate) fn end_turn(&mut self, seat: Seat) {
        self.ask_instead(Step::Act(seat.next(self.seats)));
    }

    /// Calls the end; the first reason is recorded (CP-10.1).
    pub(crate) fn call_end(&mut self, end: End) {
        self.end.get_or_insert(end);
    }
}
