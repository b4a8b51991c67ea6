//! The laws every title keeps, for every preset and number of seats, and for what random games of
//! the box seldom reach: decks that run out, twins, every switch turned.

use atelier::Atelier;

#[test]
fn atelier_keeps_the_laws() {
    conformance::laws::<Atelier>();
}
