//! Several servers on one PostgreSQL: what happens at one reaches those who look from another, and a
//! server that dies costs nobody a move.

use std::{net::SocketAddr, time::Duration};

use crowd::{Kept, Proxy, Service};
use tokio::{task::JoinSet, time::timeout};

use crate::game::{Game, impasto};

/// So many tables are played at.
const TABLES: usize = 6;

/// How long nobody waits in vain.
const PATIENCE: Duration = Duration::from_secs(60);

/// Each of the two sits at a server of their own, so every move has to reach the other one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_at_two_servers_play_a_game() {
    let kept = Kept::postgres().unwrap();
    let first = Service::start(&impasto(), &kept).await.unwrap();
    let second = Service::start(&impasto(), &kept).await.unwrap();
    let servers = [first.address(), second.address()];
    let mut game = Game::open(servers).await.unwrap();
    game.play(servers).await.unwrap();
    game.check(first.address()).await;
    game.check_record(second.address()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_killed_costs_nobody_a_move() {
    let kept = Kept::postgres().unwrap();
    let first = Service::start(&impasto(), &kept).await.unwrap();
    let second = Service::start(&impasto(), &kept).await.unwrap();
    let anywhere = SocketAddr::from(([127, 0, 0, 1], 0));
    let servers = vec![first.address(), second.address()];
    let proxy = Proxy::start(anywhere, servers).await.unwrap();
    let mut playing = JoinSet::new();
    for _ in 0..TABLES {
        let game = Game::open([proxy.address(); 2]).await.unwrap();
        playing.spawn(play_on(game, proxy.address()));
    }
    // Not a second after all have sat down: they are in the midst of their games.
    tokio::time::sleep(Duration::from_millis(50)).await;
    first.kill().await.unwrap();
    let mut lost = 0;
    while let Some(played) = timeout(PATIENCE, playing.join_next()).await.expect("it goes on") {
        let (game, losses) = played.unwrap();
        game.check_record(second.address()).await;
        lost += losses;
    }
    assert_ne!(lost, 0, "somebody was at the server that was killed");
}

/// Plays to the end, and comes back through the proxy whenever a connection is lost.
async fn play_on(mut game: Game, proxy: SocketAddr) -> (Game, usize) {
    let mut lost = 0;
    while game.play([proxy; 2]).await.is_err() {
        lost += 1;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    (game, lost)
}
