//! The scenarios of solo Canvas: arguments and a table that two tools share.

use arena::Quantiles;
use canvas::Options as CanvasOptions;
use clap::Args;
use game::{NoFiles, Options};

/// The arguments for the scenarios, the number of deals and the seed.
#[derive(Clone, Debug, Args)]
pub struct Scenarios {
    /// The names of the scenarios.
    #[arg(
        long = "scenarios",
        value_name = "NAME,...",
        value_delimiter = ',',
        default_value = "first-game,balanced,no-elements,every-element,spatial,bonus"
    )]
    names: Vec<String>,
    /// The number of deals of each scenario.
    #[arg(long, value_name = "N", default_value_t = 40)]
    pub deals: u64,
    /// The seed of the deals.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
}

impl Scenarios {
    /// Prints a table of the points that `play` returns for each scenario, row by row, and a row
    /// for all of them together.
    ///
    /// # Panics
    ///
    /// Panics on an unknown scenario or solo mode.
    pub fn print_table(&self, solo: &str, play: impl Fn(&CanvasOptions) -> Vec<i32>) {
        println!("| scenario      | mean | median | 90th | best | 40 and more | 48 and more |");
        println!("| ------------- | ---- | ------ | ---- | ---- | ----------- | ----------- |");
        let mut all = Vec::new();
        for scenario in &self.names {
            let options = format!("solo={solo} scenario={scenario}");
            let options = CanvasOptions::read(&options, &NoFiles).expect("a scenario for one");
            let points = play(&options);
            println!("{}", line(scenario, &points));
            all.extend(points);
        }
        println!("{}", line("all", &all));
    }
}

/// A row of the table; only the name without deals.
fn line(name: &str, points: &[i32]) -> String {
    let Some(Quantiles { median, p90, max, .. }) = Quantiles::of(points.to_vec()) else {
        return format!("| {name} |");
    };
    let count = share(points.len());
    let mean = f64::from(points.iter().sum::<i32>()) / count;
    let reached = |least: i32| {
        let share = 100.0 * share(points.iter().filter(|it| least <= **it).count()) / count;
        format!("{share:.1} %")
    };
    format!(
        "| {name:<13} | {mean:<4.1} | {median:<6} | {p90:<4} | {max:<4} | {:<11} | {:<11} |",
        reached(40),
        reached(48)
    )
}

fn share(count: usize) -> f64 {
    f64::from(u32::try_from(count).expect("few deals"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_of_the_table() {
        let line = line("spatial", &[30, 40, 41, 48]);
        let expected =
            "| spatial       | 39.8 | 40     | 48   | 48   | 75.0 %      | 25.0 %      |";
        assert_eq!(line, expected);
    }
}
