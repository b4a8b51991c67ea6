//! A private plan: what the one who looks would make of what they have. It is made of their own view,
//! and the table never hears of it.

use axum::{extract::State, response::Response};
use game::Seat;
use maud::Markup;
use serde::Deserialize;
use tables::Token;

use super::{reading::Reading, tables::looking};
use crate::{
    api::{Desk, Queried, TableId, eyes},
    problem::Problem,
};

#[derive(Debug, Deserialize)]
pub(crate) struct Wish {
    seat: Option<u8>,
    #[serde(default)]
    cards: String,
    /// Given where only the plan is wanted, not a page around it.
    part: Option<String>,
}

/// `GET /table/{id}/plan`
pub(crate) async fn show(
    State(desk): State<Desk>,
    TableId(id): TableId,
    reading: Reading,
    Queried(wish): Queried<Wish>,
) -> Response {
    let page = page(&desk, id, &reading, wish).await;
    reading.answer(page)
}

async fn page(desk: &Desk, id: Token, reading: &Reading, wish: Wish) -> Result<Markup, Problem> {
    let (_, sitting) = desk.house.look(id, reading.id(), None).await?;
    eyes(&sitting, reading.id(), wish.seat)?;
    let screen = site::screen(&sitting, reading.id(), wish.seat.map(Seat));
    let id = id.to_string();
    let looking = looking(reading, &sitting, &id, screen, None);
    let plan = sitting.has_begun().then(|| site::plan(&looking, &wish.cards)).flatten();
    let plan = plan.ok_or(Problem::Missing("plan"))?;
    Ok(if wish.part.is_some() { plan } else { site::plan_page(&looking, &plan) })
}
