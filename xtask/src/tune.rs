//! `cargo xtask tune`: better numbers for a title's judgement.

use anyhow::Result;
use clap::Args;

use crate::call::Call;

/// Let a title's judgement play against itself with other numbers; `cargo xtask tune -- --help`
/// tells what can be chosen.
#[derive(Args, Debug)]
pub(crate) struct Tune {
    /// The title, and what the tuner is told besides.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "WORD")]
    words: Vec<String>,
}

impl Tune {
    pub(crate) fn run(&self) -> Result<()> {
        self.call().announce_and_run()
    }

    fn call(&self) -> Call {
        let call = Call::new("cargo run --release --locked -p bench --bin tune --");
        self.words.iter().fold(call, Call::arg)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_passed_on() {
        let tune = Tune { words: vec!["canvas".to_owned(), "--lessons=3".to_owned()] };
        let line = "cargo run --release --locked -p bench --bin tune -- canvas --lessons=3";
        assert_eq!(tune.call().to_string(), line);
    }
}
