//! WebSockets of viewers: the table whenever it changes, and requests without a new connection.
//!
//! Latest state wins: a slow viewer gets the present state of the table, never a queue of older ones.

use std::{convert::Infallible, sync::Arc, time::Duration};

use app::refused::Missing;
use app::{Form, PageKey, Problem, Requester, SocketMessage, SocketRequest};
use axum::{
    extract::{
        FromRequestParts, Path, Request, State,
        ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code},
    },
    http::request::Parts,
    response::Response,
};
use futures_util::SinkExt;
use game::Seat;
use languages::Language;
use serde::Deserialize;
use tables::{PersonId, Sitting, Token};
use tokio::{
    sync::{mpsc, watch},
    time::Instant,
};

use crate::{
    app_state::AppState, client_address::ClientAddress, effects::Performer, guard::REQUEST_TIMEOUT,
    limits::Permit, page_cache::rendered, router::refused,
};

/// The maximum size of a message from a viewer.
const MAX_MESSAGE_BYTES: usize = 16 << 10;
/// The size of the read buffer, above that of most messages. It is allocated for each viewer; the library's default of
/// 128 KB would be most of the memory of a server with a thousand tables.
const READ_BUFFER_BYTES: usize = 512;
/// The interval of pings.
const PING_EVERY: Duration = Duration::from_secs(25);
/// The time without a message from the viewer after which they are gone.
const SILENCE_TIMEOUT: Duration = Duration::from_secs(70);
/// The timeout of sending one message.
const SEND_TIMEOUT: Duration = Duration::from_secs(20);
/// The delay of each viewer after a change, for every viewer beyond [`UNDELAYED_VIEWERS`]: messages to many viewers
/// take time from other tables.
const DELAY_PER_VIEWER: Duration = Duration::from_micros(500);
/// The number of viewers of a table up to which changes are shown without delay.
const UNDELAYED_VIEWERS: usize = 16;
/// The maximum delay of a viewer after a change.
const MAX_DELAY: Duration = Duration::from_millis(500);

/// The query of a WebSocket.
#[derive(Debug, Deserialize)]
struct SocketQuery {
    seat: Option<u8>,
    invitation: Option<String>,
    heard: Option<usize>,
    /// The format: `page` for HTML.
    r#as: Option<Format>,
    /// The language of the page.
    language: Option<String>,
}

/// The format in which a viewer is shown the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Format {
    Scene,
    Page,
}

/// `GET /api/tables/{id}/socket`
pub(crate) async fn connect(
    State(app): State<AppState>,
    Path(id): Path<String>,
    request: Request,
) -> Response {
    let (mut parts, body) = request.into_parts();
    let requester = parts.extensions.get().cloned();
    let requester: Requester = requester.expect("the guard has seen this request");
    match upgrade(app, &id, requester.clone(), &mut parts).await {
        Ok(response) => response,
        Err(problem) => refused(&Request::from_parts(parts, body), &requester, &problem),
    }
}

