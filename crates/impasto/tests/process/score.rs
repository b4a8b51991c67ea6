//! Tests of `impasto score`: one painting, many paintings with wrong ones among them, a custom deck.

use std::{
    fmt::Write as _,
    io::{BufRead, BufReader, Write},
    process::{Command, Stdio},
};

use expect_test::expect;
use serde_json::Value;

use crate::run::{code, err, impasto, impasto_in, out};

#[test]
fn one_painting_for_people() {
    let output = impasto(&["score", "canvas", "12", "#45", "7"], b"");
    assert_eq!(code(&output), 0);
    expect![[r#"
        “Sleeping Accordion” · “Fisarmonica addormentata” · “Accordéon endormi”

                                  red      yellow   green  blue  violet
          bottom   #12 Migratory  tone     shape    ·      ·     ·
          middle   #45 Accordion  ·        hue+tex  ·      ·     texture
          top      #7 Sleeping    shp+ton  ·        ·      tone  ·
          visible                 shp+ton  hue+tex  ·      tone  texture

        In pairs shp is shape, tex texture, ton tone; * is a bonus icon, · nothing.

          composition  no swatch is empty                 -
          consistency  exactly 6 elements                 1 ribbon   3 points
          emphasis     exactly 1 hue                      1 ribbon   1 point
          hierarchy    a tone, and no element more often  1 ribbon   4 points
          movement     an element in 3 swatches in a row  -
          proximity    each pair: texture beside tone     2 ribbons  5 points
          proportion   3 of one element and 2 of another  -
          repetition   every 2 shapes                     -
          space        each pair: hue apart from shape    -
          style        every 3 textures                   -
          symmetry     each element mirrored              -
          variety      each set of all four elements      1 ribbon   4 points
          bonus        for each *, its elements visible   -
    "#]]
    .assert_eq(&out(&output));
}

#[test]
fn one_painting_for_programs() {
    let output = impasto(&["score", "canvas", "--json", "54", "20", "15"], b"");
    let painting: Value = serde_json::from_str(&out(&output)).unwrap();
    assert_eq!(painting["ok"], true);
    assert_eq!(painting["cards"], serde_json::json!([54, 20, 15]));
    assert_eq!(painting["title"]["fr"], "Escalier automnal");
    assert_eq!(painting["icons"]["violet"], "hue+shape");
    assert_eq!(painting["conditions"]["variety"]["points"], 4);
    assert_eq!(painting["bonus"]["ribbons"], 1);
    assert_eq!(painting["conditions"].as_object().unwrap().len(), 12);
}

#[track_caller]
fn check_bad(cards: &[&str], expected: &str) {
    let args = [&["score", "canvas"][..], cards].concat();
    let output = impasto(&args, b"");
    assert_eq!(code(&output), 1);
    assert!(err(&output).starts_with(&format!("error: {expected}")), "{}", err(&output));
}

#[test]
fn what_is_no_painting() {
    check_bad(&["1", "2"], "a painting has 3 cards, not 2 (CV-3.4); write CARD CARD CARD");
    check_bad(&["1", "2", "3", "4"], "a painting has 3 cards, not 4 (CV-3.4)");
    check_bad(&["1", "2", "1"], "a card is there twice (CV-3.4)");
    check_bad(&["1", "2", "61"], "«61» is not a card: they are numbered from 1 to 60 (CV-1.1)");
    check_bad(&["1", "2", "whale"], "«whale» is not a card");
    let output = impasto(&["score", "canvas", "--json", "1", "2"], b"");
    assert_eq!((code(&output), err(&output)), (1, String::new()));
    let answer: Value = serde_json::from_str(&out(&output)).unwrap();
    assert_eq!(answer["error"]["clause"], "CV-3.4");
}

const LINES: &[u8] = b"12 45 7\n\n1,2,3\r\nwhale\n54 20 15 \xff\n5 6 7";

#[test]
fn bad_lines_are_answered_and_stop_nothing() {
    let output = impasto(&["score", "canvas", "-"], LINES);
    assert_eq!((code(&output), err(&output)), (1, String::new()));
    expect![[r#"
        12 45 7: composition 0, consistency 1, emphasis 1, hierarchy 1, movement 0, proximity 2, proportion 0, repetition 0, space 0, style 0, symmetry 0, variety 1, bonus 0
        error: a painting has 3 cards, not 0 (CV-3.4)
        1 2 3: composition 0, consistency 0, emphasis 0, hierarchy 1, movement 0, proximity 0, proportion 0, repetition 0, space 0, style 0, symmetry 0, variety 0, bonus 0
        error: «whale» is not a card: they are numbered from 1 to 60 (CV-1.1)
        error: «�» is not a card: they are numbered from 1 to 60 (CV-1.1)
        5 6 7: composition 0, consistency 0, emphasis 0, hierarchy 1, movement 0, proximity 0, proportion 0, repetition 0, space 0, style 0, symmetry 0, variety 0, bonus 0
    "#]].assert_eq(&out(&output));
    let output = impasto(&["score", "canvas", "-", "--json"], LINES);
    assert_eq!(code(&output), 1);
    let answers = out(&output);
    let all: Vec<Value> = answers.lines().map(|it| serde_json::from_str(it).unwrap()).collect();
    let ok: Vec<bool> = all.iter().map(|it| it["ok"].as_bool().unwrap()).collect();
    assert_eq!(ok, [true, false, true, false, false, true]);
}

/// All 205,320 paintings of the box go through one process, and each is answered in order.
#[test]
fn every_painting() {
    let mut lines = String::new();
    for (bottom, middle, top) in (0..60 * 60 * 60).map(|n| (n / 3600, n / 60 % 60, n % 60)) {
        if bottom != middle && middle != top && bottom != top {
            writeln!(lines, "{} {} {}", bottom + 1, middle + 1, top + 1).unwrap();
        }
    }
    let output = impasto(&["score", "canvas", "-"], lines.as_bytes());
    assert_eq!(code(&output), 0);
    let answers = out(&output);
    assert_eq!(answers.lines().count(), 205_320);
    for (question, answer) in lines.lines().zip(answers.lines()) {
        assert!(answer.strip_prefix(question).is_some_and(|it| it.starts_with(": composition ")));
    }
    let composed = answers.lines().filter(|it| it.contains("composition 1")).count();
    assert_eq!(composed, 38_880);
}

/// The answer to each line comes before the next line is written.
#[test]
fn an_answer_does_not_wait_for_the_next_question() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_impasto"))
        .args(["score", "canvas", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap());
    for question in ["1 2 3", "4 5 6"] {
        writeln!(stdin, "{question}").unwrap();
        let mut answer = String::new();
        answers.read_line(&mut answer).unwrap();
        assert!(answer.starts_with(question), "{answer}");
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

const DECK: &str = "id,word_side,red,yellow,green,blue,violet\n1,left,hue,,,,\n2,left,,tone,,,\n\
                    3,left,,,shape,,\n4,right,,,,texture,\n5,right,,,,,hue+bonus_hue\n";

#[test]
fn a_deck_of_your_own() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("my deck.csv"), DECK).unwrap();
    let score = |cards: &[&str]| {
        let args = [&["score", "canvas", "--deck", "my deck.csv"][..], cards].concat();
        impasto_in(folder.path(), &args, b"")
    };
    assert!(out(&score(&["1", "2", "5"])).contains("hue+hue*"));
    assert!(err(&score(&["1", "2", "6"])).contains("numbered from 1 to 5"));
    std::fs::write(folder.path().join("my deck.csv"), "id\n1\n").unwrap();
    assert!(err(&score(&["1", "2", "3"])).contains(" of the deck: "));
    let output = impasto_in(folder.path(), &["score", "canvas", "--deck", ".", "1", "2", "3"], b"");
    assert_eq!(err(&output), "error: «.»: this is not a file\n");
}
