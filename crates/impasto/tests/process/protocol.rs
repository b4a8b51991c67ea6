//! Tests that docs/PROTOCOL.md is true: its session with the engine is run and every answer compared, and
//! so are the beginning and the end of its conversation with a bot.
//!
//! `UPDATE_EXPECT=1` writes the present answers into the document.

use std::{env, fs, path::PathBuf};

use crate::run::{code, impasto, out, python};

/// The longest answer in the document, in characters; longer ones are cut.
const MAX_ANSWER_CHARS: usize = 300;

#[test]
fn the_document_says_what_is_said_today() {
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
    let today = with_conversation(&today);
    if env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&path, &today).unwrap();
        return;
    }
    for (written, today) in document.lines().zip(today.lines()) {
        assert_eq!(written, today, "UPDATE_EXPECT=1 rewrites the document");
    }
}

/// The document with the present conversation between impasto and the first bot.
fn with_conversation(document: &str) -> String {
    python();
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let bot = "python3 tests/bots/listening.py ../../examples/bots/first_bot.py";
    let bot = format!("{bot} {}", log.display());
    let args = ["arena", "canvas", "--bots", "random", "--bot", &bot, "--games", "2", "--seed"];
    assert_eq!(code(&impasto(&[&args[..], &["7", "--threads", "1"]].concat(), b"")), 0);
    let log = fs::read_to_string(log).unwrap();
    let end = log.lines().position(|it| it.starts_with("impasto: {\"do\":\"over\"")).unwrap();
    let mut said = log.lines().take(4).chain(log.lines().skip(end));
    let is_said = |line: &str| line.starts_with("impasto: ") || line.starts_with("bot: ");
    let line = |line: &str| {
        if is_said(line) { cut(said.next().expect("so much is said")) } else { line.to_owned() }
    };
    document.lines().map(line).collect::<Vec<_>>().join("\n") + "\n"
}

fn cut(answer: &str) -> String {
    let mut shown: String = answer.chars().take(MAX_ANSWER_CHARS).collect();
    if shown.len() < answer.len() {
        shown.push('…');
    }
    shown
}

/// The document has no requests outside its session, because they would not be run.
#[test]
fn every_request_of_the_document_is_run() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/PROTOCOL.md");
    let document = fs::read_to_string(path).unwrap();
    let is_asked = |line: &&str| line.contains("{\"do\"") && !line.starts_with("impasto: ");
    let elsewhere = document.lines().filter(is_asked).count();
    let run = document.lines().filter(|line| line.starts_with("> {\"do\"")).count();
    assert_eq!(elsewhere, run);
}
