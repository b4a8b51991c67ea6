//! The lobby lists open games, however many other tables are newer.

use crowd::Client;
use serde_json::json;
use store::{Append, Appended, Row};

use crate::{
    raw,
    test_server::{TestServer, join, ok_body, open, random_token, wait_for},
};

/// The number of logs read for one page of a list; see `listing.rs`.
const MAX_LOGS_READ: usize = 100;

async fn lobby(server: &TestServer, client: &Client, query: &str) -> String {
    let answer = raw::get(server.address, client, &format!("/{query}")).await;
    assert_eq!(answer.status(), "200", "{answer:?}");
    answer.body
}

/// The section of the lobby with this list.
fn section<'p>(page: &'p str, which: &str) -> &'p str {
    let begins = format!("<section class=\"tables\" id=\"{which}\">");
    let inside = page.split_once(&begins).map_or("", |(_, rest)| rest);
    inside.split_once("</section>").map_or("", |(inside, _)| inside)
}

/// The log of a finished game of `client`.
async fn finished(server: &TestServer, client: &Client) -> Vec<Row> {
    let asked = json!({ "title": "canvas", "seats": ["me"], "options": "solo=puzzle" });
    let (table, _) = open(client, asked).await;
    let path = format!("/api/tables/{table}");
    let bot = json!({ "seat": 0, "level": "random" });
    ok_body(client.post(&format!("{path}/substitute"), bot).await.unwrap());
    let mut socket = client.socket(&format!("{path}/socket")).await.unwrap();
    wait_for(&mut socket, |it| it["scene"]["stage"] == "over").await;
    server.store.read(&table, 0).await.unwrap()
}

/// Stores `count` more tables with this log, on this list.
async fn pile_up(server: &TestServer, log: &[Row], label: &str, count: usize) {
    for _ in 0..count {
        let mut append = Append::new(random_token().to_string(), 0);
        append.rows = log.to_vec();
        append.labels = vec![label.to_owned()];
        assert_eq!(server.store.append(append).await.unwrap(), Appended::Done);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_old_game_that_waits_for_me_is_found() {
    let server = TestServer::start().await;
    let anna = server.person("Anna").await;
    let asked = json!({ "title": "canvas", "seats": ["me"], "options": "solo=puzzle" });
    let (old, _) = open(&anna, asked).await;
    let log = finished(&server, &anna).await;
    let id = ok_body(anna.get("/api/me").await.unwrap())["id"].as_str().unwrap().to_owned();
    let label = format!("person/{id}");
    pile_up(&server, &log, &label, 60).await;
    let page = lobby(&server, &anna, "").await;
    assert!(section(&page, "mine").contains(&old), "{page}");
    pile_up(&server, &log, &label, MAX_LOGS_READ).await;
    let page = lobby(&server, &anna, "").await;
    let mine = section(&page, "mine");
    assert!(!mine.contains(&old), "what is looked into has a limit");
    let (_, next) = mine.split_once("href=\"/?mine=").expect("a way to older tables");
    let next = next.split_once('#').unwrap().0;
    let page = lobby(&server, &anna, &format!("?mine={next}")).await;
    assert!(section(&page, "mine").contains(&old), "{page}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn open_tables_do_not_vanish_behind_others() {
    let server = TestServer::start().await;
    let (anna, berthe) = (server.person("Anna").await, server.person("Berthe").await);
    let (table, _) = open(&anna, json!({ "title": "canvas", "seats": ["me", "open"] })).await;
    let log = finished(&server, &berthe).await;
    pile_up(&server, &log, tables::PUBLIC, 60).await;
    let page = lobby(&server, &Client::stranger(server.address), "").await;
    assert!(section(&page, "open").contains(&table), "{page}");
    let page = lobby(&server, &anna, "").await;
    assert!(section(&page, "mine").contains(&table) && !section(&page, "open").contains(&table));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_has_left_a_private_table_does_not_find_it() {
    let server = TestServer::start().await;
    let (anna, berthe) = (server.person("Anna").await, server.person("Berthe").await);
    let asked = json!({ "title": "canvas", "seats": ["me", "open", "open"], "private": true });
    let (table, invitation) = open(&anna, asked).await;
    ok_body(join(&berthe, &table, &invitation).await);
    assert!(lobby(&server, &berthe, "").await.contains(&table));
    let leave = format!("/api/tables/{table}/leave");
    ok_body(berthe.post(&leave, json!({ "seat": 1 })).await.unwrap());
    assert!(!lobby(&server, &berthe, "").await.contains(&table));
    assert!(lobby(&server, &anna, "").await.contains(&table), "Anna has it still");
}
