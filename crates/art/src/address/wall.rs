//! Everything that hangs on the wall: the addresses of all pictures of the three boxes.

use ::atelier::{Kind, Objective};
use ::canvas::{Background, Condition, Deck, components::BACKGROUNDS};
use colors_of_paris::{Bonus, Deed, Picture, Pigment, Tile, Tool, cells::CELLS};

use super::Address;
use crate::{
    atelier::Subject,
    palette::{Family, SEATS},
    paris::{Pose, Touch, wheel::PRINTED},
};

impl Address {
    /// All pictures that the boxes need. Decks of one's own need other strips, which have their
    /// addresses too.
    #[must_use]
    pub fn all() -> Vec<Address> {
        [canvas(), paris(), atelier(), marks()].concat()
    }
}

fn canvas() -> Vec<Address> {
    let deck = Deck::standard();
    let cards = deck.cards();
    let motifs = cards.iter().map(Address::Motif);
    let strips = cards.iter().map(|card| Address::Strip(deck.icons(card)));
    let backgrounds = (1..=BACKGROUNDS).map(|number| Address::Background(Background(number)));
    let single = [Address::CardBack, Address::Inspiration].into_iter();
    let ribbons = ::canvas::Color::ALL.into_iter().map(Address::Ribbon);
    let conditions = Condition::ALL.into_iter().map(Address::Condition);
    motifs.chain(strips).chain(backgrounds).chain(single).chain(ribbons).chain(conditions).collect()
}

fn paris() -> Vec<Address> {
    let mut all: Vec<Address> = Picture::ALL.into_iter().map(Address::Picture).collect();
    for picture in Picture::ALL {
        let cells = (0..CELLS).flat_map(|cell| Touch::ALL.map(|touch| (cell, touch)));
        all.extend(cells.map(|(cell, touch)| Address::Tile(picture, cell, touch)));
    }
    all.extend(Picture::ALL.map(Address::Sketch));
    all.extend([Address::Wheel(PRINTED), Address::Hub]);
    all.push(Address::Board([0, 1, 2, 3, 2, 1, 0, 1, 2, 3, 2, 1]));
    all.extend(Pigment::ALL.map(Address::Cube));
    all.extend(Deed::ALL.map(Address::Deed));
    all.extend(Bonus::ALL.map(Address::Bonus));
    all.extend(Tile::ALL.map(Address::Painter));
    for tool in Tool::ALL {
        all.extend([Address::Tool(tool), Address::Prestige(tool, 6), Address::Prestige(tool, 10)]);
    }
    let seats = (0..SEATS.len()).flat_map(|seat| Pose::ALL.map(|pose| (seat, pose)));
    all.extend(seats.map(|(seat, pose)| Address::Assistant(seat, pose)));
    all
}

fn atelier() -> Vec<Address> {
    let mut all = vec![Address::Canvas(Kind::Blank, None), Address::Canvas(Kind::Joker, None)];
    for subject in Subject::ALL {
        let kinds = [Kind::Drawn, Kind::Painted];
        all.extend(kinds.map(|kind| Address::Canvas(kind, Some(subject))));
        all.push(Address::Fake(subject));
    }
    all.extend(Objective::ALL.map(Address::Objective));
    all
}

fn marks() -> Vec<Address> {
    let places = |family: Family| (0..family.hues().len()).map(move |at| Address::Mark(family, at));
    Family::ALL.into_iter().flat_map(places).chain([Address::Sign]).collect()
}
