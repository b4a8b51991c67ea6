//! The router: files, WebSockets and operators' routes are answered here, everything else by the crate `app`.

use app::{
    Problem, Requester,
    refused::{Malformed, Missing},
};
use axum::{
    Router,
    body::Body,
    extract::{Request, State},
    http,
    response::Response,
    routing::{any, get},
};
use http_body_util::{BodyExt, LengthLimitError, Limited};
use tower_http::compression::CompressionLayer;

use crate::{
    app_state::AppState, assets, client_address::ClientAddress, effects::Performer, guard, health,
    socket,
};

/// The router of all routes.
pub(crate) fn router(app: AppState) -> Router {
    let api = Router::new()
        .route("/api/tables/{id}/socket", get(socket::connect))
        .route("/api/{*path}", any(answer))
        .method_not_allowed_fallback(wrong_method);
    let pages = Router::new().fallback(file_or_answer).layer(CompressionLayer::new());
    let guarded = guard::guarded(api.fallback_service(pages.with_state(app.clone())), &app);
    // For operators, without rate limits.
    let open = Router::new()
        .route("/health", get(health::health))
        .route("/metrics", get(health::metrics))
        .method_not_allowed_fallback(wrong_method);
    open.merge(guarded).with_state(app)
}

/// The response of a refused request.
pub(crate) fn refused<B>(
    request: &http::Request<B>,
    requester: &Requester,
    problem: &Problem,
) -> Response {
    app::refusal(request, requester, problem).map(Body::from)
}

/// The sender of a request and their address, whom the guard has recognized.
fn sender(request: &Request) -> (Requester, ClientAddress) {
    let requester = request.extensions().get().cloned();
    let address = request.extensions().get().copied();
    requester.zip(address).expect("the guard has seen this request")
}

/// Refuses a method of a route that is answered here: all of them are read only.
async fn wrong_method(request: Request) -> Response {
    refused(&request, &Requester(None), &Problem::Method { allowed: "GET,HEAD" })
}

/// Answers with a file, or as the crate `app` does.
async fn file_or_answer(state: State<AppState>, request: Request) -> Response {
    let (method, path) = (request.method(), request.uri().path());
    if !assets::is_file(path) {
        return answer(state, request).await;
    }
    let problem = if method != http::Method::GET && method != http::Method::HEAD {
        Problem::Method { allowed: "GET,HEAD" }
    } else if let Some(file) = assets::file(path, request.headers()) {
        return file;
    } else {
        Problem::Missing(Missing::Page)
    };
    refused(&request, &sender(&request).0, &problem)
}

/// Answers as the crate `app` does.
async fn answer(State(state): State<AppState>, request: Request) -> Response {
    let (requester, from) = sender(&request);
    let (parts, body) = request.into_parts();
    let head = http::Request::from_parts(parts, ());
    let read = match app::check_route(head.method(), head.uri().path()) {
        Ok(()) => read_body(head.method(), body, state.limits.body).await,
        Err(problem) => Err(problem),
    };
    match read.and_then(|body| Ok((body, state.inputs(requester.clone())?))) {
        Ok((body, inputs)) => {
            let exchange = app::answer(head.map(|()| body), inputs);
            Performer::new(&state, from).run(exchange).await.map(Body::from)
        }
        Err(problem) => refused(&head, &requester, &problem),
    }
}

/// The body of a request; that of a request that only reads is left unread.
async fn read_body(method: &http::Method, body: Body, most: usize) -> Result<Vec<u8>, Problem> {
    if matches!(*method, http::Method::GET | http::Method::HEAD) {
        return Ok(Vec::new());
    }
    match Limited::new(body, most).collect().await {
        Ok(body) => Ok(body.to_bytes().into()),
        Err(error) if error.is::<LengthLimitError>() => Err(Problem::TooLarge),
        Err(_) => Err(Problem::protocol(Malformed::Unreadable)),
    }
}
