//! Every seat leaves and comes back at every step of a game, through the server; the game goes on.

use crowd::{Client, Socket};
use serde_json::{Value, json};

use crate::test_server::{TestServer, join, ok_body, open, wait_for};

/// The number of ways to go away and come back.
const WAYS_AWAY: usize = 5;

/// A player at a table, connected or not.
struct Player {
    client: Client,
    socket: Option<Socket>,
}

async fn do_at(player: &Client, path: &str, deed: &str, body: Value) -> u64 {
    let answer = ok_body(player.post(&format!("{path}/{deed}"), body).await.unwrap());
    answer["at"].as_u64().unwrap()
}

impl Player {
    /// Goes away and comes back in one of the ways, the last of which is to stay.
    async fn away_and_back(&mut self, path: &str, seat: usize, way: usize) {
        match way % WAYS_AWAY {
            0 => self.socket = None,
            1 => {
                do_at(&self.client, path, "leave", json!({ "seat": seat })).await;
                self.sit_down_again(path, seat).await;
            }
            2 => {
                let bot = json!({ "seat": seat, "level": "random" });
                do_at(&self.client, path, "substitute", bot).await;
                do_at(&self.client, path, "return", json!({ "seat": seat })).await;
            }
            3 => {
                // The connection is gone first, and comes back while somebody else decides.
                self.socket = None;
                do_at(&self.client, path, "leave", json!({ "seat": seat })).await;
                let socket = self.client.socket(&format!("{path}/socket")).await.unwrap();
                self.socket = Some(socket);
                self.sit_down_again(path, seat).await;
            }
            _ => (),
        }
        if self.socket.is_none() {
            self.socket = Some(self.client.socket(&format!("{path}/socket")).await.unwrap());
        }
    }

    /// Sits down again, unless a stand-in has ended the game meanwhile.
    async fn sit_down_again(&self, path: &str, seat: usize) {
        let joined =
            self.client.post(&format!("{path}/join"), json!({ "seat": seat })).await.unwrap();
        if joined.body["error"]["reason"] != "the game is over" {
            ok_body(joined);
        }
    }

    /// The scene, once the table has this number of rows.
    async fn sees(&mut self, at: u64) -> Value {
        let socket = self.socket.as_mut().unwrap();
        let fits = |it: &Value| it["scene"]["at"].as_u64().is_some_and(|it| at <= it);
        wait_for(socket, fits).await["scene"].take()
    }
}

/// At every step of a game every seat goes away and comes back, each time in the next way. Long games are shortened by
/// a house rule.
async fn check_comings_and_goings(slug: &str, seats: usize, options: &str) {
    let server = TestServer::start().await;
    let mut players = Vec::new();
    for nth in 0..seats {
        let client = server.person(&format!("Painter {nth}")).await;
        players.push(Player { client, socket: None });
    }
    let mut asked = vec![json!("open"); seats];
    asked[0] = json!("me");
    let (table, invitation) =
        open(&players[0].client, json!({ "title": slug, "seats": asked, "options": options }))
            .await;
    for player in &players[1..] {
        ok_body(join(&player.client, &table, &invitation).await);
    }
    let path = format!("/api/tables/{table}");
    for step in 0.. {
        for (seat, player) in players.iter_mut().enumerate() {
            player.away_and_back(&path, seat, step + seat).await;
        }
        let seen = ok_body(players[0].client.get(&path).await.unwrap());
        if seen["stage"] == "over" {
            break;
        }
        // A bot that was called may have decided for them: whatever is asked now, is asked now.
        let at = seen["at"].as_u64().unwrap();
        for (seat, player) in players.iter_mut().enumerate() {
            let scene = player.sees(at).await;
            let Some(action) = scene["game"]["actions"].get(0) else { continue };
            let play = json!({ "seat": seat, "at": scene["at"], "action": action["action"] });
            let answer = player.client.post(&format!("{path}/play"), play).await.unwrap();
            assert!([200, 409].contains(&answer.status), "{answer:?}");
        }
        // Those who have read the table as it was look anew.
        for player in &mut players {
            player.socket = None;
        }
    }
    check_record(&players[1].client, &path).await;
}

