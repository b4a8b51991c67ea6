//! Tests of `impasto hint`: for people and for programs, from what the player knows; and its failures.

use std::{fs, path::Path};

use serde_json::Value;

use crate::run::{code, err, impasto, out};

/// The first lines of the record of the first game.
fn begun(lines: usize) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/first-game.impasto");
    let text = fs::read_to_string(path).unwrap();
    text.lines().take(lines).flat_map(|line| [line, "\n"]).collect::<String>().into_bytes()
}

#[test]
fn a_hint_for_people() {
    let output = impasto(&["hint", "-", "--level", "journeyman"], &begun(21));
    assert_eq!((code(&output), err(&output)), (0, String::new()));
    let text = out(&output);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "Canvas, after 14 events: A is asked.");
    assert!(lines[1].starts_with("Journeyman would «take "), "{text}");
    assert!(lines[3].starts_with("  tried    A    B  of "), "{text}");
    assert!((5..=15).contains(&lines.len()), "{text}");
    assert!(lines.iter().all(|line| line.chars().count() <= 80), "{text}");
}

fn ideas(record: &[u8], args: &[&str]) -> Value {
    let args = [&["hint", "-", "--json"], args].concat();
    let output = impasto(&args, record);
    assert_eq!((code(&output), err(&output)), (0, String::new()));
    serde_json::from_str(&out(&output)).unwrap()
}

#[test]
fn a_hint_for_programs() {
    let hint = ideas(&begun(21), &["--level", "journeyman"]);
    assert_eq!((&hint["title"], &hint["at"]), (&Value::from("canvas"), &Value::from(14)));
    assert_eq!((&hint["seat"], &hint["level"]), (&Value::from(0), &Value::from("journeyman")));
    let ideas = hint["ideas"].as_array().unwrap();
    assert_eq!(ideas.len(), 5);
    assert_eq!(ideas[0]["values"].as_array().unwrap().len(), 2);
    let games = |it: &Value| it["games"].as_u64().unwrap();
    assert!(ideas.is_sorted_by_key(|it| std::cmp::Reverse(games(it))));
    assert_eq!(Value::from(ideas.iter().map(games).sum::<u64>()), hint["games"]);
}

#[test]
fn the_same_seed_gives_the_same_hint() {
    let hint = |seed: &str| ideas(&begun(21), &["--level", "master", "--seed", seed]);
    assert_eq!(hint("3"), hint("3"));
    assert_ne!(hint("3"), hint("4"));
}

/// In Variant J all players pick a painting at the same time and in secret, so B's hint does not depend
/// on A's pick.
#[test]
fn a_hint_rests_on_what_its_seat_knows() {
    let opened =
        br#"{"do":"new","title":"colors-of-paris","seats":2,"options":"variant=j","seed":5}
{"do":"record"}
"#;
    let answers = out(&impasto(&["engine"], opened));
    let last: Value = serde_json::from_str(answers.lines().last().unwrap()).unwrap();
    let record = last["record"].as_str().unwrap().to_owned();
    let hint = |record: &str, seat: &str| {
        ideas(record.as_bytes(), &["--level", "journeyman", "--seat", seat])["ideas"].clone()
    };
    let picked = |at: usize| {
        let action = hint(&record, "A")[at]["action"].as_str().unwrap().to_owned();
        assert!(action.starts_with("pick "), "{action}");
        hint(&format!("{record}A {action}\n"), "B")
    };
    assert_eq!(picked(0), picked(1));
    let both = out(&impasto(&["hint", "-", "--level", "journeyman"], record.as_bytes()));
    assert_eq!(both.matches("is asked.").count(), 2, "{both}");
}

#[track_caller]
fn check_none(record: &[u8], args: &[&str], expected: &str) {
    let output = impasto(&[&["hint", "-"], args].concat(), record);
    assert_eq!((code(&output), out(&output)), (1, String::new()));
    assert_eq!(err(&output), format!("error: {expected}\n"));
}

#[test]
fn where_there_is_no_hint() {
    check_none(&begun(999), &[], "the game is over: nobody is asked");
    check_none(&begun(8), &[], "the table waits for luck: nobody is asked");
    check_none(&begun(21), &["--seat", "B"], "the table does not wait for B but for A");
    check_none(&begun(21), &["--seat", "C"], "nobody sits at C: the seats are A to B");
    let searching = "a bot of level greedy does not search: journeyman, master, maestro do";
    check_none(&begun(21), &["--level", "greedy"], searching);
    check_none(b"", &[], "-: line 1: «title» is expected here");
    let output = impasto(&["hint", "-", "--level", "best"], &begun(21));
    assert_eq!(code(&output), 2);
    assert!(err(&output).contains("there is no level «best»"), "{}", err(&output));
    assert!(err(&output).contains("searches thoroughly"), "{}", err(&output));
    let output = impasto(&["hint", "none.impasto"], b"");
    assert_eq!(code(&output), 1);
    assert!(err(&output).starts_with("error: cannot read none.impasto: "), "{}", err(&output));
}

/// A hint for Canvas alone comes from plans, and its value is in points: 50 for those of a good player.
#[test]
fn a_hint_for_somebody_alone() {
    let path = "../bots/tests/positions/canvas/puzzle-balanced-wait.impasto";
    let record = fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap();
    let text = out(&impasto(&["hint", "-"], &record));
    assert!(text.contains("  tried    A  of 240 plans\n"), "{text}");
    assert!(text.ends_with("\nA plan knows what will come: its value is too high.\n"), "{text}");
    let value = |level: &str| {
        let hint = ideas(&record, &["--level", level]);
        let by = if level == "maestro" { "plans" } else { "games" };
        assert_eq!(hint["by"], by);
        hint["ideas"][0]["values"][0].as_f64().unwrap()
    };
    // The best line of play makes 46 points.
    let best = 0.5 + 0.5 * 6.0 / (40.0 + 6.0);
    assert!((value("maestro") - best).abs() < 0.02, "{}", value("maestro"));
    assert!((value("maestro") - value("master")).abs() < 0.05);
}

#[test]
fn several_bots_put_their_heads_together() {
    let alone = ideas(&begun(21), &["--level", "journeyman"]);
    let together = ideas(&begun(21), &["--level", "journeyman", "--threads", "3"]);
    let games = |hint: &Value| hint["games"].as_u64().unwrap();
    assert_eq!(games(&together), 3 * games(&alone));
    assert_eq!(code(&impasto(&["hint", "-", "--threads", "0"], &begun(21))), 2);
}
