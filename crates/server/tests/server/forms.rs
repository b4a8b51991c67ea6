//! Chairs during a game, changed by the forms of the page and nothing else.

use std::time::Duration;

use crowd::Client;
use serde_json::{Value, json};
use store::{Append, Appended};

use crate::{
    raw::{self, Raw},
    test_server::{TestServer, join, ok_body, open, random_token, wait_for},
};

/// The first text between `begin` and `end`.
fn between<'t>(text: &'t str, begin: &str, end: &str) -> Option<&'t str> {
    text.split_once(begin)?.1.split_once(end).map(|(inside, _)| inside)
}

/// A form of a page, as a browser without scripts would send it: the path and the body.
fn form(page: &str, id: &str) -> Option<(String, String)> {
    let form = between(page, &format!("id=\"{id}\" method=\"post\""), "</form>")?;
    let hidden = form.split("<input type=\"hidden\" name=\"").skip(1).filter_map(|it| {
        let (name, rest) = it.split_once('"')?;
        Some(format!("{name}={}", rest.strip_prefix(" value=\"")?.split('"').next()?))
    });
    let chosen = form.split("<option value=\"").find(|it| it.contains(" selected"));
    let level = chosen.and_then(|it| it.split('"').next()).map(|it| format!("level={it}"));
    let fields: Vec<String> = hidden.chain(level).collect();
    Some((between(form, "action=\"", "\"")?.to_owned(), fields.join("&")))
}

/// A person with the page of a table.
struct Before<'s> {
    server: &'s TestServer,
    client: &'s Client,
    path: String,
}

