//! Renoir: with *Acquire blue*, up to two cells of blue are painted at once (CP-8.4).

use crate::components::Pigment;

/// The color that Renoir paints.
pub(crate) const COLOR: Pigment = Pigment::Blue;

#[cfg(test)]
mod tests {
    use crate::{
        Deed,
        painters::{Tile, dab::tests},
    };

    /// CP-8.4: blue, and no other color.
    #[test]
    fn paints_blue_at_once() {
        tests::paints_at_once(Tile::Renoir, Deed::AcquireBlue, super::COLOR);
    }
}
