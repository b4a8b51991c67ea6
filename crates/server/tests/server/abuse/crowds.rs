//! Floods: too many requests, viewers and tables.

use std::io::Read;

use crowd::Client;
use hyper::{Method, body::Bytes};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde_json::{Value, json};
use server::Limits;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use super::Scene;
use crate::{
    raw,
    test_server::{TestServer, ok_body, wait_for},
};

/// Ten thousand junk requests from eight connections at once: meaningless paths, methods, cookies and bodies, some of
/// them almost valid. A game goes on beside them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ten_thousand_junk_requests() {
    let scene = Scene::set(TestServer::start().await).await;
    let outsider = scene.server.person("Outsider").await;
    let rows = scene.log().await.len();
    let junk = (0..8).map(|seed| {
        let (path, who) = (scene.path.clone(), outsider.clone());
        tokio::spawn(async move { send_junk(&who, &path, seed, 1250).await })
    });
    let junk: Vec<_> = junk.collect();
    for _ in 0..20 {
        scene.play().await;
    }
    for junk in junk {
        junk.await.unwrap();
    }
    let log = scene.log().await;
    let is_a_move = |row: &&store::Row| !row.text.starts_with("luck");
    assert_eq!(log[rows..].iter().filter(is_a_move).count(), 20, "nothing but what was played");
    assert_eq!(scene.server.store.all_tables(None, 100).await.unwrap().len(), 2, "house and table");
    scene.play_on().await;
}

async fn send_junk(who: &Client, path: &str, seed: u64, count: usize) {
    let mut luck = ChaCha8Rng::seed_from_u64(seed);
    let methods = [Method::GET, Method::POST, Method::PUT, Method::DELETE, Method::OPTIONS];
    let tails = ["", "/play", "/undo", "/say", "/leave", "/record", "/socket", "/rematch", "/x"];
    for _ in 0..count {
        let mut pick = |most: usize| usize::try_from(luck.next_u32()).unwrap() % most;
        let method = methods[pick(methods.len())].clone();
        let path = match pick(4) {
            0 => format!("/{:x}/{:x}", pick(1 << 30), pick(1 << 30)),
            1 => format!("/api/tables/{:032x}{}", pick(1 << 30), tails[pick(tails.len())]),
            _ => format!("{path}{}", tails[pick(tails.len())]),
        };
        let body: Vec<u8> = match pick(3) {
            0 => (0..pick(300)).map(|_| u8::try_from(pick(256)).unwrap()).collect(),
            1 => json!({ "seat": pick(9), "action": "take 1", "at": pick(99) }).to_string().into(),
            _ => Vec::new(),
        };
        let headers = [("content-type", "application/json")];
        let answer = who.send(method, &path, Bytes::from(body), &headers).await.unwrap();
        assert!(answer.status < 500, "{path}: {answer:?}");
        assert!(answer.status == 200 || answer.body["ok"] == false, "{path}: {answer:?}");
    }
}

const FEW: Limits = Limits {
    rate: 0.0,
    burst: 40.0,
    stranger_rate: 0.0,
    stranger_burst: 60.0,
    viewers: 3,
    stranger_viewers: 2,
    tables: 2.0,
    address_setups: 6.0,
    address_files: 3.0,
    ..Limits::NONE
};

#[tokio::test]
async fn whoever_asks_too_much_is_turned_away() {
    let scene = Scene::set(TestServer::with_limits(FEW).await).await;
    let mut status = Vec::new();
    let claude = scene.server.person("Claude").await;
    for _ in 0..50 {
        status.push(claude.get("/api/me").await.unwrap().status);
    }
    assert_eq!(status.iter().filter(|it| **it == 200).count(), 40);
    assert!(status[40..].iter().all(|it| *it == 429));
    let refused = raw::get(scene.server.address, &claude, "/api/me").await;
    let wait: u32 = refused.field("retry-after").expect("how long to wait").parse().unwrap();
    assert!(1 <= wait, "{refused:?}");
    // Three people were made, at ten each.
    let stranger = Client::stranger(scene.server.address);
    let mut server = 0;
    while stranger.get("/api/me").await.unwrap().status == 200 {
        server += 1;
    }
    assert_eq!(server, 30);
    scene.play().await;
}

