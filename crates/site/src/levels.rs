//! The levels of the bots of a title as form fields, each with its measured strength.

use bots::Level;
use display::TitleInfo;
use ladder::LevelInfo;
use languages::Language;
use maud::{Markup, html};

use crate::seats::level_name;

/// The levels as `option` elements, whose values begin with `prefix`. The level for a first game is marked.
pub(crate) fn level_options(title: &TitleInfo, prefix: &str, chosen: &str, t: Language) -> Markup {
    let known = |level: Level| title.levels.iter().find(move |it| it.name == level.name());
    html! {
        @for level in Level::LADDER.into_iter().filter_map(known) {
            @let value = format!("{prefix}{}", level.name);
            option value=(value) selected[value == chosen] {
                @if level.name == title.usual.name() {
                    (t.tell("level-first", &[("level", strength(level, t).into())]))
                } @else { (strength(level, t)) }
            }
        }
    }
}

/// The measured strength of a level at tables of two: `Maestro, beats Master 68%`.
fn strength(level: &LevelInfo, t: Language) -> String {
    let name = level_name(level.name, t);
    let Some(step) = &level.beats else { return name };
    let percent = ("percent", step.percent.into());
    if step.level == Level::Random.name() {
        return t.tell("level-measured-random", &[("name", name.into()), percent]);
    }
    let below = ("below", level_name(&step.level, t).into());
    t.tell("level-measured", &[("name", name.into()), below, percent])
}
