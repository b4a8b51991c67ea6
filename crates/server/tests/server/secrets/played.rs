//! A random game through the server, watched by everybody.

use crowd::Client;
use game::{Luck, Seat, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::{Value, json};
use tables::Row;

use super::{twin::Secretive, watcher::Watcher};
use crate::test_server::{TestServer, ok_body, open, random_token};

/// The parameters of a game to play.
#[derive(Clone, Debug)]
pub(crate) struct Match {
    pub(crate) slug: &'static str,
    pub(crate) options: String,
    pub(crate) seats: u8,
    pub(crate) seed: u64,
}

/// A game that was played.
pub(crate) struct Played {
    pub(crate) game: Match,
    pub(crate) server: TestServer,
    pub(crate) table: String,
    pub(crate) invitation: String,
    /// The viewers: all seats in order, then a spectator with a name, then one without.
    pub(crate) watchers: Vec<Watcher>,
    /// The log: times and rows.
    pub(crate) log: Vec<(i64, Row)>,
    /// The number of rows after each request.
    pub(crate) ends: Vec<u64>,
    whims: ChaCha8Rng,
    /// Whether the beginning was not played but written to the store.
    skipped: bool,
}

/// The number of requests between two polls over HTTP.
const REQUESTS_PER_POLL: usize = 16;
/// The maximum number of requests: what comes later is more of the same.
const MAX_REQUESTS: usize = 200;

impl Played {
    pub(crate) async fn play(game: &Match) -> Played {
        let mut played = Played::sit_down(game).await;
        if game.options.contains("jury=on") {
            played.skip_to_secrets().await;
        }
        while played.watchers[0].scene["stage"] == "playing" && played.ends.len() < MAX_REQUESTS {
            played.go_on().await;
        }
        let rows = played.server.store.read(&played.table, 0).await.unwrap();
        let row = |row: &store::Row| (row.time, row.text.parse().unwrap());
        played.log = rows.iter().map(row).collect();
        played.look_around().await;
        played
    }

    async fn sit_down(game: &Match) -> Played {
        let server = TestServer::start().await;
        let mut people = Vec::new();
        for seat in Seat::first(usize::from(game.seats)) {
            people.push(server.person(&format!("Painter {seat}")).await);
        }
        let mut seats = vec![json!("open"); people.len()];
        seats[0] = json!("me");
        let asked = json!({ "title": game.slug, "options": game.options, "seats": seats });
        let (table, invitation) = open(&people[0], asked).await;
        let whims = ChaCha8Rng::seed_from_u64(game.seed);
        let (game, watchers, log) = (game.clone(), Vec::new(), Vec::new());
        let ends = Vec::new();
        let mut played =
            Played { game, server, table, invitation, watchers, log, ends, whims, skipped: false };
        played.let_watch(&people).await;
        // Whoever sits at a table alone has begun.
        played.ends.push(played.watchers[0].scene["at"].as_u64().unwrap());
        for (seat, person) in people.iter().enumerate().skip(1) {
            let entropy = format!("{seat:032x}");
            let join = json!({ "seat": seat, "entropy": entropy });
            let path = format!("/api/tables/{}/join", played.table);
            let at = ok_body(person.post(&path, join).await.unwrap())["at"].as_u64().unwrap();
            played.everybody_sees(at).await;
        }
        played
    }

    /// Continues at a table just before a hidden event: at random, a jury has to vote once in hundreds of games.
    async fn skip_to_secrets(&mut self) {
        let log = self.server.store.read(&self.table, 0).await.unwrap();
        let (seats, options) = (self.game.seats, self.game.options.as_str());
        let wanted = Secretive { seats, options, seed: self.game.seed };
        let rows = shelf::with_title(self.game.slug, wanted).unwrap();
        let begun = log.iter().position(|row| row.text == "begin").unwrap();
        let table = random_token().to_string();
        let mut append = store::Append::new(&table, 0);
        for text in log[..=begun].iter().map(|row| row.text.clone()).chain(rows) {
            append = append.row(log[begun].time, text);
        }
        self.ends = vec![append.next()];
        assert_eq!(self.server.store.append(append).await.unwrap(), store::Appended::Done);
        self.table = table;
        self.skipped = true;
        let people: Vec<Client> = self.watchers.drain(..).map(|it| it.client).collect();
        self.let_watch(&people[..people.len() - 2]).await;
    }

    async fn let_watch(&mut self, people: &[Client]) {
        let seats = Seat::first(people.len()).map(Viewer::Seat);
        let spectators = [
            (self.server.person("Spectator").await, Viewer::Public),
            (Client::stranger(self.server.address), Viewer::Public),
        ];
        for (client, viewer) in people.iter().cloned().zip(seats).chain(spectators) {
            self.watchers.push(Watcher::connect(&client, viewer, &self.table, 0, None).await);
        }
    }

    /// One random step: a decision of a seat that must decide, sometimes an undo or a remark.
    async fn go_on(&mut self) {
        let asked = self.watchers[0].scene["waits_for"].as_array().unwrap();
        let asked: Vec<usize> =
            asked.iter().map(|it| usize::try_from(it.as_u64().unwrap()).unwrap()).collect();
        let seat = self.whims.pick(&asked);
        let request = self.whim(seat);
        let at = if self.whims.below(4) == 0 {
            self.over_http(seat, request).await
        } else {
            self.over_socket(seat, request).await
        };
        self.everybody_sees(at).await;
    }

    fn whim(&mut self, seat: usize) -> Value {
        if self.whims.below(32) == 0 {
            return json!({ "do": "say", "text": "What a fine day to paint." });
        }
        // Whoever can take back need not be asked.
        let regretful = self.watchers.iter().position(|it| it.scene["game"]["can_undo"] == true);
        if let Some(seat) = regretful.filter(|_| self.whims.below(8) == 0) {
            let at = &self.watchers[seat].scene["at"];
            return json!({ "do": "undo", "seat": seat, "at": at });
        }
        let scene = &self.watchers[seat].scene;
        let actions = scene["game"]["actions"].as_array().unwrap();
        let nth = self.whims.below(u32::try_from(actions.len()).unwrap()) as usize;
        json!({ "do": "play", "seat": seat, "at": scene["at"], "action": actions[nth]["action"] })
    }

    async fn over_socket(&mut self, seat: usize, mut request: Value) -> u64 {
        let who = request["seat"].as_u64().map_or(seat, |it| usize::try_from(it).unwrap());
        request["id"] = json!(self.ends.len());
        self.watchers[who].send(&request).await;
        let answer = self.watchers[who].answer(self.ends.len() as u64).await;
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        answer["at"].as_u64().unwrap()
    }

    async fn over_http(&mut self, seat: usize, mut request: Value) -> u64 {
        let who = request["seat"].as_u64().map_or(seat, |it| usize::try_from(it).unwrap());
        let deed = request["do"].take();
        request.as_object_mut().unwrap().remove("do");
        let path = format!("/api/tables/{}/{}", self.table, deed.as_str().unwrap());
        let answer = self.watchers[who].client.post(&path, request).await.unwrap();
        ok_body(answer)["at"].as_u64().unwrap()
    }

    async fn everybody_sees(&mut self, at: u64) {
        for watcher in &mut self.watchers {
            watcher.wait(at).await;
        }
        self.ends.push(at);
        if self.ends.len().is_multiple_of(REQUESTS_PER_POLL) {
            let path = format!("/api/tables/{}", self.table);
            for watcher in &mut self.watchers {
                watcher.poll(self.server.address, &path).await;
            }
            self.look_around().await;
        }
    }

    /// Requests lists and the record for everybody; there is a record only after the end.
    async fn look_around(&mut self) {
        let is_over = self.watchers[0].scene["stage"] == "over";
        let record = format!("/api/tables/{}/record", self.table);
        for watcher in &mut self.watchers {
            for path in ["/api/tables", "/api/tables?which=finished", "/api/tables?which=mine"] {
                let answer = crate::raw::get(self.server.address, &watcher.client, path).await;
                watcher.others.push(format!("{}\n{}", answer.head, answer.body));
            }
            let answer = crate::raw::get(self.server.address, &watcher.client, &record).await;
            assert_eq!(answer.status(), if is_over { "200" } else { "409" }, "{answer:?}");
            let proof = record.replace("/record", "/proof");
            let proof = crate::raw::get(self.server.address, &watcher.client, &proof).await;
            assert_eq!(proof.status(), answer.status(), "{proof:?}");
            if is_over {
                // Where we have written how luck fell, nothing follows from the secret.
                assert_eq!(tables::verify(&answer.body).is_err(), self.skipped, "{answer:?}");
                let verdict = format!("\"fair\":{}", !self.skipped);
                assert!(proof.body.contains(&verdict), "{proof:?}");
            } else {
                watcher.others.extend([answer.body, proof.body]);
            }
        }
    }
}
