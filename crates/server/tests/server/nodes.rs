//! Two servers on one PostgreSQL, the second of which has not yet heard of the rows that the first has written.

use crowd::Client;
use postgres_for_tests::{PausedConnections, Server};
use serde_json::{Value, json};
use store::Store;
use tables::Sitting;

use crate::test_server::{TestServer, join, ok_body, open, wait_for};

/// Two servers that get no hints from each other any more, and a table that both of them had read before.
struct Nodes {
    first: TestServer,
    second: TestServer,
    /// The person who opened the table, at the first server.
    anna: Client,
    path: String,
    table: String,
    invitation: String,
    _paused: PausedConnections,
    _postgres: std::sync::Arc<Server>,
}

impl Nodes {
    async fn with(table: Value) -> Nodes {
        let postgres = Server::shared().unwrap();
        let database = postgres.database().unwrap();
        let first = TestServer::over(Store::open_postgres(&database).await.unwrap()).await;
        let second = TestServer::over(Store::open_postgres(&database).await.unwrap()).await;
        let anna = first.person("Anna").await;
        let (table, invitation) = open(&anna, table).await;
        let path = format!("/api/tables/{table}");
        ok_body(anna.at(second.address).get(&path).await.unwrap());
        let paused = postgres.pause_listeners(&database).unwrap();
        Nodes { first, second, anna, path, table, invitation, _paused: paused, _postgres: postgres }
    }

    /// A person who sits down at the first server, as a client of each server.
    async fn sits_down(&self, name: &str) -> [Client; 2] {
        let here = self.first.person(name).await;
        ok_body(join(&here, &self.table, &self.invitation).await);
        let there = here.at(self.second.address);
        [here, there]
    }

    /// Plays Anna's next action, with this idempotency key; she plays alone.
    async fn next(&self, key: &str) -> Value {
        let scene = ok_body(self.anna.get(&self.path).await.unwrap());
        let action = &scene["game"]["actions"][0]["action"];
        json!({ "seat": 0, "at": scene["at"], "action": action, "key": key })
    }

    async fn play(&self, who: &Client, play: &Value) -> Value {
        ok_body(who.post(&format!("{}/play", self.path), play.clone()).await.unwrap())
    }

    /// The number of rows, after a check that all of them can be read.
    async fn rows(&self) -> u64 {
        let rows = self.first.store.read(&self.table, 0).await.unwrap();
        let rows = rows.iter().map(|row| (row.text.as_str(), 0));
        Sitting::read(rows).unwrap().rows()
    }
}

fn alone() -> Value {
    json!({ "title": "canvas", "seats": ["me"], "options": "solo=puzzle" })
}

/// A request for a table of three, which is not full when one more person sits down.
fn gathering(private: bool) -> Value {
    json!({ "title": "canvas", "seats": ["me", "open", "open"], "private": private })
}

#[tokio::test]
async fn a_post_through_a_server_that_lags_is_done_once() {
    let nodes = Nodes::with(alone()).await;
    let there = nodes.anna.at(nodes.second.address);
    nodes.play(&nodes.anna, &nodes.next("one").await).await;
    // The second server knows of neither; whoever posts knows of the first.
    let two = nodes.next("two").await;
    let first = nodes.play(&nodes.anna, &two).await;
    assert_eq!(nodes.play(&there, &two).await, first, "a repetition");
    assert_eq!(nodes.rows().await, first["at"].as_u64().unwrap());
}

#[tokio::test]
async fn a_new_post_through_a_server_that_lags_is_done() {
    let nodes = Nodes::with(alone()).await;
    let there = nodes.anna.at(nodes.second.address);
    nodes.play(&nodes.anna, &nodes.next("one").await).await;
    let done = nodes.play(&there, &nodes.next("two").await).await;
    assert_eq!(nodes.rows().await, done["at"].as_u64().unwrap());
}

#[tokio::test]
async fn what_nobody_can_know_yet_is_stale_everywhere() {
    let nodes = Nodes::with(alone()).await;
    let mut early = nodes.next("early").await;
    early["at"] = json!(early["at"].as_u64().unwrap() + 1);
    let before = nodes.rows().await;
    for server in [nodes.first.address, nodes.second.address] {
        let path = format!("{}/play", nodes.path);
        let answer = nodes.anna.at(server).post(&path, early.clone()).await.unwrap();
        assert_eq!((answer.status, &answer.body["error"]["kind"]), (409, &json!("stale")));
    }
    assert_eq!(nodes.rows().await, before, "no row was written for it");
}

#[tokio::test]
async fn who_has_sat_down_at_a_private_table_is_let_in_everywhere() {
    let nodes = Nodes::with(gathering(true)).await;
    let [_, there] = nodes.sits_down("Berthe").await;
    assert_eq!(ok_body(there.get(&nodes.path).await.unwrap())["yours"], json!([1]));
    let [_, there] = nodes.sits_down("Camille").await;
    let mut socket = there.socket(&format!("{}/socket", nodes.path)).await.unwrap();
    let seen = wait_for(&mut socket, |it| it["scene"].is_object()).await;
    assert_eq!(seen["scene"]["viewer"], 2);
}

#[tokio::test]
async fn who_has_sat_down_at_a_public_table_has_their_eyes_everywhere() {
    let nodes = Nodes::with(gathering(false)).await;
    let [_, there] = nodes.sits_down("Berthe").await;
    let seen = ok_body(there.get(&format!("{}?seat=1", nodes.path)).await.unwrap());
    assert_eq!((&seen["yours"], &seen["viewer"]), (&json!([1]), &json!("public")), "not begun");
    let [_, there] = nodes.sits_down("Camille").await;
    let mut socket = there.socket(&format!("{}/socket?seat=2", nodes.path)).await.unwrap();
    let seen = wait_for(&mut socket, |it| it["scene"].is_object()).await;
    assert_eq!(seen["scene"]["viewer"], 2);
}

#[tokio::test]
async fn who_has_sat_down_may_do_at_every_server_what_those_may_who_sit() {
    let nodes = Nodes::with(gathering(false)).await;
    let [_, there] = nodes.sits_down("Berthe").await;
    let name = json!({ "seat": 1, "name": "Berthe M." });
    ok_body(there.post(&format!("{}/rename", nodes.path), name).await.unwrap());
    let answer = there.post(&format!("{}/leave", nodes.path), json!({ "seat": 2 })).await.unwrap();
    assert_eq!(answer.status, 403, "{answer:?}");
}
