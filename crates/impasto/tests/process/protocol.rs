//! docs/PROTOCOL.md is true: its session is run, and every answer compared.
//!
//! `UPDATE_EXPECT=1` writes the answers of today into the document.

use std::{env, fs, path::PathBuf};

use crate::run::{code, impasto, out};

/// Longer answers are cut in the document.
const LONGEST: usize = 300;

#[test]
fn the_session_of_the_document_is_what_the_engine_answers() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/PROTOCOL.md");
    let document = fs::read_to_string(&path).unwrap();
    let requests: Vec<&str> = document.lines().filter_map(|it| it.strip_prefix("> ")).collect();
    let output = impasto(&["engine"], (requests.join("\n") + "\n").as_bytes());
    assert_eq!(code(&output), 0);
    let text = out(&output);
    let mut answers = text.lines();
    let mut today = String::new();
    for line in document.lines() {
        let written = line.strip_prefix("< ").map(|_| answers.next().expect("an answer each"));
        today += &written.map_or(line.to_owned(), |answer| format!("< {}", cut(answer)));
        today.push('\n');
    }
    assert_eq!(answers.next(), None, "an answer each, and no more");
    if env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&path, &today).unwrap();
        return;
    }
    for (written, today) in document.lines().zip(today.lines()) {
        assert_eq!(written, today, "UPDATE_EXPECT=1 rewrites the document");
    }
}

fn cut(answer: &str) -> String {
    let mut shown: String = answer.chars().take(LONGEST).collect();
    if shown.len() < answer.len() {
        shown.push('…');
    }
    shown
}

/// The document does without requests outside its session: they would not be run.
#[test]
fn every_request_of_the_document_is_run() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/PROTOCOL.md");
    let document = fs::read_to_string(path).unwrap();
    let elsewhere = document.lines().filter(|line| line.contains("{\"do\"")).count();
    let run = document.lines().filter(|line| line.starts_with("> {\"do\"")).count();
    assert_eq!(elsewhere, run);
}
