//! Tests of presses: a pointer goes down on something, the page changes, and the pointer comes up again.

use std::time::Duration;

use anyhow::{Context, ensure};
use browser::{Chromium, ScreenSize, TestServer};
use serde_json::Value;
use server::BotSettings;

use crate::{check, sit_down};

/// The script that keeps the actions that the page sends, and lets whatever glides take a minute.
const WATCH_SCRIPT: &str = "
    window.sent = [];
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        window.sent.push(JSON.parse(text).action);
        return send.call(this, text);
    };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        return animate.call(this, frames, { ...options, duration: 60000, easing: 'linear' });
    };";

/// The script that returns a point on a gliding card, with the action of the card.
const GLIDING_SCRIPT: &str = "
    const middle = ({ left, right, top, bottom }) => [left + right, top + bottom].map((it) => Math.round(it / 2));
    for (const { effect } of document.getAnimations()) {
        const card = effect.target.closest('.slot [data-action]');
        if (!card || !card.isSameNode(effect.target)) continue;
        const [x, y] = middle(card.getBoundingClientRect());
        if (card.contains(document.elementFromPoint(x, y))) return [x, y, card.dataset.action];
    }
    return null;";

/// Moves the pointer to a point, and presses.
async fn press(chromium: &Chromium, x: i64, y: i64) -> anyhow::Result<()> {
    Ok(chromium.driver().action_chain().move_to(x, y).click_and_hold().perform().await?)
}

async fn release(chromium: &Chromium) -> anyhow::Result<()> {
    Ok(chromium.driver().action_chain().release().perform().await?)
}

/// Opens a table of Canvas for two people at one screen, and takes a card, so that others glide.
async fn take_first(server: &TestServer, chromium: &Chromium) -> anyhow::Result<()> {
    let ben = (".seat:nth-of-type(2) [name=here]", "Ben");
    let fields = [("#name", "Anna"), ("#seat1", "here"), ben];
    chromium.set_up(&server.page("/new/canvas"), &fields).await?;
    chromium.until("document.querySelector(\"[data-action='take 1']\")").await?;
    chromium.run(WATCH_SCRIPT, Vec::new()).await?;
    let at = chromium.find("#main").await?.attr("data-at").await?.unwrap_or_default();
    chromium.click("[data-action='take 1']").await?;
    let has_moved = format!("document.getElementById('main').dataset.at !== '{at}'");
    chromium.until(&format!("sent.length === 1 && {has_moved}")).await
}

/// What a card that glides is pressed for is done, also if the card has glided on when the pointer comes up.
#[tokio::test(flavor = "multi_thread")]
async fn a_press_on_a_card_that_glides_counts() {
    check(ScreenSize::DESKTOP, &[], async |server, _| {
        let chromium = Chromium::open_with_motion(ScreenSize::DESKTOP).await?;
        take_first(server, &chromium).await?;
        chromium.until(&format!("(() => {{ {GLIDING_SCRIPT} }})()")).await?;
        let point = chromium.run(GLIDING_SCRIPT, Vec::new()).await?;
        let (x, y) = point[0].as_i64().zip(point[1].as_i64()).context("a card glides")?;
        press(&chromium, x, y).await?;
        let glided = "for (const it of document.getAnimations()) it.finish();";
        chromium.run(glided, Vec::new()).await?;
        release(&chromium).await?;
        chromium.until("sent.length > 1").await?;
        let sent = chromium.run("return sent[1]", Vec::new()).await?;
        ensure!(sent == point[2], "{sent} in place of {}", point[2]);
        chromium.close().await
    })
    .await;
}

