//! The router: files, WebSockets and operators' routes are answered here, everything else by the crate `app`.

use app::{Problem, Requester, refused::Missing};
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

/// The sender of a request, whom the guard has recognized.
fn requester(request: &Request) -> Requester {
    request.extensions().get().cloned().unwrap_or(Requester(None))
}

async fn wrong_method(request: Request) -> Response {
    refused(&request, &requester(&request), &Problem::Method)
}

/// Answers with a file, or as the crate `app` does.
async fn file_or_answer(app: State<AppState>, request: Request) -> Response {
    let is_file = guard::is_file(request.uri().path());
    if !is_file {
        return answer(app, request).await;
    }
    let (method, path) = (request.method(), request.uri().path());
    let problem = if method != http::Method::GET && method != http::Method::HEAD {
        Problem::Method
    } else if let Some(file) = assets::file(path, request.headers()) {
        return file;
    } else {
        Problem::Missing(Missing::Page)
    };
    refused(&request, &requester(&request), &problem)
}

/// Answers as the crate `app` does.
async fn answer(State(app): State<AppState>, request: Request) -> Response {
    let requester = requester(&request);
    let from = ClientAddress::of(request.headers(), request.extensions(), app.behind_proxy);
    let (parts, body) = request.into_parts();
    let body = Limited::new(body, app.limits.body).collect().await;
    let problem = match (body, app.inputs(requester.clone())) {
        (Ok(body), Ok(inputs)) => {
            let request = http::Request::from_parts(parts, body.to_bytes().to_vec());
            let exchange = app::answer(request, inputs);
            return Performer::new(&app, from).run(exchange).await.map(Body::from);
        }
        (Err(error), _) if error.is::<LengthLimitError>() => Problem::TooLarge,
        (Err(error), _) => Problem::said(&error),
        (Ok(_), Err(problem)) => problem,
    };
    refused(&http::Request::from_parts(parts, ()), &requester, &problem)
}
