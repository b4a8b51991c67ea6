//! By which rules: a preset, what it amounts to, and every switch.

use game::house_rules::RULES;
use maud::{Markup, html};
use shelf::{Difference, PresetInfo, TitleInfo};
use tongues::Tongue;

use super::{
    Setup,
    refusal::{Wrong, wrong},
    switches,
};
use crate::{Fields, agreed};

pub(super) fn rules(setup: &Setup<'_>, wrong: Option<&Wrong>) -> Markup {
    let (t, title, fields) = (setup.reader.tongue, setup.title, &setup.fields);
    let refusal = wrong.and_then(|it| it.above_rules(title.slug, t));
    html! {
        fieldset {
            legend { (t.say("setup-rules")) }
            label for="preset" { (t.say("setup-preset")) }
            select id="preset" name="preset" { (presets(title, fields, t)) }
            div id="differences" aria-live="polite" { (refusal.unwrap_or_default()) (amounts(title, fields, t)) }
            details open[!fields.chosen().is_empty()] {
                summary { (t.say("setup-switches")) }
                (switches::switches(title, fields, wrong, t))
            }
            @if let Some((heading, lines)) = shelf::collected(title.slug, t) {
                details { summary { (heading) } p { (t.say("setup-collected")) } ul { @for line in lines { li { (line) } } } }
            }
        }
    }
}

/// What the rules chosen so far amount to, what is wrong with them, and how each switch stands unless it
/// is set: what a script puts into a form that is being filled in.
#[must_use]
pub fn differences(title: &TitleInfo, fields: &Fields, t: Tongue) -> Markup {
    html! {
        @if let Some(wrong) = wrong(title, fields) { (wrong.everything(title.slug, t)) }
        (amounts(title, fields, t))
        span hidden data-preset { (in_list(title, fields, preset(title, fields), t)) }
        @for usual in switches::usual(title, fields, t) {
            span hidden data-usual=(usual.field) data-way=(usual.value) { (usual.words) }
        }
    }
}

/// What lies on the table, what it plays with, and what differs from the rulebook.
fn amounts(title: &TitleInfo, fields: &Fields, t: Tongue) -> Markup {
    let (options, files) = (options(title, fields), fields.files());
    let laid_out = shelf::laid_out(title.slug, &options, &files, t);
    html! {
        @if let Some((heading, lines)) = laid_out {
            h2 { (heading) }
            ul.laid-out { @for line in lines { li { (line) } } }
        }
        @if let Ok(agreement) = shelf::agreement(title.slug, &options, &files, t) {
            (agreed::list(title.slug, &agreement, t))
        }
        @let against = against_file(title, fields, t);
        @if !against.is_empty() {
            h2 { (t.say("setup-against-file")) }
            (agreed::lines(title.slug, &against))
        }
    }
}

/// What was set by hand otherwise than the file of house rules says.
fn against_file(title: &TitleInfo, fields: &Fields, t: Tongue) -> Vec<Difference> {
    let said = house(title, fields).unwrap_or_default();
    let is_said = |it: &Difference| says(&said, it.option);
    let (before, files) = (brought(title, fields).options, fields.files());
    let differ = shelf::differences(title.slug, &before, &options(title, fields), &files, t);
    differ.unwrap_or_default().into_iter().filter(is_said).collect()
}

/// What a file of house rules says, if it can be read and followed.
fn house(title: &TitleInfo, fields: &Fields) -> Option<String> {
    let text = fields.first("file-rules").filter(|it| !it.trim().is_empty())?;
    let said = shelf::house_rules(title.slug, text).ok()?;
    let read = shelf::differences(title.slug, "", &said, &fields.files(), Tongue::English);
    read.is_ok().then_some(said)
}

/// The preset with what a file of house rules says instead, which is how rules stand unless they are set by
/// hand.
pub(super) fn brought(title: &TitleInfo, fields: &Fields) -> PresetInfo {
    let preset = preset(title, fields);
    let options = house(title, fields).map(|said| preset.overridden(&said));
    PresetInfo { options: options.unwrap_or_else(|| preset.options.clone()), ..preset.clone() }
}

