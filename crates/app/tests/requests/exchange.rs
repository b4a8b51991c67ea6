//! What an exchange asks for: effects as values, and the same answer from the same inputs.

use std::sync::Arc;

use app::{Effect, Inputs, Keys, Problem, Requester, Step};
use serde_json::json;
use tables::Secret;

use crate::client::Tables;

fn inputs() -> Inputs {
    let keys = Arc::new(Keys::new(Secret::new([7; 32])));
    Inputs { requester: Requester(None), now: 5, seed: [3; 32], keys, https: false }
}

fn get(path: &str) -> http::Request<Vec<u8>> {
    http::Request::get(path).body(Vec::new()).unwrap()
}

#[test]
fn a_page_of_rules_needs_nothing() {
    assert!(matches!(app::answer(get("/rules/canvas"), inputs()).step(), Step::Done(_)));
}

#[test]
fn a_table_is_asked_for_and_its_absence_told() {
    let mut exchange = app::answer(get(&format!("/api/tables/{}", "0".repeat(32))), inputs());
    let Step::Perform(Effect::Table { reply, .. }) = exchange.step() else { panic!("no table") };
    reply.send(Err(Problem::Missing(app::refused::Missing::Table)));
    let Step::Done(answer) = exchange.step() else { panic!("no answer") };
    assert_eq!(answer.status(), 404);
}

/// A link is used by a row in a log of its own; a failed append is no second use.
#[test]
fn a_link_is_used_by_one_row() {
    let tables = Tables::new();
    let anna = tables.person("Anna");
    let link = anna.post_json("/api/me/link", &json!({})).json();
    let claim = |client: &crate::client::Client| client.post_json("/api/me/claim", &link);
    assert_eq!(claim(&tables.stranger()).json()["name"], "Anna");
    assert_eq!(claim(&tables.stranger()).status, 403, "it works once");
}

#[test]
fn the_same_inputs_have_the_same_answer() {
    let requests = || {
        let tables = Tables::new();
        let anna = tables.person("Anna");
        let (table, _) =
            anna.open(&json!({ "title": "atelier", "seats": ["me", { "here": "Berthe" }] }));
        [anna.get(&format!("/table/{table}")).body, anna.get("/").body, table]
    };
    assert_eq!(requests(), requests());
}