/// The limit of an address counts, however many identities its viewers have.
#[tokio::test]
async fn an_address_has_so_many_viewers() {
    let limits = Limits { address_viewers: 4, ..Limits::NONE };
    let scene = Scene::set(TestServer::with_limits(limits).await).await;
    let path = format!("{}/socket", scene.path);
    let mut sockets = Vec::new();
    for nth in 0..4 {
        let who = scene.server.person(&format!("Somebody {nth}")).await;
        sockets.push(who.socket(&path).await.unwrap());
    }
    assert!(scene.berthe.socket(&path).await.is_err());
    scene.play().await;
}

#[tokio::test]
async fn an_address_has_so_many_connections() {
    let server = TestServer::with_limits(Limits { connections: 3, ..Limits::NONE }).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        let mut tcp = TcpStream::connect(server.address).await.unwrap();
        tcp.write_all(b"GET /health HTTP/1.1\r\nhost: table\r\n\r\n").await.unwrap();
        assert_ne!(tcp.read(&mut [0; 64]).await.unwrap(), 0, "an answer");
        held.push(tcp);
    }
    let stranger = Client::stranger(server.address);
    assert!(raw::get(server.address, &stranger, "/health").await.head.is_empty(), "no more than 3");
    drop(held.pop());
    // The server notices in its own time.
    while raw::get(server.address, &stranger, "/health").await.head.is_empty() {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

/// An address with half of all connections, viewers and others together, gets no more, and others are served.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn no_address_takes_every_connection() {
    let limits = Limits { open: 16, ..Limits::NONE };
    let scene = Scene::set(TestServer::with_limits(limits).await).await;
    let path = format!("{}/socket", scene.path);
    let mut socket = scene.anna.socket(&path).await.unwrap();
    wait_for(&mut socket, |it| it["scene"].is_object()).await;
    let mut held = Vec::new();
    let open = loop {
        let mut tcp = TcpStream::connect(scene.server.address).await.unwrap();
        let slow = b"GET /health HTTP/1.1\r\nhost: table\r\n\r\nPOST /api/me HTTP/1.1\r\n";
        let _ = tcp.write_all(slow).await;
        if tcp.read(&mut [0; 64]).await.unwrap_or(0) == 0 {
            break held.len();
        }
        held.push(tcp);
    };
    assert!((1..8).contains(&open), "{open} beside those of the scene");
    let elsewhere = tokio::net::TcpSocket::new_v4().unwrap();
    elsewhere.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    let mut tcp = elsewhere.connect(scene.server.address).await.unwrap();
    tcp.write_all(b"GET /health HTTP/1.1\r\nhost: table\r\n\r\n").await.unwrap();
    assert_ne!(tcp.read(&mut [0; 64]).await.unwrap(), 0, "an answer");
}

#[tokio::test]
async fn viewers_have_so_many_places() {
    let scene = Scene::set(TestServer::with_limits(FEW).await).await;
    let path = format!("{}/socket", scene.path);
    let stranger = Client::stranger(scene.server.address);
    for (who, most) in [(&scene.anna, 3), (&stranger, 2)] {
        let mut sockets = Vec::new();
        for _ in 0..most {
            let mut socket = who.socket(&path).await.unwrap();
            wait_for(&mut socket, |it| it["scene"].is_object()).await;
            sockets.push(socket);
        }
        assert!(who.socket(&path).await.is_err(), "no more than {most}");
        drop(sockets.pop());
        // The server notices in its own time.
        let mut again = who.socket(&path).await;
        while again.is_err() {
            tokio::time::sleep(std::time::Duration::from_millis(200)).await;
            again = who.socket(&path).await;
        }
    }
}

#[tokio::test]
async fn nobody_fills_the_disk_with_tables() {
    let server = TestServer::with_limits(FEW).await;
    let anna = server.person("Anna").await;
    let asked = json!({ "title": "canvas", "seats": ["me", "open"] });
    let mut status = Vec::new();
    for _ in 0..4 {
        status.push(anna.post("/api/tables", asked.clone()).await.unwrap().status);
    }
    assert_eq!(status, [200, 200, 429, 429]);
    let berthe = server.person("Berthe").await;
    ok_body(berthe.post("/api/tables", asked).await.unwrap());
}