async fn check_record(client: &Client, path: &str) {
    let record = ok_body(client.get(&format!("{path}/record")).await.unwrap());
    tables::verify(record.as_str().unwrap()).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_seat_of_canvas_leaves_and_comes_back_at_every_step() {
    check_comings_and_goings("canvas", 3, "").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_seat_of_colors_of_paris_leaves_and_comes_back_at_every_step() {
    check_comings_and_goings("colors-of-paris", 2, "rounds=3").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_seat_of_atelier_leaves_and_comes_back_at_every_step() {
    check_comings_and_goings("atelier", 2, "rounds=4").await;
}

/// A bot plays for a person who is away until that person returns.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_plays_to_the_end_for_all_who_are_away() {
    let server = TestServer::start().await;
    let (anna, berthe) = (server.person("Anna").await, server.person("Berthe").await);
    let (table, invitation) =
        open(&anna, json!({ "title": "canvas", "seats": ["me", "open"] })).await;
    ok_body(join(&berthe, &table, &invitation).await);
    let path = format!("/api/tables/{table}");
    let mut socket = anna.socket(&format!("{path}/socket")).await.unwrap();
    for (seat, player) in [&anna, &berthe].into_iter().enumerate() {
        let bot = json!({ "seat": seat, "level": "greedy" });
        do_at(player, &path, "substitute", bot).await;
    }
    wait_for(&mut socket, |it| it["scene"]["stage"] == "over").await;
    let record = ok_body(anna.get(&format!("{path}/record")).await.unwrap());
    tables::verify(record.as_str().unwrap()).unwrap();
}

/// A person who has left a private table does not see it any more, not even in their list.
#[tokio::test]
async fn whoever_has_left_is_outside() {
    let server = TestServer::start().await;
    let (anna, berthe) = (server.person("Anna").await, server.person("Berthe").await);
    let asked = json!({ "title": "canvas", "seats": ["me", "open", "open"], "private": true });
    let (table, invitation) = open(&anna, asked).await;
    ok_body(join(&berthe, &table, &invitation).await);
    let path = format!("/api/tables/{table}");
    let mut socket = berthe.socket(&format!("{path}/socket")).await.unwrap();
    wait_for(&mut socket, |it| it["scene"].is_object()).await;
    do_at(&berthe, &path, "leave", json!({ "seat": 1 })).await;
    assert_eq!(socket.next().await.unwrap(), None, "the server closes the connection");
    assert_eq!(berthe.get(&path).await.unwrap().status, 404);
    let mine = ok_body(berthe.get("/api/tables?which=mine").await.unwrap());
    assert_eq!(mine["tables"], json!([]));
    ok_body(join(&berthe, &table, &invitation).await);
}

/// After a private game both players ask for a rematch, and both are admitted.
#[tokio::test]
async fn a_rematch_lets_the_same_people_in() {
    let server = TestServer::start().await;
    let (anna, berthe) = (server.person("Anna").await, server.person("Berthe").await);
    let seats = json!(["me", "open", { "bot": "random" }]);
    let asked = json!({ "title": "canvas", "seats": seats, "private": true });
    let (table, invitation) = open(&anna, asked).await;
    ok_body(join(&berthe, &table, &invitation).await);
    let path = format!("/api/tables/{table}");
    let early = anna.post(&format!("{path}/rematch"), json!({})).await.unwrap();
    assert_eq!(early.status, 409, "{early:?}");
    for (seat, player) in [&anna, &berthe].into_iter().enumerate() {
        do_at(player, &path, "substitute", json!({ "seat": seat, "level": "random" })).await;
    }
    let mut socket = anna.socket(&format!("{path}/socket")).await.unwrap();
    wait_for(&mut socket, |it| it["scene"]["stage"] == "over").await;
    let rematch = format!("{path}/rematch");
    let (first, second) =
        tokio::join!(anna.post(&rematch, json!({})), berthe.post(&rematch, json!({})));
    let (first, second) = (ok_body(first.unwrap()), ok_body(second.unwrap()));
    assert_eq!(first["table"], second["table"]);
    let (next, invitation) =
        (first["table"].as_str().unwrap(), second["invitation"].as_str().unwrap());
    for player in [&anna, &berthe] {
        ok_body(join(player, next, invitation).await);
    }
    let seen = ok_body(berthe.get(&format!("/api/tables/{next}")).await.unwrap());
    assert_eq!((&seen["stage"], &seen["chairs"][0]["bot"]), (&json!("playing"), &json!("random")));
}

/// After a public game two requests for a rematch at the same time open one table.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_rematches_at_once_are_one_table() {
    let server = TestServer::start().await;
    let (anna, berthe) = (server.person("Anna").await, server.person("Berthe").await);
    let seats = json!(["me", "open", { "bot": "random" }]);
    let (table, invitation) = open(&anna, json!({ "title": "canvas", "seats": seats })).await;
    ok_body(join(&berthe, &table, &invitation).await);
    let path = format!("/api/tables/{table}");
    for (seat, player) in [&anna, &berthe].into_iter().enumerate() {
        do_at(player, &path, "substitute", json!({ "seat": seat, "level": "random" })).await;
    }
    let mut socket = anna.socket(&format!("{path}/socket")).await.unwrap();
    wait_for(&mut socket, |it| it["scene"]["stage"] == "over").await;
    let rematch = format!("{path}/rematch");
    let asked: Vec<_> = [&anna, &berthe, &anna, &berthe]
        .into_iter()
        .cloned()
        .map(|who| (who, rematch.clone()))
        .map(|(who, path)| tokio::spawn(async move { who.post(&path, json!({})).await.unwrap() }))
        .collect();
    let mut next = Vec::new();
    for asked in asked {
        next.push(ok_body(asked.await.unwrap())["table"].clone());
    }
    assert!(next.iter().all(|it| *it == next[0]), "{next:?}");
    let open = ok_body(anna.get("/api/tables?which=open").await.unwrap());
    let listed: Vec<_> = open["tables"].as_array().unwrap().iter().map(|it| &it["table"]).collect();
    assert_eq!(listed, [&next[0]], "no ghost beside it");
    let seen =
        ok_body(berthe.get(&format!("/api/tables/{}", next[0].as_str().unwrap())).await.unwrap());
    assert_eq!(seen["chairs"][0]["bot"], "random", "one seat further");
}
