//! Private tables are invisible: a person without invitation gets the same response as for an id that does not exist.

use crowd::Client;
use serde_json::json;

use crate::{
    raw::{self, Raw},
    test_server::{TestServer, ok_body, open, random_token},
};

const DEEDS: [&str; 10] =
    ["join", "fill", "leave", "substitute", "return", "rename", "play", "undo", "say", "rematch"];

/// The pages of a table.
const PAGES: [&str; 9] = [
    "",
    "?seat=0",
    "/text",
    "/fairness",
    "/replay",
    "/replay?at=0&eyes=0",
    "/rules",
    "/plan",
    "/plan?seat=0&cards=1",
];

/// The forms of a table's pages: paths and bodies.
const FORMS: [(&str, &str); 13] = [
    ("join", "seat=0&name=X"),
    ("fill", "seat=0&level=greedy"),
    ("leave", "seat=0"),
    ("substitute", "seat=0&level=greedy"),
    ("return", "seat=0"),
    ("rename", "seat=0&name=X"),
    ("play", "seat=0&at=1&action=take+1"),
    ("undo", "seat=0"),
    ("say", "text=hello"),
    ("rematch", ""),
    ("restart", "seat=0"),
    ("fork", "at=0"),
    ("dance", ""),
];

/// The responses to every request for pages of a table. Guest names, random each time, are made equal.
async fn read_everything(server: &TestServer, who: &Client, table: &str) -> Vec<Raw> {
    let (path, wrong) = (format!("/table/{table}"), "0".repeat(32));
    let mut answers = Vec::new();
    for page in PAGES {
        answers.push(raw::get(server.address, who, &format!("{path}{page}")).await);
        let sign = if page.contains('?') { '&' } else { '?' };
        let invited = format!("{path}{page}{sign}invitation={wrong}");
        answers.push(raw::get(server.address, who, &invited).await);
    }
    for (deed, fields) in FORMS {
        answers.push(raw::submit(server.address, who, &format!("{path}/{deed}"), fields).await);
        let invited = format!("{fields}&invitation={wrong}");
        answers.push(raw::submit(server.address, who, &format!("{path}/{deed}"), &invited).await);
    }
    for answer in &mut answers {
        let is_compared = |it: &&str| !it.starts_with("date:") && !it.starts_with("set-cookie:");
        answer.head = answer.head.lines().filter(is_compared).collect();
        answer.body = answer.body.replace(table, "⟨table⟩");
    }
    answers
}

/// The responses to every API request about a table.
async fn ask_everything(server: &TestServer, who: &Client, table: &str) -> Vec<Raw> {
    let path = format!("/api/tables/{table}");
    let wrong = "0".repeat(32);
    let mut answers = Vec::new();
    for tail in ["", "?seat=0", "?heard=3", "/record", "/proof", "/socket", "/socket?seat=0"]
        .map(str::to_owned)
        .into_iter()
        .chain([format!("?invitation={wrong}"), format!("/socket?invitation={wrong}")])
        .chain(["?invitation=x".to_owned()])
    {
        answers.push(raw::get(server.address, who, &format!("{path}{tail}")).await);
        let upgrade = raw::request(who, "GET", &format!("{path}{tail}"), "").replace(
            "connection: close",
            "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
        );
        if tail.starts_with("/socket") {
            answers.push(upgraded(server, &upgrade).await);
        }
    }
    for deed in DEEDS {
        let body = json!({ "seat": 0, "at": 1, "level": "greedy", "name": "X", "text": "hello",
            "action": "take 1", "invitation": wrong });
        let post = raw::request(who, "POST", &format!("{path}/{deed}"), &body.to_string());
        answers.push(raw::exchange(server.address, post.as_bytes()).await);
    }
    for answer in &mut answers {
        answer.head = answer.head.lines().filter(|it| !it.starts_with("date:")).collect();
    }
    answers
}

/// The response to a refused upgrade, read by its length because the connection stays open.
async fn upgraded(server: &TestServer, request: &str) -> Raw {
    let close = request.replace("connection: upgrade", "connection: upgrade, close");
    raw::exchange(server.address, close.as_bytes()).await
}

#[tokio::test]
async fn a_private_table_is_like_none() {
    let server = TestServer::start().await;
    let (anna, outsider) = (server.person("Anna").await, server.person("Outsider").await);
    let stranger = Client::stranger(server.address);
    let seats = json!(["me", "open"]);
    let asked = json!({ "title": "canvas", "seats": seats, "private": true });
    let (table, invitation) = open(&anna, asked).await;
    let nowhere = random_token().to_string();
    for who in [&outsider, &stranger] {
        let there = ask_everything(&server, who, &table).await;
        let none = ask_everything(&server, who, &nowhere).await;
        assert_eq!(there, none);
        let known =
            |it: &Raw| it.status() == "404" || (who.token().is_none() && it.status() == "403");
        let bad: Vec<_> = there.iter().filter(|it| !known(it)).collect();
        assert!(bad.is_empty(), "{bad:?}");
        let read = read_everything(&server, who, &table).await;
        assert_eq!(read, read_everything(&server, who, &nowhere).await);
        let answered: Vec<_> = read.iter().filter(|it| it.status() == "200").collect();
        assert!(answered.is_empty(), "{answered:?}");
        for which in ["", "?which=open", "?which=finished"] {
            let list = raw::get(server.address, who, &format!("/api/tables{which}")).await;
            assert!(!list.body.contains(&table), "{list:?}");
        }
    }
    let path = format!("/api/tables/{table}?invitation={invitation}");
    let seen = ok_body(outsider.get(&path).await.unwrap());
    assert_eq!(seen["viewer"], "public", "whoever was invited may look on");
}
