//! A server that is asked to stop: it finishes what it has begun and takes leave of everybody.

use std::process::Command;

use crowd::{Client, Kept, Service, Socket};
use serde_json::json;

use crate::game::impasto;

/// So many look on.
const VIEWERS: usize = 40;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_is_told_to_come_back() {
    let kept = Kept::folder().unwrap();
    let service = Service::start(&impasto(), &kept).await.unwrap();
    let anna = Client::named(service.address(), "Anna").await.unwrap();
    let table = json!({ "title": "canvas", "seats": ["me", "open"] });
    let opened = anna.post("/api/tables", table).await.unwrap().fine().unwrap();
    let path = format!("/api/tables/{}/socket", opened["table"].as_str().unwrap());
    let mut sockets: Vec<Socket> = Vec::new();
    for _ in 0..VIEWERS {
        let mut socket = anna.socket(&path).await.unwrap();
        socket.next().await.unwrap().expect("a scene");
        sockets.push(socket);
    }
    let id = service.id().unwrap().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    for mut socket in sockets {
        // A connection that is only cut is an error.
        assert_eq!(socket.next().await.unwrap(), None, "the server says that it goes");
    }
}
