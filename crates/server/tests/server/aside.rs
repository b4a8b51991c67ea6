//! Hidden tables: a table is taken off one's own list, and put back.

use crowd::Client;
use serde_json::json;

use crate::{
    raw,
    test_server::{TestServer, join, ok_body, open, wait_for},
};

/// Whether a person finds a table in the lobby: on their lists, and among their hidden tables.
async fn lists(server: &TestServer, client: &Client, table: &str) -> (bool, bool) {
    let page = raw::get(server.address, client, "/").await.body;
    let (before, aside) = match page.split_once("id=\"aside\"") {
        Some((before, rest)) => {
            let (aside, after) = rest.split_once("</section>").expect("a section");
            (format!("{before}{after}"), aside.to_owned())
        }
        None => (page, String::new()),
    };
    let way = format!("href=\"/table/{table}\"");
    (before.contains(&way), aside.contains(&way))
}

const LISTED: (bool, bool) = (true, false);
const OFF: (bool, bool) = (false, true);

async fn submit(server: &TestServer, client: &Client, table: &str, deed: &str) -> String {
    let way = format!("/table/{table}/{deed}");
    raw::submit(server.address, client, &way, "").await.status().to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_is_taken_off_and_put_back() {
    let server = TestServer::start().await;
    let anna = server.person("Anna").await;
    let asked = json!({ "title": "canvas", "seats": ["me"], "options": "solo=puzzle" });
    let (table, _) = open(&anna, asked).await;
    let path = format!("/api/tables/{table}");
    let bot = json!({ "seat": 0, "level": "random" });
    ok_body(anna.post(&format!("{path}/substitute"), bot).await.unwrap());
    let mut socket = anna.socket(&format!("{path}/socket")).await.unwrap();
    wait_for(&mut socket, |it| it["scene"]["stage"] == "over").await;
    assert_eq!(lists(&server, &anna, &table).await, LISTED);
    let rows = server.store.read(&table, 0).await.unwrap();
    for _ in 0..3 {
        assert_eq!(submit(&server, &anna, &table, "take-off").await, "303");
        assert_eq!(lists(&server, &anna, &table).await, OFF);
    }
    let id = ok_body(anna.get("/api/me").await.unwrap())["id"].as_str().unwrap().to_owned();
    let log = server.store.read(&format!("aside/{id}"), 0).await.unwrap();
    assert_eq!(log.len(), 1, "two clicks are one: {log:?}");
    assert_eq!(server.store.read(&table, 0).await.unwrap(), rows, "the table knows nothing of it");
    assert_eq!(submit(&server, &anna, &table, "put-back").await, "303");
    assert_eq!(lists(&server, &anna, &table).await, LISTED);
}

/// Nobody else notices a hidden table, and nobody can hide a table of others or learn that it exists.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_is_nobody_elses_business() {
    let server = TestServer::start().await;
    let (anna, berthe) = (server.person("Anna").await, server.person("Berthe").await);
    let asked = json!({ "title": "canvas", "seats": ["me", "open"], "private": true });
    let (table, invitation) = open(&anna, asked).await;
    for stranger in [&berthe, &Client::stranger(server.address)] {
        assert_eq!(submit(&server, stranger, &table, "take-off").await, "404");
        assert_eq!(submit(&server, stranger, &"0".repeat(32), "take-off").await, "404");
        assert_eq!(submit(&server, stranger, &table, "put-back").await, "404");
    }
    ok_body(join(&berthe, &table, &invitation).await);
    assert_eq!(submit(&server, &berthe, &table, "take-off").await, "303");
    assert_eq!(lists(&server, &berthe, &table).await, OFF);
    assert_eq!(lists(&server, &anna, &table).await, LISTED);
    let page = raw::get(server.address, &berthe, &format!("/table/{table}")).await;
    assert_eq!(page.status(), "200", "she plays there still");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_comes_back_when_it_waits_for_me_again() {
    let server = TestServer::start().await;
    let (anna, berthe) = (server.person("Anna").await, server.person("Berthe").await);
    let (table, invitation) =
        open(&anna, json!({ "title": "canvas", "seats": ["me", "open"] })).await;
    assert_eq!(submit(&server, &anna, &table, "take-off").await, "303");
    ok_body(join(&berthe, &table, &invitation).await);
    let path = format!("/api/tables/{table}");
    let first = ok_body(anna.get(&path).await.unwrap())["waits_for"][0].clone();
    let (asked, other) = if first == 0 { (&anna, &berthe) } else { (&berthe, &anna) };
    let expected = if first == 0 { LISTED } else { OFF };
    assert_eq!(lists(&server, &anna, &table).await, expected, "it began, and waits for {first}");
    // Whoever is asked can take it off all the same; it comes back once something happens there.
    assert_eq!(submit(&server, asked, &table, "take-off").await, "303");
    assert_eq!(lists(&server, asked, &table).await, OFF);
    let said = json!({ "text": "your turn" });
    ok_body(other.post(&format!("{path}/say"), said).await.unwrap());
    assert_eq!(lists(&server, asked, &table).await, LISTED);
    let seat = usize::from(first != 0);
    let scene = ok_body(asked.get(&path).await.unwrap());
    let (at, action) = (&scene["at"], &scene["game"]["actions"][0]["action"]);
    let play = json!({ "seat": seat, "at": at, "action": action });
    ok_body(asked.post(&format!("{path}/play"), play).await.unwrap());
    let scene = ok_body(asked.get(&path).await.unwrap());
    assert_ne!(scene["waits_for"][0], first, "it waits for the other");
    assert_eq!(
        lists(&server, asked, &table).await,
        LISTED,
        "whoever plays on has it on their list"
    );
}

/// Every hidden table, however many there are, is on some page and can be put back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_was_taken_off_is_found_again() {
    const TABLES: usize = 15;
    let server = TestServer::start().await;
    let anna = server.person("Anna").await;
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        let (table, _) = open(&anna, json!({ "title": "canvas", "seats": ["me", "open"] })).await;
        assert_eq!(submit(&server, &anna, &table, "take-off").await, "303");
        tables.push(table);
    }
    let (mut found, mut way) = (Vec::new(), Some("/?off=0".to_owned()));
    while let Some(here) = way {
        let page = raw::get(server.address, &anna, &here).await.body;
        let aside = page.split_once("id=\"aside\"").expect("there are some").1;
        let aside = aside.split_once("</section>").expect("a section").0;
        found.extend(tables.iter().filter(|it| aside.contains(&format!("/table/{it}/put-back"))));
        let next = aside.split_once("href=\"/?off=").and_then(|(_, it)| it.split_once('#'));
        way = next.map(|(number, _)| format!("/?off={number}"));
    }
    assert_eq!(found.len(), TABLES, "each of them once");
}
