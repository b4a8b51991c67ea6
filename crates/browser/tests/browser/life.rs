//! Tests of everything at a table beside playing: undo, refusals, lost connections, replay.

use std::time::Duration;

use anyhow::{bail, ensure};
use browser::{Chromium, ScreenSize, TestServer};
use serde_json::Value;
use server::BotSettings;
use thirtyfour::Key;

use crate::{check, sit_down};

/// The number of the last event in the log of the page.
async fn last_event(chromium: &Chromium) -> anyhow::Result<i64> {
    let script =
        "return Math.max(0, ...[...document.querySelectorAll('.log li')].map((it) => it.value))";
    Ok(chromium.run(script, Vec::new()).await?.as_i64().unwrap_or_default())
}

/// Plays, one decision at a time, until an element matches the CSS selector.
async fn play_until(chromium: &Chromium, what: &str) -> anyhow::Result<()> {
    for turn in 0..60 {
        if chromium.count(what).await? == 1 {
            return Ok(());
        }
        let at = chromium.find("#main").await?.attr("data-at").await?.unwrap_or_default();
        chromium.play(1, turn).await?;
        chromium.until(&format!("document.getElementById('main').dataset.at !== '{at}'")).await?;
    }
    bail!("{what} never came")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_decided_is_taken_back() {
    check(ScreenSize::DESKTOP, &[], async |server, chromium| {
        let ben = (".seat:nth-of-type(2) [name=here]", "Ben");
        let fields = [("#name", "Anna"), ("#seat1", "here"), ben];
        chromium.set_up(&server.page("/new/colors-of-paris"), &fields).await?;
        play_until(chromium, "#restart").await?;
        let before = last_event(chromium).await?;
        chromium.find("#restart").await?.click().await?;
        chromium.until("!document.querySelector('#restart')").await?;
        ensure!(last_event(chromium).await? + 1 < before, "several decisions are taken back");
        play_until(chromium, "#undo").await?;
        let before = last_event(chromium).await?;
        let at = chromium.find("#main").await?.attr("data-at").await?.unwrap_or_default();
        chromium.find("body").await?.send_keys("u").await?;
        chromium.until(&format!("document.getElementById('main').dataset.at !== '{at}'")).await?;
        ensure!(last_event(chromium).await? < before, "one decision is taken back");
        Ok(())
    })
    .await;
}

/// When the focused button disappears, the focus moves to the prompt, which is then updated like the rest
/// of the page.
#[tokio::test(flavor = "multi_thread")]
async fn what_has_the_focus_changes_like_the_rest() {
    check(ScreenSize::DESKTOP, &[], async |server, chromium| {
        let ben = (".seat:nth-of-type(2) [name=here]", "Ben");
        let fields = [("#name", "Anna"), ("#seat1", "here"), ben];
        chromium.set_up(&server.page("/new/colors-of-paris"), &fields).await?;
        for turn in 0..12 {
            chromium.run("document.querySelector('.prompt').focus()", Vec::new()).await?;
            let at = chromium.find("#main").await?.attr("data-at").await?.unwrap_or_default();
            let play = "document.querySelector('[data-action]').click()";
            chromium.run(play, Vec::new()).await?;
            let moved = format!("document.getElementById('main').dataset.at !== '{at}'");
            chromium.until(&moved).await?;
            let shown = chromium.text(".prompt").await?;
            let address = chromium.driver().current_url().await?;
            let fresh = "
                const [address, done] = arguments;
                fetch(address).then((it) => it.text()).then((it) => done(
                    new DOMParser().parseFromString(it, 'text/html').querySelector('.prompt').textContent));";
            let address = vec![serde_json::json!(address.as_str())];
            let fresh = chromium.driver().execute_async(fresh, address).await?;
            ensure!(fresh.json() == &serde_json::json!(shown), "turn {turn}: {shown} is stale");
        }
        Ok(())
    })
    .await;
}

/// Beginnings of actions that lead to paint on a canvas, the preferred ones first.
const TO_PAINT: [&str; 9] = [
    "take ",
    "lay take-painting",
    "stand paint",
    "lay paint",
    "place paint",
    "place take-painting",
    "lay acquire",
    "place acquire",
    "lay ",
];

/// Plays one action that leads to paint on a canvas, without scrolling to it.
async fn play_towards_paint(chromium: &Chromium) -> anyhow::Result<()> {
    let play = "
        const all = [...document.querySelectorAll('[data-action]')];
        const wished = arguments[0].map((wish) => all.find((it) => it.dataset.action.startsWith(wish)));
        (wished.find((it) => it) ?? all[0]).click();";
    let at = chromium.find("#main").await?.attr("data-at").await?.unwrap_or_default();
    chromium.run(play, vec![serde_json::json!(TO_PAINT)]).await?;
    chromium.until(&format!("document.getElementById('main').dataset.at !== '{at}'")).await
}

/// Plays until there is more than one cell to choose from.
async fn play_until_paint(chromium: &Chromium) -> anyhow::Result<()> {
    for _ in 0..150 {
        if 1 < chromium.count("[data-alike]").await? {
            return Ok(());
        }
        play_towards_paint(chromium).await?;
    }
    bail!("nobody ever painted")
}

/// A phone does not show the wheel, the paintings and the pigments together: the page scrolls to the
/// current decision.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_asked_comes_into_sight() {
    check(ScreenSize::PHONE, &[], async |server, chromium| {
        let ben = (".seat:nth-of-type(2) [name=here]", "Ben");
        let fields = [("#name", "Anna"), ("#seat1", "here"), ben];
        chromium.set_up(&server.page("/new/colors-of-paris"), &fields).await?;
        let is_seen = "[...document.querySelectorAll('[data-action]')].some((it) => {
            const { top, bottom } = it.getBoundingClientRect();
            return top < innerHeight && bottom > 0; })";
        for _ in 0..50 {
            play_towards_paint(chromium).await?;
            // A moment later, because images that load may push the element out of the screen again.
            tokio::time::sleep(Duration::from_millis(100)).await;
            chromium.until(is_seen).await?;
        }
        Ok(())
    })
    .await;
}

