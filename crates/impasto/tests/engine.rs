//! The engine, spoken to without a process: refusals of every kind, undo, records, luck, bots; and
//! whatever the bytes, one line of JSON.

use std::collections::BTreeMap;

use impasto::engine::{Engine, LONGEST_LINE};
use proptest::prelude::*;
use serde_json::{Value, json};

fn ask(engine: &mut Engine, request: &Value) -> Value {
    let answer = engine.answer(request.to_string().as_bytes());
    assert!(!answer.contains('\n'), "{answer}");
    serde_json::from_str(&answer).expect("an answer is JSON")
}

fn opened(seats: u8, options: &str) -> Engine {
    let mut engine = Engine::default();
    let new =
        json!({"do": "new", "title": "canvas", "seats": seats, "options": options, "seed": 7});
    let answer = ask(&mut engine, &new);
    assert_eq!(answer["ok"], true, "{answer}");
    engine
}

/// The request is refused like that, and nothing has changed.
#[track_caller]
fn check_refused(engine: &mut Engine, line: &[u8], kind: &str, reason: &str) {
    let before = ask(engine, &json!({"do": "record"}));
    let answer: Value = serde_json::from_str(&engine.answer(line)).unwrap();
    assert_eq!(answer["ok"], false, "{answer}");
    assert_eq!(answer["error"]["kind"], kind, "{answer}");
    let found = answer["error"]["reason"].as_str().unwrap();
    assert!(found.contains(reason), "{found}");
    assert_eq!(ask(engine, &json!({"do": "record"})), before);
}

