//! The laws every title keeps, for every preset and number of seats.

use canvas::Canvas;

#[test]
fn canvas_keeps_the_laws() {
    conformance::laws::<Canvas>();
}
