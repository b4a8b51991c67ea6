//! Tests of `impasto replay` and `impasto check`: broken records are refused with their line.

use std::{fs, path::Path};

use expect_test::{expect, expect_file};
use serde_json::Value;

use crate::run::{code, err, impasto, impasto_in, out};

const FIRST_GAME: &str = "tests/records/first-game.impasto";

fn first_game() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(FIRST_GAME)).unwrap()
}

#[test]
fn a_game_is_told() {
    let output = impasto(&["replay", FIRST_GAME], b"");
    assert_eq!(code(&output), 0);
    expect_file!["../records/first-game.txt"].assert_eq(&out(&output));
    let piped = impasto(&["replay", "-"], first_game().as_bytes());
    assert_eq!(out(&piped), out(&output));
}

#[test]
fn a_game_is_told_up_to_an_event() {
    let text = out(&impasto(&["replay", FIRST_GAME, "--until", "13"], b""));
    assert!(text.ends_with("\nLuck fills the row.\n"), "{text}");
    let all = out(&impasto(&["replay", FIRST_GAME], b""));
    assert_eq!(out(&impasto(&["replay", FIRST_GAME, "--until", "9999"], b"")), all);
}

#[test]
fn a_game_is_told_to_programs() {
    let text = out(&impasto(&["replay", FIRST_GAME, "--json"], b""));
    let lines: Vec<Value> = text.lines().map(|it| serde_json::from_str(it).unwrap()).collect();
    let (end, events) = lines.split_last().unwrap();
    assert_eq!(events.len(), 74);
    assert_eq!((&events[12]["at"], &events[12]["who"]), (&Value::from(13), &Value::from("B")));
    assert_eq!(events[12]["text"], "take 1");
    assert_eq!(events[0]["who"], "luck");
    assert_eq!(events[73]["points"], serde_json::json!([47, 11]));
    assert_eq!(end["outcome"]["points"], serde_json::json!([47, 11]));
    let text = out(&impasto(&["replay", FIRST_GAME, "--json", "--until", "3"], b""));
    assert_eq!(text.lines().last(), Some("{\"outcome\":null}"));
}

