//! Laying an assistant down (CP-3.3): which actions of the board can be carried out, and how to decline.

use game::Seat;

use crate::{
    actions::{
        Action,
        place::{inner_places, inner_space},
        push_if,
    },
    cards::bits,
    components::{Deed, Pigment, Tool},
    round::Step,
    state::Studio,
    variants::BonusRule,
};

/// The actions of the board that can always be carried out, a bit for each.
const ALWAYS: u16 = Deed::AcquireRed.bit()
    | Deed::AcquireYellow.bit()
    | Deed::AcquireBlue.bit()
    | Deed::FirstPlayer.bit()
    | Deed::Rotate.bit()
    | Deed::White.bit();
/// The set of all positions of the wheel.
const ANYWHERE: u16 = u16::MAX;

/// The places where a player's assistants stand, and the places where they can act, as sets with a bit for each
/// place.
#[derive(Clone, Copy)]
pub(crate) struct AssistantPlaces {
    pub(crate) standing: u16,
    pub(crate) able: u16,
}

impl Studio {
    /// Lists the ways to lay an assistant down: to act where that is possible, and to decline.
    #[inline]
    pub(crate) fn list_turns(&self, seat: Seat, out: &mut Vec<Action>) {
        let AssistantPlaces { standing, able } = self.turns(seat);
        for place in bits(standing.into()) {
            let deed = self.board.deed_at(u32::from(place));
            push_if(able >> place & 1 != 0, Action::Lay(deed), out);
            out.push(Action::Decline(deed));
        }
        self.list_uses(seat, out);
    }

    /// Whether any assistant of `seat` can act, and not only decline.
    #[must_use]
    pub fn can_act(&self, seat: Seat) -> bool {
        self.turns(seat).able != 0
    }

    /// The places of the assistants of `seat`.
    #[inline]
    pub(crate) fn turns(&self, seat: Seat) -> AssistantPlaces {
        let facing = self.facing(self.painter(seat).standing.any());
        let mut feasible = self.feasible(seat, facing);
        let [first_player, imitator, rotate] = self.inner_spaces_of(seat);
        if imitator && self.can_imitate(seat) {
            feasible |= Deed::Imitator.bit();
        }
        let white = self.painter(seat).center != 0;
        let standing = facing | inner_places([first_player, imitator, rotate, white]);
        AssistantPlaces { standing, able: self.board.places_of(feasible) & standing }
    }

    #[inline]
    pub(crate) fn lay(&mut self, seat: Seat, deed: Deed) {
        self.decline(seat, deed);
        self.perform(seat, deed);
    }

    /// Lays the assistant down without carrying out its action, and puts the next step on the agenda.
    #[inline]
    pub(crate) fn decline(&mut self, seat: Seat, deed: Deed) {
        if deed.is_outer() {
            let sector = self.sector_of(deed);
            let painter = self.painter_mut(seat);
            painter.standing.take(sector);
            painter.lying.add(sector);
        } else {
            match inner_space(deed) {
                Some(space) => {
                    self.inner[space] = None;
                    self.painter_mut(seat).rests |= 1 << space;
                }
                None => self.painter_mut(seat).center -= 1,
            }
            self.painter_mut(seat).resting += 1;
        }
        match self.rules.cards {
            BonusRule::B | BonusRule::J if self.may_hold_cards_after(seat, deed) => {
                self.ask_instead(Step::After(seat));
            }
            BonusRule::Off | BonusRule::A | BonusRule::B | BonusRule::J => self.end_turn(seat),
        }
    }

    /// Whether `seat` may have bonus cards after `deed`: cards are bought only where paintings are taken.
    #[inline]
    fn may_hold_cards_after(&self, seat: Seat, deed: Deed) -> bool {
        !self.painter(seat).cards.is_empty() || matches!(deed, Deed::TakePainting | Deed::Imitator)
    }

    /// Whether `seat` can carry out `deed` now, at least in part.
    #[inline]
    #[must_use]
    pub fn can_perform(&self, seat: Seat, deed: Deed) -> bool {
        match deed {
            Deed::Imitator => self.can_imitate(seat),
            Deed::AcquireRed
            | Deed::ImproveTube
            | Deed::MixOrange
            | Deed::TakePainting
            | Deed::AcquireYellow
            | Deed::ImproveBrush
            | Deed::MixGreen
            | Deed::MixBlack
            | Deed::AcquireBlue
            | Deed::ImprovePalette
            | Deed::MixViolet
            | Deed::Paint
            | Deed::FirstPlayer
            | Deed::Rotate
            | Deed::White => self.feasible(seat, ANYWHERE) & deed.bit() != 0,
        }
    }

    /// The actions of the board that `seat` can carry out now, at least in part, a bit for each. *Take a
    /// painting* and *Paint* are in the set only if they are at one of these positions of the wheel; *Imitator*
    /// never is.
    ///
    /// The whole set is computed at once, without branches, because a processor cannot predict which actions
    /// the assistants face: mispredictions took a tenth of a playout.
    #[inline]
    pub(crate) fn feasible(&self, seat: Seat, positions: u16) -> u16 {
        let mut feasible = ALWAYS | self.mixable(seat) | self.improvable(seat);
        let faces = |deed: Deed| positions >> self.board.position(deed) & 1 != 0;
        if faces(Deed::TakePainting) && self.can_visit(seat) {
            feasible |= Deed::TakePainting.bit();
        }
        if faces(Deed::Paint)
            && self.can_paint(seat, self.level(seat, Tool::Brush), self.guests(seat))
        {
            feasible |= Deed::Paint.bit();
        }
        feasible
    }

    /// Carries out `deed`, or puts its question on the agenda.
    #[inline]
    pub(crate) fn perform(&mut self, seat: Seat, deed: Deed) {
        match deed {
            Deed::AcquireRed => self.acquire(seat, Pigment::Red),
            Deed::AcquireYellow => self.acquire(seat, Pigment::Yellow),
            Deed::AcquireBlue => self.acquire(seat, Pigment::Blue),
            Deed::MixOrange => self.begin_to_mix(seat, Pigment::Orange),
            Deed::MixGreen => self.begin_to_mix(seat, Pigment::Green),
            Deed::MixViolet => self.begin_to_mix(seat, Pigment::Violet),
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
