//! Tests of `impasto rules`: house rules are checked, compared, played with, and refused.

use std::{fs, path::Path};

use expect_test::expect;
use serde_json::Value;

use crate::run::{code, err, impasto, impasto_in, out};

/// A temporary folder with these files.
fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in files {
        fs::write(folder.path().join(name), text).unwrap();
    }
    folder
}

const HOUSE: &str =
    "title = \"colors-of-paris\"\nvariant = \"j\"\nvalues = \"base\"\ntiles = true\n";

#[test]
fn the_clauses_that_differ() {
    let output = impasto(&["rules", "diff", "base+cards-b", "base+cards-b+tiles"], b"");
    expect![[r#"
        Colors of Paris: base+cards-b (-) and base+cards-b+tiles (+) differ in one rule.

        CP-8.0  Painter tiles
          - There are no painter tiles. (tiles=off)
          + Everybody is dealt two painter tiles and keeps one. (tiles=on)
    "#]]
    .assert_eq(&out(&output));
    let output = impasto(&["rules", "diff", "base", "variant-j", "--json"], b"");
    let told: Value = serde_json::from_str(&out(&output)).unwrap();
    let clauses: Vec<&str> = told["differences"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["clause"].as_str().unwrap())
        .collect();
    let changes = [
        "CP-9.1", "CP-9.2", "CP-9.3", "CP-9.4a", "CP-9.4b", "CP-9.4c", "CP-9.4d", "CP-9.5",
        "CP-9.6", "CP-9.7", "CP-9.8a", "CP-9.8b", "CP-9.8c",
    ];
    assert_eq!(clauses, changes, "every line of the table of changes, but for the tiles");
    let same = impasto(&["rules", "diff", "variant-j", "variant=j"], b"");
    assert_eq!(out(&same), "Colors of Paris: variant-j and variant=j are the same rules.\n");
}

#[test]
fn a_file_is_checked() {
    let folder = folder(&[("my rules.toml", HOUSE), ("draft.toml", "paintings = \"draft\"\n")]);
    let run = |args: &[&str]| impasto_in(folder.path(), args, b"");
    let fine = run(&["rules", "check", "my rules.toml"]);
    assert_eq!(code(&fine), 0, "{}", err(&fine));
    let told = out(&fine);
    assert!(told.starts_with("my rules.toml: house rules for Colors of Paris, which change 14"));
    assert!(told.contains("\nCP-9.4d  How much black there is\n  - There are five black cubes."));
    assert!(!told.contains("CP-9.1 "), "the values are those of the base game");
    assert!(told.ends_with("They can be played with 2, 3 or 4 players.\n"));
    let draft = run(&["rules", "check", "draft.toml"]);
    assert_eq!(code(&draft), 1);
    assert!(out(&draft).contains("They cannot be played with 2, 3 or 4 players: a draft needs"));
    let against_itself = run(&["rules", "diff", "my rules.toml", "draft.toml"]);
    assert_eq!(code(&against_itself), 0, "{}", err(&against_itself));
}

#[track_caller]
fn check_refused(folder: &Path, args: &[&str], expected: &str) {
    let output = impasto_in(folder, args, b"");
    assert_eq!(code(&output), 1);
    assert_eq!(out(&output), "");
    assert!(err(&output).contains(expected), "{}", err(&output));
}

#[test]
fn bad_files_are_refused_in_words() {
    let folder = folder(&[
        ("broken.toml", "values = "),
        ("odd.toml", "title = \"colors-of-paris\"\ncolour = \"red\"\n"),
        ("late.toml", "cards = \"b\"\nvariant = \"j\"\n"),
        ("any.toml", ""),
        ("deck.toml", "title = \"colors-of-paris\"\ndeck = \"gone.csv\"\n"),
    ]);
    let check = |file: &str, expected: &str| {
        check_refused(folder.path(), &["rules", "check", file], expected);
    };
    check("gone.toml", "gone.toml");
    check("broken.toml", "cannot be read");
    check("odd.toml", "there is no option «colour»");
    check("late.toml", "variant is said before cards");
    let why = "these rules fit canvas and colors-of-paris and atelier: choose one with --title";
    check("any.toml", why);
    check("deck.toml", "gone.csv");
    check_refused(folder.path(), &["rules", "diff", "base", "chill"], "there is no preset «chill»");
}

/// The path of a deck in house rules is relative to the rules, not to the current folder.
#[test]
fn files_lie_beside_the_rules() {
    let deck = include_str!("../../../colors-of-paris/data/paintings.csv");
    let rules = "title = \"colors-of-paris\"\ndeck = \"mine.csv\"\n";
    let folder = folder(&[("house.toml", rules), ("mine.csv", deck)]);
    let house = folder.path().join("house.toml");
    let house = house.to_str().unwrap();
    let output = impasto(&["rules", "check", house], b"");
    assert_eq!(code(&output), 0, "{}", err(&output));
    let options = format!("rules={house}");
    let play = ["play", "colors-of-paris", "--options", &options, "--record", "mine.impasto"];
    let elsewhere = tempfile::tempdir().unwrap();
    let played = impasto_in(elsewhere.path(), &play, b"1\nquit\n");
    assert_eq!(code(&played), 0, "{}", err(&played));
}
