//! How long it takes from a click to the new table on the screen, with everything that moves.

use std::{
    fs, mem,
    sync::{Arc, Mutex},
    time::{Duration, SystemTime},
};

use anyhow::Result;
use browser::{Chromium, Screen, Served};
use clap::Parser;
use serde_json::Value;
use server::BotSettings;
use tokio::task::JoinHandle;

/// Measure how long it takes from a click to the new table on the screen.
#[derive(Debug, Parser)]
struct Clicks {
    /// How many clicks a title.
    #[arg(long, default_value_t = 200)]
    clicks: u32,
    /// Which titles; all if none is named.
    titles: Vec<String>,
}

const TITLES: [&str; 3] = ["canvas", "colors-of-paris", "atelier"];

/// How many of the slowest clicks are named.
const SLOWEST: usize = 5;

/// A click, and how long it took until the new table was on the screen.
struct Click {
    milliseconds: f64,
    action: String,
    /// Whether nobody else was given the processors of this machine meanwhile.
    is_undisturbed: bool,
}

/// Clicks on what can be clicked, and notes for each click after how many milliseconds the table had
/// changed and the change was painted: a frame after it was asked for, and a task after that frame. Whoever
/// is asked anew looks before they click: what others did has then been painted.
const MEASURE: &str = "
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
        "milliseconds from a click to the new table on the screen; and the same of those clicks during"
    );
    println!("which the host of a virtual machine did not take its processors away");
    let heads = format!("{:>7} {:>6} {:>6} {:>6}", "clicks", "p50", "p99", "most");
    println!("{:16} {heads} {heads}", "title");
    for title in TITLES.into_iter().filter(|it| titles.is_empty() || titles.iter().any(|t| t == it))
    {
        let all = measure(title, clicks).await?;
        let undisturbed = all.iter().filter(|it| it.is_undisturbed);
        println!("{title:16} {} {}", summary(all.iter()), summary(undisturbed));
        for click in all.iter().rev().take(SLOWEST) {
            let why = if click.is_undisturbed { "" } else { "  (disturbed)" };
            println!("{:>45.0}  {}{why}", click.milliseconds, click.action);
        }
    }
    Ok(())
}

/// How many clicks, and how long they took: in the middle, all but one of a hundred, at most.
fn summary<'c>(clicks: impl Iterator<Item = &'c Click>) -> String {
    let times: Vec<f64> = clicks.map(|it| it.milliseconds).collect();
    // The nearest rank: so many of a hundred clicks took no longer.
    let rank = |share: usize| (times.len() * share).div_ceil(100);
    let at = |share| rank(share).checked_sub(1).map_or(f64::NAN, |it| times[it]);
    format!("{:>7} {:>6.0} {:>6.0} {:>6.0}", times.len(), at(50), at(99), at(100))
}

/// So many clicks, the shortest first.
async fn measure(title: &str, clicks: u32) -> Result<Vec<Click>> {
    // Bots let people see what they have done, as they do where people play, but not as long.
    let bots = BotSettings { thinkers: 1, grace: Duration::from_millis(300) };
    let served = Served::with(bots).await?;
    let chromium = Chromium::lively(Screen::DESKTOP).await?;
    chromium.page().set_script_timeout(Duration::from_secs(600)).await?;
    let host = Host::watch();
    let mut found: Vec<(f64, f64, String)> = Vec::new();
    while (found.len() as u64) < u64::from(clicks) {
        chromium.goto(&served.page("/")).await?;
        chromium.find(&format!("#{title} .primary")).await?.click().await?;
        chromium.until("document.querySelector('[data-action]')").await?;
        let left = Value::from(u64::from(clicks) - found.len() as u64);
        let more = chromium.page().execute_async(MEASURE, vec![left]).await?;
        let more: Vec<(f64, f64, String)> = serde_json::from_value(more.json().clone())?;
        anyhow::ensure!(!more.is_empty(), "nothing could be clicked");
        found.extend(more);
    }
    chromium.close().await?;
    let taken = host.taken();
    let click = |(begun, milliseconds, action)| {
        let is_undisturbed = !taken.iter().any(|it| (begun..begun + milliseconds).contains(it));
        Click { milliseconds, action, is_undisturbed }
    };
    let mut all: Vec<Click> = found.into_iter().map(click).collect();
    all.sort_by(|one, other| one.milliseconds.total_cmp(&other.milliseconds));
    Ok(all)
}

/// Watches whether the host of a virtual machine gives its processors to others: such a click says more
/// about the host than about us. Systems that do not tell are taken to be undisturbed.
struct Host {
    watch: JoinHandle<()>,
    taken: Arc<Mutex<Vec<f64>>>,
}

impl Host {
    fn watch() -> Host {
        let taken = Arc::<Mutex<Vec<f64>>>::default();
        let noted = Arc::clone(&taken);
        let watch = tokio::spawn(async move {
            let mut before = stolen();
            loop {
                tokio::time::sleep(Duration::from_millis(4)).await;
                let now = stolen();
                if now != before {
                    noted.lock().expect("nobody panics with it").push(milliseconds_since_1970());
                }
                before = now;
            }
        });
        Host { watch, taken }
    }

    /// When it was found out that processors had been taken away, in the time of browsers.
    fn taken(self) -> Vec<f64> {
        self.watch.abort();
        mem::take(&mut self.taken.lock().expect("nobody panics with it"))
    }
}

/// How long all processors were given to others so far, in ticks of Linux (`man 5 proc_stat`).
fn stolen() -> Option<u64> {
    fs::read_to_string("/proc/stat").ok()?.split_whitespace().nth(8)?.parse().ok()
}

/// As browsers count them.
fn milliseconds_since_1970() -> f64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0.0, |it| it.as_secs_f64() * 1000.0)
}
