//! The scheduler of bots: turns rotate among the addresses that tables are played from, and among the people of an
//! address who opened tables. So many tables of one person, or many identities at one address, do not hold up the
//! others.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tables::PersonId;
use tokio::{sync::oneshot, time::Instant};

use crate::client_address::ClientAddress;

/// How long the bot of an unwatched table waits before it has the priority of a watched one.
const UNWATCHED_MAX_WAIT: Duration = Duration::from_secs(10);
/// The number of shares above which those without a thinking bot are forgotten.
const MAX_REMEMBERED_SHARES: usize = 2000;

/// The queue of bots that wait, and the number of free thinkers.
#[derive(Debug)]
pub(super) struct Turns(Mutex<State>);

/// The state of the scheduler, behind its lock.
#[derive(Debug)]
struct State {
    free: usize,
    waiting: Vec<Waiting>,
    shares: HashMap<Party, Share>,
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
    /// The address of the person who acted at the table last; `None` if nobody has since the server started.
    pub(crate) address: Option<ClientAddress>,
    /// The person who opened the table.
    pub(crate) host: PersonId,
    /// Whether anybody watches the table.
    pub(crate) is_watched: bool,
}

/// Somebody among whom turns rotate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Party {
    Address(ClientAddress),
    Person(PersonId),
}

/// The turns of a party whose bots wait or think; nobody else is remembered. Whoever has fewer thinking bots comes
/// first, then whoever had their last turn longer ago.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Share {
    thinking: usize,
    /// The number of the party's last turn.
    last: u64,
}

impl Table {
    /// The parties that a turn of the table's bots counts for, the one with precedence first.
    fn parties(self) -> [Party; 2] {
        let person = Party::Person(self.host);
        [self.address.map_or(person, Party::Address), person]
    }
}

/// The right of a bot to think, which ends when it is dropped.
#[derive(Debug)]
pub(super) struct Turn {
    table: Table,
    turns: Arc<Turns>,
}

impl Turns {
    /// A scheduler for this number of bots at a time.
    pub(super) fn new(most: usize) -> Arc<Turns> {
        let (waiting, shares) = (Vec::new(), HashMap::new());
        Arc::new(Turns(Mutex::new(State { free: most.max(1), waiting, shares, given: 0 })))
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
            let _ = given.send(Turn { table, turns: self.clone() });
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// The next bot: those of watched tables first, and among them the one whose address, then whose host, had a turn
    /// the longest ago. The last free thinker is reserved for addresses without a thinking bot.
    fn next(&mut self) -> Option<Waiting> {
        self.waiting.retain(|it| !it.given.is_closed());
        let may = |it: &Waiting| 1 < self.free || self.shares_of(it.table)[0].thinking == 0;
        let order = |it: &Waiting| {
            let waits = it.table.is_watched || UNWATCHED_MAX_WAIT < it.since.elapsed();
            (!waits, self.shares_of(it.table), it.since)
        };
        let all = self.waiting.iter().enumerate().filter(|(_, it)| 0 < self.free && may(it));
        let (at, _) = all.min_by_key(|(_, it)| order(it))?;
        let next = self.waiting.remove(at);
        self.free -= 1;
        self.given += 1;
        for party in next.table.parties() {
            let share = self.shares.entry(party).or_default();
            *share = Share { thinking: share.thinking + 1, last: self.given };
        }
        Some(next)
    }

    fn shares_of(&self, table: Table) -> [Share; 2] {
        table.parties().map(|it| self.shares.get(&it).copied().unwrap_or_default())
    }

    fn end(&mut self, table: Table) {
        self.free += 1;
        for party in table.parties() {
            if let Some(share) = self.shares.get_mut(&party) {
                share.thinking -= 1;
            }
        }
        if self.waiting.is_empty() || MAX_REMEMBERED_SHARES < self.shares.len() {
            self.shares.retain(|_, share| 0 < share.thinking);
        }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.turns.lock().end(self.table);
        self.turns.give();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the order of turns. Each letter is a bot that waits, named for its host; a small one is at an unwatched
    /// table. All play from addresses of their own.
    #[track_caller]
    fn check(thinkers: usize, waiting: &str, expected: &str) {
        check_from(thinkers, waiting, expected, |name| u8::try_from(name).ok());
    }

    /// Checks the order of turns, with the address that each letter plays from, if it is known.
    #[track_caller]
    fn check_from(thinkers: usize, waiting: &str, expected: &str, address: fn(char) -> Option<u8>) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap();
        runtime.block_on(async {
            let turns = Turns::new(thinkers);
            let (done, mut order) = tokio::sync::mpsc::unbounded_channel();
            for name in waiting.chars() {
                let (turns, done) = (turns.clone(), done.clone());
                let letter = name.to_ascii_uppercase();
                let host = PersonId::new([u8::try_from(letter).unwrap(); 16]);
                let address = address(letter).map(|it| ClientAddress::new([127, 0, 0, it].into()));
                let table = Table { address, host, is_watched: name.is_uppercase() };
                tokio::spawn(async move {
                    let turn = turns.wait(table).await;
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
            assert!(turns.lock().shares.is_empty(), "nobody is remembered");
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

    #[test]
    fn many_identities_at_one_address_have_one_share() {
        let address = |name: char| Some(u8::from(name == 'Z'));
        check_from(1, "ABCDEZZ", "AZBZCDE", address);
        check_from(2, "ABCDEZ", "AZBCDE", address);
    }

    #[test]
    fn without_a_known_address_each_host_is_a_party_of_their_own() {
        check_from(1, "AAABBZ", "ABZABA", |name| (name == 'Z').then_some(1));
    }

    #[tokio::test]
    async fn whoever_goes_away_leaves_their_turn_to_others() {
        let (turns, host) = (Turns::new(1), PersonId::new([1; 16]));
        let table = Table { address: None, host, is_watched: true };
        let first = turns.wait(table).await;
        let gone = tokio::time::timeout(Duration::from_millis(5), turns.wait(table)).await;
        assert!(gone.is_err());
        drop(first);
        assert!(turns.wait(table).await.is_some());
        assert_eq!(turns.lock().free, 1);
    }
}
