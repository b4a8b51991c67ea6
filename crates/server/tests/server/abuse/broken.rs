//! Malformed and oversized requests and frames.

use std::net::SocketAddr;

use hyper::{Method, body::Bytes};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use super::Scene;
use crate::{
    raw,
    test_server::{TestServer, ok_body, wait_for},
};

#[tokio::test]
async fn broken_bodies_are_refused_in_words() {
    let scene = Scene::set(TestServer::start().await).await;
    let before = scene.log().await;
    let json_headers = [("content-type", "application/json")];
    let long = format!("{{\"action\":\"{}\"}}", "x".repeat(600 << 10));
    let deep = "[".repeat(100_000);
    let bodies: [(&[u8], u16); 13] = [
        (b"", 400),
        (b"{", 400),
        (b"null", 400),
        (b"[]", 400),
        (b"\"play\"", 400),
        (b"{\"seat\":256}", 400),
        (b"{\"seat\":-1}", 400),
        (b"{\"seat\":0,\"seat\":1}", 400),
        (b"{\"sea\":0}", 400),
        (b"{\"seat\":0,\"action\":\"\xff\xfe\"}", 400),
        (b"{\"seat\":0,\"action\":\"fly\\u0000\"}", 422),
        (deep.as_bytes(), 400),
        (long.as_bytes(), 413),
    ];
    let (who, _) = scene.asked().await;
    let own = ok_body(who.get(&scene.path).await.unwrap())["viewer"].to_string();
    for (body, status) in bodies {
        let text = String::from_utf8_lossy(body)
            .replace("\"seat\":0,\"action", &format!("\"seat\":{own},\"action"));
        let body = if body.is_ascii() { Bytes::from(text) } else { Bytes::copy_from_slice(body) };
        let path = format!("{}/play", scene.path);
        let start: String = String::from_utf8_lossy(&body).chars().take(40).collect();
        let answer = who.send(Method::POST, &path, body, &json_headers).await.unwrap();
        assert_eq!(answer.status, status, "{start}: {answer:?}");
        is_refusal(&answer.body, &start);
    }
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let path = format!("{}/play", scene.path);
    let answer = who.send(Method::POST, &path, Bytes::from("seat=0"), &form).await.unwrap();
    assert_eq!(answer.status, 400, "{answer:?}");
    for (method, path, status) in [
        (Method::DELETE, scene.path.clone(), 405),
        (Method::GET, format!("{}/play", scene.path), 405),
        (Method::GET, format!("{}?heard=minus", scene.path), 400),
        (Method::GET, "/api/tables?before=x".to_owned(), 400),
        (Method::GET, "/api/tables?which=all".to_owned(), 400),
        (Method::GET, "/api/tables/%ff".to_owned(), 404),
        (Method::GET, "/api/tables/../../etc/passwd".to_owned(), 404),
        (Method::GET, format!("{}/socket", scene.path), 400),
        (Method::GET, "/nothing".to_owned(), 404),
    ] {
        let answer = who.send(method, &path, Bytes::new(), &[]).await.unwrap();
        assert_eq!(answer.status, status, "{path}: {answer:?}");
        is_refusal(&answer.body, &path);
    }
    assert_eq!(scene.log().await, before);
    scene.play_on().await;
}

#[track_caller]
fn is_refusal(body: &Value, what: &str) {
    assert_eq!(body["ok"], false, "{what}: {body}");
    assert!(body["error"]["reason"].as_str().is_some_and(|it| !it.is_empty()), "{what}: {body}");
    assert!(body["error"]["kind"].is_string(), "{what}: {body}");
}

/// Bytes that are not HTTP are answered or cut off, and do no harm.
#[tokio::test]
async fn broken_requests_are_hung_up_on() {
    let scene = Scene::set(TestServer::start().await).await;
    let many = format!("GET / HTTP/1.1\r\n{}\r\n", "x: y\r\n".repeat(1000));
    let long = format!("GET /{} HTTP/1.1\r\n\r\n", "x".repeat(1 << 20));
    let junk: [&[u8]; 7] = [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\ncontent-length: 99999999999999999999\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
        many.as_bytes(),
        long.as_bytes(),
    ];
    for bytes in junk {
        let answer = raw::exchange(scene.server.address, bytes).await;
        assert!(answer.head.is_empty() || answer.status().starts_with('4'), "{answer:?}");
    }
    scene.play_on().await;
}

