//! The prints of the painting cards (CP-1.4): those in the box, or a custom deck.

use std::{
    fmt::{self, Write},
    hash::{Hash, Hasher},
    sync::LazyLock,
};

use game::{Archive, BadSetup, Quote, Reason, deck_file};
use serde::{Deserialize, Serialize};

use crate::{
    cards::{Card, Cards},
    cells::{self, CELLS, Grid},
    components::Pigment,
    refused::Refused,
};

/// A picture, which is on the backs of four cards (CP-1.4).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Default,
)]
#[serde(rename_all = "kebab-case")]
pub enum Picture {
    /// The picture in the style of Cézanne.
    #[default]
    Cezanne,
    /// The picture in the style of Renoir.
    Renoir,
    /// The picture in the style of Manet.
    Manet,
    /// The picture in the style of Toulouse-Lautrec.
    ToulouseLautrec,
    /// The picture in the style of Gauguin.
    Gauguin,
    /// The picture in the style of Degas.
    Degas,
    /// The picture in the style of Monet.
    Monet,
    /// The picture in the style of Van Gogh.
    VanGogh,
}

impl Picture {
    /// The eight pictures.
    pub const ALL: [Picture; 8] = [
        Picture::Cezanne,
        Picture::Renoir,
        Picture::Manet,
        Picture::ToulouseLautrec,
        Picture::Gauguin,
        Picture::Degas,
        Picture::Monet,
        Picture::VanGogh,
    ];

    /// The name of the picture, which is that of its painter.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Picture::Cezanne => "cezanne",
            Picture::Renoir => "renoir",
            Picture::Manet => "manet",
            Picture::ToulouseLautrec => "toulouse-lautrec",
            Picture::Gauguin => "gauguin",
            Picture::Degas => "degas",
            Picture::Monet => "monet",
            Picture::VanGogh => "van-gogh",
        }
    }

    /// The picture called `name`.
    #[must_use]
    pub fn named(name: &str) -> Option<Picture> {
        Picture::ALL.into_iter().find(|it| it.name() == name)
    }
}

/// The back of a painting (CP-1.4): its picture and its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Back {
    /// The picture.
    pub picture: Picture,
    /// The tier of the value, from 0.
    pub tier: u8,
}

/// The print of a painting card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Print {
    cells: [Pigment; CELLS],
    grid: Grid,
    picture: Picture,
    /// The tier of the value, from 0.
    tier: u8,
}

/// The deck of painting cards of a game. Two decks are equal if they are printed alike.
#[derive(Clone, Copy)]
pub struct Paintings(&'static Prints);

#[derive(Debug, PartialEq, Eq, Hash)]
struct Prints {
    cards: [Print; Card::ALL as usize],
    /// For each picture, the cards that show it.
    copies: [Cards; Picture::ALL.len()],
}

/// The number of cards with the same picture.
const COPIES: usize = 4;
/// The number of tiers of values.
const TIERS: u8 = 4;

static BOX: LazyLock<Prints> = LazyLock::new(|| {
    read(include_str!("../data/paintings.csv")).expect("the file is checked by a test")
});
static KEPT: Archive<Prints> = Archive::new();

impl Paintings {
    /// The cards in the box.
    #[must_use]
    pub fn standard() -> Paintings {
        Paintings(&BOX)
    }

    /// Reads a deck from the text of a file like `data/paintings.csv`.
    ///
    /// # Errors
    ///
    /// Names the line, what is wrong in it, and what would be right.
    pub fn read(text: &str) -> Result<Paintings, BadSetup> {
        let prints = read(text)?;
        Ok(if prints == *BOX { Paintings::standard() } else { Paintings(KEPT.keep(prints)) })
    }

    /// The grid of `card`: by color, its cells.
    #[inline]
    pub(crate) fn grid(self, card: Card) -> &'static Grid {
        &self.0.cards[card.idx()].grid
    }

    /// The colors of the cells of `card`, from the top left.
    #[must_use]
    pub fn cells(self, card: Card) -> [Pigment; CELLS] {
        self.0.cards[card.idx()].cells
    }

    /// The picture on the back of `card`.
    #[must_use]
    #[inline]
    pub fn picture(self, card: Card) -> Picture {
        self.0.cards[card.idx()].picture
    }

    /// The tier of the value of `card`, from 0.
    #[must_use]
    #[inline]
    pub fn tier(self, card: Card) -> usize {
        usize::from(self.0.cards[card.idx()].tier)
    }

    /// The back of `card`.
    #[must_use]
    pub fn back(self, card: Card) -> Back {
        let Print { picture, tier, .. } = self.0.cards[card.idx()];
        Back { picture, tier }
    }

    /// The cards with this back.
    #[must_use]
    pub fn with_back(self, back: Back) -> Cards {
        self.of(back.picture).iter().filter(|card| self.back(*card) == back).collect()
    }

    /// The cards with this picture.
    #[must_use]
    pub fn of(self, picture: Picture) -> Cards {
        self.0.copies[picture as usize]
    }

    /// Whether a card with this picture has this value.
    #[must_use]
    pub fn has_tier(self, picture: Picture, tier: usize) -> bool {
        self.of(picture).iter().any(|card| self.tier(card) == tier)
    }

    /// The deck as the text of a file.
    #[must_use]
    pub fn to_csv(self) -> String {
        let mut text = format!("{HEADER}\n");
        for card in Cards::ALL.iter() {
            let letters: String = self.cells(card).iter().map(|it| letter(*it)).collect();
            let (picture, tier) = (self.picture(card).name(), self.tier(card) + 1);
            let rows = [&letters[..3], &letters[3..6], &letters[6..]].join(",");
            writeln!(text, "{},{picture},{tier},{rows}", card.number())
                .expect("a string takes all");
        }
        text
    }
}

