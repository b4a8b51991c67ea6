//! What happens at a table beside playing: taking back, refusals, servers that go and come, replay.

use anyhow::ensure;
use browser::Screen;
use thirtyfour::Key;

use crate::{check, sit_down};

#[tokio::test(flavor = "multi_thread")]
async fn what_was_decided_is_taken_back() {
    check(Screen::DESKTOP, &[], async |served, chromium| {
        let fields =
            [("#name", "Anna"), ("#seat1", "here"), (".seat:nth-of-type(2) [name=here]", "Ben")];
        chromium.set_up(&served.page("/new/colors-of-paris"), &fields).await?;
        let before = chromium.text(".prompt").await?;
        let mut turn = 0;
        // Some turns have one decision, some have more.
        while chromium.count("#restart").await? == 0 && turn < 40 {
            chromium.play(1, turn).await?;
            turn += 1;
            chromium.until("document.querySelector('.undo')").await?;
        }
        chromium.find("#restart").await?.click().await?;
        chromium.until("!document.querySelector('#restart')").await?;
        ensure!(!before.is_empty(), "something was asked");
        chromium.play(1, 7).await?;
        chromium.until("document.querySelector('.undo')").await?;
        let asked = chromium.text(".prompt").await?;
        chromium.find("body").await?.send_keys("u").await?;
        chromium
            .until(&format!("document.querySelector('.prompt').textContent !== {asked:?}"))
            .await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_comes_back_is_found_again() {
    // A browser tells its console of every connection that fails.
    check(Screen::DESKTOP, &["WebSocket"], async |served, chromium| {
        sit_down(served, chromium, "canvas").await?;
        chromium.play(2, 1).await?;
        served.stop().await?;
        chromium
            .until("document.getElementById('connection').textContent.includes('lost')")
            .await?;
        served.resume().await?;
        chromium
            .until("document.getElementById('connection').textContent.includes('again')")
            .await?;
        ensure!(chromium.play(3, 2).await? == 3, "the game goes on");
        Ok(())
    })
    .await;
}

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

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_seen_again_and_gone_on_with() {
    check(Screen::DESKTOP, &[], async |served, chromium| {
        sit_down(served, chromium, "canvas").await?;
        chromium.play(4, 3).await?;
        chromium.find(".log h2 a").await?.click().await?;
        chromium.until("document.querySelector('.scrubber')").await?;
        ensure!(chromium.count("[data-action]").await? == 0, "nothing is decided here");
        let last: usize =
            chromium.find("#at").await?.attr("max").await?.unwrap_or_default().parse()?;
        chromium.find("body").await?.send_keys(Key::Left).await?;
        chromium
            .until(&format!("document.querySelector('output').value.startsWith('{} ')", last - 1))
            .await?;
        chromium.find("body").await?.send_keys(Key::Home).await?;
        chromium.until("document.querySelector('output').value.startsWith('0 ')").await?;
        chromium
            .goto(&format!("{}", chromium.page().current_url().await?).replace("at=0", "at=9"))
            .await?;
        chromium.find(".fork button").await?.click().await?;
        chromium.until("document.querySelector('.log li')").await?;
        ensure!(chromium.play(500, 4).await? < 500, "the new game is played to its end");
        Ok(())
    })
    .await;
}
