//! The solo modes (CV-6), with Vincent and as a puzzle, and their ranks.

use game::Luck;
use serde::Serialize;

use crate::{
    components::STARTING_TOKENS,
    round::{Chance, Step},
    state::Canvas,
};

/// The mode of a game (CV-6.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// A game of several players.
    Together,
    /// A solo game against Vincent (CV-6.2).
    Vincent,
    /// The solo puzzle (CV-6.3).
    Puzzle,
}

impl Mode {
    /// The number of tokens that Vincent, or the reserve of the puzzle, has at the start.
    #[must_use]
    pub const fn tokens_aside(self) -> u8 {
        match self {
            Mode::Together => 0,
            Mode::Vincent | Mode::Puzzle => STARTING_TOKENS,
        }
    }
}

/// The rank for a score in a solo game (CV-6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rank {
    /// The rank below all others.
    ParticipationPrize,
    /// The rank *emerging artist*.
    EmergingArtist,
    /// The rank *honorable mention*.
    HonorableMention,
    /// The rank *runner-up*.
    RunnerUp,
    /// The rank *best in show*, the highest.
    BestInShow,
}

impl Rank {
    /// The ranks above the lowest, each with the points that are needed for it, the lowest first.
    pub const FLOORS: [(Rank, i32); 4] = [
        (Rank::EmergingArtist, 25),
        (Rank::HonorableMention, 30),
        (Rank::RunnerUp, 35),
        (Rank::BestInShow, 40),
    ];

    /// The rank for this number of points.
    #[must_use]
    pub fn of(points: i32) -> Rank {
        let reached = Rank::FLOORS.into_iter().rfind(|(_, floor)| *floor <= points);
        reached.map_or(Rank::ParticipationPrize, |(rank, _)| rank)
    }
}

/// The greatest number of tokens that Vincent uses (CV-6.2).
const MAX_USED_TOKENS: u8 = 4;

impl Canvas {
    /// Lists the outcomes of tossing Vincent's tokens with their weights: of `n` tokens, `h` fall face up in "n
    /// choose h" ways. Outcomes that lead to the same table are merged: face-up tokens beyond the number that
    /// Vincent uses make no difference.
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

    /// The greatest number of cards that Vincent skips: four, and never the last of the row (CV-6.2).
    fn most_skipped(&self) -> u8 {
        let others = u8::try_from(self.row.len()).expect("five at most") - 1;
        others.min(MAX_USED_TOKENS).min(self.aside)
    }

    /// Plays Vincent's turn (CV-6.2): a token goes on each card that he skips, and the next card leaves the
    /// game.
    pub(crate) fn vincent_takes(&mut self, skipped: u8) {
        self.agenda.pop();
        self.row.inspire(usize::from(skipped));
        let taken = self.row.take(usize::from(skipped));
        self.aside = self.aside - skipped + taken.tokens;
        self.removed.add(taken.card);
    }

    /// Puts the steps that follow a turn of a solo game on the agenda.
    pub(crate) fn after_solo_turn(&mut self) {
        if self.rules.mode == Mode::Vincent {
            self.agenda.push(Step::Refill);
            self.agenda.push(Step::Toss);
        }
    }
}
