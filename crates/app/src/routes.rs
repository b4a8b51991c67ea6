//! The routes: which handler answers which path.

use std::{
    future::{Future, ready},
    pin::Pin,
    sync::Arc,
};

use http::{HeaderMap, Method, header};
use percent_encoding::percent_decode_str;

use crate::{
    api::{commands, me, opening, record, tables, titles},
    context::{Context, reader},
    effect::Effects,
    exchange::Exchange,
    inputs::Inputs,
    problem::Problem,
    refused::Missing,
    requester::Requester,
    response::{self, Response},
    web,
};

type Answering = Pin<Box<dyn Future<Output = Result<Response, Problem>> + Send>>;
type Handler = fn(Arc<Context>) -> Answering;

/// A method, a path with variable parts in braces, and its handler.
pub(crate) struct Route {
    method: Method,
    pub(crate) path: &'static str,
    handler: Handler,
}

const fn get(path: &'static str, handler: Handler) -> Route {
    Route { method: Method::GET, path, handler }
}

const fn post(path: &'static str, handler: Handler) -> Route {
    Route { method: Method::POST, path, handler }
}

/// A handler that asks for effects.
macro_rules! asking {
    ($($handler:ident)::+) => {
        |context| Box::pin(async move { $($handler)::+(&context).await })
    };
}

/// A handler that needs no effects.
macro_rules! immediate {
    ($($handler:ident)::+) => {
        |context| Box::pin(ready($($handler)::+(&context)))
    };
}

/// The routes of the API.
pub(crate) const API: &[Route] = &[
    get("/api/openapi.json", immediate!(titles::document)),
    get("/api/titles", immediate!(titles::list)),
    get("/api/me", immediate!(me::show)),
    post("/api/me", immediate!(me::rename)),
    post("/api/me/link", immediate!(me::link)),
    post("/api/me/claim", asking!(me::claim)),
    get("/api/promise", immediate!(opening::promise)),
    get("/api/tables", asking!(tables::list)),
    post("/api/tables", asking!(opening::open)),
    get("/api/tables/{id}", asking!(tables::show)),
    get("/api/tables/{id}/print", asking!(tables::print)),
    get("/api/tables/{id}/record", asking!(record::record)),
    get("/api/tables/{id}/proof", asking!(record::proof)),
    post("/api/tables/{id}/rematch", asking!(tables::rematch)),
    post("/api/tables/{id}/join", asking!(commands::join)),
    post("/api/tables/{id}/fill", asking!(commands::fill)),
    post("/api/tables/{id}/leave", asking!(commands::leave)),
    post("/api/tables/{id}/substitute", asking!(commands::substitute)),
    post("/api/tables/{id}/return", asking!(commands::come_back)),
    post("/api/tables/{id}/rename", asking!(commands::rename)),
    post("/api/tables/{id}/play", asking!(commands::play)),
    post("/api/tables/{id}/undo", asking!(commands::undo)),
    post("/api/tables/{id}/hurry", asking!(commands::hurry)),
    post("/api/tables/{id}/pace", asking!(commands::pace)),
    post("/api/tables/{id}/say", asking!(commands::say)),
];

/// The routes of the pages. Of two that fit, the first one counts.
const PAGES: &[Route] = &[
    get("/", asking!(web::lobby::show)),
    post("/name", immediate!(web::lobby::rename)),
    post("/language", immediate!(web::lobby::set_language)),
    get("/device", asking!(web::device::show)),
    post("/device", immediate!(web::device::link)),
    post("/device/claim", asking!(web::device::claim)),
    post("/quick/{title}", asking!(web::opening::quick)),
    get("/new/{title}", asking!(web::opening::form)),
    post("/new/{title}", asking!(web::opening::open)),
    post("/new/{title}/differences", asking!(web::opening::differences)),
    get("/new/{title}/printed/{option}", immediate!(web::opening::printed)),
    get("/rules/{title}", immediate!(web::help::title)),
    get("/table/{id}", asking!(web::tables::show)),
    get("/table/{id}/text", asking!(web::after::text)),
    get("/table/{id}/fairness", asking!(web::after::fairness)),
    get("/table/{id}/replay", asking!(web::replay::show)),
    get("/table/{id}/rules", asking!(web::help::table)),
    get("/table/{id}/plan", asking!(web::plan::show)),
    get("/table/{id}/next", asking!(web::tables::next)),
    post("/table/{id}/fork", asking!(web::replay::fork)),
    post("/table/{id}/rematch", asking!(web::tables::rematch)),
    post("/table/{id}/restart", asking!(web::tables::restart)),
    post("/table/{id}/take-off", asking!(web::lobby::take_off)),
    post("/table/{id}/put-back", asking!(web::lobby::put_back)),
    post("/table/{id}/{command}", asking!(web::tables::act)),
];

/// The paths of the API, with their variable parts in braces.
pub fn api_paths() -> impl Iterator<Item = &'static str> {
    API.iter().map(|route| route.path)
}

/// The exchange that answers a request. The caller has checked where the request comes from, the size of its body, and
/// whether its sender may ask so much (`crates/server/src/guard.rs`).
#[must_use]
pub fn answer(request: http::Request<Vec<u8>>, inputs: Inputs) -> Exchange<Response> {
    Exchange::new(|effects| respond(request, inputs, effects))
}

/// Checks whether there is a route with this method and path, before the body of the request is read.
///
/// # Errors
///
/// Says that there is no such page, or which methods it takes.
pub fn check_route(method: &Method, path: &str) -> Result<(), Problem> {
    find(method, path).map(drop)
}

