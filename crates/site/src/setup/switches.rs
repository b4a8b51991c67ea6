//! The form fields of all options, each with its default.

use display::{DescribedValue, SwitchField, SwitchKind};
use game::house_rules::RULES;
use languages::Language;
use maud::{Markup, html};
use pages::english::capitalized;

use super::{chosen::Chosen, refusal::FormErrors};
use crate::agreed;

/// The maximum number of values of an option that are shown as radio buttons; more are a list.
const MAX_RADIO_BUTTONS: usize = 4;

pub(super) fn switches(chosen: &Chosen<'_>, wrong: Option<&FormErrors>, t: Language) -> Markup {
    let form = SwitchForm { chosen, wrong, t };
    html! { div.switches { @for standing in all(chosen, t) { (form.one(&standing)) } } }
}

/// The default of a switch.
pub(super) struct SwitchDefault {
    /// The name of the field.
    pub(super) field: String,
    /// The default value.
    pub(super) value: String,
    /// The default value in words.
    pub(super) words: String,
    /// Whether the default is of the file of house rules and not of the preset.
    pub(super) is_by_file: bool,
}

/// The defaults of all switches.
pub(super) fn usual(chosen: &Chosen<'_>, t: Language) -> Vec<SwitchDefault> {
    let usual = |SwitchState { switch, is_by_file }: SwitchState| SwitchDefault {
        field: field(&switch),
        value: usual_value(&switch).to_owned(),
        words: way_name(&switch.usual).to_owned(),
        is_by_file,
    };
    let all = all(chosen, t).into_iter();
    all.filter(|it| it.switch.kind != SwitchKind::File).map(usual).collect()
}

/// A switch with the origin of its default.
struct SwitchState {
    switch: SwitchField,
    /// Whether the default is of the file of house rules and not of the preset.
    is_by_file: bool,
}

fn all(chosen: &Chosen<'_>, t: Language) -> Vec<SwitchState> {
    let of = |options: &str| display::switches(chosen.title.slug, options, t);
    let both = of(&chosen.brought).into_iter().zip(of(&chosen.preset.options));
    let standing = |(switch, preset): (SwitchField, SwitchField)| SwitchState {
        is_by_file: usual_value(&switch) != usual_value(&preset),
        switch,
    };
    both.map(standing).collect()
}

fn field(switch: &SwitchField) -> String {
    format!("option-{}", switch.name)
}

/// The default value. Where a preset does not set the option, it is the value with the same words.
fn usual_value(switch: &SwitchField) -> &str {
    let SwitchKind::One(ways) = &switch.kind else { return &switch.usual.value };
    let same = ways.iter().find(|it| it.value == switch.usual.value);
    let same = same.or_else(|| ways.iter().find(|it| it.words == switch.usual.words));
    same.map_or(&switch.usual.value, |it| &it.value)
}

/// The part of the set-up form with the switches.
struct SwitchForm<'f> {
    chosen: &'f Chosen<'f>,
    wrong: Option<&'f FormErrors>,
    t: Language,
}