/// Decks are limited, because the print of their cards is kept as long as the server runs.
#[tokio::test]
async fn nobody_fills_the_memory_with_decks() {
    let server = TestServer::with_limits(Limits { burst: 100.0, ..FEW }).await;
    let anna = server.person("Anna").await;
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let mut status = Vec::new();
    for fields in ["preset=base", "file-deck=a", "file-deck=b", "file-deck=c", "file-deck=d", ""] {
        let path = "/new/atelier/differences";
        let answer = anna.send(Method::POST, path, Bytes::from(fields), &form).await.unwrap();
        status.push(answer.status);
    }
    assert_eq!(status, [200, 200, 200, 200, 429, 200], "rules alone can always be tried");
    // A form that is shown again with its files reads them, too.
    let shown = anna.get("/new/atelier?file-deck=e").await.unwrap().status;
    let fields = Bytes::from("preset=base&seat0=me&seat1=me&file-deck=f");
    let refused = anna.send(Method::POST, "/new/atelier", fields, &form).await.unwrap().status;
    assert_eq!((shown, refused), (429, 429));
    assert_eq!(anna.get("/new/atelier").await.unwrap().status, 200);
}

/// Readings of rules are limited by address and by person, whatever the method of the request.
#[tokio::test]
async fn rules_are_read_so_often_for_one_address_and_one_person() {
    let few = Limits { address_setups: 6.0, setups: 4.0, ..Limits::NONE };
    let server = TestServer::with_limits(few).await;
    let [anna, berthe] = [server.person("Anna").await, server.person("Berthe").await];
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let post = async |who: &Client| {
        let (path, fields) = ("/new/canvas/differences", Bytes::from("preset=jury"));
        who.send(Method::POST, path, fields, &form).await.unwrap().status
    };
    let get = async |who: &Client| who.get("/new/canvas?preset=jury").await.unwrap().status;
    let of_anna = [post(&anna).await, get(&anna).await, post(&anna).await, get(&anna).await];
    assert_eq!(of_anna, [200; 4]);
    assert_eq!((post(&anna).await, get(&anna).await), (429, 429), "Anna has had her share");
    assert_eq!((post(&berthe).await, get(&berthe).await), (429, 429), "and so has the address");
    assert_eq!(berthe.get("/new/canvas").await.unwrap().status, 200, "the bare form is free");
}

/// Oversized text is refused before it is read: it once took half a minute.
#[tokio::test]
async fn what_is_too_much_is_not_read() {
    let server = TestServer::start().await;
    let anna = server.person("Anna").await;
    let many = |part: &str, parts: usize| {
        (0..parts).map(|nth| part.replace('#', &nth.to_string())).collect::<Vec<_>>().concat()
    };
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let query = format!("/new/canvas?{}", many("option-#=1&", 4500));
    assert_eq!(anna.get(&query).await.unwrap().status, 422);
    for part in ["option-#=1&", "seat=open&", "file-#=x&"] {
        let fields = Bytes::from(many(part, 20_000));
        for path in ["/new/canvas/differences", "/new/canvas"] {
            let sent = anna.send(Method::POST, path, fields.clone(), &form).await.unwrap();
            assert_eq!(sent.status, 422, "{path} {part}");
        }
    }
    let open = async |options: &str, files: Value| {
        let seats = ["me", "open"];
        let table =
            json!({ "title": "canvas", "seats": seats, "options": options, "files": files });
        let answer = anna.post("/api/tables", table).await.unwrap();
        assert_eq!(answer.status, 422, "{answer:?}");
        answer.body["error"]["reason"].as_str().unwrap().to_owned()
    };
    let too_long = "this is too long to be read";
    assert!(open(&many("x#=1 ", 40_000), json!({})).await.starts_with(too_long));
    assert_eq!(
        open(&many("x#=1 ", 300), json!({})).await,
        "there are too many options: at most 256"
    );
    let files = json!({ "r": many("x# = 1\n", 33_000) });
    assert!(open("rules=r", files).await.starts_with(too_long));
    let header = "id,word_side,red,yellow,green,blue,violet\n";
    let deck = header.to_owned() + &many("#,left,hue,,tone,,\n", 2000);
    assert!(open("deck=d", json!({ "d": deck })).await.contains("at most 512 cards"));
}

