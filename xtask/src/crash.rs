//! `cargo xtask crash`: servers killed in the midst of games, as often as one likes.

use anyhow::Result;
use clap::{Args, ValueEnum};

use crate::call::Call;

/// Kill a server with -9 at random moments while people play, start it again, and look whether
/// everything that was answered is there and every table goes on.
#[derive(Args, Debug)]
pub(crate) struct Crash {
    /// How often it is killed, for each store.
    #[arg(long, value_name = "N", default_value_t = 100)]
    kills: u32,
    /// Where it keeps its games.
    #[arg(long, value_enum, default_value_t = Stores::Both)]
    store: Stores,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Stores {
    Sqlite,
    Postgres,
    Both,
}

impl Crash {
    pub(crate) fn run(&self) -> Result<()> {
        self.call().announce_and_run()
    }

    fn call(&self) -> Call {
        let tests = match self.store {
            Stores::Sqlite => "crash::a_server_on_a_file",
            Stores::Postgres => "crash::a_server_on_postgresql",
            Stores::Both => "crash::",
        };
        let test = Call::new("cargo test --locked --workspace --test served");
        let test = test.arg(tests).arg("--").arg("--nocapture").arg("--test-threads=1");
        test.env("IMPASTO_KILLS", self.kills.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_is_passed_on() {
        let call = Crash { kills: 7, store: Stores::Sqlite }.call().to_string();
        let expected = "IMPASTO_KILLS=7 cargo test --locked --workspace --test served \
                        crash::a_server_on_a_file -- --nocapture --test-threads=1";
        assert_eq!(call, expected);
    }
}
