//! What the icons of a table mean, for those who see them for the first time: folded away beside it.

use languages::Language;
use maud::{Markup, html};

/// A line: icons, and what they mean.
pub(crate) type LegendLine = (Markup, String);

pub(crate) fn legend(t: Language, lines: &[LegendLine]) -> Markup {
    html! {
        details.legend id="legend" {
            summary { (t.say("legend-title")) }
            ul { @for (icons, words) in lines { li { span.icons { (icons) } span { (words) } } } }
        }
    }
}
