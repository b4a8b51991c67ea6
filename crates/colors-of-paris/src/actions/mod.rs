//! The actions of players (CP-3 to CP-7), one file for each kind.

use game::Seat;

use crate::{
    bonus::Bonus,
    cards::Card,
    cells::Cell,
    components::{Deed, Pigment, Tool},
    painters::Tile,
    round::Step,
    state::{ColorsOfParis, Studio},
};

pub mod place;
pub mod lay;
pub mod acquire;
pub mod mix;
pub mod improve;
pub mod take;
pub mod exhibit;
pub mod paint;
pub mod first_player;
pub mod imitate;
pub mod rotate;
pub mod white;
pub mod bonus_cards;
pub mod exchange;
pub mod advance;
mod stride;

/// An action: one small decision of a player. What the board prints is a [`Deed`], an action of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Keep this painter tile (CP-8.0).
    Keep(Tile),
    /// Choose this color for Gauguin's tile (CP-8.3).
    Tint(Pigment),
    /// Keep this card of the pack (CP-9.2).
    Pick(Card),
    /// Put this card before oneself, grid up (CP-9.2, CP-9.3).
    Show(Card),
    /// Place an assistant on this action of the board (CP-3.1).
    Place(Deed),
    /// Lay the assistant on this action of the board down and carry out the action (CP-3.3).
    Lay(Deed),
    /// Lay the assistant on this action of the board down without the action (CP-3.3).
    Decline(Deed),
    /// Use a bonus card (CP-7.1).
    Use(Bonus),
    /// Exhibit a painting with a bonus card (CP-9.8b).
    ExhibitBy(Bonus),
    /// Take this painting from its easel (CP-4.6).
    Take(Card),
    /// Buy a bonus card (CP-7.1).
    Buy(Bonus),
    /// Exhibit this painting (CP-9.3).
    Exhibit(Card),
    /// Copy this action of the board (CP-5.2).
    Copy(Deed),
    /// Mix this color (CP-4.2, CP-4.3), perhaps with white instead of a primary (CP-8.3).
    Mix(Pigment, Option<Pigment>),
    /// Pay this pigment (CP-4.4).
    Pay(Pigment),
    /// Improve the same tool again, by Cézanne's power (CP-8.1).
    Again,
    /// Take a new assistant (CP-4.5).
    Hire,
    /// Take the prestige token of the tool (CP-4.5).
    Token,
    /// Advance this tool's marker (CP-7.2).
    Advance(Tool),
    /// Exchange the first pigment for the second (CP-7.2).
    Exchange(Pigment, Pigment),
    /// Paint a cell (CP-4.7).
    Paint(Stroke),
    /// Paint a cell of this color with a white of this player (CP-8.7).
    Borrow(Seat, Card, Cell),
    /// End an action that may be repeated, such as painting.
    Stop,
    /// Turn the wheel by this number of steps (CP-5.3).
    Turn(u8),
    /// Give this pigment back (CP-6.3).
    Dry(Pigment),
    /// Stand up the assistant that now faces this action of the board (CP-6.4).
    Stand(Deed),
}

/// A stroke: one pigment on one cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stroke {
    /// The painting.
    pub card: Card,
    /// The cell, by its color and, if it is named, by its place.
    pub cell: Cell,
    /// The pigment that is put on the cell.
    pub pigment: Pigment,
}

/// Appends `action` if it is possible.
///
/// The action is written in any case and then dropped again, because a branch would be mispredicted half of the
/// time.
#[inline]
fn push_if(is_possible: bool, action: Action, out: &mut Vec<Action>) {
    let len = out.len() + usize::from(is_possible);
    out.push(action);
    out.truncate(len);
}

impl ColorsOfParis {
    #[inline]
    pub(crate) fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let step = self.studio.asked();
        // Three of four questions are one of these two: asked first, they are answered sooner.
        if let Step::Place(asked) | Step::Act(asked) = *step {
            if asked == seat {
                self.studio.list_open_actions(seat, out);
            }
        } else if !self.studio.turn().asks(seat) {
            // Nothing is asked of this player.
        } else if *step == Step::Keep {
            out.extend(self.dealt.tiles[seat.idx()].iter().map(Action::Keep));
        } else if let Step::Pick(passes) = *step {
            out.extend(self.pack(seat, passes).iter().map(Action::Pick));
        } else if matches!(step, Step::Unveil | Step::Show(_)) {
            out.extend(self.hand(seat).iter().map(Action::Show));
        } else {
            self.studio.list_open_actions(seat, out);
        }
    }

    // A call of its own, so that `apply` is small and stands where it is called, and no event has to be
    // passed in memory.
    #[inline(never)]
    pub(crate) fn act(&mut self, seat: Seat, action: Action) {
        if let Action::Keep(tile) = action {
            self.keep(seat, tile);
        } else if let Action::Pick(card) = action {
            self.pick(seat, card);
        } else if let Action::Show(card) = action {
            self.show(seat, card);
        } else {
            self.studio.act_openly(seat, action);
        }
        self.studio.proceed();
    }
}

