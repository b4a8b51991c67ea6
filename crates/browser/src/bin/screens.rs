//! `screens`: takes screenshots of every title at every screen size, in both color schemes: at the start,
//! in the middle and at the end of a game.

use std::path::{Path, PathBuf};

use anyhow::Result;
use browser::{Chromium, ColorScheme, ScreenSize, TestServer};
use clap::Parser;

/// Take screenshots of every title at every screen size.
#[derive(Debug, Parser)]
struct Screens {
    /// The folder for the screenshots.
    #[arg(long, default_value = "target/screens")]
    into: PathBuf,
    /// The titles [default: all].
    titles: Vec<String>,
}

const TITLES: [&str; 3] = ["canvas", "colors-of-paris", "atelier"];

#[tokio::main]
async fn main() -> Result<()> {
    let Screens { into, titles } = Screens::parse();
    std::fs::create_dir_all(&into)?;
    let server = TestServer::start().await?;
    let chromium = Chromium::open(ScreenSize::DESKTOP).await?;
    chromium.goto(&server.page("/")).await?;
    take_screenshots(&chromium, &into, "lobby").await?;
    for title in TITLES.into_iter().filter(|it| titles.is_empty() || titles.iter().any(|t| t == it))
    {
        screenshots_of_game(&server, &chromium, &into, title).await?;
    }
    chromium.close().await
}

async fn screenshots_of_game(
    server: &TestServer,
    chromium: &Chromium,
    into: &Path,
    title: &str,
) -> Result<()> {
    /// The number of clicks to the middle of a game.
    const MIDDLE_CLICKS: usize = 30;
    chromium.goto(&server.page(&format!("/new/{title}"))).await?;
    take_screenshots(chromium, into, &format!("{title}-setup")).await?;
    chromium.goto(&server.page("/")).await?;
    chromium.find(&format!("#{title} .primary")).await?.click().await?;
    chromium.until("document.querySelector('.prompt-bar')").await?;
    take_screenshots(chromium, into, &format!("{title}-1-start")).await?;
    let middle = if title == "canvas" { MIDDLE_CLICKS / 2 } else { MIDDLE_CLICKS };
    chromium.play(middle, 1).await?;
    take_screenshots(chromium, into, &format!("{title}-2-middle")).await?;
    chromium.play(1500, 2).await?;
    take_screenshots(chromium, into, &format!("{title}-3-end")).await
}

async fn take_screenshots(chromium: &Chromium, into: &Path, name: &str) -> Result<()> {
    for screen in ScreenSize::ALL {
        chromium.resize(screen).await?;
        chromium.run("scrollTo(0, 0)", Vec::new()).await?;
        for theme in ColorScheme::ALL {
            chromium.set_theme(theme).await?;
            chromium.wait_for_visible_images().await?;
            let file = into.join(format!("{name}-{}-{}.png", screen.name, theme.name()));
            chromium.screenshot(&file).await?;
            println!("{}", file.display());
        }
    }
    chromium.set_theme(ColorScheme::Light).await?;
    chromium.resize(ScreenSize::DESKTOP).await
}