fn says(words: &str, name: &str) -> bool {
    words.split(' ').any(|word| word.split('=').next() == Some(name))
}

/// The preset, what a file of house rules says instead, and whatever was set by hand, which counts before
/// both. Of two options of which one stands for the other, that one counts, whatever the other says.
#[must_use]
pub fn options(title: &TitleInfo, fields: &Fields) -> String {
    let (mut brought, chosen) = (brought(title, fields), fields.chosen());
    let is_read = house(title, fields).is_some();
    let is_stood_for = |word: &&str| {
        brought.instead.iter().any(|(one, other)| says(&chosen, one) && says(word, other))
    };
    let is_taken_apart = |word: &&str| is_read && says(word, RULES);
    let passes = |word: &&str| is_stood_for(word) || is_taken_apart(word);
    let words: Vec<&str> = chosen.split(' ').filter(|it| !passes(it)).collect();
    // What is set by hand is not stood for by what the file says.
    let is_outdone = |word: &&str| {
        is_read
            && brought.instead.iter().any(|(one, other)| says(word, one) && says(&chosen, other))
    };
    let kept: Vec<&str> = brought.options.split(' ').filter(|it| !is_outdone(it)).collect();
    brought.options = kept.join(" ");
    brought.overridden(&words.join(" "))
}

/// The preset that was chosen; as long as none was, the one that plays as printed.
#[must_use]
pub fn preset<'t>(title: &'t TitleInfo, fields: &Fields) -> &'t PresetInfo {
    let named = fields.first("preset").unwrap_or_default();
    let is_as_printed = |it: &&PresetInfo| {
        let differences =
            shelf::differences(title.slug, "", &it.options, &game::NoFiles, Tongue::English);
        differences.is_ok_and(|it| it.is_empty())
    };
    let found = title.presets.iter().find(|it| it.name == named);
    let found = found.or_else(|| title.presets.iter().find(is_as_printed));
    found.or(title.presets.first()).expect("every title has a preset")
}

/// The presets, in parts if the list has parts.
fn presets(title: &TitleInfo, fields: &Fields, t: Tongue) -> Markup {
    let chosen = preset(title, fields);
    html! {
        @for part in title.presets.chunk_by(|one, other| one.part == other.part) {
            @let options = html! {
                @for preset in part {
                    option value=(preset.name) data-most=(preset.seats[1]) data-name=(in_list(title, &Fields::default(), preset, t)) selected[preset.name == chosen.name] { (in_list(title, fields, preset, t)) }
                }
            };
            @match part[0].part {
                Some(name) => optgroup label=(t.say(name)) { (options) },
                None => (options),
            }
        }
    }
}

/// What a preset is called, with how many may play it where not all may, and whether it was changed.
fn in_list(title: &TitleInfo, fields: &Fields, preset: &PresetInfo, t: Tongue) -> String {
    let named = (Some(preset.name), is_changed(title, fields, preset));
    let name = agreed::name(title.slug, named, t);
    match preset.seats {
        seats if seats == title.seats => name,
        [fewest, most] if fewest == most => {
            format!("{name} ({})", t.tell("seats-count", &[("count", fewest.into())]))
        }
        [fewest, most] => {
            let range =
                t.tell("players-range", &[("fewest", fewest.into()), ("most", most.into())]);
            format!("{name} ({range})")
        }
    }
}

/// Whether this preset is chosen, and something beside it that plays otherwise, or cannot be played.
fn is_changed(title: &TitleInfo, fields: &Fields, it: &PresetInfo) -> bool {
    let is_chosen = preset(title, fields).name == it.name && !fields.chosen().is_empty();
    is_chosen && {
        let (options, files) = (options(title, fields), fields.files());
        let differ = shelf::differences(title.slug, &it.options, &options, &files, Tongue::English);
        !differ.is_ok_and(|it| it.is_empty())
    }
}
