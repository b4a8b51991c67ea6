//! Newcomers who sit down: a double click is one person, and the entropy of the browser is kept.

use crowd::Client;
use serde_json::json;

use crate::{
    raw,
    test_server::{TestServer, ok_body, open},
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_clicks_of_a_newcomer_are_one_person() {
    let server = TestServer::start().await;
    let anna = server.person("Anna").await;
    let asked = json!({ "title": "canvas", "seats": ["me", "open", "open"], "private": true });
    let (table, invitation) = open(&anna, asked).await;
    let stranger = Client::stranger(server.address);
    let path = format!("/table/{table}?invitation={invitation}");
    let page = raw::get(server.address, &stranger, &path).await;
    let newcomer = page.remembered(&stranger).expect("somebody before they send a form");
    assert!(page.body.contains("name=\"name\" required"), "they tell their name with the form");
    let (join, luck) = (format!("/table/{table}/join"), "5e".repeat(16));
    let form = format!("seat=1&invitation={invitation}&name=Berthe&entropy={luck}");
    let click = || raw::submit(server.address, &newcomer, &join, &form);
    let (first, second) = tokio::join!(click(), click());
    let mut ids = Vec::new();
    for answer in [first, second, click().await] {
        let location = Some(format!("/table/{table}"));
        assert_eq!((answer.status(), answer.field("location")), ("303", location.as_deref()));
        let there = answer.remembered(&newcomer).unwrap();
        ids.push(ok_body(there.get("/api/me").await.unwrap()));
    }
    assert_eq!((&ids[0], &ids[0]), (&ids[1], &ids[2]));
    assert_eq!(ids[0]["name"], "Berthe");
    let seen = ok_body(anna.get(&format!("/api/tables/{table}")).await.unwrap());
    let names: Vec<_> = seen["chairs"].as_array().unwrap().iter().map(|it| &it["name"]).collect();
    assert_eq!(names, [&json!("Anna"), &json!("Berthe"), &json!(null)], "{seen}");
    let log = server.store.read(&table, 0).await.unwrap();
    let sat = log.iter().filter(|row| row.text.contains(&luck)).count();
    assert_eq!(sat, 1, "their luck is in the log, once");
}

/// A known person keeps their identity, and a taken chair stays taken for others.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_leave_known_people_as_they_are() {
    let server = TestServer::start().await;
    let (anna, berthe) = (server.person("Anna").await, server.person("Berthe").await);
    let (table, _) = open(&anna, json!({ "title": "canvas", "seats": ["me", "open"] })).await;
    for path in ["/", "/new/canvas", &format!("/table/{table}")] {
        assert_eq!(raw::get(server.address, &berthe, path).await.field("set-cookie"), None);
        let stranger = raw::get(server.address, &Client::stranger(server.address), path).await;
        assert!(stranger.field("set-cookie").is_some(), "{path}");
    }
    let join = format!("/table/{table}/join");
    let taken = raw::submit(server.address, &berthe, &join, "seat=0").await;
    assert_eq!(taken.status(), "409", "{taken:?}");
    assert!(taken.body.contains("this seat is taken"), "{taken:?}");
}

/// In a solo game the status bar tells what Vincent did, not what the player did.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_plays_alone_is_told_what_came_of_it() {
    let server = TestServer::start().await;
    let anna = server.person("Anna").await;
    let alone = json!({ "title": "canvas", "seats": ["me"], "options": "solo=vincent" });
    let (table, _) = open(&anna, alone).await;
    for _ in 0..2 {
        let path = format!("/api/tables/{table}");
        let scene = ok_body(anna.get(&path).await.unwrap());
        let play = json!({ "seat": 0, "at": scene["at"], "action": "take 1" });
        ok_body(anna.post(&format!("{path}/play"), play).await.unwrap());
        let page = raw::get(server.address, &anna, &format!("/table/{table}")).await.body;
        let lately = page.split_once("class=\"lately\">").unwrap().1.split_once("</p>").unwrap().0;
        assert_eq!(lately.matches("Vincent tosses").count(), 1, "{lately}");
        assert!(!lately.contains("You take"), "{lately}");
    }
}
