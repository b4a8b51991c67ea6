//! The life of a table: opened, joined, played, watched, finished, verified, played again.

use std::time::Duration;

use crowd::Client;
use serde_json::{Value, json};

use crate::test_server::{TestServer, join, ok_body, open, wait_for};

fn canvas(seats: &[Value]) -> Value {
    json!({ "title": "canvas", "seats": seats, "private": true })
}

/// Two people play a whole game: one over HTTP, the other over a WebSocket.
#[tokio::test]
async fn two_people_play_a_game() {
    let server = TestServer::start().await;
    let (anna, berthe) = (server.person("Anna").await, server.person("Berthe").await);
    let (table, invitation) = open(&anna, canvas(&[json!("me"), json!("open")])).await;
    let path = format!("/api/tables/{table}");
    assert_eq!(ok_body(anna.get(&path).await.unwrap())["stage"], "gathering");
    assert_eq!(berthe.get(&path).await.unwrap().status, 404, "a private table is invisible");
    ok_body(join(&berthe, &table, &invitation).await);
    let mut socket = berthe.socket(&format!("{path}/socket")).await.unwrap();
    let mut scene = wait_for(&mut socket, |it| it["scene"].is_object()).await["scene"].take();
    while scene["stage"] == "playing" {
        let at = &scene["at"];
        if scene["waits_for"] == json!([0]) {
            let seen = ok_body(anna.get(&path).await.unwrap());
            let action = &seen["game"]["actions"][0]["action"];
            let play = json!({ "seat": 0, "at": at, "action": action });
            ok_body(anna.post(&format!("{path}/play"), play).await.unwrap());
        } else {
            let action = &scene["game"]["actions"][0]["action"];
            let play = json!({ "do": "play", "seat": 1, "at": at, "action": action });
            socket.send(&play).await.unwrap();
        }
        let before = at.as_u64().unwrap();
        let is_later = |it: &Value| it["scene"]["at"].as_u64().is_some_and(|at| before < at);
        scene = wait_for(&mut socket, is_later).await["scene"].take();
    }
    let record = ok_body(anna.get(&format!("{path}/record")).await.unwrap());
    let proof = tables::verify(record.as_str().unwrap()).unwrap();
    assert_eq!(scene["commitment"], proof.fairness.secret.commitment().to_string());
    assert_eq!(scene["game"]["outcome"]["places"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn bots_play_and_a_table_survives_a_restart() {
    let server = TestServer::start().await;
    let anna = server.person("Anna").await;
    let seats = [json!("me"), json!({ "bot": "greedy" }), json!({ "bot": "apprentice" })];
    let (table, _) = open(&anna, canvas(&seats)).await;
    let path = format!("/api/tables/{table}");
    let server = server.restarted().await;
    let anna = anna.at(server.address);
    let mut socket = anna.socket(&format!("{path}/socket")).await.unwrap();
    let mut answered = true;
    let mut scene = json!(null);
    while scene["stage"] != "over" {
        if answered && scene["waits_for"] == json!([0]) {
            let action = &scene["game"]["actions"][0]["action"];
            let at = &scene["at"];
            let play = json!({ "do": "play", "id": 7, "seat": 0, "at": at, "action": action });
            socket.send(&play).await.unwrap();
            answered = false;
        }
        let mut message = wait_for(&mut socket, |_| true).await;
        if message["id"] == 7 {
            assert_eq!(message["ok"], true, "{message}");
            answered = true;
        } else {
            scene = message["scene"].take();
        }
    }
    let again = ok_body(anna.post(&format!("{path}/rematch"), json!({})).await.unwrap());
    assert_ne!(again["table"], table);
    let mine = ok_body(anna.get("/api/tables?which=mine").await.unwrap());
    assert_eq!(mine["tables"].as_array().unwrap().len(), 2, "{mine}");
}

/// Lets Anna decide until a bot waits because she could undo.
async fn until_a_bot_waits(anna: &Client, path: &str) -> Value {
    let passed = async {
        loop {
            let scene = ok_body(anna.get(path).await.unwrap());
            if scene["waits_for"] == json!([0]) {
                let action = &scene["game"]["actions"][0]["action"];
                let play = json!({ "seat": 0, "at": scene["at"], "action": action });
                ok_body(anna.post(&format!("{path}/play"), play).await.unwrap());
            } else if scene["game"]["can_undo"] == true {
                return scene;
            } else {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        }
    };
    let scene = tokio::time::timeout(Duration::from_secs(20), passed).await.expect("in time");
    assert_eq!(scene["waits_for"], json!([1]), "the turn has passed to the bot");
    scene
}

/// A pause that no test waits for.
const ENDLESS_PAUSE: Duration = Duration::from_secs(600);

#[tokio::test]
async fn a_bot_lets_people_change_their_mind() {
    let server = TestServer::with_grace(ENDLESS_PAUSE).await;
    let anna = server.person("Anna").await;
    let seats = [json!("me"), json!({ "bot": "random" })];
    let (table, _) = open(&anna, json!({ "title": "colors-of-paris", "seats": seats })).await;
    let path = format!("/api/tables/{table}");
    let scene = until_a_bot_waits(&anna, &path).await;
    let undo = json!({ "seat": 0, "at": scene["at"] });
    ok_body(anna.post(&format!("{path}/undo"), undo).await.unwrap());
    assert_eq!(ok_body(anna.get(&path).await.unwrap())["waits_for"], json!([0]));
}

/// A player who does not want to undo can end the pause; a stranger cannot. While somebody watches, a bot that is not
/// brisk pauses before every further decision, too.
#[tokio::test]
async fn a_bot_can_be_hurried() {
    let server = TestServer::with_grace(ENDLESS_PAUSE).await;
    let (anna, berthe) = (server.person("Anna").await, server.person("Berthe").await);
    let seats = [json!("me"), json!({ "bot": "random" })];
    let asked = json!({ "title": "colors-of-paris", "seats": seats, "pace": "calm" });
    let (table, _) = open(&anna, asked).await;
    let path = format!("/api/tables/{table}");
    let mut socket = anna.socket(&format!("{path}/socket")).await.unwrap();
    let scene = wait_for(&mut socket, |it| it["scene"].is_object()).await["scene"].take();
    assert_eq!(scene["pace"], "calm");
    let hurry = async |who: &Client| who.post(&format!("{path}/hurry"), json!({})).await.unwrap();
    if scene["waits_for"] == json!([1]) {
        ok_body(hurry(&anna).await);
        wait_for(&mut socket, |it| it["scene"]["waits_for"] == json!([0])).await;
    }
    let scene = until_a_bot_waits(&anna, &path).await;
    assert_eq!(hurry(&berthe).await.status, 403, "Berthe only looks on");
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(ok_body(anna.get(&path).await.unwrap())["at"], scene["at"], "the bot waits");
    ok_body(hurry(&anna).await);
    let at = scene["at"].as_u64().unwrap();
    wait_for(&mut socket, |it| it["scene"]["at"].as_u64().is_some_and(|it| at < it)).await;
}

/// A new pace replaces the pause of the bot that is waiting.
#[tokio::test]
async fn a_new_pace_counts_at_once() {
    let server = TestServer::with_grace(ENDLESS_PAUSE).await;
    let anna = server.person("Anna").await;
    let asked = json!({ "title": "canvas", "seats": ["me", { "bot": "random" }], "pace": "slow" });
    // Luck says who begins: here it has to be the bot, whose decision nobody can take back.
    loop {
        let (table, _) = open(&anna, asked.clone()).await;
        let path = format!("/api/tables/{table}");
        let mut socket = anna.socket(&format!("{path}/socket")).await.unwrap();
        let scene = wait_for(&mut socket, |it| it["scene"].is_object()).await["scene"].take();
        if scene["waits_for"] == json!([1]) {
            let pace = json!({ "pace": "brisk" });
            ok_body(anna.post(&format!("{path}/pace"), pace).await.unwrap());
            wait_for(&mut socket, |it| it["scene"]["waits_for"] == json!([0])).await;
            return;
        }
    }
}

/// Bots at a table without people do not pause, even if somebody watches.
#[tokio::test]
async fn bots_alone_take_no_time() {
    let server = TestServer::with_grace(ENDLESS_PAUSE).await;
    let anna = server.person("Anna").await;
    let seats = [json!({ "bot": "random" }), json!({ "bot": "random" })];
    let (table, _) =
        open(&anna, json!({ "title": "canvas", "seats": seats, "pace": "slow" })).await;
    let mut socket = anna.socket(&format!("/api/tables/{table}/socket")).await.unwrap();
    wait_for(&mut socket, |it| it["scene"]["stage"] == "over").await;
}

/// The pace is a term of the table; the person who opened it may change it, and a restart keeps it.
#[tokio::test]
async fn a_pace_is_kept() {
    let server = TestServer::start().await;
    let (anna, berthe) = (server.person("Anna").await, server.person("Berthe").await);
    let asked = json!({ "title": "canvas", "seats": ["me", "open"], "pace": "slow" });
    let (table, _) = open(&anna, asked).await;
    let path = format!("/api/tables/{table}");
    ok_body(berthe.post(&format!("{path}/join"), json!({})).await.unwrap());
    let server = server.restarted().await;
    let (anna, berthe) = (anna.at(server.address), berthe.at(server.address));
    assert_eq!(ok_body(berthe.get(&path).await.unwrap())["pace"], "slow");
    let change = async |who: &Client| {
        who.post(&format!("{path}/pace"), json!({ "pace": "calm" })).await.unwrap()
    };
    assert_eq!(change(&berthe).await.status, 403, "it is Anna's table");
    ok_body(change(&anna).await);
    let server = server.restarted().await;
    assert_eq!(ok_body(berthe.at(server.address).get(&path).await.unwrap())["pace"], "calm");
    let bad = json!({ "title": "canvas", "seats": ["me"], "pace": "presto" });
    assert_eq!(anna.at(server.address).post("/api/tables", bad).await.unwrap().status, 400);
}

#[tokio::test]
async fn stale_and_repeated_posts_do_no_harm() {
    let server = TestServer::start().await;
    let anna = server.person("Anna").await;
    let (table, _) =
        open(&anna, json!({ "title": "canvas", "seats": ["me"], "options": "solo=puzzle" })).await;
    let path = format!("/api/tables/{table}");
    let scene = ok_body(anna.get(&path).await.unwrap());
    let action = &scene["game"]["actions"][0]["action"];
    let play = json!({ "seat": 0, "at": scene["at"], "action": action, "key": "one" });
    let first = ok_body(anna.post(&format!("{path}/play"), play.clone()).await.unwrap());
    let again = ok_body(anna.post(&format!("{path}/play"), play.clone()).await.unwrap());
    assert_eq!(first, again, "done once");
    let stale = json!({ "seat": 0, "at": scene["at"], "action": action, "key": "two" });
    let answer = anna.post(&format!("{path}/play"), stale).await.unwrap();
    assert_eq!((answer.status, &answer.body["error"]["kind"]), (409, &json!("stale")));
    assert_eq!(ok_body(anna.get(&path).await.unwrap())["at"], first["at"], "nothing has changed");
}

/// Two clicks at once, and one more later, open one table.
#[tokio::test]
async fn a_table_is_opened_once_a_key() {
    let server = TestServer::start().await;
    let (anna, berthe) = (server.person("Anna").await, server.person("Berthe").await);
    let asked = |key: &str| json!({ "title": "canvas", "seats": ["me", "open"], "key": key });
    let [one, two] = ["k", "k"].map(|key| anna.post("/api/tables", asked(key)));
    let (one, two) = tokio::join!(one, two);
    let (one, two) = (ok_body(one.unwrap()), ok_body(two.unwrap()));
    assert_eq!(one, two);
    assert_eq!(ok_body(anna.post("/api/tables", asked("k")).await.unwrap()), one);
    for other in [anna.post("/api/tables", asked("l")), berthe.post("/api/tables", asked("k"))] {
        assert_ne!(ok_body(other.await.unwrap())["table"], one["table"]);
    }
    let mine = ok_body(anna.get("/api/tables?which=mine").await.unwrap());
    assert_eq!(mine["tables"].as_array().unwrap().len(), 2, "{mine}");
}

/// A repeated request with the same key gets the same response, also where it could not be carried out twice.
#[tokio::test]
async fn a_repeated_post_is_answered_like_the_first() {
    let server = TestServer::start().await;
    let (anna, berthe) = (server.person("Anna").await, server.person("Berthe").await);
    let (table, _) =
        open(&anna, json!({ "title": "canvas", "seats": ["me", "open", "open"] })).await;
    let path = format!("/api/tables/{table}");
    for (deed, body) in [
        ("join", json!({ "seat": 1, "key": "in" })),
        ("substitute", json!({ "seat": 1, "level": "random", "key": "bot" })),
        ("return", json!({ "seat": 1, "key": "back" })),
        ("leave", json!({ "seat": 1, "key": "out" })),
    ] {
        let path = format!("{path}/{deed}");
        let post = || berthe.post(&path, body.clone());
        let first = ok_body(post().await.unwrap());
        assert_eq!(ok_body(post().await.unwrap()), first, "{deed}");
    }
    let again = json!({ "seat": 1, "key": "another" });
    assert_eq!(berthe.post(&format!("{path}/leave"), again).await.unwrap().status, 403);
}
