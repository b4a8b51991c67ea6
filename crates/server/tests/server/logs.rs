//! The server's log holds no secret, even at its most verbose.

use std::{
    io,
    sync::{Arc, Mutex},
};

use serde_json::json;
use store::{Append, Store};
use tables::Row;
use tracing_subscriber::{filter::LevelFilter, layer::SubscriberExt, prelude::*};

use crate::{
    raw,
    test_server::{TestServer, join, ok_body, open, random_token, wait_for},
};

#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().unwrap()).into_owned()
    }
}

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Plays at a private table and fails in several ways; returns the secrets that must not be logged.
async fn secrets_of_a_game(server: &TestServer) -> Vec<(&'static str, String)> {
    let (anna, berthe) = (server.person("Anna").await, server.person("Berthe").await);
    let asked = json!({ "title": "atelier", "seats": ["me", "open"], "private": true });
    let (table, invitation) = open(&anna, asked).await;
    let path = format!("/api/tables/{table}");
    let invited = format!("{path}?invitation={invitation}");
    ok_body(berthe.get(&invited).await.unwrap());
    ok_body(join(&berthe, &table, &invitation).await);
    let mut socket =
        berthe.socket(&format!("{path}/socket?invitation={invitation}")).await.unwrap();
    wait_for(&mut socket, |it| it["scene"].is_object()).await;
    for _ in 0..30 {
        let seen = ok_body(anna.get(&path).await.unwrap());
        let who = if seen["waits_for"] == json!([0]) { &anna } else { &berthe };
        let seen = ok_body(who.get(&path).await.unwrap());
        let action = &seen["game"]["actions"][0]["action"];
        let play =
            json!({ "seat": seen["viewer"], "at": seen["at"], "action": action, "key": "k" });
        let _ = who.post(&format!("{path}/play"), play).await.unwrap();
        socket.send(&json!({ "do": "say", "text": "hello" })).await.unwrap();
        socket.send_text("{").await.unwrap();
    }
    let link = ok_body(anna.post("/api/me/link", json!({})).await.unwrap());
    let link = link["claim"].as_str().unwrap().to_owned();
    ok_body(berthe.post("/api/me/claim", json!({ "claim": link })).await.unwrap());
    raw::exchange(server.address, b"GET / HTTP/9.9\r\n\r\n").await;
    let rows = server.store.read(&table, 0).await.unwrap();
    let Ok(Row::Open(opening)) = rows[0].text.parse::<Row>() else { panic!("{rows:?}") };
    // A log that somebody has spoiled is told of, but not in full.
    for bad in [format!("{} x", rows[0].text.lines().next().unwrap()), rows[1].text.clone() + "\n"]
    {
        let spoilt = random_token().to_string();
        let rows = Append::new(&spoilt, 0).row(0, &rows[0].text).row(0, bad);
        server.store.append(rows).await.unwrap();
        let _ = anna.get(&format!("/api/tables/{spoilt}")).await.unwrap();
    }
    let key = server.store.read("house", 0).await.unwrap()[0].text.clone();
    let last = |text: &str| text.rsplit('.').next().unwrap().to_owned();
    vec![
        ("the secret", opening.secret.to_string()[..12].to_owned()),
        ("the invitation", invitation),
        ("a cookie", last(anna.token().unwrap())),
        ("a cookie", last(berthe.token().unwrap())),
        ("a link", last(&link)),
        ("the key of the house", key.rsplit(' ').next().unwrap().to_owned()),
        ("what somebody said", "hello".to_owned()),
        ("what luck did", rows.iter().find(|it| it.text.starts_with("luck")).unwrap().text.clone()),
    ]
}

#[tokio::test]
async fn the_log_holds_no_secret() {
    let log = Log::default();
    let writer = log.clone();
    let layer = tracing_subscriber::fmt::layer().with_writer(move || writer.clone());
    let filter = server::log_filter(LevelFilter::TRACE);
    tracing_subscriber::registry().with(layer.with_filter(filter)).init();
    let mut secrets = secrets_of_a_game(&TestServer::start().await).await;
    let postgres = postgres_for_tests::Server::shared().unwrap();
    let store = Store::open_postgres(&postgres.database().unwrap()).await.unwrap();
    let server = TestServer::over(store).await;
    secrets.extend(secrets_of_a_game(&server).await);
    let text = log.text();
    assert!(text.contains("answered") && text.contains("a log does not fit"), "{text}");
    for (what, secret) in secrets {
        let line = text.lines().find(|line| line.contains(&secret));
        assert_eq!(line, None, "the log tells {what}");
    }
}
