//! The same person on another device: a link made in the lobby, and used once.

use crowd::Client;

use crate::{
    raw::{self, Raw},
    test_server::{TestServer, ok_body},
};

/// The path of the link that `client` makes.
async fn link(server: &TestServer, client: &Client) -> String {
    let page = raw::submit(server.address, client, "/device", "").await;
    assert_eq!(page.status(), "200", "{page:?}");
    let (_, link) = page.body.split_once("value=\"http://table/device").expect("a link in full");
    format!("/device{}", link.split('"').next().unwrap())
}

async fn id(client: &Client) -> String {
    ok_body(client.get("/api/me").await.unwrap())["id"].as_str().unwrap_or_default().to_owned()
}

async fn use_up(server: &TestServer, client: &Client, link: &str) -> Raw {
    let (_, claim) = link.split_once('?').unwrap();
    raw::submit(server.address, client, "/device/claim", claim).await
}

#[track_caller]
fn check(answer: &Raw, status: &str, words: &str) {
    assert_eq!(answer.status(), status, "{answer:?}");
    assert!(answer.body.contains(words), "no «{words}» in {}", answer.body);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_brings_a_name_to_another_device_once() {
    let server = TestServer::start().await;
    let anna = server.person("Anna").await;
    let lobby = raw::get(server.address, &anna, "/").await;
    check(&lobby, "200", "action=\"/device\"");
    let link = link(&server, &anna).await;
    check(&raw::get(server.address, &anna, &link).await, "200", "You already are this person");
    let stranger = Client::stranger(server.address);
    // Whoever only looks does not use it up.
    check(
        &raw::get(server.address, &stranger, &link).await,
        "200",
        "Continue as Anna on this device?",
    );
    let asked = raw::get(server.address, &stranger, &link).await;
    let device = asked.remembered(&stranger).expect("somebody without a name");
    assert_ne!(id(&device).await, id(&anna).await);
    let used = use_up(&server, &device, &link).await;
    assert_eq!((used.status(), used.field("location")), ("303", Some("/")));
    let there = used.remembered(&device).unwrap();
    assert_eq!(id(&there).await, id(&anna).await);
    // The second of two clicks, whose first answer was lost.
    let again = use_up(&server, &device, &link).await;
    assert_eq!(id(&again.remembered(&device).unwrap()).await, id(&anna).await);
    let other = server.person("Berthe").await;
    for answer in [
        use_up(&server, &other, &link).await,
        use_up(&server, &stranger, &link).await,
        raw::get(server.address, &other, &link).await,
    ] {
        check(&answer, "403", "This link has already been used");
        assert_eq!(answer.field("set-cookie"), None);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_link_is_told_so() {
    let server = TestServer::start().await;
    let (anna, stranger) = (server.person("Anna").await, Client::stranger(server.address));
    for path in ["/device", "/device?claim=", "/device?claim=1.2.3"] {
        let page = raw::get(server.address, &stranger, path).await;
        check(&page, "403", "This link is no longer valid");
    }
    let made = raw::submit(server.address, &stranger, "/device", "").await;
    assert_eq!(made.status(), "403", "nobody has nothing to bring along");
    let mut forged = link(&server, &anna).await;
    forged.pop();
    check(&use_up(&server, &stranger, &forged).await, "403", "This link is no longer valid");
}
