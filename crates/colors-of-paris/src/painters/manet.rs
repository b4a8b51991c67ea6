//! Manet: with *Acquire red*, up to two cells of red are painted at once (CP-8.4).

use crate::components::Pigment;

/// The color that Manet paints.
pub(crate) const COLOR: Pigment = Pigment::Red;

#[cfg(test)]
mod tests {
    use crate::{
        Deed,
        painters::{Tile, dab::tests},
    };

    /// CP-8.4: red, and no other color.
    #[test]
    fn paints_red_at_once() {
        tests::paints_at_once(Tile::Manet, Deed::AcquireRed, super::COLOR);
    }
}