impl Before<'_> {
    async fn look(&self) -> Raw {
        raw::get(self.server.address, self.client, &self.path).await
    }

    async fn has(&self, id: &str) -> bool {
        form(&self.look().await.body, id).is_some()
    }

    async fn submit(&self, id: &str) -> Raw {
        let page = self.look().await;
        let found = form(&page.body, id);
        let (action, fields) = found.unwrap_or_else(|| panic!("no {id} in {}", page.body));
        raw::submit(self.server.address, self.client, &action, &fields).await
    }

    /// Sends a form, and checks the redirect.
    async fn led(&self, id: &str, place: &str) {
        let answer = self.submit(id).await;
        assert_eq!((answer.status(), answer.field("location")), ("303", Some(place)), "{answer:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_get_up_and_sit_down_by_forms() {
    let server = TestServer::start().await;
    let (anna, berthe) = (server.person("Anna").await, server.person("Berthe").await);
    let asked = json!({ "title": "canvas", "seats": ["me", "open"], "private": true });
    let (table, invitation) = open(&anna, asked).await;
    let own = format!("/table/{table}");
    let at = |client, path: &str| Before { server: &server, client, path: path.to_owned() };
    let (host, guest) = (at(&anna, &own), at(&berthe, &own));
    let invited = at(&berthe, &format!("{own}?invitation={invitation}"));
    assert!(host.has("leave-A").await && !host.has("substitute-A").await, "before the game");
    invited.led("join-B", &own).await;
    guest.led("substitute-B", &own).await;
    assert!(!guest.has("substitute-B").await);
    guest.led("return-B", &own).await;
    assert!(guest.has("substitute-B").await);
    // Whoever gets up is led to where they may look on, and sit down again.
    guest.led("leave-B", &format!("{own}?invitation={invitation}")).await;
    assert_eq!(guest.look().await.status(), "404", "without it they are outside");
    assert!(host.has("fill-B").await && !host.has("join-B").await, "Anna knows A's secrets");
    // Those who stay are told of it by name.
    let page = host.look().await.body;
    for sentence in
        ["plays for them.", "Berthe is back.", "Berthe has left the table.", "left by Berthe"]
    {
        assert!(page.contains(sentence), "{sentence}: {page}");
    }
    assert!(invited.has("join-B").await && !invited.has("fill-B").await);
    host.led("fill-B", &own).await;
    let seen = ok_body(anna.get(&format!("/api/tables/{table}")).await.unwrap());
    assert_eq!(seen["chairs"][1]["bot"], "student");
    assert!(!host.has("fill-B").await && !invited.has("join-B").await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_plays_for_those_who_keep_the_table_waiting() {
    let server = TestServer::start().await;
    let people = [server.person("Anna").await, server.person("Berthe").await];
    let (table, _) = open(&people[0], json!({ "title": "canvas", "seats": ["me", "open"] })).await;
    let path = format!("/api/tables/{table}");
    ok_body(people[1].post(&format!("{path}/join"), json!({})).await.unwrap());
    let seen = ok_body(people[0].get(&path).await.unwrap());
    let asked = usize::try_from(seen["waits_for"][0].as_u64().unwrap()).unwrap();
    let (button, waits) = (["substitute-A", "substitute-B"][asked], &people[1 - asked]);
    let at = |client, path| Before { server: &server, client, path };
    let early = at(waits, format!("/table/{table}")).submit(button).await;
    assert_eq!(early.status(), "409");
    assert!(early.body.contains("they may still be thinking"), "{early:?}");
    assert!(early.body.contains(&format!("href=\"/table/{table}\"")), "there is a way back");
    let old = format!("/table/{}", two_minutes_ago(&server, &table).await);
    let stranger = Client::stranger(server.address);
    assert!(!at(&stranger, old.clone()).has(button).await, "this is for those who sit here");
    // Whoever is here is waited for longer.
    let path = format!("/api{}/socket", old.replace("/table", "/tables"));
    let here = people[asked].socket(&path).await.unwrap();
    assert_eq!(at(waits, old.clone()).submit(button).await.status(), "409");
    drop(here);
    let gone = async {
        while at(waits, old.clone()).submit(button).await.status() != "303" {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), gone).await.expect("they are known to be away");
    let back = ["return-A", "return-B"][asked];
    at(&people[asked], old.clone()).led(back, &old).await;
}

/// A copy of a table in which everything happened two minutes earlier.
async fn two_minutes_ago(server: &TestServer, table: &str) -> String {
    let again = random_token().to_string();
    let mut append = Append::new(&again, 0);
    append.rows = server.store.read(table, 0).await.unwrap();
    for row in &mut append.rows {
        row.time -= 120_000;
    }
    assert_eq!(server.store.append(append).await.unwrap(), Appended::Done);
    again
}

/// After a private game the person who asks for a rematch sits down at once, under a seal that the page has shown; the
/// bots are there already, and the other player finds the table by the page.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_plays_again_sits_down_at_once() {
    let server = TestServer::start().await;
    let (anna, berthe) = (server.person("Anna").await, server.person("Berthe").await);
    let seats = json!(["me", "open", { "bot": "random" }]);
    let asked = json!({ "title": "canvas", "seats": seats, "private": true, "pace": "calm" });
    let (table, invitation) = open(&anna, asked).await;
    ok_body(join(&berthe, &table, &invitation).await);
    let path = format!("/api/tables/{table}");
    for (seat, player) in [&anna, &berthe].into_iter().enumerate() {
        let bot = json!({ "seat": seat, "level": "random" });
        ok_body(player.post(&format!("{path}/substitute"), bot).await.unwrap());
    }
    let mut socket = anna.socket(&format!("{path}/socket")).await.unwrap();
    wait_for(&mut socket, |it| it["scene"]["stage"] == "over").await;
    let at = |client| Before { server: &server, client, path: format!("/table/{table}") };
    let page = at(&anna).look().await.body;
    let seal = between(&page, "data-seal=\"", "\"").expect("what is added is added under a seal");
    let answer = at(&anna).submit("again").await;
    let next = answer.field("location").expect("she is led there");
    let next = between(next, "/table/", "?").unwrap().to_owned();
    let seen = async |who: &Client| ok_body(who.get(&format!("/api/tables/{next}")).await.unwrap());
    let scene = seen(&anna).await;
    assert_eq!((&scene["yours"], &scene["stage"]), (&json!([1]), &json!("gathering")));
    assert_eq!((&scene["commitment"], &scene["pace"]), (&json!(seal), &json!("calm")));
    assert_eq!(scene["chairs"][0]["bot"], "random");
    assert!(at(&anna).look().await.body.contains("To the next game"));
    assert!(at(&berthe).look().await.body.contains("Anna wants to play again: sit down"));
    for _ in 0..2 {
        assert_eq!(at(&berthe).submit("again").await.status(), "303", "twice does no harm");
    }
    let scene = seen(&berthe).await;
    assert_eq!((&scene["yours"], &scene["stage"]), (&json!([2]), &json!("playing")));
}

/// A double click in the middle of a turn, and one more click on an outdated page, restart the turn once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_is_begun_again_once_however_often_one_clicks() {
    let server = TestServer::start().await;
    let anna = server.person("Anna").await;
    let alone = json!({ "title": "canvas", "seats": ["me"], "options": "solo=puzzle" });
    let (table, _) = open(&anna, alone).await;
    let path = format!("/api/tables/{table}");
    let lays = |scene: &Value| {
        let actions = scene["game"]["actions"].as_array().unwrap().iter();
        let mut actions = actions.filter_map(|it| it["action"].as_str());
        actions.find(|it| it.starts_with("lay ")).map(str::to_owned)
    };
    let play = async |scene: &Value, action: &str| {
        let play = json!({ "seat": 0, "at": scene["at"], "action": action });
        ok_body(anna.post(&format!("{path}/play"), play).await.unwrap());
        ok_body(anna.get(&path).await.unwrap())
    };
    let mut scene = ok_body(anna.get(&path).await.unwrap());
    while lays(&scene).is_none() {
        let action = scene["game"]["actions"][0]["action"].as_str().unwrap().to_owned();
        scene = play(&scene, &action).await;
    }
    let before = scene["game"]["view"].clone();
    for _ in 0..2 {
        let lay = lays(&scene).unwrap();
        scene = play(&scene, &lay).await;
    }
    assert_ne!(scene["game"]["view"], before);
    let restart = format!("/table/{table}/restart");
    let fields = format!("seat=0&at={}", scene["at"]);
    let click = || raw::submit(server.address, &anna, &restart, &fields);
    let (one, two) = tokio::join!(click(), click());
    let three = click().await;
    for answer in [one, two, three] {
        assert!(["303", "409"].contains(&answer.status()), "{answer:?}");
    }
    assert_eq!(ok_body(anna.get(&path).await.unwrap())["game"]["view"], before);
}
