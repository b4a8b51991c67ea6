//! Tests of `impasto play`, with the moves on standard input.

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Command, Stdio},
};

use expect_test::expect_file;

use crate::run::{code, err, impasto_in, out};

fn records(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).unwrap().map(|it| it.unwrap().file_name());
    files.map(|it| it.into_string().unwrap()).filter(|it| it.ends_with(".impasto")).collect()
}

/// The input that always takes the first choice: cards until the hand is full, then a painting.
fn first_choices(n: usize) -> String {
    "1\n".repeat(n)
}

#[test]
fn a_whole_game() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["play", "canvas", "--seed", "7", "--record", "mine.impasto"];
    let output = impasto_in(folder.path(), &args, first_choices(60).as_bytes());
    assert_eq!((code(&output), err(&output)), (0, String::new()));
    let text = out(&output);
    assert!(text.contains("\nThe end\n\n"), "{text}");
    assert!(text.ends_with("`impasto replay mine.impasto` shows it again.\n"), "{text}");
    let checked = out(&impasto_in(folder.path(), &["check", "mine.impasto"], b""));
    assert!(checked.starts_with("ok  mine.impasto: canvas, 2 seats, "), "{checked}");
    assert!(checked.contains("over (CV-4.1)"), "{checked}");
    let again = impasto_in(folder.path(), &args, b"");
    assert_eq!(
        err(&again),
        "error: mine.impasto already exists; `impasto play --resume mine.impasto` resumes it\n"
    );
}

#[test]
fn the_same_seed_is_the_same_game() {
    let games = [(); 2].map(|()| {
        let folder = tempfile::tempdir().unwrap();
        let args = ["play", "canvas", "--seats", "random,random", "--seed", "3", "--record", "r"];
        out(&impasto_in(folder.path(), &args, b""))
    });
    assert_eq!(games[0], games[1]);
}

/// A script with every command.
#[test]
fn a_script_with_everything() {
    let folder = tempfile::tempdir().unwrap();
    let script = "\
help
take 9
take
0
undo
1
2
1
help CV-3.2
view
lay 9
lay 11
lay 12
undo
lay 13
restart
restart
save copy.impasto
save copy.impasto
save
score 9 11 20
rules jury
help CV-9.9
actions
quit
";
    let args = ["play", "canvas", "--seed", "7", "--seats", "me,random"];
    let output = impasto_in(folder.path(), &args, script.as_bytes());
    assert_eq!((code(&output), err(&output)), (0, String::new()));
    let mut text = out(&output);
    let kept = records(folder.path());
    let auto = kept.iter().find(|it| it.starts_with("canvas-")).expect("the game is kept");
    text = text.replace(auto.as_str(), "canvas-DATE-TIME.impasto");
    expect_file!["../records/script.txt"].assert_eq(&text);
    let auto = fs::read_to_string(folder.path().join(auto)).unwrap();
    assert_eq!(fs::read_to_string(folder.path().join("copy.impasto")).unwrap(), auto);
}

/// No line is wider than 80 columns, in any game.
#[test]
fn everything_fits_eighty_columns() {
    let folder = tempfile::tempdir().unwrap();
    let help = "help\nrules\nscore 1 2 3\nscore\nlog\nfly\n";
    let check = |args: &[&str], input: &str| {
        let text = out(&impasto_in(folder.path(), args, input.as_bytes()));
        let widest = text.lines().max_by_key(|line| line.chars().count()).unwrap_or_default();
        assert!(widest.chars().count() <= 80, "{args:?}: {widest}");
    };
    for seats in ["1", "2", "3", "5", "random,random,random,random,random"] {
        for seed in ["1", "2"] {
            let choices = format!("{help}{}", first_choices(60));
            check(&["play", "canvas", "--seats", seats, "--seed", seed], &choices);
        }
    }
    check(&["titles"], "");
}

