//! A PostgreSQL that fails: lost hints, logs that cannot be read for a while, a server that does not answer, one that
//! takes no rows.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use crowd::{Client, Socket};
use postgres_for_tests::Server;
use serde_json::{Value, json};
use store::Store;

use crate::test_server::{TestServer, ok_body, open, wait_for};

/// A period longer than any test.
const ENDLESS_PERIOD: Duration = Duration::from_secs(3600);

/// Two servers on one database, a table at the first, and a viewer of it at the second.
struct WatchedTable {
    postgres: Arc<Server>,
    database: String,
    first: TestServer,
    anna: Client,
    path: String,
    socket: Socket,
    _second: TestServer,
}

impl WatchedTable {
    async fn at(unheard: Duration) -> WatchedTable {
        let postgres = Server::shared().unwrap();
        let database = postgres.database().unwrap();
        let first = TestServer::over(Store::open_postgres(&database).await.unwrap()).await;
        let store = Store::open_postgres(&database).await.unwrap();
        let second = TestServer::reading_every(store, unheard).await;
        let anna = first.person("Anna").await;
        let (table, _) = open(&anna, json!({ "title": "canvas", "seats": ["me", "open"] })).await;
        let path = format!("/api/tables/{table}");
        let there = anna.at(second.address);
        let mut socket = there.socket(&format!("{path}/socket")).await.unwrap();
        wait_for(&mut socket, |it| it["scene"].is_object()).await;
        WatchedTable { postgres, database, first, anna, path, socket, _second: second }
    }

    async fn say(&self, text: &str) {
        let said = self.anna.post(&format!("{}/say", self.path), json!({ "text": text })).await;
        ok_body(said.unwrap());
    }

    /// Waits until the viewer at the second server is shown this text.
    async fn is_shown(&mut self, text: &str) {
        let has = |it: &Value| it["scene"]["remarks"].to_string().contains(text);
        wait_for(&mut self.socket, has).await;
    }

    fn sql(&self, sql: &str) {
        self.postgres.sql(&self.database, sql).unwrap();
    }
}

/// A viewer is shown new rows although the hint was lost.
#[tokio::test]
async fn whoever_looks_is_shown_what_nobody_has_told_of() {
    let mut watched = WatchedTable::at(Duration::from_millis(200)).await;
    let paused = watched.postgres.pause_listeners(&watched.database).unwrap();
    watched.say("can you hear me?").await;
    watched.is_shown("can you hear me?").await;
    drop(paused);
}

#[tokio::test]
async fn what_could_not_be_read_is_read_later() {
    let mut watched = WatchedTable::at(ENDLESS_PERIOD).await;
    let paused = watched.postgres.pause_listeners(&watched.database).unwrap();
    watched.say("now").await;
    watched.sql("ALTER TABLE impasto.log RENAME TO away");
    drop(paused);
    // The hint is heard, and of no use.
    tokio::time::sleep(Duration::from_secs(1)).await;
    watched.sql("ALTER TABLE impasto.away RENAME TO log");
    watched.is_shown("now").await;
}

/// After a connection that breaks behind the commit, nobody knows whether the command was carried out: its sender
/// repeats it, and the others are shown it.
#[tokio::test]
async fn what_was_done_unheard_is_shown_to_others() {
    let postgres = Server::shared().unwrap();
    let database = postgres.database().unwrap();
    let proxy = postgres.breakable_proxy().unwrap();
    let first = Store::open_postgres(&proxy.url(&database)).await.unwrap();
    let first = TestServer::over(first).await;
    let second = Store::open_postgres(&database).await.unwrap();
    let second = TestServer::reading_every(second, ENDLESS_PERIOD).await;
    let anna = first.person("Anna").await;
    let (table, _) = open(&anna, json!({ "title": "canvas", "seats": ["me", "open"] })).await;
    let path = format!("/api/tables/{table}");
    let mut socket = anna.at(second.address).socket(&format!("{path}/socket")).await.unwrap();
    wait_for(&mut socket, |it| it["scene"].is_object()).await;
    proxy.cut_at("what a day");
    let (say, words) = (format!("{path}/say"), json!({ "text": "what a day", "key": "k" }));
    let say = || anna.post(&say, words.clone());
    let lost = say().await.unwrap();
    assert_eq!((lost.status, &lost.body["error"]["kind"]), (503, &json!("failed")), "{lost:?}");
    let reason = lost.body["error"]["reason"].as_str().unwrap();
    assert!(reason.contains("unknown") && reason.contains("same key"), "{reason}");
    wait_for(&mut socket, |it| it["scene"]["remarks"].to_string().contains("what a day")).await;
    ok_body(say().await.unwrap());
    let scene = ok_body(anna.get(&path).await.unwrap());
    assert_eq!(scene["remarks"].as_array().unwrap().len(), 1, "it was said once");
}

async fn health(server: &TestServer) -> (u16, Value, Duration) {
    let begun = Instant::now();
    let answer = Client::stranger(server.address).get("/health").await.unwrap();
    (answer.status, answer.body, begun.elapsed())
}

#[tokio::test]
async fn a_database_that_does_not_answer_is_not_waited_for() {
    let mut watched = WatchedTable::at(ENDLESS_PERIOD).await;
    let server = &watched.first;
    assert_eq!(health(server).await.0, 200);
    let socket = format!("{}/socket", watched.path);
    let mut own = watched.anna.socket(&socket).await.unwrap();
    wait_for(&mut own, |it| it["scene"].is_object()).await;
    tokio::time::sleep(Duration::from_millis(1100)).await;
    let paused = watched.postgres.pause_all(&watched.database).unwrap();
    let ((status, body, took), said) = tokio::join!(health(server), async {
        own.send(&json!({ "do": "say", "id": 7, "text": "hi", "key": "k" })).await.unwrap();
        wait_for(&mut own, |it| it["id"] == 7).await
    });
    assert_eq!((status, &body["error"]["reason"]), (503, &json!("the store does not answer")));
    assert!(took < Duration::from_secs(4), "{took:?}");
    assert_eq!((&said["ok"], &said["error"]["kind"]), (&json!(false), &json!("failed")), "{said}");
    drop(paused);
    watched.say("there you are").await;
    watched.is_shown("there you are").await;
    tokio::time::sleep(Duration::from_millis(1100)).await;
    assert_eq!(health(&watched.first).await.0, 200);
}

/// The health check reports a store that cannot be written, although it can be read.
#[tokio::test]
async fn health_tells_that_nothing_can_be_written() {
    let watched = WatchedTable::at(ENDLESS_PERIOD).await;
    watched.sql(
        "CREATE TRIGGER no_rows BEFORE INSERT ON impasto.log
         FOR EACH STATEMENT EXECUTE FUNCTION impasto.refuse_change()",
    );
    let say = json!({ "text": "?" });
    let said = watched.anna.post(&format!("{}/say", watched.path), say).await.unwrap();
    assert_eq!(said.status, 503);
    for _ in 0..2 {
        let (status, body, _) = health(&watched.first).await;
        assert_eq!((status, &body["error"]["reason"]), (503, &json!("the store takes no rows")));
        tokio::time::sleep(Duration::from_millis(1100)).await;
    }
    watched.sql("DROP TRIGGER no_rows ON impasto.log");
    assert_eq!(health(&watched.first).await.0, 200);
    watched.say("at last").await;
}
