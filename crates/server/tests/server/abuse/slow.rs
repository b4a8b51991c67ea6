//! Slow clients, which hold up nobody.

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use super::{Scene, broken::upgraded};
use crate::test_server::{TestServer, ok_body};

/// Resident memory of this process, which the server is a part of, in bytes.
fn memory() -> usize {
    let text = std::fs::read_to_string("/proc/self/statm").unwrap();
    text.split(' ').nth(1).unwrap().parse::<usize>().unwrap() * 4096
}

/// Fifty viewers never read, while a whole game goes on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn viewers_who_never_read_hold_up_nobody() {
    let scene = Scene::set(TestServer::start().await).await;
    let mut deaf = Vec::new();
    for _ in 0..50 {
        let token = scene.anna.token().unwrap();
        deaf.push(upgraded(scene.server.address, &scene.path, token).await);
    }
    scene.play().await;
    let before = memory();
    let text = "x".repeat(500);
    for _ in 0..150 {
        let said = serde_json::json!({ "text": text });
        ok_body(scene.anna.post(&format!("{}/say", scene.path), said).await.unwrap());
    }
    scene.play_on().await;
    // A queue of all that was sent would be 50 viewers, 300 scenes, 60 kilobytes each.
    let grown = memory().saturating_sub(before);
    assert!(grown < 200 << 20, "{} MB more", grown >> 20);
    drop(deaf);
}

/// Requests that never end run into a timeout, and meanwhile others are served.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_that_never_end_are_ended() {
    let scene = Scene::set(TestServer::start().await).await;
    let mut slow = Vec::new();
    for n in 0..200 {
        let mut tcp = TcpStream::connect(scene.server.address).await.unwrap();
        let begun: &[u8] = match n % 3 {
            0 => b"GET /api/me HTTP/1.1\r\nhost:",
            1 => b"",
            _ => {
                b"POST /api/me HTTP/1.1\r\nhost: table\r\ncontent-type: application/json\r\n\
                   content-length: 100\r\n\r\n{"
            }
        };
        tcp.write_all(begun).await.unwrap();
        slow.push(tcp);
    }
    scene.play_on().await;
    for mut tcp in slow {
        let mut bytes = Vec::new();
        let reading = tcp.read_to_end(&mut bytes);
        let ended = tokio::time::timeout(std::time::Duration::from_secs(60), reading).await;
        ended.expect("the server hangs up").unwrap();
        let text = String::from_utf8_lossy(&bytes);
        assert!(text.is_empty() || text.starts_with("HTTP/1.1 408"), "{text}");
    }
}
