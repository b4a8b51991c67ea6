//! A viewer who watches a table by WebSocket and by HTTP, and keeps every byte.

use std::{collections::BTreeMap, net::SocketAddr, time::Duration};

use crowd::{Client, Socket};
use game::{Seat, Viewer};
use serde_json::Value;

use crate::raw;

/// A viewer of a table, with everything they received.
pub(crate) struct Watcher {
    pub(crate) client: Client,
    /// The viewer whose view they may see, as the test knows it and not as the server tells it.
    pub(crate) viewer: Viewer,
    socket: Socket,
    /// The last scene.
    pub(crate) scene: Value,
    /// The messages with scenes, as received, by number of rows.
    pub(crate) scenes: BTreeMap<u64, String>,
    /// The responses over HTTP, as received, by number of rows.
    pub(crate) polls: BTreeMap<u64, String>,
    /// All other messages.
    pub(crate) others: Vec<String>,
}

impl Watcher {
    /// Connects a viewer who has heard this much of the story.
    pub(crate) async fn connect(
        client: &Client,
        viewer: Viewer,
        table: &str,
        heard: u64,
        invitation: Option<&str>,
    ) -> Watcher {
        let invitation = invitation.map(|it| format!("&invitation={it}")).unwrap_or_default();
        let path = format!("/api/tables/{table}/socket?heard={heard}{invitation}");
        let socket = client.socket(&path).await.unwrap();
        let mut watcher = Watcher {
            client: client.clone(),
            viewer,
            socket,
            scene: Value::Null,
            scenes: BTreeMap::new(),
            polls: BTreeMap::new(),
            others: Vec::new(),
        };
        while watcher.scene.is_null() {
            watcher.read().await;
        }
        watcher
    }

    pub(crate) fn seat(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    pub(crate) async fn send(&mut self, request: &Value) {
        self.socket.send(request).await.unwrap();
    }

    /// Reads until the scene with this number of rows has come.
    pub(crate) async fn wait(&mut self, at: u64) {
        let reading = async {
            while self.scene["at"].as_u64().is_none_or(|it| it < at) {
                self.read().await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), reading).await.expect("the scene comes");
        assert_eq!(self.scene["at"], at, "nothing else has happened");
    }

    /// Reads until the response to the request with this id has come.
    pub(crate) async fn answer(&mut self, id: u64) -> Value {
        loop {
            if let Some(answer) = self.read().await.filter(|it| it["id"] == id) {
                return answer;
            }
        }
    }

    /// Reads one message; returns it unless it is a scene.
    async fn read(&mut self) -> Option<Value> {
        let text = self.socket.next_text().await.unwrap().expect("the server is there");
        let mut message: Value = serde_json::from_str(&text).unwrap();
        if message["scene"].is_object() {
            self.scene = message["scene"].take();
            self.scenes.insert(self.scene["at"].as_u64().unwrap(), text);
            return None;
        }
        self.others.push(text);
        Some(message)
    }

    /// Reads the table over HTTP too.
    pub(crate) async fn poll(&mut self, server: SocketAddr, path: &str) {
        let answer = raw::get(server, &self.client, path).await;
        assert_eq!(answer.status(), "200", "{answer:?}");
        self.others.push(answer.head);
        self.polls.insert(self.scene["at"].as_u64().unwrap(), answer.body);
    }

    /// Every text received.
    pub(crate) fn bytes(&self) -> impl Iterator<Item = &String> {
        self.scenes.values().chain(self.polls.values()).chain(&self.others)
    }
}
