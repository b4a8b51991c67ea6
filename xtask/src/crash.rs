//! `cargo xtask crash`: kills a server during games, many times.

use anyhow::Result;
use clap::{Args, ValueEnum};

use crate::call::Call;

/// Kill a server with SIGKILL at random moments while clients play, start it again, and check that
/// every answered move is there and every game can go on.
#[derive(Args, Debug)]
pub(crate) struct Crash {
    /// The number of kills for each database.
    #[arg(long, value_name = "N", default_value_t = 100)]
    kills: u32,
    /// The database of the server.
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
