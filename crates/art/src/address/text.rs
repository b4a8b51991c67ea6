//! Addresses as text, both ways: `canvas/motif/12.svg`, `paris/tile/monet-4-white.svg`.
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

use super::Address;
use crate::{
    atelier::Subject,
    palette::{Family, SEATS},
    paris::{Pose, Touch},
};

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::Motif(card) => write!(f, "canvas/motif/{}", card.number()),
            Address::Strip(icons) => write!(f, "canvas/strip/{}", code(*icons)),
            Address::Background(background) => write!(f, "canvas/background/{}", background.0),
            Address::CardBack => f.write_str("canvas/back"),
            Address::Inspiration => f.write_str("canvas/inspiration"),
            Address::Ribbon(color) => write!(f, "canvas/ribbon/{}", color.name()),
            Address::Condition(condition) => write!(f, "canvas/condition/{}", condition.name()),
            Address::Picture(picture) => write!(f, "paris/picture/{}", picture.name()),
            Address::Sketch(picture) => write!(f, "paris/sketch/{}", picture.name()),
            Address::Tile(picture, cell, touch) => {
                write!(f, "paris/tile/{}/{cell}/{}", picture.name(), touch.name())
            }
            Address::Board(spaces) => {
                let digits: String = spaces.iter().map(u8::to_string).collect();
                write!(f, "paris/board/{digits}")
            }
            Address::Wheel(order) => {
                let letters: String = order.iter().map(|deed| deed_letter(*deed)).collect();
                write!(f, "paris/wheel/{letters}")
            }
            Address::Hub => f.write_str("paris/hub"),
            Address::Cube(pigment) => write!(f, "paris/cube/{}", pigment.name()),
            Address::Deed(deed) => write!(f, "paris/action/{}", deed.name()),
            Address::Tool(tool) => write!(f, "paris/tool/{}", tool.name()),
            Address::Prestige(tool, points) => write!(f, "paris/token/{}/{points}", tool.name()),
            Address::Bonus(bonus) => write!(f, "paris/bonus/{}", bonus.name()),
            Address::Painter(tile) => write!(f, "paris/painter/{}", tile.name()),
            Address::Assistant(seat, pose) => {
                write!(f, "paris/assistant/{}/{}", SEATS[*seat].name, pose.name())
            }
            Address::Canvas(kind, Some(subject)) => {
                write!(f, "atelier/{}/{}", kind.name(), subject.name())
            }
            Address::Canvas(kind, None) => write!(f, "atelier/{}", kind.name()),
            Address::Fake(subject) => write!(f, "atelier/fake/{}", subject.name()),
            Address::Objective(objective) => write!(f, "atelier/objective/{}", objective.name()),
            Address::Sign => f.write_str("impasto"),
            Address::Mark(family, at) => {
                write!(f, "mark/{}/{}", family.name(), family.hues()[*at].name)
            }
        }?;
        f.write_str(".svg")
    }
}

impl Address {
    /// The address written so, if there is a picture there.
    #[must_use]
    pub fn read(text: &str) -> Option<Address> {
        let parts: Vec<&str> = text.strip_suffix(".svg")?.split('/').collect();
        let address = match *parts.as_slice() {
            ["canvas", ref rest @ ..] => canvas(rest)?,
            ["paris", ref rest @ ..] => paris(rest)?,
            ["atelier", ref rest @ ..] => atelier(rest)?,
            ["impasto"] => Address::Sign,
            ["mark", family, name] => {
                let family = Family::ALL.into_iter().find(|it| it.name() == family)?;
                Address::Mark(family, family.hues().iter().position(|hue| hue.name == name)?)
            }
            _ => return None,
        };
        // One picture has one address: `canvas/motif/012.svg` is none.
        (address.to_string() == text).then_some(address)
    }
}