/// A button that is made anew while it is pressed does what it was pressed for.
#[tokio::test(flavor = "multi_thread")]
async fn a_press_on_a_button_that_is_replaced_counts() {
    check(ScreenSize::PHONE, &[], async |server, chromium| {
        take_first(server, chromium).await?;
        press_action(chromium, "take 1").await?;
        let replace = "const old = document.querySelector(\"[data-action='take 1']\"); \
                       old.replaceWith(old.cloneNode(true));";
        chromium.run(replace, Vec::new()).await?;
        release(chromium).await?;
        chromium.until("sent.length > 1").await?;
        ensure!(chromium.run("return sent[1]", Vec::new()).await? == "take 1");
        Ok(())
    })
    .await;
}

/// A button that comes to stand for something else while it is pressed does nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_press_never_does_what_was_not_pressed() {
    check(ScreenSize::PHONE, &[], async |server, chromium| {
        take_first(server, chromium).await?;
        press_action(chromium, "take 1").await?;
        let change =
            "document.querySelector(\"[data-action='take 1']\").dataset.action = 'take 2';";
        chromium.run(change, Vec::new()).await?;
        release(chromium).await?;
        tokio::time::sleep(Duration::from_millis(300)).await;
        ensure!(chromium.run("return sent.length", Vec::new()).await? == 1);
        // A press somewhere else is no press of what was pressed before.
        press_action(chromium, "take 2").await?;
        release(chromium).await?;
        chromium.until("sent.length > 1").await
    })
    .await;
}

/// Whoever moves away from a button before the pointer comes up does not want it.
#[tokio::test(flavor = "multi_thread")]
async fn a_press_that_is_drawn_away_is_none() {
    check(ScreenSize::DESKTOP, &[], async |server, chromium| {
        take_first(server, chromium).await?;
        press_action(chromium, "take 1").await?;
        chromium.driver().action_chain().move_by_offset(0, 300).release().perform().await?;
        tokio::time::sleep(Duration::from_millis(300)).await;
        ensure!(chromium.run("return sent.length", Vec::new()).await? == 1);
        Ok(())
    })
    .await;
}

/// A link is followed although the page changes while it is pressed.
#[tokio::test(flavor = "multi_thread")]
async fn a_link_is_followed_while_a_bot_plays() {
    check(ScreenSize::PHONE, &[], async |server, chromium| {
        let bots = BotSettings { thinkers: 1, grace: Duration::from_secs(6) };
        *server = TestServer::with(bots).await?;
        sit_down(server, chromium, "canvas").await?;
        chromium.until("document.querySelector(\"[data-action='take 1']\")").await?;
        chromium.click("[data-action='take 1']").await?;
        chromium.until("!document.querySelector('.slot [data-action]')").await?;
        let at = chromium.find("#main").await?.attr("data-at").await?.unwrap_or_default();
        let link = "const link = document.querySelector('.log h2 a'); \
                    link.scrollIntoView({ block: 'center', behavior: 'instant' }); \
                    const { left, right, top, bottom } = link.getBoundingClientRect(); \
                    return [left + right, top + bottom].map((it) => Math.round(it / 2));";
        let point = chromium.run(link, Vec::new()).await?;
        let (x, y) = point[0].as_i64().zip(point[1].as_i64()).context("there is a link")?;
        press(chromium, x, y).await?;
        let has_moved = format!("document.getElementById('main').dataset.at !== '{at}'");
        chromium.until(&has_moved).await?;
        release(chromium).await?;
        chromium.until("document.querySelector('.scrubber')").await
    })
    .await;
}

/// Presses the button of an action.
async fn press_action(chromium: &Chromium, action: &str) -> anyhow::Result<()> {
    let show = "
        const it = document.querySelector(`[data-action='${arguments[0]}']`);
        it.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, right, top, bottom } = it.getBoundingClientRect();
        return [left + right, top + bottom].map((it) => Math.round(it / 2));";
    chromium.until(&format!("document.querySelector(\"[data-action='{action}']\")")).await?;
    let point = chromium.run(show, vec![Value::from(action)]).await?;
    let (x, y) = point[0].as_i64().zip(point[1].as_i64()).context("the button is somewhere")?;
    press(chromium, x, y).await
}
