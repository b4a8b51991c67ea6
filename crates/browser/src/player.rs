//! A player that clicks on random actions in the page.

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use thirtyfour::{
    WebElement,
    error::{WebDriverError, WebDriverErrorInner},
};

use crate::Chromium;

/// The script that waits for a new decision, or for the end of the game, and returns an element to click.
/// The number `pick` chooses the element, so that a game can be repeated.
const NEXT_TARGET_SCRIPT: &str = "
    const [known, pick, done] = arguments;
    const end = Date.now() + 20000;
    const look = () => {
        const main = document.getElementById('main');
        if (document.querySelector('.result')) return done('over');
        const all = [...document.querySelectorAll('[data-eyes], [data-action]')];
        if (`${main.dataset.at}/${main.dataset.seat}` !== known && main.dataset.turn === 'true' && all.length) {
            const chosen = all[pick % all.length];
            chosen.scrollIntoView({ block: 'center' });
            return done(chosen);
        }
        if (Date.now() > end) return done('waits: ' + document.querySelector('.prompt')?.textContent);
        setTimeout(look, 10);
    };
    look();";

/// The script that waits until the center of an element is not covered, and returns its coordinates;
/// `null` if it stays covered.
const CENTER_SCRIPT: &str = "
    const [thing, done] = arguments;
    const end = Date.now() + 3000;
    const look = () => {
        const box = thing.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2].map(Math.round);
        // The page may have scrolled meanwhile: a person would look for the element again.
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) thing.scrollIntoView({ block: 'center' });
        const hit = document.elementFromPoint(x, y);
        const is_hit = hit && (thing.contains(hit) || hit.closest('label')?.control === thing);
        if (is_hit) return done([x, y]);
        Date.now() < end ? setTimeout(look, 50) : done(null);
    };
    look();";

/// The number of clicks in a game that may have no effect.
const MAX_MISSED_CLICKS: u32 = 2;

impl Chromium {
    /// Plays by clicks on random actions, at most `max_clicks` of them; returns the number of clicks.
    ///
    /// # Errors
    ///
    /// Fails if there is nothing to click for too long.
    pub async fn play(&self, max_clicks: usize, seed: usize) -> Result<usize> {
        let (mut known, mut missed) = (String::new(), 0);
        for clicks in 0..max_clicks {
            // A sequence without a pattern that a game could fall into.
            let pick = (clicks + seed).wrapping_mul(2_654_435_761) >> 7;
            let target = match self.next_target(&known, pick).await {
                Ok(Some(target)) => target,
                Ok(None) => return Ok(clicks),
                // A pointer that moves in two steps may miss what moves meanwhile: a person would click again.
                Err(_) if !known.is_empty() && missed < MAX_MISSED_CLICKS => {
                    missed += 1;
                    known.clear();
                    continue;
                }
                Err(error) => return Err(error),
            };
            let before = self.turn_id().await?;
            let clicked = self.click_center(&target).await;
            // The page was updated between the search and the click: search again.
            if clicked.as_ref().is_err_and(is_stale) {
                continue;
            }
            clicked.with_context(|| format!("click {clicks}"))?;
            known = before;
        }
        Ok(max_clicks)
    }

    async fn next_target(&self, known: &str, pick: usize) -> Result<Option<WebElement>> {
        let found = self
            .driver()
            .execute_async(NEXT_TARGET_SCRIPT, vec![json!(known), json!(pick)])
            .await?;
        match found.json() {
            Value::String(word) if word == "over" => Ok(None),
            Value::String(words) => bail!("nothing to click: {words}"),
            _ => Ok(Some(found.element()?)),
        }
    }

    /// Scrolls to the first element that matches a CSS selector, and clicks it.
    ///
    /// # Errors
    ///
    /// Fails if there is none, or if something covers it.
    pub async fn click(&self, what: &str) -> Result<()> {
        let target = self.find(what).await?;
        let show = "arguments[0].scrollIntoView({ block: 'center' })";
        self.run(show, vec![target.to_json()?]).await?;
        self.click_center(&target).await
    }

    /// Clicks the center of an element.
    async fn click_center(&self, target: &WebElement) -> Result<()> {
        let point = self.driver().execute_async(CENTER_SCRIPT, vec![target.to_json()?]).await?;
        let (Some(x), Some(y)) = (point.json()[0].as_i64(), point.json()[1].as_i64()) else {
            bail!("the center of this element is covered: {}", target.outer_html().await?);
        };
        Ok(self.driver().action_chain().move_to(x, y).click().perform().await?)
    }

    /// The number of rows and the seat that the page shows. Both together change with every decision.
    async fn turn_id(&self) -> Result<String> {
        let known =
            "const { at, seat } = document.getElementById('main').dataset; return `${at}/${seat}`";
        let known = self.run(known, Vec::new()).await?;
        Ok(known.as_str().context("the table is numbered")?.to_owned())
    }

    /// Opens a table by the set-up form: `fields` are CSS selectors with values.
    ///
    /// # Errors
    ///
    /// Fails if a field does not take its value.
    pub async fn set_up(&self, form: &str, fields: &[(&str, &str)]) -> Result<()> {
        self.goto(form).await?;
        for (field, value) in fields {
            let set = "
                const field = document.querySelector(arguments[0]);
                if (field.type === 'radio') field.checked = true; else field.value = arguments[1];
                field.dispatchEvent(new Event('input', { bubbles: true }));
                field.dispatchEvent(new Event('change', { bubbles: true }));
                return field.value === arguments[1];";
            let is_set = self.run(set, vec![json!(field), json!(value)]).await?;
            if is_set != json!(true) {
                bail!("{field} does not take {value}");
            }
        }
        self.find("main form .primary").await?.click().await?;
        self.until("document.querySelector('main.table')").await
    }
}

/// Whether the error says that an element is no longer part of the page.
fn is_stale(why: &anyhow::Error) -> bool {
    why.downcast_ref::<WebDriverError>()
        .is_some_and(|it| matches!(it.as_inner(), WebDriverErrorInner::StaleElementReference(_)))
}
