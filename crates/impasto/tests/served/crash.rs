//! kill -9 of the server at random moments, while people play as fast as it goes: what was answered
//! is there afterwards, every table can be read and goes on, and its game comes to an end.
//!
//! `IMPASTO_KILLS=100` kills so often (`cargo xtask crash`); a few times are enough for every day.

use std::{env, net::SocketAddr, sync::Arc, time::Duration};

use crowd::{Kept, Service};
use tokio::{sync::Notify, task::JoinSet};

use crate::game::{Game, impasto};

/// So many tables are played at.
const TABLES: usize = 12;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_on_a_file() {
    Evening::of(Kept::folder().unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_on_postgresql() {
    Evening::of(Kept::postgres().unwrap()).await;
}

fn kills() -> usize {
    env::var("IMPASTO_KILLS").map_or(6, |it| it.parse().unwrap())
}

/// Somewhere in the half second after the first answer: often enough within a commit.
fn moment() -> Duration {
    Duration::from_micros(u64::from(getrandom::u32().unwrap() % 500_000))
}

/// One game after the other until the server is gone: those that are over, and the one that is not.
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

struct Evening {
    kept: Kept,
    games: Vec<Game>,
    finished: Vec<Game>,
    starts: Vec<Duration>,
}

impl Evening {
    async fn of(kept: Kept) {
        let mut evening = Evening { kept, games: vec![], finished: vec![], starts: vec![] };
        for kill in 1..=kills() {
            let service = evening.start().await;
            evening.fill(service.address()).await;
            evening.play_and_kill(service).await;
            println!("{:<12} kill {kill}: {}", evening.kept, evening.told());
        }
        evening.end().await;
    }

    /// Starts the server on what the last one has left; nothing that was answered is missing.
    async fn start(&mut self) -> Service {
        let service = Service::start(&impasto(), &self.kept).await.unwrap();
        self.starts.push(service.readiness);
        for game in &self.games {
            game.check(service.address()).await;
        }
        service
    }

    async fn fill(&mut self, server: SocketAddr) {
        while self.games.len() < TABLES {
            self.games.push(Game::open([server; 2]).await.unwrap());
        }
    }

    async fn play_and_kill(&mut self, service: Service) {
        let server = service.address();
        let (mut playing, answers) = (JoinSet::new(), Arc::new(Notify::new()));
        for game in self.games.drain(..) {
            playing.spawn(play_on(game.telling(answers.clone()), server));
        }
        // On a busy machine it takes a while until somebody plays.
        answers.notified().await;
        tokio::time::sleep(moment()).await;
        service.kill().await.unwrap();
        while let Some(played) = playing.join_next().await {
            let (finished, game) = played.unwrap();
            self.finished.extend(finished);
            self.games.extend(game);
        }
    }

    /// Every game goes on to its end, and every record holds what was answered.
    async fn end(mut self) {
        let service = self.start().await;
        let server = service.address();
        for game in &mut self.games {
            game.play([server; 2]).await.unwrap();
        }
        for game in self.finished.iter().chain(&self.games) {
            game.check_record(server).await;
        }
        assert_ne!(self.answered(), 0, "somebody has played");
        println!("{:<12} in the end: {}; all are there", self.kept, self.told());
    }

    fn answered(&self) -> usize {
        self.games.iter().chain(&self.finished).map(Game::answered).sum()
    }

    fn told(&self) -> String {
        let (least, most) = (self.starts.iter().min().unwrap(), self.starts.iter().max().unwrap());
        let (answered, finished) = (self.answered(), self.finished.len());
        format!(
            "{answered} moves answered, {finished} games over; {} starts took {least:.0?} to {most:.0?}",
            self.starts.len()
        )
    }
}
