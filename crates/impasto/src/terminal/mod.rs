//! A game in the terminal: people and bots at one screen.

mod ask;
mod bots;
mod command;
mod save;
mod rulebook;
mod screen;

pub(crate) use save::SaveFile;
pub(crate) use screen::{Console, InputKind};

use display::ShownTable;
use std::collections::VecDeque;

use anyhow::Result;
use game::{Seat, Turn, Viewer};
use pages::Names;
use shelf::AnyTable;

use crate::{
    generators::Generators,
    players::{Player, Players},
    status::Status,
    story,
};
use ask::Reply;
use bots::Bots;
use command::TypedCommand;

/// A game in the terminal.
pub(crate) struct Session<'s> {
    table: Box<dyn AnyTable>,
    players: Players,
    bots: Bots,
    generators: Generators,
    save_file: SaveFile,
    screen: Console<'s>,
    /// The number of events that each viewer has been told: by seat, then the public.
    told: Vec<usize>,
    /// The person who has just decided, and may still take that back.
    last_decider: Option<Seat>,
    /// Whether turns end without asking.
    is_fast: bool,
    /// Moves that were typed together with an earlier one.
    typed_ahead: VecDeque<String>,
    /// The seat of the person at the screen, in a game with secrets.
    at_screen: Option<Seat>,
}

