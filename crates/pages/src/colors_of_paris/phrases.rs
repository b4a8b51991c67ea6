//! The words of Colors of Paris: pigments, paintings, tools, cards, tiles.

use colors_of_paris::{
    Bonus, Card, Deed, Picture, Pigment, Reserve, Studio, Tile, Tool,
    cells::ROW_CELLS,
    variants::{Counting, Origin},
};
use languages::Language;

use crate::{Names, words};

/// A known painting with its number, for those who type it: `#12 Monet`.
pub(super) fn numbered(studio: &Studio, card: Card) -> String {
    format!("#{} {}", card.number(), picture(studio.deck.picture(card)))
}

/// A painting: `#12 Monet`, or `Monet` for those who see the board.
pub(super) fn card(names: &Names, studio: &Studio, card: Card) -> String {
    if names.is_by_sight() { of_card(studio, card) } else { numbered(studio, card) }
}

/// A painting where nothing on the board shows which of four it is: in full for those who see the board.
pub(super) fn secret(names: &Names, studio: &Studio, card: Card) -> String {
    if names.is_by_sight() {
        in_full(names.language(), studio, card)
    } else {
        numbered(studio, card)
    }
}

/// A painting with its value: `#12 Monet, worth 14`, or `Monet, worth 14` for those who see the board.
pub(super) fn valued(names: &Names, studio: &Studio, painting: Card) -> String {
    let (card, worth) = (card(names, studio, painting), value(studio, painting));
    names.language().tell("cp-valued", &[("card", card.into()), ("value", worth.into())])
}

/// The picture of a painting, for those who see the board: `Monet`.
pub(super) fn of_card(studio: &Studio, card: Card) -> String {
    picture(studio.deck.picture(card)).to_owned()
}

/// A painting with its value, without its number: `Monet, worth 14`.
pub(super) fn seen(t: Language, studio: &Studio, painting: Card) -> String {
    let card = of_card(studio, painting);
    t.tell("cp-valued", &[("card", card.into()), ("value", value(studio, painting).into())])
}

/// A painting with its value and its open cells: `Monet, worth 14; to paint: 2 red and 3 green`.
pub(super) fn in_full(t: Language, studio: &Studio, card: Card) -> String {
    let (seen, open) = (seen(t, studio, card), open(studio, card));
    if open.total() == 0 {
        return t.tell("cp-seen-painted", &[("card", seen.into())]);
    }
    let what = pigments(t, open);
    t.tell("cp-seen-open", &[("card", seen.into()), ("what", what.into())])
}

/// The value of a painting in words: `worth 14`.
pub(super) fn worth(t: Language, studio: &Studio, card: Card) -> String {
    t.tell("cp-worth", &[("value", value(studio, card).into())])
}

/// The value of a painting.
pub(super) fn value(studio: &Studio, card: Card) -> u8 {
    studio.rules.values[studio.deck.tier(card)]
}

/// The name of the picture on the back of a painting.
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

/// The name of a painter tile.
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

/// The power of a painter tile (CP-8), in few words.
pub(super) fn power(t: Language, studio: &Studio, tile: Tile) -> String {
    let (done, next) = match (studio.rules.counting, studio.rules.origin) {
        (Counting::Completed, _) => ("completed", "other"),
        (Counting::Exhibited, Origin::Market) => ("exhibited", "other"),
        (Counting::Exhibited, Origin::Draft) => ("exhibited", "next"),
    };
    let args = [("done", done.into()), ("on", next.into())];
    t.tell(&format!("cp-power-{}", tile.name()), &args)
}

/// A painter tile with its power: `Monet: paint up to 2 yellow cells when you acquire yellow`.
pub(super) fn told_tile(t: Language, studio: &Studio, it: Tile) -> String {
    words::said_of(t, tile(it), &power(t, studio, it))
}

/// A bonus card with its effect: `Mix: mix a color of your choice, or black`.
pub(super) fn told_bonus(t: Language, bonus: Bonus) -> String {
    words::said_of(t, &bonus_name(t, bonus), &use_of(t, bonus))
}

/// A bonus card with its price (CP-7.1) and its effect: `Mix, 3 white: mix a color of your choice, or black`.
pub(super) fn priced_bonus(t: Language, studio: &Studio, bonus: Bonus) -> String {
    let cost = so_many(t, studio.board.cost(bonus), Pigment::White);
    let priced = format!("{}, {cost}", bonus_name(t, bonus));
    words::said_of(t, &priced, &use_of(t, bonus))
}

