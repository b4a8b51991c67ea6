//! `cargo xtask screens` and `cargo xtask clicks`: screenshots and measurements in a real browser.

use anyhow::Result;
use clap::Args;

use crate::call::Call;

/// Take screenshots of every title, into `target/screens`.
///
/// At 1440x900, 1024x768 and 390x844, in the light and the dark color scheme: at the start, in the
/// middle and at the end of a game.
#[derive(Args, Debug)]
pub(crate) struct Screens {
    /// The titles [default: all].
    #[arg(value_name = "TITLES")]
    titles: Vec<String>,
}

/// Measure the time from a click to the painted new state of the table.
#[derive(Args, Debug)]
pub(crate) struct Clicks {
    /// The number of clicks for each title.
    #[arg(long, value_name = "N", default_value_t = 200)]
    clicks: u32,
}

impl Screens {
    pub(crate) fn run(&self) -> Result<()> {
        self.call().announce_and_run()
    }

    fn call(&self) -> Call {
        let screens = Call::new("cargo run -p browser --bin screens --");
        self.titles.iter().fold(screens, Call::arg)
    }
}

impl Clicks {
    pub(crate) fn run(&self) -> Result<()> {
        self.call().announce_and_run()
    }

    fn call(&self) -> Call {
        let clicks = Call::new("cargo run --release -p browser --bin clicks -- --clicks");
        clicks.arg(self.clicks.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_for_is_passed_on() {
        let call = Screens { titles: vec!["atelier".to_owned()] }.call().to_string();
        assert_eq!(call, "cargo run -p browser --bin screens -- atelier");
        let call = Clicks { clicks: 9 }.call().to_string();
        assert_eq!(call, "cargo run --release -p browser --bin clicks -- --clicks 9");
    }
}
