//! Picture paths: which picture, as a value and as text, the same in a page and in a cache. A picture that
//! never changes is a file of its own (`canvas/motif/12.svg`), which a browser loads once for any number of
//! `<img>` elements; a picture that changes with the table is drawn into the page.

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
    paris::{self as cp, CellLook, Pose},
};

/// The path of a picture: which picture it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PicturePath {
    /// Canvas: the motif of a card, on a transparent ground.
    Motif(Card),
    /// Canvas: a strip of swatches, on a transparent ground.
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
    Tile(Picture, usize, CellLook),
    /// Colors of Paris: the lower board with these numbers of spaces, by sector.
    Board([u8; SECTORS]),
    /// Colors of Paris: the ground of the wheel with its outer actions in this order, without icons.
    Wheel([Deed; SECTORS]),
    /// Colors of Paris: the middle of the wheel with its inner actions.
    Hub,
    /// Colors of Paris: a cube.
    Cube(Pigment),
    /// Colors of Paris: an action of the board.
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
    /// Atelier: a canvas, with its subject if it has one.
    Canvas(Kind, Option<Subject>),
    /// Atelier: a fake.
    Fake(Subject),
    /// Atelier: an objective.
    Objective(Objective),
    /// The logo: a stroke of thick paint.
    Sign,
    /// The mark of a color: its family, and its index in the family.
    Mark(Family, usize),
}

impl PicturePath {
    /// Draws the picture.
    #[must_use]
    pub fn draw(&self) -> Svg {
        match self {
            PicturePath::Motif(card) => cv::motif(*card),
            PicturePath::Strip(icons) => cv::strip(*icons),
            PicturePath::Background(background) => cv::background(*background),
            PicturePath::CardBack => cv::back(),
            PicturePath::Inspiration => cv::token(),
            PicturePath::Ribbon(color) => cv::ribbon(*color),
            PicturePath::Condition(condition) => cv::pictogram(*condition),
            PicturePath::Picture(picture) => cp::picture(*picture),
            PicturePath::Sketch(picture) => cp::sketch(*picture),
            PicturePath::Tile(picture, cell, look) => cp::tile(*picture, *cell, *look),
            PicturePath::Board(spaces) => cp::wheel::board(spaces),
            PicturePath::Wheel(order) => cp::wheel::ground(order),
            PicturePath::Hub => cp::wheel::middle(),
            PicturePath::Cube(pigment) => cp::cube(*pigment),
            PicturePath::Deed(deed) => cp::deed(*deed),
            PicturePath::Tool(tool) => cp::tool(*tool),
            PicturePath::Prestige(tool, points) => cp::token(*tool, *points),
            PicturePath::Bonus(bonus) => cp::bonus(*bonus),
            PicturePath::Painter(tile) => cp::painter(*tile),
            PicturePath::Assistant(seat, pose) => cp::assistant(*seat, *pose),
            PicturePath::Canvas(kind, subject) => at::canvas(*kind, *subject),
            PicturePath::Fake(subject) => at::fake(*subject),
            PicturePath::Objective(objective) => at::objective(*objective),
            PicturePath::Sign => crate::stroke(),
            PicturePath::Mark(family, index) => family.hues()[*index].mark(),
        }
    }
}
