//! Atelier: what lies there, what it is good for, and what the hand could add to it.

use atelier::{
    Action, Atelier, Cards, Kind,
    components::{BLANK, DRAWN, PAINTED},
};
use game::{Luck, Seat};

use crate::{Judged, Skill, many, small, strongest, weights::weights};

weights! {
    /// A canvas that lies there pays a color every turn.
    source = 0.9;
    /// A blank canvas will be drawn on.
    blank_base = 0.9;
    /// A painting in hand with a drawing to go on.
    planned_painting = 1.6;
    /// A drawing in hand with a blank canvas.
    planned_drawing = 0.5;
    /// A card in hand, which pays once.
    card = 0.12;
}

/// After so many, more of them hardly help; those who only gather cards never paint.
const ENOUGH_SOURCES: usize = 9;
const ENOUGH_BLANKS: usize = 4;
const ENOUGH_CARDS: usize = 7;

impl Judged for Atelier {
    type Weights = Weights;

    const LEAD: f32 = 6.0;
    const PAR: f32 = 20.0;
    const PATIENCE: u32 = 60;
    const LEVELS: [Skill; 5] = [
        Skill::Glance { blunders: Some(2) },
        Skill::Glance { blunders: Some(6) },
        Skill::Search { games: 60 },
        Skill::Search { games: 600 },
        Skill::Search { games: 6_000 },
    ];

    fn seated(&self) -> usize {
        usize::from(self.studio().seats)
    }

    fn prospects(&self, weights: &Weights, seat: Seat) -> f32 {
        let (studio, hand) = (self.studio(), self.hand(seat));
        let palette = studio.palette(seat);
        let open = palette - studio.covered;
        let blanks = (open & BLANK).len();
        let drawings = (hand & DRAWN).len().min(blanks);
        let paintings = planned_paintings(self, open & DRAWN, hand & PAINTED);
        small(studio.points(seat))
            + weights.source * many(palette.len().min(ENOUGH_SOURCES))
            + weights.blank_base * many(blanks.min(ENOUGH_BLANKS))
            + weights.planned_drawing * many(drawings)
            + weights.planned_painting * many(paintings)
            + weights.card * many(hand.len().min(ENOUGH_CARDS))
    }

    /// Lays what it can, the best first; pays from the palette before the hand.
    fn improvise<L: Luck>(
        &self,
        _weights: &Weights,
        seat: Seat,
        actions: &[Action],
        luck: &mut L,
    ) -> Action {
        strongest(actions, luck, |action| urge(self, seat, action))
    }
}

/// How many of `paintings` have one of `drawings` of their subject to go on.
fn planned_paintings(table: &Atelier, drawings: Cards, paintings: Cards) -> usize {
    let deck = table.studio().deck;
    paintings.iter().filter(|it| !(drawings & deck.drawings_for(*it)).is_empty()).count()
}

fn urge(table: &Atelier, seat: Seat, action: Action) -> u32 {
    match action {
        Action::Lay(card) => match card.kind() {
            Kind::Painted => 9,
            Kind::Drawn => 8,
            Kind::Blank if table.studio().palette(seat).len() < ENOUGH_SOURCES => 7,
            Kind::Blank | Kind::Joker => 1,
        },
        Action::Turn(_) => 6,
        Action::Pay(card) | Action::Discard(card) => match card.kind() {
            Kind::Blank => 5,
            Kind::Drawn => 4,
            Kind::Painted => 3,
            Kind::Joker => 2,
        },
        Action::Ring(_) | Action::Deck | Action::On(_) | Action::Done => 2,
        Action::Pass => 1,
    }
}
