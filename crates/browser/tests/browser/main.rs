//! The web table as people use it: a real browser, a real server, real clicks.

mod around;
mod games;
mod life;
mod readable;
mod returning;
mod seats;

use browser::{Chromium, Screen, Served};

/// A server and a browser. What is done with them must leave no complaint on the console but those.
async fn check(
    screen: Screen,
    forgiven: &[&str],
    scene: impl AsyncFnOnce(&mut Served, &Chromium) -> anyhow::Result<()>,
) {
    let mut served = Served::start().await.unwrap();
    let chromium = Chromium::open(screen).await.unwrap();
    let outcome = scene(&mut served, &chromium).await;
    let complaints = chromium.complaints().await;
    if outcome.is_err() {
        let last = std::env::temp_dir().join("impasto-browser-failure.png");
        // To be looked at; where it cannot be kept, the failure says enough.
        let _ = chromium.picture(&last).await;
    }
    chromium.close().await.unwrap();
    outcome.unwrap();
    let is_new = |it: &String| !forgiven.iter().any(|known| it.contains(known));
    let complaints: Vec<String> = complaints.unwrap().into_iter().filter(is_new).collect();
    assert!(complaints.is_empty(), "{complaints:?}");
}

/// From the lobby to a game against a bot.
async fn sit_down(served: &Served, chromium: &Chromium, slug: &str) -> anyhow::Result<()> {
    chromium.goto(&served.page("/")).await?;
    chromium.find(&format!("#{slug} .primary")).await?.click().await?;
    chromium.until("document.querySelector('.prompt-bar')").await
}
