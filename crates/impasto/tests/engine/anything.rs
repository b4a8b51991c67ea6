//! Property tests: the engine answers any bytes with one line of JSON.

use impasto::engine::Engine;
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::ask::opened;

/// Fields of requests, with valid and invalid values.
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
        for line in lines {
            check_answers(&mut engine, &line);
        }
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
