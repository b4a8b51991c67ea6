//! Words for what lies on a table of Colors of Paris: pigments, paintings, tools, cards, tiles.

use colors_of_paris::{
    Bonus, Card, Deed, Picture, Pigment, Reserve, Studio, Tile, Tool,
    variants::{Counting, Origin},
};

use crate::english;

/// `#12 Monet`, a painting that is known.
pub(super) fn card(studio: &Studio, card: Card) -> String {
    format!("#{} {}", card.number(), picture(studio.deck.picture(card)))
}

/// `#12 Monet, worth 14`.
pub(super) fn valued(studio: &Studio, painting: Card) -> String {
    format!("{}, worth {}", card(studio, painting), value(studio, painting))
}

/// What a painting is worth.
pub(super) fn value(studio: &Studio, card: Card) -> u8 {
    studio.rules.values[studio.deck.tier(card)]
}

/// The picture on the back of a painting.
pub(super) const fn picture(picture: Picture) -> &'static str {
    match picture {
        Picture::Cezanne => "Cézanne",
        Picture::Renoir => "Renoir",
        Picture::Manet => "Manet",
        Picture::ToulouseLautrec => "Toulouse-Lautrec",
        Picture::Gauguin => "Gauguin",
        Picture::Degas => "Degas",
        Picture::Monet => "Monet",
        Picture::VanGogh => "Van Gogh",
    }
}

/// A painter tile.
pub(super) const fn tile(tile: Tile) -> &'static str {
    match tile {
        Tile::Cezanne => "Cézanne",
        Tile::Degas => "Degas",
        Tile::Gauguin => "Gauguin",
        Tile::Manet => "Manet",
        Tile::Monet => "Monet",
        Tile::Renoir => "Renoir",
        Tile::ToulouseLautrec => "Toulouse-Lautrec",
        Tile::VanGogh => "Van Gogh",
        Tile::Valadon => "Valadon",
    }
}

/// What a painter tile is good for (CP-8), in few words.
pub(super) const fn power(tile: Tile) -> &'static str {
    match tile {
        Tile::Cezanne => "Improve a second time for as many pigments as the new level",
        Tile::Degas => "a painting that is done gives back up to 3 pigments to paint with",
        Tile::Gauguin => "white in place of a primary when you mix your color",
        Tile::Manet => "paint up to 2 red cells when you acquire red",
        Tile::Monet => "paint up to 2 yellow cells when you acquire yellow",
        Tile::Renoir => "paint up to 2 blue cells when you acquire blue",
        Tile::ToulouseLautrec => "2 cells of each painting take any color",
        Tile::VanGogh => "keep 16 pigments instead of 12",
        Tile::Valadon => "one more white, an opponent's, when you paint",
    }
}

/// `the Mix card`.
pub(super) fn bonus(bonus: Bonus) -> String {
    format!("the {} card", english::capitalized(bonus.name()))
}

/// What a bonus card does (CP-7.2), in few words.
pub(super) const fn use_of(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Paint => "paint as with an assistant",
        Bonus::Imitator => "do what an assistant standing on the wheel would",
        Bonus::Mix => "mix a color of your choice, or black",
        Bonus::Exchange => "exchange 1 to 4 pigments for others of their kind",
        Bonus::Tool => "advance one tool by 2, or two tools by 1",
    }
}

/// `the tube`.
pub(super) const fn tool(tool: Tool) -> &'static str {
    match tool {
        Tool::Tube => "the tube",
        Tool::Palette => "the palette",
        Tool::Brush => "the brush",
    }
}

/// An action of the board, as it stands on the wheel of this table.
pub(super) fn deed(studio: &Studio, deed: Deed) -> String {
    match deed {
        Deed::TakePainting => space_for_paintings(studio).to_owned(),
        _ => english::capitalized(&deed.name().replace('-', " ")),
    }
}

/// What the space for paintings is called depends on what one does there (CP-4.6, CP-9.3).
const fn space_for_paintings(studio: &Studio) -> &'static str {
    match (studio.rules.origin, studio.rules.counting) {
        (Origin::Market, Counting::Completed) => "Take a painting",
        (Origin::Market, Counting::Exhibited) => "Take or exhibit",
        (Origin::Draft, Counting::Exhibited) => "Exhibit or buy",
        (Origin::Draft, Counting::Completed) => "Buy a card",
    }
}

/// `2 red and 1 white`, or `nothing`.
pub(super) fn pigments(reserve: Reserve) -> String {
    let named = |it: Pigment| format!("{} {}", reserve.count(it), it.name());
    let all = Pigment::ALL.into_iter().filter(|it| reserve.count(*it) != 0);
    let all: Vec<String> = all.map(named).collect();
    if all.is_empty() { "nothing".to_owned() } else { english::list(&all) }
}

/// The letter for a pigment in a row of cells.
const fn letter(pigment: Pigment) -> char {
    match pigment {
        Pigment::Red => 'r',
        Pigment::Yellow => 'y',
        Pigment::Blue => 'b',
        Pigment::Orange => 'o',
        Pigment::Green => 'g',
        Pigment::Violet => 'v',
        Pigment::White => 'w',
        Pigment::Black => 'k',
    }
}

/// `rOv yWb gor`: the rows of a painting, what is painted in capitals.
pub(super) fn cells(studio: &Studio, card: Card) -> String {
    let painted = studio.cells[card.idx()].all();
    let cells = studio.deck.cells(card).into_iter().zip(painted);
    let letters: Vec<char> = cells
        .map(|(color, on)| on.map_or(letter(color), |it| letter(it).to_ascii_uppercase()))
        .collect();
    letters.chunks(3).map(String::from_iter).collect::<Vec<_>>().join(" ")
}

/// `2r 1b 3o`: so many of each color, short enough to stand behind the cells.
pub(super) fn brief(reserve: Reserve) -> String {
    let all = Pigment::ALL.into_iter().filter(|it| reserve.count(*it) != 0);
    let all = all.map(|it| format!("{}{}", reserve.count(it), letter(it)));
    all.collect::<Vec<_>>().join(" ")
}

/// What the letters of [`cells`] mean.
pub(super) const LEGEND: &str = "Cells by rows: r red, y yellow, b blue, o orange, g green, \
                                 v violet; capitals are painted, W white, K black.";

/// The cells of a painting that are still open, by color.
pub(super) fn open(studio: &Studio, card: Card) -> Reserve {
    let painted = studio.cells[card.idx()].all();
    let cells = studio.deck.cells(card).into_iter().zip(painted);
    let open: Vec<Pigment> = cells.filter(|(_, on)| on.is_none()).map(|(color, _)| color).collect();
    Reserve::of(&open)
}
