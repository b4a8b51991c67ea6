//! Tests with `kill -9` of the server at random moments, while people play as fast as possible: answered
//! moves are there afterwards, and every game can be played to its end.
//!
//! `IMPASTO_KILLS=100` kills a hundred times (`cargo xtask crash`); the default is a few times.

use std::{env, net::SocketAddr, sync::Arc, time::Duration};

use crowd::{ServerProcess, TestStore};
use tokio::{sync::Notify, task::JoinSet};

use crate::game::{Game, impasto};

/// The number of tables at which people play at the same time.
const TABLES: usize = 12;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_on_a_file() {
    CrashTest::of(TestStore::folder().unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_on_postgresql() {
    CrashTest::of(TestStore::postgres().unwrap()).await;
}

fn kills() -> usize {
    env::var("IMPASTO_KILLS").map_or(6, |it| it.parse().unwrap())
}

/// A random delay of up to half a second, which often ends within a commit.
fn moment() -> Duration {
    Duration::from_micros(u64::from(getrandom::u32().unwrap() % 500_000))
}

/// Plays one game after the other until the server is killed; returns the finished games, and the
/// unfinished one.
async fn play_on(mut game: Game, server: SocketAddr) -> (Vec<Game>, Option<Game>) {
    let mut finished = Vec::new();
    while game.play([server; 2]).await.is_ok() {
        let answers = game.answers.clone();
        finished.push(game);
        match Game::open([server; 2]).await {
            Ok(next) => game = next.telling(answers),
            Err(_) => return (finished, None),
        }
    }
    (finished, Some(game))
}

/// A test that kills the server again and again on the same store.
struct CrashTest {
    store: TestStore,
    games: Vec<Game>,
    finished: Vec<Game>,
    starts: Vec<Duration>,
}

impl CrashTest {
    async fn of(store: TestStore) {
        let mut test = CrashTest { store, games: vec![], finished: vec![], starts: vec![] };
        for kill in 1..=kills() {
            let server = test.start().await;
            test.fill(server.address()).await;
            test.play_and_kill(server).await;
            println!("{:<12} kill {kill}: {}", test.store, test.summary());
        }
        test.end().await;
    }

    /// Starts the server on the same store, and checks that every answered move is there.
    async fn start(&mut self) -> ServerProcess {
        let server = ServerProcess::start(&impasto(), &self.store).await.unwrap();
        self.starts.push(server.startup_time);
        for game in &self.games {
            game.check(server.address()).await;
        }
        server
    }

    async fn fill(&mut self, server: SocketAddr) {
        while self.games.len() < TABLES {
            self.games.push(Game::open([server; 2]).await.unwrap());
        }
    }

    async fn play_and_kill(&mut self, server: ServerProcess) {
        let address = server.address();
        let (mut playing, answers) = (JoinSet::new(), Arc::new(Notify::new()));
        for game in self.games.drain(..) {
            playing.spawn(play_on(game.telling(answers.clone()), address));
        }
        // On a busy machine the first answer may take a while.
        answers.notified().await;
        tokio::time::sleep(moment()).await;
        server.kill().await.unwrap();
        while let Some(played) = playing.join_next().await {
            let (finished, game) = played.unwrap();
            self.finished.extend(finished);
            self.games.extend(game);
        }
    }

    /// Plays every game to its end, and checks that every record holds the answered moves.
    async fn end(mut self) {
        let server = self.start().await;
        let address = server.address();
        for game in &mut self.games {
            game.play([address; 2]).await.unwrap();
        }
        for game in self.finished.iter().chain(&self.games) {
            game.check_record(address).await;
        }
        assert_ne!(self.answered(), 0, "somebody has played");
        println!("{:<12} in the end: {}; all are there", self.store, self.summary());
    }

    fn answered(&self) -> usize {
        self.games.iter().chain(&self.finished).map(Game::answered).sum()
    }

    fn summary(&self) -> String {
        let (least, most) = (self.starts.iter().min().unwrap(), self.starts.iter().max().unwrap());
        let (answered, finished) = (self.answered(), self.finished.len());
        format!(
            "{answered} moves answered, {finished} games over; {} starts took {least:.0?} to {most:.0?}",
            self.starts.len()
        )
    }
}
