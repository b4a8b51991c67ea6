//! Tests of every kind of refusal; a refused request changes nothing.

use impasto::engine::{Engine, MAX_LINE_BYTES};
use serde_json::{Value, json};

use crate::ask::{ask, check_refused, opened};

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
    check(r#"{"do":"bot","seat":0,"level":"best"}"#, "no level «best»: the levels are apprentice");
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
    check_refused(&mut engine, &vec![b' '; MAX_LINE_BYTES + 1], "protocol", "the line is longer");
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
    check(json!({"do": "load", "record": ""}), "notation", "line 1: «title» is expected here");
}

#[test]
fn what_is_long_is_not_echoed() {
    let mut engine = opened(2, "");
    let long = "x".repeat(10_000);
    for request in [
        json!({"do": "new", "title": long, "seats": 2}),
        json!({"do": "new", "title": "canvas", "seats": 2, "options": format!("{long}=1")}),
        json!({"do": "new", "title": "canvas", "seats": 2, "options": format!("jury={long}")}),
        json!({"do": "new", "title": "canvas", "seats": 2, "luck": long}),
        json!({"do": "turn", long.as_str(): 1}),
        json!({"do": "bot", "seat": 0, "level": long}),
        json!({"do": "play", "seat": 0, "action": long}),
        json!({"do": "load", "record": long}),
        json!({ "do": long }),
        json!(long),
    ] {
        let answer = engine.answer(request.to_string().as_bytes());
        assert!(answer.len() < 500 && answer.contains("\"ok\":false"), "{answer}");
    }
}
