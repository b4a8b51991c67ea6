//! Asking a person: the story since last time, the table, the choices, and everything that may be
//! typed.

use anyhow::Result;
use game::{Seat, Viewer};
use shelf::{Choice, Refusal};

use super::{
    Session,
    command::{Command, HELP},
    keep, library,
    screen::Kind,
};
use crate::{players::Player, story};

/// What came of asking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub(super) enum Heard {
    /// Something was decided.
    Decision,
    /// Something was taken back.
    Reversal,
    /// They want to leave.
    Farewell,
}

impl Session<'_> {
    /// Asks the person at `seat` until there is something to go on with.
    pub(super) fn hear(&mut self, seat: Seat) -> Result<Heard> {
        self.draw_curtain(seat)?;
        self.tell(Viewer::Seat(seat))?;
        self.show_table(seat)?;
        self.show_choices(seat)?;
        loop {
            let Some(line) = self.screen.ask()? else { return Ok(Heard::Farewell) };
            if let Some(heard) = self.obey(seat, Command::read(&line))? {
                return Ok(heard);
            }
        }
    }

    fn obey(&mut self, seat: Seat, command: Command) -> Result<Option<Heard>> {
        match command {
            Command::Nothing => (),
            Command::Number(number) => return self.play_number(seat, number),
            Command::Move(text) => return self.play(seat, &text),
            Command::Undo => return self.undo(seat),
            Command::Restart => return self.restart(seat),
            Command::Help(clause) if clause.is_empty() => self.help()?,
            Command::Help(subject) | Command::Rules(subject) => {
                self.screen.show_all(&library::look_up(&self.table.rulebook(), &subject))?;
            }
            Command::View => {
                let text = self.table.text(Viewer::Seat(seat), &self.names());
                self.screen.show(&format!("\n{text}"))?;
            }
            Command::Actions => self.show_choices(seat)?,
            Command::Log => {
                let moments = self.table.story(0, Viewer::Seat(seat), &self.names());
                self.screen.show_all(&story::lines(&moments))?;
            }
            Command::Score(thing) => self.score(&thing)?,
            Command::Save(path) => self.save(&path)?,
            Command::Quit => return Ok(Some(Heard::Farewell)),
        }
        Ok(None)
    }

    fn play_number(&mut self, seat: Seat, number: usize) -> Result<Option<Heard>> {
        let choices = self.table.choices(seat);
        if let Some(choice) = number.checked_sub(1).and_then(|at| choices.get(at)) {
            return self.play(seat, &choice.text);
        }
        self.screen.show(&format!("The choices are numbered 1 to {}.", choices.len()))?;
        Ok(None)
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<Option<Heard>> {
        match self.table.play(seat, text) {
            Ok(()) => {
                self.hesitant = Some(seat);
                Ok(Some(Heard::Decision))
            }
            Err(refusal) => {
                self.show_refusal(&refusal)?;
                Ok(None)
            }
        }
    }

    /// Takes back the latest decision of a person at this screen. What is decided in secret only
    /// its own player takes back.
    fn undo(&mut self, asked: Seat) -> Result<Option<Heard>> {
        let is_person = |seat: &Seat| self.players.at(*seat) == Player::Person;
        let latest = self.last_to_decide().filter(is_person);
        let seat = latest.filter(|_| !self.table.is_secret()).unwrap_or(asked);
        self.take_back(seat)
    }

    /// Takes back decision after decision until the one that began the turn.
    fn restart(&mut self, seat: Seat) -> Result<Option<Heard>> {
        let mut heard = None;
        loop {
            let has_begun_turn = self.has_begun_turn(seat);
            if heard.is_some() && !self.table.can_take_back(seat) {
                return Ok(heard);
            }
            heard = self.take_back(seat)?;
            if heard.is_none() || has_begun_turn {
                return Ok(heard);
            }
        }
    }

    pub(super) fn take_back(&mut self, seat: Seat) -> Result<Option<Heard>> {
        match self.table.take_back(seat) {
            Ok(()) => {
                let at = self.table.at();
                // What was taken back was not told.
                self.told.iter_mut().for_each(|told| *told = (*told).min(at));
                self.screen.show("Taken back.")?;
                Ok(Some(Heard::Reversal))
            }
            Err(refusal) => {
                self.show_refusal(&refusal)?;
                Ok(None)
            }
        }
    }

    /// Whether the last decision of `seat` was the first of a turn.
    fn has_begun_turn(&self, seat: Seat) -> bool {
        let moments = self.table.story(0, Viewer::Seat(seat), &self.names());
        let last = moments.iter().rev().find(|moment| moment.who == Some(seat));
        last.is_some_and(|moment| moment.told.headline.is_some())
    }

    fn last_to_decide(&self) -> Option<Seat> {
        let events = self.table.events(0);
        events.iter().rev().find_map(|event| event.split(' ').next()?.parse().ok())
    }

    fn help(&mut self) -> Result<()> {
        self.screen.show(HELP)?;
        match self.table.calculator() {
            Some(it) => {
                self.screen.show(&format!("  score ...     what is it worth? {}", it.usage()))
            }
            None => Ok(()),
        }
    }

    fn score(&mut self, thing: &str) -> Result<()> {
        let Some(calculator) = self.table.calculator() else {
            return self.screen.show("There is nothing to work out in this title.");
        };
        match calculator.sheet(thing) {
            Ok(sheet) => self.screen.show(&format!("\n{sheet}")),
            Err(bad) => self.screen.show(&format!("No: {bad}; write {}.", calculator.usage())),
        }
    }

    fn save(&mut self, path: &str) -> Result<()> {
        let said = match path {
            "" => "save needs the name of a file.".to_owned(),
            _ => match keep::copy(&*self.table, path) {
                Ok(()) => format!("The game so far is kept in {path}."),
                Err(error) => format!("Not saved in {path}: {error}."),
            },
        };
        self.screen.show(&said)
    }

    /// The part of the table that the question is about, or all of it.
    fn show_table(&mut self, seat: Seat) -> Result<()> {
        let viewer = Viewer::Seat(seat);
        let whole = || self.table.text(viewer, &self.names());
        let text = self.table.focus(viewer).unwrap_or_else(whole);
        self.screen.show(&format!("\n{text}"))
    }

    fn show_choices(&mut self, seat: Seat) -> Result<()> {
        let prompt = self.table.prompt(Viewer::Seat(seat), &self.names());
        let choices = self.table.choices(seat);
        self.screen.show(&format!("\n{prompt}"))?;
        let width = choices.iter().map(|choice| choice.text.chars().count()).max().unwrap_or(0);
        for (number, Choice { text, label }) in (1..).zip(&choices) {
            let first = format!("{number:4}  {text:<width$}  ");
            self.screen.show_all(&story::hanging(&first, label))?;
        }
        Ok(())
    }

    fn show_refusal(&mut self, refusal: &Refusal) -> Result<()> {
        let more = match refusal.clause {
            Some(clause) => format!(" `help {clause}` tells the rule."),
            None if refusal.kind == shelf::Kind::Notation => {
                " `actions` shows your choices again.".to_owned()
            }
            None => String::new(),
        };
        self.screen.show_all(&story::hanging("No: ", &format!("{refusal}.{more}")))
    }

    /// Where several people share a screen, nobody looks on while another decides in secret.
    fn draw_curtain(&mut self, seat: Seat) -> Result<()> {
        let has_onlookers = 1 < self.players.people();
        if has_onlookers && self.table.is_secret() && self.screen.kind() == Kind::Terminal {
            self.screen.clear()?;
            self.screen.show(&format!("Pass the screen to {seat}, who presses Enter."))?;
            self.screen.ask()?;
        }
        Ok(())
    }
}
