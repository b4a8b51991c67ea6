//! Tests of whole games, from the first click to the result.

use anyhow::ensure;
use browser::{Chromium, ScreenSize, TestServer};

use crate::{accessibility::check_accessible, check, sit_down};

/// The maximum number of clicks in a game, more than any game takes.
const MAX_CLICKS: usize = 1500;

/// Plays a game against a bot, begun on a desktop screen and finished on a phone.
async fn against_a_bot(slug: &str) {
    check(ScreenSize::DESKTOP, &[], async |server, chromium| {
        sit_down(server, chromium, slug).await?;
        chromium.play(12, 1).await?;
        chromium.resize(ScreenSize::PHONE).await?;
        let clicks = chromium.play(MAX_CLICKS, 2).await?;
        ensure!(3 < clicks && clicks < MAX_CLICKS, "{clicks} clicks");
        ensure!(chromium.count(".sources tbody tr").await? >= 4, "points by source");
        ensure!(chromium.count(".chart > svg .course").await? == 2, "a line for each");
        check_accessible(chromium, "the end").await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn canvas_against_a_bot() {
    against_a_bot("canvas").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn colors_of_paris_against_a_bot() {
    against_a_bot("colors-of-paris").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn atelier_against_a_bot() {
    against_a_bot("atelier").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn canvas_alone() {
    check(ScreenSize::PHONE, &[], async |server, chromium| {
        let fields = [("#name", "Ida"), ("#preset", "solo-puzzle"), ("#seat1", "none")];
        chromium.set_up(&server.page("/new/canvas"), &fields).await?;
        let clicks = chromium.play(MAX_CLICKS, 3).await?;
        ensure!(clicks < MAX_CLICKS, "{clicks} clicks");
        ensure!(chromium.count(".verdict").await? == 1, "a verdict");
        let table = chromium.find("#main").await?.attr("data-table").await?.unwrap_or_default();
        chromium.goto(&server.page(&format!("/table/{table}/fairness"))).await?;
        let kept = "!document.getElementById('kept').hidden";
        chromium.until(kept).await?;
        ensure!(chromium.count("#not-kept[hidden]").await? == 1, "it is what was added");
        Ok(())
    })
    .await;
}

/// Three cards are clicked at once: all three are in the plan, also if the responses come late and out of
/// order.
#[tokio::test(flavor = "multi_thread")]
async fn a_plan_loses_no_click() {
    check(ScreenSize::PHONE, &[], async |server, chromium| {
        let fields = [("#name", "Ida"), ("#preset", "solo-puzzle"), ("#seat1", "none")];
        chromium.set_up(&server.page("/new/canvas"), &fields).await?;
        let touch = "
            for (const it of [...document.querySelectorAll('.choices button')].slice(0, 3)) it.click();";
        let laid = |n| {
            format!("document.getElementById('plan').dataset.cards.split(',').filter(Boolean).length === {n}")
        };
        chromium.run(touch, Vec::new()).await?;
        chromium.until(&laid(3)).await?;
        chromium.run(touch, Vec::new()).await?;
        chromium.until(&laid(0)).await?;
        let slow = "
            const ask = fetch;
            let late = 600;
            window.fetch = async (...what) => {
                const answer = await ask(...what);
                await new Promise((done) => setTimeout(done, late -= 200));
                return answer;
            };";
        chromium.run(slow, Vec::new()).await?;
        chromium.run(touch, Vec::new()).await?;
        chromium.until(&laid(3)).await?;
        let raise = "document.querySelector('.order button').click()";
        let before = chromium.find("#plan").await?.attr("data-cards").await?.unwrap_or_default();
        chromium.run(raise, Vec::new()).await?;
        chromium.until(&format!("document.getElementById('plan').dataset.cards !== '{before}'")).await?;
        ensure!(chromium.count(".choices [aria-pressed=true]").await? == 3, "all three lie there");
        Ok(())
    })
    .await;
}

/// No request fails from a plan to the end of the game and the first decision of the next one: the
/// console has no errors.
#[tokio::test(flavor = "multi_thread")]
async fn a_plan_ends_with_its_game() {
    check(ScreenSize::DESKTOP, &[], async |server, chromium| {
        let fields = [("#name", "Ida"), ("#preset", "solo-vincent"), ("#seat1", "none")];
        chromium.set_up(&server.page("/new/canvas"), &fields).await?;
        chromium.click(".choices button").await?;
        chromium.until("document.querySelector('.choices [aria-pressed=true]')").await?;
        ensure!(chromium.play(MAX_CLICKS, 7).await? < MAX_CLICKS, "it comes to the end");
        let table = chromium.find("#main").await?.attr("data-table").await?.unwrap_or_default();
        // A page that has not received the end yet may still ask for the plan.
        let late = "
            fetch(`/table/${arguments[0]}/plan?seat=0&part=plan`)
                .then(({ status }) => { document.body.dataset.told = status; });";
        chromium.run(late, vec![table.as_str().into()]).await?;
        chromium.until("document.body.dataset.told === '204'").await?;
        chromium.click("#again button").await?;
        let is_next = format!("document.getElementById('main')?.dataset.table !== '{table}'");
        chromium.until(&format!("{is_next} && document.querySelector('[data-action]')")).await?;
        ensure!(chromium.play(1, 8).await? == 1, "and it goes on");
        Ok(())
    })
    .await;
}

/// A house rule that limits the rounds: random clicks alone may never end a game.
const ROUND_LIMIT: (&str, &str) = ("#option-rounds", "4");

/// Plays a game of two people, each in a browser.
async fn with_a_friend(slug: &str, rules: &[(&str, &str)]) {
    check(ScreenSize::DESKTOP, &[], async |server, anna| {
        let friend = Chromium::open(ScreenSize::PHONE).await?;
        anna.set_up(&server.page(&format!("/new/{slug}")), &[&[("#name", "Anna")], rules].concat())
            .await?;
        anna.until("document.getElementById('link').value.startsWith('http')").await?;
        let link = anna.find("#link").await?.prop("value").await?.unwrap_or_default();
        friend.goto(&link).await?;
        friend.find(".gathering [name=name]").await?.send_keys("Ben").await?;
        friend.find(".gathering .primary").await?.click().await?;
        anna.until("document.querySelector('.board')").await?;
        talk(anna, &friend).await?;
        let (one, other) = tokio::join!(anna.play(MAX_CLICKS, 4), friend.play(MAX_CLICKS, 5));
        ensure!(one? < MAX_CLICKS && other? < MAX_CLICKS, "both come to the end");
        ensure!(friend.console_errors().await?.is_empty(), "the friend's console is quiet");
        friend.close().await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn canvas_with_a_friend() {
    with_a_friend("canvas", &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn colors_of_paris_with_a_friend() {
    with_a_friend("colors-of-paris", &[ROUND_LIMIT]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn atelier_with_a_friend() {
    with_a_friend("atelier", &[ROUND_LIMIT]).await;
}

async fn talk(anna: &Chromium, friend: &Chromium) -> anyhow::Result<()> {
    anna.find("#say").await?.send_keys("<b>Ciao</b>").await?;
    anna.find(".talk button").await?.click().await?;
    friend.until("document.querySelector('.talk ol')?.textContent.includes('<b>Ciao</b>')").await
}

/// Plays a game of two people at one screen: a secret hand is not in the page before its player has
/// confirmed to be at the screen.
async fn round_one_screen(slug: &str, rules: &[(&str, &str)], has_secrets: bool) {
    check(ScreenSize::DESKTOP, &[], async |server, chromium| {
        let ben = (".seat:nth-of-type(2) [name=here]", "Ben");
        let fields = [&[("#name", "Anna"), ("#seat1", "here"), ben], rules].concat();
        chromium.set_up(&server.page(&format!("/new/{slug}")), &fields).await?;
        if has_secrets {
            behind_the_curtain(server, chromium).await?;
        }
        ensure!(has_secrets || chromium.count(".curtain").await? == 0, "there is nothing to hide");
        let clicks = chromium.play(MAX_CLICKS, 6).await?;
        ensure!(clicks < MAX_CLICKS, "{clicks} clicks");
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn canvas_round_one_screen() {
    round_one_screen("canvas", &[], false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn colors_of_paris_round_one_screen() {
    round_one_screen(
        "colors-of-paris",
        &[ROUND_LIMIT, ("#option-tiles [data-way=on]", "on")],
        true,
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn atelier_round_one_screen() {
    round_one_screen("atelier", &[ROUND_LIMIT], true).await;
}

async fn behind_the_curtain(server: &TestServer, chromium: &Chromium) -> anyhow::Result<()> {
    chromium.until("document.querySelector('.curtain .prompt')").await?;
    let called = chromium.text(".curtain .prompt").await?;
    ensure!(called.contains("Anna") || called.contains("Ben"), "somebody is called: {called}");
    ensure!(chromium.count("[data-action]").await? == 0, "nothing can be done yet");
    ensure!(chromium.count(".own").await? == 0, "no hand is shown");
    let script = "return document.getElementById('main').dataset.table";
    let table = chromium.run(script, Vec::new()).await?;
    let table = table.as_str().unwrap_or_default().to_owned();
    chromium.find("[data-eyes]").await?.click().await?;
    chromium.until("document.querySelector('[data-action]')").await?;
    hide(chromium).await?;
    // Loading the page again shows the curtain again.
    chromium.goto(&server.page(&format!("/table/{table}"))).await?;
    ensure!(chromium.count(".curtain").await? == 1, "the curtain is down again");
    Ok(())
}

/// Checks that a player's hand and news vanish from the page as soon as they hide it.
async fn hide(chromium: &Chromium) -> anyhow::Result<()> {
    let announce = "document.getElementById('news').textContent = 'what only they were told'";
    chromium.run(announce, Vec::new()).await?;
    let leave = "
        const way = document.createElement('a');
        Object.assign(way, { href: location.pathname });
        way.dataset.eyes = 'nobody';
        document.querySelector('.prompt-bar').append(way);
        way.click();
        const own = document.querySelector('.own');
        return document.getElementById('news').textContent === ''
            && (own === null || getComputedStyle(own).visibility === 'hidden');";
    ensure!(chromium.run(leave, Vec::new()).await? == true, "it is hidden at once");
    chromium.until("document.querySelector('.curtain') && !document.querySelector('.own')").await
}
