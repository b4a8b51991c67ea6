//! `cargo xtask bench`: measures the speed of the rules, or of searches.

use anyhow::Result;
use clap::Args;

use crate::call::Call;

/// Measure the speed of random playouts, beside the floor and a peer.
///
/// `cargo xtask bench search` measures the speed of searches instead.
#[derive(Args, Debug)]
pub(crate) struct Bench {
    /// Arguments of the benchmark: `--quick` for fewer samples, a word for the cases whose name
    /// contains it.
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
