//! The legend of a board: icons with their meaning, folded up beside the board.

use languages::Language;
use maud::{Markup, html};

/// A line of the legend: icons, and their meaning.
pub(crate) type LegendLine = (Markup, String);

pub(crate) fn legend(t: Language, lines: &[LegendLine]) -> Markup {
    html! {
        details.legend id="legend" {
            summary { (t.say("legend-title")) }
            ul { @for (icons, words) in lines { li { span.icons { (icons) } span { (words) } } } }
        }
    }
}
