//! Playing alone (CV-6): with Vincent, or as a puzzle, for a rank.

use game::Luck;
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
    /// For whoever reaches none of the others.
    ParticipationPrize,
    /// Emerging artist.
    EmergingArtist,
    /// Honorable mention.
    HonorableMention,
    /// Runner-up.
    RunnerUp,
    /// Best in show.
    BestInShow,
}

impl Rank {
    /// The ranks that have to be reached, each with the least points for it, the lowest first.
    pub const FLOORS: [(Rank, i32); 4] = [
        (Rank::EmergingArtist, 25),
        (Rank::HonorableMention, 30),
        (Rank::RunnerUp, 35),
        (Rank::BestInShow, 40),
    ];

    /// The rank for `points`.
    #[must_use]
    pub fn of(points: i32) -> Rank {
        let reached = Rank::FLOORS.into_iter().rfind(|(_, floor)| *floor <= points);
        reached.map_or(Rank::ParticipationPrize, |(rank, _)| rank)
    }
}

/// Vincent uses at most this many tokens (CV-6.2).
const MOST_USED: u8 = 4;

impl Canvas {
    /// Every way Vincent's tokens may fall, with its weight: `h` of `n` face up in `n` over `h`
    /// ways. Falls that lead to the same table are one: more tokens than he uses count as those.
    pub(crate) fn tosses(&self, out: &mut Vec<(Chance, u32)>) {
        let (tokens, most) = (u32::from(self.aside), self.most_skipped());
        let mut ways = 1;
        let mut rest = 1 << tokens;
        for up in 0..most {
            out.push((Chance::Toss(up), ways));
            rest -= ways;
            ways = ways * (tokens - u32::from(up)) / (u32::from(up) + 1);
        }
        out.push((Chance::Toss(most), rest));
    }

    pub(crate) fn toss<L: Luck>(&self, luck: &mut L) -> Chance {
        Chance::Toss(luck.heads(self.aside).min(self.most_skipped()))
    }

    /// Vincent passes over four cards at most, and never over the last one (CV-6.2).
    fn most_skipped(&self) -> u8 {
        let others = u8::try_from(self.row.len()).expect("five at most") - 1;
        others.min(MOST_USED).min(self.aside)
    }

    /// Vincent's turn (CV-6.2): a token on each card he skips; the next one leaves the game.
    pub(crate) fn vincent_takes(&mut self, skipped: u8) {
        self.agenda.pop();
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
