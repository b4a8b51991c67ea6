//! Pages with the rules of a title, and of a table.

use super::tables::{TablePageQuery, table_page};
use crate::{
    context::Context,
    problem::Problem,
    refused::Missing,
    response::{self, Response},
};

/// `GET /rules/{title}`
pub(crate) fn title(context: &Context) -> Result<Response, Problem> {
    let found = display::rulebook(context.part(0), context.reader.language);
    let (title, book) = found.ok_or(Problem::Missing(Missing::Title))?;
    Ok(response::page(site::rules(&context.reader, &title, &book)))
}

/// `GET /table/{id}/rules`: the rules of a table, for everybody who may see it.
pub(crate) async fn table(context: &Context) -> Result<Response, Problem> {
    let (id, query): (_, TablePageQuery) = (context.table_id()?, context.query()?);
    let sitting = context.visible_table(id, context.id(), query.invitation.0).await?;
    let screen = sitting.screen_of(context.id(), None)?;
    let id = id.to_string();
    let back = table_page(context, &sitting, &id, screen, query.invitation.0).way("");
    Ok(response::page(site::table_rules(&context.reader, &back, sitting.table())))
}
