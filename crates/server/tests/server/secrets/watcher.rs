//! Somebody who looks at a table by WebSocket and by HTTP, and keeps every byte.

use std::{collections::BTreeMap, net::SocketAddr, time::Duration};

use crowd::{Client, Socket};
use game::{Seat, Viewer};
use serde_json::Value;

use crate::raw;

/// Somebody who looks at a table.
pub(crate) struct Watcher {
    pub(crate) client: Client,
    /// Whose eyes they have, as we know it and not as the server tells.
    pub(crate) viewer: Viewer,
    socket: Socket,
    /// The last scene.
    pub(crate) scene: Value,
    /// By the number of rows: the message with the scene, as it came.
    pub(crate) scenes: BTreeMap<u64, String>,
    /// By the number of rows: the answer over HTTP, as it came.
    pub(crate) polls: BTreeMap<u64, String>,
    /// Whatever else came.
    pub(crate) others: Vec<String>,
}

impl Watcher {
    /// Connects; they have heard so much of the story.
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

    /// Reads until the scene of so many rows is there.
    pub(crate) async fn wait(&mut self, at: u64) {
        let reading = async {
            while self.scene["at"].as_u64().is_none_or(|it| it < at) {
                self.read().await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), reading).await.expect("the scene comes");
        assert_eq!(self.scene["at"], at, "nothing else has happened");
    }

    /// Reads until an answer to the request called `id` is there.
    pub(crate) async fn answer(&mut self, id: u64) -> Value {
        loop {
            if let Some(answer) = self.read().await.filter(|it| it["id"] == id) {
                return answer;
            }
        }
    }

    /// One message: what it is if it is no scene.
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

    /// Looks over HTTP too.
    pub(crate) async fn poll(&mut self, server: SocketAddr, path: &str) {
        let answer = raw::get(server, &self.client, path).await;
        assert_eq!(answer.status(), "200", "{answer:?}");
        self.others.push(answer.head);
        self.polls.insert(self.scene["at"].as_u64().unwrap(), answer.body);
    }

    /// Every byte that has come.
    pub(crate) fn bytes(&self) -> impl Iterator<Item = &String> {
        self.scenes.values().chain(self.polls.values()).chain(&self.others)
    }
}
