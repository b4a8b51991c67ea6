//! A whole game of every title by function calls: opened, joined, played, proven and played again.

use serde_json::{Value, json};

use crate::client::{Client, Tables};

/// Plays for both players, anything that they are offered, until the game is over.
fn play(players: [&Client; 2], table: &str) {
    let path = format!("/api/tables/{table}");
    let mut random = 1_usize;
    for _ in 0..20_000 {
        for (seat, player) in players.into_iter().enumerate() {
            let scene = player.get(&format!("{path}?heard=100000")).json();
            if scene["stage"] == "over" {
                return;
            }
            let actions = scene["game"]["actions"].as_array().map_or(&[][..], Vec::as_slice);
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            // Somebody who paints whenever they can comes to an end sooner.
            let paints =
                |it: &&Value| it["action"].as_str().is_some_and(|it| it.starts_with("paint"));
            let any = || actions.get((random >> 33) % actions.len().max(1));
            let Some(action) = actions.iter().find(paints).or_else(any) else { continue };
            let play = json!({ "seat": seat, "at": scene["at"], "action": action["action"] });
            let played = player.post_json(&format!("{path}/play"), &play);
            assert_eq!(played.status, 200, "{played:?}");
        }
    }
    panic!("no end");
}

#[track_caller]
fn check(title: &str) {
    let tables = Tables::new();
    let (anna, berthe) = (tables.person("Anna"), tables.person("Berthe"));
    let asked = json!({ "title": title, "seats": ["me", "open"], "private": true });
    let (table, invitation) = anna.open(&asked);
    let path = format!("/api/tables/{table}");
    assert_eq!(berthe.get(&path).status, 404, "it is private");
    let join = |invitation: &str| {
        berthe.post_json(&format!("{path}/join"), &json!({ "invitation": invitation }))
    };
    assert_eq!(join(&"0".repeat(32)).status, 404, "as if there were no such table");
    assert_eq!(join(&invitation).status, 200);
    play([&anna, &berthe], &table);
    let rows = tables.memory().rows(table.parse().unwrap()).len() as u64;
    assert_eq!(anna.get(&path).json()["at"], rows, "a state is the fold of its rows");
    let record = anna.get(&format!("{path}/record"));
    assert!(record.body.starts_with(&format!("title    {title}, rules ")), "{record:?}");
    assert_eq!(anna.get(&format!("{path}/proof")).json()["fair"], Value::Bool(true));
    let page = anna.get(&format!("/table/{table}")).body;
    assert!(page.contains("/rematch"), "one may play again: {page}");
    assert_eq!(berthe.submit(&format!("/table/{table}/rematch"), "").status, 303);
    assert!(anna.get(&format!("/table/{table}/next")).field("location").is_some());
}

#[test]
fn canvas_is_played_by_function_calls() {
    check("canvas");
}

#[test]
fn colors_of_paris_is_played_by_function_calls() {
    check("colors-of-paris");
}

#[test]
fn atelier_is_played_by_function_calls() {
    check("atelier");
}
