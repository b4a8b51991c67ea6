//! `cargo xtask tune`: tunes the weights of a title's judgement.

use anyhow::Result;
use clap::Args;

use crate::call::Call;

/// Tune the weights of a title's judgement by self-play; `cargo xtask tune -- --help` lists the
/// arguments.
#[derive(Args, Debug)]
pub(crate) struct Tune {
    /// The title, and further arguments of the tuner.
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
        let tune = Tune { words: vec!["canvas".to_owned(), "--iterations=3".to_owned()] };
        let line = "cargo run --release --locked -p bench --bin tune -- canvas --iterations=3";
        assert_eq!(tune.call().to_string(), line);
    }
}
