//! Whole games, from the first click to the result.

use anyhow::ensure;
use browser::{Chromium, Screen};

use crate::{check, sit_down};

/// No game takes as many clicks.
const MOST: usize = 1500;

/// A game against a bot, begun at a desk and finished on a phone.
#[tokio::test(flavor = "multi_thread")]
async fn canvas_against_a_bot() {
    check(Screen::DESKTOP, &[], async |served, chromium| {
        sit_down(served, chromium, "canvas").await?;
        chromium.play(12, 1).await?;
        chromium.resize(Screen::PHONE).await?;
        let clicks = chromium.play(MOST, 2).await?;
        ensure!(3 < clicks && clicks < MOST, "{clicks} clicks");
        ensure!(chromium.count(".sources tbody tr").await? >= 4, "points by source");
        ensure!(chromium.count(".chart .course").await? == 2, "a line for each");
        ensure!(overflow(chromium).await? <= 0, "a phone is wide enough");
        Ok(())
    })
    .await;
}

/// How far the page is wider than the screen.
async fn overflow(chromium: &Chromium) -> anyhow::Result<i64> {
    let script =
        "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    Ok(chromium.run(script, Vec::new()).await?.as_i64().unwrap_or(i64::MAX))
}

#[tokio::test(flavor = "multi_thread")]
async fn canvas_alone() {
    check(Screen::PHONE, &[], async |served, chromium| {
        let fields = [("#name", "Ida"), ("#preset", "solo-puzzle"), ("#seat1", "none")];
        chromium.set_up(&served.page("/new/canvas"), &fields).await?;
        let clicks = chromium.play(MOST, 3).await?;
        ensure!(clicks < MOST, "{clicks} clicks");
        ensure!(chromium.count(".verdict").await? == 1, "a verdict");
        Ok(())
    })
    .await;
}

/// Two people, each with a browser, at one table.
#[tokio::test(flavor = "multi_thread")]
async fn canvas_with_a_friend() {
    check(Screen::DESKTOP, &[], async |served, anna| {
        let friend = Chromium::open(Screen::PHONE).await?;
        anna.set_up(&served.page("/new/canvas"), &[("#name", "Anna")]).await?;
        anna.until("document.getElementById('link').value.startsWith('http')").await?;
        let link = anna.find("#link").await?.prop("value").await?.unwrap_or_default();
        friend.goto(&link).await?;
        friend.find(".gathering [name=name]").await?.send_keys("Ben").await?;
        friend.find(".gathering .primary").await?.click().await?;
        anna.until("document.querySelector('.board')").await?;
        talk(anna, &friend).await?;
        let (one, other) = tokio::join!(anna.play(MOST, 4), friend.play(MOST, 5));
        ensure!(one? < MOST && other? < MOST, "both come to the end");
        ensure!(friend.complaints().await?.is_empty(), "the friend's console is quiet");
        friend.close().await
    })
    .await;
}

async fn talk(anna: &Chromium, friend: &Chromium) -> anyhow::Result<()> {
    anna.find("#say").await?.send_keys("<b>Ciao</b>").await?;
    anna.find(".talk button").await?.click().await?;
    friend.until("document.querySelector('.talk ol')?.textContent.includes('<b>Ciao</b>')").await
}
