//! Tests of accessibility: axe finds no violations on any page, in both color schemes.

use anyhow::ensure;
use browser::{Chromium, ColorScheme, ScreenSize};
use serde_json::Value;

use crate::{check, sit_down};

const AXE: &str = include_str!("../../vendor/axe.min.js");

/// The violations that axe finds, as `rule: element`.
async fn violations(chromium: &Chromium) -> anyhow::Result<Vec<String>> {
    chromium.run(AXE, Vec::new()).await?;
    let run = "
        const done = arguments[0];
        axe.run(document, { resultTypes: ['violations'] })
            .then((it) => done(it.violations.flatMap((v) => v.nodes.map((n) => v.id + ': ' + n.html.slice(0, 160)))));";
    let found = chromium.driver().execute_async(run, Vec::new()).await?;
    let found = found.json().as_array().cloned().unwrap_or_default();
    Ok(found.iter().map(Value::to_string).collect())
}

/// The script that finds elements that hide their overflow but scroll when a button in them gets the
/// focus: nobody could scroll them back.
const HIDDEN_SCROLL_SCRIPT: &str = "
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

/// Checks that axe finds no violations, the page is not too wide, and no hidden overflow scrolls.
pub(crate) async fn check_accessible(chromium: &Chromium, page: &str) -> anyhow::Result<()> {
    let wide = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    let wide = chromium.run(wide, Vec::new()).await?;
    // Negative where room is kept for a scrollbar that a short page does not have.
    ensure!(wide.as_i64() <= Some(0), "{page} is too wide by {wide}");
    let scrolling = chromium.run(HIDDEN_SCROLL_SCRIPT, Vec::new()).await?;
    ensure!(scrolling == serde_json::json!([]), "{page}: {scrolling}");
    for theme in ColorScheme::ALL {
        chromium.set_theme(theme).await?;
        let found = violations(chromium).await?;
        ensure!(found.is_empty(), "{page}, {}: {found:#?}", theme.name());
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_without_a_game() {
    check(ScreenSize::DESKTOP, &[], async |server, chromium| {
        for screen in [ScreenSize::DESKTOP, ScreenSize::PHONE] {
            chromium.resize(screen).await?;
            for path in ["/", "/new/canvas", "/new/colors-of-paris", "/new/atelier"] {
                chromium.goto(&server.page(path)).await?;
                check_accessible(chromium, path).await?;
            }
        }
        chromium.set_up(&server.page("/new/canvas"), &[("#name", "Anna")]).await?;
        check_accessible(chromium, "gathering").await
    })
    .await;
}

async fn table(slug: &str) {
    check(ScreenSize::DESKTOP, &[], async |server, chromium| {
        sit_down(server, chromium, slug).await?;
        chromium.play(6, 1).await?;
        check_accessible(chromium, slug).await?;
        chromium.resize(ScreenSize::PHONE).await?;
        check_accessible(chromium, &format!("{slug} on a phone")).await?;
        chromium.click(".log h2 a").await?;
        chromium.until("document.querySelector('.scrubber')").await?;
        check_accessible(chromium, &format!("{slug} again")).await
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
