//! A game in the terminal: people and bots round one screen.

mod ask;
mod bots;
mod command;
mod keep;
mod library;
mod screen;

pub(crate) use keep::Keep;
pub(crate) use screen::{Kind, Screen};

use display::ShownTable;
use std::collections::VecDeque;

use anyhow::Result;
use game::{Seat, Turn, Viewer};
use pages::Names;
use shelf::AnyTable;

use crate::{
    fate::Fate,
    players::{Player, Players},
    status::Status,
    story,
};
use ask::Heard;
use bots::Bots;
use command::Command;

/// A game in the terminal.
pub(crate) struct Session<'s> {
    table: Box<dyn AnyTable>,
    players: Players,
    bots: Bots,
    fate: Fate,
    keep: Keep,
    screen: Screen<'s>,
    /// How many events have been told, by seat, and last to the public.
    told: Vec<usize>,
    /// The person who has just decided, and may still think better of it.
    hesitant: Option<Seat>,
    /// Whether turns end without asking.
    is_fast: bool,
    /// Moves that were typed ahead.
    ahead: VecDeque<String>,
    /// Who sits before the screen, where others must not look on.
    facing: Option<Seat>,
}

impl<'s> Session<'s> {
    pub(crate) fn new(
        table: Box<dyn AnyTable>,
        players: Players,
        mut fate: Fate,
        keep: Keep,
        screen: Screen<'s>,
    ) -> Result<Session<'s>> {
        let bots = Bots::seated(&players, &*table, &mut fate)?;
        let seats = Seat::first(players.seats());
        let told = seats.map(|seat| last_decision(&*table, seat)).chain([0]).collect();
        Ok(Session {
            table,
            players,
            bots,
            fate,
            keep,
            screen,
            told,
            hesitant: None,
            is_fast: false,
            ahead: VecDeque::new(),
            facing: None,
        })
    }

    /// Plays until the game is over or somebody leaves.
    pub(crate) fn run(mut self) -> Result<Status> {
        self.greet()?;
        loop {
            self.table.settle(&mut self.fate.luck);
            self.keep_up()?;
            let heard = match self.next_seat() {
                Some(seat) if *self.players.at(seat) == Player::Person => self.hear(seat)?,
                next => match (self.hesitate()?, next) {
                    (Heard::Decision, Some(seat)) => self.let_bot_play(seat)?,
                    (Heard::Decision, None) => return self.finish(),
                    (other, _) => other,
                },
            };
            if heard == Heard::Farewell {
                return self.leave();
            }
        }
    }

    /// A game among bots alone is kept only where somebody said so.
    fn keep_up(&mut self) -> Result<()> {
        if self.players.people() == 0 && !self.keep.is_wanted() {
            return Ok(());
        }
        match self.keep.update(&*self.table) {
            Some(notice) => self.screen.show_all(&story::hanging("", &notice)),
            None => Ok(()),
        }
    }

    fn greet(&mut self) -> Result<()> {
        if self.players.people() == 0 {
            return Ok(());
        }
        if self.table.at() == 0 {
            self.screen.show_all(&library::preface(&*self.table))?;
        }
        self.screen.show("Type the number of a choice, or a move; `help` tells the rest.")
    }

    fn let_bot_play(&mut self, seat: Seat) -> Result<Heard> {
        match self.bots.choose(&*self.table, seat) {
            Ok(None) => (),
            Ok(Some(action)) => self.table.play(seat, &action)?,
            Err(error) => return self.abandon(error),
        }
        Ok(Heard::Decision)
    }

    /// An external bot has failed: the game is kept all the same.
    fn abandon(&mut self, error: anyhow::Error) -> Result<Heard> {
        if keep::has_begun(&*self.table) && self.players.people() != 0 {
            self.keep_for_good()?;
        }
        Err(error)
    }

    /// Who is asked; nobody once the game is over.
    fn next_seat(&self) -> Option<Seat> {
        match self.table.turn() {
            Turn::Players(seats) => seats.lowest(),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// The last decision of a turn passes the turn on by itself: at a terminal its player may take
    /// it back until somebody else acts.
    fn hesitate(&mut self) -> Result<Heard> {
        let Some(seat) = self.hesitant.take() else { return Ok(Heard::Decision) };
        self.ahead.clear();
        if self.is_fast || self.screen.kind() == Kind::Script || !self.table.can_take_back(seat) {
            return Ok(Heard::Decision);
        }
        self.tell(Viewer::Seat(seat))?;
        loop {
            self.screen
                .show("\nPress Enter to end your turn, or type undo. (`fast` asks no more.)")?;
            let Some(line) = self.screen.ask()? else { return Ok(Heard::Farewell) };
            if let Some(heard) = self.reconsider(seat, Command::read(&line))? {
                return Ok(heard);
            }
        }
    }

    /// What everybody is called.
    fn names(&self) -> Names {
        self.players.names(self.players.reader())
    }

    /// Tells what `viewer` has not heard yet.
    fn tell(&mut self, viewer: Viewer) -> Result<()> {
        let heard = match viewer {
            Viewer::Seat(seat) => seat.idx(),
            Viewer::Public => self.players.seats(),
        };
        let moments = self.table.story(self.told[heard], viewer, &self.names());
        self.told[heard] = self.table.at();
        self.screen.show_all(&story::lines(&moments))
    }

    /// The end of the story, and the result.
    fn finish(mut self) -> Result<Status> {
        self.bots.over(&*self.table);
        let reader = self.players.reader();
        // Several people have heard it up to when one of them was asked last.
        if let [people @ .., public] = &mut self.told[..] {
            *public = people.iter().copied().max().unwrap_or(0);
        }
        self.tell(reader)?;
        if let Some(result) = self.table.result(reader, &self.names()) {
            self.screen.show(&format!("\nThe end\n\n{result}"))?;
        }
        if self.players.people() != 0 || self.keep.is_wanted() {
            let path = self.keep_for_good()?;
            self.screen.show(&format!("`impasto replay {path}` tells it once more."))?;
        }
        Ok(Status::Fine)
    }

    /// Keeps the game, and tells where; if no file takes it, the screen does.
    fn keep_for_good(&mut self) -> Result<String> {
        let kept = self.keep.finish(&*self.table);
        if kept.is_err() {
            self.screen.show(&format!("\n{}", self.table.record()))?;
        }
        let path = kept?.display().to_string();
        self.screen.show(&format!("\nThe game is kept in {path}"))?;
        Ok(path)
    }

    /// Somebody leaves before the end.
    fn leave(mut self) -> Result<Status> {
        if keep::has_begun(&*self.table) {
            let path = self.keep_for_good()?;
            self.screen.show(&format!("`impasto play --resume {path}` goes on with it."))?;
        } else {
            self.screen.show("\nNobody has decided anything yet: there is no game to keep.")?;
        }
        Ok(Status::Fine)
    }
}

/// The number of events before the last decision of `seat`: what a player who comes back knows.
fn last_decision(table: &dyn AnyTable, seat: Seat) -> usize {
    table.events(0).iter().rposition(|event| event.seat() == Some(seat)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use game::NoFiles;

    use super::*;
    use crate::players::Seating;

    /// What a person at a terminal sees who types this, after the third card was taken.
    fn screen(typed: &str) -> String {
        let folder = tempfile::tempdir().unwrap();
        let table = shelf::open("canvas", 2, "", &NoFiles).unwrap();
        let keep = Keep::new(Some(&folder.path().join("mine"))).unwrap();
        let mut out = Vec::new();
        let typed = format!("1\n2\n1\nlay 9\nlay 12\nlay 13\nbackground 1\n{typed}");
        let screen = Screen::typed(&mut out, typed);
        let seating: Seating = "me,random".parse().unwrap();
        let (players, fate) = (seating.players("canvas"), Fate::seeded(7));
        Session::new(table, players, fate, keep, screen).unwrap().run().unwrap();
        String::from_utf8(out).unwrap()
    }

    const QUESTION: &str = "Press Enter to end your turn";

    #[test]
    fn only_enter_ends_a_turn() {
        let ended = screen("\n");
        assert_eq!(ended.matches(QUESTION).count(), 1, "{ended}");
        assert!(ended.contains("Turn 8: Random B"), "{ended}");
        let talked = screen("help\nview\nlog\nscore 9 12 13\nactions\n1\nyes\n");
        assert_eq!(talked.matches(QUESTION).count(), 8, "{talked}");
        assert!(!talked.contains("Turn 8: Random B"), "{talked}");
        assert!(talked.contains("«yes»"), "{talked}");
    }

    #[test]
    fn moves_can_be_typed_ahead() {
        let ahead = screen("undo\nrestart\nlay 9, lay 12, lay 13, background 1\n\n");
        assert!(ahead.contains("Turn 8: Random B"), "{ahead}");
        let refused = screen("undo\nrestart\nlay 9, lay 9, background 1\n");
        assert!(!refused.contains("Turn 8: Random B"), "{refused}");
    }

    #[test]
    fn a_turn_can_be_taken_back_before_it_ends() {
        let taken_back = screen("undo\n");
        assert_eq!(taken_back.matches("a background for the painting").count(), 2);
        let restarted = screen("restart\n");
        assert_eq!(restarted.matches("or begin a painting: choose its bottom card").count(), 2);
    }
}
