//! Everybody can use it: axe finds nothing, on the pages without a game, by day and by night.

use anyhow::ensure;
use browser::{Chromium, Screen, Theme};
use serde_json::Value;

use crate::check;

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

async fn look(chromium: &Chromium, page: &str) -> anyhow::Result<()> {
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
        for path in ["/", "/new/canvas", "/new/colors-of-paris", "/new/atelier"] {
            chromium.goto(&served.page(path)).await?;
            look(chromium, path).await?;
        }
        chromium.set_up(&served.page("/new/canvas"), &[("#name", "Anna")]).await?;
        look(chromium, "gathering").await
    })
    .await;
}
