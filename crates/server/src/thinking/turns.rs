//! The scheduler of bots: turns rotate among the people who opened tables, so that many tables of one person do not
//! hold up another's.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tables::PersonId;
use tokio::{sync::oneshot, time::Instant};

/// How long the bot of an unwatched table waits before it has the priority of a watched one.
const UNWATCHED_MAX_WAIT: Duration = Duration::from_secs(10);
/// The number of hosts above which those without a thinking bot are forgotten.
const MAX_REMEMBERED_HOSTS: usize = 1000;

/// The queue of bots that wait, and the number of free thinkers.
#[derive(Debug)]
pub(super) struct Turns(Mutex<State>);

/// The state of the scheduler, behind its lock.
#[derive(Debug)]
struct State {
    free: usize,
    waiting: Vec<Waiting>,
    hosts: HashMap<PersonId, Host>,
    /// The number of turns given so far.
    given: u64,
}

/// A bot that waits for a turn.
#[derive(Debug)]
struct Waiting {
    table: Table,
    since: Instant,
    given: oneshot::Sender<Turn>,
}

/// The table of a bot.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Table {
    /// The person who opened the table.
    pub(crate) host: PersonId,
    /// Whether anybody watches the table.
    pub(crate) is_watched: bool,
}

/// The state of a person whose bots wait or think; nobody else is remembered.
#[derive(Clone, Copy, Debug, Default)]
struct Host {
    thinking: usize,
    /// The number of the person's last turn.
    last: u64,
}

/// The right of a bot to think, which ends when it is dropped.
#[derive(Debug)]
pub(super) struct Turn {
    host: PersonId,
    turns: Arc<Turns>,
}

impl Turns {
    /// A scheduler for this number of bots at a time.
    pub(super) fn new(most: usize) -> Arc<Turns> {
        let (waiting, hosts) = (Vec::new(), HashMap::new());
        Arc::new(Turns(Mutex::new(State { free: most.max(1), waiting, hosts, given: 0 })))
    }

    /// Waits for a turn.
    pub(super) async fn wait(self: &Arc<Turns>, table: Table) -> Option<Turn> {
        let (given, turn) = oneshot::channel();
        self.lock().waiting.push(Waiting { table, since: Instant::now(), given });
        self.give();
        turn.await.ok()
    }

    /// Gives turns as long as there are free thinkers. A receiver that is gone returns its turn.
    fn give(self: &Arc<Turns>) {
        loop {
            let Some(Waiting { table, given, .. }) = self.lock().next() else { return };
            let _ = given.send(Turn { host: table.host, turns: self.clone() });
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// The next bot: those of watched tables first, and among them the one whose host had a turn the longest ago. The
    /// last free thinker is reserved for hosts without a thinking bot.
    fn next(&mut self) -> Option<Waiting> {
        self.waiting.retain(|it| !it.given.is_closed());
        let may = |it: &Waiting| 1 < self.free || self.host(it).thinking == 0;
        let order = |it: &Waiting| {
            let waits = it.table.is_watched || UNWATCHED_MAX_WAIT < it.since.elapsed();
            (!waits, self.host(it).thinking, self.host(it).last, it.since)
        };
        let all = self.waiting.iter().enumerate().filter(|(_, it)| 0 < self.free && may(it));
        let (at, _) = all.min_by_key(|(_, it)| order(it))?;
        let next = self.waiting.remove(at);
        self.free -= 1;
        self.given += 1;
        let host = self.hosts.entry(next.table.host).or_default();
        (host.thinking, host.last) = (host.thinking + 1, self.given);
        Some(next)
    }

    fn host(&self, waiting: &Waiting) -> Host {
        self.hosts.get(&waiting.table.host).copied().unwrap_or_default()
    }

    fn end(&mut self, host: PersonId) {
        self.free += 1;
        if let Some(host) = self.hosts.get_mut(&host) {
            host.thinking -= 1;
        }
        if self.waiting.is_empty() || MAX_REMEMBERED_HOSTS < self.hosts.len() {
            self.hosts.retain(|_, host| 0 < host.thinking);
        }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.turns.lock().end(self.host);
        self.turns.give();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the order of turns. Each letter is a bot that waits, named for its host; a small one is at an unwatched
    /// table.
    #[track_caller]
    fn check(thinkers: usize, waiting: &str, expected: &str) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap();
        runtime.block_on(async {
            let turns = Turns::new(thinkers);
            let (done, mut order) = tokio::sync::mpsc::unbounded_channel();
            for name in waiting.chars() {
                let (turns, done) = (turns.clone(), done.clone());
                let host = PersonId::new([u8::try_from(name.to_ascii_uppercase()).unwrap(); 16]);
                tokio::spawn(async move {
                    let turn = turns.wait(Table { host, is_watched: name.is_uppercase() }).await;
                    done.send(name).unwrap();
                    tokio::time::sleep(Duration::from_millis(20)).await;
                    drop(turn);
                });
            }
            drop(done);
            let mut got = String::new();
            while let Some(name) = order.recv().await {
                got.push(name);
            }
            assert_eq!(got, expected, "{waiting}");
            assert!(turns.lock().hosts.is_empty(), "nobody is remembered");
        });
    }

    #[test]
    fn everybody_has_a_turn_before_anybody_has_the_next() {
        check(1, "AAAAB", "ABAAA");
        check(1, "AAABBC", "ABCABA");
    }

    #[test]
    fn who_is_looked_at_comes_first() {
        check(1, "AaaBbB", "ABBaba");
    }

    #[test]
    fn nobody_has_every_thinker() {
        check(2, "AAAB", "ABAA");
    }

    #[tokio::test]
    async fn whoever_goes_away_leaves_their_turn_to_others() {
        let (turns, host) = (Turns::new(1), PersonId::new([1; 16]));
        let table = Table { host, is_watched: true };
        let first = turns.wait(table).await;
        let gone = tokio::time::timeout(Duration::from_millis(5), turns.wait(table)).await;
        assert!(gone.is_err());
        drop(first);
        assert!(turns.wait(table).await.is_some());
        assert_eq!(turns.lock().free, 1);
    }
}
