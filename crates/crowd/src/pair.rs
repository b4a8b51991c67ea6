//! Two people at one table, each with a WebSocket.

use serde_json::json;

use crate::{Client, Error, SceneSummary, ServerMessage, Socket};

/// Two people at one table, each with a WebSocket.
#[derive(Debug)]
pub struct Pair {
    /// The table.
    pub table: String,
    /// The slug of the title.
    pub title: String,
    people: [Client; 2],
    sockets: [Socket; 2],
    /// The latest scene that each of them has received.
    pub seen: [Option<SceneSummary>; 2],
}

impl Pair {
    /// Opens a table for the first person and lets the second one join, so that the game begins.
    ///
    /// # Errors
    ///
    /// Fails if the server refuses a request.
    pub async fn sit_down(people: [Client; 2], title: &str) -> Result<Pair, Error> {
        let table = json!({ "title": title, "seats": ["me", "open"], "private": true });
        let opened = people[0].post("/api/tables", table).await?.ok_body()?;
        let text = |name: &str| opened[name].as_str().map(ToOwned::to_owned);
        let table = text("table").ok_or("an opened table has an id")?;
        let invitation = json!({ "invitation": text("invitation") });
        people[1].post(&format!("/api/tables/{table}/join"), invitation).await?.ok_body()?;
        Pair::come_back(people, title, &table).await
    }

    /// Connects two people to a table at which they sit already, perhaps at another server.
    ///
    /// # Errors
    ///
    /// Fails if the server refuses a request.
    pub async fn come_back(people: [Client; 2], title: &str, table: &str) -> Result<Pair, Error> {
        let path = format!("/api/tables/{table}/socket");
        let sockets = [people[0].socket(&path).await?, people[1].socket(&path).await?];
        let (table, title) = (table.to_owned(), title.to_owned());
        let mut pair = Pair { table, title, people, sockets, seen: [None, None] };
        while pair.seen.iter().any(Option::is_none) {
            pair.next().await?;
        }
        Ok(pair)
    }

    /// The clients of the two people.
    #[must_use]
    pub fn people(&self) -> &[Client; 2] {
        &self.people
    }

    /// The next message, and the seat that has received it.
    ///
    /// # Errors
    ///
    /// Fails if a connection is closed.
    pub async fn next(&mut self) -> Result<(usize, ServerMessage), Error> {
        let [first, second] = &mut self.sockets;
        let (seat, message) = tokio::select! {
            message = first.next_as::<ServerMessage>() => (0, message?),
            message = second.next_as::<ServerMessage>() => (1, message?),
        };
        let mut message = message.ok_or("the server has closed the connection")?;
        if let Some(scene) = message.scene.take() {
            self.seen[seat] = Some(scene.clone());
            message.scene = Some(scene);
        }
        Ok((seat, message))
    }

    /// The seat that has to decide, and its scene with the legal actions; `None` until that seat has
    /// received the latest scene.
    #[must_use]
    pub fn asked(&self) -> Option<(usize, &SceneSummary)> {
        let latest = self.seen.iter().flatten().max_by_key(|it| it.at)?;
        let seat = *latest.waits_for.first()?;
        let scene = self.seen.get(seat)?.as_ref()?;
        (scene.at == latest.at).then_some((seat, scene))
    }

    /// Sends an action of `seat`, which knows `at` rows. The response carries the same `id`.
    ///
    /// # Errors
    ///
    /// Fails if the connection is closed.
    pub async fn post(&mut self, seat: usize, at: u64, action: &str, id: u64) -> Result<(), Error> {
        let key = format!("{at}");
        let play = json!({
            "do": "play", "id": id, "seat": seat, "at": at, "action": action, "key": key
        });
        self.sockets[seat].send(&play).await
    }
}
