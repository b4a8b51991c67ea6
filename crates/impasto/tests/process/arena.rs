//! Tests of contests between bots: built-in levels, and external programs, which may fail in any way.

use std::{fs, path::Path, time::Instant};

use serde_json::Value;

use crate::run::{code, err, impasto, impasto_in, out, python};

const FIRST_BOT: &str = "python3 ../../examples/bots/first_bot.py";

fn report(args: &[&str]) -> Value {
    let output = impasto(args, b"");
    assert_eq!((code(&output), err(&output)), (0, String::new()));
    serde_json::from_str(&out(&output)).unwrap()
}

#[test]
fn the_first_bot_plays_every_title() {
    python();
    for title in ["canvas", "colors-of-paris", "atelier"] {
        let report = |threads| {
            let common = ["arena", title, "--bots", "random", "--bot", FIRST_BOT];
            let rest = ["--games", "4", "--seed", "7", "--json", "--threads", threads];
            report(&[&common[..], &rest[..]].concat())
        };
        let alone = report("1");
        assert_eq!(alone["games"], 4);
        assert_eq!(alone["bots"][1]["name"], FIRST_BOT);
        assert_eq!(alone, report("3"), "the number of threads does not matter");
    }
}

#[test]
fn a_program_from_outside_can_play_alone_and_twice_at_a_table() {
    python();
    let args = ["arena", "canvas", "--bot", FIRST_BOT, "--games", "2", "--seats"];
    assert_eq!(report(&[&args[..], &["1", "--json"]].concat())["seats"], 1);
    assert_eq!(report(&[&args[..], &["3", "--json"]].concat())["bots"][0]["duels"], Value::Null);
}

/// Checks the error of a contest in which a bot fails.
#[track_caller]
fn check_failure(way: &str, expected: &str) {
    python();
    let folder = tempfile::tempdir().unwrap();
    let id = folder.path().join("id");
    let bot = format!("python3 tests/bots/bad_bot.py {way} {}", id.display());
    let begun = Instant::now();
    let args = ["arena", "canvas", "--bots", "random", "--bot", &bot, "--games", "10"];
    // The silent bot needs a short timeout, the others a long one, for busy machines.
    let timeout = if way == "silent" { "5" } else { "60" };
    let output = impasto(&[&args[..], &["--timeout", timeout, "--threads", "1"]].concat(), b"");
    let told = err(&output);
    assert_eq!(code(&output), 1, "{told}");
    assert!(told.contains(expected), "{told}");
    assert!(told.contains("bad_bot.py"), "{told}");
    assert!(begun.elapsed().as_secs() < 300, "nobody waits for a bot that is done");
    check_all_gone(&id);
}

/// Checks that all processes that wrote their ids into a file have ended.
#[track_caller]
fn check_all_gone(ids: &Path) {
    let ids = fs::read_to_string(ids).unwrap();
    assert_ne!(ids, "");
    for id in ids.lines() {
        assert!(!Path::new("/proc").join(id).exists(), "process {id} is left");
    }
}

#[test]
fn whoever_fails_is_named_and_does_not_stay() {
    check_failure("rude", "answered «hello yourself» to hello, which is not {\"ready\":true}");
    check_failure("dies", "I have had enough\n");
    check_failure("dies", "ended without an answer (exit status: 3)");
    check_failure("garbage", "answered «take the first one», which is not {\"action\":\"...\"}");
    check_failure("illegal", "wants «take 9», which it may not; legal now: take 1, take 2");
    check_failure("silent", " for 5 s");
    check_failure("tired", "only 6 of 10 games count: game 6, seat B: «python3 tests/bots/bad_bot");
}

#[test]
fn games_before_a_failure_count() {
    python();
    let bot = "python3 tests/bots/bad_bot.py tired";
    let args = ["arena", "canvas", "--bots", "random", "--bot", bot, "--games", "10", "--json"];
    let output = impasto(&[&args[..], &["--threads", "1"]].concat(), b"");
    assert_eq!(code(&output), 1);
    let report: Value = serde_json::from_str(&out(&output)).unwrap();
    // A process is greeted once a deal, and leaves in its fourth.
    assert_eq!((&report["games"], &report["wanted"]), (&6.into(), &10.into()));
}

