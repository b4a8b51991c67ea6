//! Messages of a WebSocket: requests of viewers, and messages of the server, in JSON.

use languages::Language;
use serde::{Deserialize, Serialize};
use tables::{Entropy, PersonId, Request};

use crate::{
    api::commands::{CommandFields, CommandKind, request},
    identity::Person,
    problem::{Problem, ProblemBody},
    read::Invitation,
    scene::Scene,
};

/// A request in a WebSocket.
#[derive(Debug)]
pub struct SocketRequest {
    /// The id of the request, returned with its response.
    pub id: Option<u64>,
    /// The kind of command.
    pub kind: CommandKind,
    /// The fields of the command.
    pub fields: CommandFields,
}

/// The JSON fields of a request, the same as over HTTP. They are not flattened with serde, which would accept unknown
/// fields.
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
    /// Reads a request; an error comes with the id of the request, if that could be read.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the JSON.
    pub fn read(text: &str) -> Result<SocketRequest, (Option<u64>, Problem)> {
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

/// The id of a malformed request, so that its sender knows which it was.
fn id_of(text: &str) -> Option<u64> {
    #[derive(Deserialize)]
    struct Named {
        id: Option<u64>,
    }
    serde_json::from_str::<Named>(text).ok()?.id
}

/// A message that the server sends to a viewer over a WebSocket.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum SocketMessage<'s> {
    /// The table as the viewer may know it.
    Scene {
        /// The id of the table.
        table: &'s str,
        /// The table.
        scene: Box<Scene>,
    },
    /// The response to a request that was carried out.
    Done {
        /// The id of the request.
        id: Option<u64>,
        /// Always true: by this field a client tells this message from a refusal.
        ok: bool,
        /// The number of rows after the request.
        at: u64,
    },
    /// The response to a request that was refused.
    Problem {
        /// The id of the request.
        id: Option<u64>,
        /// Always false: by this field a client tells this message from the response to a request that was carried out.
        ok: bool,
        /// The reason.
        error: ProblemBody,
    },
}

impl SocketMessage<'_> {
    /// The message in JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("scenes are plain data")
    }

    /// The response to a request; on a page, in the language of the page.
    #[must_use]
    pub fn answer(
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

/// Reads a message as the server would, without a server: the request to the table, or the error. For fuzzing.
#[doc(hidden)]
pub fn read_message(text: &str, person: PersonId) -> Result<Request, String> {
    let SocketRequest { kind, fields, .. } =
        SocketRequest::read(text).map_err(|(_, it)| it.to_string())?;
    let person = Person { id: person, name: "Somebody".parse().ok() };
    let fresh = || Entropy::new([0; 16]);
    request(kind, fields, &person, false, fresh).map_err(|it| it.to_string())
}
