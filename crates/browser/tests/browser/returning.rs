//! Tests of coming back to a table: unread chat, players who have left, tables hidden from one's list.

use anyhow::ensure;
use browser::{Chromium, ScreenSize};

use crate::{accessibility::check_accessible, check};

/// Opens a table of Canvas with two people, each in a browser, and returns its URL.
async fn two(
    server: &browser::TestServer,
    anna: &Chromium,
    berthe: &Chromium,
) -> anyhow::Result<String> {
    anna.goto(&server.page("/new/canvas")).await?;
    anna.find("#name").await?.send_keys("Anna").await?;
    anna.find("main form .primary").await?.click().await?;
    anna.until("document.querySelector('.gathering #link')").await?;
    let link = anna.find("#link").await?.prop("value").await?.unwrap_or_default();
    berthe.goto(&link).await?;
    berthe.find("#join-B [name=name]").await?.send_keys("Berthe").await?;
    berthe.click("#join-B button").await?;
    for both in [anna, berthe] {
        both.until("document.querySelector('.prompt-bar')").await?;
    }
    Ok(link.split('?').next().unwrap_or_default().to_owned())
}

async fn say(chromium: &Chromium, words: &str) -> anyhow::Result<()> {
    chromium.find("#say").await?.send_keys(words).await?;
    chromium.click(".talk form button").await?;
    let said =
        format!("document.querySelector('.talk li:last-child')?.textContent.includes('{words}')");
    chromium.until(&said).await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_said_meanwhile_is_counted_until_it_is_in_sight() {
    check(ScreenSize::PHONE, &[], async |server, anna| {
        let berthe = Chromium::open(ScreenSize::DESKTOP).await?;
        let table = two(server, anna, &berthe).await?;
        ensure!(anna.run("return document.getElementById('unread').hidden", vec![]).await? == true);
        anna.goto(&server.page("/")).await?;
        for words in ["hello", "are you there"] {
            say(&berthe, words).await?;
        }
        anna.goto(&table).await?;
        anna.until("document.getElementById('unread').textContent === '2 new messages'").await?;
        anna.until("!document.getElementById('unread').hidden").await?;
        check_accessible(anna, "unread talk").await?;
        anna.goto(&table).await?;
        anna.until("!document.getElementById('unread').hidden").await?;
        anna.click("#unread").await?;
        anna.until("document.getElementById('unread').hidden").await?;
        ensure!(anna.count(".talk .unheard").await? == 2, "what is new is marked");
        anna.until("!document.querySelector('.talk .unheard')").await?;
        anna.goto(&table).await?;
        anna.until("document.querySelectorAll('.talk li').length === 2").await?;
        ensure!(anna.run("return document.getElementById('unread').hidden", vec![]).await? == true);
        berthe.close().await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_is_told_of_by_name_and_nothing_moves_on_the_table() {
    check(ScreenSize::DESKTOP, &[], async |server, anna| {
        let berthe = Chromium::open(ScreenSize::DESKTOP).await?;
        two(server, anna, &berthe).await?;
        let place = "return document.querySelector('.middle').getBoundingClientRect().top";
        let before = anna.run(place, vec![]).await?;
        berthe.click("#seating summary").await?;
        berthe.click("#leave-B button").await?;
        anna.until("document.getElementById('said').textContent === 'Berthe has left the table.'")
            .await?;
        let told = anna.text(".left-chairs").await?;
        ensure!(told.contains("left by Berthe"), "{told}");
        ensure!(anna.text(".log .coming").await? == "Berthe has left the table.");
        ensure!(anna.run(place, vec![]).await? == before, "the table has moved");
        check_accessible(anna, "a chair that was left").await?;
        anna.click("#fill-B button").await?;
        anna.until("!document.querySelector('.left-chairs')").await?;
        anna.until("document.getElementById('said').textContent.includes('sits down at B')")
            .await?;
        ensure!(anna.run(place, vec![]).await? == before, "the table has moved");
        berthe.close().await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_taken_off_the_list_and_put_back() {
    check(ScreenSize::PHONE, &[], async |server, chromium| {
        crate::sit_down(server, chromium, "canvas").await?;
        chromium.goto(&server.page("/")).await?;
        chromium.click("#mine .deed button").await?;
        chromium.until("document.querySelector('#aside details[open] .row')").await?;
        ensure!(chromium.count("#mine").await? == 0, "it is off the list");
        check_accessible(chromium, "a table off the list").await?;
        chromium.click("#aside .deed button").await?;
        chromium
            .until("document.querySelector('#mine .row') && !document.querySelector('#aside')")
            .await
    })
    .await;
}