fn canvas(parts: &[&str]) -> Option<Address> {
    Some(match *parts {
        ["back"] => Address::CardBack,
        ["inspiration"] => Address::Inspiration,
        ["motif", number] => Address::Motif(Card::new(number.parse().ok()?)?),
        ["strip", code] => Address::Strip(icons(code)?),
        ["background", number] => {
            let number = number.parse().ok().filter(|it| (1..=BACKGROUNDS).contains(it))?;
            Address::Background(Background(number))
        }
        ["ribbon", name] => {
            Address::Ribbon(::canvas::Color::ALL.into_iter().find(|it| it.name() == name)?)
        }
        ["condition", name] => Address::Condition(Condition::named(name)?),
        _ => return None,
    })
}

fn paris(parts: &[&str]) -> Option<Address> {
    Some(match *parts {
        ["picture", name] => Address::Picture(Picture::named(name)?),
        ["sketch", name] => Address::Sketch(Picture::named(name)?),
        ["tile", name, cell, touch] => {
            let cell = cell.parse().ok().filter(|cell| *cell < CELLS)?;
            let touch = Touch::ALL.into_iter().find(|it| it.name() == touch)?;
            Address::Tile(Picture::named(name)?, cell, touch)
        }
        ["board", digits] => Address::Board(spaces(digits)?),
        ["wheel", letters] => Address::Wheel(order(letters)?),
        ["hub"] => Address::Hub,
        ["cube", name] => Address::Cube(Pigment::named(name)?),
        ["action", name] => Address::Deed(Deed::named(name)?),
        ["tool", name] => Address::Tool(Tool::named(name)?),
        ["token", name, "6"] => Address::Prestige(Tool::named(name)?, 6),
        ["token", name, "10"] => Address::Prestige(Tool::named(name)?, 10),
        ["bonus", name] => Address::Bonus(Bonus::named(name)?),
        ["painter", name] => Address::Painter(Tile::named(name)?),
        ["assistant", seat, pose] => {
            let seat = SEATS.iter().position(|it| it.name == seat)?;
            Address::Assistant(seat, Pose::ALL.into_iter().find(|it| it.name() == pose)?)
        }
        _ => return None,
    })
}

/// A digit for each sector; none has more than three spaces (CP-1.1).
fn spaces(digits: &str) -> Option<[u8; SECTORS]> {
    let digit = |c: char| c.to_digit(4).and_then(|it| u8::try_from(it).ok());
    let counts: Option<Vec<u8>> = digits.chars().map(digit).collect();
    counts?.try_into().ok()
}

/// The outer actions by letters, from `a` for the first of the rules.
fn deed_letter(deed: Deed) -> char {
    char::from(b'a' + deed as u8)
}

/// An order has every outer action once.
fn order(letters: &str) -> Option<[Deed; SECTORS]> {
    let outer = |c: char| Deed::ALL.into_iter().take(SECTORS).find(|it| deed_letter(*it) == c);
    let deeds: Option<Vec<Deed>> = letters.chars().map(outer).collect();
    let deeds: [Deed; SECTORS] = deeds?.try_into().ok()?;
    let all = deeds.iter().fold(0, |set, deed| set | deed.bit());
    (all.count_ones() == 12).then_some(deeds)
}

fn atelier(parts: &[&str]) -> Option<Address> {
    let subject = |name: &str| Subject::ALL.into_iter().find(|it| it.name() == name);
    Some(match *parts {
        ["blank"] => Address::Canvas(Kind::Blank, None),
        ["joker"] => Address::Canvas(Kind::Joker, None),
        ["drawn", name] => Address::Canvas(Kind::Drawn, Some(subject(name)?)),
        ["painted", name] => Address::Canvas(Kind::Painted, Some(subject(name)?)),
        ["fake", name] => Address::Fake(subject(name)?),
        ["objective", name] => {
            Address::Objective(Objective::ALL.into_iter().find(|it| it.name() == name)?)
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
    (parts.len() == 5).then(|| printed.into_iter().try_fold(Icons::default(), add)).flatten()
}

fn icon(letter: char) -> Option<Icon> {
    let (element, _) = *LETTERS.iter().find(|(_, it)| it.eq_ignore_ascii_case(&letter))?;
    Some(if letter.is_ascii_uppercase() { Icon::Bonus(element) } else { Icon::Element(element) })
}