/// A bonus card in a sentence: `the Mix card`.
pub(super) fn bonus(t: Language, bonus: Bonus) -> String {
    t.say(&format!("cp-bonus-{}", bonus.name()))
}

/// The name on a bonus card: `Mix`.
pub(super) fn bonus_name(t: Language, bonus: Bonus) -> String {
    t.say(&format!("cp-bonus-name-{}", bonus.name()))
}

/// The effect of a bonus card (CP-7.2), in few words.
pub(super) fn use_of(t: Language, bonus: Bonus) -> String {
    t.say(&format!("cp-use-{}", bonus.name()))
}

/// A tool in a sentence: `the tube`.
pub(super) fn tool(t: Language, tool: Tool) -> String {
    t.say(&format!("cp-tool-{}", tool.name()))
}

/// The name of a tool at the head of a track: `tube`.
pub(super) fn tool_name(t: Language, tool: Tool) -> String {
    t.say(&format!("cp-tool-name-{}", tool.name()))
}

/// The name of a pigment: `red`.
pub(super) fn pigment(t: Language, pigment: Pigment) -> String {
    t.say(&format!("cp-{}", pigment.name()))
}

/// A number of pigments: `3 red`.
pub(super) fn so_many(t: Language, count: u8, pigment: Pigment) -> String {
    t.tell("cp-so-many", &[("count", count.into()), ("color", pigment.name().into())])
}

/// A cell of a color: `a red cell`.
pub(super) fn cell(t: Language, color: Pigment) -> String {
    t.tell("cp-cell", &[("color", color.name().into())])
}

/// The name of an action of the board, as on the wheel of this table.
pub(super) fn deed(t: Language, studio: &Studio, deed: Deed) -> String {
    match deed {
        Deed::TakePainting => t.say(space_for_paintings(studio)),
        _ => t.say(&format!("cp-deed-{}", deed.name())),
    }
}

/// The key of the name of the space for paintings, which depends on what can be done there (CP-4.6, CP-9.3).
const fn space_for_paintings(studio: &Studio) -> &'static str {
    match (studio.rules.origin, studio.rules.counting) {
        (Origin::Market, Counting::Completed) => "cp-deed-take",
        (Origin::Market, Counting::Exhibited) => "cp-deed-take-or-exhibit",
        (Origin::Draft, Counting::Exhibited) => "cp-deed-exhibit-or-buy",
        (Origin::Draft, Counting::Completed) => "cp-deed-buy",
    }
}

/// A list of pigments, or `nothing`: `2 red and 1 white`.
pub(super) fn pigments(t: Language, reserve: Reserve) -> String {
    let all = Pigment::ALL.into_iter().filter(|it| reserve.count(*it) != 0);
    let all: Vec<String> = all.map(|it| so_many(t, reserve.count(it), it)).collect();
    if all.is_empty() { t.say("cp-nothing") } else { words::list(t, &all) }
}

/// The letter of a pigment in a row of cells.
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

/// The rows of a painting, with painted cells in capitals: `rOv yWb gor`.
pub(super) fn cells(studio: &Studio, card: Card) -> String {
    let painted = studio.cells[card.idx()].all();
    let cells = studio.deck.cells(card).into_iter().zip(painted);
    let letters: Vec<char> = cells
        .map(|(color, on)| on.map_or(letter(color), |it| letter(it).to_ascii_uppercase()))
        .collect();
    letters.chunks(ROW_CELLS).map(String::from_iter).collect::<Vec<_>>().join(" ")
}

/// The numbers of pigments in short, to fit behind the cells: `2r 1b 3o`.
pub(super) fn brief(reserve: Reserve) -> String {
    let all = Pigment::ALL.into_iter().filter(|it| reserve.count(*it) != 0);
    let all = all.map(|it| format!("{}{}", reserve.count(it), letter(it)));
    all.collect::<Vec<_>>().join(" ")
}

/// The open cells of a painting, by color.
pub(super) fn open(studio: &Studio, card: Card) -> Reserve {
    let painted = studio.cells[card.idx()].all();
    let cells = studio.deck.cells(card).into_iter().zip(painted);
    let open: Vec<Pigment> = cells.filter(|(_, on)| on.is_none()).map(|(color, _)| color).collect();
    Reserve::of(&open)
}
