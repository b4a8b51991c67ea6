//! The set-up form: who sits where, and by which rules. What was filled in stays filled in.

use bots::Level;
use maud::{Markup, html};
use shelf::{LevelInfo, PresetInfo, Switch, SwitchKind, TitleInfo, Way};
use tongues::Tongue;

use crate::{
    Fields, Promise, agreed,
    frame::{Reader, Sheet, sheet},
    seats::level_name,
};

/// What the form shows.
#[derive(Debug)]
pub struct Setup<'s> {
    /// Who reads.
    pub reader: Reader,
    /// What is to be played.
    pub title: &'s TitleInfo,
    /// What was filled in.
    pub fields: Fields,
    /// The table that the form opens.
    pub promise: Promise,
    /// What was wrong with what was sent, if something was.
    pub problem: Option<String>,
}

/// The page.
#[must_use]
pub fn setup(setup: &Setup<'_>) -> Markup {
    let (t, title) = (setup.reader.tongue, setup.title);
    let is_checked = |name| setup.fields.is_empty() || setup.fields.first(name).is_some();
    let inside = html! {
        main.page.setup id="main" {
            h1 { (t.tell("setup-title", &[("title", title.name.into())])) }
            @if let Some(problem) = &setup.problem { p.refusal role="alert" { (problem) } }
            form method="post" action={ "/new/" (title.slug) } data-setup={ "/new/" (title.slug) } {
                (setup.promise.fields())
                (chairs(setup))
                (rules(setup))
                @if title.has_previews { (check("previews", is_checked("previews"), t)) }
                (check("private", is_checked("private"), t))
                (setup.promise.seal(t))
                p.row {
                    button.primary { (t.say("open-table")) }
                    // Without scripts this tells what the rules amount to; nothing is opened.
                    button.without-scripts formmethod="get" { (t.say("setup-look")) }
                }
            }
        }
    };
    let of = Sheet {
        title: title.name,
        kind: "setup-page",
        slug: None,
        scripts: &["luck.js", "setup.js"],
    };
    sheet(&setup.reader, &of, &inside)
}

fn check(name: &str, is_checked: bool, t: Tongue) -> Markup {
    html! {
        label.check { input type="checkbox" name=(name) value="on" checked[is_checked]; " " (t.say(&format!("setup-{name}"))) }
    }
}

fn chairs(setup: &Setup<'_>) -> Markup {
    let (t, title) = (setup.reader.tongue, setup.title);
    let [fewest, most] = title.seats;
    let said: Vec<&str> = setup.fields.all("seat").collect();
    let here: Vec<&str> = setup.fields.all("here").collect();
    let at = |list: &[&str], seat: u8| list.get(usize::from(seat)).map(|it| (*it).to_owned());
    html! {
        fieldset {
            legend { (t.say("setup-seats")) }
            @if setup.reader.name.is_none() {
                p { label for="name" { (t.say("your-name")) } " " input id="name" name="name" maxlength="40" required value=[setup.fields.first("name")]; }
            }
            @for seat in 0..most {
                div.seat {
                    label for={ "seat" (seat) } { (char::from(b'A' + seat)) }
                    select id={ "seat" (seat) } name="seat" {
                        (sitters(title, &at(&said, seat).unwrap_or_else(|| usual(seat, fewest).to_owned()), fewest <= seat, t))
                    }
                    input name="here" maxlength="40" placeholder=(t.say("their-name")) aria-label=(t.say("their-name")) value=[at(&here, seat)];
                }
            }
        }
    }
}

/// Usually: I, then a friend; nobody where nobody is needed.
const fn usual(seat: u8, fewest: u8) -> &'static str {
    match seat {
        0 => "me",
        1 => "open",
        _ if seat < fewest => "open",
        _ => "none",
    }
}

/// Whoever may have a seat.
fn sitters(title: &TitleInfo, chosen: &str, may_stay_free: bool, t: Tongue) -> Markup {
    let levels = title.levels.iter().filter(|it| Level::LADDER.iter().any(|l| l.name() == it.name));
    html! {
        @for who in ["me", "open", "here"] {
            option value=(who) selected[who == chosen] { (t.say(&format!("sitter-{who}"))) }
        }
        optgroup label=(t.say("sitter-bots")) {
            @for level in levels {
                @let value = format!("bot-{}", level.name);
                option value=(value) selected[value == chosen] { (strength(level, "level-measured-two", t)) }
            }
        }
        @if may_stay_free { option value="none" selected[chosen == "none"] { (t.say("sitter-none")) } }
    }
}

