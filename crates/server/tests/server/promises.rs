//! Promises: luck is sealed before anybody adds entropy, also at a table that is dealt as soon as it is opened.

use serde_json::{Value, json};

use crate::{
    raw,
    test_server::{TestServer, ok_body, open},
};

/// A promise, and the seal that was shown with it.
async fn promise(client: &crowd::Client) -> (String, String) {
    let answer = ok_body(client.get("/api/promise").await.unwrap());
    let text = |name: &str| answer[name].as_str().unwrap().to_owned();
    (text("promise"), text("commitment"))
}

fn alone(promise: &str) -> Value {
    json!({ "title": "canvas", "seats": ["me"], "promise": promise, "entropy": "5".repeat(32) })
}

#[tokio::test]
async fn the_seal_is_shown_before_the_deal() {
    let server = TestServer::start().await;
    let anna = server.person("Anna").await;
    let (promise, seal) = promise(&anna).await;
    let (table, _) = open(&anna, alone(&promise)).await;
    let seen = ok_body(anna.get(&format!("/api/tables/{table}")).await.unwrap());
    assert_eq!(
        (seen["stage"].as_str(), seen["commitment"].as_str()),
        (Some("playing"), Some(&*seal))
    );
    let (again, _) = open(&anna, alone(&promise)).await;
    assert_eq!(again, table, "a promise is good for one table");
}

#[tokio::test]
async fn a_promise_is_kept_once_and_only_if_we_gave_it() {
    let server = TestServer::start().await;
    let (anna, berthe) = (server.person("Anna").await, server.person("Berthe").await);
    let (promise, _) = promise(&anna).await;
    open(&anna, alone(&promise)).await;
    let taken = berthe.post("/api/tables", alone(&promise)).await.unwrap();
    assert_eq!(taken.status, 403, "{taken:?}");
    let forged = format!("{}{promise}", "0".repeat(2));
    for wrong in [forged.as_str(), "", "x", &"0".repeat(32)] {
        let answer = anna.post("/api/tables", alone(wrong)).await.unwrap();
        assert_eq!(answer.status, 400, "{wrong}: {answer:?}");
    }
}

/// The promise and the seal in the form of a page, as sent without a script.
fn sealed(page: &str) -> (String, String) {
    let after = |text: &str, end: char| {
        let found = page.split_once(text).unwrap_or_else(|| panic!("no {text} in {page}")).1;
        found.split(end).next().unwrap().to_owned()
    };
    (after("name=\"promise\" value=\"", '"'), after("<code>", '<'))
}

#[tokio::test]
async fn pages_show_the_seal_of_the_table_that_they_open() {
    let server = TestServer::start().await;
    let anna = server.person("Anna").await;
    for (page, action, fields) in [
        ("/", "/quick/atelier", "level=random"),
        ("/new/canvas", "/new/canvas", "preset=first-game&seat=me&seat=bot-random&private=on"),
    ] {
        let shown = raw::get(server.address, &anna, page).await;
        let (promise, seal) = sealed(&shown.body);
        let fields = format!("{fields}&promise={promise}&entropy={}", "7".repeat(32));
        let response = raw::submit(server.address, &anna, action, &fields).await;
        let place = response.field("location").unwrap_or_else(|| panic!("{response:?}"));
        let table = place.strip_prefix("/table/").unwrap();
        let seen = ok_body(anna.get(&format!("/api/tables/{table}")).await.unwrap());
        assert_eq!(seen["commitment"], seal);
        let twice = raw::submit(server.address, &anna, action, &fields).await;
        assert_eq!(twice.field("location"), Some(place), "who clicks twice has one table");
    }
    // The lobby has one promise for all its posters: what is opened is never anything else than asked.
    let lobby = raw::get(server.address, &anna, "/").await;
    let (promise, _) = sealed(&lobby.body);
    let fields = format!("level=random&promise={promise}");
    let first = raw::submit(server.address, &anna, "/quick/atelier", &fields).await;
    assert_eq!(first.status(), "303");
    let second = raw::submit(server.address, &anna, "/quick/canvas", &fields).await;
    assert_eq!(second.status(), "409", "{second:?}");
    assert!(second.body.contains("another table was opened"), "{second:?}");
    let forged = raw::submit(server.address, &anna, "/quick/canvas", "promise=0.0").await;
    assert_eq!(forged.status(), "409", "no table is opened under another seal than was shown");
}
