//! The effects of the actions of the board for a player, with their current tools.

use colors_of_paris::{
    Action, Deed, Pigment, Studio, Token, Tool,
    variants::{BonusRule, Counting, Origin},
};
use game::Seat;
use languages::Language;

use super::phrases;
use crate::words;

/// The effect of `deed` for `seat` (CP-4, CP-5), with a verb: `get 3 red`.
fn effect(t: Language, studio: &Studio, seat: Seat, deed: Deed) -> String {
    match deed {
        Deed::AcquireRed => acquire(t, studio, seat, Pigment::Red),
        Deed::AcquireYellow => acquire(t, studio, seat, Pigment::Yellow),
        Deed::AcquireBlue => acquire(t, studio, seat, Pigment::Blue),
        Deed::MixOrange => mix(t, studio, seat, Pigment::Orange),
        Deed::MixGreen => mix(t, studio, seat, Pigment::Green),
        Deed::MixViolet => mix(t, studio, seat, Pigment::Violet),
        Deed::MixBlack => mix(t, studio, seat, Pigment::Black),
        Deed::ImproveTube => improve(t, studio, seat, Tool::Tube),
        Deed::ImprovePalette => improve(t, studio, seat, Tool::Palette),
        Deed::ImproveBrush => improve(t, studio, seat, Tool::Brush),
        Deed::TakePainting => visit(t, studio),
        Deed::Paint => words::count(t, "cp-effect-paint", studio.level(seat, Tool::Brush)),
        Deed::FirstPlayer => t.say("cp-effect-first-player"),
        Deed::Imitator => imitate(t, studio, seat),
        Deed::Rotate => t.say("cp-effect-rotate"),
        Deed::White => acquire(t, studio, seat, Pigment::White),
    }
}

/// An action with its effect for `seat`: `White: get 3 white`.
pub(super) fn with_effect(t: Language, studio: &Studio, seat: Seat, deed: Deed) -> String {
    words::said_of(t, &phrases::deed(t, studio, deed), &effect(t, studio, seat, deed))
}

/// An action with its effect for any player: `Rotate: turn the wheel by 0 or 2 steps instead of 1`. Only for
/// actions that do the same for all.
pub(super) fn explained(t: Language, studio: &Studio, deed: Deed) -> String {
    let effect = match deed {
        Deed::TakePainting => visit(t, studio),
        Deed::Imitator => t.say("cp-use-imitator"),
        _ => effect(t, studio, Seat(0), deed),
    };
    words::said_of(t, &phrases::deed(t, studio, deed), &effect)
}

fn acquire(t: Language, studio: &Studio, seat: Seat, pigment: Pigment) -> String {
    let what = phrases::so_many(t, studio.level(seat, Tool::Tube), pigment);
    t.tell("cp-effect-acquire", &[("what", what.into())])
}

/// The pigments that mixing takes and gives (CP-4.2, CP-4.3).
pub(super) fn mix(t: Language, studio: &Studio, seat: Seat, mixed: Pigment) -> String {
    let Some(parts) = mixed.parts() else { return t.say("cp-effect-black") };
    let [one, other] = parts.map(|part| phrases::so_many(t, 1, part));
    let made = phrases::so_many(t, studio.level(seat, Tool::Palette), mixed);
    let args = [("one", one.into()), ("other", other.into()), ("made", made.into())];
    t.tell("cp-effect-mix", &args)
}

fn improve(t: Language, studio: &Studio, seat: Seat, tool: Tool) -> String {
    let space = studio.painter(seat).tools[tool as usize];
    if space == studio.board.last_space() {
        return t.tell("cp-effect-improved", &[("tool", phrases::tool(t, tool).into())]);
    }
    t.tell("cp-effect-improve", &[("step", step(t, studio, seat, tool, space + 1).into())])
}

/// The effect of moving the marker of a tool to `space`: `the tube 3 becomes 4`.
pub(super) fn step(t: Language, studio: &Studio, seat: Seat, tool: Tool, space: u8) -> String {
    let [now, then] = [space - 1, space].map(|space| studio.board.level(tool, space));
    let key = if now == then { "cp-step-stays" } else { "cp-step-becomes" };
    let level = t.tell(key, &[("now", now.into()), ("next", then.into())]);
    let reward = reward(studio, seat, tool, space).map_or(String::new(), |key| t.say(key));
    let args = [
        ("tool", phrases::tool(t, tool).into()),
        ("level", level.into()),
        ("space", (space + 1).into()),
        ("last", (studio.board.last_space() + 1).into()),
        ("reward", reward.into()),
    ];
    t.tell("cp-step", &args)
}

/// The key of the reward on `space` (CP-4.5).
fn reward(studio: &Studio, seat: Seat, tool: Tool, space: u8) -> Option<&'static str> {
    let has_token = studio.painter(seat).tokens[tool as usize] != Token::None;
    if space == studio.board.last_space() {
        Some(if has_token { "cp-reward-turned" } else { "cp-reward-last" })
    } else {
        (space == studio.board.bonus_space()).then_some("cp-reward-sixth")
    }
}

/// The effect of the Imitator: the actions that can be copied now (CP-5.2).
fn imitate(t: Language, studio: &Studio, seat: Seat) -> String {
    let deeds: Vec<String> =
        studio.copyable(seat).map(|deed| phrases::deed(t, studio, deed)).collect();
    match deeds[..] {
        [] => t.say("cp-use-imitator"),
        _ => t.tell("cp-effect-imitator", &[("deeds", words::either(t, &deeds).into())]),
    }
}

/// The effect of the space for paintings (CP-4.6), with the rules of this table.
fn visit(t: Language, studio: &Studio) -> String {
    let rules = studio.rules;
    let ways = [
        rules.origin == Origin::Market,
        rules.counting == Counting::Exhibited,
        rules.cards != BonusRule::Off,
    ];
    either(t, ["cp-way-take", "cp-way-exhibit", "cp-way-buy"], ways)
}

/// The choices of `seat` on the space for paintings, as questions: `which painting to take or which bonus
/// card to buy`.
pub(super) fn ways(t: Language, studio: &Studio, seat: Seat) -> String {
    let may = |fits: fn(&Action) -> bool| studio.visits(seat).any(|it| fits(&it));
    let ways = [
        may(|it| matches!(it, Action::Take(_))),
        may(|it| matches!(it, Action::Exhibit(_))),
        may(|it| matches!(it, Action::Buy(_))),
    ];
    either(t, ["cp-which-take", "cp-which-exhibit", "cp-which-buy"], ways)
}

/// A list of the possible ones among taking, exhibiting and buying: `take a painting or buy a bonus card`.
fn either(t: Language, keys: [&str; 3], may: [bool; 3]) -> String {
    let ways = keys.into_iter().zip(may);
    let ways: Vec<String> = ways.filter(|(_, may)| *may).map(|(key, _)| t.say(key)).collect();
    if ways.is_empty() { t.say("cp-effect-idle") } else { words::either(t, &ways) }
}
