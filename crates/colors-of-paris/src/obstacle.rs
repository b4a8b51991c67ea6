//! Obstacles: what a player lacks for an action of the board, with the clause.

use game::{Seat, reasons};

use crate::{
    actions::improve::IMPROVEMENT_COST,
    components::{Deed, Pigment, Tool},
    reserve::Reserve,
    state::Studio,
    variants::{BonusRule, Counting, Origin},
};

/// An obstacle: what a player lacks who cannot carry out an action of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// The player lacks one of each of these pigments (CP-4.2, CP-4.3).
    Pigments(Reserve),
    /// All black is taken (CP-4.3).
    NoBlackLeft,
    /// The player lacks pigments to pay with (CP-4.4).
    Price {
        /// The cost in pigments.
        cost: u8,
        /// The number of pigments that the player has, without black.
        owned: u8,
    },
    /// The marker of the tool is on its last space (CP-4.4).
    LastSpace(Tool),
    /// The player has no painting to paint on (CP-4.7).
    NoPainting,
    /// All of the player's paintings are completely painted (CP-4.7).
    AllPainted,
    /// No pigment fits a free cell (CP-4.7).
    NothingFits,
    /// There is no painting on an easel (CP-4.6).
    EmptyEasels,
    /// The player has a painting already, and may have only one (CP-9.4a).
    OnePainting,
    /// The player has no completed painting to exhibit (CP-9.3).
    NotCompleted,
    /// There is no bonus card on display (CP-7.1).
    NoCards,
    /// The player has too little white for the cheapest bonus card (CP-7.1).
    White {
        /// The cost of the cheapest bonus card in white.
        cost: u8,
        /// The white that the player has.
        owned: u8,
    },
    /// No assistant stands whose action could be copied (CP-5.2).
    NobodyToCopy,
}

impl Studio {
    /// The obstacles for `seat` to carry out `deed` now; none if it can be carried out at least in part. If one
    /// of several things would be enough, all of them are listed.
    #[must_use]
    pub fn obstacles(&self, seat: Seat, deed: Deed) -> Vec<Obstacle> {
        if self.can_perform(seat, deed) {
            return Vec::new();
        }
        match deed {
            Deed::MixOrange => vec![self.unmixed(seat, Pigment::Orange)],
            Deed::MixGreen => vec![self.unmixed(seat, Pigment::Green)],
            Deed::MixViolet => vec![self.unmixed(seat, Pigment::Violet)],
            Deed::MixBlack => vec![self.unmixed(seat, Pigment::Black)],
            Deed::ImproveTube => vec![self.unimproved(seat, Tool::Tube)],
            Deed::ImprovePalette => vec![self.unimproved(seat, Tool::Palette)],
            Deed::ImproveBrush => vec![self.unimproved(seat, Tool::Brush)],
            Deed::TakePainting => self.unvisited(seat),
            Deed::Paint => vec![self.unpainted(seat)],
            Deed::Imitator => vec![Obstacle::NobodyToCopy],
            Deed::AcquireRed
            | Deed::AcquireYellow
            | Deed::AcquireBlue
            | Deed::FirstPlayer
            | Deed::Rotate
            | Deed::White => Vec::new(),
        }
    }

    /// The obstacle to mix `color`: the pigments that `seat` has none of.
    fn unmixed(&self, seat: Seat, color: Pigment) -> Obstacle {
        if color == Pigment::Black && self.blacks == 0 {
            return Obstacle::NoBlackLeft;
        }
        let reserve = self.painter(seat).reserve;
        let parts = color.parts().map_or(Pigment::SECONDARIES.to_vec(), |it| it.to_vec());
        let lacks = |it: &Pigment| !reserve.has(it.bit());
        let missing: Vec<Pigment> = parts.into_iter().filter(lacks).collect();
        Obstacle::Pigments(Reserve::of(&missing))
    }

    fn unimproved(&self, seat: Seat, tool: Tool) -> Obstacle {
        if !self.can_advance(seat, tool) {
            return Obstacle::LastSpace(tool);
        }
        Obstacle::Price { cost: IMPROVEMENT_COST, owned: self.painter(seat).reserve.payable() }
    }

