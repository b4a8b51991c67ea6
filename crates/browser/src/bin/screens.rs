//! Pictures of every title at every screen: at the start, in the middle and at the end of a game, by
//! day and by night.

use std::path::{Path, PathBuf};

use anyhow::Result;
use browser::{Chromium, Screen, Served, Theme};
use clap::Parser;

/// Take pictures of every title at every screen.
#[derive(Debug, Parser)]
struct Screens {
    /// Where they are put.
    #[arg(long, default_value = "target/screens")]
    into: PathBuf,
    /// Which titles; all if none is named.
    titles: Vec<String>,
}

const TITLES: [&str; 3] = ["canvas", "colors-of-paris", "atelier"];

#[tokio::main]
async fn main() -> Result<()> {
    let Screens { into, titles } = Screens::parse();
    std::fs::create_dir_all(&into)?;
    let served = Served::start().await?;
    let chromium = Chromium::open(Screen::DESKTOP).await?;
    chromium.goto(&served.page("/")).await?;
    take(&chromium, &into, "lobby").await?;
    for title in TITLES.into_iter().filter(|it| titles.is_empty() || titles.iter().any(|t| t == it))
    {
        game(&served, &chromium, &into, title).await?;
    }
    chromium.close().await
}

async fn game(served: &Served, chromium: &Chromium, into: &Path, title: &str) -> Result<()> {
    /// A middle, in clicks.
    const MIDDLE: usize = 30;
    chromium.goto(&served.page(&format!("/new/{title}"))).await?;
    take(chromium, into, &format!("{title}-setup")).await?;
    chromium.goto(&served.page("/")).await?;
    chromium.find(&format!("#{title} .primary")).await?.click().await?;
    chromium.until("document.querySelector('.prompt-bar')").await?;
    take(chromium, into, &format!("{title}-1-start")).await?;
    let middle = if title == "canvas" { MIDDLE / 2 } else { MIDDLE };
    chromium.play(middle, 1).await?;
    take(chromium, into, &format!("{title}-2-middle")).await?;
    chromium.play(1500, 2).await?;
    take(chromium, into, &format!("{title}-3-end")).await
}

async fn take(chromium: &Chromium, into: &Path, name: &str) -> Result<()> {
    for screen in Screen::ALL {
        chromium.resize(screen).await?;
        chromium.run("scrollTo(0, 0)", Vec::new()).await?;
        for theme in Theme::ALL {
            chromium.turn(theme).await?;
            chromium.pictures_in_sight().await?;
            let file = into.join(format!("{name}-{}-{}.png", screen.name, theme.name()));
            chromium.picture(&file).await?;
            println!("{}", file.display());
        }
    }
    chromium.turn(Theme::Light).await?;
    chromium.resize(Screen::DESKTOP).await
}
