//! The curtain between hands, where several people share a screen.

use game::Seat;
use maud::{Markup, html};

use super::{Looking, prompt::take_back};
use crate::seats::told;

/// Lets whoever has decided see what came of it, and hide their hand before they leave.
pub(super) fn farewell(looking: &Looking<'_>, leaving: Seat, next: Seat) -> Markup {
    let t = looking.reader.tongue;
    let name = |seat| looking.sitting.chair(seat).map(|it| told(it, t)).unwrap_or_default().into();
    html! {
        section.prompt-bar.curtain aria-label=(t.say("prompt")) {
            p.prompt.yours role="status" tabindex="-1" {
                (t.tell("look-and-hide", &[("name", name(leaving)), ("next", name(next))]))
            }
            a.button.primary href={ "/table/" (looking.id) } data-eyes="nobody" { (t.say("hide-hand")) }
            (take_back(looking))
        }
    }
}

/// Asks for whoever decides next. Behind it lies what everybody knows, and nothing else: what they
/// alone may see is not in the page.
pub(super) fn curtain(looking: &Looking<'_>, next: Seat) -> Markup {
    let t = looking.reader.tongue;
    let name = looking.sitting.chair(next).map(|it| told(it, t)).unwrap_or_default();
    let name = || name.as_str().into();
    html! {
        section.prompt-bar.curtain aria-label=(t.say("prompt")) {
            p.prompt.yours role="status" tabindex="-1" { (t.tell("pass-the-screen", &[("name", name())])) }
            a.button.primary href={ "/table/" (looking.id) "?seat=" (next.0) } data-eyes=(next.0) {
                (t.tell("i-am", &[("name", name())]))
            }
            (take_back(looking))
        }
    }
}
