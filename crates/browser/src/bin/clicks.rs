//! How long it takes from a click to the new table on the screen, with everything that moves.

use anyhow::{Context, Result};
use browser::{Chromium, Screen, Served};
use clap::Parser;
use serde_json::Value;

/// Measure how long it takes from a click to the new table on the screen.
#[derive(Debug, Parser)]
struct Clicks {
    /// How many clicks a title.
    #[arg(long, default_value_t = 100)]
    clicks: u32,
    /// Which titles; all if none is named.
    titles: Vec<String>,
}

const TITLES: [&str; 3] = ["canvas", "colors-of-paris", "atelier"];

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
            all[(times.length * 7919) % all.length].click();
            await Promise.race([change, sleep(10000)]);
            await painted();
            times.push(performance.now() - begun);
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
        let times = measure(title, clicks).await?;
        let at = |share: usize| times[(times.len() * share / 100).min(times.len() - 1)];
        println!("{title:16} {:>7} {:>6.0} {:>6.0} {:>6.0}", times.len(), at(50), at(99), at(100));
    }
    Ok(())
}

/// The times of so many clicks, the shortest first.
async fn measure(title: &str, clicks: u32) -> Result<Vec<f64>> {
    let served = Served::start().await?;
    let chromium = Chromium::lively(Screen::DESKTOP).await?;
    chromium.page().set_script_timeout(std::time::Duration::from_secs(600)).await?;
    let mut times: Vec<f64> = Vec::new();
    while (times.len() as u64) < u64::from(clicks) {
        chromium.goto(&served.page("/")).await?;
        chromium.find(&format!("#{title} .primary")).await?.click().await?;
        chromium.until("document.querySelector('[data-action]')").await?;
        let left = Value::from(u64::from(clicks) - times.len() as u64);
        let found = chromium.page().execute_async(MEASURE, vec![left]).await?;
        let found = found.json().as_array().context("times are numbers")?;
        anyhow::ensure!(!found.is_empty(), "nothing could be clicked");
        times.extend(found.iter().filter_map(Value::as_f64));
    }
    chromium.close().await?;
    times.sort_by(f64::total_cmp);
    Ok(times)
}
