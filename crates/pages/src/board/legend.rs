//! What the icons of a table mean, for those who see them for the first time: folded away beside it.

use maud::{Markup, html};
use tongues::Tongue;

/// A line: icons, and what they mean.
pub(crate) type Line = (Markup, String);

pub(crate) fn legend(t: Tongue, lines: &[Line]) -> Markup {
    html! {
        details.legend id="legend" {
            summary { (t.say("legend-title")) }
            ul { @for (icons, words) in lines { li { span.icons { (icons) } span { (words) } } } }
        }
    }
}
