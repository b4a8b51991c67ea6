//! Tests of the command line: help, usage errors, failures, closed pipes.

use std::{
    io::{BufRead, BufReader},
    process::{Command, Stdio},
};

use crate::run::{code, err, impasto, out};

#[test]
fn help_teaches_by_examples() {
    for command in ["play", "replay", "hint", "check", "score", "engine"] {
        let output = impasto(&[command, "--help"], b"");
        assert_eq!(code(&output), 0);
        assert!(out(&output).contains("Examples:\n  "), "{command}");
    }
    assert!(out(&impasto(&["--version"], b"")).starts_with("impasto 0."));
}

#[track_caller]
fn check_usage(args: &[&str], expected: &str) {
    let output = impasto(args, b"");
    assert_eq!(code(&output), 2, "{}", err(&output));
    assert!(err(&output).contains(expected), "{}", err(&output));
    assert_eq!(out(&output), "");
}

#[test]
fn calls_that_make_no_sense() {
    check_usage(&["dance"], "unrecognized subcommand 'dance'");
    check_usage(&["play", "chess"], "possible values: canvas");
    check_usage(&["play"], "the following required arguments");
    check_usage(&["play", "canvas", "--seats", "me,you"], "«you» is not a player");
    check_usage(&["play", "canvas", "--seats", "me,you"], "searches thoroughly");
    check_usage(&["play", "canvas", "--seats", "0"], "somebody has to play");
    check_usage(&["play", "canvas", "--seed", "-1"], "unexpected argument '-1'");
    check_usage(&["play", "canvas", "--seats", "300"], "no table has room for 300 players");
    check_usage(&["replay", "x", "--seat", "Z"], "«Z» is not a seat, a letter from A to H");
    check_usage(&["score", "canvas"], "<CARD>");
}

/// Checks that a command fails with one line on standard error and exit code 1.
#[track_caller]
fn check_failure(args: &[&str], expected: &str) {
    let output = impasto(args, b"");
    assert_eq!(code(&output), 1, "{}", err(&output));
    assert_eq!(err(&output), format!("error: {expected}\n"));
}

#[test]
fn what_cannot_be_done_is_said_in_one_line() {
    check_failure(&["play", "canvas", "--seats", "6"], "Canvas is for 1 to 5 players, not 6");
    check_failure(
        &["play", "canvas", "--options", "solo=puzzle"],
        "the solo modes are for one player (CV-6.0)",
    );
    check_failure(
        &["play", "canvas", "--options", "deck=no.csv"],
        "«no.csv»: No such file or directory (os error 2)",
    );
    check_failure(
        &["replay", "no.impasto"],
        "cannot read no.impasto: No such file or directory (os error 2)",
    );
    check_failure(
        &["play", "--resume", "tests/records/first-game.impasto"],
        "the game in tests/records/first-game.impasto is over; \
         `impasto replay tests/records/first-game.impasto` shows it",
    );
    check_failure(
        &["replay", "tests/records/first-game.impasto", "--seat", "C"],
        "nobody sat at C: the seats were A to B",
    );
    let output = impasto(&["play", "canvas", "--preset", "x"], b"");
    assert!(err(&output).starts_with("error: there is no preset «x»: they are family, chill,"));
}

/// Checks that `impasto ... | head -1` is no error.
#[track_caller]
fn check_head(args: &[&str]) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_impasto"))
        .args(args)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::with_capacity(1, child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!((code(&output), err(&output)), (0, String::new()), "after {line}");
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    check_head(&["titles"]);
    check_head(&["replay", "tests/records/first-game.impasto"]);
    check_head(&["replay", "tests/records/first-game.impasto", "--json"]);
    check_head(&["play", "canvas", "--seats", "random,random,random"]);
}

#[test]
fn titles_for_people_and_programs() {
    let text = out(&impasto(&["titles"], b""));
    assert!(text.starts_with("canvas: Canvas, 1 to 5 players\n  presets\n"), "{text}");
    assert!(text.contains("    jury               off | on; usually off; how a tie"), "{text}");
    assert!(text.contains("several with commas"), "{text}");
    let json = out(&impasto(&["titles", "--json"], b""));
    let titles: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(titles[0]["slug"], "canvas");
    assert_eq!(titles[0]["options"][3]["clause"], "CV-4.3");
}
