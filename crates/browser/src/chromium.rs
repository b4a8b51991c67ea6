//! A headless Chromium, and the chromedriver process that controls it.

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

use crate::{ColorScheme, ScreenSize};

/// The command-line flags of Chromium on a server: no display, no requests to other hosts, no sandbox,
/// which root cannot have.
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

/// A headless Chromium. It ends when this is dropped.
#[derive(Debug)]
pub struct Chromium {
    driver: WebDriver,
    _process: Child,
    _profile: TempDir,
}

impl Chromium {
    /// Starts a browser with `prefers-reduced-motion`, so that nothing moves while a test clicks it.
    ///
    /// # Errors
    ///
    /// Fails if chromedriver or Chromium does not start.
    pub async fn open(screen: ScreenSize) -> Result<Chromium> {
        Chromium::with(screen, &["--force-prefers-reduced-motion"]).await
    }

    /// Starts a browser with animations, as people have it.
    ///
    /// # Errors
    ///
    /// Fails if chromedriver or Chromium does not start.
    pub async fn open_with_motion(screen: ScreenSize) -> Result<Chromium> {
        Chromium::with(screen, &[]).await
    }

    async fn with(screen: ScreenSize, flags: &[&str]) -> Result<Chromium> {
        let (process, port) = start_driver().await?;
        let profile = tempfile::tempdir()?;
        let mut capabilities = DesiredCapabilities::chrome();
        for flag in FLAGS.iter().chain(flags) {
            capabilities.add_arg(flag)?;
        }
        capabilities.add_arg(&format!("--user-data-dir={}", profile.path().display()))?;
        capabilities.set("goog:loggingPrefs", json!({ "browser": "ALL" }))?;
        let driver = WebDriver::new(format!("http://127.0.0.1:{port}"), capabilities).await?;
        driver.set_script_timeout(Duration::from_secs(60)).await?;
        let chromium = Chromium { driver, _process: process, _profile: profile };
        chromium.resize(screen).await?;
        Ok(chromium)
    }

    /// The WebDriver session.
    #[must_use]
    pub fn driver(&self) -> &WebDriver {
        &self.driver
    }

    /// Changes the screen size. It is emulated, because a real window has a minimum width.
    ///
    /// # Errors
    ///
    /// Fails if the browser does.
    pub async fn resize(&self, ScreenSize { width, height, .. }: ScreenSize) -> Result<()> {
        let parameters =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.send_command("Emulation.setDeviceMetricsOverride", parameters).await
    }

    /// Changes the preferred color scheme.
    ///
    /// # Errors
    ///
    /// Fails if the browser does.
    pub async fn set_theme(&self, theme: ColorScheme) -> Result<()> {
        let feature = json!({ "name": "prefers-color-scheme", "value": theme.name() });
        self.send_command("Emulation.setEmulatedMedia", json!({ "features": [feature] })).await
    }

    /// Sends a command of the Chrome DevTools Protocol.
    async fn send_command(&self, command: &str, parameters: Value) -> Result<()> {
        self.driver.cdp().send_raw(command, parameters).await?;
        Ok(())
    }

    /// Opens a URL.
    ///
    /// # Errors
    ///
    /// Fails if it does not open.
    pub async fn goto(&self, address: &str) -> Result<()> {
        self.driver.goto(address).await.with_context(|| format!("{address} does not open"))
    }

    /// The first element that matches a CSS selector.
    ///
    /// # Errors
    ///
    /// Fails if there is none.
    pub async fn find(&self, what: &str) -> Result<WebElement> {
        self.driver.find(By::Css(what)).await.with_context(|| format!("there is no {what}"))
    }

    /// The number of elements that match a CSS selector.
    ///
    /// # Errors
    ///
    /// Fails if the browser does.
    pub async fn count(&self, what: &str) -> Result<usize> {
        Ok(self.driver.find_all(By::Css(what)).await?.len())
    }

    /// The text of the first element that matches a CSS selector.
    ///
    /// # Errors
    ///
    /// Fails if there is none.
    pub async fn text(&self, what: &str) -> Result<String> {
        Ok(self.find(what).await?.text().await?)
    }

    /// Runs a script in the page, and returns its result.
    ///
    /// # Errors
    ///
    /// Fails if the script does.
    pub async fn run(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        Ok(self.driver.execute(script, arguments).await?.json().clone())
    }

    /// Waits until every visible image is loaded. Browsers load other images only when they are scrolled
    /// to or unfolded.
    ///
    /// # Errors
    ///
    /// Fails if an image does not load in time.
    pub async fn wait_for_visible_images(&self) -> Result<()> {
        let is_seen = "it.checkVisibility() && it.getBoundingClientRect().top < innerHeight";
        self.until(&format!("[...document.images].every((it) => it.complete || !({is_seen}))"))
            .await
    }

    /// Scrolls through the page until every image is loaded, except in parts that are folded.
    ///
    /// # Errors
    ///
    /// Fails if an image does not load in time.
    pub async fn wait_for_all_images(&self) -> Result<()> {
        let screens = "return Math.ceil(document.documentElement.scrollHeight / innerHeight)";
        let screens = self.run(screens, Vec::new()).await?.as_u64().unwrap_or(1);
        for screen in (0..screens).rev() {
            let to = "scrollTo({ top: arguments[0] * innerHeight, behavior: 'instant' })";
            self.run(to, vec![screen.into()]).await?;
            self.wait_for_visible_images().await?;
        }
        Ok(())
    }

    /// Waits until an expression of JavaScript is true.
    ///
    /// # Errors
    ///
    /// Fails if it is not true in time.
    pub async fn until(&self, what: &str) -> Result<()> {
        // Far more than needed, for busy machines.
        const MAX_ATTEMPTS: u32 = 400;
        for _ in 0..MAX_ATTEMPTS {
            if self.run(&format!("return Boolean({what})"), Vec::new()).await? == Value::Bool(true)
            {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        bail!("never true: {what}")
    }

    /// Saves a screenshot.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be written.
    pub async fn screenshot(&self, path: &Path) -> Result<()> {
        Ok(self.driver.screenshot(path).await?)
    }

    /// The errors on the console.
    ///
    /// # Errors
    ///
    /// Fails if the browser does.
    pub async fn console_errors(&self) -> Result<Vec<String>> {
        let log = self.driver.browser_log().await?;
        Ok(log.into_iter().filter(|it| it.level == "SEVERE").map(|it| it.message).collect())
    }

    /// Ends the browser.
    ///
    /// # Errors
    ///
    /// Fails if it has ended already.
    pub async fn close(self) -> Result<()> {
        Ok(self.driver.quit().await?)
    }
}

async fn start_driver() -> Result<(Child, u16)> {
    let mut call = Command::new("chromedriver");
    call.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut driver =
        call.kill_on_drop(true).spawn().context("chromedriver does not start: is it installed?")?;
    let output = driver.stdout.take().context("the output of chromedriver is piped")?;
    let mut lines = BufReader::new(output).lines();
    while let Some(line) = lines.next_line().await? {
        if let Some((_, port)) = line.split_once("successfully on port ") {
            let port = port.trim_end_matches('.').parse()?;
            // The output is read to the end: a full pipe would block chromedriver.
            tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
            return Ok((driver, port));
        }
    }
    bail!("chromedriver has ended without naming its port")
}