/// One of several parallel games fails: the results and the error are the same as if the games had been
/// played one after the other, and no process is left.
#[test]
fn a_failure_is_the_same_on_any_number_of_threads() {
    python();
    let folder = tempfile::tempdir().unwrap();
    let ids = folder.path().join("ids");
    let bot = format!("python3 tests/bots/bad_bot.py unlucky {}", ids.display());
    let contest = |threads: &str| {
        let args = ["arena", "canvas", "--bots", "random", "--bot", &bot, "--games", "60"];
        let rest = ["--seed", "3", "--json", "--threads", threads];
        let output = impasto(&[&args[..], &rest[..]].concat(), b"");
        assert_eq!(code(&output), 1, "{}", err(&output));
        (out(&output), err(&output))
    };
    let (report, told) = contest("1");
    let games = serde_json::from_str::<Value>(&report).unwrap()["games"].as_u64().unwrap();
    assert!(told.starts_with(&format!("error: only {games} of 60 games count: game ")), "{told}");
    assert!((2..40).contains(&games), "{games} games: nothing would be shown");
    for threads in ["2", "5"] {
        assert_eq!(contest(threads), (report.clone(), told.clone()));
    }
    check_all_gone(&ids);
}

/// The seed determines the deck, so a seed that is not given must not be guessable.
#[test]
fn a_program_from_outside_cannot_guess_the_seed() {
    python();
    let args =
        ["arena", "canvas", "--bots", "random", "--bot", FIRST_BOT, "--games", "2", "--json"];
    let [one, other] = [report(&args), report(&args)].map(|it| it["seed"].as_u64().unwrap());
    assert_ne!(one, other);
    assert!(one < 1 << 53 && other < 1 << 53, "a number for every language");
    let again = report(&[&args[..], &["--seed", &one.to_string()]].concat());
    assert_eq!(again["seed"], one, "a contest can be repeated");
    let ours = report(&["arena", "canvas", "--bots", "random,random", "--games", "2", "--json"]);
    assert_eq!(ours["seed"], 0);
}

/// A mean over no games is missing from the report, and not 0.
#[test]
fn without_games_nothing_is_told() {
    let args = ["arena", "canvas", "--bot", "no-such-bot", "--seats", "2", "--json"];
    let output = impasto(&[&args[..], &["--at-least", "40"]].concat(), b"");
    assert_eq!(code(&output), 1);
    let report: Value = serde_json::from_str(&out(&output)).unwrap();
    assert_eq!((&report["games"], &report["seats"]), (&0.into(), &2.into()));
    let bot = &report["bots"][0];
    for told in [&report["decisions"], &bot["wins"], &bot["points"], &bot["spread"]] {
        assert!(told.is_null(), "{report}");
    }
    assert!(bot["at_least"][0]["share"].is_null(), "{report}");
}

#[test]
fn whoever_is_compared_with_nobody_has_no_empty_columns() {
    for (seats, heads) in [("1", "points"), ("2", "wins, %       points")] {
        let args = ["arena", "canvas", "--bots", "random", "--games", "8", "--seats", seats];
        let text = out(&impasto(&args, b""));
        assert_eq!(text.lines().nth(3).map(str::trim), Some(heads), "{text}");
    }
}

#[test]
fn a_preset_says_what_is_played() {
    let args = ["arena", "canvas", "--bots", "random,greedy", "--games", "2", "--json", "--preset"];
    let report = report(&[&args[..], &["solo-puzzle"]].concat());
    assert_eq!(report["seats"], 1);
    assert!(report["options"].as_str().unwrap().contains("solo=puzzle"), "{report}");
}

#[test]
fn who_cannot_be_started() {
    let output = impasto(&["arena", "canvas", "--bot", "no-such-bot", "--seats", "2"], b"");
    assert_eq!(code(&output), 1);
    assert!(err(&output).contains("game 0, seat A: «no-such-bot» cannot be started"));
    // Nothing was played, but the contest can be repeated.
    let head = out(&output);
    assert!(head.contains(": 0 games at tables of 2, seed "), "{head}");
    assert_eq!(head.lines().count(), 1, "{head}");
    let output = impasto(&["arena", "canvas", "--bot", "'open"], b"");
    assert_eq!(err(&output), "error: the bot «'open» has a quote without an end\n");
}

