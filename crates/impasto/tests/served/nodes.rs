//! Tests of two servers on one PostgreSQL: moves at one of them reach the viewers at the other, and no
//! move is lost when a server is killed.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use crowd::{Proxy, ServerProcess, TestStore};
use tokio::{sync::Barrier, task::JoinSet, time::timeout};

use crate::game::{Game, impasto};

/// The number of tables that pause during the kill; as many others play on.
const TABLES: usize = 4;

/// The longest wait for the end of the next game.
const GAME_TIMEOUT: Duration = Duration::from_secs(60);

/// The two people are connected to different servers, so every move has to reach the other server.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_at_two_servers_play_a_game() {
    let store = TestStore::postgres().unwrap();
    let first = ServerProcess::start(&impasto(), &store).await.unwrap();
    let second = ServerProcess::start(&impasto(), &store).await.unwrap();
    let servers = [first.address(), second.address()];
    let mut game = Game::open(servers).await.unwrap();
    game.play(servers).await.unwrap();
    game.check(first.address()).await;
    game.check_record(second.address()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_killed_costs_nobody_a_move() {
    let store = TestStore::postgres().unwrap();
    let first = ServerProcess::start(&impasto(), &store).await.unwrap();
    let second = ServerProcess::start(&impasto(), &store).await.unwrap();
    let anywhere = SocketAddr::from(([127, 0, 0, 1], 0));
    let servers = vec![first.address(), second.address()];
    let proxy = Proxy::start(anywhere, servers).await.unwrap();
    let barrier = Arc::new(Barrier::new(TABLES + 1));
    let mut playing = JoinSet::new();
    for nth in 0..2 * TABLES {
        let mut game = Game::open([proxy.address(); 2]).await.unwrap();
        // Half of the games pause during the kill; the others play on.
        game.pause = nth.is_multiple_of(2).then(|| (10, barrier.clone()));
        playing.spawn(play_on(game, proxy.address()));
    }
    barrier.wait().await;
    first.kill().await.unwrap();
    barrier.wait().await;
    let mut lost = 0;
    while let Some(played) = timeout(GAME_TIMEOUT, playing.join_next()).await.expect("it goes on") {
        let (game, losses) = played.unwrap();
        game.check_record(second.address()).await;
        lost += losses;
    }
    assert_ne!(lost, 0, "somebody was at the server that was killed");
}

/// Plays to the end, and reconnects through the proxy whenever a connection is lost; returns the number
/// of lost connections too.
async fn play_on(mut game: Game, proxy: SocketAddr) -> (Game, usize) {
    let mut lost = 0;
    while game.play([proxy; 2]).await.is_err() {
        lost += 1;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    (game, lost)
}