impl<'s> Session<'s> {
    pub(crate) fn new(
        table: Box<dyn AnyTable>,
        players: Players,
        mut generators: Generators,
        save_file: SaveFile,
        screen: Console<'s>,
    ) -> Result<Session<'s>> {
        let bots = Bots::seated(&players, &*table, &mut generators)?;
        let seats = Seat::first(players.seats());
        let told = seats.map(|seat| last_decision(&*table, seat)).chain([0]).collect();
        Ok(Session {
            table,
            players,
            bots,
            generators,
            save_file,
            screen,
            told,
            last_decider: None,
            is_fast: false,
            typed_ahead: VecDeque::new(),
            at_screen: None,
        })
    }

    /// Plays until the game is over or somebody leaves.
    pub(crate) fn run(mut self) -> Result<Status> {
        self.greet()?;
        loop {
            self.table.settle(&mut self.generators.luck);
            self.autosave()?;
            let reply = match self.next_seat() {
                Some(seat) if *self.players.at(seat) == Player::Person => self.ask(seat)?,
                next => match (self.confirm_turn_end()?, next) {
                    (Reply::Decided, Some(seat)) => self.let_bot_play(seat)?,
                    (Reply::Decided, None) => return self.finish(),
                    (other, _) => other,
                },
            };
            if reply == Reply::Quit {
                return self.leave();
            }
        }
    }

    /// Saves the game; a game of bots alone only if the player has named a file.
    fn autosave(&mut self) -> Result<()> {
        if self.players.people() == 0 && !self.save_file.is_wanted() {
            return Ok(());
        }
        match self.save_file.update(&*self.table) {
            Some(notice) => self.screen.show_all(&story::hanging("", &notice)),
            None => Ok(()),
        }
    }

    fn greet(&mut self) -> Result<()> {
        if self.players.people() == 0 {
            return Ok(());
        }
        if self.table.at() == 0 {
            self.screen.show_all(&rulebook::preface(&*self.table))?;
        }
        self.screen.show("Type the number of a choice, or a move. `help` lists all commands.")
    }

    fn let_bot_play(&mut self, seat: Seat) -> Result<Reply> {
        match self.bots.choose(&*self.table, seat) {
            Ok(None) => (),
            Ok(Some(action)) => self.table.play(seat, &action)?,
            Err(error) => return self.abandon(error),
        }
        Ok(Reply::Decided)
    }

    /// Saves the game after an external bot has failed, and returns the error.
    fn abandon(&mut self, error: anyhow::Error) -> Result<Reply> {
        if save::has_begun(&*self.table) && self.players.people() != 0 {
            self.save_and_report()?;
        }
        Err(error)
    }

    /// The seat that has to decide; `None` once the game is over.
    fn next_seat(&self) -> Option<Seat> {
        match self.table.turn() {
            Turn::Players(seats) => seats.lowest(),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// Asks the player who has made the last decision of a turn to confirm it: they can take it back until
    /// somebody else acts.
    fn confirm_turn_end(&mut self) -> Result<Reply> {
        let Some(seat) = self.last_decider.take() else { return Ok(Reply::Decided) };
        self.typed_ahead.clear();
        if self.is_fast
            || self.screen.kind() == InputKind::Script
            || !self.table.can_take_back(seat)
        {
            return Ok(Reply::Decided);
        }
        self.tell(Viewer::Seat(seat))?;
        loop {
            self.screen
                .show("\nPress Enter to end your turn, or type undo. (`fast` stops asking.)")?;
            let Some(line) = self.screen.ask()? else { return Ok(Reply::Quit) };
            if let Some(reply) = self.execute_after_turn(seat, TypedCommand::read(&line))? {
                return Ok(reply);
            }
        }
    }

    /// The names of all players.
    fn names(&self) -> Names {
        self.players.names(self.players.reader())
    }

    /// Shows the events that `viewer` has not been told yet.
    fn tell(&mut self, viewer: Viewer) -> Result<()> {
        let at = match viewer {
            Viewer::Seat(seat) => seat.idx(),
            Viewer::Public => self.players.seats(),
        };
        let moments = self.table.story(self.told[at], viewer, &self.names());
        self.told[at] = self.table.at();
        self.screen.show_all(&story::lines(&moments))
    }

    /// Shows the end of the story and the result, and saves the game.
    fn finish(mut self) -> Result<Status> {
        self.bots.over(&*self.table);
        let reader = self.players.reader();
        // Several people were told the events up to the last decision of one of them.
        if let [people @ .., public] = &mut self.told[..] {
            *public = people.iter().copied().max().unwrap_or(0);
        }
        self.tell(reader)?;
        if let Some(result) = self.table.result(reader, &self.names()) {
            self.screen.show(&format!("\nThe end\n\n{result}"))?;
        }
        if self.players.people() != 0 || self.save_file.is_wanted() {
            let path = self.save_and_report()?;
            self.screen.show(&format!("`impasto replay {path}` shows it again."))?;
        }
        Ok(Status::Fine)
    }

    /// Saves the game and shows the path; if the file cannot be written, shows the record itself.
    fn save_and_report(&mut self) -> Result<String> {
        let saved = self.save_file.finish(&*self.table);
        if saved.is_err() {
            self.screen.show(&format!("\n{}", self.table.record()))?;
        }
        let path = saved?.display().to_string();
        self.screen.show(&format!("\nThe game is saved in {path}"))?;
        Ok(path)
    }

    /// Ends the session before the end of the game, and saves it.
    fn leave(mut self) -> Result<Status> {
        if save::has_begun(&*self.table) {
            let path = self.save_and_report()?;
            self.screen.show(&format!("`impasto play --resume {path}` resumes it."))?;
        } else {
            self.screen.show("\nNothing has been decided yet, so there is no game to save.")?;
        }
        Ok(Status::Fine)
    }
}

/// The number of events before the last decision of `seat`, which a player who comes back knows.
fn last_decision(table: &dyn AnyTable, seat: Seat) -> usize {
    table.events(0).iter().rposition(|event| event.seat() == Some(seat)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use game::NoFiles;

    use super::*;
    use crate::players::Seating;

    /// The screen of a person who takes three cards, paints them, and then types this.
    fn screen(typed: &str) -> String {
        let folder = tempfile::tempdir().unwrap();
        let table = shelf::open("canvas", 2, "", &NoFiles).unwrap();
        let save_file = SaveFile::new(Some(&folder.path().join("mine"))).unwrap();
        let mut out = Vec::new();
        let typed = format!("1\n2\n1\nlay 9\nlay 12\nlay 13\nbackground 1\n{typed}");
        let screen = Console::typed(&mut out, typed);
        let seating: Seating = "me,random".parse().unwrap();
        let (players, generators) = (seating.players("canvas"), Generators::seeded(7));
        Session::new(table, players, generators, save_file, screen).unwrap().run().unwrap();
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
        assert_eq!(restarted.matches("or begin a painting by choosing its bottom card").count(), 2);
    }
}