/// A painted cell is no button any more: the keyboard focus moves to another cell.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_paints_by_keyboard_stays_at_the_painting() {
    check(ScreenSize::DESKTOP, &[], async |server, chromium| {
        let ben = (".seat:nth-of-type(2) [name=here]", "Ben");
        let fields = [("#name", "Anna"), ("#seat1", "here"), ben];
        chromium.set_up(&server.page("/new/colors-of-paris"), &fields).await?;
        play_until_paint(chromium).await?;
        let at = chromium.find("#main").await?.attr("data-at").await?.unwrap_or_default();
        chromium.find("[data-alike]").await?.send_keys(Key::Enter + "").await?;
        chromium.until(&format!("document.getElementById('main').dataset.at !== '{at}'")).await?;
        chromium.until("document.activeElement.dataset.alike").await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_comes_back_is_found_again() {
    // The console has an error for every connection that fails, also for that of an image.
    check(
        ScreenSize::DESKTOP,
        &["WebSocket", "ERR_CONNECTION_REFUSED"],
        async |server, chromium| {
            sit_down(server, chromium, "canvas").await?;
            chromium.play(2, 1).await?;
            server.stop().await?;
            chromium
                .until("document.getElementById('connection').textContent.includes('lost')")
                .await?;
            server.resume().await?;
            chromium
                .until("document.getElementById('connection').textContent.includes('again')")
                .await?;
            chromium
                .until("![...document.images].some((it) => it.complete && !it.naturalWidth)")
                .await?;
            chromium.wait_for_all_images().await?;
            let broken =
                "return [...document.images].some((it) => it.complete && !it.naturalWidth)";
            let is_broken = chromium.run(broken, Vec::new()).await?;
            ensure!(is_broken == Value::Bool(false), "a picture has not come");
            ensure!(chromium.play(3, 2).await? == 3, "the game goes on");
            Ok(())
        },
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_says_why_and_leads_to_the_clause() {
    check(ScreenSize::DESKTOP, &[], async |server, chromium| {
        sit_down(server, chromium, "canvas").await?;
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
    check(ScreenSize::DESKTOP, &[], async |server, chromium| {
        sit_down(server, chromium, "canvas").await?;
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
            .goto(&chromium.driver().current_url().await?.to_string().replace("at=0", "at=9"))
            .await?;
        chromium.find(".fork summary").await?.click().await?;
        chromium.find(".fork button").await?.click().await?;
        // The previous page has a log, too.
        let is_there = "!document.querySelector('.scrubber') && document.querySelector('.log li')";
        chromium.until(is_there).await?;
        ensure!(chromium.play(500, 4).await? < 500, "the new game is played to its end");
        Ok(())
    })
    .await;
}

/// A replay is started by a click or the space bar, and stops by the space bar, by a step, and at the end.
#[tokio::test(flavor = "multi_thread")]
async fn a_replay_plays_by_itself() {
    check(ScreenSize::PHONE, &[], async |server, chromium| {
        sit_down(server, chromium, "canvas").await?;
        chromium.play(4, 3).await?;
        // Until the bot has answered, the log moves.
        chromium.until("document.querySelector('[data-turn=true]')").await?;
        chromium.click(".log h2 a").await?;
        chromium.until("document.querySelector('#speed')").await?;
        let last: usize =
            chromium.find("#at").await?.attr("max").await?.unwrap_or_default().parse()?;
        let shown = "Number(document.querySelector('output').value.split(' ')[0])";
        let is_playing = "document.querySelector('#play.playing')";
        // At the end, playing begins from the start.
        chromium.click("#play").await?;
        chromium.until(&format!("{is_playing} && 0 < {shown} && {shown} < {last}")).await?;
        ensure!(chromium.run("return scrollY", Vec::new()).await? == 0, "the board stays in sight");
        chromium.find("body").await?.send_keys(" ").await?;
        chromium.until(&format!("!({is_playing})")).await?;
        let then = chromium.run(&format!("return {shown}"), Vec::new()).await?;
        chromium.find("body").await?.send_keys(" ").await?;
        chromium.until(&format!("{is_playing} && {then} < {shown}")).await?;
        chromium.find("body").await?.send_keys(Key::Left).await?;
        chromium.until(&format!("!({is_playing})")).await?;
        let table = chromium.driver().current_url().await?;
        chromium.goto(&format!("{}?at={}", server.page(table.path()), last - 2)).await?;
        chromium.run("document.getElementById('speed').value = '4'", Vec::new()).await?;
        chromium.click("#play").await?;
        chromium.until(&format!("{shown} === {last} && !({is_playing})")).await
    })
    .await;
}

/// One click opens the next table with the same players, and its luck can be verified.
#[tokio::test(flavor = "multi_thread")]
async fn another_game_begins_at_one_click() {
    check(ScreenSize::PHONE, &[], async |server, chromium| {
        sit_down(server, chromium, "canvas").await?;
        let table = "document.getElementById('main').dataset.table";
        let first = chromium.run(&format!("return {table}"), Vec::new()).await?;
        ensure!(chromium.play(500, 4).await? < 500, "it comes to its end");
        let seal = chromium.find("#again [name=entropy]").await?.attr("data-seal").await?;
        chromium.click("#again button").await?;
        chromium.until(&format!("{table} !== {first} && document.querySelector('.board')")).await?;
        let kept = format!("localStorage.getItem('luck {}')", seal.unwrap_or_default());
        chromium.until(&format!("/^[0-9a-f]{{32}}$/.test({kept})")).await
    })
    .await;
}

/// A bot waits while a decision can still be taken back; a button ends the wait.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_waits_can_be_hurried() {
    check(ScreenSize::DESKTOP, &[], async |server, chromium| {
        // Long enough that the bot cannot play before the button is clicked.
        let bots = BotSettings { thinkers: 1, grace: Duration::from_secs(10) };
        *server = TestServer::with(bots).await?;
        sit_down(server, chromium, "colors-of-paris").await?;
        for turn in 0..6 {
            chromium.until("document.querySelector('#hurry, [data-turn=true]')").await?;
            if chromium.count("#hurry").await? == 1 {
                break;
            }
            chromium.play(1, turn).await?;
        }
        chromium
            .until("document.querySelector('#hurry') && document.querySelector('#undo')")
            .await?;
        let at = chromium.find("#main").await?.attr("data-at").await?.unwrap_or_default();
        chromium.click("#hurry").await?;
        chromium.until(&format!("document.getElementById('main').dataset.at !== '{at}'")).await
    })
    .await;
}

/// Cards that are no longer clickable keep their image elements: new ones would appear a frame late.
#[tokio::test(flavor = "multi_thread")]
async fn pictures_stay_while_the_turn_passes() {
    check(ScreenSize::DESKTOP, &[], async |server, chromium| {
        // The bot waits long enough for the checks.
        *server =
            TestServer::with(BotSettings { thinkers: 1, grace: Duration::from_secs(3) }).await?;
        sit_down(server, chromium, "canvas").await?;
        chromium.until("document.querySelector(\"[data-action='take 1']\")").await?;
        let mark = "for (const it of document.querySelectorAll('.slot img')) it.isKnown = true";
        chromium.run(mark, Vec::new()).await?;
        chromium.click("[data-action='take 1']").await?;
        chromium.until("!document.querySelector('.slot [data-action]')").await?;
        let known = "[...document.querySelectorAll('.slot .piece img')].filter((it) => it.isKnown)";
        chromium.until(&format!("{known}.length === 4 * 2")).await
    })
    .await;
}

/// Three cards are laid in a plan, and then painted by one click.
#[tokio::test(flavor = "multi_thread")]
async fn a_plan_becomes_a_painting() {
    check(ScreenSize::DESKTOP, &[], async |server, chromium| {
        sit_down(server, chromium, "canvas").await?;
        for _ in 0..3 {
            chromium.until("document.querySelector(\"[data-action='take 1']\")").await?;
            let at = chromium.find("#main").await?.attr("data-at").await?.unwrap_or_default();
            chromium.click("[data-action='take 1']").await?;
            let moved = format!("document.getElementById('main').dataset.at !== '{at}'");
            chromium.until(&moved).await?;
        }
        chromium.until("document.querySelector('[data-action^=lay]')").await?;
        for nth in 1..=3 {
            let card = format!("#plan .choices:first-of-type button:nth-of-type({nth})");
            chromium.click(&card).await?;
            let laid = "document.querySelectorAll('#plan [aria-pressed=true]').length";
            chromium.until(&format!("{laid} === {nth}")).await?;
        }
        let planned = chromium.find("#plan").await?.attr("data-cards").await?.unwrap_or_default();
        chromium.click("#plan [data-plan]").await?;
        chromium.until("document.querySelector('[data-action^=background]')").await?;
        // After an undo the plan is the same as before.
        chromium.click("#restart").await?;
        chromium
            .until(&format!("document.getElementById('plan')?.dataset.cards === '{planned}'"))
            .await?;
        chromium.click("#plan [data-plan]").await?;
        chromium.until("document.querySelector('[data-action^=background]')").await?;
        let told = "return [...document.querySelectorAll('.log li')].length";
        ensure!(chromium.run(told, Vec::new()).await?.as_i64() > Some(3), "the log tells of it");
        ensure!(planned.split(',').count() == 3, "{planned}");
        Ok(())
    })
    .await;
}

/// The icons of a legend are loaded when it is unfolded, also in a browser that has never seen them.
#[tokio::test(flavor = "multi_thread")]
async fn a_legend_shows_its_icons() {
    check(ScreenSize::DESKTOP, &[], async |server, chromium| {
        for slug in ["canvas", "colors-of-paris", "atelier"] {
            sit_down(server, chromium, slug).await?;
            chromium.click(".legend summary").await?;
            let icons = "[...document.querySelectorAll('.legend img')]";
            chromium.until(&format!("{icons}.length")).await?;
            chromium.run(&format!("{icons}.at(-1).scrollIntoView()"), Vec::new()).await?;
            chromium.until(&format!("{icons}.every((it) => it.naturalWidth)")).await?;
        }
        Ok(())
    })
    .await;
}