impl Studio {
    /// Lists the actions of `seat`, who is asked, in all steps whose actions are not secret.
    #[inline]
    pub(crate) fn list_open_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match *self.asked() {
            Step::Place(_) => self.list_places(seat, out),
            Step::Act(_) => self.list_turns(seat, out),
            Step::Paint { left, guests, .. } => self.list_strokes(seat, left, guests, out),
            Step::Pay(..) | Step::PayAgain(..) => self.list_payments(seat, out),
            Step::After(_) => self.list_after(seat, out),
            Step::Visit(_) => self.list_visits(seat, out),
            Step::Bought(_, bonus) => self.list_bought(seat, bonus, out),
            Step::Exhibit(_) => out.extend(self.completed(seat).map(Action::Exhibit)),
            Step::Copy(_) => self.list_copies(seat, out),
            Step::MixAny(_) => self.list_mixes(seat, out),
            Step::Mix(_, color) => self.list_ways_to_mix(seat, color, out),
            Step::Again(..) => Studio::list_again(out),
            Step::Reward(..) => out.extend([Action::Hire, Action::Token]),
            Step::Tools(_, left) => self.list_advances(seat, left, out),
            Step::Exchange(_, left) => self.list_exchanges(seat, left, out),
            Step::Dab { color, on, .. } => self.list_dabs(seat, color, on, out),
            Step::Degas { from, on, .. } => self.list_degas(seat, from, on, out),
            Step::Tint(_) => Studio::list_tints(out),
            Step::Turn(_) => out.extend([Action::Turn(0), Action::Turn(2)]),
            Step::Dry(_) => self.list_dryings(seat, out),
            Step::Stand(_) => self.list_stands(seat, out),
            Step::Luck(_)
            | Step::Keep
            | Step::Pick(_)
            | Step::Unveil
            | Step::Show(_)
            | Step::Prepare
            | Step::Next
            | Step::Over => (),
        }
    }

    #[inline]
    pub(crate) fn act_openly(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Place(deed) => self.place(seat, deed),
            Action::Lay(deed) => self.lay(seat, deed),
            Action::Decline(deed) => self.decline(seat, deed),
            Action::Paint(stroke) => self.stroke(seat, stroke),
            Action::Pay(pigment) => self.pay(seat, pigment),
            Action::Stop => self.stop(seat),
            Action::Dry(pigment) => self.dry(seat, pigment),
            Action::Stand(deed) => self.stand(seat, deed),
            Action::Tint(color) => self.tint(seat, color),
            Action::Use(bonus) => self.use_bonus(seat, bonus),
            Action::ExhibitBy(bonus) => self.exhibit_by(seat, bonus),
            Action::Take(card) => self.take_painting(seat, card),
            Action::Buy(bonus) => self.buy(seat, bonus),
            Action::Exhibit(card) => self.exhibit(seat, card),
            Action::Copy(deed) => self.copy(seat, deed),
            Action::Mix(color, without) => self.mix(seat, color, without),
            Action::Again => self.improve_again(seat),
            Action::Hire => self.hire(seat),
            Action::Token => self.take_token(seat),
            Action::Advance(tool) => self.advance_freely(seat, tool),
            Action::Exchange(from, to) => self.exchange(seat, from, to),
            Action::Borrow(lender, card, cell) => self.borrow(seat, lender, card, cell),
            Action::Turn(steps) => self.turn_as_chosen(steps),
            Action::Keep(_) | Action::Pick(_) | Action::Show(_) => (),
        }
    }

    /// Ends the present step, if the player may end it.
    fn stop(&mut self, seat: Seat) {
        if let Step::After(_) = self.step() {
            self.end_turn(seat);
        } else if let Step::Degas { from, .. } = self.step() {
            self.stop_degas(from);
        } else {
            self.agenda.pop();
        }
    }
}
