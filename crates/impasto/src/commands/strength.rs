//! The table of levels and their strength, in the help of every command that takes a level.

use display::TitleInfo;
use ladder::LevelInfo;

/// The text below the options of a command: examples, then the levels.
pub(crate) fn after(examples: &str) -> String {
    format!("{examples}\n\n{}", table())
}

/// The levels with a description, and their measured strength in each title.
pub(crate) fn table() -> String {
    let titles = display::titles();
    let is_told = titles.iter().flat_map(|it| &it.levels).any(|it| it.elo.is_some());
    if is_told { measured(&titles) } else { unmeasured(&titles[0].levels) }
}

fn unmeasured(levels: &[LevelInfo]) -> String {
    let mut lines = vec!["Bots, the weakest first, and two for comparison:".to_owned()];
    lines.extend(levels.iter().map(|it| format!("  {:<12} {}", it.name, it.about)));
    lines
        .push("They have changed since they were measured: `impasto ladder` measures them.".into());
    lines.join("\n")
}

fn measured(titles: &[TitleInfo]) -> String {
    let mut lines = vec!["Bots and their strength, at least so many Elo above random:".to_owned()];
    let names: Vec<&str> = titles.iter().map(|title| title.name).collect();
    lines.push(format!("  {:<12} {}", "", names.join("  ")));
    for (at, level) in titles[0].levels.iter().enumerate() {
        let elo = titles.iter().map(|it| format!("{:>1$}", elo(&it.levels[at]), it.name.len()));
        lines.push(format!("  {:<12} {}", level.name, elo.collect::<Vec<_>>().join("  ")));
        lines.push(format!("    {}", level.about));
    }
    lines.push("- means not measured; `impasto titles` shows the measurements.".to_owned());
    lines.join("\n")
}

/// The measured strength: `+215`, or `-`.
fn elo(level: &LevelInfo) -> String {
    level.elo.map_or_else(|| "-".to_owned(), |elo| format!("{elo:+}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_fits_the_screen() {
        let mut titles = display::titles();
        for level in titles.iter_mut().flat_map(|it| &mut it.levels) {
            level.elo = Some(1845);
        }
        for text in [measured(&titles), unmeasured(&titles[0].levels)] {
            assert!(text.lines().all(|line| line.chars().count() <= 78), "{text}");
        }
        assert!(measured(&titles).contains("+1845"));
    }
}
