//! Refusals in the reader's language, on pages and in WebSockets.

use crowd::Client;
use serde_json::json;

use crate::{
    raw::{Raw, browser_request, exchange},
    test_server::{TestServer, open, wait_for},
};

/// Sends a request of a browser that prefers a language.
async fn browse(
    server: &TestServer,
    client: &Client,
    line: &str,
    language: &str,
    form: &str,
) -> Raw {
    let language = format!("accept-language: {language}\r\n");
    exchange(server.address, browser_request(client, line, &language, form).as_bytes()).await
}

#[track_caller]
fn check(answer: &Raw, status: &str, words: &[&str]) {
    assert_eq!(answer.status(), status, "{}", answer.body);
    for words in words {
        assert!(answer.body.contains(words), "no «{words}» in {}", answer.body);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_refused_is_told_in_one_s_language() {
    let server = TestServer::start().await;
    let anna = server.person("Anna").await;
    let seats = json!({ "title": "canvas", "seats": ["me", { "bot": "random" }] });
    let (table, _) = open(&anna, seats).await;
    let play = format!("POST /table/{table}/play");
    for (language, words) in [
        ("en", "«sing» is not an action"),
        ("it", "«sing» non è un’azione"),
        ("fr", "«\u{a0}sing\u{a0}» n’est pas une action"),
    ] {
        // It may be the bot's turn at first: then it is told that, and asked again.
        let refused = loop {
            let form = "seat=0&action=sing";
            let refused = browse(&server, &anna, &play, language, form).await;
            if refused.status() != "409" {
                break refused;
            }
            tokio::task::yield_now().await;
        };
        check(&refused, "422", &[words]);
    }
    let page = format!("/api/tables/{table}/socket?as=page&language=it");
    let mut socket = anna.socket(&page).await.unwrap();
    socket.send(&json!({ "id": 1, "do": "play", "seat": 0, "action": "sing" })).await.unwrap();
    let answer = wait_for(&mut socket, |it| it["id"] == 1).await;
    let reason = answer["error"]["reason"].as_str().unwrap();
    assert!(reason.starts_with("«sing» non è un’azione"), "{reason}");
    let form = "preset=nothing&seat=me&seat=open";
    let bad = browse(&server, &anna, "POST /new/canvas", "it", form).await;
    check(&bad, "200", &["Queste regole già pronte non ci sono"]);
}
