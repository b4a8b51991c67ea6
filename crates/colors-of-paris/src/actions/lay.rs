//! Laying an assistant down (CP-3.3): what it does, whether it can, or doing nothing.

use game::Seat;

use crate::{
    actions::{Action, place::inner_space},
    components::{Deed, Pigment, Tool},
    round::Step,
    state::Studio,
    variants::BonusRule,
};

impl Studio {
    /// Every standing assistant may be laid down; it may act if that is possible at all.
    #[inline]
    pub(crate) fn list_turns(&self, seat: Seat, out: &mut Vec<Action>) {
        for deed in self.deeds_facing(self.painter(seat).standing.any()) {
            self.list_turn(seat, deed, out);
        }
        for (holder, deed) in
            self.inner.iter().zip([Deed::FirstPlayer, Deed::Imitator, Deed::Rotate])
        {
            if *holder == Some(seat) {
                self.list_turn(seat, deed, out);
            }
        }
        if self.painter(seat).center != 0 {
            self.list_turn(seat, Deed::White, out);
        }
        self.list_uses(seat, out);
    }

    #[inline]
    fn list_turn(&self, seat: Seat, deed: Deed, out: &mut Vec<Action>) {
        if self.can_perform(seat, deed) {
            out.push(Action::Lay(deed));
        }
        out.push(Action::Decline(deed));
    }

    #[inline]
    pub(crate) fn lay(&mut self, seat: Seat, deed: Deed) {
        self.decline(seat, deed);
        self.perform(seat, deed);
    }

    /// The assistant lies down; what follows its action is on the agenda.
    #[inline]
    pub(crate) fn decline(&mut self, seat: Seat, deed: Deed) {
        match inner_space(deed) {
            Some(space) => {
                self.inner[space] = None;
                self.painter_mut(seat).resting += 1;
            }
            None if deed == Deed::White => {
                let painter = self.painter_mut(seat);
                painter.center -= 1;
                painter.resting += 1;
            }
            None => {
                let sector = self.sector_of(deed);
                let painter = self.painter_mut(seat);
                painter.standing.take(sector);
                painter.lying.add(sector);
            }
        }
        match self.rules.cards {
            BonusRule::Off | BonusRule::A => self.end_turn(seat),
            BonusRule::B | BonusRule::J => self.ask_instead(Step::After(seat)),
        }
    }

    /// Whether `seat` can carry out `deed` now, at least in part.
    #[inline]
    #[must_use]
    pub fn can_perform(&self, seat: Seat, deed: Deed) -> bool {
        match deed {
            Deed::AcquireRed
            | Deed::AcquireYellow
            | Deed::AcquireBlue
            | Deed::FirstPlayer
            | Deed::Rotate
            | Deed::White => true,
            Deed::MixOrange => self.can_mix(seat, Pigment::Orange),
            Deed::MixGreen => self.can_mix(seat, Pigment::Green),
            Deed::MixViolet => self.can_mix(seat, Pigment::Violet),
            Deed::MixBlack => self.can_mix(seat, Pigment::Black),
            Deed::ImproveTube => self.can_improve(seat, Tool::Tube),
            Deed::ImprovePalette => self.can_improve(seat, Tool::Palette),
            Deed::ImproveBrush => self.can_improve(seat, Tool::Brush),
            Deed::TakePainting => self.can_visit(seat),
            Deed::Paint => self.can_paint(seat, self.level(seat, Tool::Brush), self.guests(seat)),
            Deed::Imitator => self.can_imitate(seat),
        }
    }

    /// Carries out `deed`, or puts on the agenda what has to be asked.
    #[inline]
    pub(crate) fn perform(&mut self, seat: Seat, deed: Deed) {
        match deed {
            Deed::AcquireRed => self.acquire(seat, Pigment::Red),
            Deed::AcquireYellow => self.acquire(seat, Pigment::Yellow),
            Deed::AcquireBlue => self.acquire(seat, Pigment::Blue),
            Deed::MixOrange => self.agenda.push(Step::Mix(seat, Pigment::Orange)),
            Deed::MixGreen => self.agenda.push(Step::Mix(seat, Pigment::Green)),
            Deed::MixViolet => self.agenda.push(Step::Mix(seat, Pigment::Violet)),
            Deed::MixBlack => self.mix_black(seat),
            Deed::ImproveTube => self.improve(seat, Tool::Tube),
            Deed::ImprovePalette => self.improve(seat, Tool::Palette),
            Deed::ImproveBrush => self.improve(seat, Tool::Brush),
            Deed::TakePainting => self.agenda.push(Step::Visit(seat)),
            Deed::Paint => self.begin_to_paint(seat),
            Deed::FirstPlayer => self.become_first_player(seat),
            Deed::Imitator => self.agenda.push(Step::Copy(seat)),
            Deed::Rotate => self.rotate(seat),
            Deed::White => self.acquire_white(seat),
        }
    }
}
