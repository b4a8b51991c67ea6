//! A test of the graceful shutdown: the server closes every WebSocket properly.

use std::process::Command;

use crowd::{Client, ServerProcess, Socket, TestStore};
use serde_json::json;

use crate::game::impasto;

/// The number of connected viewers.
const VIEWERS: usize = 40;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_is_told_to_come_back() {
    let store = TestStore::folder().unwrap();
    let server = ServerProcess::start(&impasto(), &store).await.unwrap();
    let anna = Client::named(server.address(), "Anna").await.unwrap();
    let table = json!({ "title": "canvas", "seats": ["me", "open"] });
    let opened = anna.post("/api/tables", table).await.unwrap().ok_body().unwrap();
    let path = format!("/api/tables/{}/socket", opened["table"].as_str().unwrap());
    let mut sockets: Vec<Socket> = Vec::new();
    for _ in 0..VIEWERS {
        let mut socket = anna.socket(&path).await.unwrap();
        socket.next().await.unwrap().expect("a scene");
        sockets.push(socket);
    }
    let id = server.id().unwrap().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    for mut socket in sockets {
        // A connection without a close frame would be an error.
        assert_eq!(socket.next().await.unwrap(), None, "the server says that it goes");
    }
}
