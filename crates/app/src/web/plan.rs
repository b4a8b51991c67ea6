//! Private plans: what a player would make of what they have, computed from their own view. Nothing of it is sent to
//! the table.

use game::Seat;
use serde::Deserialize;

use super::tables::table_page;
use crate::{
    context::Context,
    problem::Problem,
    refused::Missing,
    response::{self, Response},
};

/// The query of a plan.
#[derive(Debug, Deserialize)]
struct PlanQuery {
    seat: Option<u8>,
    #[serde(default)]
    cards: String,
    /// Present where only the plan is wanted, without a page around it.
    part: Option<String>,
}

/// `GET /table/{id}/plan`. A part that is no longer there is no error: the table of an open page may have gone on
/// meanwhile.
pub(crate) async fn show(context: &Context) -> Result<Response, Problem> {
    let (id, query): (_, PlanQuery) = (context.table_id()?, context.query()?);
    let sitting = context.visible_table(id, context.id(), None).await?;
    let screen = sitting.screen_of(context.id(), query.seat.map(Seat))?;
    let id = id.to_string();
    let data = table_page(context, &sitting, &id, screen, None);
    let plan = sitting.has_begun().then(|| site::plan(&data, &query.cards)).flatten();
    Ok(match (plan, query.part.is_some()) {
        (Some(plan), true) => response::page(plan),
        (Some(plan), false) => response::page(site::plan_page(&data, &plan)),
        (None, true) => response::no_content(),
        (None, false) => return Err(Problem::Missing(Missing::Plan)),
    })
}
