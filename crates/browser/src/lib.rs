//! The web table in a real browser: a server, a Chromium that programs steer, and somebody who plays
//! by clicking. For tests and for pictures; nobody needs it to play.

mod chromium;
mod player;
mod screen;
mod served;

pub use crate::{
    chromium::Chromium,
    screen::{Screen, Theme},
    served::Served,
};
