//! Tests of the pages around the tables: language and set-up.

use anyhow::ensure;
use browser::ScreenSize;

use crate::check;

#[tokio::test(flavor = "multi_thread")]
async fn every_page_speaks_the_language_that_was_chosen() {
    check(ScreenSize::DESKTOP, &[], async |server, chromium| {
        chromium.goto(&server.page("/new/canvas")).await?;
        for (code, word) in
            [("it", "Apri il tavolo"), ("fr", "Ouvrir la table"), ("en", "Open the table")]
        {
            chromium.find(&format!(".languages [value={code}]")).await?.click().await?;
            chromium.until(&format!("document.documentElement.lang === '{code}'")).await?;
            let said = chromium.text("main form .primary").await?;
            ensure!(said == word, "{said}");
        }
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_are_told_while_they_are_chosen_and_to_everybody_before_they_sit_down() {
    check(ScreenSize::TABLET, &[], async |server, chromium| {
        chromium.goto(&server.page("/new/atelier")).await?;
        ensure!(chromium.count("#differences li").await? == 0, "as printed");
        chromium.find("#preset").await?.send_keys("Expert: mixing and").await?;
        chromium.until("document.querySelectorAll('#differences li').length === 2").await?;
        chromium.find("#name").await?.send_keys("Anna").await?;
        chromium.find("main form .primary").await?.click().await?;
        chromium.until("document.querySelectorAll('.gathering .agreed li').length === 2").await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_cannot_be_read_is_told_beside_the_form() {
    check(ScreenSize::TABLET, &[], async |server, chromium| {
        chromium.goto(&server.page("/new/canvas")).await?;
        chromium.find("details summary").await?.click().await?;
        chromium.find("#file-rules").await?.send_keys("no rules").await?;
        chromium.until("document.querySelector('#why-file-rules .refusal')").await?;
        chromium.find("#name").await?.send_keys("Anna").await?;
        chromium.find("main form .primary").await?.click().await?;
        chromium.until("document.querySelector('main > .refusal')").await?;
        let kept = chromium.find("#file-rules").await?.prop("value").await?.unwrap_or_default();
        ensure!(kept == "no rules", "what was filled in stays: {kept}");
        chromium.find("[data-remove=file-rules]").await?.click().await?;
        chromium.until("!document.querySelector('.refusal:not(:empty)')").await
    })
    .await;
}

/// A switch of the set-up form shows the value of a file of house rules, then the value set by hand, and after
/// the file is removed the value of the preset.
#[tokio::test(flavor = "multi_thread")]
async fn switches_stand_as_a_file_says_until_it_is_removed() {
    check(ScreenSize::DESKTOP, &[], async |server, chromium| {
        chromium.goto(&server.page("/new/canvas")).await?;
        chromium.find("details summary").await?.click().await?;
        let remove = "return document.querySelector('[data-remove=file-rules]').hidden";
        ensure!(chromium.run(remove, vec![]).await? == true, "there is nothing to remove");
        chromium.find("#file-rules").await?.send_keys("jury = true").await?;
        let stands =
            |way| format!("document.querySelector('[name=option-jury][data-way={way}]').checked");
        chromium.until(&stands("on")).await?;
        chromium.find("[name=option-jury][data-way=off]").await?.click().await?;
        chromium
            .until("document.getElementById('differences').textContent.includes('Set by hand')")
            .await?;
        chromium.find("[data-remove=file-rules]").await?.click().await?;
        chromium
            .until("!document.getElementById('differences').textContent.includes('Set by hand')")
            .await?;
        chromium.until(&stands("off")).await?;
        ensure!(chromium.run(remove, vec![]).await? == true, "it is removed");
        Ok(())
    })
    .await;
}

/// A switch set by hand stays when a file with the same value is added and removed; a preset with the
/// same value replaces it.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_set_by_hand_outlives_a_file_that_says_the_same() {
    check(ScreenSize::DESKTOP, &[], async |server, chromium| {
        chromium.goto(&server.page("/new/canvas")).await?;
        chromium.find("details summary").await?.click().await?;
        let jury = |way: &str| format!("document.querySelector('[name=option-jury][data-way={way}]')");
        let stands = |way: &str, value| {
            format!("{it}.checked && {it}.value === '{value}'", it = jury(way))
        };
        let scenario = "document.getElementById('option-scenario').value === 'chill'";
        chromium.find("[name=option-jury][data-way=on]").await?.click().await?;
        chromium.find("#option-scenario").await?.send_keys("Chill").await?;
        chromium
            .until("document.getElementById('differences').textContent.includes('vote for')")
            .await?;
        let rules = "jury = true\nscenario = \"chill\"";
        chromium.find("#file-rules").await?.send_keys(rules).await?;
        chromium.until(&format!("{}.value === 'off'", jury("off"))).await?;
        chromium.until(&stands("on", "on")).await?;
        chromium.until(scenario).await?;
        chromium.find("[data-remove=file-rules]").await?.click().await?;
        chromium.until(&format!("{}.value === ''", jury("off"))).await?;
        chromium.until(&stands("on", "on")).await?;
        chromium.until(scenario).await?;
        let choose = "const it = document.getElementById('preset'); it.value = arguments[0]; \
                      for (const kind of ['input', 'change']) it.dispatchEvent(new Event(kind, { bubbles: true }))";
        chromium.run(choose, vec!["jury".into()]).await?;
        chromium.until(&stands("on", "")).await?;
        chromium.run(choose, vec!["family".into()]).await?;
        chromium.until(&stands("off", "")).await
    })
    .await;
}

/// The link with the focus is replaced by an update of the page.
#[tokio::test(flavor = "multi_thread")]
async fn the_page_does_not_jump_when_the_focused_link_is_replaced() {
    check(ScreenSize::DESKTOP, &[], async |server, chromium| {
        chromium.goto(&server.page("/new/canvas")).await?;
        chromium.find("details summary").await?.click().await?;
        let focus = "const link = document.querySelector('#differences a[href=\"/rules/canvas\"]'); \
                     link.scrollIntoView({ block: 'center', behavior: 'instant' }); \
                     link.focus({ preventScroll: true }); return scrollY";
        let before = chromium.run(focus, vec![]).await?.as_f64().unwrap_or_default();
        ensure!(0.0 < before, "the page is longer than the screen");
        let set = "const it = document.querySelector('[name=option-jury][data-way=on]'); \
                   it.checked = true; it.dispatchEvent(new Event('input', { bubbles: true }))";
        chromium.run(set, vec![]).await?;
        chromium
            .until("document.getElementById('differences').textContent.includes('vote for')")
            .await?;
        let after = chromium.run("return scrollY", vec![]).await?.as_f64().unwrap_or_default();
        ensure!((after - before).abs() < 1.0, "from {before} to {after}");
        Ok(())
    })
    .await;
}
