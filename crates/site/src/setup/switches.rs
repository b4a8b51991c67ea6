//! Every rule that can be set, each as it stands unless it is.

use game::house_rules::RULES;
use maud::{Markup, html};
use pages::english::capitalized;
use shelf::{Switch, SwitchKind, TitleInfo, Way};
use tongues::Tongue;

use super::{refusal::Wrong, rules::brought};
use crate::{Fields, agreed};

/// More ways than these are a list to open; fewer are all in sight, each in full.
const IN_SIGHT: usize = 4;

pub(super) fn switches(
    title: &TitleInfo,
    fields: &Fields,
    wrong: Option<&Wrong>,
    t: Tongue,
) -> Markup {
    let form = Form { title, fields, wrong, t };
    html! { div.switches { @for switch in all(title, fields, t) { (form.one(&switch)) } } }
}

/// How a switch stands unless it is set.
pub(super) struct Usual {
    /// The field.
    pub(super) field: String,
    /// The way, as its value.
    pub(super) value: String,
    /// The way in words.
    pub(super) words: String,
}

/// How switches stand unless they are set.
pub(super) fn usual(title: &TitleInfo, fields: &Fields, t: Tongue) -> Vec<Usual> {
    let usual = |switch: Switch| Usual {
        field: field(&switch),
        value: usual_value(&switch).to_owned(),
        words: way_name(&switch.usual).to_owned(),
    };
    let all = all(title, fields, t).into_iter();
    all.filter(|it| it.kind != SwitchKind::File).map(usual).collect()
}

fn all(title: &TitleInfo, fields: &Fields, t: Tongue) -> Vec<Switch> {
    let brought = brought(title, fields);
    // A file that house rules name is told at its own field.
    let is_file = |word: &&str| {
        let name = word.split('=').next();
        title.options.iter().any(|it| it.values == ["FILE"] && name == Some(it.name))
    };
    let words: Vec<&str> = brought.options.split(' ').filter(|it| !is_file(it)).collect();
    shelf::switches(title.slug, &words.join(" "), t)
}

fn field(switch: &Switch) -> String {
    format!("option-{}", switch.name)
}

/// The way that holds unless another is chosen. Where nothing was said, it is the one of the same words.
fn usual_value(switch: &Switch) -> &str {
    let SwitchKind::Ways(ways) = &switch.kind else { return &switch.usual.value };
    let same = ways.iter().find(|it| it.value == switch.usual.value);
    let same = same.or_else(|| ways.iter().find(|it| it.words == switch.usual.words));
    same.map_or(&switch.usual.value, |it| &it.value)
}

struct Form<'f> {
    title: &'f TitleInfo,
    fields: &'f Fields,
    wrong: Option<&'f Wrong>,
    t: Tongue,
}

