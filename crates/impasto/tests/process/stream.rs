//! Tests of `impasto engine` as a process: lines, limits and flushes of its streams.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Command, Stdio},
};

use crate::run::{code, err, impasto, impasto_in, out};

#[test]
fn a_line_each_and_nothing_else() {
    let lines = b"{\"do\":\"turn\"}\r\n\n\xff\xfe\n{\"do\":\"new\",\"title\":\"canvas\",\"seats\":1}\n{\"do\":\"turn\"}";
    let output = impasto(&["engine"], lines);
    assert_eq!((code(&output), err(&output)), (0, String::new()));
    let text = out(&output);
    let ok: Vec<bool> = text.lines().map(|it| it.starts_with("{\"ok\":true")).collect();
    assert_eq!(ok, [false, false, false, true, true]);
    assert_eq!(out(&impasto(&["engine"], b"")), "");
}

#[test]
fn a_line_too_long_is_refused_and_the_next_one_answered() {
    let mut lines = vec![b'x'; 40 << 20];
    lines.extend_from_slice(b"\n{\"do\":\"titles\"}\n");
    let output = impasto(&["engine"], &lines);
    assert_eq!(code(&output), 0);
    let text = out(&output);
    let answers: Vec<&str> = text.lines().collect();
    assert_eq!(answers.len(), 2);
    assert!(answers[0].contains("the line is longer than 16777216 bytes"), "{}", answers[0]);
    assert!(answers[1].starts_with("{\"ok\":true"));
}

#[test]
fn every_answer_is_flushed() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_impasto"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..3 {
        writeln!(stdin, "{{\"do\":\"titles\"}}").unwrap();
        let mut answer = String::new();
        answers.read_line(&mut answer).unwrap();
        assert!(answer.starts_with("{\"ok\":true"));
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

#[test]
fn decks_come_from_the_disk_too() {
    let folder = tempfile::tempdir().unwrap();
    let deck = "id,word_side,red,yellow,green,blue,violet\n1,left,hue,,,,\n2,left,,tone,,,\n\
                3,left,,,shape,,\n4,right,,,,texture,\n5,right,,,,,hue\n";
    std::fs::write(folder.path().join("five.csv"), deck).unwrap();
    let new = |deck: &str| {
        format!("{{\"do\":\"new\",\"title\":\"canvas\",\"seats\":2,\"options\":\"deck={deck}\"}}\n")
    };
    let lines = [new("five.csv"), new("none.csv"), new("."), "{\"do\":\"record\"}\n".to_owned()];
    let text = out(&impasto_in(folder.path(), &["engine"], lines.concat().as_bytes()));
    let answers: Vec<&str> = text.lines().collect();
    assert!(answers[0].starts_with("{\"ok\":true"), "{}", answers[0]);
    assert!(answers[1].contains("\"kind\":\"setup\""), "{}", answers[1]);
    assert!(answers[2].contains("this is not a file"), "{}", answers[2]);
    assert!(answers[3].contains("| 5,right,,,,,hue"), "{}", answers[3]);
}
