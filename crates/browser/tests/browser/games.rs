//! Whole games, from the first click to the result.

use anyhow::ensure;
use browser::{Chromium, Screen, Served};

use crate::{check, readable::look, sit_down};

/// No game takes as many clicks.
const MOST: usize = 1500;

/// A game against a bot, begun at a desk and finished on a phone.
async fn against_a_bot(slug: &str) {
    check(Screen::DESKTOP, &[], async |served, chromium| {
        sit_down(served, chromium, slug).await?;
        chromium.play(12, 1).await?;
        chromium.resize(Screen::PHONE).await?;
        let clicks = chromium.play(MOST, 2).await?;
        ensure!(3 < clicks && clicks < MOST, "{clicks} clicks");
        ensure!(chromium.count(".sources tbody tr").await? >= 4, "points by source");
        ensure!(chromium.count(".chart > svg .course").await? == 2, "a line for each");
        look(chromium, "the end").await
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
    check(Screen::PHONE, &[], async |served, chromium| {
        let fields = [("#name", "Ida"), ("#preset", "solo-puzzle"), ("#seat1", "none")];
        chromium.set_up(&served.page("/new/canvas"), &fields).await?;
        let clicks = chromium.play(MOST, 3).await?;
        ensure!(clicks < MOST, "{clicks} clicks");
        ensure!(chromium.count(".verdict").await? == 1, "a verdict");
        let table = chromium.find("#main").await?.attr("data-table").await?.unwrap_or_default();
        chromium.goto(&served.page(&format!("/table/{table}/fairness"))).await?;
        let kept = "!document.getElementById('kept').hidden";
        chromium.until(kept).await?;
        ensure!(chromium.count("#not-kept[hidden]").await? == 1, "it is what was added");
        Ok(())
    })
    .await;
}

/// Whoever touches three cards at once has three cards on the desk, also where answers come late and in
/// another order than they were asked for.
#[tokio::test(flavor = "multi_thread")]
async fn a_plan_loses_no_touch() {
    check(Screen::PHONE, &[], async |served, chromium| {
        let fields = [("#name", "Ida"), ("#preset", "solo-puzzle"), ("#seat1", "none")];
        chromium.set_up(&served.page("/new/canvas"), &fields).await?;
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

/// Nothing that is asked for is missing, from a plan to the end of the game and to the first decision of
/// the next one: the console is quiet.
#[tokio::test(flavor = "multi_thread")]
async fn a_plan_ends_with_its_game() {
    check(Screen::DESKTOP, &[], async |served, chromium| {
        let fields = [("#name", "Ida"), ("#preset", "solo-vincent"), ("#seat1", "none")];
        chromium.set_up(&served.page("/new/canvas"), &fields).await?;
        chromium.click(".choices button").await?;
        chromium.until("document.querySelector('.choices [aria-pressed=true]')").await?;
        ensure!(chromium.play(MOST, 7).await? < MOST, "it comes to the end");
        let table = chromium.find("#main").await?.attr("data-table").await?.unwrap_or_default();
        // A page that has not heard of the end yet may still ask.
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

/// People who click at random may play for hours; a house rule ends it.
const SHORT: (&str, &str) = ("#option-rounds", "4");

/// Two people, each with a browser, at one table.
async fn with_a_friend(slug: &str, rules: &[(&str, &str)]) {
    check(Screen::DESKTOP, &[], async |served, anna| {
        let friend = Chromium::open(Screen::PHONE).await?;
        anna.set_up(&served.page(&format!("/new/{slug}")), &[&[("#name", "Anna")], rules].concat())
            .await?;
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

#[tokio::test(flavor = "multi_thread")]
async fn canvas_with_a_friend() {
    with_a_friend("canvas", &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn colors_of_paris_with_a_friend() {
    with_a_friend("colors-of-paris", &[SHORT]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn atelier_with_a_friend() {
    with_a_friend("atelier", &[SHORT]).await;
}

async fn talk(anna: &Chromium, friend: &Chromium) -> anyhow::Result<()> {
    anna.find("#say").await?.send_keys("<b>Ciao</b>").await?;
    anna.find(".talk button").await?.click().await?;
    friend.until("document.querySelector('.talk ol')?.textContent.includes('<b>Ciao</b>')").await
}

/// Two people before one screen: where hands are secret, nobody's is in the page before they have said
/// who they are.
async fn round_one_screen(slug: &str, rules: &[(&str, &str)], has_secrets: bool) {
    check(Screen::DESKTOP, &[], async |served, chromium| {
        let ben = (".seat:nth-of-type(2) [name=here]", "Ben");
        let fields = [&[("#name", "Anna"), ("#seat1", "here"), ben], rules].concat();
        chromium.set_up(&served.page(&format!("/new/{slug}")), &fields).await?;
        if has_secrets {
            behind_the_curtain(served, chromium).await?;
        }
        ensure!(has_secrets || chromium.count(".curtain").await? == 0, "there is nothing to hide");
        let clicks = chromium.play(MOST, 6).await?;
        ensure!(clicks < MOST, "{clicks} clicks");
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
    round_one_screen("colors-of-paris", &[SHORT, ("#option-tiles [data-way=on]", "on")], true)
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn atelier_round_one_screen() {
    round_one_screen("atelier", &[SHORT], true).await;
}

async fn behind_the_curtain(served: &Served, chromium: &Chromium) -> anyhow::Result<()> {
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
    // Whoever comes along before the page finds the curtain again.
    chromium.goto(&served.page(&format!("/table/{table}"))).await?;
    ensure!(chromium.count(".curtain").await? == 1, "the curtain is down again");
    Ok(())
}

/// What one of them saw is gone at once when they hide it, and nothing of it is left to be found.
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
