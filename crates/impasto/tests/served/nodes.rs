//! Several servers on one PostgreSQL: what happens at one reaches those who look from another, and a
//! server that dies costs nobody a move.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use crowd::{Kept, Proxy, Service};
use tokio::{sync::Barrier, task::JoinSet, time::timeout};

use crate::game::{Game, impasto};

/// So many tables stop for the kill, and as many do not.
const TABLES: usize = 4;

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
    let barrier = Arc::new(Barrier::new(TABLES + 1));
    let mut playing = JoinSet::new();
    for nth in 0..2 * TABLES {
        let mut game = Game::open([proxy.address(); 2]).await.unwrap();
        // Half of them stop for the kill in the midst of their games; the others play on.
        game.pause = nth.is_multiple_of(2).then(|| (10, barrier.clone()));
        playing.spawn(play_on(game, proxy.address()));
    }
    barrier.wait().await;
    first.kill().await.unwrap();
    barrier.wait().await;
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