async fn respond(request: http::Request<Vec<u8>>, inputs: Inputs, effects: Effects) -> Response {
    let context = Context::new(request, inputs, effects);
    let path = context.request.uri().path().to_owned();
    let found = find(context.request.method(), &path);
    let Found { route, parts, is_page } = match found {
        Ok(found) => found,
        Err(problem) => return refusal(&context.request, &context.requester, &problem),
    };
    let context = Arc::new(context.with_route(decoded(&parts), is_page));
    let answered = (route.handler)(Arc::clone(&context)).await;
    answered.unwrap_or_else(|problem| refusal(&context.request, &context.requester, &problem))
}

/// The route of a path.
struct Found<'p> {
    route: &'static Route,
    /// The variable parts of the path, as they were sent.
    parts: Vec<&'p str>,
    is_page: bool,
}

/// The route of a path. Of two paths that fit, the first one counts, whatever the method.
fn find<'p>(method: &Method, path: &'p str) -> Result<Found<'p>, Problem> {
    // A request for the head of a response is answered like one for the whole, whose body is not sent.
    let method = if method == Method::HEAD { &Method::GET } else { method };
    let all = API.iter().map(|it| (it, false)).chain(PAGES.iter().map(|it| (it, true)));
    let (mut fitting, mut methods) = (None, Vec::new());
    for (route, is_page) in all {
        let Some(parts) = parts_of(route.path, path) else { continue };
        if *fitting.get_or_insert(route.path) != route.path {
            continue;
        }
        if route.method == *method {
            return Ok(Found { route, parts, is_page });
        }
        methods.push(&route.method);
    }
    Err(match (methods.contains(&&Method::GET), methods.contains(&&Method::POST)) {
        (true, true) => Problem::Method { allowed: "GET,HEAD,POST" },
        (true, false) => Problem::Method { allowed: "GET,HEAD" },
        (false, true) => Problem::Method { allowed: "POST" },
        (false, false) => Problem::Missing(Missing::Page),
    })
}

/// The variable parts of a path, as they were sent, if it fits a route.
fn parts_of<'p>(route: &str, path: &'p str) -> Option<Vec<&'p str>> {
    let mut parts = Vec::new();
    let (mut wanted, mut given) = (route.split('/'), path.split('/'));
    loop {
        match (wanted.next(), given.next()) {
            (None, None) => return Some(parts),
            (Some(name), Some(part)) if name.starts_with('{') && !part.is_empty() => {
                parts.push(part);
            }
            (Some(wanted), Some(given)) if wanted == given => (),
            (Some(_) | None, Some(_)) | (Some(_), None) => return None,
        }
    }
}

/// The parts of a path as texts. What is no text becomes the sign for that, which is in no id and no name of ours.
fn decoded(parts: &[&str]) -> Vec<String> {
    let text = |part: &&str| percent_decode_str(part).decode_utf8_lossy().into_owned();
    parts.iter().map(text).collect()
}

/// The response of a request that was refused: an error page for people, JSON for programs.
#[must_use]
pub fn refusal<B>(
    request: &http::Request<B>,
    requester: &Requester,
    problem: &Problem,
) -> Response {
    let path = request.uri().path();
    let is_api = path.starts_with("/api/");
    let is_page = PAGES.iter().any(|it| parts_of(it.path, path).is_some());
    if is_page || (!is_api && wants_pages(request.headers())) {
        let reader = reader(request, requester);
        let page = site::missing(&reader, &problem.text_with_clause(reader.language));
        return problem.with_advice(response::page_with_status(problem.status(), page));
    }
    problem.response()
}

fn wants_pages(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|it| it.to_str().ok());
    accepted.is_some_and(|it| it.contains("text/html"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(method: &Method, path: &str, expected: Option<(&str, &[&str])>) {
        let found = find(method, path);
        let found = found.map(|it| (it.route.path, decoded(&it.parts))).ok();
        let expected =
            expected.map(|(path, parts)| (path, parts.iter().map(ToString::to_string).collect()));
        assert_eq!(found, expected, "{method} {path}");
    }

    #[test]
    fn a_path_finds_its_route() {
        check(&Method::GET, "/", Some(("/", &[])));
        check(&Method::HEAD, "/table/7/text", Some(("/table/{id}/text", &["7"])));
        check(&Method::POST, "/table/7/play", Some(("/table/{id}/{command}", &["7", "play"])));
        check(&Method::POST, "/table/7/fork", Some(("/table/{id}/fork", &["7"])));
        check(&Method::GET, "/rules/a%2Fb", Some(("/rules/{title}", &["a/b"])));
        for path in ["", "//", "/table", "/table/", "/table/7/", "/nowhere"] {
            check(&Method::GET, path, None);
        }
    }

    #[test]
    fn a_known_path_with_another_method_is_told_apart() {
        for (method, path, methods) in [
            (Method::DELETE, "/api/me", "GET,HEAD,POST"),
            (Method::GET, "/table/7/play", "POST"),
            (Method::POST, "/table/7/text", "GET,HEAD"),
        ] {
            let Err(Problem::Method { allowed }) = check_route(&method, path) else {
                panic!("{method} {path}")
            };
            assert_eq!(allowed, methods, "{method} {path}");
        }
        let missing = check_route(&Method::DELETE, "/nowhere");
        assert!(matches!(missing, Err(Problem::Missing(Missing::Page))));
    }
}
