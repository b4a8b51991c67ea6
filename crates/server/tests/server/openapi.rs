//! `openapi.json` is true: every operation in it is requested from a real server, and requests and responses match it.

use std::collections::BTreeSet;

use crowd::Client;
use hyper::{Method, body::Bytes};
use serde_json::{Value, json};

use crate::{
    schema::misfit,
    test_server::{TestServer, ok_body},
};

/// A client that compares every request and response with the document.
struct DocumentedClient {
    document: Value,
    /// The operations that have succeeded.
    seen: BTreeSet<String>,
    table: String,
}

impl DocumentedClient {
    async fn ask(&mut self, who: &Client, method: &str, path: &str, body: Value) -> Value {
        let (route, query) = path.split_once('?').unwrap_or((path, ""));
        let operation = &self.document["paths"][route][method.to_lowercase()];
        assert!(operation.is_object(), "{method} {route} is not told of");
        let query = if query.is_empty() { String::new() } else { format!("?{query}") };
        let real = format!("{}{query}", route.replace("{id}", &self.table));
        let (bytes, headers) = match body {
            Value::Null => (Bytes::new(), vec![]),
            ref body => (Bytes::from(body.to_string()), vec![("content-type", "application/json")]),
        };
        let answer = who.send(method.parse().unwrap(), &real, bytes, &headers).await.unwrap();
        if answer.status == 200 {
            self.seen.insert(format!("{method} {route}"));
            self.check_request(operation, &body, path);
        }
        let status = answer.status.to_string();
        let responses = &operation["responses"];
        let response = responses.get(&status).unwrap_or(&responses["default"]);
        let response = match response.get("$ref") {
            Some(to) => self.document.pointer(&to.as_str().unwrap()[1..]).unwrap(),
            None => response,
        };
        let (_, content) = response["content"].as_object().unwrap().iter().next().unwrap();
        let misfit = misfit(&self.document, &content["schema"], &answer.body);
        assert_eq!(misfit, None, "{method} {path}: {}", answer.body);
        answer.body
    }

    fn check_request(&self, operation: &Value, body: &Value, path: &str) {
        let wanted = &operation["requestBody"]["content"]["application/json"]["schema"];
        match wanted {
            Value::Null => assert!(body.is_null() || *body == json!({}), "{path} takes no body"),
            wanted => assert_eq!(misfit(&self.document, wanted, body), None, "{path}: {body}"),
        }
    }

    /// Requests all operations that need no chair.
    async fn look_around(&mut self, stranger: &Client, anna: &Client) {
        let nothing = Value::Null;
        for path in ["/health", "/metrics", "/api/openapi.json", "/api/titles", "/api/me"] {
            self.ask(stranger, "GET", path, nothing.clone()).await;
        }
        self.ask(anna, "GET", "/api/me", nothing.clone()).await;
        self.ask(stranger, "POST", "/api/me", json!({ "name": "Zoë" })).await;
        self.ask(stranger, "POST", "/api/me", json!({ "name": " " })).await;
        self.ask(stranger, "POST", "/api/me/link", nothing.clone()).await;
        let link = self.ask(anna, "POST", "/api/me/link", nothing.clone()).await;
        self.ask(stranger, "POST", "/api/me/claim", link.clone()).await;
        self.ask(stranger, "POST", "/api/me/claim", link).await;
        for which in ["", "?which=open", "?which=mine", "?which=finished", "?which=x"] {
            self.ask(anna, "GET", &format!("/api/tables{which}"), nothing.clone()).await;
        }
    }

    async fn at_table(&mut self, who: &Client, deed: &str, body: Value) -> Value {
        self.ask(who, "POST", &format!("/api/tables/{{id}}/{deed}"), body).await
    }

