//! Every seat leaves and comes back at every step of a game, through the server: it goes on.

use crowd::{Client, Socket};
use serde_json::{Value, json};

use crate::house::{Served, fine, join, open, wait_for};

/// Somebody at a table, connected or not.
struct Player {
    client: Client,
    socket: Option<Socket>,
}

async fn do_at(player: &Client, path: &str, deed: &str, body: Value) -> u64 {
    let answer = fine(player.post(&format!("{path}/{deed}"), body).await.unwrap());
    answer["at"].as_u64().unwrap()
}

impl Player {
    /// Away and back in one of five ways.
    async fn away_and_back(&mut self, path: &str, seat: usize, way: usize) {
        match way % 5 {
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

    /// As long as there is a game: a bot that was called may have ended it.
    async fn sit_down_again(&self, path: &str, seat: usize) {
        let joined =
            self.client.post(&format!("{path}/join"), json!({ "seat": seat })).await.unwrap();
        if joined.body["error"]["reason"] != "the game is over" {
            fine(joined);
        }
    }

    /// What they see once the table has so many rows.
    async fn sees(&mut self, at: u64) -> Value {
        let socket = self.socket.as_mut().unwrap();
        let fits = |it: &Value| it["scene"]["at"].as_u64().is_some_and(|it| at <= it);
        wait_for(socket, fits).await["scene"].take()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_seat_leaves_and_comes_back_at_every_step() {
    let served = Served::start().await;
    let people = [served.person("Anna").await, served.person("Berthe").await];
    let (table, invitation) =
        open(&people[0], json!({ "title": "canvas", "seats": ["me", "open"] })).await;
    fine(join(&people[1], &table, &invitation).await);
    let path = format!("/api/tables/{table}");
    let mut players = people.map(|client| Player { client, socket: None });
    for step in 0.. {
        for (seat, player) in players.iter_mut().enumerate() {
            player.away_and_back(&path, seat, step + seat).await;
        }
        let seen = fine(players[0].client.get(&path).await.unwrap());
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
    let record = fine(players[1].client.get(&format!("{path}/record")).await.unwrap());
    tables::verify(record.as_str().unwrap()).unwrap();
}

/// A bot plays for somebody who is away until they say that they are back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_plays_to_the_end_for_all_who_are_away() {
    let served = Served::start().await;
    let (anna, berthe) = (served.person("Anna").await, served.person("Berthe").await);
    let (table, invitation) =
        open(&anna, json!({ "title": "canvas", "seats": ["me", "open"] })).await;
    fine(join(&berthe, &table, &invitation).await);
    let path = format!("/api/tables/{table}");
    let mut socket = anna.socket(&format!("{path}/socket")).await.unwrap();
    for (seat, player) in [&anna, &berthe].into_iter().enumerate() {
        let bot = json!({ "seat": seat, "level": "greedy" });
        do_at(player, &path, "substitute", bot).await;
    }
    wait_for(&mut socket, |it| it["scene"]["stage"] == "over").await;
    let record = fine(anna.get(&format!("{path}/record")).await.unwrap());
    tables::verify(record.as_str().unwrap()).unwrap();
}

/// Whoever has left a private table does not see it any more, not even in their list.
#[tokio::test]
async fn whoever_has_left_is_outside() {
    let served = Served::start().await;
    let (anna, berthe) = (served.person("Anna").await, served.person("Berthe").await);
    let asked = json!({ "title": "canvas", "seats": ["me", "open", "open"], "private": true });
    let (table, invitation) = open(&anna, asked).await;
    fine(join(&berthe, &table, &invitation).await);
    let path = format!("/api/tables/{table}");
    let mut socket = berthe.socket(&format!("{path}/socket")).await.unwrap();
    wait_for(&mut socket, |it| it["scene"].is_object()).await;
    do_at(&berthe, &path, "leave", json!({ "seat": 1 })).await;
    assert_eq!(socket.next().await.unwrap(), None, "the server closes the connection");
    assert_eq!(berthe.get(&path).await.unwrap().status, 404);
    let mine = fine(berthe.get("/api/tables?which=mine").await.unwrap());
    assert_eq!(mine["tables"], json!([]));
    fine(join(&berthe, &table, &invitation).await);
}

/// After a private game both ask for another one, and both get in.
#[tokio::test]
async fn a_rematch_lets_the_same_people_in() {
    let served = Served::start().await;
    let (anna, berthe) = (served.person("Anna").await, served.person("Berthe").await);
    let seats = json!(["me", "open", { "bot": "random" }]);
    let asked = json!({ "title": "canvas", "seats": seats, "private": true });
    let (table, invitation) = open(&anna, asked).await;
    fine(join(&berthe, &table, &invitation).await);
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
    let (first, second) = (fine(first.unwrap()), fine(second.unwrap()));
    assert_eq!(first["table"], second["table"]);
    let (next, invitation) =
        (first["table"].as_str().unwrap(), second["invitation"].as_str().unwrap());
    for player in [&anna, &berthe] {
        fine(join(player, next, invitation).await);
    }
    let seen = fine(berthe.get(&format!("/api/tables/{next}")).await.unwrap());
    assert_eq!((&seen["stage"], &seen["chairs"][0]["bot"]), (&json!("playing"), &json!("random")));
}
