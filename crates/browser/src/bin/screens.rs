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
    /// The code of the language.
    #[arg(long, default_value = "en")]
    language: String,
    /// Photograph whole pages, not only what fits on a screen.
    #[arg(long)]
    whole: bool,
    /// The titles [default: all].
    titles: Vec<String>,
}

const TITLES: [&str; 3] = ["canvas", "colors-of-paris", "atelier"];

#[tokio::main]
async fn main() -> Result<()> {
    let Screens { into, language, whole, titles } = Screens::parse();
    std::fs::create_dir_all(&into)?;
    let server = TestServer::start().await?;
    let chromium = Chromium::open(ScreenSize::DESKTOP).await?;
    chromium.goto(&server.page("/")).await?;
    chromium.click(&format!("form.languages [value={language}]")).await?;
    chromium.until(&format!("document.documentElement.lang === '{language}'")).await?;
    let camera = Camera { chromium: &chromium, into: &into, whole };
    camera.take_all("lobby").await?;
    for title in TITLES.into_iter().filter(|it| titles.is_empty() || titles.iter().any(|t| t == it))
    {
        screenshots_of_game(&server, &camera, title).await?;
    }
    chromium.close().await
}

async fn screenshots_of_game(server: &TestServer, camera: &Camera<'_>, title: &str) -> Result<()> {
    /// The number of clicks to the middle of a game.
    const MIDDLE_CLICKS: usize = 30;
    let chromium = camera.chromium;
    chromium.goto(&server.page(&format!("/new/{title}"))).await?;
    camera.take_all(&format!("{title}-setup")).await?;
    chromium.set_up(&server.page(&format!("/new/{title}")), &[("#name", "Anna")]).await?;
    camera.take_all(&format!("{title}-gathering")).await?;
    chromium.goto(&server.page("/")).await?;
    chromium.find(&format!("#{title} .primary")).await?.click().await?;
    chromium.until("document.querySelector('.prompt-bar')").await?;
    camera.take_all(&format!("{title}-1-start")).await?;
    let middle = if title == "canvas" { MIDDLE_CLICKS / 2 } else { MIDDLE_CLICKS };
    chromium.play(middle, 1).await?;
    camera.take_all(&format!("{title}-2-middle")).await?;
    chromium.play(1500, 2).await?;
    camera.take_all(&format!("{title}-3-end")).await
}

/// What takes the screenshots, and where they go.
struct Camera<'c> {
    chromium: &'c Chromium,
    into: &'c Path,
    whole: bool,
}

impl Camera<'_> {
    /// Takes screenshots of the page at every screen size, in both color schemes.
    async fn take_all(&self, name: &str) -> Result<()> {
        for screen in ScreenSize::ALL {
            self.chromium.resize(screen).await?;
            self.chromium.run("scrollTo(0, 0)", Vec::new()).await?;
            if self.whole {
                let height = "return document.documentElement.scrollHeight";
                let height = self.chromium.run(height, Vec::new()).await?.as_u64();
                let height = height.and_then(|it| u32::try_from(it).ok()).unwrap_or(screen.height);
                self.chromium.resize(ScreenSize { height, ..screen }).await?;
            }
            for theme in ColorScheme::ALL {
                self.chromium.set_theme(theme).await?;
                self.chromium.wait_for_visible_images().await?;
                let file = self.into.join(format!("{name}-{}-{}.png", screen.name, theme.name()));
                self.chromium.screenshot(&file).await?;
                println!("{}", file.display());
            }
        }
        self.chromium.set_theme(ColorScheme::Light).await?;
        self.chromium.resize(ScreenSize::DESKTOP).await
    }
}
