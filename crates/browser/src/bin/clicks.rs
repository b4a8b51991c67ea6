//! `clicks`: measures the time from a click to the painted new state of the table, with animations.

use std::{
    fs, mem,
    sync::{Arc, Mutex},
    time::{Duration, SystemTime},
};

use anyhow::Result;
use browser::{Chromium, ScreenSize, TestServer};
use clap::Parser;
use serde_json::Value;
use server::BotSettings;
use tokio::task::JoinHandle;

/// Measure the time from a click to the painted new state of the table.
#[derive(Debug, Parser)]
struct Clicks {
    /// The number of clicks for each title.
    #[arg(long, default_value_t = 200)]
    clicks: u32,
    /// The titles [default: all].
    titles: Vec<String>,
}

const TITLES: [&str; 3] = ["canvas", "colors-of-paris", "atelier"];

/// The number of slowest clicks that are listed for each title.
const SLOW_CLICKS_LISTED: usize = 5;

/// One measured click.
struct Click {
    /// The time from the click to the painted new state of the table.
    milliseconds: f64,
    action: String,
    /// Whether no CPU time was stolen by the host of this virtual machine meanwhile.
    is_undisturbed: bool,
}

/// The script that clicks on actions, and measures for each click the milliseconds until the change of the
/// table was painted: the next animation frame, and a task after it. It pauses before each click, so that
/// the moves of others have been painted.
const MEASURE_SCRIPT: &str = "
    const [clicks, done] = arguments;
    const main = () => document.getElementById('main');
    const sleep = (time) => new Promise((then) => setTimeout(then, time));
    const painted = () => new Promise((then) => requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = then;
        channel.port2.postMessage(0);
    }));
    const changed = (at) => new Promise((then) => {
        const eye = new MutationObserver(() => { if (main().dataset.at !== at) { eye.disconnect(); then(); } });
        eye.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-at'] });
    });
    (async () => {
        const times = [];
        for (let idle = 0; times.length < clicks && idle < 1000 && !document.querySelector('.result');) {
            const isAsked = () => main().dataset.turn === 'true' && document.querySelector('[data-action]');
            if (!isAsked()) { idle++; await sleep(25); continue; }
            if (idle) { idle = 0; await sleep(350); continue; }
            const all = [...document.querySelectorAll('[data-action]')];
            const change = changed(main().dataset.at), begun = performance.now();
            const chosen = all[(times.length * 7919) % all.length], action = chosen.dataset.action;
            chosen.click();
            await Promise.race([change, sleep(10000)]);
            await painted();
            times.push([performance.timeOrigin + begun, performance.now() - begun, action]);
            await sleep(350);
        }
        done(times);
    })();";

#[tokio::main]
async fn main() -> Result<()> {
    let Clicks { clicks, titles } = Clicks::parse();
    println!(
        "Milliseconds from a click to the painted new state of the table: for all clicks, and"
    );
    println!("for the clicks during which the host of a virtual machine stole no CPU time.");
    let heads = format!("{:>7} {:>6} {:>6} {:>6}", "clicks", "p50", "p99", "max");
    println!("{:16} {heads} {heads}", "title");
    for title in TITLES.into_iter().filter(|it| titles.is_empty() || titles.iter().any(|t| t == it))
    {
        let all = measure(title, clicks).await?;
        let undisturbed = all.iter().filter(|it| it.is_undisturbed);
        println!("{title:16} {} {}", summary(all.iter()), summary(undisturbed));
        for click in all.iter().rev().take(SLOW_CLICKS_LISTED) {
            let why = if click.is_undisturbed { "" } else { "  (disturbed)" };
            println!("{:>45.0}  {}{why}", click.milliseconds, click.action);
        }
    }
    Ok(())
}

/// The number of clicks, and the 50th, 99th and 100th percentile of their times.
fn summary<'c>(clicks: impl Iterator<Item = &'c Click>) -> String {
    let times: Vec<f64> = clicks.map(|it| it.milliseconds).collect();
    // Percentiles by the nearest-rank method.
    let rank = |share: usize| (times.len() * share).div_ceil(100);
    let at = |share| rank(share).checked_sub(1).map_or(f64::NAN, |it| times[it]);
    format!("{:>7} {:>6.0} {:>6.0} {:>6.0}", times.len(), at(50), at(99), at(100))
}

/// Measured clicks, the fastest first.
async fn measure(title: &str, clicks: u32) -> Result<Vec<Click>> {
    // The bots pause after their moves, as they do for people, but not as long.
    let bots = BotSettings { thinkers: 1, grace: Duration::from_millis(300) };
    let server = TestServer::with(bots).await?;
    let chromium = Chromium::open_with_motion(ScreenSize::DESKTOP).await?;
    chromium.driver().set_script_timeout(Duration::from_secs(600)).await?;
    let watch = StealWatch::watch();
    let mut found: Vec<(f64, f64, String)> = Vec::new();
    while (found.len() as u64) < u64::from(clicks) {
        chromium.goto(&server.page("/")).await?;
        chromium.find(&format!("#{title} .primary")).await?.click().await?;
        chromium.until("document.querySelector('[data-action]')").await?;
        let left = Value::from(u64::from(clicks) - found.len() as u64);
        let more = chromium.driver().execute_async(MEASURE_SCRIPT, vec![left]).await?;
        let more: Vec<(f64, f64, String)> = serde_json::from_value(more.json().clone())?;
        anyhow::ensure!(!more.is_empty(), "nothing could be clicked");
        found.extend(more);
    }
    chromium.close().await?;
    let taken = watch.taken();
    let click = |(begun, milliseconds, action)| {
        let is_undisturbed = !taken.iter().any(|it| (begun..begun + milliseconds).contains(it));
        Click { milliseconds, action, is_undisturbed }
    };
    let mut all: Vec<Click> = found.into_iter().map(click).collect();
    all.sort_by(|one, other| one.milliseconds.total_cmp(&other.milliseconds));
    Ok(all)
}

/// A task that watches for CPU time stolen by the host of a virtual machine, which slows down a click for
/// reasons outside the program. A system that does not count stolen time counts as undisturbed.
struct StealWatch {
    watch: JoinHandle<()>,
    taken: Arc<Mutex<Vec<f64>>>,
}

impl StealWatch {
    fn watch() -> StealWatch {
        let taken = Arc::<Mutex<Vec<f64>>>::default();
        let noted = Arc::clone(&taken);
        let watch = tokio::spawn(async move {
            let mut before = stolen_ticks();
            loop {
                tokio::time::sleep(Duration::from_millis(4)).await;
                let now = stolen_ticks();
                if now != before {
                    noted.lock().expect("nobody panics with it").push(milliseconds_since_1970());
                }
                before = now;
            }
        });
        StealWatch { watch, taken }
    }

    /// The times at which stolen CPU time was noticed, in milliseconds since 1970.
    fn taken(self) -> Vec<f64> {
        self.watch.abort();
        mem::take(&mut self.taken.lock().expect("nobody panics with it"))
    }
}

/// The stolen CPU time of all processors so far, in ticks of Linux (`man 5 proc_stat`).
fn stolen_ticks() -> Option<u64> {
    fs::read_to_string("/proc/stat").ok()?.split_whitespace().nth(8)?.parse().ok()
}

/// The current time as browsers count it.
fn milliseconds_since_1970() -> f64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0.0, |it| it.as_secs_f64() * 1000.0)
}
