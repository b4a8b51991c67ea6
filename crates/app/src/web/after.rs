//! Further pages of a table: as text, and the fairness of its luck.

use game::Seat;

use super::tables::{TablePageQuery, table_page};
use crate::{
    api::record::verify_draws,
    context::Context,
    problem::Problem,
    response::{self, Response},
};

/// `GET /table/{id}/text`
pub(crate) async fn text(context: &Context) -> Result<Response, Problem> {
    let (id, query): (_, TablePageQuery) = (context.table_id()?, context.query()?);
    let sitting = context.visible_table(id, context.id(), query.invitation.0).await?;
    let screen = sitting.screen_of(context.id(), query.seat.map(Seat))?;
    let id = id.to_string();
    let data = table_page(context, &sitting, &id, screen, query.invitation.0);
    Ok(response::page(site::plain(&data)))
}

/// `GET /table/{id}/fairness`
pub(crate) async fn fairness(context: &Context) -> Result<Response, Problem> {
    let (id, query): (_, TablePageQuery) = (context.table_id()?, context.query()?);
    let sitting = context.visible_table(id, context.id(), query.invitation.0).await?;
    let screen = sitting.screen_of(context.id(), None)?;
    let proven = verify_draws(&context.effects, sitting.clone()).await?;
    let id = id.to_string();
    let data = table_page(context, &sitting, &id, screen, query.invitation.0);
    Ok(response::page(site::proof(&data, proven.as_ref())))
}