/// Messages count like requests.
#[tokio::test]
async fn whoever_talks_too_much_is_turned_away() {
    let scene = Scene::set(TestServer::with_limits(FEW).await).await;
    let mut socket = scene.berthe.socket(&format!("{}/socket", scene.path)).await.unwrap();
    let mut answers = Vec::new();
    for n in 0..60 {
        // Nonsense counts too.
        let text = if n % 2 == 0 { "{" } else { "{\"do\":\"say\",\"text\":\"hello\"}" };
        socket.send_text(text).await.unwrap();
        let answer = wait_for(&mut socket, |it| it["ok"].is_boolean()).await;
        answers.push(answer["error"]["kind"].as_str().unwrap_or("done").to_owned());
    }
    let busy = answers.iter().filter(|it| *it == "busy").count();
    assert!((20..=25).contains(&busy), "{answers:?}");
    assert!(answers[50..].iter().all(|it| it == "busy"), "{answers:?}");
}

/// Control frames count like requests too.
#[tokio::test]
async fn whoever_pings_too_much_is_cut_off() {
    let scene = Scene::set(TestServer::with_limits(FEW).await).await;
    let mut socket = scene.berthe.socket(&format!("{}/socket", scene.path)).await.unwrap();
    wait_for(&mut socket, |it| it["scene"].is_object()).await;
    for _ in 0..60 {
        // The server may be faster than we are.
        let _ = socket.ping().await;
    }
    let ended = async { while let Ok(Some(_)) = socket.next_text().await {} };
    tokio::time::timeout(std::time::Duration::from_secs(10), ended).await.expect("cut off");
    ok_body(scene.anna.get(&scene.path).await.unwrap());
}

/// Many viewers during a chat are shown the latest state, if not every step.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_who_look_on_are_shown_the_latest() {
    let scene = Scene::set(TestServer::start().await).await;
    let stranger = Client::stranger(scene.server.address);
    let mut sockets = Vec::new();
    for way in ["", "?as=page&language=it"].into_iter().cycle().take(60) {
        let path = format!("{}/socket{way}", scene.path);
        sockets.push((way, stranger.socket(&path).await.unwrap()));
    }
    let path = format!("{}/socket", scene.path);
    let mut players = Vec::new();
    for who in [&scene.anna, &scene.berthe, &stranger] {
        players.push(who.socket(&path).await.unwrap());
    }
    for n in 0..40 {
        let said = json!({ "text": format!("word {n}.") });
        ok_body(scene.anna.post(&format!("{}/say", scene.path), said).await.unwrap());
    }
    for (way, socket) in &mut sockets {
        let mut shown = 0;
        let last = async {
            loop {
                shown += 1;
                let page = if way.is_empty() {
                    socket.next_text().await.unwrap().unwrap()
                } else {
                    unpacked(&socket.next_bytes().await.unwrap().unwrap())
                };
                if page.contains("word 39.") {
                    break;
                }
            }
        };
        tokio::time::timeout(std::time::Duration::from_secs(20), last)
            .await
            .expect("the last word");
        assert!(shown <= 41);
    }
    // What is drawn for many is not what those see who play.
    for (socket, eyes) in players.iter_mut().zip([json!(0), json!(1), json!("public")]) {
        let last = |it: &serde_json::Value| it["scene"]["remarks"].to_string().contains("word 39.");
        let seen = wait_for(socket, last).await;
        assert_eq!(seen["scene"]["viewer"], eyes);
        assert_eq!(seen["scene"]["game"]["view"]["viewer"] == "public", eyes == "public", "{seen}");
    }
}

fn unpacked(bytes: &[u8]) -> String {
    let mut page = String::new();
    flate2::read::DeflateDecoder::new(bytes).read_to_string(&mut page).unwrap();
    page
}
