//! The rules in the set-up form: a preset, its meaning, and every switch.

use display::{Difference, PresetInfo, TitleInfo};
use languages::Language;
use maud::{Markup, html};

use super::{
    chosen::Chosen,
    refusal::{FormErrors, wrong},
    switches,
};
use crate::{Fields, agreed};

pub(super) fn rules(chosen: &Chosen<'_>, wrong: Option<&FormErrors>, t: Language) -> Markup {
    let title = chosen.title;
    let refusal = wrong.and_then(|it| it.above_rules(title.slug, t));
    html! {
        fieldset {
            legend { (t.say("setup-rules")) }
            label for="preset" { (t.say("setup-preset")) }
            select id="preset" name="preset" { (presets(chosen, t)) }
            div id="differences" aria-live="polite" { (refusal.unwrap_or_default()) (amounts(chosen, t)) }
            details open[!chosen.fields.chosen().is_empty()] {
                summary { (t.say("setup-switches")) }
                (switches::switches(chosen, wrong, t))
            }
            @if let Some((heading, lines)) = display::collected(title.slug, t) {
                details { summary { (heading) } p { (t.say("setup-collected")) } ul { @for line in lines { li { (line) } } } }
            }
        }
    }
}

/// The meaning of the rules chosen so far, their errors, and the default of each switch: the part of the form
/// that a script updates.
#[must_use]
pub fn differences(title: &TitleInfo, fields: &Fields, t: Language) -> Markup {
    let chosen = Chosen::of(title, fields);
    html! {
        @if let Some(wrong) = wrong(&chosen) { (wrong.everything(title.slug, t)) }
        (amounts(&chosen, t))
        span hidden data-preset { (in_list(title, chosen.preset, Some(&chosen), t)) }
        @for usual in switches::usual(&chosen, t) {
            span hidden data-usual=(usual.field) data-way=(usual.value) data-by-file[usual.is_by_file] { (usual.words) }
        }
    }
}

/// The cards on the table, the modules, and the differences from the rulebook.
fn amounts(chosen: &Chosen<'_>, t: Language) -> Markup {
    let (slug, options, files) = (chosen.title.slug, chosen.to_open(), &chosen.files);
    let laid_out = display::laid_out(slug, &options, files, t);
    html! {
        @if let Some((heading, lines)) = laid_out {
            h2 { (heading) }
            ul.laid-out { @for line in lines { li { (line) } } }
        }
        @if let Ok(agreement) = display::agreement(slug, &options, files, t) {
            (agreed::list(slug, &agreement, t))
        }
        @let against = against_file(chosen, t);
        @if !against.is_empty() {
            h2 { (t.say("setup-against-file")) }
            (agreed::lines(slug, &against))
        }
    }
}

/// The options that are set by hand against the file of house rules.
fn against_file(chosen: &Chosen<'_>, t: Language) -> Vec<Difference> {
    let (slug, files) = (chosen.title.slug, &chosen.files);
    let differ = display::differences(slug, &chosen.brought, &chosen.options, files, t);
    let differ = differ.unwrap_or_default().into_iter();
    differ.filter(|it| chosen.is_in_house_rules(it.option)).collect()
}

/// The presets as a `select` element, in groups if the list has groups.
fn presets(chosen: &Chosen<'_>, t: Language) -> Markup {
    let title = chosen.title;
    html! {
        @for part in title.presets.chunk_by(|one, other| one.part == other.part) {
            @let options = html! {
                @for preset in part {
                    @let here = Some(chosen).filter(|it| it.preset.name == preset.name);
                    option value=(preset.name) data-most=(preset.seats[1]) data-name=(in_list(title, preset, None, t)) selected[here.is_some()] { (in_list(title, preset, here, t)) }
                }
            };
            @match part[0].part {
                Some(name) => optgroup label=(t.say(name)) { (options) },
                None => (options),
            }
        }
    }
}

/// The name of a preset, the number of players where it is restricted, and whether the preset was changed.
fn in_list(
    title: &TitleInfo,
    preset: &PresetInfo,
    chosen: Option<&Chosen<'_>>,
    t: Language,
) -> String {
    let is_changed = chosen.is_some_and(Chosen::is_changed);
    let name = agreed::name(title.slug, (Some(preset.name), is_changed), t);
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
