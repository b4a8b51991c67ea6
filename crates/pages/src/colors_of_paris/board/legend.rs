//! The legend of the wheel, folded away under it.

use art::{PicturePath, paris::Pose};
use colors_of_paris::{Deed, Pigment};
use maud::{Markup, html};

use super::{super::deeds, BoardContext};
use crate::board::{self, legend::LegendLine, piece::picture};

/// Groups of icons that one line explains.
const ICON_LINES: [(&[Deed], &str); 6] = [
    (&[Deed::AcquireRed, Deed::AcquireYellow, Deed::AcquireBlue], "cp-legend-acquire"),
    (&[Deed::MixOrange, Deed::MixGreen, Deed::MixViolet], "cp-legend-mix"),
    (&[Deed::MixBlack], "cp-legend-black"),
    (&[Deed::ImproveTube, Deed::ImprovePalette, Deed::ImproveBrush], "cp-legend-improve"),
    (&[Deed::Paint], "cp-legend-paint"),
    (&[Deed::White], "cp-legend-white"),
];

/// Actions that are explained by their effect at this table.
const EXPLAINED_DEEDS: [Deed; 4] =
    [Deed::TakePainting, Deed::FirstPlayer, Deed::Imitator, Deed::Rotate];

pub(super) fn legend(context: BoardContext<'_>) -> Markup {
    let BoardContext { studio, t, .. } = context;
    let icon = |deed: Deed| picture(&PicturePath::Deed(deed), "");
    let boy = |pose| picture(&PicturePath::Assistant(0, pose), "");
    let several = |deeds: &[Deed]| html! { @for deed in deeds { (icon(*deed)) } };
    let actions = ICON_LINES.map(|(deeds, key)| (several(deeds), t.say(key)));
    let told = EXPLAINED_DEEDS.map(|deed| (icon(deed), deeds::explained(t, studio, deed)));
    let table = [
        (html! { span.rim { (icon(Deed::Paint)) } }, "cp-legend-next"),
        (html! { span.shut { "⊘" } }, "cp-legend-closed"),
        (html! { i.sign.yet {} }, "cp-legend-yet"),
        (html! { (icon(Deed::Rotate)) b { "3" } }, "cp-legend-half"),
        (html! { (boy(Pose::Standing)) (boy(Pose::Lying)) }, "cp-legend-assistants"),
        (html! { b { "z2" } }, "cp-legend-resting"),
        (picture(&PicturePath::Cube(Pigment::Black), ""), "cp-legend-supply"),
    ];
    let table = table.map(|(icons, key)| (icons, t.say(key)));
    let lines: Vec<LegendLine> = actions.into_iter().chain(told).chain(table).collect();
    board::legend::legend(t, &lines)
}
