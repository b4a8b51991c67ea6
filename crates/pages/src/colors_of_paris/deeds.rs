//! What the actions of the board do for a player, with their tools as they are.

use colors_of_paris::{Deed, Pigment, Studio, Token, Tool, variants::BonusRule};
use game::Seat;

use super::phrases;
use crate::english;

/// What `deed` does for `seat` (CP-4, CP-5), as something one does: `get 3 red`.
pub(super) fn effect(studio: &Studio, seat: Seat, deed: Deed) -> String {
    let level = |tool| studio.level(seat, tool);
    match deed {
        Deed::AcquireRed => acquire(studio, seat, Pigment::Red),
        Deed::AcquireYellow => acquire(studio, seat, Pigment::Yellow),
        Deed::AcquireBlue => acquire(studio, seat, Pigment::Blue),
        Deed::MixOrange => mix(studio, seat, Pigment::Orange),
        Deed::MixGreen => mix(studio, seat, Pigment::Green),
        Deed::MixViolet => mix(studio, seat, Pigment::Violet),
        Deed::MixBlack => mix(studio, seat, Pigment::Black),
        Deed::ImproveTube => improve(studio, seat, Tool::Tube),
        Deed::ImprovePalette => improve(studio, seat, Tool::Palette),
        Deed::ImproveBrush => improve(studio, seat, Tool::Brush),
        Deed::TakePainting => visit(studio),
        Deed::Paint => format!("put up to {} pigments on cells", level(Tool::Brush)),
        Deed::FirstPlayer => "get 1 white, and be first player from the next round".to_owned(),
        Deed::Imitator => imitate(studio, seat),
        Deed::Rotate => "turn the wheel by 0 or 2 steps instead of 1".to_owned(),
        Deed::White => acquire(studio, seat, Pigment::White),
    }
}

fn acquire(studio: &Studio, seat: Seat, pigment: Pigment) -> String {
    format!("get {} {}", studio.level(seat, Tool::Tube), pigment.name())
}

/// What mixing takes and gives (CP-4.2, CP-4.3).
pub(super) fn mix(studio: &Studio, seat: Seat, mixed: Pigment) -> String {
    let level = studio.level(seat, Tool::Palette);
    match mixed.parts() {
        Some([one, other]) => {
            format!("1 {} and 1 {} make {level} {}", one.name(), other.name(), mixed.name())
        }
        None => "1 orange, 1 green and 1 violet make 1 black".to_owned(),
    }
}

fn improve(studio: &Studio, seat: Seat, tool: Tool) -> String {
    let space = studio.painter(seat).tools[tool as usize];
    if space == studio.board.last_space() {
        return format!("nothing, for {} is on its last space", phrases::tool(tool));
    }
    format!("pay 2 pigments: {}", step(studio, seat, tool, space + 1))
}

/// What it means that the marker of a tool comes to `space`: `the tube 3 becomes 4`.
pub(super) fn step(studio: &Studio, seat: Seat, tool: Tool, space: u8) -> String {
    let [now, then] = [space - 1, space].map(|space| studio.board.level(tool, space));
    let level = if now == then { format!("stays {now}") } else { format!("{now} becomes {then}") };
    let place = format!("space {} of {}", space + 1, studio.board.last_space() + 1);
    format!("{} {level}, {place}{}", phrases::tool(tool), reward(studio, seat, tool, space))
}

/// What a marker finds on `space` (CP-4.5).
fn reward(studio: &Studio, seat: Seat, tool: Tool, space: u8) -> &'static str {
    let has_token = studio.painter(seat).tokens[tool as usize] != Token::None;
    if space == studio.board.last_space() {
        if has_token { ", which turns your token to 10" } else { ", with a token worth 10" }
    } else if space == studio.board.bonus_space() {
        ", with an assistant or a token worth 6"
    } else {
        ""
    }
}

/// What can be copied now (CP-5.2).
fn imitate(studio: &Studio, seat: Seat) -> String {
    let deeds: Vec<String> =
        studio.copyable(seat).map(|deed| phrases::deed(studio, deed)).collect();
    match deeds[..] {
        [] => "do what an assistant standing on the wheel would".to_owned(),
        _ => format!("do what a standing assistant would: {}", english::either(&deeds)),
    }
}

/// What is done where paintings are taken (CP-4.6).
fn visit(studio: &Studio) -> String {
    let ways = ways(studio);
    if ways.is_empty() { "nothing, at this table".to_owned() } else { english::either(&ways) }
}

/// What can be done there with the rules of this table.
pub(super) fn ways(studio: &Studio) -> Vec<&'static str> {
    use colors_of_paris::variants::{Counting, Origin};
    let mut ways = Vec::new();
    if studio.rules.origin == Origin::Market {
        ways.push("take a painting");
    }
    if studio.rules.counting == Counting::Exhibited {
        ways.push("exhibit a completed painting");
    }
    if studio.rules.cards != BonusRule::Off {
        ways.push("buy a bonus card");
    }
    ways
}
