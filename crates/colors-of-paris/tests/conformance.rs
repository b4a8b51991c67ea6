//! The laws every title keeps, for every preset and number of seats.

use colors_of_paris::{ColorsOfParis, Options};
use conformance::Trial;
use game::{NoFiles, Options as _};

#[test]
fn colors_of_paris_keeps_the_laws() {
    conformance::laws::<ColorsOfParis>();
}

/// CP-8.0: what others were dealt, and what they keep of it, is imagined as it may be.
#[test]
fn tiles_are_imagined_fairly() {
    let options = Options::read("tiles=on rounds=1", &NoFiles).unwrap();
    let trial = Trial { preset: "tiles", options, seats: 2 };
    for steps in [4, 5] {
        conformance::fair::<ColorsOfParis>(&trial, steps, 20_000).unwrap();
    }
}