#[test]
fn whoever_leaves_can_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let left = impasto_in(folder.path(), &["play", "canvas", "--seed", "7"], b"1\n1\n");
    assert!(out(&left).contains("`impasto play --resume canvas-"), "{}", out(&left));
    let [kept] = &records(folder.path())[..] else { panic!("one game is kept") };
    let resumed =
        |input: &[u8]| impasto_in(folder.path(), &["play", "--resume", kept, "--seed", "1"], input);
    let before = fs::read_to_string(folder.path().join(kept)).unwrap();
    assert_eq!(code(&resumed(b"")), 0);
    assert_eq!(fs::read_to_string(folder.path().join(kept)).unwrap(), before);
    let text = out(&resumed(first_choices(60).as_bytes()));
    assert!(text.contains("\nThe end\n\n"), "{text}");
    assert!(fs::read_to_string(folder.path().join(kept)).unwrap().starts_with(&before));
    assert_eq!(records(folder.path()).len(), 1);
}

#[test]
fn whoever_decides_nothing_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    // With this seed the person begins.
    let output = impasto_in(folder.path(), &["play", "canvas", "--seed", "7"], b"");
    assert!(out(&output).ends_with("there is no game to save.\n"), "{}", out(&output));
    impasto_in(folder.path(), &["play", "canvas", "--seed", "7", "--record", "r.impasto"], b"");
    assert_eq!(records(folder.path()), [] as [&str; 0]);
}

#[test]
fn people_round_one_screen_are_called_by_their_letters() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["play", "canvas", "--seats", "me,me,random", "--seed", "1", "--record", "r"];
    let text = out(&impasto_in(folder.path(), &args, first_choices(120).as_bytes()));
    assert!(text.contains("A takes card"), "{text}");
    assert!(text.contains("B takes card"), "{text}");
    assert!(text.contains("Random C takes card"), "{text}");
    assert!(!text.contains("You "), "{text}");
    assert!(text.contains("\nThe end\n\n"), "{text}");
}

#[test]
fn alone() {
    let folder = tempfile::tempdir().unwrap();
    for preset in ["solo-vincent", "solo-puzzle"] {
        let args = ["play", "canvas", "--preset", preset, "--record", preset];
        let text = out(&impasto_in(folder.path(), &args, first_choices(60).as_bytes()));
        assert!(text.contains("You score "), "{text}");
        assert!(text.contains(": participation prize."), "{text}");
    }
}

/// The process is killed while it waits for the next decision: the earlier ones are on disk.
#[test]
fn whoever_is_cut_off_can_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_impasto"))
        .args(["play", "canvas", "--seats", "1", "--seed", "3"])
        .current_dir(folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let screen = BufReader::new(child.stdout.take().unwrap());
    stdin.write_all(b"take 1\ntake 1\n").unwrap();
    // The third list of choices is on the screen: both decisions have been taken.
    let third = screen.lines().map(Result::unwrap).filter(|line| line.starts_with("   1  "));
    assert_eq!(third.take(3).count(), 3);
    child.kill().unwrap();
    child.wait().unwrap();
    let [record] = &records(folder.path())[..] else { panic!("one game was begun") };
    let text = fs::read_to_string(folder.path().join(record)).unwrap();
    assert_eq!(text.lines().filter(|line| line.starts_with("A     take")).count(), 2);
    assert_eq!(code(&impasto_in(folder.path(), &["check", record], b"")), 0);
}

#[test]
fn options_change_a_preset() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["play", "canvas", "--preset", "solo-puzzle", "--options", "scenario=chill"];
    let text = out(&impasto_in(folder.path(), &args, b""));
    assert!(text.contains("CANVAS · chill · 55 cards in the deck · 4 tokens in the reserve"));
}

/// The folder of the record is deleted during the game: the game goes on, and the record is printed.
#[test]
fn a_game_that_cannot_be_kept_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("games")).unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_impasto"))
        .args(["play", "canvas", "--seats", "1", "--seed", "3", "--record", "games/mine"])
        .current_dir(folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    stdin.write_all(b"take 1\n").unwrap();
    assert!(lines.any(|line| line == "The game is saved in games/mine"));
    // The next list of choices is on the screen: nothing is being written.
    assert!(lines.any(|line| line.starts_with("   1  ")));
    fs::remove_dir_all(folder.path().join("games")).unwrap();
    stdin.write_all(b"take 1\ntake 1\nquit\n").unwrap();
    let rest: Vec<String> = lines.collect();
    assert_eq!(rest.iter().filter(|line| line.starts_with("Not saved: ")).count(), 1);
    assert_eq!(rest.iter().filter(|line| *line == "A     take 1").count(), 3);
    assert_eq!(child.wait().unwrap().code(), Some(1));
}
