//! Views as JSON.

use serde_json::{Value, json};

use crate::script::{boxed, opened};

/// AT-2.2: JSON shows a player's own hand by name, and of other hands the seen cards and the number of the
/// rest.
#[test]
fn a_view_in_json() {
    let mut script = opened(2, boxed(""), &["b1 b2 b3 b4 b5"], "d4 d5 d6 d7 d8 d9 d10 j1");
    script.play_all_settled(&["A draw ring 1", "A draw ring 2"]);
    script.settle();
    let told: Value = serde_json::to_value(script.view_of(1)).unwrap();
    assert_eq!(told["viewer"], json!({ "seat": 1 }));
    assert_eq!(told["step"], json!({ "turn": 1 }));
    let hand = json!({ "cards": ["drawn-04", "drawn-05"], "recent": 5, "older": 0 });
    assert_eq!(told["painters"][0]["hand"], hand);
    assert_eq!(told["painters"][1]["hand"]["cards"].as_array().unwrap().len(), 6);
    assert_eq!(told["ring"][7], json!("joker-01"));
    assert_eq!(told["objectives"]["all-colors"], Value::Null);
    let night = json!({ "gives": "yellow", "subject": "night", "cost": "MWKK" });
    assert_eq!(told["canvases"]["drawn-04"], night);
    assert_eq!(told["canvases"].as_object().unwrap().len(), 95);
    assert_eq!(told["secondaries"][2], json!(["R", "red", ["magenta", "yellow"]]));
    assert_eq!(told["rules"]["paintings"], json!(7));
}