#[test]
fn records_name_who_played() {
    python();
    let folder = tempfile::tempdir().unwrap();
    let kept = folder.path().join("games");
    let args = ["arena", "canvas", "--bots", "random", "--bot", FIRST_BOT, "--games", "2"];
    let output = impasto(&[&args[..], &["--records", kept.to_str().unwrap()]].concat(), b"");
    assert_eq!((code(&output), err(&output)), (0, String::new()));
    let record = fs::read_to_string(kept.join("canvas-000001.impasto")).unwrap();
    assert!(
        record.contains(&format!("tag      A bot {FIRST_BOT}\ntag      B random\n")),
        "{record}"
    );
    assert_eq!(code(&impasto_in(&kept, &["check", "canvas-000001.impasto"], b"")), 0);
}

#[test]
fn calls_that_make_no_sense() {
    let refused = |args: &[&str], status: i32, expected: &str| {
        let output = impasto(&[&["arena"], args].concat(), b"");
        assert_eq!(code(&output), status, "{}", err(&output));
        assert!(err(&output).contains(expected), "{}", err(&output));
        assert_eq!(out(&output), "");
    };
    let levels = "there is no level «best»: the levels are apprentice, student, journeyman, master";
    refused(&["canvas", "--bots", "best"], 2, levels);
    refused(&["canvas"], 2, "<--bots <LEVEL,LEVEL,...>|--bot <COMMAND>>");
    refused(&["canvas", "--bots", "random", "--games", "0"], 2, "0 is not in 1..");
    refused(&["canvas", "--bots", "random", "--seats", "6"], 1, "Canvas is for 1 to 5 players");
    refused(&["canvas", "--bots", "random", "--options", "solo=x"], 1, "solo");
    let folder = ["canvas", "--bots", "random", "--records", "Cargo.toml/games"];
    refused(&folder, 1, "cannot make the folder Cargo.toml/games");
}

/// A single deal has no variance, but still a result.
#[test]
fn one_deal_is_enough_to_print() {
    let args = ["arena", "canvas", "--bots", "random,greedy", "--games", "1"];
    let text = out(&impasto(&args, b""));
    assert!(text.contains("2 games at tables of 2"), "{text}");
    assert!(!text.contains("NaN") && !text.contains("inf"), "{text}");
    let report = report(&[&args[..], &["--json"]].concat());
    let first = &report["bots"][1]["against_first"];
    assert!(first["elo"]["low"].is_number() && first["duels"]["high"].is_number(), "{report}");
    assert_eq!(report["bots"][1]["points"]["margin"], Value::Null);
}

#[test]
fn alone_points_are_told_by_their_spread() {
    let args = ["arena", "canvas", "--bots", "random,greedy", "--seats", "1", "--games", "8"];
    let more = ["--options", "solo=puzzle", "--at-least", "10,48"];
    let text = out(&impasto(&[&args[..], &more[..]].concat(), b""));
    for words in ["points above it", "median", "90th", "10 and more, %", "48 and more, %"] {
        assert!(text.contains(words), "{words}: {text}");
    }
}

