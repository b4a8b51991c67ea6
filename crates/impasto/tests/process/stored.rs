//! `impasto check --store`, and a server whose store has lost its key.

use std::{fs, path::Path};

use crate::run::{code, err, impasto_in, out};

const RECORD: &str = include_str!("../records/first-game.impasto");

/// A folder with a store that holds one game.
fn store_of_one_game() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game.impasto"), RECORD).unwrap();
    let imported = impasto_in(folder.path(), &["import", "game.impasto", "--data", "."], b"");
    assert_eq!(code(&imported), 0, "{}", err(&imported));
    folder
}

fn check(folder: &Path, more: &[&str]) -> std::process::Output {
    impasto_in(folder, &[&["check", "--store", "--data", "."], more].concat(), b"")
}

#[test]
fn a_whole_store_is_well() {
    let folder = store_of_one_game();
    let checked = check(folder.path(), &[]);
    assert_eq!(code(&checked), 0, "{}", out(&checked));
    let told = out(&checked);
    assert!(told.starts_with("1 games and 1 other logs with "), "{told}");
    assert!(told.ends_with(" rows: 0 bad\n"), "{told}");
    let json = out(&check(folder.path(), &["--json"]));
    assert_eq!(json.lines().filter(|it| it.starts_with("{\"ok\":true,")).count(), 2, "{json}");
}

/// One letter of a row is another, as after a fault of the disk.
#[test]
fn a_changed_row_is_named() {
    let folder = store_of_one_game();
    let path = folder.path().join("impasto.db");
    let mut bytes = fs::read(&path).unwrap();
    let found = bytes.windows(9).position(|it| it == b"first-gam").expect("the game's options");
    bytes[found] = b'F';
    fs::write(&path, bytes).unwrap();
    let checked = check(folder.path(), &[]);
    assert_eq!(code(&checked), 1, "{}", out(&checked));
    assert!(out(&checked).starts_with("bad "), "{}", out(&checked));
    assert!(out(&checked).ends_with(": 1 bad\n"), "{}", out(&checked));
}

#[test]
fn no_store_is_no_well_store() {
    let folder = tempfile::tempdir().unwrap();
    let checked = check(folder.path(), &[]);
    assert_eq!(code(&checked), 1, "{}", out(&checked));
    assert!(err(&checked).starts_with("error: "), "{}", err(&checked));
    assert!(!folder.path().join("impasto.db").exists(), "a check makes nothing");
}
