//! A private game, seen by invitation: every link on its pages works for the invited person too.

use serde_json::json;

use crate::client::{Client, Tables};

/// A private solo game, played to its end: the id of the table, and the invitation.
fn finished(anna: &Client) -> (String, String) {
    let alone = json!({
        "title": "canvas", "seats": ["me"], "options": "solo=puzzle", "private": true,
    });
    let (table, invitation) = anna.open(&alone);
    let path = format!("/api/tables/{table}");
    loop {
        let scene = anna.get(&path).json();
        if scene["stage"] == "over" {
            return (table, invitation);
        }
        let action = &scene["game"]["actions"][0]["action"];
        let play = json!({ "seat": 0, "at": scene["at"], "action": action });
        let played = anna.post_json(&format!("{path}/play"), &play);
        assert_eq!(played.status, 200, "{played:?}");
    }
}

/// The links of a page to pages of this table.
fn links<'p>(page: &'p str, table: &str) -> Vec<&'p str> {
    let links = page.split("href=\"").skip(1).filter_map(|it| it.split('"').next());
    links.filter(|it| it.contains(table)).collect()
}

#[test]
fn every_link_of_a_private_game_opens_for_the_invited() {
    let tables = Tables::new();
    let (anna, berthe) = (tables.person("Anna"), tables.person("Berthe"));
    let (table, invitation) = finished(&anna);
    let get = |path: String| berthe.get(&path);
    assert_eq!(get(format!("/table/{table}")).status, 404, "it is private");
    let way = |to: &str| format!("/table/{table}{to}?invitation={invitation}");
    for from in ["", "/replay", "/text", "/fairness", "/rules"] {
        let page = get(way(from));
        let links = links(&page.body, &table);
        assert!(!links.is_empty(), "{from}: {page:?}");
        // The log of a game has a link for each of its moments.
        for link in links.iter().take(6).chain(links.iter().rev().take(6)) {
            let there = get(link.replace("&amp;", "&"));
            assert_eq!(there.status, 200, "{from} leads to {link}");
        }
    }
    assert_eq!(get(way("/next")).status, 404, "nobody plays again yet");
    let again = anna.post_json(&format!("/api/tables/{table}/rematch"), &json!({}));
    assert_eq!(again.status, 200, "{again:?}");
    let next = get(way("/next"));
    let next = next.field("location").expect("a way");
    assert_eq!(get(next.to_owned()).status, 200, "where they play again");
    assert_eq!(get(format!("/table/{table}/next")).status, 404, "it is private");
    let fork = format!("/table/{table}/fork");
    for (fields, status) in [("at=3", 404), (&*format!("at=3&invitation={invitation}"), 303)] {
        let forked = berthe.submit(&fork, fields);
        assert_eq!(forked.status, status, "{forked:?}");
    }
}