    /// The obstacles to taking a painting, to exhibiting one and to buying a bonus card, as far as the rules of
    /// the table have each.
    fn unvisited(&self, seat: Seat) -> Vec<Obstacle> {
        let rules = self.rules;
        let is_clear = self.easels.iter().all(Option::is_none);
        let untaken = if is_clear { Obstacle::EmptyEasels } else { Obstacle::OnePainting };
        let kinds = self.display.kinds();
        let cheapest = kinds.map(|it| self.board.cost(it)).min();
        let owned = self.painter(seat).reserve.count(Pigment::White);
        let unbought = cheapest.map_or(Obstacle::NoCards, |cost| Obstacle::White { cost, owned });
        [
            (rules.origin == Origin::Market).then_some(untaken),
            (rules.counting == Counting::Exhibited).then_some(Obstacle::NotCompleted),
            (rules.cards != BonusRule::Off).then_some(unbought),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    fn unpainted(&self, seat: Seat) -> Obstacle {
        let paintings = self.painter(seat).paintings;
        if paintings.is_empty() {
            return Obstacle::NoPainting;
        }
        let is_open = paintings.iter().any(|card| self.open(card) != 0);
        if is_open { Obstacle::NothingFits } else { Obstacle::AllPainted }
    }
}

reasons! {
    /// What an action of the board requires, as it is told to a player who lacks it.
    pub enum Takes {
        Mix = "no-cp-obstacle-mix", "it takes one of each of its two primaries";
        Black
            = "no-cp-obstacle-black", "it takes one of each secondary color, and a black that is left";
        Improve
            = "no-cp-obstacle-improve", "it takes two pigments, and a marker that is not on its last space";
        Visit = "no-cp-obstacle-visit", "there is nothing there that you may have";
        Paint = "no-cp-obstacle-paint", "there is nothing that you can paint";
        Copy = "no-cp-obstacle-copy", "nobody stands there whose action you can carry out";
        None = "no-cp-obstacle-none", "nothing stands in its way";
    }
}

/// What `deed` requires, and the clause that says so.
pub(crate) const fn of(deed: Deed) -> (Takes, &'static str) {
    match deed {
        Deed::MixOrange | Deed::MixGreen | Deed::MixViolet => (Takes::Mix, "CP-4.2"),
        Deed::MixBlack => (Takes::Black, "CP-4.3"),
        Deed::ImproveTube | Deed::ImprovePalette | Deed::ImproveBrush => (Takes::Improve, "CP-4.4"),
        Deed::TakePainting => (Takes::Visit, "CP-4.6"),
        Deed::Paint => (Takes::Paint, "CP-4.7"),
        Deed::Imitator => (Takes::Copy, "CP-5.2"),
        Deed::AcquireRed
        | Deed::AcquireYellow
        | Deed::AcquireBlue
        | Deed::FirstPlayer
        | Deed::Rotate
        | Deed::White => (Takes::None, "CP-3.3"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::painters::{
        Tile,
        tests::{A, studio},
    };

    fn obstacles(options: &str, pigments: &[(Pigment, u8)], deed: Deed) -> Vec<Obstacle> {
        studio(options, Tile::Cezanne, pigments, &[1]).obstacles(A, deed)
    }

    /// CP-4.2, CP-4.3: the obstacle to mixing lists the missing colors.
    #[test]
    fn mixing() {
        let red = [(Pigment::Red, 2)];
        let yellow = Obstacle::Pigments(Reserve::of(&[Pigment::Yellow]));
        assert_eq!(obstacles("tiles=on", &red, Deed::MixOrange), [yellow]);
        let parts = Obstacle::Pigments(Reserve::of(&Pigment::SECONDARIES));
        assert_eq!(obstacles("tiles=on", &red, Deed::MixBlack), [parts]);
        let both = [(Pigment::Red, 1), (Pigment::Yellow, 1)];
        assert_eq!(obstacles("tiles=on", &both, Deed::MixOrange), []);
    }

    /// CP-4.4: black does not count as payment.
    #[test]
    fn improving() {
        let price = Obstacle::Price { cost: 2, owned: 1 };
        let pigments = [(Pigment::Red, 1), (Pigment::Black, 1)];
        assert_eq!(obstacles("tiles=on", &pigments, Deed::ImproveTube), [price]);
        let mut studio = studio("tiles=on", Tile::Cezanne, &pigments, &[]);
        studio.painter_mut(A).tools[0] = studio.board.last_space();
        let last = Obstacle::LastSpace(Tool::Tube);
        assert_eq!(studio.obstacles(A, Deed::ImproveTube), [last]);
    }

    /// CP-4.7: an empty easel, and a painting that nothing fits.
    #[test]
    fn painting() {
        assert_eq!(obstacles("tiles=on", &[], Deed::Paint), [Obstacle::NothingFits]);
        let studio = studio("tiles=on", Tile::Cezanne, &[], &[]);
        assert_eq!(studio.obstacles(A, Deed::Paint), [Obstacle::NoPainting]);
        assert_eq!(studio.obstacles(A, Deed::White), []);
    }

    /// CP-7.1, CP-9.3: neither a completed painting nor white for the cheapest card.
    #[test]
    fn visiting() {
        let mut studio = studio("tiles=on cards=j counts=exhibited", Tile::Cezanne, &[], &[1]);
        studio.easels = Default::default();
        studio.display = crate::bonus::Bonuses::default();
        let none = [Obstacle::EmptyEasels, Obstacle::NotCompleted, Obstacle::NoCards];
        assert_eq!(studio.obstacles(A, Deed::TakePainting), none);
        studio.display.add(crate::bonus::Bonus::Paint);
        let white = Obstacle::White { cost: 4, owned: 0 };
        assert_eq!(studio.obstacles(A, Deed::TakePainting)[2], white);
    }
}
