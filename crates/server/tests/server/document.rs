//! docs/API.md is true: its session is run against a real server, and every response is compared.

use std::{collections::HashMap, fs, path::PathBuf};

use crowd::{Client, Socket};

use crate::{
    raw::{self, Raw},
    test_server::TestServer,
};

/// The names in the document's responses: `…` matches any text, `⟨name⟩` a text that has this name from then on.
#[derive(Default)]
struct Names(HashMap<String, String>);

impl Names {
    /// The text with all names replaced by their values.
    fn filled(&self, text: &str) -> String {
        let mut filled = text.to_owned();
        for (name, value) in &self.0 {
            filled = filled.replace(&format!("⟨{name}⟩"), value);
        }
        filled
    }

    /// Whether `text` matches `pattern`; if so, its new names are remembered.
    fn fits(&mut self, pattern: &str, text: &str) -> bool {
        let pattern = self.filled(pattern);
        let (mut rest, mut text) = (pattern.as_str(), text);
        let mut found: HashMap<String, String> = HashMap::new();
        loop {
            let Some(at) = rest.find(['…', '⟨']) else { return self.ends(rest, text, found) };
            let Some(after) = text.strip_prefix(&rest[..at]) else { return false };
            let (name, behind) = hole(&rest[at..]);
            let next = &behind[..behind.find(['…', '⟨']).unwrap_or(behind.len())];
            let known = name.and_then(|it| found.get(it).cloned());
            let length = match known {
                Some(known) if after.starts_with(&known) => Some(known.len()),
                Some(_) => None,
                None if next.is_empty() => Some(after.len()),
                None => after.find(next),
            };
            let Some(length) = length else { return false };
            if let Some(name) = name {
                found.insert(name.to_owned(), after[..length].to_owned());
            }
            (rest, text) = (behind, &after[length..]);
        }
    }

    fn ends(&mut self, rest: &str, text: &str, found: HashMap<String, String>) -> bool {
        self.0.extend(found);
        rest == text
    }
}

/// The name of a placeholder, if it has one, and the text after it.
fn hole(text: &str) -> (Option<&str>, &str) {
    if let Some(behind) = text.strip_prefix('…') {
        return (None, behind);
    }
    let (name, behind) = text['⟨'.len_utf8()..].split_once('⟩').unwrap();
    (Some(name), behind)
}

/// The state of a run through the document.
struct Reading {
    server: TestServer,
    names: Names,
    people: HashMap<String, Client>,
    answer: Option<Raw>,
    socket: Option<Socket>,
}

impl Reading {
    async fn line(&mut self, line: &str) {
        if let Some(expected) = line.strip_prefix("< ") {
            let answer = self.answer.take().expect("a request comes first");
            let received = format!("{} {}", answer.status(), answer.body);
            assert!(
                self.names.fits(expected, &received),
                "expected {expected}\nbut was {received}"
            );
        } else if let Some(expected) = line.strip_prefix("« ") {
            self.hear(expected).await;
        } else if let Some(message) = line.strip_prefix("» ") {
            let message = self.names.filled(message);
            self.socket.as_mut().unwrap().send_text(&message).await.unwrap();
        } else if let Some((who, path)) = line.split_once(" ~ ") {
            let path = self.names.filled(path);
            self.socket = Some(self.person(who).socket(&path).await.unwrap());
        } else {
            let (who, request) =
                line.split_once(" > ").unwrap_or_else(|| panic!("what is {line}?"));
            self.request(who, &self.names.filled(request)).await;
        }
    }

    fn person(&self, who: &str) -> Client {
        let stranger = || Client::stranger(self.server.address);
        self.people.get(who).cloned().unwrap_or_else(stranger)
    }

    async fn request(&mut self, who: &str, request: &str) {
        assert!(self.answer.is_none(), "every answer is told");
        let (method, rest) = request.split_once(' ').unwrap();
        let (path, body) = rest.split_once(' ').unwrap_or((rest, ""));
        let bytes = raw::request(&self.person(who), method, path, body);
        let answer = raw::exchange(self.server.address, bytes.as_bytes()).await;
        let known: Option<serde_json::Value> = serde_json::from_str(&answer.body).ok();
        let token = known.as_ref().and_then(|it| it["token"].as_str());
        if let Some(token) = token.filter(|_| who != "nobody") {
            let client = Client::stranger(self.server.address).with_token(token);
            self.people.insert(who.to_owned(), client);
        }
        self.answer = Some(answer);
    }

    /// Waits for the next message that matches. Scenes that do not match are skipped; nothing else is.
    async fn hear(&mut self, expected: &str) {
        loop {
            let socket = self.socket.as_mut().unwrap();
            let heard =
                tokio::time::timeout(std::time::Duration::from_secs(20), socket.next_text());
            let text = heard.await.expect("in time").unwrap().expect("the server is there");
            if self.names.fits(expected, &text) {
                return;
            }
            assert!(text.contains("\"scene\":"), "expected {expected}\nbut was {text}");
        }
    }
}

#[tokio::test]
async fn the_document_says_what_is_said_today() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/API.md");
    let document = fs::read_to_string(path).unwrap();
    let server = TestServer::start().await;
    let (names, people) = (Names::default(), HashMap::new());
    let mut reading = Reading { server, names, people, answer: None, socket: None };
    let mut lines = 0;
    for block in document.split("```session\n").skip(1) {
        for line in block.split("```").next().unwrap().lines() {
            reading.line(line).await;
            lines += 1;
        }
    }
    assert!(30 < lines, "the document has a session");
}

#[test]
fn texts_fit_or_do_not() {
    let mut names = Names::default();
    assert!(names.fits("a ⟨x⟩, …!", "a bc, def!"));
    assert!(names.fits("⟨x⟩…", "bc and more"));
    assert!(!names.fits("⟨x⟩", "bd"));
    assert!(!names.fits("a…b", "acbc"));
    assert!(names.fits("⟨y⟩-⟨y⟩", "1-1"));
    assert!(!names.fits("⟨z⟩-⟨z⟩", "1-2"));
}
