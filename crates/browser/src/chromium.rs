//! A Chromium without a window, with a driver of its own. Both end with this guard.

use std::{path::Path, process::Stdio, time::Duration};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::{
    By, CapabilitiesHelper, ChromiumLikeCapabilities, DesiredCapabilities, WebDriver, WebElement,
};
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
};

use crate::{Screen, Theme};

/// What a browser needs that stands on a server: no display, no other host, no sandbox for root, and
/// nothing that moves while it is clicked.
const FLAGS: [&str; 10] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--lang=en",
];

/// A browser.
#[derive(Debug)]
pub struct Chromium {
    page: WebDriver,
    _driver: Child,
    _profile: TempDir,
}

impl Chromium {
    /// A browser with this screen; what moves stands still, so that tests hit it.
    ///
    /// # Errors
    ///
    /// Says what is missing.
    pub async fn open(screen: Screen) -> Result<Chromium> {
        Chromium::with(screen, &["--force-prefers-reduced-motion"]).await
    }

    /// A browser as people have it.
    ///
    /// # Errors
    ///
    /// Says what is missing.
    pub async fn lively(screen: Screen) -> Result<Chromium> {
        Chromium::with(screen, &[]).await
    }

    async fn with(screen: Screen, flags: &[&str]) -> Result<Chromium> {
        let (driver, port) = start_driver().await?;
        let profile = tempfile::tempdir()?;
        let mut wishes = DesiredCapabilities::chrome();
        for flag in FLAGS.iter().chain(flags) {
            wishes.add_arg(flag)?;
        }
        wishes.add_arg(&format!("--user-data-dir={}", profile.path().display()))?;
        wishes.set("goog:loggingPrefs", json!({ "browser": "ALL" }))?;
        let page = WebDriver::new(format!("http://127.0.0.1:{port}"), wishes).await?;
        page.set_script_timeout(Duration::from_secs(60)).await?;
        let chromium = Chromium { page, _driver: driver, _profile: profile };
        chromium.resize(screen).await?;
        Ok(chromium)
    }

    /// What steers it.
    #[must_use]
    pub fn page(&self) -> &WebDriver {
        &self.page
    }

    /// Another screen. Windows have a least width; what is emulated has not.
    ///
    /// # Errors
    ///
    /// Fails if the browser does.
    pub async fn resize(&self, Screen { width, height, .. }: Screen) -> Result<()> {
        let wish =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.tell("Emulation.setDeviceMetricsOverride", wish).await
    }

    /// By day or by night.
    ///
    /// # Errors
    ///
    /// Fails if the browser does.
    pub async fn turn(&self, theme: Theme) -> Result<()> {
        let wish = json!({ "name": "prefers-color-scheme", "value": theme.name() });
        self.tell("Emulation.setEmulatedMedia", json!({ "features": [wish] })).await
    }

    async fn tell(&self, command: &str, parameters: Value) -> Result<()> {
        self.page.cdp().send_raw(command, parameters).await?;
        Ok(())
    }

    /// Goes to a page.
    ///
    /// # Errors
    ///
    /// Fails if there is none.
    pub async fn goto(&self, address: &str) -> Result<()> {
        self.page.goto(address).await.with_context(|| format!("{address} does not open"))
    }

    /// The first element that fits.
    ///
    /// # Errors
    ///
    /// Says what is not there.
    pub async fn find(&self, what: &str) -> Result<WebElement> {
        self.page.find(By::Css(what)).await.with_context(|| format!("there is no {what}"))
    }

    /// How many elements fit.
    ///
    /// # Errors
    ///
    /// Fails if the browser does.
    pub async fn count(&self, what: &str) -> Result<usize> {
        Ok(self.page.find_all(By::Css(what)).await?.len())
    }

    /// The text of the first element that fits.
    ///
    /// # Errors
    ///
    /// Says what is not there.
    pub async fn text(&self, what: &str) -> Result<String> {
        Ok(self.find(what).await?.text().await?)
    }

    /// What a script says.
    ///
    /// # Errors
    ///
    /// Fails if the script does.
    pub async fn run(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        Ok(self.page.execute(script, arguments).await?.json().clone())
    }

    /// Waits until every picture that can be seen has come; browsers do not ask for others before they are
    /// scrolled to or unfolded.
    ///
    /// # Errors
    ///
    /// One of them does not come.
    pub async fn pictures_in_sight(&self) -> Result<()> {
        let is_seen = "it.checkVisibility() && it.getBoundingClientRect().top < innerHeight";
        self.until(&format!("[...document.images].every((it) => it.complete || !({is_seen}))"))
            .await
    }

    /// Scrolls through the page until every picture has come that is not folded away.
    ///
    /// # Errors
    ///
    /// One of them does not come.
    pub async fn all_pictures(&self) -> Result<()> {
        let screens = "return Math.ceil(document.documentElement.scrollHeight / innerHeight)";
        let screens = self.run(screens, Vec::new()).await?.as_u64().unwrap_or(1);
        for screen in (0..screens).rev() {
            let to = "scrollTo({ top: arguments[0] * innerHeight, behavior: 'instant' })";
            self.run(to, vec![screen.into()]).await?;
            self.pictures_in_sight().await?;
        }
        Ok(())
    }

    /// Waits until a script says yes.
    ///
    /// # Errors
    ///
    /// Fails if it does not within ten seconds.
    pub async fn until(&self, what: &str) -> Result<()> {
        // Far more than it takes, for machines that do other things too.
        const TRIES: u32 = 400;
        for _ in 0..TRIES {
            if self.run(&format!("return Boolean({what})"), Vec::new()).await? == Value::Bool(true)
            {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        bail!("never true: {what}")
    }

    /// A picture of what is on the screen.
    ///
    /// # Errors
    ///
    /// Fails if it cannot be kept.
    pub async fn picture(&self, path: &Path) -> Result<()> {
        Ok(self.page.screenshot(path).await?)
    }

    /// What the console complains about.
    ///
    /// # Errors
    ///
    /// Fails if the browser does.
    pub async fn complaints(&self) -> Result<Vec<String>> {
        let log = self.page.browser_log().await?;
        Ok(log.into_iter().filter(|it| it.level == "SEVERE").map(|it| it.message).collect())
    }

    /// Ends it.
    ///
    /// # Errors
    ///
    /// Fails if it has ended already.
    pub async fn close(self) -> Result<()> {
        Ok(self.page.quit().await?)
    }
}

async fn start_driver() -> Result<(Child, u16)> {
    let mut call = Command::new("chromedriver");
    call.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut driver =
        call.kill_on_drop(true).spawn().context("chromedriver does not start: is it installed?")?;
    let output = driver.stdout.take().context("its output is piped")?;
    let mut lines = BufReader::new(output).lines();
    while let Some(line) = lines.next_line().await? {
        if let Some((_, port)) = line.split_once("successfully on port ") {
            let port = port.trim_end_matches('.').parse()?;
            // Its output is read as long as it runs, or it would wait for us.
            tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
            return Ok((driver, port));
        }
    }
    bail!("chromedriver has ended without a word")
}
