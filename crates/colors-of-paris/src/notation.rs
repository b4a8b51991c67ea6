//! Text for actions and luck: `place paint`, `lay mix-green`, `paint 17 red white at 5`, `easel 2 #5`.

use std::{fmt, str::FromStr};

use game::{
    BadNotation, Seat,
    notation::{number, verb},
};

use crate::{
    actions::{Action, Stroke},
    bonus::Bonus,
    cards::Card,
    cells::{CELLS, Cell},
    components::{Deed, Pigment, Tool},
    luck::Chance,
    painters::Tile,
    paintings::{Back, Picture},
    refused::Refused,
};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Keep(tile) => write!(f, "keep {}", tile.name()),
            Action::Tint(color) => write!(f, "tint {}", color.name()),
            Action::Pick(card) => write!(f, "pick {}", card.number()),
            Action::Show(card) => write!(f, "show {}", card.number()),
            Action::Place(deed) => write!(f, "place {}", deed.name()),
            Action::Lay(deed) => write!(f, "lay {}", deed.name()),
            Action::Decline(deed) => write!(f, "decline {}", deed.name()),
            Action::Use(bonus) => write!(f, "use {}", bonus.name()),
            Action::ExhibitBy(bonus) => write!(f, "exhibit by {}", bonus.name()),
            Action::Take(card) => write!(f, "take {}", card.number()),
            Action::Buy(bonus) => write!(f, "buy {}", bonus.name()),
            Action::Exhibit(card) => write!(f, "exhibit {}", card.number()),
            Action::Copy(deed) => write!(f, "copy {}", deed.name()),
            Action::Mix(color, None) => write!(f, "mix {}", color.name()),
            Action::Mix(color, Some(without)) => {
                write!(f, "mix {} without {}", color.name(), without.name())
            }
            Action::Pay(pigment) => write!(f, "pay {}", pigment.name()),
            Action::Again => f.write_str("again"),
            Action::Hire => f.write_str("hire"),
            Action::Token => f.write_str("token"),
            Action::Advance(tool) => write!(f, "advance {}", tool.name()),
            Action::Exchange(from, to) => write!(f, "exchange {} {}", from.name(), to.name()),
            Action::Paint(stroke) => write!(f, "paint {stroke}"),
            Action::Borrow(lender, card, cell) => {
                write!(f, "borrow {lender} {} {}", card.number(), cell.color().name())?;
                write_place(f, *cell)
            }
            Action::Stop => f.write_str("stop"),
            Action::Turn(steps) => write!(f, "turn {steps}"),
            Action::Dry(pigment) => write!(f, "dry {}", pigment.name()),
            Action::Stand(deed) => write!(f, "stand {}", deed.name()),
        }
    }
}

impl fmt::Display for Stroke {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let color = self.cell.color();
        write!(f, "{} {}", self.card.number(), color.name())?;
        if self.pigment != color {
            write!(f, " {}", self.pigment.name())?;
        }
        write_place(f, self.cell)
    }
}

/// Writes the place of the cell, from 1 at the top left, if it is named.
fn write_place(f: &mut fmt::Formatter<'_>, cell: Cell) -> fmt::Result {
    cell.place().map_or(Ok(()), |at| write!(f, " at {}", at + 1))
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Action, BadNotation> {
        let (verb, rest) = verb(text);
        let action = match verb {
            "keep" => Tile::named(rest).map(Action::Keep),
            "tint" => color(rest).map(Action::Tint),
            "pick" => read_card(rest).map(Action::Pick),
            "show" => read_card(rest).map(Action::Show),
            "place" => deed(rest).map(Action::Place),
            "lay" => deed(rest).map(Action::Lay),
            "decline" => deed(rest).map(Action::Decline),
            "use" => Bonus::named(rest).map(Action::Use),
            "take" => read_card(rest).map(Action::Take),
            "buy" => Bonus::named(rest).map(Action::Buy),
            "exhibit" => exhibit(rest),
            "copy" => deed(rest).map(Action::Copy),
            "mix" => mix(rest),
            "pay" => Pigment::named(rest).map(Action::Pay),
            "advance" => Tool::named(rest).map(Action::Advance),
            "exchange" => exchange(rest),
            "paint" => stroke(rest).map(Action::Paint),
            "borrow" => borrow(rest),
            "turn" => number(rest).map(Action::Turn),
            "dry" => Pigment::named(rest).map(Action::Dry),
            "stand" => deed(rest).map(Action::Stand),
            "again" => rest.is_empty().then_some(Action::Again),
            "hire" => rest.is_empty().then_some(Action::Hire),
            "token" => rest.is_empty().then_some(Action::Token),
            "stop" => rest.is_empty().then_some(Action::Stop),
            _ => None,
        };
        action.ok_or_else(|| BadNotation::new(text, Refused::ActionNotation))
    }
}