impl PartialEq for Paintings {
    fn eq(&self, other: &Paintings) -> bool {
        std::ptr::eq(self.0, other.0) || self.0 == other.0
    }
}

impl Eq for Paintings {}

impl Hash for Paintings {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // Prints are kept once each, so decks that are not the box's differ soon.
        self.0.cards[0].cells.hash(state);
    }
}

impl fmt::Debug for Paintings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Paintings of {}", self.0.cards.len())
    }
}

/// The columns of a file of paintings.
const HEADER: &str = "id,picture,tier,top,middle,bottom";

#[derive(Deserialize)]
struct PaintingRow {
    id: String,
    picture: String,
    tier: String,
    top: String,
    middle: String,
    bottom: String,
}

fn read(text: &str) -> Result<Prints, BadSetup> {
    let mut prints = Vec::new();
    for line in deck_file::lines::<PaintingRow>(text, HEADER).map_err(refuse)? {
        prints.push(print(prints.len() + 1, &line)?);
    }
    for picture in Picture::ALL {
        let found = prints.iter().filter(|it| it.picture == picture).count();
        if found != COPIES {
            let (name, copies) = (picture.name(), COPIES);
            return Err(refuse(Refused::Copies { name, found, copies }));
        }
    }
    let cards: [Print; Card::ALL as usize] = prints.try_into().expect("four of each picture");
    let shows = |picture, card: &Card| cards[card.idx()].picture == picture;
    let copies = Picture::ALL.map(|it| Cards::ALL.iter().filter(|card| shows(it, card)).collect());
    Ok(Prints { cards, copies })
}

fn print(number: usize, line: &PaintingRow) -> Result<Print, BadSetup> {
    let PaintingRow { id, picture, tier, top, middle, bottom } = line;
    if *id != number.to_string() {
        return Err(refuse(Refused::Number { number, found: Quote::new(id) }));
    }
    let picture = Picture::named(picture).ok_or_else(|| {
        let names = Picture::ALL.map(Picture::name).join(", ");
        refuse(Refused::Picture { number, found: Quote::new(picture), names })
    })?;
    let no_tier = || refuse(Refused::Tier { number, found: Quote::new(tier) });
    let tier = tier.parse().ok().filter(|it| (1..=TIERS).contains(it)).ok_or_else(no_tier)?;
    let colors: Option<Vec<Pigment>> =
        format!("{top}{middle}{bottom}").chars().map(color).collect();
    let cells: [Pigment; CELLS] = colors.and_then(|it| it.try_into().ok()).ok_or_else(|| {
        let found = Quote::new(&format!("{top},{middle},{bottom}"));
        refuse(Refused::Grid { number, found })
    })?;
    Ok(Print { cells, grid: cells::grid(&cells), picture, tier: tier - 1 })
}

fn letter(color: Pigment) -> char {
    color.name().chars().next().expect("a name has letters").to_ascii_uppercase()
}

fn color(wanted: char) -> Option<Pigment> {
    Pigment::COLORS.into_iter().find(|it| letter(*it) == wanted)
}

fn refuse(reason: impl Into<Reason>) -> BadSetup {
    BadSetup::by("CP-1.4", reason)
}
