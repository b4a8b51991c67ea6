//! Somebody who plays by clicking what can be clicked.

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use thirtyfour::{
    WebElement,
    error::{WebDriverError, WebDriverErrorInner},
};

use crate::Chromium;

/// Waits until there is something to decide that was not there before, or the game is over: gives
/// what is to be clicked. The choice follows from a number, so that a game can be played again.
const NEXT: &str = "
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

/// Waits until the middle of the thing is on top, and gives it; nothing if something else lies there.
const MIDDLE: &str = "
    const [thing, done] = arguments;
    const end = Date.now() + 3000;
    const look = () => {
        const box = thing.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2].map(Math.round);
        // The table may have moved meanwhile, to what is asked now: a person would look for it again.
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) thing.scrollIntoView({ block: 'center' });
        const hit = document.elementFromPoint(x, y);
        const is_hit = hit && (thing.contains(hit) || hit.closest('label')?.control === thing);
        if (is_hit) return done([x, y]);
        Date.now() < end ? setTimeout(look, 50) : done(null);
    };
    look();";

impl Chromium {
    /// Clicks so many times at most, each time on something that can be done; how often it was.
    ///
    /// # Errors
    ///
    /// Says where the game hangs.
    pub async fn play(&self, most: usize, seed: usize) -> Result<usize> {
        let mut known = String::new();
        for clicks in 0..most {
            // A sequence without a pattern that a game could fall into.
            let pick = (clicks + seed).wrapping_mul(2_654_435_761) >> 7;
            let Some(target) = self.next(&known, pick).await? else { return Ok(clicks) };
            let before = self.known().await?;
            let touched = self.touch(&target).await;
            // The page was drawn anew between the look and the touch: a person would look again.
            if touched.as_ref().is_err_and(is_gone) {
                continue;
            }
            touched.with_context(|| format!("click {clicks}"))?;
            known = before;
        }
        Ok(most)
    }

    async fn next(&self, known: &str, pick: usize) -> Result<Option<WebElement>> {
        let found = self.page().execute_async(NEXT, vec![json!(known), json!(pick)]).await?;
        match found.json() {
            Value::String(word) if word == "over" => Ok(None),
            Value::String(words) => bail!("nothing to click: {words}"),
            _ => Ok(Some(found.element()?)),
        }
    }

    /// Brings the first element that fits before one's eyes and clicks it.
    ///
    /// # Errors
    ///
    /// Says what is not there, or that something else lies on it.
    pub async fn click(&self, what: &str) -> Result<()> {
        let target = self.find(what).await?;
        let show = "arguments[0].scrollIntoView({ block: 'center' })";
        self.run(show, vec![target.to_json()?]).await?;
        self.touch(&target).await
    }

    /// Clicks where a finger would, and any program that clicks: in the midst of it.
    async fn touch(&self, target: &WebElement) -> Result<()> {
        let point = self.page().execute_async(MIDDLE, vec![target.to_json()?]).await?;
        let (Some(x), Some(y)) = (point.json()[0].as_i64(), point.json()[1].as_i64()) else {
            bail!("its middle cannot be touched: {}", target.outer_html().await?);
        };
        Ok(self.page().action_chain().move_to(x, y).click().perform().await?)
    }

    async fn known(&self) -> Result<String> {
        let known =
            "const { at, seat } = document.getElementById('main').dataset; return `${at}/${seat}`";
        let known = self.run(known, Vec::new()).await?;
        Ok(known.as_str().context("the table is numbered")?.to_owned())
    }

    /// Opens a table by the set-up form: fields with their values.
    ///
    /// # Errors
    ///
    /// Says what is missing in the form.
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

/// Whether an element is no longer part of the page.
fn is_gone(why: &anyhow::Error) -> bool {
    why.downcast_ref::<WebDriverError>()
        .is_some_and(|it| matches!(it.as_inner(), WebDriverErrorInner::StaleElementReference(_)))
}
