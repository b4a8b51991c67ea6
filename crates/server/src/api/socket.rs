//! A viewer's WebSocket: the table whenever it changes, and requests without a new connection.
//!
//! Latest state wins: a viewer who is slow gets what the table has become, never a queue of what it
//! was.

use std::{sync::Arc, time::Duration};

use axum::{
    extract::{
        Path, Query, State,
        ws::{Message, WebSocket, WebSocketUpgrade},
    },
    response::Response,
};
use futures_util::SinkExt;
use game::Viewer;
use serde::{Deserialize, Serialize};
use tables::{PersonId, Sitting, Token};
use tokio::{sync::watch, time::Instant};

use super::{
    Desk, Visitor,
    seats::{Asked, Deed, carry_out, table_id, token},
    tables::eyes,
};
use crate::{
    problem::{Problem, Told},
    scene::Scene,
};

/// The largest message a viewer may send.
const LARGEST: usize = 16 << 10;
/// How much is read at once. The library's own 128 KB, taken in advance for each viewer, would be
/// most of what a server with a thousand tables holds.
const BUFFER: usize = 4 << 10;
/// How often we ask whether somebody is still there, and how long a message may take to be sent.
const PING: Duration = Duration::from_secs(25);
const SLOWEST: Duration = Duration::from_secs(20);

#[derive(Debug, Deserialize)]
pub(crate) struct Look {
    seat: Option<u8>,
    invitation: Option<String>,
    heard: Option<usize>,
}

/// A request in a WebSocket.
#[derive(Debug, Deserialize)]
struct Asking {
    /// Given back with the answer.
    id: Option<u64>,
    r#do: Deed,
    #[serde(flatten)]
    asked: Asked,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Sent<'s> {
    Scene { table: &'s str, scene: Box<Scene> },
    Done { id: Option<u64>, ok: bool, at: u64 },
    Problem { id: Option<u64>, ok: bool, error: Told },
}

/// `GET /api/tables/{id}/socket`
pub(crate) async fn connect(
    State(desk): State<Desk>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(look): Query<Look>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let id = table_id(&id)?;
    let invitation = look.invitation.as_deref().map(token).transpose()?;
    let (keeper, sitting) = desk.house.look(id, visitor.id(), invitation).await?;
    eyes(&sitting, visitor.id(), look.seat)?;
    let viewing = Viewing {
        desk,
        id,
        table: id.to_string(),
        visitor,
        invitation,
        seat: look.seat,
        heard: Heard { events: look.heard.unwrap_or(0), numbers: None },
        watch: keeper.watch(),
    };
    drop(keeper);
    let upgrade = upgrade.max_message_size(LARGEST).max_frame_size(LARGEST);
    Ok(upgrade.read_buffer_size(BUFFER).on_upgrade(|it| viewing.run(it)))
}

struct Viewing {
    desk: Desk,
    id: Token,
    table: String,
    visitor: Visitor,
    invitation: Option<Token>,
    seat: Option<u8>,
    heard: Heard,
    watch: watch::Receiver<Arc<Sitting>>,
}

/// How much of the story a viewer has heard.
struct Heard {
    events: usize,
    /// The numbers of those events, to notice what was taken back.
    numbers: Option<Vec<u64>>,
}

impl Heard {
    /// How many of the events that the viewer has heard are still true.
    fn still(&self, sitting: &Sitting) -> usize {
        let now = sitting.numbers();
        match &self.numbers {
            Some(then) => then.iter().zip(now).take_while(|(one, other)| one == other).count(),
            None => self.events.min(now.len()),
        }
    }
}

impl Viewing {
    async fn run(mut self, mut socket: WebSocket) {
        let desk = self.desk.clone();
        desk.house.metrics().viewers.inc();
        let _ = self.converse(&mut socket).await;
        desk.house.metrics().viewers.dec();
    }

