//! Playing alone (CV-6): with Vincent, or as a puzzle, for a rank.

use serde::Serialize;

use crate::{
    components::TOKENS,
    round::{Chance, Step},
    state::Canvas,
};

/// With whom one plays (CV-6.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// With others.
    Together,
    /// Alone with Vincent (CV-6.2).
    Vincent,
    /// Alone with the whole row (CV-6.3).
    Puzzle,
}

impl Mode {
    /// How many tokens lie aside at first: Vincent's, or the reserve.
    #[must_use]
    pub const fn tokens_aside(self) -> u8 {
        match self {
            Mode::Together => 0,
            Mode::Vincent | Mode::Puzzle => TOKENS,
        }
    }
}

/// What a score alone is worth (CV-6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rank {
    /// Up to 24 points.
    ParticipationPrize,
    /// From 25.
    EmergingArtist,
    /// From 30.
    HonorableMention,
    /// From 35.
    RunnerUp,
    /// From 40.
    BestInShow,
}

impl Rank {
    /// The rank for `points`.
    #[must_use]
    pub const fn of(points: i32) -> Rank {
        match points {
            ..=24 => Rank::ParticipationPrize,
            25..=29 => Rank::EmergingArtist,
            30..=34 => Rank::HonorableMention,
            35..=39 => Rank::RunnerUp,
            40.. => Rank::BestInShow,
        }
    }
}

/// Vincent uses at most this many tokens (CV-6.2).
const MOST_USED: u8 = 4;

impl Canvas {
    /// Every way Vincent's tokens may fall, with its weight: `h` of `n` face up in `n` over `h`.
    pub(crate) fn tosses(&self, out: &mut Vec<(Chance, u32)>) {
        let tokens = u32::from(self.aside);
        let mut weight = 1;
        for up in 0..=self.aside {
            out.push((Chance::Toss(up), weight));
            weight = weight * (tokens - u32::from(up)) / (u32::from(up) + 1);
        }
    }

    /// Vincent's turn (CV-6.2): `up` tokens fell face up; he skips that many cards, the next one
    /// leaves the game.
    pub(crate) fn vincent_takes(&mut self, up: u8) {
        self.agenda.pop();
        let last = u8::try_from(self.row.len()).expect("five at most") - 1;
        let skipped = up.min(MOST_USED).min(last);
        self.row.inspire(usize::from(skipped));
        let taken = self.row.take(usize::from(skipped));
        self.aside = self.aside - skipped + taken.tokens;
        self.removed.add(taken.card);
    }

    /// What follows a turn of the only player.
    pub(crate) fn after_solo_turn(&mut self) {
        if self.rules.mode == Mode::Vincent {
            self.agenda.push(Step::Refill);
            self.agenda.push(Step::Toss);
        }
    }
}
