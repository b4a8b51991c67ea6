//! docs/STATISTICS.md shows the measured ladder that is compiled in. `UPDATE_EXPECT=1` writes it there;
//! `cargo xtask rungs` checks whether it is current.

use std::{env, fmt::Write, fs, path::PathBuf};

use ladder::{Rung, ladder};

const HEAD: &str = "\
| title | seats | level | against | games | duels, % | Elo | wins, % | points | decisions a game | seconds |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
";

fn row(rung: &Rung) -> String {
    let Rung { title, options, seats, level, against, games, .. } = rung;
    let Rung { elo, points, points_against, decisions, seconds, .. } = rung;
    let [duels, low, high, wins] =
        [rung.duels, rung.low, rung.high, rung.wins].map(|it| it * 100.0);
    let what = format!("{title} {options}");
    let outdated = if rung.is_current() { "" } else { ", outdated" };
    let mut row = format!("| {} | {seats} | {level} | {against} ", what.trim_end());
    write!(row, "| {games}{outdated} ").unwrap();
    let least = if rung.is_saturated() { "at least " } else { "" };
    write!(row, "| {duels:.1} ({low:.1} to {high:.1}) | {least}{elo:+.0} | {wins:.1} ").unwrap();
    writeln!(row, "| {points:.1} : {points_against:.1} | {decisions:.0} | {seconds:.4} |").unwrap();
    row
}

#[test]
fn the_document_shows_the_ladder() {
    const MARKS: [&str; 2] = ["<!-- ladder -->\n", "<!-- end -->\n"];
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/STATISTICS.md");
    let document = fs::read_to_string(&path).unwrap();
    let (before, rest) = document.split_once(MARKS[0]).unwrap();
    let (table, after) = rest.split_once(MARKS[1]).unwrap();
    let today = format!("\n{HEAD}{}\n", ladder().iter().map(row).collect::<String>());
    if env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&path, [before, MARKS[0], &today, MARKS[1], after].concat()).unwrap();
        return;
    }
    assert_eq!(table, today, "UPDATE_EXPECT=1 rewrites the document");
}
