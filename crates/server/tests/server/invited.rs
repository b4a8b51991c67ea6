//! A private game, seen by invitation: every link on its pages works for the invited person too.

use crowd::Client;
use serde_json::json;

use crate::{
    raw,
    test_server::{TestServer, ok_body, open},
};

/// A private solo game, played to its end: the id of the table, and the invitation.
async fn finished(anna: &Client) -> (String, String) {
    let alone = json!({
        "title": "canvas", "seats": ["me"], "options": "solo=puzzle", "private": true,
    });
    let (table, invitation) = open(anna, alone).await;
    let path = format!("/api/tables/{table}");
    loop {
        let scene = ok_body(anna.get(&path).await.unwrap());
        if scene["stage"] == "over" {
            return (table, invitation);
        }
        let action = &scene["game"]["actions"][0]["action"];
        let play = json!({ "seat": 0, "at": scene["at"], "action": action });
        ok_body(anna.post(&format!("{path}/play"), play).await.unwrap());
    }
}

/// The links of a page to pages of this table.
fn links<'p>(page: &'p str, table: &str) -> Vec<&'p str> {
    let links = page.split("href=\"").skip(1).filter_map(|it| it.split('"').next());
    links.filter(|it| it.contains(table)).collect()
}

#[tokio::test]
async fn every_link_of_a_private_game_opens_for_the_invited() {
    let server = TestServer::start().await;
    let (anna, berthe) = (server.person("Anna").await, server.person("Berthe").await);
    let (table, invitation) = finished(&anna).await;
    let get = |path: String| {
        let (address, berthe) = (server.address, &berthe);
        async move { raw::get(address, berthe, &path).await }
    };
    assert_eq!(get(format!("/table/{table}")).await.status(), "404", "it is private");
    let way = |to: &str| format!("/table/{table}{to}?invitation={invitation}");
    for from in ["", "/replay", "/text", "/fairness", "/rules"] {
        let page = get(way(from)).await;
        let links = links(&page.body, &table);
        assert!(!links.is_empty(), "{from}: {page:?}");
        // The log of a game has a link for each of its moments.
        for link in links.iter().take(6).chain(links.iter().rev().take(6)) {
            let there = get(link.replace("&amp;", "&")).await;
            assert_eq!(there.status(), "200", "{from} leads to {link}");
        }
    }
    assert_eq!(get(way("/next")).await.status(), "404", "nobody plays again yet");
    ok_body(anna.post(&format!("/api/tables/{table}/rematch"), json!({})).await.unwrap());
    let next = get(way("/next")).await;
    let next = next.head.lines().find_map(|it| it.strip_prefix("location: ")).expect("a way");
    assert_eq!(get(next.to_owned()).await.status(), "200", "where they play again");
    assert_eq!(get(format!("/table/{table}/next")).await.status(), "404", "it is private");
    let fork = format!("/table/{table}/fork");
    for (fields, status) in [("at=3", "404"), (&*format!("at=3&invitation={invitation}"), "303")] {
        let forked = raw::submit(server.address, &berthe, &fork, fields).await;
        assert_eq!(forked.status(), status, "{forked:?}");
    }
}
