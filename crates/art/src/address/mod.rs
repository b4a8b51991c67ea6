//! The address of a picture: text that a person can read, the same in a page and in a cache. What never
//! changes is a file of its own (`canvas/motif/12.svg`), sent once and used by as many `<img>` as there
//! are; what changes with the table is drawn into the page.

mod text;
mod wall;

use ::atelier::{Kind, Objective};
use ::canvas::{Background, Card, Condition, Icons};
use colors_of_paris::{Bonus, Deed, Picture, Pigment, Tile, Tool, components::SECTORS};

use crate::{
    Svg,
    atelier::{self as at, Subject},
    canvas as cv,
    palette::Family,
    paris::{self as cp, Pose, Touch},
};

/// Which picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    /// Canvas: the motif of a card, on nothing.
    Motif(Card),
    /// Canvas: a strip of swatches, on nothing.
    Strip(Icons),
    /// Canvas: a background.
    Background(Background),
    /// Canvas: the back of an art card.
    CardBack,
    /// Canvas: an inspiration token.
    Inspiration,
    /// Canvas: a ribbon.
    Ribbon(::canvas::Color),
    /// Canvas: the pictogram of a scoring card.
    Condition(Condition),
    /// Colors of Paris: a picture, finished.
    Picture(Picture),
    /// Colors of Paris: a picture before anything is painted.
    Sketch(Picture),
    /// Colors of Paris: a cell of a picture, from 0 to 8.
    Tile(Picture, usize, Touch),
    /// Colors of Paris: the lower board with so many spaces in each sector.
    Board([u8; SECTORS]),
    /// Colors of Paris: the ground of the wheel with its outer actions in this order, without icons.
    Wheel([Deed; SECTORS]),
    /// Colors of Paris: the middle of the wheel with its inner actions.
    Hub,
    /// Colors of Paris: a cube.
    Cube(Pigment),
    /// Colors of Paris: an action.
    Deed(Deed),
    /// Colors of Paris: a tool.
    Tool(Tool),
    /// Colors of Paris: a prestige token with its 6 or its 10 up.
    Prestige(Tool, u8),
    /// Colors of Paris: a bonus card.
    Bonus(Bonus),
    /// Colors of Paris: a painter.
    Painter(Tile),
    /// Colors of Paris: an assistant of a seat from 0.
    Assistant(usize, Pose),
    /// Atelier: a canvas; a subject where it has one.
    Canvas(Kind, Option<Subject>),
    /// Atelier: a fake.
    Fake(Subject),
    /// Atelier: an objective.
    Objective(Objective),
    /// Our own sign: a stroke of thick paint.
    Sign,
    /// The mark of a color: its family, and its place there.
    Mark(Family, usize),
}

impl Address {
    /// The picture at this address.
    #[must_use]
    pub fn draw(&self) -> Svg {
        match self {
            Address::Motif(card) => cv::motif(*card),
            Address::Strip(icons) => cv::strip(*icons),
            Address::Background(background) => cv::background(*background),
            Address::CardBack => cv::back(),
            Address::Inspiration => cv::token(),
            Address::Ribbon(color) => cv::ribbon(*color),
            Address::Condition(condition) => cv::pictogram(*condition),
            Address::Picture(picture) => cp::picture(*picture),
            Address::Sketch(picture) => cp::sketch(*picture),
            Address::Tile(picture, cell, touch) => cp::tile(*picture, *cell, *touch),
            Address::Board(spaces) => cp::wheel::board(spaces),
            Address::Wheel(order) => cp::wheel::ground(order),
            Address::Hub => cp::wheel::middle(),
            Address::Cube(pigment) => cp::cube(*pigment),
            Address::Deed(deed) => cp::deed(*deed),
            Address::Tool(tool) => cp::tool(*tool),
            Address::Prestige(tool, points) => cp::token(*tool, *points),
            Address::Bonus(bonus) => cp::bonus(*bonus),
            Address::Painter(tile) => cp::painter(*tile),
            Address::Assistant(seat, pose) => cp::assistant(*seat, *pose),
            Address::Canvas(kind, subject) => at::canvas(*kind, *subject),
            Address::Fake(subject) => at::fake(*subject),
            Address::Objective(objective) => at::objective(*objective),
            Address::Sign => crate::stroke(),
            Address::Mark(family, index) => family.hues()[*index].mark(),
        }
    }
}
