//! Every switch of a title, each as it stands unless it is set.

use maud::{Markup, html};
use shelf::{Switch, SwitchKind, TitleInfo, Way};
use tongues::Tongue;

use super::{preset, refusal::Wrong, rules};
use crate::{Fields, agreed};

pub(super) fn switches(
    title: &TitleInfo,
    fields: &Fields,
    wrong: Option<&Wrong>,
    t: Tongue,
) -> Markup {
    html! {
        div.switches {
            @for switch in all(title, fields, t) {
                @let usual = stands(title, fields, &switch, t);
                (one(title.slug, &switch, &usual, fields, wrong, t))
            }
        }
    }
}

/// How switches stand unless they are set, by field.
pub(super) fn usual(title: &TitleInfo, fields: &Fields, t: Tongue) -> Vec<(String, String)> {
    let all = all(title, fields, t).into_iter();
    let settable = all.filter(|it| matches!(it.kind, SwitchKind::Ways(_) | SwitchKind::Words(_)));
    settable.map(|it| (field(&it), stands(title, fields, &it, t))).collect()
}

fn all(title: &TitleInfo, fields: &Fields, t: Tongue) -> Vec<Switch> {
    shelf::switches(title.slug, &preset(title, fields).options, t)
}

fn field(switch: &Switch) -> String {
    format!("option-{}", switch.name)
}

/// `Variant J: four paintings each come from a draft`, once if the preset is called like that.
fn stands(title: &TitleInfo, fields: &Fields, switch: &Switch, t: Tongue) -> String {
    let preset = rules::name(title, preset(title, fields), t);
    let way = way_name(&switch.usual);
    if way.starts_with(&preset) {
        return way.to_owned();
    }
    t.tell("setup-as-preset", &[("preset", preset.into()), ("way", way.into())])
}

fn one(
    slug: &str,
    switch: &Switch,
    usual: &str,
    fields: &Fields,
    wrong: Option<&Wrong>,
    t: Tongue,
) -> Markup {
    let (id, file) = (field(switch), format!("file-{}", switch.name));
    let label = html! {
        (switch.about.as_deref().unwrap_or(switch.name)) " " (agreed::clause(slug, switch.clause.0))
    };
    let said = fields.first(&id);
    let is_said = |value: &str| fields.all(&id).any(|it| it == value);
    match &switch.kind {
        SwitchKind::Ways(ways) => html! {
            div.switch {
                label for=(id) { (label) }
                select id=(id) name=(id) {
                    option value="" { (usual) }
                    @for way in ways { option value=(way.value) selected[is_said(&way.value)] { (way_name(way)) } }
                }
            }
        },
        SwitchKind::Several(ways) => html! {
            fieldset.switch.several id=(id) {
                legend { (label) }
                @for way in ways {
                    label { input type="checkbox" name=(id) value=(way.value) checked[is_said(&way.value)]; " " (way_name(way)) }
                }
            }
        },
        SwitchKind::Words(words) => html! {
            div.switch {
                label for=(id) { (label) }
                input id=(id) name=(id) value=[said] list={ (id) "-words" } placeholder=(usual) autocomplete="off";
                datalist id={ (id) "-words" } { @for word in words { option value=(word) {} } }
            }
        },
        SwitchKind::File => html! {
            div.switch {
                label for=(file) { (label) }
                textarea id=(file) name=(file) rows="3" spellcheck="false" placeholder=(t.say("setup-paste")) { (fields.first(&file).unwrap_or_default()) }
                div.why id={ "why-" (file) } { (wrong.and_then(|it| it.beside(&file, slug, t)).unwrap_or_default()) }
                input.with-scripts type="file" accept=".csv,.toml,.txt,text/*" data-into=(file) aria-label=(t.say("setup-upload"));
            }
        },
    }
}

fn way_name(way: &Way) -> &str {
    way.words.as_deref().unwrap_or(&way.value)
}
