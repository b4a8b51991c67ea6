//! Monet: with *Acquire yellow*, up to two cells of yellow are painted at once (CP-8.4).

use crate::components::Pigment;

/// The color that Monet paints.
pub(crate) const COLOR: Pigment = Pigment::Yellow;

#[cfg(test)]
mod tests {
    use crate::{
        Deed,
        painters::{Tile, dab::tests},
    };

    /// CP-8.4: yellow, and no other color.
    #[test]
    fn paints_yellow_at_once() {
        tests::paints_at_once(Tile::Monet, Deed::AcquireYellow, super::COLOR);
    }
}
