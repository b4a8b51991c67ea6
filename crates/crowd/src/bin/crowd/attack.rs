//! `crowd attack`: sends the most expensive requests that an anonymous client can send, and measures the
//! CPU time of each, and how long another player waits while one address floods the server.
//!
//! The server is a child process on loopback, with its default limits; the attack is bounded in count and
//! time.

use std::{
    net::{IpAddr, Ipv4Addr},
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::{Context, Result};
use clap::Args;
use crowd::{Client, Error, Pair, ServerProcess, TestStore};
use hyper::{Method, body::Bytes};
use serde_json::json;
use tokio::task::JoinSet;

use crate::{failed, load_stats::LoadStats};

/// Send the most expensive requests that an anonymous client can send, and print their cost.
#[derive(Args, Debug)]
pub(crate) struct Attack {
    /// Multiplies the size of the requests; 1 is the size that once froze the server.
    #[arg(long, default_value_t = 1)]
    times: usize,
    /// The duration of the flood, in seconds.
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// The number of connections of the flood.
    #[arg(long, default_value_t = 8)]
    connections: usize,
}

/// One request of the attack.
#[derive(Clone, Debug)]
struct AttackRequest {
    name: &'static str,
    method: Method,
    path: String,
    body: Bytes,
    kind: &'static str,
    /// Whether the request needs a registered person.
    is_by_person: bool,
}

impl AttackRequest {
    fn get(name: &'static str, path: impl Into<String>) -> AttackRequest {
        let (path, body) = (path.into(), Bytes::new());
        AttackRequest {
            name,
            method: Method::GET,
            path,
            body,
            kind: "text/plain",
            is_by_person: false,
        }
    }

    fn form(name: &'static str, path: &str, body: String) -> AttackRequest {
        let kind = "application/x-www-form-urlencoded";
        AttackRequest {
            method: Method::POST,
            body: body.into(),
            kind,
            ..AttackRequest::get(name, path)
        }
    }

    fn json(name: &'static str, path: &str, body: &serde_json::Value) -> AttackRequest {
        let body = body.to_string().into();
        let request = AttackRequest::get(name, path);
        AttackRequest {
            method: Method::POST,
            body,
            kind: "application/json",
            is_by_person: true,
            ..request
        }
    }

    /// Sends the request, and returns the HTTP status, or `None` if the connection was cut.
    async fn send(&self, who: &Client) -> Option<u16> {
        let headers = [("content-type", self.kind)];
        let sent = who.send(self.method.clone(), &self.path, self.body.clone(), &headers).await;
        sent.ok().map(|answer| answer.status)
    }
}

/// A text of options: `option-000001=1&option-000002=1...`
fn options(number: usize) -> String {
    numbered(number, |nth| format!("option-{nth:06}=1&"))
}

/// The texts of all parts, each made from its number, joined.
fn numbered(parts: usize, part: impl Fn(usize) -> String) -> String {
    (0..parts).map(part).collect::<Vec<_>>().concat()
}

fn requests(times: usize) -> Vec<AttackRequest> {
    let open = |options: String, files: serde_json::Value| json!({ "title": "canvas", "options": options, "files": files, "seats": ["me", "open"] });
    let words: String = numbered(40_000 * times, |nth| format!("x{nth:06}=1 "));
    let rules: String = numbered(33_000 * times, |nth| format!("x{nth:07} = 1\n"));
    let long_rules = format!("notes = \"{}\"\n", "x".repeat(63 << 10));
    let deck: String = numbered(4000, |nth| format!("{nth},left,hue,,tone,,\n"));
    let deck = format!("id,word_side,red,yellow,green,blue,violet\n{deck}");
    let board = format!("# {}\n[wheel]\nclockwise = []\n", "x".repeat(63 << 10));
    // Options that exclude each other, so that the form searches for a repair.
    let at_odds = "option-variant=j&option-cards=b&option-tiles=on&option-rounds=400";
    let mending = format!("preset=variant-j&seat=me&seat=open&{at_odds}");
    vec![
        // A URL has at most 64 KB, so this request does not grow with `times`.
        AttackRequest::get(
            "set-up form, 4,500 options in the query",
            format!("/new/canvas?{}", numbered(4500, |nth| format!("option-{nth:04x}=1&"))),
        ),
        AttackRequest::form(
            "set-up form, 20,000 fields",
            "/new/canvas/differences",
            options(20_000 * times),
        ),
        AttackRequest::json(
            "a table with 400 KB of options",
            "/api/tables",
            &open(words, json!({})),
        ),
        AttackRequest::json(
            "a table with 400 KB of house rules",
            "/api/tables",
            &open("rules=r".to_owned(), json!({ "r": rules })),
        ),
        AttackRequest::form(
            "set-up form, 10,000 chairs",
            "/new/atelier/differences",
            "seat=open&here=x&".repeat(10_000 * times),
        ),
        AttackRequest::form(
            "set-up form, rules at odds",
            "/new/colors-of-paris/differences",
            mending.clone(),
        ),
        AttackRequest::form(
            "the same with two files as large as they may be",
            "/new/colors-of-paris/differences",
            format!("{mending}&file-board={board}&file-rules={long_rules}"),
        ),
        AttackRequest::form(
            "set-up form, a deck of 4,000 cards",
            "/new/canvas/differences",
            format!("preset=first-game&file-deck={deck}"),
        ),
        AttackRequest::json(
            "a name of 500 KB",
            "/api/me",
            &json!({ "name": "é ".repeat(170_000) }),
        ),
        AttackRequest::json(
            "500 KB of nested lists",
            "/api/tables",
            &json!({ "title": nested(120) }),
        ),
        AttackRequest::get("the lobby", "/"),
        AttackRequest::get("the set-up form of Colors of Paris", "/new/colors-of-paris"),
        AttackRequest::get("the rules of Colors of Paris", "/rules/colors-of-paris"),
        AttackRequest::get("a picture of Canvas", "/art/canvas/motif/12.svg"),
        AttackRequest::get("a picture of Colors of Paris", "/art/paris/picture/cezanne.svg"),
        AttackRequest::get("a poster", "/poster/atelier.svg"),
        AttackRequest::get("the titles", "/api/titles"),
    ]
}

fn nested(depth: usize) -> serde_json::Value {
    (0..depth).fold(json!("x".repeat(4000)), |inside, _| json!([inside]))
}

impl Attack {
    pub(crate) async fn run(&self, impasto: &Path) -> Result<()> {
        let store = TestStore::folder().map_err(failed)?;
        self.single(impasto, &store).await.map_err(failed)?;
        self.flood(impasto, &store).await.map_err(failed)
    }

    /// Sends every request three times, one after the other, each from another address.
    async fn single(&self, impasto: &Path, store: &TestStore) -> Result<(), Error> {
        let server = ServerProcess::start_with_limits(impasto, store).await?;
        let stranger = Client::stranger(server.address());
        println!("{:<50} {:>6} {:>12} {:>10}", "request", "status", "CPU ms", "response ms");
        let mut highest = Duration::ZERO;
        for (nth, request) in requests(self.times).iter().enumerate() {
            for again in 0..3_u8 {
                let address = Ipv4Addr::new(10, 0, u8::try_from(nth)?, again);
                let who = stranger.forwarded_for(IpAddr::V4(address));
                let who = if request.is_by_person { who.register("Mallory").await? } else { who };
                let (work, begun) = (server.cpu_time()?, Instant::now());
                let status = request.send(&who).await;
                let waited = begun.elapsed();
                let work = server.cpu_time()?.saturating_sub(work);
                highest = highest.max(work);
                let status = status.map_or_else(|| "cut".to_owned(), |it| it.to_string());
                if again == 0 || Duration::from_millis(50) < work {
                    println!(
                        "{:<50} {status:>6} {:>12.1} {:>10.1}",
                        request.name,
                        ms(work),
                        ms(waited)
                    );
                }
            }
        }
        println!("the most expensive: {:.1} ms of CPU time", ms(highest));
        server.kill().await
    }

    /// Floods the server from one address, while two people at another address play.
    async fn flood(&self, impasto: &Path, store: &TestStore) -> Result<(), Error> {
        let server = ServerProcess::start_with_limits(impasto, store).await?;
        let stranger = Client::stranger(server.address());
        let home = stranger.forwarded_for(IpAddr::V4(Ipv4Addr::new(10, 9, 9, 9)));
        let people = [home.register("Berthe").await?, home.register("Édouard").await?];
        let time = Duration::from_secs(self.seconds);
        let mut pair = Pair::sit_down(people, "canvas").await?;
        let quiet = clicks(&mut pair, time).await?;
        let (ends, sent, done) = (
            Arc::new(AtomicBool::new(false)),
            Arc::new(AtomicU64::new(0)),
            Arc::new(AtomicU64::new(0)),
        );
        let mallory = stranger.forwarded_for(IpAddr::V4(Ipv4Addr::new(10, 6, 6, 6)));
        let person = mallory.register("Mallory").await?;
        let mut flood = JoinSet::new();
        for nth in 0..self.connections {
            let (ends, sent, done) = (ends.clone(), sent.clone(), done.clone());
            let (mallory, person) = (mallory.clone(), person.clone());
            // Each task has connections of its own.
            let (mallory, person) = (mallory.at(server.address()), person.at(server.address()));
            let requests = requests(self.times);
            flood.spawn(async move {
                for request in requests.iter().cycle().skip(nth) {
                    if ends.load(Ordering::Relaxed) {
                        break;
                    }
                    let who = if request.is_by_person { &person } else { &mallory };
                    sent.fetch_add(1, Ordering::Relaxed);
                    if request.send(who).await.is_some_and(|status| status != 429) {
                        done.fetch_add(1, Ordering::Relaxed);
                    }
                }
            });
        }
        let flooded = clicks(&mut pair, time).await?;
        ends.store(true, Ordering::Relaxed);
        let _ = tokio::time::timeout(Duration::from_secs(120), flood.join_all()).await;
        let (sent, done) = (sent.load(Ordering::Relaxed), done.load(Ordering::Relaxed));
        println!("flood: {sent} requests in {} s, {done} of them accepted", self.seconds);
        println!("another player's click, quiet: {quiet}");
        println!("another player's click, flood: {flooded}");
        server.kill().await
    }
}

/// Plays for the given time, and reports how long a move takes until it is answered and seen by the
/// other player.
async fn clicks(pair: &mut Pair, time: Duration) -> Result<String, Error> {
    let (begun, mut stats) = (Instant::now(), LoadStats::default());
    while begun.elapsed() < time {
        if !pair.seen[0].as_ref().is_some_and(crowd::SceneSummary::is_playing) {
            *pair = Pair::sit_down(pair.people().clone(), &pair.title).await?;
        }
        let (seat, scene) = pair.asked().ok_or("both have seen whose turn it is")?;
        let at = scene.at;
        let action = scene.any_action(at).context("who is asked can act")?.to_owned();
        let clicked = Instant::now();
        pair.post(seat, at, &action, at).await?;
        let mut is_seen = false;
        let mut is_answered = false;
        while !is_seen || !is_answered {
            let message = tokio::time::timeout(Duration::from_secs(60), pair.next()).await;
            let (who, message) = message.map_err(|_| "nothing happens any more")??;
            is_answered |= message.ok == Some(true);
            is_seen |= who != seat && message.scene.is_some_and(|it| at < it.at);
        }
        stats.moves += 1;
        stats.record_latency(clicked.elapsed());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let [middle, p99, slowest] = [50, 99, 100].map(|share| ms(stats.percentile(share)));
    let clicks = stats.moves;
    Ok(format!("{clicks} clicks, p50 {middle:.1} ms, p99 {p99:.1} ms, slowest {slowest:.1} ms"))
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
