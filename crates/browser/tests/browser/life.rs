//! What happens at a table beside playing: refusals.

use anyhow::ensure;
use browser::Screen;

use crate::{check, sit_down};

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_says_why_and_leads_to_the_clause() {
    check(Screen::DESKTOP, &[], async |served, chromium| {
        sit_down(served, chromium, "canvas").await?;
        chromium.until("document.querySelector('[data-action]')").await?;
        let forge = "document.querySelector('[data-action]').dataset.action = 'lay 12'";
        chromium.run(forge, Vec::new()).await?;
        chromium.find("[data-action='lay 12']").await?.click().await?;
        chromium.until("document.querySelector('#refusal a')").await?;
        let link = chromium.find("#refusal a").await?.attr("href").await?.unwrap_or_default();
        ensure!(link.contains("/rules#CV-"), "{link}");
        Ok(())
    })
    .await;
}
