//! What the icons of the wheel mean, for those who see them for the first time: folded away under it.

use art::{Address, paris::Pose};
use colors_of_paris::{Deed, Pigment, Studio};
use maud::{Markup, html};
use tongues::Tongue;

use super::super::deeds;
use crate::board::piece::picture;

/// Icons that are explained by one line.
const LINES: [(&[Deed], &str); 6] = [
    (&[Deed::AcquireRed, Deed::AcquireYellow, Deed::AcquireBlue], "cp-legend-acquire"),
    (&[Deed::MixOrange, Deed::MixGreen, Deed::MixViolet], "cp-legend-mix"),
    (&[Deed::MixBlack], "cp-legend-black"),
    (&[Deed::ImproveTube, Deed::ImprovePalette, Deed::ImproveBrush], "cp-legend-improve"),
    (&[Deed::Paint], "cp-legend-paint"),
    (&[Deed::White], "cp-legend-white"),
];

/// Actions that are explained by what they do at this table.
const TOLD: [Deed; 4] = [Deed::TakePainting, Deed::FirstPlayer, Deed::Imitator, Deed::Rotate];

pub(super) fn legend(studio: &Studio, t: Tongue) -> Markup {
    let icon = |deed: Deed| picture(&Address::Deed(deed), "");
    let boy = |pose| picture(&Address::Assistant(0, pose), "");
    html! {
        details.legend id="legend" {
            summary { (t.say("cp-legend-title")) }
            ul {
                @for (deeds, key) in LINES {
                    (line(&html! { @for deed in deeds { (icon(*deed)) } }, &t.say(key)))
                }
                @for deed in TOLD { (line(&icon(deed), &deeds::explained(t, studio, deed))) }
                (line(&html! { span.rim { (icon(Deed::Paint)) } }, &t.say("cp-legend-next")))
                (line(&html! { span.shut { "⊘" } }, &t.say("cp-legend-closed")))
                (line(&html! { (icon(Deed::Rotate)) b { "3" } }, &t.say("cp-legend-half")))
                (line(&html! { (boy(Pose::Standing)) (boy(Pose::Lying)) }, &t.say("cp-legend-assistants")))
                (line(&html! { b { "z2" } }, &t.say("cp-legend-resting")))
                (line(&picture(&Address::Cube(Pigment::Black), ""), &t.say("cp-legend-supply")))
            }
        }
    }
}

fn line(icons: &Markup, words: &str) -> Markup {
    html! { li { span.icons { (icons) } span { (words) } } }
}
