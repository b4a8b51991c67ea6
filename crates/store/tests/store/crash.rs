//! Tests with `kill -9` at random moments, while rows are added as fast as possible: answered appends are
//! there afterwards, every append is complete, and the store opens at once.
//!
//! `IMPASTO_KILLS=100` kills a hundred times; the default is a few times.

use std::{
    collections::HashMap,
    env,
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
    sync::mpsc,
    thread,
    time::{Duration, Instant},
};

use postgres_for_tests::Server;
use store::{Appended, Error, Store};
use tokio::runtime::Handle;

use crate::test_database::{TestDatabase, add, one, texts};

/// The environment variable with the path or URL of the child's store.
const ADDRESS_VARIABLE: &str = "IMPASTO_CRASH_ADDRESS";

/// The number of tables that grow at the same time.
const TABLES: u64 = 20;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_whose_process_is_killed() {
    let database = TestDatabase::file();
    let mut answered = AnsweredAppends::default();
    for _ in 0..kills() {
        answered.grow_and_kill(&database.address(), || assert!(is_refused(&database)));
        answered.check(&database.address()).await;
    }
    answered.report("a file");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_whose_client_is_killed() {
    let database = TestDatabase::postgres();
    let mut answered = AnsweredAppends::default();
    for _ in 0..kills() {
        answered.grow_and_kill(&database.address(), || ());
        answered.check(&database.address()).await;
    }
    answered.report("PostgreSQL, client killed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_killed_itself() {
    let mut server = Server::start().unwrap();
    let address = server.database().unwrap();
    let mut answered = AnsweredAppends::default();
    for _ in 0..kills() {
        answered.grow_and_kill(&address, || server.kill());
        server.restart().unwrap();
        answered.check(&address).await;
    }
    answered.report("PostgreSQL, server killed");
}

/// Whether opening the file is refused, because another process has it.
fn is_refused(database: &TestDatabase) -> bool {
    let opened = tokio::task::block_in_place(|| Handle::current().block_on(database.try_open()));
    matches!(opened, Err(Error::InUse(_)))
}

fn kills() -> u32 {
    env::var("IMPASTO_KILLS").map_or(5, |it| it.parse().unwrap())
}

/// The appends that were answered to the children, over all kills.
#[derive(Default)]
struct AnsweredAppends {
    /// The least number of rows of each table.
    lengths: HashMap<String, usize>,
    rows: usize,
    openings: Vec<Duration>,
}

impl AnsweredAppends {
    /// Lets a child add rows, then calls `before` and kills the child.
    fn grow_and_kill(&mut self, address: &str, before: impl FnOnce()) {
        let mut child = child(address);
        let (said, saying) = mpsc::channel();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let reader = thread::spawn(move || lines.for_each(|it| said.send(it.unwrap()).unwrap()));
        let answers = |line: String| Some(line.strip_prefix("answered ")?.to_owned());
        let first = saying.iter().find_map(answers).expect("the child adds rows");
        thread::sleep(moment());
        before();
        child.kill().unwrap();
        child.wait().unwrap();
        reader.join().unwrap();
        let all = std::iter::once(first).chain(saying.iter().filter_map(answers));
        all.for_each(|answer| self.note(&answer));
    }

    /// Records an answer: `7 42` means that table 7 has 42 rows. The last line of a killed child may be cut;
    /// then it names fewer rows, or none.
    fn note(&mut self, answer: &str) {
        let Some((table, length)) = answer.split_once(' ') else { return };
        let Ok(length) = length.parse::<usize>() else { return };
        let known = self.lengths.entry(table.to_owned()).or_default();
        *known = length.max(*known);
        self.rows += 2;
    }

    async fn check(&mut self, address: &str) {
        let start = Instant::now();
        let store = open(address).await;
        self.openings.push(start.elapsed());
        for (table, length) in &self.lengths {
            let rows = texts(&store, table).await;
            assert!(rows.len() >= *length, "{table}: {length} answered, {} there", rows.len());
            assert!(rows.len().is_multiple_of(2), "{table}: half of an append");
            assert!(rows.iter().enumerate().all(|(number, text)| *text == number.to_string()));
        }
        store.close().await;
    }

    /// Prints the totals, and checks that the fastest opening took less than a second. Other tests may slow
    /// down some openings, but not all.
    fn report(self, place: &str) {
        let (least, most) =
            (self.openings.iter().min().unwrap(), self.openings.iter().max().unwrap());
        println!(
            "{place}: {} rows answered, none lost; opened in {least:?} to {most:?}",
            self.rows
        );
        assert!(*least < Duration::from_secs(1));
    }
}

/// A random delay of up to a third of a second, which often ends within a commit.
fn moment() -> Duration {
    Duration::from_micros(u64::from(getrandom::u32().unwrap() % 333_000))
}

/// A command that runs this test program as a child process, with [`grows_until_it_is_killed`] as its only
/// test.
fn child(address: &str) -> Child {
    let mut call = Command::new(env::current_exe().unwrap());
    call.args(["--exact", "crash::grows_until_it_is_killed", "--nocapture"]);
    call.env(ADDRESS_VARIABLE, address)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// The work of the child process, as a test. Without the environment variable the test does nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn grows_until_it_is_killed() {
    let Ok(address) = env::var(ADDRESS_VARIABLE) else { return };
    let store = open(&address).await;
    let tables = (0..TABLES).map(|table| tokio::spawn(grow(store.clone(), table.to_string())));
    for table in tables.collect::<Vec<_>>() {
        table.await.unwrap();
    }
}

async fn grow(store: Store, table: String) {
    let mut at = texts(&store, &table).await.len();
    loop {
        let pair = one(&table, at as u64, &at.to_string()).row(7, (at + 1).to_string());
        assert_eq!(add(&store, pair).await, Appended::Done);
        at += 2;
        println!("answered {table} {at}");
    }
}

async fn open(address: &str) -> Store {
    let opened = if address.starts_with("postgres:") {
        Store::open_postgres(address).await
    } else {
        Store::open_file(address).await
    };
    opened.unwrap()
}
