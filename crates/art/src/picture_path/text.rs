//! Picture paths as text, written and read: `canvas/motif/12.svg`, `paris/tile/monet-4-white.svg`.
//!
//! A strip is written swatch by swatch with a line between them: h, s, x and t for hue, shape, texture
//! and tone, in capitals for a bonus icon. Card 1 has `sx_T___`.

use std::fmt;

use ::atelier::{Kind, Objective};
use ::canvas::{
    Background, Card, Condition, Element, Icons, Swatch,
    components::{BACKGROUNDS, Icon},
};
use colors_of_paris::{
    Bonus, Deed, Picture, Pigment, Tile, Tool, cells::CELLS, components::SECTORS,
};

use super::PicturePath;
use crate::{
    atelier::Subject,
    palette::{Family, SEATS},
    paris::{CellLook, Pose},
};

impl fmt::Display for PicturePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PicturePath::Motif(card) => write!(f, "canvas/motif/{}", card.number()),
            PicturePath::Strip(icons) => write!(f, "canvas/strip/{}", code(*icons)),
            PicturePath::Background(background) => write!(f, "canvas/background/{}", background.0),
            PicturePath::CardBack => f.write_str("canvas/back"),
            PicturePath::Inspiration => f.write_str("canvas/inspiration"),
            PicturePath::Ribbon(color) => write!(f, "canvas/ribbon/{}", color.name()),
            PicturePath::Condition(condition) => write!(f, "canvas/condition/{}", condition.name()),
            PicturePath::Picture(picture) => write!(f, "paris/picture/{}", picture.name()),
            PicturePath::Sketch(picture) => write!(f, "paris/sketch/{}", picture.name()),
            PicturePath::Tile(picture, cell, look) => {
                write!(f, "paris/tile/{}/{cell}/{}", picture.name(), look.name())
            }
            PicturePath::Board(spaces) => {
                let digits: String = spaces.iter().map(u8::to_string).collect();
                write!(f, "paris/board/{digits}")
            }
            PicturePath::Wheel(order) => {
                let letters: String = order.iter().map(|deed| deed_letter(*deed)).collect();
                write!(f, "paris/wheel/{letters}")
            }
            PicturePath::Hub => f.write_str("paris/hub"),
            PicturePath::Cube(pigment) => write!(f, "paris/cube/{}", pigment.name()),
            PicturePath::Deed(deed) => write!(f, "paris/action/{}", deed.name()),
            PicturePath::Tool(tool) => write!(f, "paris/tool/{}", tool.name()),
            PicturePath::Prestige(tool, points) => {
                write!(f, "paris/token/{}/{points}", tool.name())
            }
            PicturePath::Bonus(bonus) => write!(f, "paris/bonus/{}", bonus.name()),
            PicturePath::Painter(tile) => write!(f, "paris/painter/{}", tile.name()),
            PicturePath::Assistant(seat, pose) => {
                write!(f, "paris/assistant/{}/{}", SEATS[*seat].name, pose.name())
            }
            PicturePath::Canvas(kind, Some(subject)) => {
                write!(f, "atelier/{}/{}", kind.name(), subject.name())
            }
            PicturePath::Canvas(kind, None) => write!(f, "atelier/{}", kind.name()),
            PicturePath::Fake(subject) => write!(f, "atelier/fake/{}", subject.name()),
            PicturePath::Objective(objective) => {
                write!(f, "atelier/objective/{}", objective.name())
            }
            PicturePath::Sign => f.write_str("impasto"),
            PicturePath::Mark(family, at) => {
                write!(f, "mark/{}/{}", family.name(), family.hues()[*at].name)
            }
        }?;
        f.write_str(".svg")
    }
}

impl PicturePath {
    /// Reads a path; nothing if there is no such picture.
    #[must_use]
    pub fn read(text: &str) -> Option<PicturePath> {
        let parts: Vec<&str> = text.strip_suffix(".svg")?.split('/').collect();
        let path = match *parts.as_slice() {
            ["canvas", ref rest @ ..] => canvas(rest)?,
            ["paris", ref rest @ ..] => paris(rest)?,
            ["atelier", ref rest @ ..] => atelier(rest)?,
            ["impasto"] => PicturePath::Sign,
            ["mark", family, name] => {
                let family = Family::ALL.into_iter().find(|it| it.name() == family)?;
                PicturePath::Mark(family, family.hues().iter().position(|hue| hue.name == name)?)
            }
            _ => return None,
        };
        // One picture has one path: `canvas/motif/012.svg` is none.
        (path.to_string() == text).then_some(path)
    }
}

fn canvas(parts: &[&str]) -> Option<PicturePath> {
    Some(match *parts {
        ["back"] => PicturePath::CardBack,
        ["inspiration"] => PicturePath::Inspiration,
        ["motif", number] => PicturePath::Motif(Card::new(number.parse().ok()?)?),
        ["strip", code] => PicturePath::Strip(icons(code)?),
        ["background", number] => {
            let number = number.parse().ok().filter(|it| (1..=BACKGROUNDS).contains(it))?;
            PicturePath::Background(Background(number))
        }
        ["ribbon", name] => {
            PicturePath::Ribbon(::canvas::Color::ALL.into_iter().find(|it| it.name() == name)?)
        }
        ["condition", name] => PicturePath::Condition(Condition::named(name)?),
        _ => return None,
    })
}