fn exhibit(text: &str) -> Option<Action> {
    match verb(text) {
        ("by", bonus) => Bonus::named(bonus).map(Action::ExhibitBy),
        _ => read_card(text).map(Action::Exhibit),
    }
}

fn mix(text: &str) -> Option<Action> {
    let (mixed, rest) = verb(text);
    let mixed = Pigment::named(mixed).filter(|it| it.parts().is_some() || *it == Pigment::Black)?;
    let without = match verb(rest) {
        ("", "") => None,
        ("without", part) => Some(Pigment::named(part)?),
        _ => return None,
    };
    Some(Action::Mix(mixed, without))
}

fn exchange(text: &str) -> Option<Action> {
    let (from, to) = verb(text);
    Some(Action::Exchange(color(from)?, color(to)?))
}

fn stroke(text: &str) -> Option<Stroke> {
    let (card, rest) = verb(text);
    let (of, rest) = verb(rest);
    let (put, place) = if verb(rest).0 == "at" { ("", rest) } else { verb(rest) };
    let pigment = if put.is_empty() { color(of)? } else { Pigment::named(put)? };
    Some(Stroke { card: read_card(card)?, cell: cell(of, place)?, pigment })
}

fn borrow(text: &str) -> Option<Action> {
    let (lender, rest) = verb(text);
    let (card, rest) = verb(rest);
    let (of, place) = verb(rest);
    Some(Action::Borrow(lender.parse().ok()?, read_card(card)?, cell(of, place)?))
}

/// Reads a cell of a color, at a place if one is named.
fn cell(name: &str, place: &str) -> Option<Cell> {
    let color = color(name)?;
    match verb(place) {
        ("", "") => Some(Cell::any(color)),
        ("at", place) => {
            let at = usize::from(number(place)?).checked_sub(1).filter(|it| *it < CELLS)?;
            Some(Cell::at(color, at))
        }
        _ => None,
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Tile(seat, tile) => write!(f, "tile {seat} {}", tile.name()),
            Chance::Picture(picture) => write!(f, "picture {}", picture.name()),
            Chance::Back(seat, back) => {
                write!(f, "back {seat} {} {}", back.picture.name(), back.tier + 1)
            }
            Chance::Front(seat, card) => write!(f, "front {seat} #{}", card.number()),
            Chance::Pass => f.write_str("pass"),
            Chance::HalfTurn => f.write_str("half-turn"),
            Chance::Easel(easel, card) => write!(f, "easel {easel} #{}", card.number()),
            Chance::Bonus(bonus) => write!(f, "bonus {}", bonus.name()),
            Chance::Start(seat) => write!(f, "start {seat}"),
        }
    }
}

impl FromStr for Chance {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Chance, BadNotation> {
        let (first, rest) = verb(text);
        let (who, what) = verb(rest);
        let seat = || who.parse::<Seat>().ok();
        let chance = match first {
            "tile" => seat().zip(Tile::named(what)).map(|(seat, it)| Chance::Tile(seat, it)),
            "picture" => Picture::named(rest).map(Chance::Picture),
            "back" => seat().zip(back(what)).map(|(seat, it)| Chance::Back(seat, it)),
            "front" => seat().zip(read_card(what)).map(|(seat, it)| Chance::Front(seat, it)),
            "pass" => rest.is_empty().then_some(Chance::Pass),
            "half-turn" => rest.is_empty().then_some(Chance::HalfTurn),
            "easel" => number(who).zip(read_card(what)).map(|(easel, it)| Chance::Easel(easel, it)),
            "bonus" => Bonus::named(rest).map(Chance::Bonus),
            "start" => rest.parse().ok().map(Chance::Start),
            _ => None,
        };
        chance.ok_or_else(|| BadNotation::new(text, Refused::ChanceNotation))
    }
}

/// Reads an action of the board. In tables that exhibit paintings, `exhibit` is another name for
/// *take-painting*.
fn deed(name: &str) -> Option<Deed> {
    if name == "exhibit" { Some(Deed::TakePainting) } else { Deed::named(name) }
}

/// Reads the back of a painting: its picture and its tier, from 1.
fn back(text: &str) -> Option<Back> {
    let (picture, tier) = verb(text);
    let tier = number(tier).filter(|it| (1..=4).contains(it))?;
    Some(Back { picture: Picture::named(picture)?, tier: tier - 1 })
}

/// Reads a color of cells.
fn color(name: &str) -> Option<Pigment> {
    Pigment::named(name).filter(|it| Pigment::COLORS.contains(it))
}

/// Reads a card by its number, with or without a `#` before the number.
fn read_card(text: &str) -> Option<Card> {
    number(text.strip_prefix('#').unwrap_or(text)).and_then(Card::new)
}
