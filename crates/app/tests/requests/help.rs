//! Pages with rules, in the reader's language.

use serde_json::json;

use crate::client::{Answer, Tables};

#[track_caller]
fn check(answer: &Answer, status: u16, words: &[&str]) {
    assert_eq!(answer.status, status, "{}", answer.body);
    for words in words {
        assert!(answer.body.contains(words), "no «{words}» in {}", answer.body);
    }
}

#[test]
fn rules_are_read_in_one_s_language() {
    let stranger = Tables::new().stranger();
    let words = ["<html lang=\"fr\">", "id=\"CV-3.3\"", "La carte à la position 1 est gratuite."];
    check(&stranger.speaking("fr").get("/rules/canvas"), 200, &words);
    let words = ["<html lang=\"it\">", "id=\"AT-4.6\""];
    check(&stranger.speaking("it").get("/rules/atelier"), 200, &words);
    check(&stranger.speaking("it").get("/rules/chess"), 404, &["questo gioco non esiste"]);
}

#[test]
fn the_rules_of_a_table_are_for_those_who_may_look() {
    let tables = Tables::new();
    let anna = tables.person("Anna");
    let (table, invitation) = anna.open(&json!({
        "title": "colors-of-paris", "options": "cards=b", "private": true, "seats": ["me", "open"],
    }));
    let stranger = tables.stranger();
    let path = format!("/table/{table}/rules");
    let words = ["house-rules", "left-out", "id=\"CP-7.1\""];
    check(&anna.get(&path), 200, &words);
    check(&stranger.speaking("fr").get(&path), 404, &["cette table n’existe pas"]);
    let invited = format!("{path}?invitation={invitation}");
    check(&stranger.speaking("it").get(&invited), 200, &words);
}
