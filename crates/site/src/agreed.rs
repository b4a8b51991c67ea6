//! The rules that were agreed on, in words: what differs from the rulebook.

use game::Files;
use maud::{Markup, html};
use shelf::Difference;
use tongues::Tongue;

/// Where a table with these options differs from the rulebook, each with its clause.
pub(crate) fn rules(slug: &str, options: &str, files: &dyn Files, t: Tongue) -> Markup {
    match shelf::differences(slug, "", options, files, t) {
        Ok(differences) => list(slug, &differences, t),
        Err(refusal) => html! { p.refusal role="alert" { (refusal.told(t)) } },
    }
}

/// The differences, each with its clause, and the way to all of the rules.
pub(crate) fn list(slug: &str, differences: &[Difference], t: Tongue) -> Markup {
    html! {
        @if differences.is_empty() {
            p.agreed { (t.say("agreed-as-printed")) }
        } @else {
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
        p { a href={ "/rules/" (slug) } { (t.say("rules")) } }
    }
}

/// A clause that leads to where it stands in the rules.
pub(crate) fn clause(slug: &str, clause: &str) -> Markup {
    html! { a.clause href={ "/rules/" (slug) "#" (clause) } { (clause) } }
}