#[test]
fn malformed_requests() {
    let mut engine = opened(2, "");
    let mut check = |line: &str, reason| {
        check_refused(&mut engine, line.as_bytes(), "protocol", reason);
    };
    check("", "the line is empty");
    check(" \r", "the line is empty");
    check("{", "this is not a request: EOF while parsing");
    check("[]", "expected a JSON object");
    check("null", "expected a JSON object");
    check("{}", "«do» is missing");
    check(r#"{"do":null}"#, "«do» is missing");
    check(r#"{"do":7}"#, "«do» is a text, not 7");
    check(r#"{"do":"dance"}"#, "there is no request «dance»: they are titles, new,");
    check(r#"{"do":"turn"} {"do":"turn"}"#, "trailing characters");
    check(r#"{"do":"turn","do":"turn"}"#, "«do» is said twice");
    check(r#"{"do":"turn","sead":1}"#, "«turn» has no field «sead»");
    check(r#"{"do":"new","title":"canvas","seats":2,"option":"jury=on"}"#, "no field «option»");
    check(r#"{"do":"new","title":"canvas"}"#, "«new» needs «seats»");
    check(r#"{"do":"new","seats":2}"#, "«new» needs «title»");
    check(
        r#"{"do":"new","title":"canvas","seats":-2}"#,
        "«seats» is a whole number from 0, not -2",
    );
    check(
        r#"{"do":"new","title":"canvas","seats":2.5}"#,
        "«seats» is a whole number from 0, not 2.5",
    );
    check(r#"{"do":"new","title":"canvas","seats":"2"}"#, "«seats» is a whole number from 0");
    check(r#"{"do":"new","title":"canvas","seats":300}"#, "«seats» is a small number, not 300");
    check(
        r#"{"do":"new","title":"canvas","seats":2,"seed":-1}"#,
        "«seed» is a whole number from 0",
    );
    check(r#"{"do":"new","title":"canvas","seats":2,"seed":1e3}"#, "«seed» is a whole number");
    check(r#"{"do":"new","title":"canvas","seats":2,"luck":"bad"}"#, "«luck» is \"ask\" or");
    check(r#"{"do":"new","title":"canvas","seats":2,"files":{"a":1}}"#, "whose values are texts");
    check(r#"{"do":"new","title":7,"seats":2}"#, "«title» is a text, not 7");
    check(r#"{"do":"play","seat":0}"#, "«play» needs «action»");
    check(
        r#"{"do":"play","seat":9,"action":"take 1"}"#,
        "there is no seat 9: the seats are 0 to 1",
    );
    check(r#"{"do":"play","seat":200,"action":"take 1"}"#, "there is no seat 200");
    check(r#"{"do":"actions","seat":2}"#, "there is no seat 2");
    check(r#"{"do":"actions","seat":-1}"#, "«seat» is a whole number from 0, not -1");
    check(r#"{"do":"undo","seat":8}"#, "there is no seat 8");
    check(r#"{"do":"view","seat":2}"#, "there is no seat 2");
    check(
        r#"{"do":"view","seat":"A"}"#,
        "«seat» is a whole number from 0, or \"public\", not \"A\"",
    );
    check(r#"{"do":"view"}"#, "«view» needs «seat»");
    check(r#"{"do":"bot","seat":0,"level":"best"}"#, "no level «best»: the levels are random");
    check(r#"{"do":"bot","seat":2,"level":"random"}"#, "there is no seat 2");
}

#[test]
fn bytes_that_are_no_text() {
    let mut engine = opened(2, "");
    check_refused(&mut engine, b"{\"do\":\"\xff\"}", "protocol", "this is not a request");
    check_refused(&mut engine, b"\x00\xff\xfe", "protocol", "this is not a request");
    check_refused(&mut engine, "[".repeat(100_000).as_bytes(), "protocol", "not a request");
    let deep = format!(r#"{{"do":"turn","x":{}"#, "[".repeat(100_000));
    check_refused(&mut engine, deep.as_bytes(), "protocol", "recursion limit exceeded");
    check_refused(&mut engine, &vec![b' '; LONGEST_LINE + 1], "protocol", "the line is longer");
}

#[test]
fn a_table_is_needed() {
    let mut engine = Engine::default();
    for request in ["turn", "chances", "outcome", "record", "hash"] {
        let answer = ask(&mut engine, &json!({"do": request}));
        assert_eq!(answer["error"]["reason"], "no table is open: open one with «new» or «load»");
    }
}

#[test]
fn setups_that_make_no_game() {
    let mut engine = opened(2, "");
    let mut check = |request: Value, clause: Value, reason| {
        check_refused(&mut engine, request.to_string().as_bytes(), "setup", reason);
        assert_eq!(ask(&mut engine, &request)["error"]["clause"], clause);
    };
    let new = |seats: u8, options: &str| json!({"do": "new", "title": "canvas", "seats": seats, "options": options});
    check(
        json!({"do": "new", "title": "chess", "seats": 2}),
        Value::Null,
        "no title «chess»: the titles are canvas",
    );
    check(new(0, ""), Value::Null, "Canvas is for 1 to 5 players, not 0");
    check(new(6, ""), Value::Null, "Canvas is for 1 to 5 players, not 6");
    check(new(2, "solo=puzzle"), json!("CV-6.0"), "the solo modes are for one player");
    check(new(2, "color=red"), Value::Null, "there is no option «color»");
    check(new(2, "deck=mine.csv"), Value::Null, "there is no file «mine.csv» here");
}

#[test]
fn turns_and_rules() {
    let mut engine = opened(2, "");
    let mut check = |request: Value, kind, reason| {
        check_refused(&mut engine, request.to_string().as_bytes(), kind, reason);
    };
    let play = |seat: u8, action: &str| json!({"do": "play", "seat": seat, "action": action});
    check(play(1, "take 1"), "turn", "the table does not wait for B but for A");
    check(play(0, "lay 1"), "illegal", "a painting needs three cards");
    check(
        play(0, "take 6"),
        "illegal",
        "there is no card at position 6; legal now: take 1, take 2",
    );
    check(play(0, "TAKE 1"), "notation", "«TAKE 1» is not an action");
    check(
        json!({"do": "luck", "chance": "row 1 #1"}),
        "turn",
        "the engine settles luck at this table",
    );
    check(json!({"do": "undo", "seat": 0}), "turn", "A has nothing to take back");
    check(
        json!({"do": "bot", "seat": 1, "level": "random"}),
        "turn",
        "does not wait for B but for A",
    );
    check(
        json!({"do": "load", "record": "title chess, rules 1\n"}),
        "notation",
        "line 1: there is no title «chess»",
    );
    check(json!({"do": "load", "record": ""}), "notation", "line 1: «title» is missing");
}

/// Plays bots to the end; asks them `extra` times more than needed.
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

/// Fields that requests have, with values both fit and unfit.
fn field() -> impl Strategy<Value = (String, Value)> {
    let name = prop::sample::select(vec![
        "do", "seat", "seats", "title", "action", "chance", "options", "seed", "luck", "level",
        "record", "files", "typo",
    ]);
    let value = prop_oneof![
        prop::sample::select(vec![
            "new",
            "load",
            "play",
            "luck",
            "undo",
            "view",
            "actions",
            "bot",
            "turn",
            "canvas",
            "take 1",
            "lay 12",
            "background 3",
            "random",
            "public",
            "ask",
            "row 1 #1",
            "abstain",
            "scenario=random",
            "deck=/dev/stdin",
            "title canvas, rules 1\nseats 1\noptions\n",
        ])
        .prop_map(|it| json!(it)),
        any::<i64>().prop_map(|it| json!(it)),
        (0..9_u8).prop_map(|it| json!(it)),
        any::<f64>().prop_map(|it| json!(it)),
        ".{0,8}".prop_map(|it| json!(it)),
        Just(Value::Null),
        Just(json!({"a": "b"})),
        Just(json!([0])),
    ];
    (name.prop_map(str::to_owned), value)
}

fn check_answers(engine: &mut Engine, line: &[u8]) {
    let answer = engine.answer(line);
    assert!(!answer.contains('\n'), "{answer}");
    let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
    assert!(answer["ok"].is_boolean());
}

proptest! {
    #[test]
    fn any_bytes_are_answered(lines in prop::collection::vec(any::<Vec<u8>>(), 1..8)) {
        let mut engine = opened(2, "");
        lines.iter().for_each(|line| check_answers(&mut engine, line));
    }

    #[test]
    fn any_fields_are_answered(
        requests in prop::collection::vec(prop::collection::btree_map(field().prop_map(|it| it.0), field().prop_map(|it| it.1), 1..6), 1..20)
    ) {
        let mut engine = opened(2, "");
        for request in requests {
            check_answers(&mut engine, json!(request).to_string().as_bytes());
        }
    }
}
