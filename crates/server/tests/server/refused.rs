//! Refusals of pages: shown as a page in the reader's language, whichever layer refuses.

use crowd::Client;
use serde_json::json;

use crate::{
    raw::{self, Raw},
    test_server::{TestServer, ok_body, open},
};

const UNREADABLE: &str = "questa richiesta non si può leggere";

async fn ask(server: &TestServer, line: &str, more: &str, form: &str) -> Raw {
    let stranger = Client::stranger(server.address);
    let more = format!("accept-language: it\r\n{more}");
    let request = raw::browser_request(&stranger, line, &more, form);
    raw::exchange(server.address, request.as_bytes()).await
}

#[tokio::test]
async fn what_cannot_be_read_is_told_as_a_page() {
    let server = TestServer::start().await;
    let table = format!("/table/{}", "0".repeat(32));
    let missing = "questa pagina non esiste";
    for (line, form, status, words) in [
        (format!("GET {table}?seat=999"), "", "400", UNREADABLE),
        (format!("GET {table}/replay?at=x"), "", "400", UNREADABLE),
        (format!("GET {table}/plan?seat=x"), "", "400", UNREADABLE),
        ("GET /?mine=x".to_owned(), "", "400", UNREADABLE),
        (format!("POST {table}/play"), "seat=999", "400", UNREADABLE),
        (format!("POST {table}/play"), "steat=0", "400", UNREADABLE),
        (format!("POST {table}/restart"), "", "400", UNREADABLE),
        ("POST /language".to_owned(), "language=it", "400", UNREADABLE),
        ("POST /name".to_owned(), "", "400", UNREADABLE),
        (format!("POST {table}/dance"), "", "404", missing),
        ("GET /table/xyz".to_owned(), "", "404", "questo tavolo non esiste"),
        ("GET /new/%FF".to_owned(), "", "404", "questo gioco non esiste"),
        ("DELETE /name".to_owned(), "", "405", "questo percorso non accetta questo metodo"),
    ] {
        let answer = ask(&server, &line, "", form).await;
        assert_eq!(answer.status(), status, "{line}: {answer:?}");
        assert_eq!(answer.field("content-type"), Some("text/html; charset=utf-8"), "{line}");
        assert!(answer.body.contains(words), "{line}: {answer:?}");
    }
}

#[tokio::test]
async fn a_wrong_method_is_told_the_right_ones() {
    let server = TestServer::start().await;
    for (line, allowed) in [
        ("DELETE /name", "POST"),
        ("PUT /api/me", "GET,HEAD,POST"),
        ("POST /api/titles", "GET,HEAD"),
        ("POST /assets/x/y", "GET,HEAD"),
    ] {
        let refused = ask(&server, line, "", "").await;
        assert_eq!((refused.status(), refused.field("allow")), ("405", Some(allowed)), "{line}");
    }
}

/// A body that nobody reads is not waited for.
#[tokio::test]
async fn a_body_that_is_not_read_holds_up_nobody() {
    let server = TestServer::start().await;
    for (line, status) in [("GET /api/titles", "200"), ("POST /nowhere", "404")] {
        let request = format!(
            "{line} HTTP/1.1\r\nhost: table\r\nconnection: close\r\ncontent-length: 9\r\n\r\n"
        );
        let answer = raw::exchange(server.address, request.as_bytes());
        let answer = tokio::time::timeout(std::time::Duration::from_secs(10), answer).await;
        assert_eq!(answer.expect("an answer at once").status(), status, "{line}");
    }
}

/// An unknown path is answered in JSON for programs, and by a page for browsers.
#[tokio::test]
async fn a_browser_that_is_lost_is_shown_a_page() {
    let server = TestServer::start().await;
    let lost = ask(&server, "GET /nowhere", "accept: text/html,*/*;q=0.8\r\n", "").await;
    assert_eq!(lost.status(), "404");
    assert!(lost.body.contains("questa pagina non esiste"), "{lost:?}");
    let program = ask(&server, "GET /nowhere", "", "").await;
    assert!(program.body.contains("\"kind\":\"missing\""), "{program:?}");
}

#[tokio::test]
async fn the_way_back_from_a_language_stays_here() {
    let server = TestServer::start().await;
    for (back, expected) in [
        ("/rules/canvas?x=1", "/rules/canvas?x=1"),
        ("/%0Ax", "/"),
        ("/%5Cevil.example", "/"),
        ("/%09/evil.example", "/"),
        ("//evil.example", "/"),
    ] {
        let form = format!("language=it&back={}", back.replace('?', "%3F").replace('=', "%3D"));
        let answer = ask(&server, "POST /language", "", &form).await;
        assert_eq!((answer.status(), answer.field("location")), ("303", Some(expected)), "{back}");
    }
}

/// A file of another edition, asked for while servers are renewed one by one, is not cached.
#[tokio::test]
async fn files_of_another_edition_are_not_kept() {
    let server = TestServer::start().await;
    let lobby = ask(&server, "GET /", "", "").await;
    let address = lobby.body.split("href=\"").find(|it| it.contains("site.css")).unwrap();
    let address = address.split('"').next().unwrap();
    let ours = ask(&server, &format!("GET {address}"), "", "").await;
    assert!(ours.field("cache-control").unwrap().contains("immutable"), "{}", ours.head);
    let other = ask(&server, "GET /assets/00000000/site.css", "", "").await;
    assert_eq!(other.status(), "200", "the page is dressed all the same");
    assert_eq!(other.field("cache-control"), Some("no-store"));
}

#[tokio::test]
async fn a_poster_has_one_name() {
    let server = TestServer::start().await;
    for (name, status) in [("canvas.svg", "200"), ("canvas.svg.svg", "404"), ("canvas", "404")] {
        assert_eq!(ask(&server, &format!("GET /poster/{name}"), "", "").await.status(), status);
    }
}

#[tokio::test]
async fn a_host_who_does_not_sit_is_called_so() {
    let server = TestServer::start().await;
    let anna = server.person("Anna").await;
    let (table, _) = open(&anna, json!({ "title": "canvas", "seats": ["open", "open"] })).await;
    let said = json!({ "text": "Welcome!" });
    ok_body(anna.post(&format!("/api/tables/{table}/say"), said).await.unwrap());
    let page = ask(&server, &format!("GET /table/{table}"), "", "").await;
    assert!(page.body.contains("<strong>Chi ospita:</strong> Welcome!"), "{page:?}");
}