#[test]
fn a_ladder_keeps_what_it_does_not_measure() {
    let folder = tempfile::tempdir().unwrap();
    let climb = |title: &str, levels: &str, games: &str| {
        let args = ["ladder", title, "--seats", "2", "--games", games, "--levels", levels];
        let output = impasto_in(folder.path(), &[&args[..], &["--write", "l.csv"]].concat(), b"");
        assert_eq!((code(&output), err(&output)), (0, String::new()));
        out(&output)
    };
    let text = climb("canvas", "apprentice,student", "4");
    assert!(text.starts_with("canvas, tables of 2, 4 games each, seed 0;\neach "), "{text}");
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    climb("atelier", "apprentice", "2");
    climb("canvas", "student", "2");
    let table = fs::read_to_string(folder.path().join("l.csv")).unwrap();
    let begun: Vec<&str> = table.lines().map(|line| &line[..line.len().min(36)]).collect();
    assert_eq!(begun.len(), 4, "{table}");
    assert!(begun[1].starts_with("canvas,,2,apprentice,random,4,"), "{table}");
    assert!(begun[2].starts_with("canvas,,2,student,apprentice,2,"), "{table}");
    assert!(begun[3].starts_with("atelier,,2,apprentice,random,2,"), "{table}");
    let output = impasto(&["ladder", "canvas", "--levels", "greedy"], b"");
    assert_eq!(code(&output), 2);
    assert!(err(&output).contains("greedy is no step of the ladder"), "{}", err(&output));
    let output = impasto(&["ladder", "canvas", "--write", "no-such-folder/l.csv"], b"");
    assert!(err(&output).contains("cannot write no-such-folder/l.csv"), "{}", err(&output));
    let output = impasto(&["ladder", "canvas", "--write", "Cargo.toml"], b"");
    assert!(err(&output).contains("Cargo.toml is no table of a ladder"), "{}", err(&output));
    let letter = folder.path().join("letter.txt");
    fs::write(&letter, "hello\n").unwrap();
    let output = impasto_in(folder.path(), &["ladder", "canvas", "--write", "letter.txt"], b"");
    assert_eq!(err(&output), "error: letter.txt is no table of a ladder\n");
    assert_eq!(fs::read_to_string(letter).unwrap(), "hello\n");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2, "nothing is left beside them");
}

/// A preset and a configuration that amount to the same options are the same measurement.
#[test]
fn a_ladder_knows_a_course_by_another_name() {
    let args = ["ladder", "colors-of-paris", "--seats", "2", "--games", "2", "--json"];
    let more = ["--levels", "apprentice", "--preset", "variant-j"];
    let report = report(&[&args[..], &more[..]].concat());
    assert_eq!(report[0]["options"], "variant=j");
}

/// A table that cannot be opened is found before other tables are measured.
#[test]
fn a_ladder_that_cannot_be_climbed_is_not_begun() {
    let args = ["ladder", "--seats", "2,5", "--games", "2", "--levels", "apprentice"];
    let output = impasto(&args, b"");
    assert_eq!((code(&output), out(&output)), (1, String::new()));
    assert_eq!(err(&output), "error: Colors of Paris is for 2 to 4 players, not 5\n");
    let output = impasto(&[&args[..], &["--json"]].concat(), b"");
    assert_eq!((code(&output), out(&output)), (1, "[]\n".to_owned()));
}

#[test]
fn a_program_from_outside_sits_at_the_terminal() {
    python();
    let folder = tempfile::tempdir().unwrap();
    let bot = format!("python3 {}/../../examples/bots/first_bot.py", env!("CARGO_MANIFEST_DIR"));
    let play = |args: &[&str], input: &str| {
        impasto_in(folder.path(), &[&["play"], args].concat(), input.as_bytes())
    };
    let args = ["canvas", "--bot", &bot, "--seed", "7", "--record", "r"];
    let left = play(&args, "1\n1\n");
    assert_eq!((code(&left), err(&left)), (0, String::new()));
    assert!(out(&left).contains("Bot B takes card"), "{}", out(&left));
    // The record names the program; but no file starts one.
    let refused = play(&["--resume", "r"], "");
    assert!(err(&refused).starts_with("error: who plays B? It was a program"), "{refused:?}");
    assert!(err(&refused).contains("first_bot.py», and a file starts no program"), "{refused:?}");
    let resumed = play(&["--resume", "r", "--bot", &bot], &"1\n".repeat(60));
    assert!(out(&resumed).contains("\nThe end\n\n"), "{}", out(&resumed));
    let bad = format!("python3 {}/tests/bots/bad_bot.py illegal", env!("CARGO_MANIFEST_DIR"));
    let failed = play(&["canvas", "--bot", &bad, "--seed", "7", "--record", "s"], "1\n1\n");
    assert_eq!(code(&failed), 1);
    assert!(err(&failed).contains("wants «take 9», which it may not"), "{}", err(&failed));
    assert!(out(&failed).contains("The game is saved in s"), "{}", out(&failed));
}
