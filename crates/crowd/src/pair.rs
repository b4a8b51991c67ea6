//! Two people at one table, each with a WebSocket.

use serde_json::json;

use crate::{Client, Error, Glimpse, Heard, Socket};

/// Two people at one table, each with a WebSocket.
#[derive(Debug)]
pub struct Pair {
    /// The table.
    pub table: String,
    /// What is played.
    pub title: String,
    people: [Client; 2],
    sockets: [Socket; 2],
    /// How each of them saw the table last.
    pub seen: [Option<Glimpse>; 2],
}

impl Pair {
    /// The first opens a table of that title and the second joins, so the game begins.
    ///
    /// # Errors
    ///
    /// Says what the server refuses.
    pub async fn sit_down(people: [Client; 2], title: &str) -> Result<Pair, Error> {
        let table = json!({ "title": title, "seats": ["me", "open"], "private": true });
        let opened = people[0].post("/api/tables", table).await?.fine()?;
        let text = |name: &str| opened[name].as_str().map(ToOwned::to_owned);
        let table = text("table").ok_or("an opened table has an id")?;
        let invitation = json!({ "invitation": text("invitation") });
        people[1].post(&format!("/api/tables/{table}/join"), invitation).await?.fine()?;
        Pair::come_back(people, title, &table).await
    }

    /// Two who sit there already connect anew, perhaps to another server.
    ///
    /// # Errors
    ///
    /// Says what the server refuses.
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

    /// Who sits there.
    #[must_use]
    pub fn people(&self) -> &[Client; 2] {
        &self.people
    }

    /// The next message, and who of the two has got it.
    ///
    /// # Errors
    ///
    /// Fails if a connection is gone.
    pub async fn next(&mut self) -> Result<(usize, Heard), Error> {
        let [first, second] = &mut self.sockets;
        let (seat, heard) = tokio::select! {
            heard = first.next_as::<Heard>() => (0, heard?),
            heard = second.next_as::<Heard>() => (1, heard?),
        };
        let mut heard = heard.ok_or("the server has closed the connection")?;
        if let Some(scene) = heard.scene.take() {
            self.seen[seat] = Some(scene.clone());
            heard.scene = Some(scene);
        }
        Ok((seat, heard))
    }

    /// What the table waits for: a seat, and what it could do. Nothing until whoever is asked has
    /// seen that.
    #[must_use]
    pub fn asked(&self) -> Option<(usize, &Glimpse)> {
        let latest = self.seen.iter().flatten().max_by_key(|it| it.at)?;
        let seat = *latest.waits_for.first()?;
        let scene = self.seen.get(seat)?.as_ref()?;
        (scene.at == latest.at).then_some((seat, scene))
    }

    /// Posts a decision of `seat`, who knows of `at` rows; the answer comes with `id`.
    ///
    /// # Errors
    ///
    /// Fails if the connection is gone.
    pub async fn post(&mut self, seat: usize, at: u64, action: &str, id: u64) -> Result<(), Error> {
        let key = format!("{at}");
        let play = json!({
            "do": "play", "id": id, "seat": seat, "at": at, "action": action, "key": key
        });
        self.sockets[seat].send(&play).await
    }
}