impl SwitchForm<'_> {
    fn one(&self, standing: &SwitchState) -> Markup {
        let switch = &standing.switch;
        let id = field(switch);
        match &switch.kind {
            SwitchKind::One(ways) if ways.len() <= MAX_RADIO_BUTTONS => {
                self.in_sight(&id, standing, ways)
            }
            SwitchKind::One(ways) => self.list(&id, standing, ways),
            SwitchKind::Several(ways) => self.several(&id, switch, ways),
            SwitchKind::Words(words) => self.words(&id, switch, words),
            SwitchKind::File => self.file(switch),
        }
    }

    /// The value that was set by hand, if one was. A value that equals that of the preset follows the preset; a
    /// value that equals that of the file stays set, because the file may be removed.
    fn by_hand(&self, id: &str, standing: &SwitchState) -> Option<&str> {
        let usual = usual_value(&standing.switch);
        let said = self.chosen.fields.first(id).filter(|it| !it.is_empty());
        said.filter(|it| *it != usual || standing.is_by_file)
    }

    /// The values as radio buttons. The default is sent as an empty value, so that it follows the preset.
    fn in_sight(&self, id: &str, standing: &SwitchState, ways: &[DescribedValue]) -> Markup {
        let (switch, usual) = (&standing.switch, usual_value(&standing.switch));
        let by_hand = self.by_hand(id, standing);
        let chosen = by_hand.unwrap_or(usual);
        let sent = |way| if way == usual && by_hand != Some(way) { "" } else { way };
        html! {
            div.switch.ways id=(id) role="radiogroup" aria-labelledby={ (id) "-about" } {
                p.about { span id={ (id) "-about" } { (about(switch)) } (self.clause(switch)) }
                @for way in ways {
                    label { input type="radio" name=(id) value=(sent(&*way.value)) data-way=(way.value) checked[way.value == chosen]; span { (way_name(way)) } }
                }
                (self.why(id))
            }
        }
    }

    /// The values as a list. Of the default and an equal value set by hand, only one is visible.
    fn list(&self, id: &str, standing: &SwitchState, ways: &[DescribedValue]) -> Markup {
        let (switch, usual) = (&standing.switch, usual_value(&standing.switch));
        let by_hand = self.by_hand(id, standing);
        let is_usual = by_hand == Some(usual);
        html! {
            div.switch {
                p.about { label for=(id) { (about(switch)) } (self.clause(switch)) }
                select id=(id) name=(id) aria-describedby={ "why-" (id) } {
                    option value="" hidden[is_usual] { (way_name(&switch.usual)) }
                    @for way in ways {
                        option value=(way.value) hidden[way.value == usual && !is_usual] selected[by_hand == Some(&*way.value)] { (way_name(way)) }
                    }
                }
                (self.why(id))
            }
        }
    }

    fn several(&self, id: &str, switch: &SwitchField, ways: &[DescribedValue]) -> Markup {
        let is_said = |value: &str| self.chosen.fields.all(id).any(|it| it == value);
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

    fn words(&self, id: &str, switch: &SwitchField, words: &[&str]) -> Markup {
        html! {
            div.switch {
                p.about { label for=(id) { (about(switch)) } (self.clause(switch)) }
                input id=(id) name=(id) value=[self.chosen.fields.first(id)] list={ (id) "-words" } autocomplete="off" aria-describedby={ (id) "-usual why-" (id) };
                p.fine id={ (id) "-usual" } { (way_name(&switch.usual)) }
                datalist id={ (id) "-words" } { @for word in words { option value=(word) {} } }
                (self.why(id))
            }
        }
    }

    fn file(&self, switch: &SwitchField) -> Markup {
        let (id, t) = (format!("file-{}", switch.name), self.t);
        let is_there = self.chosen.fields.first(&id).is_some_and(|it| !it.trim().is_empty());
        let removes = format!("{}: {}", t.say("setup-remove"), about(switch));
        let example = match switch.name {
            RULES => "setup-example-rules",
            _ => "setup-example",
        };
        html! {
            div.switch {
                p.about { label for=(id) { (about(switch)) } (self.clause(switch)) }
                textarea id=(id) name=(id) rows="3" spellcheck="false" placeholder=(t.say("setup-paste")) aria-describedby={ "why-" (id) } { (self.chosen.fields.first(&id).unwrap_or_default()) }
                (self.why(&id))
                @if switch.name == RULES { p.fine { (t.say("setup-rules-order")) } }
                div.row {
                    label.button.small.with-scripts {
                        (t.say("setup-upload"))
                        input.sr type="file" accept=".csv,.toml,.txt,text/*" data-into=(id) data-too-large=(t.say("setup-too-large"));
                    }
                    // Without scripts the form is rendered again without the file; no table is opened.
                    button.small name="without" value=(id) formnovalidate hidden[!is_there] data-remove=(id) aria-label=(removes) { (t.say("setup-remove")) }
                }
                a.fine href={ "/new/" (self.chosen.title.slug) "/printed/" (switch.name) } download { (t.say(example)) }
            }
        }
    }

    fn clause(&self, switch: &SwitchField) -> Markup {
        html! { " " (agreed::clause(self.chosen.title.slug, switch.clause.0)) }
    }

    /// The element for an error about the field.
    fn why(&self, field: &str) -> Markup {
        let why = self.wrong.and_then(|it| it.beside(field, self.chosen.title.slug, self.t));
        html! { div.why id={ "why-" (field) } { (why.unwrap_or_default()) } }
    }
}

fn about(switch: &SwitchField) -> String {
    capitalized(switch.about.as_deref().unwrap_or(switch.name))
}

fn way_name(way: &DescribedValue) -> &str {
    way.words.as_deref().unwrap_or(&way.value)
}
