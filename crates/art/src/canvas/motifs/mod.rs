//! The motifs of the sixty art cards. Each leaves the rest of the card clear, so that any three can
//! lie over one another; all are lit from the upper left.

mod air;
mod creatures;
mod people;
mod places;
mod plants;
mod things;

use crate::studio::{Medium, Surface};

/// The motif of the art card with this number, from 1; higher numbers repeat the motifs.
pub(crate) fn motif(number: u8) -> Surface {
    let mut e = Surface::new(&format!("motif {number}"), Medium::Paint);
    draw(number)(&mut e);
    e
}

fn draw(number: u8) -> fn(&mut Surface) {
    match number {
        1 => air::moon,
        6 => air::wind,
        8 => air::gold,
        12 => air::geese,
        15 => air::leaves,
        18 => air::storm,
        24 => air::rainbow,
        26 => air::snow,
        29 => air::mist,
        35 => air::planets,
        38 => air::sunbeams,
        39 => air::balloons,
        22 => air::cloud,
        49 => air::dawn,
        2 => plants::seaweed,
        4 => plants::blossom,
        23 => plants::fronds,
        33 => plants::willow,
        34 => plants::stitches,
        37 => plants::brambles,
        43 => plants::sheaves,
        53 => plants::tulips,
        59 => plants::pear,
        10 => creatures::fox,
        21 => creatures::whale,
        27 => creatures::wings,
        42 => creatures::elephant,
        48 => creatures::cat,
        52 => creatures::snail,
        58 => creatures::hare,
        50 => creatures::mermaid,
        31 => creatures::carousel,
        7 => people::sleeper,
        19 => people::dancer,
        25 => people::profile,
        30 => people::grandmother,
        36 => people::lone,
        40 => people::nobody,
        44 => people::knight,
        56 => people::beekeeper,
        3 => things::crown,
        5 => things::cogs,
        11 => things::piano,
        14 => things::notes,
        17 => things::keyhole,
        28 => things::bunting,
        45 => things::accordion,
        47 => things::teapot,
        54 => things::bell,
        57 => things::window,
        60 => things::carnival,
        9 => places::harbor,
        13 => places::rooftops,
        16 => places::wreck,
        20 => places::staircase,
        32 => places::island,
        41 => places::lighthouse,
        46 => places::bridge,
        51 => places::theater,
        55 => places::train,
        _ => draw((number - 1) % 60 + 1),
    }
}
