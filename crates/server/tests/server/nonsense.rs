//! Random messages in a WebSocket: each gets one response, and a refused one changes nothing.

use proptest::{
    prelude::*,
    test_runner::{Config, TestRunner},
};
use serde_json::{Value, json};

use crate::test_server::{TestServer, join, ok_body, open, wait_for};

/// Words that are valid in some field.
fn word() -> impl Strategy<Value = Value> {
    let words =
        ["play", "undo", "say", "join", "leave", "take 1", "take 5", "greedy", "maestro", ""];
    prop_oneof![
        proptest::sample::select(words.to_vec()).prop_map(|it| json!(it)),
        (0..6_u64).prop_map(|it| json!(it)),
        any::<i64>().prop_map(|it| json!(it)),
        "\\PC{0,40}".prop_map(|it| json!(it)),
        Just(json!(null)),
        Just(json!([{}, [1.5]])),
    ]
}

/// Requests that are almost valid.
fn request() -> impl Strategy<Value = String> {
    let deeds = ["join", "fill", "leave", "substitute", "return", "rename", "play", "undo", "say"];
    let names = ["id", "seat", "at", "key", "action", "level", "name", "text", "entropy", "x"];
    let fields =
        proptest::collection::vec((proptest::sample::select(names.to_vec()), word()), 0..5);
    (proptest::sample::select(deeds.to_vec()), 0..3_u8, fields).prop_map(|(deed, seat, fields)| {
        let mut request = json!({ "do": deed, "seat": seat });
        for (name, value) in fields {
            request[name] = value;
        }
        request.to_string()
    })
}

fn message() -> impl Strategy<Value = String> {
    prop_oneof![3 => request(), 1 => "\\PC{0,200}", 1 => any::<String>(), 1 => word().prop_map(|it| it.to_string())]
}

/// Sends the messages; ends where the sender has left the table.
async fn converse(server: &TestServer, messages: &[String]) {
    let (anna, berthe) = (server.person("Anna").await, server.person("Berthe").await);
    let (table, invitation) =
        open(&anna, json!({ "title": "canvas", "seats": ["me", "open"] })).await;
    ok_body(join(&berthe, &table, &invitation).await);
    let mut socket = anna.socket(&format!("/api/tables/{table}/socket")).await.unwrap();
    for text in messages {
        let before = server.store.read(&table, 0).await.unwrap().len();
        socket.send_text(text).await.unwrap();
        let answer = wait_for(&mut socket, |it| it["ok"].is_boolean()).await;
        let after = server.store.read(&table, 0).await.unwrap().len();
        if answer["ok"] == true {
            assert_eq!(answer["at"], after as u64, "{text}: {answer}");
        } else {
            assert_eq!(before, after, "{text}: {answer}");
            assert!(answer["error"]["reason"].is_string(), "{text}: {answer}");
        }
    }
    let log = server.store.read(&table, 0).await.unwrap();
    let rows = log.iter().map(|row| (row.text.as_str(), 0));
    tables::Sitting::read(rows).unwrap();
}

#[test]
fn every_message_gets_one_answer() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let server = runtime.block_on(TestServer::start());
    let config = Config { cases: 48, failure_persistence: None, ..Config::default() };
    let messages = proptest::collection::vec(message(), 1..12);
    TestRunner::new(config)
        .run(&messages, |messages| {
            runtime.block_on(converse(&server, &messages));
            Ok(())
        })
        .unwrap();
}
