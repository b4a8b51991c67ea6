//! A view as JSON: the position in the words of the rulebook, and the prints of all paintings that the viewer
//! knows.

use std::collections::BTreeMap;

use game::{Seat, Seats, Viewer};
use serde::{Serialize, Serializer};

use crate::{
    bonus::Bonuses,
    cards::{Card, Cards},
    cells::CELLS,
    components::{Deed, Pigment},
    crowd::Crowd,
    paintings::Picture,
    round::Step,
    scoring::End,
    state::{Painter, Studio},
    variants::Rules,
    view::{SeenHands, SeenTiles, View},
};

#[derive(Serialize)]
struct ViewData<'v> {
    viewer: Viewer,
    rules: Rules,
    step: Step,
    round: u8,
    first: Seat,
    end: Option<End>,
    /// For each sector, the action of the board that it faces.
    wheel: Vec<Deed>,
    free: Crowd,
    inner: [Option<Seat>; 3],
    next_first: Option<Seat>,
    rotates: Option<Seat>,
    decided: Seats,
    black: u8,
    easels: Vec<Option<Card>>,
    pile: Cards,
    removed: Cards,
    display: Bonuses,
    stack: Bonuses,
    discards: Bonuses,
    painters: Vec<PainterData<'v>>,
    hands: &'v SeenHands,
    tiles: &'v [SeenTiles],
    /// The paintings whose front the viewer knows, by number.
    art: BTreeMap<u8, Painting>,
}

#[derive(Serialize)]
struct PainterData<'v> {
    #[serde(flatten)]
    painter: &'v Painter,
    levels: [u8; 3],
    points: i32,
}

#[derive(Serialize)]
struct Painting {
    picture: Picture,
    value: u8,
    grid: [Pigment; CELLS],
    painted: [Option<Pigment>; CELLS],
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let studio = &self.studio;
        let told = ViewData {
            viewer: self.viewer,
            rules: studio.rules,
            step: studio.step(),
            round: studio.round,
            first: studio.first,
            end: studio.end,
            wheel: (0..12).map(|sector| studio.board.deed(sector + 12 - studio.turned)).collect(),
            free: studio.free,
            inner: studio.inner,
            next_first: studio.next_first,
            rotates: studio.rotates,
            decided: studio.decided,
            black: studio.blacks,
            easels: studio.easels[..usize::from(studio.rules.easels)].to_vec(),
            pile: studio.pile,
            removed: studio.removed,
            display: studio.display,
            stack: studio.stack,
            discards: studio.discards,
            painters: studio.all_seats().map(|seat| seated(studio, seat)).collect(),
            hands: &self.hands,
            tiles: &self.tiles,
            art: self
                .in_sight()
                .iter()
                .map(|card| (card.number(), painting(studio, card)))
                .collect(),
        };
        told.serialize(serializer)
    }
}

impl View {
    /// The paintings whose place and front the viewer knows for sure.
    #[must_use]
    pub fn in_sight(&self) -> Cards {
        let studio = &self.studio;
        let easels: Cards = studio.easels.into_iter().flatten().collect();
        let down = studio.seated().iter().fold(0, |set, it| set | it.paintings.0 | it.finished.0);
        let places = self.places();
        let all_there = places.iter().filter(|(cards, places)| cards.len() == places.len());
        let known = all_there.fold(0, |set, (cards, _)| set | cards.0);
        Cards(easels.0 | down | known)
    }
}

fn seated(studio: &Studio, seat: Seat) -> PainterData<'_> {
    let painter = studio.painter(seat);
    let levels = crate::Tool::ALL.map(|tool| studio.level(seat, tool));
    PainterData { painter, levels, points: studio.points(painter) }
}

fn painting(studio: &Studio, card: Card) -> Painting {
    Painting {
        picture: studio.deck.picture(card),
        value: studio.rules.values[studio.deck.tier(card)],
        grid: studio.deck.cells(card),
        painted: studio.cells[card.idx()].all(),
    }
}
