//! Law: every line gets one line of JSON that says whether it was granted; a refusal has a kind and
//! a reason and changes nothing. Nothing panics.

#![no_main]

use impasto::engine::Engine;
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

fuzz_target!(|bytes: &[u8]| {
    holds(br#"{"do":"new","title":"canvas","seats":2,"seed":1}"#, bytes);
    let tiles = br#"{"do":"new","title":"colors-of-paris","seats":2,"seed":1,"options":"tiles=on"}"#;
    holds(tiles, bytes);
    holds(br#"{"do":"new","title":"atelier","seats":2,"seed":1}"#, bytes);
});

fn holds(first: &[u8], bytes: &[u8]) {
    let mut engine = Engine::default();
    ask(&mut engine, first);
    for line in bytes.split(|byte| *byte == b'\n').take(100) {
        let before = ask(&mut engine, br#"{"do":"record"}"#);
        let answer = ask(&mut engine, line);
        if answer["ok"] == false {
            let error = &answer["error"];
            let kinds = ["illegal", "notation", "setup", "turn", "protocol"];
            assert!(kinds.iter().any(|kind| error["kind"] == *kind), "{answer}");
            assert!(error["reason"].as_str().is_some_and(|it| !it.is_empty()), "{answer}");
            assert_eq!(ask(&mut engine, br#"{"do":"record"}"#), before, "{answer}");
        }
    }
}

fn ask(engine: &mut Engine, line: &[u8]) -> Value {
    let answer = engine.answer(line);
    assert!(!answer.contains('\n'));
    let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
    assert!(answer["ok"].is_boolean(), "{answer}");
    answer
}
