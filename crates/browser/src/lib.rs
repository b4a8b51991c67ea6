//! The web pages in a real browser: a test server, a headless Chromium, and a player that clicks at
//! random. For tests, screenshots and measurements.

mod chromium;
mod player;
mod screen;
mod test_server;

pub use crate::{
    chromium::Chromium,
    screen::{ColorScheme, ScreenSize},
    test_server::TestServer,
};
