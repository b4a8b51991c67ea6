//! Tests of the web pages in a real browser, with a real server and real clicks.

mod around;
mod games;
mod life;
mod presses;
mod accessibility;
mod returning;
mod seats;

use browser::{Chromium, ScreenSize, TestServer};

/// Runs a test with a server and a browser. The console must have no errors but the `expected` ones.
async fn check(
    screen: ScreenSize,
    expected: &[&str],
    test: impl AsyncFnOnce(&mut TestServer, &Chromium) -> anyhow::Result<()>,
) {
    let mut server = TestServer::start().await.unwrap();
    let chromium = Chromium::open(screen).await.unwrap();
    let outcome = test(&mut server, &chromium).await;
    let console_errors = chromium.console_errors().await;
    if outcome.is_err() {
        let last = std::env::temp_dir().join("impasto-browser-failure.png");
        // A screenshot for whoever looks into the failure; without it the error must do.
        let _ = chromium.screenshot(&last).await;
    }
    chromium.close().await.unwrap();
    outcome.unwrap();
    let is_new = |it: &String| !expected.iter().any(|known| it.contains(known));
    let console_errors: Vec<String> = console_errors.unwrap().into_iter().filter(is_new).collect();
    assert!(console_errors.is_empty(), "{console_errors:?}");
}

/// Begins a game against a bot, from the lobby.
async fn sit_down(server: &TestServer, chromium: &Chromium, slug: &str) -> anyhow::Result<()> {
    chromium.goto(&server.page("/")).await?;
    chromium.find(&format!("#{slug} .primary")).await?.click().await?;
    chromium.until("document.querySelector('.prompt-bar')").await
}