/// `maestro: beats master in 68 of 100 games`: what was measured at tables of two, as `key` says it.
pub(crate) fn strength(level: &LevelInfo, key: &str, t: Tongue) -> String {
    match &level.beats {
        Some(step) => t.tell(
            key,
            &[
                ("name", level_name(level.name, t).into()),
                ("below", level_name(&step.level, t).into()),
                ("percent", step.percent.into()),
            ],
        ),
        None => level_name(level.name, t),
    }
}

fn rules(setup: &Setup<'_>) -> Markup {
    let (t, title) = (setup.reader.tongue, setup.title);
    let chosen = preset(title, &setup.fields);
    html! {
        fieldset {
            legend { (t.say("setup-rules")) }
            label for="preset" { (t.say("setup-preset")) }
            select id="preset" name="preset" {
                @for preset in &title.presets {
                    option value=(preset.name) selected[preset.name == chosen.name] { (preset_name(title, preset, t)) }
                }
            }
            h2 { (t.say("agreed-rules")) }
            div id="differences" aria-live="polite" { (differences(title, &setup.fields, t)) }
            details open[has_choice(&setup.fields)] {
                summary { (t.say("setup-switches")) }
                div.switches {
                    @for switch in shelf::switches(title.slug, t) { (one_switch(title.slug, &switch, &setup.fields, t)) }
                }
            }
        }
    }
}

fn has_choice(fields: &Fields) -> bool {
    !fields.chosen().is_empty()
}

fn preset<'t>(title: &'t TitleInfo, fields: &Fields) -> &'t PresetInfo {
    let named = fields.first("preset").unwrap_or_default();
    let found = title.presets.iter().find(|it| it.name == named);
    found.or(title.presets.first()).expect("every title has a preset")
}

fn preset_name(title: &TitleInfo, preset: &PresetInfo, t: Tongue) -> String {
    let key = preset.name.replace('+', "-");
    let name = t.say(&format!("preset-{}-{key}", title.slug));
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

/// What the chosen rules amount to, as a list of what differs from the rulebook.
#[must_use]
pub fn differences(title: &TitleInfo, fields: &Fields, t: Tongue) -> Markup {
    let options = preset(title, fields).overridden(&fields.chosen());
    agreed::rules(title.slug, &options, &fields.files(), t)
}

fn one_switch(slug: &str, switch: &Switch, fields: &Fields, t: Tongue) -> Markup {
    let (id, file) = (format!("option-{}", switch.name), format!("file-{}", switch.name));
    let label = html! {
        (switch.about.as_deref().unwrap_or(switch.name)) " " (agreed::clause(slug, switch.clause.0))
    };
    let (said, text) = (fields.first(&id), fields.first(&file));
    html! {
        div.switch {
            @match &switch.kind {
                SwitchKind::Ways(ways) => {
                    label for=(id) { (label) }
                    select id=(id) name=(id) {
                        option value="" { (t.say("setup-as-preset")) }
                        @for way in ways { option value=(way.value) selected[said == Some(&*way.value)] { (way_name(way)) } }
                    }
                },
                SwitchKind::Words(words) => {
                    label for=(id) { (label) }
                    input id=(id) name=(id) value=[said] list={ (id) "-words" } placeholder=(words.join(", ")) autocomplete="off";
                    datalist id={ (id) "-words" } { @for word in words { option value=(word) {} } }
                },
                SwitchKind::File => {
                    label for=(file) { (label) }
                    textarea id=(file) name=(file) rows="3" spellcheck="false" placeholder=(t.say("setup-paste")) { (text.unwrap_or_default()) }
                    input.with-scripts type="file" accept=".csv,.toml,.txt,text/*" data-into=(file) aria-label=(t.say("setup-upload"));
                },
            }
        }
    }
}

fn way_name(way: &Way) -> &str {
    way.words.as_deref().unwrap_or(&way.value)
}
