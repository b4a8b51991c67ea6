//! Tests of chairs during a game, on a phone: getting up, sitting down, a bot as stand-in.

use anyhow::ensure;
use browser::{Chromium, ScreenSize};

use crate::{accessibility::check_accessible, check, sit_down};

/// The script that submits the form, stops its request, and checks the entropy that it would send.
const ENTROPY_SCRIPT: &str = "
    document.addEventListener('submit', (event) => event.preventDefault(), { once: true });
    document.querySelector('#join-A button').click();
    const field = document.querySelector('#join-A [name=entropy]');
    return !field.disabled && /^[0-9a-f]{32}$/.test(field.value);";

#[tokio::test(flavor = "multi_thread")]
async fn people_get_up_and_sit_down_on_a_phone() {
    check(ScreenSize::PHONE, &[], async |server, chromium| {
        sit_down(server, chromium, "canvas").await?;
        chromium.click("#seating summary").await?;
        check_accessible(chromium, "seating").await?;
        chromium.click("#leave-A button").await?;
        chromium.until("document.querySelector('.left-chairs #fill-A')").await?;
        check_accessible(chromium, "a free chair").await?;
        ensure!(
            chromium.run(ENTROPY_SCRIPT, Vec::new()).await? == true,
            "the browser adds to the luck"
        );
        chromium.click("#join-A button").await?;
        chromium
            .until("document.querySelector('#seating') && !document.querySelector('.left-chairs')")
            .await?;
        chromium.click("#seating summary").await?;
        chromium.click("#substitute-A button").await?;
        chromium.until("document.querySelector('#return-A, .verdict')").await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_carried_to_another_device() {
    check(ScreenSize::PHONE, &[], async |server, chromium| {
        chromium.goto(&server.page("/")).await?;
        chromium.find("#name").await?.send_keys("Anna").await?;
        chromium.click(".name button").await?;
        chromium.until("document.querySelector('.device')").await?;
        chromium.click(".device button").await?;
        chromium.until("document.querySelector('#link')").await?;
        check_accessible(chromium, "the link").await?;
        let link = chromium.find("#link").await?.prop("value").await?.unwrap_or_default();
        let other = Chromium::open(ScreenSize::PHONE).await?;
        other.goto(&link).await?;
        check_accessible(&other, "the question").await?;
        other.click(".page .primary").await?;
        other.until("document.querySelector('#name')?.value === 'Anna'").await?;
        other.close().await
    })
    .await;
}
