//! Somebody who plays by clicking what can be clicked.

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use thirtyfour::WebElement;

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
        if (main.dataset.at + location.search !== known && main.dataset.turn === 'true' && all.length) {
            const chosen = all[pick % all.length];
            chosen.scrollIntoView({ block: 'center' });
            return done(chosen);
        }
        if (Date.now() > end) return done('waits: ' + document.querySelector('.prompt')?.textContent);
        setTimeout(look, 10);
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
            known = self.known().await?;
            target.click().await.with_context(|| format!("click {clicks}"))?;
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

    async fn known(&self) -> Result<String> {
        let known = "return document.getElementById('main').dataset.at + location.search";
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
                field.value = arguments[1];
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