    /// Ends when the viewer is gone or too slow, or the table may not be seen any more.
    async fn converse(&mut self, socket: &mut WebSocket) -> Option<()> {
        self.show(socket).await?;
        let mut ping = tokio::time::interval_at(Instant::now() + PING, PING);
        loop {
            tokio::select! {
                changed = self.watch.changed() => match changed {
                    Ok(()) => self.show(socket).await?,
                    Err(_) => self.find_again(socket).await?,
                },
                received = socket.recv() => match received?.ok()? {
                    Message::Text(text) => self.attend(socket, &text).await?,
                    Message::Ping(_) | Message::Pong(_) => (),
                    Message::Binary(_) | Message::Close(_) => return None,
                },
                _ = ping.tick() => send(socket, Message::Ping(Vec::new().into())).await?,
            }
        }
    }

    async fn show(&mut self, socket: &mut WebSocket) -> Option<()> {
        send(socket, self.scene()?).await
    }

    /// The table as it stands; nothing if the viewer may not see it any more.
    fn scene(&mut self) -> Option<Message> {
        let sitting = self.watch.borrow_and_update().clone();
        let person = self.visitor.id();
        if !sitting.admits(person, self.invitation) {
            return None;
        }
        let viewer = self.viewer(&sitting, person);
        let heard = self.heard.still(&sitting);
        let scene = Scene::of(&sitting, viewer, person, heard);
        self.heard = Heard { events: heard, numbers: Some(sitting.numbers().to_vec()) };
        Some(message(&Sent::Scene { table: &self.table, scene: Box::new(scene) }))
    }

    /// Whoever has lost the seat they wished to look from looks as the public does.
    fn viewer(&self, sitting: &Sitting, person: Option<PersonId>) -> Viewer {
        eyes(sitting, person, self.seat).unwrap_or(Viewer::Public)
    }

    /// The keeper has put the table away.
    async fn find_again(&mut self, socket: &mut WebSocket) -> Option<()> {
        let found = self.desk.house.look(self.id, self.visitor.id(), self.invitation).await;
        self.watch = found.ok()?.0.watch();
        self.show(socket).await
    }

    async fn attend(&mut self, socket: &mut WebSocket, text: &str) -> Option<()> {
        let (id, result) = match serde_json::from_str::<Asking>(text) {
            Ok(Asking { id, r#do, asked }) => (id, self.carry_out(r#do, asked).await),
            Err(error) => (None, Err(Problem::protocol(error.to_string()))),
        };
        // Whoever has decided sees the table before the answer, if it has changed; both are sent at
        // once.
        if self.watch.has_changed().unwrap_or(false) {
            let scene = self.scene()?;
            in_time(socket.feed(scene)).await?;
        }
        let sent = match result {
            Ok(at) => Sent::Done { id, ok: true, at },
            Err(problem) => Sent::Problem { id, ok: false, error: problem.told() },
        };
        send(socket, message(&sent)).await
    }

    async fn carry_out(&self, deed: Deed, asked: Asked) -> Result<u64, Problem> {
        if !self.visitor.id().is_some_and(|it| self.desk.people.take(it)) {
            self.desk.house.metrics().turned_away.inc();
            return Err(Problem::TooMany);
        }
        let begun = Instant::now();
        let done = carry_out(&self.desk, &self.table, self.visitor.clone(), deed, asked).await;
        let metrics = self.desk.house.metrics();
        metrics.requests.inc();
        metrics.seconds.observe(begun.elapsed().as_secs_f64());
        done
    }
}

fn message(sent: &Sent<'_>) -> Message {
    let text = serde_json::to_string(sent).expect("scenes are plain data");
    Message::Text(text.into())
}

async fn send(socket: &mut WebSocket, message: Message) -> Option<()> {
    in_time(socket.send(message)).await
}

/// Nothing for those who are gone, and for those who are too slow.
async fn in_time<E>(sending: impl Future<Output = Result<(), E>>) -> Option<()> {
    tokio::time::timeout(SLOWEST, sending).await.ok()?.ok()
}
