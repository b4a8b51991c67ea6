//! How long it takes from a click to the new table on the screen, with everything that moves.

use anyhow::Result;
use browser::{Chromium, Screen, Served};
use clap::Parser;
use serde_json::Value;

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
        for (let idle = 0; times.length < clicks && idle < 200 && !document.querySelector('.result');) {
            const isAsked = () => main().dataset.turn === 'true' && document.querySelector('[data-action]');
            if (!isAsked()) { idle++; await sleep(25); continue; }
            if (idle) { idle = 0; await sleep(350); continue; }
            const all = [...document.querySelectorAll('[data-action]')];
            const change = changed(main().dataset.at), begun = performance.now();
            const chosen = all[(times.length * 7919) % all.length], action = chosen.dataset.action;
            chosen.click();
            await Promise.race([change, sleep(10000)]);
            await painted();
            times.push([performance.now() - begun, action]);
            await sleep(350);
        }
        done(times);
    })();";

#[tokio::main]
async fn main() -> Result<()> {
    let Clicks { clicks, titles } = Clicks::parse();
    println!("milliseconds from a click to the new table on the screen");
    println!("{:16} {:>7} {:>6} {:>6} {:>6}", "title", "clicks", "p50", "p99", "most");
    for title in TITLES.into_iter().filter(|it| titles.is_empty() || titles.iter().any(|t| t == it))
    {
        let all = measure(title, clicks).await?;
        // The nearest rank: so many of a hundred clicks took no longer.
        let at = |share: usize| all[(all.len() * share).div_ceil(100) - 1].milliseconds;
        println!("{title:16} {:>7} {:>6.0} {:>6.0} {:>6.0}", all.len(), at(50), at(99), at(100));
        for Click { milliseconds, action } in all.iter().rev().take(SLOWEST) {
            println!("{milliseconds:>45.0}  {action}");
        }
    }
    Ok(())
}

/// So many clicks, the shortest first.
async fn measure(title: &str, clicks: u32) -> Result<Vec<Click>> {
    let served = Served::start().await?;
    let chromium = Chromium::lively(Screen::DESKTOP).await?;
    chromium.page().set_script_timeout(std::time::Duration::from_secs(600)).await?;
    let mut all: Vec<Click> = Vec::new();
    while (all.len() as u64) < u64::from(clicks) {
        chromium.goto(&served.page("/")).await?;
        chromium.find(&format!("#{title} .primary")).await?.click().await?;
        chromium.until("document.querySelector('[data-action]')").await?;
        let left = Value::from(u64::from(clicks) - all.len() as u64);
        let found = chromium.page().execute_async(MEASURE, vec![left]).await?;
        let found: Vec<(f64, String)> = serde_json::from_value(found.json().clone())?;
        anyhow::ensure!(!found.is_empty(), "nothing could be clicked");
        all.extend(found.into_iter().map(|(milliseconds, action)| Click { milliseconds, action }));
    }
    chromium.close().await?;
    all.sort_by(|one, other| one.milliseconds.total_cmp(&other.milliseconds));
    Ok(all)
}
