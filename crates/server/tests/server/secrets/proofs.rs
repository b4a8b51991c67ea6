//! Checks of the bytes that were sent during a game.

use game::{Luck, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::Value;
use store::Append;
use tables::Row;

use super::{
    Found,
    played::Played,
    twin::{Hidden, Twin, Wanted},
    watcher::Watcher,
};
use crate::test_server::random_token;

/// The number of twins tried for each viewer.
const TWINS_PER_VIEWER: usize = 3;
/// The number of requests for which a twin is followed.
const MAX_REQUESTS_FOLLOWED: usize = 16;

impl Played {
    /// Checks that nobody was sent credentials or the source of luck: the secret, cookies, ids of people, the entropy of
    /// others; and the invitation only if they have a chair.
    pub(crate) fn check_nobody_has_credentials(&self) {
        let Row::Open(opening) = &self.log[0].1 else { panic!("a log begins with its opening") };
        let mut never = vec![("the secret", opening.secret.to_string())];
        for (_, row) in &self.log {
            if let Row::Sit(_, tables::Holder::Person { id, entropy, .. }) = row {
                never.push(("a person", id.to_string()));
                never.push(("entropy", entropy.to_string()));
            }
        }
        let tokens = self.watchers.iter().filter_map(|it| it.client.token());
        never.extend(tokens.map(|it| ("a cookie", it.rsplit('.').next().unwrap().to_owned())));
        for watcher in &self.watchers {
            let invitation = ("the invitation", self.invitation.clone());
            let outside = watcher.seat().is_none().then_some(invitation);
            for (what, text) in never.iter().chain(&outside) {
                let found = watcher.bytes().find(|bytes| bytes.contains(text));
                assert_eq!(found, None, "{:?} was sent {what}", watcher.viewer);
            }
        }
    }

    /// Checks that the story does not name an event that the viewer has not seen.
    pub(crate) fn check_hidden_events_are_not_named(&self) {
        for watcher in &self.watchers {
            let hidden = self.hidden(watcher.viewer);
            for (at, text) in watcher.scenes.iter().chain(&watcher.polls) {
                let message: Value = serde_json::from_str(text).unwrap();
                let scene = if message["scene"].is_object() { &message["scene"] } else { &message };
                let Some(story) = scene["game"]["story"].as_array() else { continue };
                let from = scene["game"]["story_from"].as_u64().unwrap();
                let hidden = &hidden[usize::try_from(*at).unwrap() - 1];
                for (moment, hidden) in story.iter().zip(&hidden[usize::try_from(from).unwrap()..])
                {
                    let viewer = watcher.viewer;
                    assert_eq!(moment["event"].is_null(), *hidden, "{viewer:?} at {at}: {moment}");
                }
            }
        }
    }

    /// Checks that games that look the same to a viewer give the same bytes.
    pub(crate) async fn check_twins(&self, found: &mut Found) {
        let mut luck = ChaCha8Rng::seed_from_u64(self.game.seed ^ 0x7717);
        for watcher in &self.watchers {
            for from in self.starts(watcher.viewer, &mut luck) {
                let Some(twin) = self.twin(watcher.viewer, from, u64::from(luck.below(1 << 30)))
                else {
                    continue;
                };
                self.check_twin(watcher, &twin, from, found).await;
                self.check_pages(watcher, &twin, from, found).await;
            }
        }
    }

    /// Some of the rows that contain an event hidden from `viewer`.
    fn starts(&self, viewer: Viewer, luck: &mut ChaCha8Rng) -> Vec<usize> {
        let hidden = self.hidden(viewer);
        let is_hidden = |n: &usize| {
            let grows = hidden[n - 1].len() < hidden[*n].len();
            grows && hidden[*n].last() == Some(&true)
        };
        let all: Vec<usize> = (1..self.log.len()).filter(is_hidden).collect();
        if all.is_empty() {
            return all;
        }
        (0..TWINS_PER_VIEWER).map(|_| luck.pick(&all)).collect()
    }

    fn hidden(&self, viewer: Viewer) -> Vec<Vec<bool>> {
        let (seats, options) = (self.game.seats, self.game.options.as_str());
        let rows: Vec<Row> = self.log.iter().map(|(_, row)| row.clone()).collect();
        let wanted = Hidden { seats, options, rows: &rows, viewer };
        shelf::with_title(self.game.slug, wanted).unwrap()
    }

    fn twin(&self, viewer: Viewer, from: usize, seed: u64) -> Option<Twin> {
        let (seats, options) = (self.game.seats, self.game.options.as_str());
        let rows: Vec<Row> = self.log.iter().map(|(_, row)| row.clone()).collect();
        let wanted = Wanted { seats, options, rows: &rows, viewer, from, seed };
        shelf::with_title(self.game.slug, wanted).unwrap()
    }

    /// Gives the server the log of a twin, request by request, and compares what `watcher` is sent with what they were
    /// sent before.
    async fn check_twin(&self, watcher: &Watcher, twin: &Twin, from: usize, found: &mut Found) {
        let (mut begun, ends) = self.stretch(twin, from);
        if ends.is_empty() {
            return;
        }
        let table = random_token().to_string();
        self.append(&table, &twin.rows, 0, begun).await;
        let mut again = self.watch(watcher, &table, begun).await;
        self.compare(watcher, &again, &table, begun);
        let seen_by = twin.seen_by.first().map(|it| self.watchers.iter().find(|w| w.viewer == *it));
        let mut seer = match seen_by.flatten() {
            Some(seer) => Some((seer, self.watch(seer, &table, begun).await)),
            None => None,
        };
        for end in ends {
            self.append(&table, &twin.rows, begun, *end).await;
            again.wait(*end).await;
            self.compare(watcher, &again, &table, *end);
            if let Some((seer, mut there)) = seer.take() {
                there.wait(*end).await;
                let (ours, theirs) = (&seer.scenes[end], &there.scenes[end]);
                assert_ne!(*ours, theirs.replace(&table, &self.table), "a twin differs for some");
                found.differences_shown += 1;
            }
            if watcher.polls.contains_key(end) {
                again.poll(self.server.address, &format!("/api/tables/{table}")).await;
                let theirs = again.polls[end].replace(&table, &self.table);
                assert_eq!(watcher.polls[end], theirs, "{:?} over HTTP", watcher.viewer);
            }
            begun = *end;
            found.scenes += 1;
        }
        found.twins += 1;
    }

    /// The number of rows before the first difference, and after each request from there on.
    pub(super) fn stretch(&self, twin: &Twin, from: usize) -> (u64, &[u64]) {
        let before = self.ends.iter().rposition(|end| *end <= from as u64).unwrap();
        let ends = &self.ends[before + 1..];
        let whole = ends
            .iter()
            .take_while(|end| **end <= twin.rows.len() as u64)
            .count()
            .min(MAX_REQUESTS_FOLLOWED);
        (self.ends[before], &ends[..whole])
    }

    /// The same person at another table, who has heard as much as they had then.
    async fn watch(&self, watcher: &Watcher, table: &str, at: u64) -> Watcher {
        let then: Value = serde_json::from_str(&watcher.scenes[&at]).unwrap();
        let heard = then["scene"]["game"]["story_from"].as_u64().unwrap_or(0);
        Watcher::connect(&watcher.client, watcher.viewer, table, heard, None).await
    }

    fn compare(&self, ours: &Watcher, theirs: &Watcher, table: &str, at: u64) {
        let (ours, theirs) = (&ours.scenes[&at], theirs.scenes[&at].replace(table, &self.table));
        self.compare_texts(ours, &theirs, at);
    }

    /// Compares two texts; a failure shows where they begin to differ.
    pub(super) fn compare_texts(&self, ours: &str, theirs: &str, at: u64) {
        let differ = ours.bytes().zip(theirs.bytes()).position(|(one, other)| one != other);
        let near = |text: &str| {
            let at = differ.unwrap_or(0).saturating_sub(60);
            String::from_utf8_lossy(&text.as_bytes()[at..text.len().min(at + 160)]).into_owned()
        };
        let (game, here, there) = (&self.game, near(ours), near(theirs));
        assert!(ours == theirs, "{game:?} at {at}: a viewer can tell\n{here}\nfrom\n{there}");
    }

    /// Appends rows of a log, at the times of the game that was played.
    pub(super) async fn append(&self, table: &str, rows: &[Row], from: u64, to: u64) {
        let mut append = Append::new(table, from);
        let range = usize::try_from(from).unwrap()..usize::try_from(to).unwrap();
        for (row, (time, _)) in rows[range.clone()].iter().zip(&self.log[range]) {
            append = append.row(*time, row.to_string());
        }
        assert_eq!(self.server.store.append(append).await.unwrap(), store::Appended::Done);
    }
}
