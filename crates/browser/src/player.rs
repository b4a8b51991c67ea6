//! A player that clicks on random actions in the page.

use std::time::Duration;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use thirtyfour::{
    WebElement,
    action_chain::ActionChain,
    error::{WebDriverError, WebDriverErrorInner},
};

use crate::Chromium;

/// The script that waits for a new decision, or for the end of the game, and returns an element to click.
/// The number `pick` chooses the element, so that a game can be repeated. The time is up when nothing at all
/// has changed for too long: others may take as long as they like.
const NEXT_TARGET_SCRIPT: &str = "
    const [known, pick, done] = arguments;
    const main = () => document.getElementById('main').dataset;
    const turn = () => `${main().at}/${main().seat}`;
    let last = turn(), end = Date.now() + 20000;
    const look = () => {
        if (document.querySelector('.result')) return done('over');
        const all = [...document.querySelectorAll('[data-eyes], [data-action]')];
        if (turn() !== known && main().turn === 'true' && all.length) return done(all[pick % all.length]);
        if (turn() !== last) [last, end] = [turn(), Date.now() + 20000];
        if (Date.now() > end) return done('waits: ' + document.querySelector('.prompt')?.textContent);
        setTimeout(look, 10);
    };
    look();";

/// The script that scrolls to an element, waits until it lies still and its center is not covered, and returns
/// the coordinates of its center; `null` if that never comes. What the next press and its click meet is noted.
const CENTER_SCRIPT: &str = "
    const [thing, done] = arguments;
    const end = Date.now() + 10000;
    thing.scrollIntoView({ block: 'center', behavior: 'instant' });
    let before = null;
    const place = () => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        return [left + width / 2, top + height / 2].map(Math.round);
    };
    const look = () => {
        const [x, y] = place();
        // The page may have scrolled meanwhile: a person would look for the element again.
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) thing.scrollIntoView({ block: 'center', behavior: 'instant' });
        const hit = document.elementFromPoint(x, y);
        const isHit = hit && (thing.contains(hit) || hit.closest('label')?.control === thing);
        const isStill = before?.[0] === x && before?.[1] === y;
        before = [x, y];
        if (isHit && isStill) return done([x, y]);
        Date.now() < end ? requestAnimationFrame(() => setTimeout(look)) : done(null);
    };
    const name = (it) => it.nodeType === 1 ? it.cloneNode(false).outerHTML : it.nodeName;
    if (!window.met) for (const kind of ['pointerdown', 'pointerup', 'click']) {
        addEventListener(kind, ({ target, clientX, clientY }) => window.met.push(`${kind} at ${clientX},${clientY}: ${name(target)}`), true);
    }
    window.met = [`${name(thing)} at ${place()}`];
    look();";

/// The script that returns what the last press and its click have met.
const MET_SCRIPT: &str = "return (window.met ?? []).join('; ')";

impl Chromium {
    /// Plays by clicks on random actions, at most `max_clicks` of them; returns the number of clicks.
    ///
    /// # Errors
    ///
    /// Fails if there is nothing to click for too long, or if a click has no effect.
    pub async fn play(&self, max_clicks: usize, seed: usize) -> Result<usize> {
        let mut known = String::new();
        for clicks in 0..max_clicks {
            // A sequence without a pattern that a game could fall into.
            let pick = (clicks + seed).wrapping_mul(2_654_435_761) >> 7;
            let Some(target) = self.next_target(&known, pick).await? else { return Ok(clicks) };
            let before = self.turn_id().await?;
            let clicked = self.click_center(&target).await;
            // The page was updated between the search and the click: search again.
            if clicked.as_ref().is_err_and(is_stale) {
                continue;
            }
            clicked.with_context(|| format!("click {clicks}"))?;
            known = before;
        }
        // The last click has an effect, too.
        let turn = "(({ at, seat }) => `${at}/${seat}`)(document.getElementById('main').dataset)";
        self.until(&format!("{turn} !== '{known}'")).await?;
        Ok(max_clicks)
    }

    async fn next_target(&self, known: &str, pick: usize) -> Result<Option<WebElement>> {
        let found = self
            .driver()
            .execute_async(NEXT_TARGET_SCRIPT, vec![json!(known), json!(pick)])
            .await?;
        match found.json() {
            Value::String(word) if word == "over" => Ok(None),
            Value::String(words) => {
                let met = self.run(MET_SCRIPT, Vec::new()).await?;
                bail!("nothing to click: {words}; the last click: {met}")
            }
            _ => Ok(Some(found.element()?)),
        }
    }

    /// Scrolls to the first element that matches a CSS selector, and clicks it.
    ///
    /// # Errors
    ///
    /// Fails if there is none, or if something covers it.
    pub async fn click(&self, what: &str) -> Result<()> {
        self.click_center(&self.find(what).await?).await
    }

    /// Scrolls to an element, and clicks its center.
    async fn click_center(&self, target: &WebElement) -> Result<()> {
        let point = self.driver().execute_async(CENTER_SCRIPT, vec![target.to_json()?]).await?;
        let (Some(x), Some(y)) = (point.json()[0].as_i64(), point.json()[1].as_i64()) else {
            bail!("this element is covered, or moves: {}", target.outer_html().await?);
        };
        // The pointer is there at once: on its way the page would have time to move.
        let pointer =
            ActionChain::new_with_delay(self.driver().handle().clone(), None, Some(Duration::ZERO));
        Ok(pointer.move_to(x, y).click().perform().await?)
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