fn paris(parts: &[&str]) -> Option<PicturePath> {
    Some(match *parts {
        ["picture", name] => PicturePath::Picture(Picture::named(name)?),
        ["sketch", name] => PicturePath::Sketch(Picture::named(name)?),
        ["tile", name, cell, look] => {
            let cell = cell.parse().ok().filter(|cell| *cell < CELLS)?;
            let look = CellLook::ALL.into_iter().find(|it| it.name() == look)?;
            PicturePath::Tile(Picture::named(name)?, cell, look)
        }
        ["board", digits] => PicturePath::Board(spaces(digits)?),
        ["wheel", letters] => PicturePath::Wheel(order(letters)?),
        ["hub"] => PicturePath::Hub,
        ["cube", name] => PicturePath::Cube(Pigment::named(name)?),
        ["action", name] => PicturePath::Deed(Deed::named(name)?),
        ["tool", name] => PicturePath::Tool(Tool::named(name)?),
        ["token", name, "6"] => PicturePath::Prestige(Tool::named(name)?, 6),
        ["token", name, "10"] => PicturePath::Prestige(Tool::named(name)?, 10),
        ["bonus", name] => PicturePath::Bonus(Bonus::named(name)?),
        ["painter", name] => PicturePath::Painter(Tile::named(name)?),
        ["assistant", seat, pose] => {
            let seat = SEATS.iter().position(|it| it.name == seat)?;
            PicturePath::Assistant(seat, Pose::ALL.into_iter().find(|it| it.name() == pose)?)
        }
        _ => return None,
    })
}

/// Reads the spaces of the sectors, a digit for each (CP-1.1).
fn spaces(digits: &str) -> Option<[u8; SECTORS]> {
    let digit = |c: char| c.to_digit(4).and_then(|it| u8::try_from(it).ok());
    let counts: Option<Vec<u8>> = digits.chars().map(digit).collect();
    counts?.try_into().ok()
}

/// The letter of an outer action, from `a` in the order of the rules.
fn deed_letter(deed: Deed) -> char {
    char::from(b'a' + deed as u8)
}

/// Reads an order of the wheel, which has every outer action once.
fn order(letters: &str) -> Option<[Deed; SECTORS]> {
    let outer = |c: char| Deed::ALL.into_iter().take(SECTORS).find(|it| deed_letter(*it) == c);
    let deeds: Option<Vec<Deed>> = letters.chars().map(outer).collect();
    let deeds: [Deed; SECTORS] = deeds?.try_into().ok()?;
    let all = deeds.iter().fold(0, |set, deed| set | deed.bit());
    (all.count_ones() as usize == SECTORS).then_some(deeds)
}

fn atelier(parts: &[&str]) -> Option<PicturePath> {
    let subject = |name: &str| Subject::ALL.into_iter().find(|it| it.name() == name);
    Some(match *parts {
        ["blank"] => PicturePath::Canvas(Kind::Blank, None),
        ["joker"] => PicturePath::Canvas(Kind::Joker, None),
        ["drawn", name] => PicturePath::Canvas(Kind::Drawn, Some(subject(name)?)),
        ["painted", name] => PicturePath::Canvas(Kind::Painted, Some(subject(name)?)),
        ["fake", name] => PicturePath::Fake(subject(name)?),
        ["objective", name] => {
            PicturePath::Objective(Objective::ALL.into_iter().find(|it| it.name() == name)?)
        }
        _ => return None,
    })
}

const LETTERS: [(Element, char); 4] =
    [(Element::Hue, 'h'), (Element::Shape, 's'), (Element::Texture, 'x'), (Element::Tone, 't')];

fn code(icons: Icons) -> String {
    let swatch = |swatch| icons.at(swatch).map(letter).collect::<String>();
    Swatch::ALL.map(swatch).join("_")
}

fn letter(icon: Icon) -> char {
    match icon {
        Icon::Element(element) => LETTERS[element as usize].1,
        Icon::Bonus(element) => LETTERS[element as usize].1.to_ascii_uppercase(),
    }
}

fn icons(code: &str) -> Option<Icons> {
    let parts: Vec<&str> = code.split('_').collect();
    let swatches = Swatch::ALL.into_iter().zip(&parts);
    let printed = swatches.flat_map(|(swatch, part)| part.chars().map(move |c| (swatch, c)));
    let add = |icons: Icons, (swatch, letter)| Some(icons.with(swatch, icon(letter)?));
    (parts.len() == Swatch::ALL.len())
        .then(|| printed.into_iter().try_fold(Icons::default(), add))
        .flatten()
}

fn icon(letter: char) -> Option<Icon> {
    let (element, _) = *LETTERS.iter().find(|(_, it)| it.eq_ignore_ascii_case(&letter))?;
    Some(if letter.is_ascii_uppercase() { Icon::Bonus(element) } else { Icon::Element(element) })
}