#[test]
fn many_records_are_checked() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let begun: Vec<String> = first_game().lines().take(21).map(str::to_owned).collect();
    fs::create_dir(path("more")).unwrap();
    fs::write(path("won.impasto"), first_game()).unwrap();
    fs::write(path("more/begun.impasto"), begun.join("\n")).unwrap();
    fs::write(path("more/luck.impasto"), begun[..8].join("\n")).unwrap();
    fs::write(path("notes.txt"), "not a record").unwrap();
    let output = impasto_in(folder.path(), &["check", "."], b"");
    assert_eq!(code(&output), 0);
    expect![[r#"
        ok  ./more/begun.impasto: canvas, 2 seats, 14 events, waits for A
        ok  ./more/luck.impasto: canvas, 2 seats, 1 event, waits for luck
        ok  ./won.impasto: canvas, 2 seats, 74 events, over (CV-4.1) A 47 B 11
    "#]]
    .assert_eq(&out(&output));
    fs::write(path("bytes.impasto"), b"\xff").unwrap();
    let output = impasto_in(folder.path(), &["check", "notes.txt", "none", "bytes.impasto"], b"");
    assert_eq!((code(&output), err(&output)), (1, String::new()));
    expect![[r#"
        bad notes.txt: line 1: «title» is expected here
        bad none: No such file or directory (os error 2)
        bad bytes.impasto: this is not a record: it is not UTF-8 text
    "#]]
    .assert_eq(&out(&output));
    let output = impasto_in(folder.path(), &["check", "notes.txt", "won.impasto", "--json"], b"");
    let text = out(&output);
    let lines: Vec<Value> = text.lines().map(|it| serde_json::from_str(it).unwrap()).collect();
    assert_eq!((&lines[0]["ok"], &lines[1]["ok"]), (&Value::from(false), &Value::from(true)));
    assert_eq!(
        (&lines[1]["title"], &lines[1]["events"]),
        (&Value::from("canvas"), &Value::from(74))
    );
}

#[test]
fn folders_without_records_are_named_and_input_is_checked() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("empty")).unwrap();
    let output = impasto_in(folder.path(), &["check", "empty", "-"], first_game().as_bytes());
    assert_eq!((code(&output), err(&output)), (1, String::new()));
    expect![[r#"
        bad empty: no records in it
        ok  -: canvas, 2 seats, 74 events, over (CV-4.1) A 47 B 11
    "#]]
    .assert_eq(&out(&output));
}

#[cfg(unix)]
#[test]
fn links_in_circles_and_devices_are_harmless() {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::write(path("won.impasto"), first_game()).unwrap();
    symlink(folder.path(), path("again")).unwrap();
    symlink(path("won.impasto"), path("link.impasto")).unwrap();
    symlink("/dev/zero", path("zero.impasto")).unwrap();
    let output = impasto_in(folder.path(), &["check", "."], b"");
    expect![[r#"
        ok  ./link.impasto: canvas, 2 seats, 74 events, over (CV-4.1) A 47 B 11
        ok  ./won.impasto: canvas, 2 seats, 74 events, over (CV-4.1) A 47 B 11
        bad ./zero.impasto: not a file
    "#]]
    .assert_eq(&out(&output));
}

#[test]
fn a_byte_order_mark_is_passed_over() {
    let marked = format!("\u{feff}{}", first_game());
    let told = out(&impasto(&["replay", FIRST_GAME], b""));
    assert_eq!(out(&impasto(&["replay", "-"], marked.as_bytes())), told);
    let utf16: Vec<u8> = first_game().bytes().flat_map(|byte| [byte, 0xd8]).collect();
    assert_eq!(
        err(&impasto(&["replay", "-"], &utf16)),
        "error: cannot read -: this is not a record: it is not UTF-8 text\n"
    );
}

/// Checks the error for the first game with one line changed, or removed if `change` is empty.
#[track_caller]
fn check_broken(line: usize, change: &str, expected: &str) {
    let mut lines: Vec<String> = first_game().lines().map(str::to_owned).collect();
    change.clone_into(&mut lines[line - 1]);
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("broken.impasto"), lines.join("\n")).unwrap();
    let output = impasto_in(folder.path(), &["check", "broken.impasto"], b"");
    assert_eq!(code(&output), 1);
    assert_eq!(out(&output), format!("bad broken.impasto: {expected}\n"));
    let output = impasto_in(folder.path(), &["replay", "broken.impasto"], b"");
    assert_eq!((code(&output), out(&output)), (1, String::new()));
    assert_eq!(err(&output), format!("error: broken.impasto: {expected}\n"));
}

#[test]
fn broken_headers() {
    check_broken(1, "", "line 2: «title» is expected here");
    check_broken(1, "title canvas", "line 1: a record begins with «title SLUG, rules NUMBER»");
    check_broken(
        1,
        "title chess, rules 1",
        "line 1: there is no title «chess»: the titles are canvas, \
         colors-of-paris, atelier",
    );
    check_broken(
        1,
        "title canvas, rules 9",
        "line 1: played by rules 9; this program knows rules 1",
    );
    check_broken(2, "seats two", "line 2: seats is a number of players");
    check_broken(2, "seats 6", "line 2: Canvas is for 1 to 5 players, not 6");
    check_broken(3, "options solo=puzzle", "line 3: the solo modes are for one player (CV-6.0)");
    check_broken(3, "options jury=maybe", "line 3: jury cannot be «maybe»: it is on or off");
    check_broken(4, "tag date", "line 4: a tag has a name and a value");
    check_broken(
        4,
        "remark none",
        "line 4: «remark none» is not an event: «luck» or a seat, then what happened",
    );
}

#[test]
fn broken_events() {
    check_broken(9, "luck  row 2 #5", "line 9: luck cannot fall like that now");
    check_broken(
        9,
        "luck  row 2 #200",
        "line 9: «row 2 #200» is not luck: scoring NAME, row POSITION #CARD, background SEAT NUMBER, start SEAT or toss NUMBER",
    );
    check_broken(20, "A     take 1", "line 20: the table does not wait for A");
    check_broken(
        20,
        "B     lay 5",
        "line 20: a painting needs three cards, more than the 0 in hand (CV-3.2)",
    );
    check_broken(20, "B     take 6", "line 20: there is no card at position 6 (CV-3.3)");
    check_broken(20, "B     abstain", "line 20: there is nothing to vote on (CV-4.3)");
    check_broken(20, "luck  row 5 #7", "line 20: luck cannot fall like that now");
    check_broken(21, "", "line 22: the table does not wait for A");
    check_broken(81, "B     lay 7\nA     take 1", "line 82: the game is over");
}
