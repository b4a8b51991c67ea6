//! `crowd attack`: the dearest requests that an anonymous stranger can send, each with the processor time
//! that it costs the server, and how long another player waits while one address sends as much as it may.
//!
//! The server is one of our own on loopback, with its default limits; the attack is bounded in count and
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
use crowd::{Client, Error, Kept, Pair, Service};
use hyper::{Method, body::Bytes};
use serde_json::json;
use tokio::task::JoinSet;

use crate::{failed, tally::Tally};

/// Send the dearest requests a stranger can send, and say what they cost.
#[derive(Args, Debug)]
pub(crate) struct Attack {
    /// How many times larger the requests are than those that once froze the server.
    #[arg(long, default_value_t = 1)]
    times: usize,
    /// How many seconds one address floods the server while another plays.
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// How many connections the flood has.
    #[arg(long, default_value_t = 8)]
    connections: usize,
}

/// One request of a stranger.
#[derive(Clone, Debug)]
struct Shot {
    name: &'static str,
    method: Method,
    path: String,
    body: Bytes,
    kind: &'static str,
    /// Whether a person is needed, whom anybody may become.
    is_by_person: bool,
}

impl Shot {
    fn get(name: &'static str, path: impl Into<String>) -> Shot {
        let (path, body) = (path.into(), Bytes::new());
        Shot { name, method: Method::GET, path, body, kind: "text/plain", is_by_person: false }
    }

    fn form(name: &'static str, path: &str, body: String) -> Shot {
        let kind = "application/x-www-form-urlencoded";
        Shot { method: Method::POST, body: body.into(), kind, ..Shot::get(name, path) }
    }

    fn json(name: &'static str, path: &str, body: &serde_json::Value) -> Shot {
        let body = body.to_string().into();
        let shot = Shot::get(name, path);
        Shot { method: Method::POST, body, kind: "application/json", is_by_person: true, ..shot }
    }

    /// Sends it; the HTTP status, or nothing if the connection was cut.
    async fn fire(&self, who: &Client) -> Option<u16> {
        let headers = [("content-type", self.kind)];
        let sent = who.send(self.method.clone(), &self.path, self.body.clone(), &headers).await;
        sent.ok().map(|answer| answer.status)
    }
}

/// `option-000001=1&option-000002=1...`
fn options(number: usize) -> String {
    numbered(number, |nth| format!("option-{nth:06}=1&"))
}

/// So many parts, each with its number.
fn numbered(parts: usize, part: impl Fn(usize) -> String) -> String {
    (0..parts).map(part).collect::<Vec<_>>().concat()
}

fn shots(times: usize) -> Vec<Shot> {
    let open = |options: String, files: serde_json::Value| json!({ "title": "canvas", "options": options, "files": files, "seats": ["me", "open"] });
    let words: String = numbered(40_000 * times, |nth| format!("x{nth:06}=1 "));
    let rules: String = numbered(33_000 * times, |nth| format!("x{nth:07} = 1\n"));
    let long_rules = format!("notes = \"{}\"\n", "x".repeat(63 << 10));
    let deck: String = numbered(4000, |nth| format!("{nth},left,hue,,tone,,\n"));
    let deck = format!("id,word_side,red,yellow,green,blue,violet\n{deck}");
    let board = format!("# {}\n[wheel]\nclockwise = []\n", "x".repeat(63 << 10));
    // Options that do not go together, so that the form looks for what would mend them.
    let at_odds = "option-variant=j&option-cards=b&option-tiles=on&option-rounds=400";
    let mending = format!("preset=variant-j&seat=me&seat=open&{at_odds}");
    vec![
        // An URL has at most 64 KB, however much larger the other requests are.
        Shot::get(
            "set-up form, 4,500 options in the query",
            format!("/new/canvas?{}", numbered(4500, |nth| format!("option-{nth:04x}=1&"))),
        ),
        Shot::form(
            "set-up form, 20,000 fields",
            "/new/canvas/differences",
            options(20_000 * times),
        ),
        Shot::json("a table with 400 KB of options", "/api/tables", &open(words, json!({}))),
        Shot::json(
            "a table with 400 KB of house rules",
            "/api/tables",
            &open("rules=r".to_owned(), json!({ "r": rules })),
        ),
        Shot::form(
            "set-up form, 10,000 chairs",
            "/new/atelier/differences",
            "seat=open&here=x&".repeat(10_000 * times),
        ),
        Shot::form(
            "set-up form, rules at odds",
            "/new/colors-of-paris/differences",
            mending.clone(),
        ),
        Shot::form(
            "the same with two files as large as they may be",
            "/new/colors-of-paris/differences",
            format!("{mending}&file-board={board}&file-rules={long_rules}"),
        ),
        Shot::form(
            "set-up form, a deck of 4,000 cards",
            "/new/canvas/differences",
            format!("preset=first-game&file-deck={deck}"),
        ),
        Shot::json("a name of 500 KB", "/api/me", &json!({ "name": "é ".repeat(170_000) })),
        Shot::json("500 KB of nested lists", "/api/tables", &json!({ "title": nested(120) })),
        Shot::get("the lobby", "/"),
        Shot::get("the set-up form of Colors of Paris", "/new/colors-of-paris"),
        Shot::get("the rules of Colors of Paris", "/rules/colors-of-paris"),
        Shot::get("a picture of Canvas", "/art/canvas/motif/12.svg"),
        Shot::get("a picture of Colors of Paris", "/art/paris/picture/cezanne.svg"),
        Shot::get("a poster", "/poster/atelier.svg"),
        Shot::get("the titles", "/api/titles"),
    ]
}

