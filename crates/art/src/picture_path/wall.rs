//! The paths of all pictures that the three titles need.

use ::atelier::{Kind, Objective};
use ::canvas::{Background, Condition, Deck, components::BACKGROUNDS};
use colors_of_paris::{Bonus, Deed, Picture, Pigment, Tile, Tool, cells::CELLS};

use super::PicturePath;
use crate::{
    atelier::Subject,
    palette::{Family, SEATS},
    paris::{CellLook, Pose, wheel::PRINTED},
};

impl PicturePath {
    /// The paths of all pictures that the decks of the boxes need. Custom decks may need further strips of
    /// swatches, which have paths too.
    #[must_use]
    pub fn all() -> Vec<PicturePath> {
        [canvas(), paris(), atelier(), marks()].concat()
    }
}

fn canvas() -> Vec<PicturePath> {
    let deck = Deck::standard();
    let cards = deck.cards();
    let motifs = cards.iter().map(PicturePath::Motif);
    let strips = cards.iter().map(|card| PicturePath::Strip(deck.icons(card)));
    let backgrounds = (1..=BACKGROUNDS).map(|number| PicturePath::Background(Background(number)));
    let single = [PicturePath::CardBack, PicturePath::Inspiration].into_iter();
    let ribbons = ::canvas::Color::ALL.into_iter().map(PicturePath::Ribbon);
    let conditions = Condition::ALL.into_iter().map(PicturePath::Condition);
    motifs.chain(strips).chain(backgrounds).chain(single).chain(ribbons).chain(conditions).collect()
}

fn paris() -> Vec<PicturePath> {
    let mut all: Vec<PicturePath> = Picture::ALL.into_iter().map(PicturePath::Picture).collect();
    for picture in Picture::ALL {
        let cells = (0..CELLS).flat_map(|cell| CellLook::ALL.map(|look| (cell, look)));
        all.extend(cells.map(|(cell, look)| PicturePath::Tile(picture, cell, look)));
    }
    all.extend(Picture::ALL.map(PicturePath::Sketch));
    all.extend([PicturePath::Wheel(PRINTED), PicturePath::Hub]);
    all.push(PicturePath::Board([0, 1, 2, 3, 2, 1, 0, 1, 2, 3, 2, 1]));
    all.extend(Pigment::ALL.map(PicturePath::Cube));
    all.extend(Deed::ALL.map(PicturePath::Deed));
    all.extend(Bonus::ALL.map(PicturePath::Bonus));
    all.extend(Tile::ALL.map(PicturePath::Painter));
    for tool in Tool::ALL {
        all.extend([
            PicturePath::Tool(tool),
            PicturePath::Prestige(tool, 6),
            PicturePath::Prestige(tool, 10),
        ]);
    }
    let seats = (0..SEATS.len()).flat_map(|seat| Pose::ALL.map(|pose| (seat, pose)));
    all.extend(seats.map(|(seat, pose)| PicturePath::Assistant(seat, pose)));
    all
}

fn atelier() -> Vec<PicturePath> {
    let mut all =
        vec![PicturePath::Canvas(Kind::Blank, None), PicturePath::Canvas(Kind::Joker, None)];
    for subject in Subject::ALL {
        let kinds = [Kind::Drawn, Kind::Painted];
        all.extend(kinds.map(|kind| PicturePath::Canvas(kind, Some(subject))));
        all.push(PicturePath::Fake(subject));
    }
    all.extend(Objective::ALL.map(PicturePath::Objective));
    all
}

fn marks() -> Vec<PicturePath> {
    let places =
        |family: Family| (0..family.hues().len()).map(move |at| PicturePath::Mark(family, at));
    Family::ALL.into_iter().flat_map(places).chain([PicturePath::Sign]).collect()
}
