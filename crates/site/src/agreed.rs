//! The agreed rules of a table as HTML: the modules it plays with, and its differences from the rulebook.

use display::{Agreement, Difference, Translate};
use game::Files;
use languages::Language;
use maud::{Markup, html};

/// The list of rules that a table with these options plays by, each with its clause.
pub(crate) fn rules(slug: &str, options: &str, files: &dyn Files, t: Language) -> Markup {
    match display::agreement(slug, options, files, t) {
        Ok(agreement) => html! {
            p.rules-name { (name(slug, (agreement.preset, agreement.is_changed), t)) }
            (list(slug, &agreement, t))
        },
        Err(refusal) => html! { p.refusal role="alert" { (refusal.translated(t)) } },
    }
}

/// The name of the preset of a table, and whether it was changed: `Variant J, changed`.
pub(crate) fn name(slug: &str, (preset, is_changed): (Option<&str>, bool), t: Language) -> String {
    match preset.map(|it| preset_name(slug, it, t)) {
        Some(name) if is_changed => t.tell("preset-changed", &[("preset", name.into())]),
        Some(name) => name,
        None => t.say("preset-own"),
    }
}

/// The name of a preset in this language.
pub(crate) fn preset_name(slug: &str, preset: &str, t: Language) -> String {
    t.say(&format!("preset-{slug}-{}", preset.replace('+', "-")))
}

/// The modules of a table, its differences from the rulebook, and a link to the whole rulebook.
pub(crate) fn list(slug: &str, agreement: &Agreement, t: Language) -> Markup {
    html! {
        @if !agreement.plays_with.is_empty() {
            h2 { (t.say("agreed-plays-with")) }
            (lines(slug, &agreement.plays_with))
        }
        // Where modules are listed above, "nothing differs" would seem to contradict them.
        @if !agreement.differs.is_empty() {
            h2 { (t.say("agreed-rules")) }
            (lines(slug, &agreement.differs))
        } @else if agreement.plays_with.is_empty() {
            h2 { (t.say("agreed-rules")) }
            p.agreed { (t.say("agreed-as-printed")) }
        }
        p { a href={ "/rules/" (slug) } { (t.say("rules")) } }
    }
}

/// A list of differences, each with its clause.
pub(crate) fn lines(slug: &str, differences: &[Difference]) -> Markup {
    html! {
        ul.agreed {
            @for it in differences {
                li {
                    @match &it.other.words {
                        Some(words) => (words),
                        None => { (it.about.as_deref().unwrap_or(it.option)) ": " (it.other.value) },
                    }
                    " " (clause(slug, it.clause.0))
                }
            }
        }
    }
}

/// A link to a clause in the rulebook. The Tab key skips it, because keyboard users reach all the rules by one
/// other link.
pub(crate) fn clause(slug: &str, clause: &str) -> Markup {
    html! { a.clause href={ "/rules/" (slug) "#" (clause) } tabindex="-1" { (clause) } }
}