#[tokio::test]
async fn broken_messages_are_answered() {
    let scene = Scene::set(TestServer::start().await).await;
    let before = scene.log().await;
    let mut socket = scene.anna.socket(&format!("{}/socket", scene.path)).await.unwrap();
    let deep = format!("{}1", "{\"a\":".repeat(2000));
    for text in [
        "",
        "{",
        "null",
        "[]",
        "{}",
        "{\"do\":\"fly\"}",
        "{\"do\":\"play\"}",
        "{\"do\":\"play\",\"id\":7}",
        "{\"do\":\"say\",\"text\":\"\"}",
        "{\"do\":\"undo\",\"seat\":9}",
        "{\"do\":\"undo\",\"seat\":0,\"sea\":1}",
        "{\"do\":\"undo\",\"seat\":0,\"seat\":0}",
        &deep,
    ] {
        socket.send_text(text).await.unwrap();
        let answer = wait_for(&mut socket, |it| it["ok"].is_boolean()).await;
        is_refusal(&answer, text);
    }
    socket.send_text("{\"do\":\"fly\",\"id\":8}").await.unwrap();
    assert_eq!(wait_for(&mut socket, |it| it["ok"] == false).await["id"], 8);
    assert_eq!(scene.log().await, before);
    socket.send(&json!({ "do": "say", "id": 9, "text": "still here" })).await.unwrap();
    assert_eq!(wait_for(&mut socket, |it| it["id"] == 9).await["ok"], true);
}

/// Malformed frames close the connection, with a close code where it can be received.
#[tokio::test]
async fn broken_frames_close_the_connection() {
    let scene = Scene::set(TestServer::start().await).await;
    let huge =
        [&[0x81, 0xff, 0, 0, 0, 0, 0x40, 0, 0, 0, 1, 2, 3, 4][..], &vec![b'x'; 70_000]].concat();
    let frames: [(&str, Vec<u8>, Option<u16>); 8] = [
        ("binary", masked(0x82, b"hello"), Some(1003)),
        ("no text", masked(0x81, b"\xff\xfe\xfd"), Some(1002)),
        ("not masked", vec![0x81, 2, b'{', b'}'], Some(1002)),
        ("reserved", masked(0x83, b"x"), Some(1002)),
        ("too large", large(), Some(1002)),
        ("too large to be", huge, Some(1002)),
        ("too much control", [&[0x89, 0xfe, 1, 0, 1, 2, 3, 4][..], &[0; 256]].concat(), Some(1002)),
        ("half a frame", vec![0x81, 0xfe, 0x10], None),
    ];
    for (what, frame, code) in frames {
        let token = scene.anna.token().unwrap();
        let mut tcp = upgraded(scene.server.address, &scene.path, token).await;
        let _ = tcp.write_all(&frame).await;
        let Some(code) = code else { continue };
        let mut bytes = Vec::new();
        let reading = tcp.read_to_end(&mut bytes);
        let _ =
            tokio::time::timeout(std::time::Duration::from_secs(30), reading).await.expect(what);
        let close = [&[0x88, 2][..], &code.to_be_bytes()].concat();
        let is_told = bytes.windows(close.len()).any(|it| it == close);
        assert!(
            is_told,
            "{what}: the last bytes are {:?}",
            &bytes[bytes.len().saturating_sub(8)..]
        );
    }
    scene.play_on().await;
}

fn masked(first: u8, text: &[u8]) -> Vec<u8> {
    let length = 0x80 | u8::try_from(text.len()).unwrap();
    [&[first, length, 0, 0, 0, 0][..], text].concat()
}

/// A frame of 60,000 letters.
fn large() -> Vec<u8> {
    [&[0x81, 0xfe, 0xea, 0x60, 0, 0, 0, 0][..], &vec![b'x'; 60_000]].concat()
}

/// A WebSocket written by hand, after its handshake.
pub(super) async fn upgraded(server: SocketAddr, path: &str, token: &str) -> TcpStream {
    let mut tcp = TcpStream::connect(server).await.unwrap();
    let request = format!(
        "GET {path}/socket HTTP/1.1\r\nhost: table\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\
         authorization: Bearer {token}\r\n\r\n"
    );
    tcp.write_all(request.as_bytes()).await.unwrap();
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(tcp.read_u8().await.unwrap());
    }
    assert!(head.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&head));
    tcp
}
