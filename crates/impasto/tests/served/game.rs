//! A game of two people, with all moves that the server has accepted.

use std::{net::SocketAddr, path::PathBuf, sync::Arc, time::Duration};

use crowd::{Client, Error, Pair};
use serde_json::Value;
use tokio::sync::{Barrier, Notify};

const TITLE: &str = "canvas";

/// The number of rows before the first event: the table opened, two people sat down, the game begun.
const ROWS_BEFORE_EVENTS: usize = 4;

/// The longest wait for the next message.
const MOVE_TIMEOUT: Duration = Duration::from_secs(30);

/// A game of two people, and every move that the server has accepted.
pub(crate) struct Game {
    people: [Client; 2],
    table: String,
    answered: Vec<Move>,
    /// The move that was sent and is not answered yet.
    pending: Option<Move>,
    /// Notified after every accepted move.
    pub(crate) answers: Arc<Notify>,
    /// The number of moves after which both wait at the barrier twice, with open connections.
    pub(crate) pause: Option<(usize, Arc<Barrier>)>,
}

#[derive(Clone, Debug)]
struct Move {
    seat: usize,
    at: u64,
    action: String,
}

impl Move {
    /// The line of the move in a record.
    fn text(&self) -> String {
        format!("{} {}", ["A", "B"][self.seat], self.action)
    }

    fn event(&self) -> usize {
        usize::try_from(self.at).unwrap() - ROWS_BEFORE_EVENTS
    }
}

pub(crate) fn impasto() -> PathBuf {
    PathBuf::from(env!("CARGO_BIN_EXE_impasto"))
}

impl Game {
    /// Opens a table for two people, each of them at one of the two servers.
    pub(crate) async fn open(servers: [SocketAddr; 2]) -> Result<Game, Error> {
        let people = [
            Client::named(servers[0], "Berthe").await?,
            Client::named(servers[1], "Édouard").await?,
        ];
        let pair = Pair::sit_down(people.clone(), TITLE).await?;
        let table = pair.table;
        let (answered, answers) = (Vec::new(), Arc::default());
        Ok(Game { people, table, answered, pending: None, answers, pause: None })
    }

    /// The same game, which notifies `answers` after every accepted move.
    pub(crate) fn telling(self, answers: Arc<Notify>) -> Game {
        Game { answers, ..self }
    }

    /// The number of accepted moves.
    pub(crate) fn answered(&self) -> usize {
        self.answered.len()
    }

    /// Connects both people and plays to the end; fails as soon as a connection is lost.
    pub(crate) async fn play(&mut self, servers: [SocketAddr; 2]) -> Result<(), Error> {
        let [first, second] = &self.people;
        self.people = [first.at(servers[0]), second.at(servers[1])];
        let mut pair = Pair::come_back(self.people.clone(), TITLE, &self.table).await?;
        // A move without an answer is sent again; its key keeps it from being made twice.
        if let Some(Move { seat, at, action }) = &self.pending {
            pair.post(*seat, *at, action, *at).await?;
        }
        while self.pending.is_some()
            || pair.seen.iter().flatten().any(crowd::SceneSummary::is_playing)
        {
            self.rest().await;
            self.decide(&mut pair).await?;
            let next = tokio::time::timeout(MOVE_TIMEOUT, pair.next()).await;
            let (_, message) = next.expect("something happens")?;
            match message.ok {
                Some(true) => {
                    self.answered.extend(self.pending.take());
                    self.answers.notify_one();
                }
                Some(false) => panic!("refused: {message:?}, {:?}", self.pending),
                None => (),
            }
        }
        Ok(())
    }

    async fn rest(&mut self) {
        let due = self.pause.take_if(|(moves, _)| *moves <= self.answered.len());
        if let Some((_, barrier)) = due {
            barrier.wait().await;
            barrier.wait().await;
        }
    }

    /// Sends the next move, unless one is pending.
    async fn decide(&mut self, pair: &mut Pair) -> Result<(), Error> {
        if self.pending.is_some() {
            return Ok(());
        }
        let Some((seat, scene)) = pair.asked() else { return Ok(()) };
        let action = scene.any_action(0).expect("who is asked can act").to_owned();
        let decided = Move { seat, at: scene.at, action };
        self.pending = Some(decided.clone());
        pair.post(decided.seat, decided.at, &decided.action, decided.at).await
    }

    /// Checks that every accepted move is part of the game's story.
    pub(crate) async fn check(&self, server: SocketAddr) {
        let path = format!("/api/tables/{}", self.table);
        let scene = self.people[0].at(server).get(&path).await.unwrap().ok_body().unwrap();
        let story = scene["game"]["story"].as_array().expect("the game has begun");
        let text = |moment: &Value| {
            let seat = moment["seat"].as_u64().map_or("luck", |it| ["A", "B"][usize::from(it > 0)]);
            format!("{seat} {}", moment["event"].as_str().unwrap_or("?"))
        };
        for answered in &self.answered {
            let seen = story.get(answered.event()).map(text);
            assert_eq!(seen, Some(answered.text()), "of {} events", story.len());
        }
    }

    /// Checks that the record of the finished game holds every accepted move, and that its luck is fair.
    pub(crate) async fn check_record(&self, server: SocketAddr) {
        let path = format!("/api/tables/{}/record", self.table);
        let record = self.people[1].at(server).get(&path).await.unwrap().ok_body().unwrap();
        let record = record.as_str().expect("a record is text");
        tables::verify(record).expect("luck was fair");
        let events = record.split_once("\n\n").expect("a head, then events").1.lines();
        let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
        let events: Vec<String> = events.map(words).collect();
        for answered in &self.answered {
            assert_eq!(events.get(answered.event()), Some(&answered.text()));
        }
    }
}
