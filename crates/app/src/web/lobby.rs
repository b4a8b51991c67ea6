//! The lobby, and the forms for one's name, language and list of tables.

use std::sync::Arc;

use languages::Language;
use maud::Markup;
use serde::Deserialize;
use site::{Lobby, TableEntry, TableList};
use tables::{PersonId, Sitting, Token};

use crate::{
    context::{Context, language_cookie},
    effect::Effects,
    hidden_tables::{HiddenTables, ListChange},
    listing::{self, Found, List},
    problem::Problem,
    refused::Missing,
    response::{self, Response},
};

/// The maximum number of tables in each list.
const TABLES_LISTED: usize = 12;

/// The query of the lobby: the positions at which its lists go on, for older tables.
#[derive(Debug, Default, Deserialize)]
struct LobbyQuery {
    mine: Option<u64>,
    open: Option<u64>,
    /// The number of hidden tables to skip. If it is present, also as 0, the list of hidden tables is shown unfolded.
    off: Option<u64>,
}

/// `GET /`
pub(crate) async fn show(context: &Context) -> Result<Response, Problem> {
    let page = lobby(context, &context.query()?).await?;
    Ok(context.page_with_cookie(page))
}

async fn lobby(context: &Context, query: &LobbyQuery) -> Result<Markup, Problem> {
    let is_mine = |(_, it): &listing::Entry| context.id().is_some_and(|id| it.is_of(id));
    let effects = &context.effects;
    let (mine, hidden) = match context.id() {
        Some(id) => my_tables(effects, id, query).await?,
        None => (Found::default(), Found::default()),
    };
    let mut open = List::Open.seek(effects, query.open, TABLES_LISTED, |it| !is_mine(it)).await?;
    open.tables.retain(|it| !is_mine(it));
    let mut others =
        List::Finished.seek(effects, None, TABLES_LISTED, |it| !is_mine(it)).await?.tables;
    others.retain(|it| !is_mine(it));
    let (mut finished, mut running): (Vec<_>, Vec<_>) =
        mine.tables.into_iter().partition(|(_, it)| it.is_over());
    finished.truncate(TABLES_LISTED);
    finished.extend(others);
    // Tables that wait for the reader come first.
    let my_seats = |it: &Sitting| context.id().map(|id| it.seats_of(id)).unwrap_or_default();
    running.sort_by_key(|(_, it)| !it.asked().iter().any(|seat| my_seats(it).contains(seat)));
    Ok(site::lobby(&Lobby {
        reader: context.reader.clone(),
        person: context.id(),
        now: context.now,
        promise: context.promise(),
        mine: TableList { entries: entries(&running), next: mine.next },
        open: TableList { entries: entries(&open.tables), next: open.next },
        finished: TableList { entries: entries(&finished), next: None },
        hidden: TableList { entries: entries(&hidden.tables), next: hidden.next },
        shows_hidden: query.off.is_some(),
    }))
}

/// A page of a person's tables, and a page of their hidden ones.
async fn my_tables(
    effects: &Effects,
    person: PersonId,
    query: &LobbyQuery,
) -> Result<(Found, Found), Problem> {
    let hidden = HiddenTables::of(effects, person).await?;
    let is_off = |(id, it): &listing::Entry| hidden.hides(id, it, person);
    let is_wanted = |it: &listing::Entry| !it.1.is_over() && !is_off(it);
    let mut mine = List::Mine(person).seek(effects, query.mine, TABLES_LISTED, is_wanted).await?;
    mine.tables.retain(|it| !is_off(it));
    if query.mine.is_some() {
        return Ok((mine, Found::default()));
    }
    let off = hidden.seek(effects, query.off.unwrap_or(0), TABLES_LISTED, |it| {
        it.1.is_of(person) && is_off(it)
    });
    Ok((mine, off.await))
}

/// `POST /table/{id}/take-off`: hides a table from one's own list. Nothing changes for everybody else.
pub(crate) async fn take_off(context: &Context) -> Result<Response, Problem> {
    let id = context.table_id()?;
    let (person, sitting) = own(context, id).await?;
    let (effects, hide) = (&context.effects, ListChange::Hide(sitting.rows()));
    HiddenTables::note(effects, person, id, hide, context.now).await?;
    Ok(response::redirect("/?off=0#mine"))
}

/// `POST /table/{id}/put-back`: puts a table back on one's own list.
pub(crate) async fn put_back(context: &Context) -> Result<Response, Problem> {
    let id = context.table_id()?;
    let (person, _) = own(context, id).await?;
    HiddenTables::note(&context.effects, person, id, ListChange::PutBack, context.now).await?;
    Ok(response::redirect("/#mine"))
}

/// A table of the reader's own. For others the response does not tell whether the table exists.
async fn own(context: &Context, id: Token) -> Result<(PersonId, Arc<Sitting>), Problem> {
    let person = context.id().ok_or(Problem::Missing(Missing::Table))?;
    let sitting = context.effects.snapshot(id.to_string()).await?;
    if sitting.is_of(person) {
        Ok((person, sitting))
    } else {
        Err(Problem::Missing(Missing::Table))
    }
}

fn entries(listed: &[listing::Entry]) -> Vec<TableEntry<'_>> {
    listed.iter().map(|(id, sitting)| TableEntry { id, sitting }).collect()
}

/// The form with a new name.
#[derive(Debug, Deserialize)]
struct NameForm {
    name: String,
}

/// `POST /name`
pub(crate) fn rename(context: &Context) -> Result<Response, Problem> {
    let NameForm { name } = context.form()?;
    Ok(context.redirect_as(&context.person(Some(&name))?, "/"))
}

/// The form with a language, and the path to return to.
#[derive(Debug, Deserialize)]
struct LanguageForm {
    language: String,
    back: String,
}

/// `POST /language`
pub(crate) fn set_language(context: &Context) -> Result<Response, Problem> {
    let choice: LanguageForm = context.form()?;
    let language = Language::of_code(&choice.language).unwrap_or_default();
    let back = if is_ours(&choice.back) { choice.back.as_str() } else { "/" };
    Ok(response::with_header(response::redirect(back), language_cookie(language)))
}

/// Whether a path leads to a page of ours, never to another site. Browsers leave out line breaks and tabs, and read a
/// backslash as a slash.
fn is_ours(path: &str) -> bool {
    let is_plain = path.bytes().all(|it| it.is_ascii_graphic() && it != b'\\');
    is_plain && path.starts_with('/') && !path.starts_with("//")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_is_a_page_of_ours() {
        for ours in ["/", "/table/0?seat=1&invitation=2", "/new/canvas?x=%0A"] {
            assert!(is_ours(ours), "{ours}");
        }
        let others = ["", "x", "//x", "/\\x", "/\t/x", "/\n", "/ x", "https://x", "/é", "\\/x"];
        for other in others {
            assert!(!is_ours(other), "{other}");
        }
    }
}