async fn upgrade(
    app: AppState,
    id: &str,
    requester: Requester,
    parts: &mut Parts,
) -> Result<Response, Problem> {
    let id: Token = id.parse().map_err(|_| Problem::Missing(Missing::Table))?;
    let query: SocketQuery = app::query(parts.uri.query().unwrap_or_default())?;
    let from = *parts.extensions.get::<ClientAddress>().expect("the guard has seen this request");
    // A malformed invitation counts as none, so that it is refused like a wrong one.
    let invitation = query.invitation.and_then(|it| it.parse().ok());
    let (keeper, sitting) = app.registry.find_visible(id, requester.id(), invitation).await?;
    sitting.eyes_of_program(requester.id(), query.seat.map(Seat))?;
    let upgrade = WebSocketUpgrade::from_request_parts(parts, &app).await;
    let upgrade = upgrade.map_err(|it| Problem::said(&it.body_text()))?;
    let permits = ViewerPermits::take(&app, &requester, from).ok_or(Problem::BUSY)?;
    let waited_for = app.viewer.upgrade().ok_or(Problem::Failed)?;
    let present = requester.id().and_then(|it| app.present.take((id, it)));
    let among_viewers = app.watching.take(id);
    let connection = Box::new(ViewerConnection {
        app,
        id,
        requester,
        from,
        invitation,
        seat: query.seat,
        page: (query.r#as == Some(Format::Page))
            .then(|| query.language.as_deref().and_then(Language::of_code).unwrap_or_default()),
        heard: Heard { events: query.heard.unwrap_or(0), numbers: None },
        watch: keeper.watch(),
        _permits: permits,
        _present: present,
        _among_viewers: among_viewers,
        _waited_for: waited_for,
    });
    drop(keeper);
    let upgrade = upgrade.max_message_size(MAX_MESSAGE_BYTES).max_frame_size(MAX_MESSAGE_BYTES);
    Ok(upgrade.read_buffer_size(READ_BUFFER_BYTES).on_upgrade(|it| connection.run(it)))
}

/// The permits of a viewer: one among those of the address, and one of the person or stranger.
#[derive(Debug)]
struct ViewerPermits {
    _among_all: Permit<ClientAddress>,
    _person: Option<Permit<PersonId>>,
    _stranger: Option<Permit<ClientAddress>>,
}

impl ViewerPermits {
    fn take(app: &AppState, requester: &Requester, from: ClientAddress) -> Option<ViewerPermits> {
        let among_all = app.address_viewers.take(from)?;
        let (person, stranger) = match requester.id() {
            Some(id) => (Some(app.viewers.take(id)?), None),
            None => (None, Some(app.stranger_viewers.take(from)?)),
        };
        Some(ViewerPermits { _among_all: among_all, _person: person, _stranger: stranger })
    }
}

/// The state of a viewer's connection. It is boxed, like every future that a viewer seldom waits for: each of a
/// thousand tasks is as large as the largest thing that it may wait for.
struct ViewerConnection {
    app: AppState,
    id: Token,
    requester: Requester,
    from: ClientAddress,
    invitation: Option<Token>,
    seat: Option<u8>,
    /// The language of the page; `None` for scenes.
    page: Option<Language>,
    heard: Heard,
    watch: watch::Receiver<Arc<Sitting>>,
    _permits: ViewerPermits,
    _present: Option<Permit<(Token, PersonId)>>,
    _among_viewers: Option<Permit<Token>>,
    /// The sender that keeps a stopping server waiting for this viewer.
    _waited_for: mpsc::Sender<Infallible>,
}

/// The part of the story that a viewer has been sent.
struct Heard {
    events: usize,
    /// The numbers of those events, by which undone ones are noticed.
    numbers: Option<Vec<u64>>,
}

impl Heard {
    /// The number of events that the viewer has been sent and that still hold.
    fn count_valid(&self, sitting: &Sitting) -> usize {
        let now = sitting.numbers();
        match &self.numbers {
            Some(then) => then.iter().zip(now).take_while(|(one, other)| one == other).count(),
            None => self.events.min(now.len()),
        }
    }
}

impl ViewerConnection {
    async fn run(mut self: Box<Self>, mut socket: WebSocket) {
        self.app.registry.metrics().viewers.inc();
        if let Err(Some(code)) = self.serve(&mut socket).await {
            let frame = CloseFrame { code, reason: "".into() };
            let _ = send(&mut socket, Message::Close(Some(frame))).await;
        }
        self.app.registry.metrics().viewers.dec();
    }

    /// Serves the viewer until they are gone or too slow, or may not see the table any more.
    async fn serve(&mut self, socket: &mut WebSocket) -> Result<(), Ended> {
        self.show(socket).await?;
        let mut ends = self.app.ends.clone();
        let mut ping = tokio::time::interval_at(Instant::now() + PING_EVERY, PING_EVERY);
        let mut last_received = Instant::now();
        let mut delayed_until = last_received;
        loop {
            let changed = async {
                tokio::time::sleep_until(delayed_until).await;
                self.watch.changed().await
            };
            tokio::select! {
                changed = changed => {
                    match changed {
                        Ok(()) => self.show(socket).await?,
                        Err(_) => Box::pin(self.find_again(socket)).await?,
                    }
                    delayed_until = Instant::now() + self.delay();
                },
                received = socket.recv() => {
                    last_received = Instant::now();
                    match received.ok_or(GONE)?.map_err(|_| Some(close_code::PROTOCOL))? {
                        Message::Text(text) => Box::pin(self.handle_message(socket, &text)).await?,
                        Message::Ping(_) | Message::Pong(_) => {
                            // Control frames count like requests.
                            if self.may_ask().is_err() {
                                return Err(Some(close_code::POLICY));
                            }
                        }
                        Message::Binary(_) => return Err(Some(close_code::UNSUPPORTED)),
                        Message::Close(_) => return Err(GONE),
                    }
                },
                _ = ping.tick() => {
                    if SILENCE_TIMEOUT < last_received.elapsed() {
                        return Err(GONE);
                    }
                    send(socket, Message::Ping(Vec::new().into())).await?;
                },
                () = shutdown(&mut ends) => return Err(Some(close_code::RESTART)),
            }
        }
    }

    async fn show(&mut self, socket: &mut WebSocket) -> Result<(), Ended> {
        let scene = self.scene().await?;
        send(socket, scene).await
    }

    /// The delay of this viewer after a change.
    fn delay(&self) -> Duration {
        DELAY_PER_VIEWER
            .saturating_mul(u32::try_from(self.delayed_viewers()).unwrap_or(u32::MAX))
            .min(MAX_DELAY)
    }

    /// The number of viewers of the table beyond the first few.
    fn delayed_viewers(&self) -> usize {
        self.app.watching.count(self.id).saturating_sub(UNDELAYED_VIEWERS)
    }

    fn may_ask(&self) -> Result<(), Problem> {
        self.app.may_ask(&self.requester, self.from, 1.0)
    }

    /// The message with the present state of the table, if the viewer may still see it.
    async fn scene(&mut self) -> Result<Message, Ended> {
        let sitting = self.watch.borrow_and_update().clone();
        let person = self.requester.id();
        if !sitting.admits(person, self.invitation) {
            return Err(Some(close_code::POLICY));
        }
        let heard = self.heard.count_valid(&sitting);
        let by = PageKey::new(&sitting, person, self.seat, self.form(&sitting, heard));
        if self.page.is_none() {
            self.heard = Heard { events: heard, numbers: Some(sitting.numbers().to_vec()) };
            // Rendering a scene is faster than sharing it, unless many viewers need it.
            if self.delayed_viewers() == 0 {
                return Ok(rendered(by, &sitting, self.id, None));
            }
        }
        let next = app::seal_of_rematch(self.app.registry.keys(), self.id, &sitting);
        let message = Box::pin(self.app.page_cache.find(self.id, sitting, by, next)).await;
        message.ok_or(Some(close_code::ERROR))
    }

    fn form(&self, sitting: &Sitting, heard: usize) -> Form {
        let has_name = self.requester.0.as_ref().is_some_and(|it| it.name.is_some());
        let is_invited = sitting.is_invitation(self.invitation);
        match self.page {
            Some(language) => Form::Page { language, has_name, is_invited },
            None => Form::Scene { heard },
        }
    }

    /// Finds the table again after its keeper has stopped.
    async fn find_again(&mut self, socket: &mut WebSocket) -> Result<(), Ended> {
        let found =
            self.app.registry.find_visible(self.id, self.requester.id(), self.invitation).await;
        self.watch = found.map_err(|_| Some(close_code::AGAIN))?.0.watch();
        self.show(socket).await
    }

    async fn handle_message(&mut self, socket: &mut WebSocket, text: &str) -> Result<(), Ended> {
        // Every message counts, and is not parsed once there are too many.
        let (id, result) = match self.may_ask().map(|()| SocketRequest::read(text)) {
            Err(problem) => (None, Err(problem)),
            Ok(Ok(asking)) => (asking.id, self.carry_out(asking).await),
            Ok(Err((id, problem))) => (id, Err(problem)),
        };
        // The sender of a decision gets the changed table before the response; both are sent at once.
        if self.watch.has_changed().unwrap_or(false) {
            let scene = self.scene().await?;
            with_send_timeout(socket.feed(scene)).await?;
        }
        let answer = SocketMessage::answer(id, &result, self.page);
        send(socket, Message::Text(answer.to_json().into())).await
    }

    async fn carry_out(
        &self,
        SocketRequest { kind, fields, .. }: SocketRequest,
    ) -> Result<u64, Problem> {
        let begun = Instant::now();
        let inputs = self.app.inputs(self.requester.clone())?;
        let exchange = app::carry_out(inputs, self.id, kind, fields);
        let mut performer = Performer::new(&self.app, self.from);
        let doing = performer.run(exchange);
        // The timeout of HTTP requests.
        let done = tokio::time::timeout(REQUEST_TIMEOUT, doing).await.unwrap_or(Err(Problem::Slow));
        let metrics = self.app.registry.metrics();
        metrics.requests.inc();
        metrics.seconds.observe(begun.elapsed().as_secs_f64());
        done
    }
}

/// The close code of a connection that has ended; `None` if the viewer is gone.
type Ended = Option<u16>;

/// The end of a connection whose viewer is gone.
const GONE: Ended = None;

async fn shutdown(ends: &mut watch::Receiver<bool>) {
    let _ = ends.wait_for(|ends| *ends).await;
}

async fn send(socket: &mut WebSocket, message: Message) -> Result<(), Ended> {
    with_send_timeout(socket.send(message)).await
}

/// Sends within the timeout; an error ends the connection.
async fn with_send_timeout<E>(sending: impl Future<Output = Result<(), E>>) -> Result<(), Ended> {
    let sent = tokio::time::timeout(SEND_TIMEOUT, sending).await;
    sent.map_err(|_| GONE)?.map_err(|_| GONE)
}
