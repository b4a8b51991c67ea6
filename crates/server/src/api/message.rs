//! What a viewer says in a WebSocket: one request, in JSON.

use axum::extract::ws::Message;
use languages::Language;
use serde::{Deserialize, Serialize};
use tables::{PersonId, Request};

use super::{
    commands::{CommandFields, CommandKind, request},
    extract::Invitation,
};
use crate::{
    identity::Person,
    problem::{Problem, ProblemBody},
    scene::Scene,
};

/// A request in a WebSocket.
#[derive(Debug)]
pub(crate) struct SocketRequest {
    /// Given back with the answer.
    pub(crate) id: Option<u64>,
    pub(crate) kind: CommandKind,
    pub(crate) fields: CommandFields,
}

/// The fields are those of the same request over HTTP. They are not flattened into one another:
/// a field that there is not would then pass unnoticed.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    id: Option<u64>,
    r#do: CommandKind,
    seat: Option<u8>,
    at: Option<u64>,
    key: Option<String>,
    action: Option<String>,
    level: Option<String>,
    pace: Option<String>,
    name: Option<String>,
    text: Option<String>,
    entropy: Option<String>,
    #[serde(default)]
    invitation: Invitation,
}

impl SocketRequest {
    /// Reads a message; if that fails, to whom the answer goes and why.
    pub(crate) fn read(text: &str) -> Result<SocketRequest, (Option<u64>, Problem)> {
        let read = serde_json::from_str(text);
        let Fields {
            id,
            r#do,
            seat,
            at,
            key,
            action,
            level,
            pace,
            name,
            text,
            entropy,
            invitation,
        } = read.map_err(|error| (id_of(text), Problem::said(&error)))?;
        let fields =
            CommandFields { seat, at, key, action, level, pace, name, text, entropy, invitation };
        Ok(SocketRequest { id, kind: r#do, fields })
    }
}

/// The id of a message that is wrong elsewhere, so that whoever sent it knows which it was.
fn id_of(text: &str) -> Option<u64> {
    #[derive(Deserialize)]
    struct Named {
        id: Option<u64>,
    }
    serde_json::from_str::<Named>(text).ok()?.id
}

/// What the server says in a WebSocket.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum SocketMessage<'s> {
    Scene { table: &'s str, scene: Box<Scene> },
    Done { id: Option<u64>, ok: bool, at: u64 },
    Problem { id: Option<u64>, ok: bool, error: ProblemBody },
}

impl SocketMessage<'_> {
    /// A page is answered in its language.
    pub(crate) fn answer(
        id: Option<u64>,
        result: &Result<u64, Problem>,
        page: Option<Language>,
    ) -> SocketMessage<'static> {
        match result {
            Ok(at) => SocketMessage::Done { id, ok: true, at: *at },
            Err(problem) => {
                let error = page.map_or_else(|| problem.body(), |it| problem.body_in(it));
                SocketMessage::Problem { id, ok: false, error }
            }
        }
    }
}

/// As it is sent.
pub(crate) fn message(sent: &SocketMessage<'_>) -> Message {
    let text = serde_json::to_string(sent).expect("scenes are plain data");
    Message::Text(text.into())
}

/// What a message asks of a table if a person says it who has a name, or why it asks for nothing:
/// what a server reads, without a server.
#[doc(hidden)]
pub fn read_message(text: &str, person: PersonId) -> Result<Request, String> {
    let SocketRequest { kind, fields, .. } =
        SocketRequest::read(text).map_err(|(_, it)| it.to_string())?;
    let person = Person { id: person, name: "Somebody".parse().ok() };
    request(kind, fields, &person, false).map_err(|it| it.to_string())
}
