//! `cargo xtask bench`: how fast the rules play.

use anyhow::Result;
use clap::Args;

use crate::call::Call;

/// Measure how fast random games are played, beside the floor and a peer.
///
/// `cargo xtask bench search` measures how fast the bots think instead.
#[derive(Args, Debug)]
pub(crate) struct Bench {
    /// What the benchmark is told: `--quick` for a glance, a word for those whose name contains it.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGUMENT")]
    arguments: Vec<String>,
}

impl Bench {
    pub(crate) fn run(&self) -> Result<()> {
        self.call().announce_and_run()
    }

    fn call(&self) -> Call {
        let (bench, arguments) = match self.arguments.as_slice() {
            [first, rest @ ..] if first == "search" => ("search", rest),
            all => ("speed", all),
        };
        let bench = Call::new(&format!("cargo bench -p bench --bench {bench}"));
        if arguments.is_empty() {
            return bench;
        }
        arguments.iter().fold(bench.arg("--"), Call::arg)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn further_arguments_are_passed_on() {
        let told = |arguments: &[&str]| {
            let arguments = arguments.iter().map(|it| (*it).to_owned()).collect();
            Bench { arguments }.call().to_string()
        };
        assert_eq!(told(&[]), "cargo bench -p bench --bench speed");
        let quick = "cargo bench -p bench --bench speed -- --quick paris";
        assert_eq!(told(&["--quick", "paris"]), quick);
        let search = "cargo bench -p bench --bench search -- --quick";
        assert_eq!(told(&["search", "--quick"]), search);
    }
}
