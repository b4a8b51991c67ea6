//! kill -9 at random moments, while rows are added as fast as they go: what was answered is there
//! afterwards, what is there is whole, and the store opens at once.
//!
//! `IMPASTO_KILLS=100` kills so often; a few times are enough for every day.

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

use crate::world::{World, add, one, texts};

/// Where the child finds its store.
const ADDRESS: &str = "IMPASTO_CRASH_ADDRESS";

/// So many tables grow at once.
const TABLES: u64 = 20;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_whose_process_is_killed() {
    let world = World::file();
    let mut answered = Answered::default();
    for _ in 0..kills() {
        answered.grow_and_kill(&world.address(), || assert!(is_refused(&world)));
        answered.check(&world.address()).await;
    }
    answered.say("a file");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_whose_client_is_killed() {
    let world = World::postgres();
    let mut answered = Answered::default();
    for _ in 0..kills() {
        answered.grow_and_kill(&world.address(), || ());
        answered.check(&world.address()).await;
    }
    answered.say("PostgreSQL, client killed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_killed_itself() {
    let mut server = Server::start().unwrap();
    let address = server.database().unwrap();
    let mut answered = Answered::default();
    for _ in 0..kills() {
        answered.grow_and_kill(&address, || server.kill());
        server.restart().unwrap();
        answered.check(&address).await;
    }
    answered.say("PostgreSQL, server killed");
}

/// While another process has the file, we do not get it.
fn is_refused(world: &World) -> bool {
    let opened = tokio::task::block_in_place(|| Handle::current().block_on(world.try_open()));
    matches!(opened, Err(Error::InUse(_)))
}

fn kills() -> u32 {
    env::var("IMPASTO_KILLS").map_or(5, |it| it.parse().unwrap())
}

/// What the children were told, over all kills.
#[derive(Default)]
struct Answered {
    /// How many rows each table has at least.
    lengths: HashMap<String, usize>,
    rows: usize,
    openings: Vec<Duration>,
}

impl Answered {
    /// Has a child add rows, and kills first what `before` kills, then the child.
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

    /// `7 42`: table 7 has 42 rows. The last line of one who was killed may lack its end, and
    /// then says less than was answered, or nothing.
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

    /// The machine may be busy with other tests, but not each time.
    fn say(self, place: &str) {
        let (least, most) =
            (self.openings.iter().min().unwrap(), self.openings.iter().max().unwrap());
        println!(
            "{place}: {} rows answered, none lost; opened in {least:?} to {most:?}",
            self.rows
        );
        assert!(*least < Duration::from_secs(1));
    }
}

/// Somewhere in the first third of a second: often enough within a commit.
fn moment() -> Duration {
    Duration::from_micros(u64::from(getrandom::u32().unwrap() % 333_000))
}

/// This very program, told to run nothing but [`grows_until_it_is_killed`].
fn child(address: &str) -> Child {
    let mut call = Command::new(env::current_exe().unwrap());
    call.args(["--exact", "crash::grows_until_it_is_killed", "--nocapture"]);
    call.env(ADDRESS, address).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap()
}

/// The work of the child; there is none where nobody has said so.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn grows_until_it_is_killed() {
    let Ok(address) = env::var(ADDRESS) else { return };
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
