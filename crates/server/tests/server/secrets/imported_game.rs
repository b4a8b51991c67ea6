//! A game that was brought here has hands before it begins here. People who sit down meanwhile are shown the public
//! view, because they may get up again and sit down elsewhere.

use crowd::Client;
use display::ShownTable;
use game::{NoFiles, Seat, Turn, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::{Value, json};
use store::{Append, Appended};
use tables::{Opening, PersonId, Privacy, Row, Secret};

use crate::{
    raw,
    test_server::{TestServer, ok_body, random_token},
};

/// The record of a game in which something is hidden from the public.
fn unfinished(slug: &str) -> String {
    let mut luck = ChaCha8Rng::seed_from_u64(7);
    let mut table = shelf::open(slug, 3, "", &NoFiles).unwrap();
    for _ in 0..12 {
        while table.fall(&mut luck).is_some() {}
        let Turn::Players(asked) = table.turn() else { break };
        let seat = asked.lowest().unwrap();
        let action = table.bot(seat, bots::Level::Random, 7).unwrap();
        table.play(seat, &action).unwrap();
    }
    let seen = |viewer| table.position(viewer).get().to_owned();
    if slug == "atelier" {
        assert_ne!(seen(Viewer::Seat(Seat(0))), seen(Viewer::Seat(Seat(1))), "there are hands");
    }
    table.record()
}

/// A public table with this game, and nobody at it.
async fn bring(server: &TestServer, head: String) -> String {
    let opening = Opening {
        privacy: Privacy::Public,
        secret: Secret::new([7; 32]),
        invitation: random_token(),
        host: PersonId::new([7; 16]),
        previews: true,
        pace: tables::Pace::Brisk,
        head,
    };
    let id = random_token().to_string();
    let append = Append::new(&id, 0).row(0, Row::Open(opening).to_string());
    assert_eq!(server.store.append(append).await.unwrap(), Appended::Done);
    id
}

/// The responses to all requests of a browser and of a program.
async fn all(server: &TestServer, who: &Client, table: &str) -> Vec<String> {
    let mut all = Vec::new();
    for way in ["/replay", "/replay?at=5", "/replay?eyes=0", "/replay?eyes=1", "/text", "/plan"] {
        all.push(raw::get(server.address, who, &format!("/table/{table}{way}")).await.body);
    }
    all
}

async fn check(slug: &str) {
    let server = TestServer::start().await;
    let table = bring(&server, unfinished(slug)).await;
    let (eve, path) = (server.person("Eve").await, format!("/api/tables/{table}"));
    let spectator = server.person("Spectator").await;
    for seat in [0, 1] {
        ok_body(eve.post(&format!("{path}/join"), json!({ "seat": seat })).await.unwrap());
        let public = all(&server, &spectator, &table).await;
        assert_eq!(all(&server, &eve, &table).await, public, "{slug}");
        for ask in [path.clone(), format!("{path}?seat={seat}")] {
            let scene = ok_body(eve.get(&ask).await.unwrap());
            assert_eq!((&scene["game"], &scene["viewer"]), (&Value::Null, &json!("public")));
        }
        ok_body(eve.post(&format!("{path}/leave"), json!({ "seat": seat })).await.unwrap());
    }
}

#[tokio::test]
async fn before_a_game_that_was_brought_begins_nobody_sees_a_hand() {
    for slug in ["canvas", "colors-of-paris", "atelier"] {
        check(slug).await;
    }
}