    async fn gather(&mut self, anna: &Client, berthe: &Client) {
        let nothing = Value::Null;
        let bad = json!({ "title": "canvas", "seats": ["me"], "options": "solo=never" });
        self.ask(anna, "POST", "/api/tables", bad).await;
        let files = json!({});
        let asked = json!({ "title": "canvas", "options": "", "files": files, "private": false, "pace": "slow",
            "seats": ["me", "open", "open"], "entropy": "00".repeat(16) });
        let response = self.ask(anna, "POST", "/api/tables", asked).await;
        response["table"].as_str().unwrap().clone_into(&mut self.table);
        self.ask(anna, "GET", "/api/tables/{id}", nothing.clone()).await;
        self.ask(anna, "GET", "/api/tables/{id}?seat=2", nothing.clone()).await;
        self.ask(anna, "GET", "/api/tables/{id}/print", nothing.clone()).await;
        self.ask(anna, "GET", "/api/tables", nothing).await;
        self.at_table(anna, "fill", json!({ "seat": 2, "level": "random" })).await;
        let key =
            json!({ "seat": 1, "name": "B.", "entropy": "11".repeat(16), "key": "one", "at": 3 });
        self.at_table(berthe, "join", key).await;
        self.at_table(anna, "rename", json!({ "seat": 0, "name": "A." })).await;
        self.at_table(anna, "say", json!({ "text": "Good luck" })).await;
        self.at_table(anna, "say", json!({ "text": "" })).await;
        self.at_table(anna, "pace", json!({ "pace": "calm" })).await;
        self.at_table(anna, "pace", json!({ "pace": "presto" })).await;
        self.at_table(berthe, "hurry", json!({})).await;
        self.at_table(berthe, "substitute", json!({ "seat": 1, "level": "random" })).await;
        self.at_table(berthe, "return", json!({ "seat": 1 })).await;
        self.at_table(berthe, "leave", json!({ "seat": 1 })).await;
        self.at_table(berthe, "join", json!({})).await;
        self.at_table(anna, "play", json!({ "seat": 1, "action": "take 1" })).await;
        self.at_table(anna, "play", json!({ "seat": 0, "action": "fly" })).await;
        self.ask(anna, "GET", "/api/tables/{id}/record", Value::Null).await;
        self.ask(anna, "GET", "/api/tables/{id}/proof", Value::Null).await;
        self.ask(anna, "GET", "/api/promise", Value::Null).await;
    }

    async fn play(&mut self, players: [&Client; 2]) {
        loop {
            let mut over = false;
            for (seat, who) in players.into_iter().enumerate() {
                let path = format!("/api/tables/{{id}}?seat={seat}&heard=5");
                let seen = self.ask(who, "GET", &path, Value::Null).await;
                over |= seen["stage"] == "over";
                let regrets = !self.seen.contains("POST /api/tables/{id}/undo");
                if regrets && seen["game"]["can_undo"] == true {
                    self.at_table(who, "undo", json!({ "seat": seat })).await;
                }
                // The last action: whoever completes a painting can take a layer back.
                let actions = seen["game"]["actions"].as_array().unwrap();
                if let Some(action) = actions.last() {
                    let play =
                        json!({ "seat": seat, "at": seen["at"], "action": action["action"] });
                    self.at_table(who, "play", play).await;
                }
            }
            if over {
                return;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_asked_and_answered_fits_the_document() {
    let server = TestServer::start().await;
    let (anna, berthe) = (server.person("Anna").await, server.person("Berthe").await);
    let stranger = Client::stranger(server.address);
    let document = ok_body(stranger.get("/api/openapi.json").await.unwrap());
    let mut client = DocumentedClient { document, seen: BTreeSet::new(), table: "0".repeat(32) };
    client.look_around(&stranger, &anna).await;
    client.ask(&anna, "GET", "/api/tables/{id}", Value::Null).await;
    client.gather(&anna, &berthe).await;
    client.play([&anna, &berthe]).await;
    client.ask(&berthe, "GET", "/api/tables/{id}/record", Value::Null).await;
    client.ask(&berthe, "GET", "/api/tables/{id}/proof", Value::Null).await;
    client.at_table(&berthe, "rematch", Value::Null).await;
    client.ask(&anna, "GET", "/api/tables/{id}", Value::Null).await;
    for which in ["mine", "finished"] {
        let path = format!("/api/tables?which={which}");
        assert_ne!(client.ask(&anna, "GET", &path, Value::Null).await["tables"], json!([]));
    }
    let documented: BTreeSet<String> = operations(&client.document).collect();
    let granted: BTreeSet<String> = client.seen.clone();
    let never: Vec<_> = documented.difference(&granted).collect();
    assert_eq!(never, ["GET /api/tables/{id}/socket"], "every operation was granted once");
}

fn operations(document: &Value) -> impl Iterator<Item = String> {
    let paths = document["paths"].as_object().unwrap().iter();
    paths.flat_map(|(path, item)| {
        let methods = item.as_object().unwrap().keys();
        methods.map(move |method| format!("{} {path}", method.to_uppercase()))
    })
}

/// Every path takes the methods in the document, and no others.
#[tokio::test]
async fn no_other_method_is_taken() {
    let server = TestServer::start().await;
    let anna = server.person("Anna").await;
    let document = ok_body(anna.get("/api/openapi.json").await.unwrap());
    let documented: BTreeSet<String> = operations(&document).collect();
    for path in document["paths"].as_object().unwrap().keys() {
        for method in [Method::GET, Method::POST, Method::PUT, Method::PATCH, Method::DELETE] {
            let real = path.replace("{id}", &"0".repeat(32));
            let name = format!("{method} {path}");
            let answer = anna.send(method, &real, Bytes::new(), &[]).await.unwrap();
            assert_eq!(answer.status != 405, documented.contains(&name), "{name}: {answer:?}");
        }
    }
}