fn nested(depth: usize) -> serde_json::Value {
    (0..depth).fold(json!("x".repeat(4000)), |inside, _| json!([inside]))
}

impl Attack {
    pub(crate) async fn run(&self, impasto: &Path) -> Result<()> {
        let kept = Kept::folder().map_err(failed)?;
        self.single(impasto, &kept).await.map_err(failed)?;
        self.flood(impasto, &kept).await.map_err(failed)
    }

    /// Every request by itself, three times, each from an address of its own.
    async fn single(&self, impasto: &Path, kept: &Kept) -> Result<(), Error> {
        let service = Service::start_with_limits(impasto, kept).await?;
        let stranger = Client::stranger(service.address());
        println!("{:<50} {:>6} {:>12} {:>10}", "request", "status", "processor ms", "answer ms");
        let mut dearest = Duration::ZERO;
        for (nth, shot) in shots(self.times).iter().enumerate() {
            for again in 0..3_u8 {
                let address = Ipv4Addr::new(10, 0, u8::try_from(nth)?, again);
                let who = stranger.forwarded_for(IpAddr::V4(address));
                let who = if shot.is_by_person { who.called("Mallory").await? } else { who };
                let (work, begun) = (service.work()?, Instant::now());
                let status = shot.fire(&who).await;
                let waited = begun.elapsed();
                let work = service.work()?.saturating_sub(work);
                dearest = dearest.max(work);
                let status = status.map_or_else(|| "cut".to_owned(), |it| it.to_string());
                if again == 0 || Duration::from_millis(50) < work {
                    println!(
                        "{:<50} {status:>6} {:>12.1} {:>10.1}",
                        shot.name,
                        ms(work),
                        ms(waited)
                    );
                }
            }
        }
        println!("the dearest: {:.1} ms of processor time", ms(dearest));
        service.kill().await
    }

    /// One address sends as much as it may, while two people at another one play.
    async fn flood(&self, impasto: &Path, kept: &Kept) -> Result<(), Error> {
        let service = Service::start_with_limits(impasto, kept).await?;
        let stranger = Client::stranger(service.address());
        let home = stranger.forwarded_for(IpAddr::V4(Ipv4Addr::new(10, 9, 9, 9)));
        let people = [home.called("Berthe").await?, home.called("Édouard").await?];
        let time = Duration::from_secs(self.seconds);
        let mut pair = Pair::sit_down(people, "canvas").await?;
        let quiet = clicks(&mut pair, time).await?;
        let (ends, sent, done) = (
            Arc::new(AtomicBool::new(false)),
            Arc::new(AtomicU64::new(0)),
            Arc::new(AtomicU64::new(0)),
        );
        let mallory = stranger.forwarded_for(IpAddr::V4(Ipv4Addr::new(10, 6, 6, 6)));
        let person = mallory.called("Mallory").await?;
        let mut flood = JoinSet::new();
        for nth in 0..self.connections {
            let (ends, sent, done) = (ends.clone(), sent.clone(), done.clone());
            let (mallory, person) = (mallory.clone(), person.clone());
            // A connection of its own each.
            let (mallory, person) = (mallory.at(service.address()), person.at(service.address()));
            let shots = shots(self.times);
            flood.spawn(async move {
                for shot in shots.iter().cycle().skip(nth) {
                    if ends.load(Ordering::Relaxed) {
                        break;
                    }
                    let who = if shot.is_by_person { &person } else { &mallory };
                    sent.fetch_add(1, Ordering::Relaxed);
                    if shot.fire(who).await.is_some_and(|status| status != 429) {
                        done.fetch_add(1, Ordering::Relaxed);
                    }
                }
            });
        }
        let flooded = clicks(&mut pair, time).await?;
        ends.store(true, Ordering::Relaxed);
        let _ = tokio::time::timeout(Duration::from_secs(120), flood.join_all()).await;
        let (sent, done) = (sent.load(Ordering::Relaxed), done.load(Ordering::Relaxed));
        println!("flood: {sent} requests in {} s, {done} of them let in", self.seconds);
        println!("another player's click, quiet: {quiet}");
        println!("another player's click, flood: {flooded}");
        service.kill().await
    }
}

/// Plays for so long, a few moves a second: how long a move takes until it is answered.
async fn clicks(pair: &mut Pair, time: Duration) -> Result<String, Error> {
    let (begun, mut tally) = (Instant::now(), Tally::default());
    while begun.elapsed() < time {
        if !pair.seen[0].as_ref().is_some_and(crowd::Glimpse::is_playing) {
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
            let heard = tokio::time::timeout(Duration::from_secs(60), pair.next()).await;
            let (who, heard) = heard.map_err(|_| "nothing happens any more")??;
            is_answered |= heard.ok == Some(true);
            is_seen |= who != seat && heard.scene.is_some_and(|it| at < it.at);
        }
        tally.moves += 1;
        tally.waited(clicked.elapsed());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let [middle, p99, slowest] = [50, 99, 100].map(|share| ms(tally.percentile(share)));
    let clicks = tally.moves;
    Ok(format!("{clicks} clicks, p50 {middle:.1} ms, p99 {p99:.1} ms, slowest {slowest:.1} ms"))
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
