//! Tests of whole games over the engine protocol: bots, luck, records, undo.

use std::collections::BTreeMap;

use impasto::engine::Engine;
use serde_json::{Value, json};

use crate::ask::{ask, check_refused, opened};

/// A game of bots; each decision is asked `extra` more times than needed.
fn game(extra: usize) -> (Engine, Vec<Value>) {
    let mut engine = opened(3, "scenario=random");
    let mut events = Vec::new();
    loop {
        let turn = ask(&mut engine, &json!({"do": "turn"}))["turn"].clone();
        let Some(seat) = turn["players"][0].as_u64() else { return (engine, events) };
        for seed in 0..extra {
            let bot = json!({"do": "bot", "seat": seat, "level": "random", "seed": seed});
            assert_eq!(ask(&mut engine, &bot), ask(&mut engine, &bot));
        }
        let bot = json!({"do": "bot", "seat": seat, "level": "random", "seed": 5});
        let action = ask(&mut engine, &bot)["action"].clone();
        let played = ask(&mut engine, &json!({"do": "play", "seat": seat, "action": action}));
        events.push(played["events"].clone());
    }
}

#[test]
fn bots_do_not_disturb_luck() {
    assert_eq!(game(0).1, game(3).1);
}

#[test]
fn a_finished_game() {
    let (mut engine, events) = game(0);
    assert_eq!(events[0][0].as_str().map(|it| it.split(' ').count()), Some(3));
    let outcome = ask(&mut engine, &json!({"do": "outcome"}))["outcome"].clone();
    assert_eq!(outcome["end"], "CV-4.1");
    for seat in 0..3 {
        let sources = outcome["breakdown"][seat].as_array().unwrap();
        let sum: i64 = sources.iter().filter_map(|it| it["points"].as_i64()).sum();
        assert_eq!(outcome["points"][seat].as_i64(), Some(sum));
    }
    let play = json!({"do": "play", "seat": 0, "action": "take 1"});
    check_refused(&mut engine, play.to_string().as_bytes(), "turn", "the game is over");
}

#[test]
fn records_are_loaded_as_they_are() {
    let (mut engine, _) = game(0);
    let record = ask(&mut engine, &json!({"do": "record"}))["record"].clone();
    let hash = ask(&mut engine, &json!({"do": "hash"}));
    let at = ask(&mut engine, &json!({"do": "load", "record": record}))["at"].as_u64().unwrap();
    assert_eq!(ask(&mut engine, &json!({"do": "hash"})), hash);
    assert_eq!(ask(&mut engine, &json!({"do": "record"}))["record"], record);
    let lines: Vec<&str> = record.as_str().unwrap().lines().collect();
    for cut in 0..=at {
        let kept = lines.len() - usize::try_from(at - cut).unwrap();
        let load = json!({"do": "load", "record": lines[..kept].join("\n")});
        assert_eq!(ask(&mut engine, &load)["at"], cut);
    }
}

#[test]
fn undo_reaches_back_to_what_was_new() {
    let mut engine = opened(1, "solo=puzzle");
    for _ in 0..3 {
        ask(&mut engine, &json!({"do": "play", "seat": 0, "action": "take 1"}));
    }
    let start = ask(&mut engine, &json!({"do": "hash"}));
    let actions = ask(&mut engine, &json!({"do": "actions", "seat": 0}))["actions"].clone();
    let lay = actions.as_array().unwrap().iter().find(|it| it.to_string().contains("lay"));
    let played = ask(&mut engine, &json!({"do": "play", "seat": 0, "action": lay}));
    assert_eq!(played["events"], json!([format!("A {}", lay.unwrap().as_str().unwrap())]));
    let undone = ask(&mut engine, &json!({"do": "undo", "seat": 0}));
    assert_eq!(undone["at"].as_u64().unwrap() + 1, played["at"].as_u64().unwrap());
    assert_eq!(ask(&mut engine, &json!({"do": "hash"})), start);
    let undo = json!({"do": "undo", "seat": 0}).to_string();
    check_refused(&mut engine, undo.as_bytes(), "turn", "A has seen something new since then");
}

#[test]
fn luck_by_hand_is_the_luck_that_was_settled() {
    let mut settled = opened(2, "scenario=random");
    let record = ask(&mut settled, &json!({"do": "record"}))["record"].clone();
    let new = json!({"do": "new", "title": "canvas", "seats": 2, "options": "scenario=random", "luck": "ask"});
    let mut asked = Engine::default();
    assert_eq!(ask(&mut asked, &new)["turn"], "luck");
    for line in record.as_str().unwrap().lines().filter_map(|it| it.strip_prefix("luck  ")) {
        let chances = ask(&mut asked, &json!({"do": "chances"}));
        let listed: BTreeMap<String, u64> =
            serde_json::from_value::<Vec<(String, u64)>>(chances["chances"].clone())
                .unwrap()
                .into_iter()
                .collect();
        assert_eq!(listed[line], 1);
        assert_eq!(ask(&mut asked, &json!({"do": "luck", "chance": line}))["ok"], true);
    }
    assert_eq!(ask(&mut asked, &json!({"do": "hash"})), ask(&mut settled, &json!({"do": "hash"})));
}
