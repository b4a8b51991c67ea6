//! Requests to an engine.

use impasto::engine::Engine;
use serde_json::{Value, json};

pub(crate) fn ask(engine: &mut Engine, request: &Value) -> Value {
    let answer = engine.answer(request.to_string().as_bytes());
    assert!(!answer.contains('\n'), "{answer}");
    serde_json::from_str(&answer).expect("an answer is JSON")
}

pub(crate) fn opened(seats: u8, options: &str) -> Engine {
    let mut engine = Engine::default();
    let new =
        json!({"do": "new", "title": "canvas", "seats": seats, "options": options, "seed": 7});
    let answer = ask(&mut engine, &new);
    assert_eq!(answer["ok"], true, "{answer}");
    engine
}

/// Checks that a request is refused with this kind and reason, and changes nothing.
#[track_caller]
pub(crate) fn check_refused(engine: &mut Engine, line: &[u8], kind: &str, reason: &str) {
    let before = ask(engine, &json!({"do": "record"}));
    let answer: Value = serde_json::from_str(&engine.answer(line)).unwrap();
    assert_eq!(answer["ok"], false, "{answer}");
    assert_eq!(answer["error"]["kind"], kind, "{answer}");
    let found = answer["error"]["reason"].as_str().unwrap();
    assert!(found.contains(reason), "{found}");
    assert_eq!(ask(engine, &json!({"do": "record"})), before);
}