impl Form<'_> {
    fn one(&self, switch: &Switch) -> Markup {
        let id = field(switch);
        match &switch.kind {
            SwitchKind::Ways(ways) if ways.len() <= IN_SIGHT => self.in_sight(&id, switch, ways),
            SwitchKind::Ways(ways) => self.list(&id, switch, ways),
            SwitchKind::Several(ways) => self.several(&id, switch, ways),
            SwitchKind::Words(words) => self.words(&id, switch, words),
            SwitchKind::File => self.file(switch),
        }
    }

    /// The usual way is sent as nothing, so that it follows the preset.
    fn in_sight(&self, id: &str, switch: &Switch, ways: &[Way]) -> Markup {
        let usual = usual_value(switch);
        let chosen = self.fields.first(id).filter(|it| !it.is_empty()).unwrap_or(usual);
        html! {
            div.switch.ways id=(id) role="radiogroup" aria-labelledby={ (id) "-about" } {
                p.about { span id={ (id) "-about" } { (about(switch)) } (self.clause(switch)) }
                @for way in ways {
                    @let value = if way.value == usual { "" } else { &way.value };
                    label { input type="radio" name=(id) value=(value) data-way=(way.value) checked[way.value == chosen]; span { (way_name(way)) } }
                }
                (self.why(id))
            }
        }
    }

    fn list(&self, id: &str, switch: &Switch, ways: &[Way]) -> Markup {
        let (usual, said) = (usual_value(switch), self.fields.first(id).unwrap_or_default());
        html! {
            div.switch {
                p.about { label for=(id) { (about(switch)) } (self.clause(switch)) }
                select id=(id) name=(id) aria-describedby={ "why-" (id) } {
                    option value="" { (way_name(&switch.usual)) }
                    @for way in ways {
                        option value=(way.value) hidden[way.value == usual] selected[way.value == said && said != usual] { (way_name(way)) }
                    }
                }
                (self.why(id))
            }
        }
    }

    fn several(&self, id: &str, switch: &Switch, ways: &[Way]) -> Markup {
        let is_said = |value: &str| self.fields.all(id).any(|it| it == value);
        html! {
            fieldset.switch.several id=(id) {
                legend { (about(switch)) (self.clause(switch)) }
                @for way in ways {
                    label { input type="checkbox" name=(id) value=(way.value) checked[is_said(&way.value)]; " " (way_name(way)) }
                }
                p.fine id={ (id) "-usual" } { (way_name(&switch.usual)) }
                (self.why(id))
            }
        }
    }

    fn words(&self, id: &str, switch: &Switch, words: &[&str]) -> Markup {
        html! {
            div.switch {
                p.about { label for=(id) { (about(switch)) } (self.clause(switch)) }
                input id=(id) name=(id) value=[self.fields.first(id)] list={ (id) "-words" } autocomplete="off" aria-describedby={ (id) "-usual why-" (id) };
                p.fine id={ (id) "-usual" } { (way_name(&switch.usual)) }
                datalist id={ (id) "-words" } { @for word in words { option value=(word) {} } }
                (self.why(id))
            }
        }
    }

    fn file(&self, switch: &Switch) -> Markup {
        let (id, t) = (format!("file-{}", switch.name), self.t);
        let is_there = self.fields.first(&id).is_some_and(|it| !it.trim().is_empty());
        let removes = format!("{}: {}", t.say("setup-remove"), about(switch));
        let example = match switch.name {
            RULES => "setup-example-rules",
            _ => "setup-example",
        };
        html! {
            div.switch {
                p.about { label for=(id) { (about(switch)) } (self.clause(switch)) }
                textarea id=(id) name=(id) rows="3" spellcheck="false" placeholder=(t.say("setup-paste")) aria-describedby={ "why-" (id) } { (self.fields.first(&id).unwrap_or_default()) }
                (self.why(&id))
                @if switch.name == RULES { p.fine { (t.say("setup-rules-order")) } }
                div.row {
                    label.button.small.with-scripts {
                        (t.say("setup-upload"))
                        input.sr type="file" accept=".csv,.toml,.txt,text/*" data-into=(id) data-too-large=(t.say("setup-too-large"));
                    }
                    // Without scripts the form comes back without the file; nothing is opened.
                    button.small name="without" value=(id) formnovalidate hidden[!is_there] data-remove=(id) aria-label=(removes) { (t.say("setup-remove")) }
                }
                a.fine href={ "/new/" (self.title.slug) "/printed/" (switch.name) } download { (t.say(example)) }
            }
        }
    }

    fn clause(&self, switch: &Switch) -> Markup {
        html! { " " (agreed::clause(self.title.slug, switch.clause.0)) }
    }

    /// Where it is told what is wrong with the field.
    fn why(&self, field: &str) -> Markup {
        let why = self.wrong.and_then(|it| it.beside(field, self.title.slug, self.t));
        html! { div.why id={ "why-" (field) } { (why.unwrap_or_default()) } }
    }
}

fn about(switch: &Switch) -> String {
    capitalized(switch.about.as_deref().unwrap_or(switch.name))
}

fn way_name(way: &Way) -> &str {
    way.words.as_deref().unwrap_or(&way.value)
}
