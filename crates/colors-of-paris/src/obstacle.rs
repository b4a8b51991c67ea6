//! What stands in the way of an action that cannot be carried out, and the clause that says so.

use crate::components::Deed;

/// What `deed` takes, for those who do not have it, and its clause.
pub(crate) const fn of(deed: Deed) -> (&'static str, &'static str) {
    match deed {
        Deed::MixOrange | Deed::MixGreen | Deed::MixViolet => {
            ("it takes one of each of its two primaries", "CP-4.2")
        }
        Deed::MixBlack => {
            ("it takes one of each secondary color, and a black that is left", "CP-4.3")
        }
        Deed::ImproveTube | Deed::ImprovePalette | Deed::ImproveBrush => {
            ("it takes two pigments, and a marker that is not on its last space", "CP-4.4")
        }
        Deed::TakePainting => ("there is nothing there that you may have", "CP-4.6"),
        Deed::Paint => ("there is nothing that you can paint", "CP-4.7"),
        Deed::Imitator => ("nobody stands there whose action you can carry out", "CP-5.2"),
        Deed::AcquireRed
        | Deed::AcquireYellow
        | Deed::AcquireBlue
        | Deed::FirstPlayer
        | Deed::Rotate
        | Deed::White => ("nothing stands in its way", "CP-3.3"),
    }
}
