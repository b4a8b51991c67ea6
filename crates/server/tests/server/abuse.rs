//! Abuse: forged, repeated, malformed, oversized and slow requests are answered properly, and the tables stay as they
//! are and go on.

mod broken;
mod crowds;
mod forged;
mod slow;

use crowd::Client;
use serde_json::{Value, json};

use crate::test_server::{TestServer, join, ok_body, open};

/// A public table of two, with its players.
struct Scene {
    server: TestServer,
    anna: Client,
    berthe: Client,
    table: String,
    path: String,
}

impl Scene {
    async fn set(server: TestServer) -> Scene {
        let (anna, berthe) = (server.person("Anna").await, server.person("Berthe").await);
        let asked = json!({ "title": "canvas", "seats": ["me", "open"] });
        let (table, invitation) = open(&anna, asked).await;
        ok_body(join(&berthe, &table, &invitation).await);
        let path = format!("/api/tables/{table}");
        Scene { server, anna, berthe, table, path }
    }

    /// The log, as it is on disk.
    async fn log(&self) -> Vec<store::Row> {
        self.server.store.read(&self.table, 0).await.unwrap()
    }

    /// The player who must decide, and the body of a legal decision.
    async fn asked(&self) -> (&Client, Value) {
        let seen = ok_body(self.anna.get(&self.path).await.unwrap());
        let who = if seen["waits_for"] == json!([0]) { &self.anna } else { &self.berthe };
        let seen = ok_body(who.get(&self.path).await.unwrap());
        let action = &seen["game"]["actions"][0]["action"];
        let play = json!({ "seat": seen["viewer"], "at": seen["at"], "action": action });
        (who, play)
    }

    async fn play(&self) {
        let (who, play) = self.asked().await;
        ok_body(who.post(&format!("{}/play", self.path), play).await.unwrap());
    }

    /// Plays the game to its end, and verifies its record.
    async fn play_on(&self) {
        while ok_body(self.anna.get(&self.path).await.unwrap())["stage"] != "over" {
            self.play().await;
        }
        let record = ok_body(self.anna.get(&format!("{}/record", self.path)).await.unwrap());
        tables::verify(record.as_str().unwrap()).unwrap();
    }
}
