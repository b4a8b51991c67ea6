//! The proof by twins for pages: a game and its twin are written side by side, and a viewer who cannot tell them apart
//! gets the same HTML of both, by WebSocket and by HTTP.

use std::io::Read;

use crowd::{Client, Socket};
use flate2::read::DeflateDecoder;
use serde_json::Value;
use tables::Row;

use super::{Found, played::Played, twin::Twin, watcher::Watcher};
use crate::{
    raw,
    test_server::{ok_body, random_token},
};

/// The number of requests for which the pages of a twin are followed.
const MAX_REQUESTS_FOLLOWED: usize = 3;

/// A game and its twin, each at a table of its own.
struct Sides<'p> {
    played: &'p Played,
    logs: [&'p [Row]; 2],
    tables: [String; 2],
    written: u64,
}

impl<'p> Sides<'p> {
    fn new(played: &'p Played, logs: [&'p [Row]; 2]) -> Sides<'p> {
        let tables = [(); 2].map(|()| random_token().to_string());
        Sides { played, logs, tables, written: 0 }
    }

    async fn write_to(&mut self, end: u64) {
        for (table, rows) in self.tables.iter().zip(self.logs) {
            self.played.append(table, rows, self.written, end).await;
        }
        self.written = end;
    }

    async fn read_by(&self, client: &Client) -> [Reader; 2] {
        let [here, there] = &self.tables;
        [Reader::connect(client, here).await, Reader::connect(client, there).await]
    }
}

/// A reader of one table's page.
struct Reader {
    client: Client,
    table: String,
    socket: Socket,
}

impl Reader {
    async fn connect(client: &Client, table: &str) -> Reader {
        let path = format!("/api/tables/{table}/socket?as=page&language=en");
        let socket = client.socket(&path).await.unwrap();
        Reader { client: client.clone(), table: table.to_owned(), socket }
    }

    /// The page at this number of rows, as the WebSocket sends it.
    async fn live(&mut self, at: u64) -> String {
        loop {
            let packed = self.socket.next_bytes().await.unwrap().expect("the server is there");
            let mut page = String::new();
            DeflateDecoder::new(packed.as_slice()).read_to_string(&mut page).unwrap();
            if page.contains(&format!("data-at=\"{at}\"")) {
                return page.replace(&self.table, "⟨table⟩");
            }
        }
    }

    /// The view of the reader.
    async fn view(&self) -> Value {
        let scene = self.client.get(&format!("/api/tables/{}", self.table)).await.unwrap();
        ok_body(scene)["game"]["view"].take()
    }

    /// All pages of the table: the board, the text, the replay and the plan.
    async fn all(&self, played: &Played) -> String {
        let mut all = String::new();
        for way in
            ["", "/text", "/replay", "/replay?at=3", "/replay?eyes=0", "/replay?eyes=1", "/plan"]
        {
            let path = format!("/table/{}{way}", self.table);
            let answer = raw::get(played.server.address, &self.client, &path).await;
            let is_fine = answer.status() == "200" || way == "/plan" && answer.status() == "404";
            assert!(is_fine, "{way}: {answer:?}");
            all += &unpromised(answer.body.replace(&self.table, "⟨table⟩"));
        }
        all
    }
}

/// The page without the form that continues the game, whose promise is new every time.
fn unpromised(page: String) -> String {
    let Some(from) = page.find("action=\"/table/⟨table⟩/fork\"") else { return page };
    let length = page[from..].find("</form>").unwrap();
    format!("{}{}", &page[..from], &page[from + length..])
}

impl Played {
    pub(super) async fn check_pages(
        &self,
        watcher: &Watcher,
        twin: &Twin,
        from: usize,
        found: &mut Found,
    ) {
        let (begun, ends) = self.stretch(twin, from);
        let Some(first) = ends.first() else { return };
        let rows: Vec<Row> = self.log.iter().map(|(_, row)| row.clone()).collect();
        let mut sides = Sides::new(self, [&rows, &twin.rows]);
        sides.write_to(begun).await;
        let [mut here, mut there] = sides.read_by(&watcher.client).await;
        for end in ends.iter().take(MAX_REQUESTS_FOLLOWED) {
            sides.write_to(*end).await;
            let (ours, theirs) = (here.live(*end).await, there.live(*end).await);
            self.compare_texts(&ours, &theirs, *end);
            found.pages += 1;
            if end == first {
                self.check_seer(&sides, twin, *end).await;
            }
        }
        let (ours, theirs) = (here.all(self).await, there.all(self).await);
        self.compare_texts(&ours, &theirs, sides.written);
    }

    /// Checks that a viewer who knows the difference is shown it. Not all who have seen one do: cards drawn in another
    /// order are the same hand.
    async fn check_seer(&self, sides: &Sides<'_>, twin: &Twin, at: u64) {
        let seer = twin.seen_by.first();
        let seer = seer.and_then(|it| self.watchers.iter().find(|watcher| watcher.viewer == *it));
        let Some(seer) = seer else { return };
        let [mut here, mut there] = sides.read_by(&seer.client).await;
        let (ours, theirs) = (here.view().await, there.view().await);
        if ours == theirs {
            return;
        }
        let (here, there) = (here.live(at).await, there.live(at).await);
        let game = &self.game;
        assert_ne!(here, there, "{game:?}: a twin differs for some\n{ours}\n{theirs}");
    }
}
