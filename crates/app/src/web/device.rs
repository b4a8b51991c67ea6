//! Pages that carry an identity to another device, by a link that works once.

use http::{StatusCode, header};
use serde::Deserialize;
use site::LinkState;
use tables::Name;

use crate::{
    api::me::{is_used, new_link, use_link},
    context::Context,
    problem::Problem,
    response::{self, Response},
};

/// `POST /device`: makes a link for another device.
pub(crate) fn link(context: &Context) -> Result<Response, Problem> {
    let claim = new_link(context)?;
    Ok(response::page(site::device_link(&context.reader, &address(context, &claim))))
}

/// The full URL of a link, because it is carried to another device.
fn address(context: &Context, claim: &str) -> String {
    let scheme = if context.https { "https" } else { "http" };
    let host = context.request.headers().get(header::HOST).and_then(|it| it.to_str().ok());
    let site = host.map(|host| format!("{scheme}://{host}")).unwrap_or_default();
    format!("{site}/device?claim={claim}")
}

/// The form that uses a link up.
#[derive(Debug, Deserialize)]
struct ClaimForm {
    #[serde(default)]
    claim: String,
}

/// `GET /device`: the page that the link leads to.
pub(crate) async fn show(context: &Context) -> Result<Response, Problem> {
    let ClaimForm { claim } = context.query()?;
    Ok(link_page(context, &state(context, claim).await?))
}

async fn state(context: &Context, link: String) -> Result<LinkState, Problem> {
    let Some(claim) = context.keys.claim(&link, context.now) else { return Ok(LinkState::Bad) };
    if context.id() == Some(claim.person.id) {
        return Ok(LinkState::Own);
    }
    if is_used(context, &claim).await? {
        return Ok(LinkState::Used);
    }
    let name = claim.person.name.as_ref().map(Name::to_string).unwrap_or_default();
    Ok(LinkState::Good { name, claim: link })
}

fn link_page(context: &Context, state: &LinkState) -> Response {
    let page = site::device(&context.reader, state);
    match state {
        LinkState::Good { .. } | LinkState::Own => context.page_with_cookie(page),
        LinkState::Used | LinkState::Bad => response::page_with_status(StatusCode::FORBIDDEN, page),
    }
}

/// `POST /device/claim`: uses the link up.
pub(crate) async fn claim(context: &Context) -> Result<Response, Problem> {
    let ClaimForm { claim } = context.form()?;
    match use_link(context, &claim, context.id()).await {
        Ok(person) => Ok(context.redirect_as(&person, "/")),
        Err(Problem::Forbidden(_)) => Ok(link_page(context, &state(context, claim).await?)),
        Err(problem) => Err(problem),
    }
}
