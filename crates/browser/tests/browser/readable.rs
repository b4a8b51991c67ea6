//! Everybody can use it: axe finds nothing, on any page, by day and by night.

use anyhow::ensure;
use browser::{Chromium, Screen, Theme};
use serde_json::Value;

use crate::{check, sit_down};

const AXE: &str = include_str!("../../vendor/axe.min.js");

/// What axe finds, as `rule: element`.
async fn found(chromium: &Chromium) -> anyhow::Result<Vec<String>> {
    chromium.run(AXE, Vec::new()).await?;
    let run = "
        const done = arguments[0];
        axe.run(document, { resultTypes: ['violations'] })
            .then((it) => done(it.violations.flatMap((v) => v.nodes.map((n) => v.id + ': ' + n.html.slice(0, 160)))));";
    let found = chromium.page().execute_async(run, Vec::new()).await?;
    let found = found.json().as_array().cloned().unwrap_or_default();
    Ok(found.iter().map(Value::to_string).collect())
}

/// What can slide under whoever brings a part of it into sight, though nobody could slide it back.
const SLIDES: &str = "
    const slides = (it) => {
        const { overflowX, overflowY } = getComputedStyle(it);
        if (![overflowX, overflowY].includes('hidden') || !it.querySelector('button')) return false;
        const before = [it.scrollLeft, it.scrollTop];
        it.scrollTo(before[0] + 9, before[1] + 9);
        const after = [it.scrollLeft, it.scrollTop];
        it.scrollTo(...before);
        return String(before) !== '0,0' || String(after) !== '0,0';
    };
    return [...document.querySelectorAll('main *')].filter(slides).map((it) => it.className);";

/// Whoever looks finds everything readable, and nothing juts out or slides away.
pub(crate) async fn look(chromium: &Chromium, page: &str) -> anyhow::Result<()> {
    let wide = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    let wide = chromium.run(wide, Vec::new()).await?;
    // It is less where room is kept for a scrollbar that a short page does not have.
    ensure!(wide.as_i64() <= Some(0), "{page} is too wide by {wide}");
    let sliding = chromium.run(SLIDES, Vec::new()).await?;
    ensure!(sliding == serde_json::json!([]), "{page}: {sliding}");
    for theme in Theme::ALL {
        chromium.turn(theme).await?;
        let found = found(chromium).await?;
        ensure!(found.is_empty(), "{page}, {}: {found:#?}", theme.name());
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_without_a_game() {
    check(Screen::DESKTOP, &[], async |served, chromium| {
        for screen in [Screen::DESKTOP, Screen::PHONE] {
            chromium.resize(screen).await?;
            for path in ["/", "/new/canvas", "/new/colors-of-paris", "/new/atelier"] {
                chromium.goto(&served.page(path)).await?;
                look(chromium, path).await?;
            }
        }
        chromium.set_up(&served.page("/new/canvas"), &[("#name", "Anna")]).await?;
        look(chromium, "gathering").await
    })
    .await;
}

async fn table(slug: &str) {
    check(Screen::DESKTOP, &[], async |served, chromium| {
        sit_down(served, chromium, slug).await?;
        chromium.play(6, 1).await?;
        look(chromium, slug).await?;
        chromium.resize(Screen::PHONE).await?;
        look(chromium, &format!("{slug} on a phone")).await?;
        chromium.click(".log h2 a").await?;
        chromium.until("document.querySelector('.scrubber')").await?;
        look(chromium, &format!("{slug} again")).await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn canvas() {
    table("canvas").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn colors_of_paris() {
    table("colors-of-paris").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn atelier() {
    table("atelier").await;
}
