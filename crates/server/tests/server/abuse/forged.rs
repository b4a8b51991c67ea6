//! Forged identities and repeated requests.

use crowd::Client;
use futures_util::future::join_all;
use hyper::{Method, body::Bytes};
use serde_json::json;

use super::Scene;
use crate::test_server::{TestServer, ok_body};

#[tokio::test]
async fn forged_cookies_are_nobody() {
    let scene = Scene::set(TestServer::start().await).await;
    let before = scene.log().await;
    let (who, play) = scene.asked().await;
    let token = who.token().unwrap();
    let last = if token.ends_with('0') { "1" } else { "0" };
    let (text, signature) = token.rsplit_once('.').unwrap();
    let (id, name) = text.split_once('.').unwrap();
    let other = scene.berthe.token().unwrap().rsplit_once('.').unwrap().1;
    for forged in [
        format!("{}{last}", &token[..token.len() - 1]),
        format!("{id}.{name}.{}", "0".repeat(64)),
        format!("{id}.{name}00.{signature}"),
        format!(
            "{id}.{name}.{}",
            if signature == other { "f".repeat(64) } else { other.to_owned() }
        ),
        id.to_owned(),
        text.to_owned(),
        String::new(),
        ".".repeat(1000),
        "0".repeat(5000),
    ] {
        let forger = Client::stranger(scene.server.address).with_token(&forged);
        let me = ok_body(forger.get("/api/me").await.unwrap());
        assert!(me["id"].is_null(), "{forged}: {me}");
        let answer = forger.post(&format!("{}/play", scene.path), play.clone()).await.unwrap();
        assert_eq!((answer.status, &answer.body["error"]["kind"]), (403, &json!("forbidden")));
        let cookie = format!("impasto={forged}");
        let stranger = Client::stranger(scene.server.address);
        let headers = [("cookie", cookie.as_str())];
        let answer = stranger.send(Method::GET, "/api/me", Bytes::new(), &headers).await.unwrap();
        assert!(ok_body(answer)["id"].is_null(), "{forged}");
    }
    assert_eq!(scene.log().await, before);
    scene.play_on().await;
}

#[tokio::test]
async fn other_peoples_seats_are_theirs() {
    let scene = Scene::set(TestServer::start().await).await;
    let claude = scene.server.person("Claude").await;
    let before = scene.log().await;
    let (who, play) = scene.asked().await;
    let seat = &play["seat"];
    let other = if who.token() == scene.anna.token() { &scene.berthe } else { &scene.anna };
    for intruder in [other, &claude] {
        for (deed, body) in [
            ("play", play.clone()),
            ("undo", json!({ "seat": seat })),
            ("leave", json!({ "seat": seat })),
            ("return", json!({ "seat": seat })),
            ("rename", json!({ "seat": seat, "name": "Me" })),
        ] {
            let answer = intruder.post(&format!("{}/{deed}", scene.path), body).await.unwrap();
            assert_eq!(answer.status, 403, "{deed}: {answer:?}");
        }
        let peek = format!("{}?seat={seat}", scene.path);
        assert_eq!(intruder.get(&peek).await.unwrap().status, 403);
        let socket = format!("{}/socket?seat={seat}", scene.path);
        assert!(intruder.socket(&socket).await.is_err());
        let substitute = json!({ "seat": seat, "level": "greedy" });
        let early = intruder.post(&format!("{}/substitute", scene.path), substitute).await.unwrap();
        assert!([403, 409].contains(&early.status), "{early:?}");
    }
    for (deed, body) in [
        ("say", json!({ "text": "let me in" })),
        ("fill", json!({ "seat": 0, "level": "greedy" })),
        ("rematch", json!({})),
    ] {
        let answer = claude.post(&format!("{}/{deed}", scene.path), body).await.unwrap();
        assert_eq!(answer.status, 403, "{deed}: {answer:?}");
    }
    let taken = claude.post(&format!("{}/join", scene.path), json!({ "seat": 0 })).await.unwrap();
    assert_eq!(taken.status, 409, "{taken:?}");
    assert_eq!(scene.log().await, before);
    scene.play_on().await;
}

/// Two clicks at once, twenty clicks at once, and the same click again later are one click.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clicks_at_once_are_one_click() {
    let scene = Scene::set(TestServer::start().await).await;
    let path = format!("{}/play", scene.path);
    for _ in 0..10 {
        let before = scene.log().await.len();
        let (who, play) = scene.asked().await;
        let clicks = join_all((0..20).map(|_| who.post(&path, play.clone()))).await;
        let done: Vec<_> =
            clicks.into_iter().map(Result::unwrap).filter(|it| it.status == 200).collect();
        let moves = moves(&scene.log().await[before..]);
        assert_eq!((done.len(), moves), (1, 1), "one of the clicks counts");
        let answer = who.post(&path, play).await.unwrap();
        assert_eq!((answer.status, &answer.body["error"]["kind"]), (409, &json!("stale")));
        // With a key, every repetition is told that it is done.
        let (who, mut play) = scene.asked().await;
        play["key"] = json!(format!("click {before}"));
        let before = scene.log().await.len();
        let clicks = join_all((0..20).map(|_| who.post(&path, play.clone()))).await;
        assert!(clicks.into_iter().all(|it| it.unwrap().status == 200));
        assert_eq!(self::moves(&scene.log().await[before..]), 1);
    }
    scene.play_on().await;
}

fn moves(rows: &[store::Row]) -> usize {
    rows.iter().filter(|row| row.text.starts_with("A ") || row.text.starts_with("B ")).count()
}

#[tokio::test]
async fn other_sites_cannot_use_a_cookie() {
    let scene = Scene::set(TestServer::start().await).await;
    let before = scene.log().await;
    let (who, play) = scene.asked().await;
    let host = scene.server.address.to_string();
    let body = Bytes::from(play.to_string());
    let path = format!("{}/play", scene.path);
    for origin in ["https://evil.example", "null", "http://127.0.0.1", "", "http://"] {
        let headers =
            [("content-type", "application/json"), ("origin", origin), ("host", host.as_str())];
        let answer = who.send(Method::POST, &path, body.clone(), &headers).await.unwrap();
        assert_eq!(answer.status, 403, "{origin}: {answer:?}");
        let upgrade = [
            ("connection", "upgrade"),
            ("upgrade", "websocket"),
            ("sec-websocket-version", "13"),
            ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
            ("origin", origin),
            ("host", host.as_str()),
        ];
        let socket = format!("{}/socket", scene.path);
        let answer = who.send(Method::GET, &socket, Bytes::new(), &upgrade).await.unwrap();
        assert_eq!(answer.status, 403, "{origin}: {answer:?}");
    }
    assert_eq!(scene.log().await, before);
    let ours = format!("http://{host}");
    let headers = [("content-type", "application/json"), ("origin", ours.as_str())];
    ok_body(who.send(Method::POST, &path, body, &headers).await.unwrap());
}
