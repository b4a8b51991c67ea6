//! Asking a person: the story since last time, the table, the choices, and everything that may be
//! typed.

use anyhow::Result;
use display::{Choice, ShownTable};
use game::{Event, Seat, Viewer};
use languages::Language;
use shelf::Refusal;

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
        match self.draw_curtain(seat)? {
            Heard::Decision => (),
            other => return Ok(other),
        }
        self.tell(Viewer::Seat(seat))?;
        if self.ahead.is_empty() {
            self.show_table(seat)?;
            self.show_choices(seat)?;
        }
        loop {
            let said =
                self.ahead.pop_front().map_or_else(|| self.screen.ask(), |it| Ok(Some(it)))?;
            let Some(line) = said else { return Ok(Heard::Farewell) };
            let first = self.first_of(&line);
            if let Some(heard) = self.obey(seat, Command::read(&first))? {
                return Ok(heard);
            }
        }
    }

    /// The first of several moves with commas between them; the others are played after it, as long
    /// as the same player is asked and none is refused.
    fn first_of(&mut self, line: &str) -> String {
        let moves: Vec<&str> = line.split(',').map(str::trim).collect();
        let is_moves =
            |it: &&str| matches!(Command::read(it), Command::Move(_) | Command::Number(_));
        match moves[..] {
            [first, ref rest @ ..] if moves.iter().all(is_moves) => {
                self.ahead.extend(rest.iter().map(|it| (*it).to_owned()));
                first.to_owned()
            }
            _ => line.to_owned(),
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
                self.screen.show_all(&library::look_up(
                    &self.table.rulebook(Language::English),
                    &subject,
                ))?;
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
            Command::Fast => self.hurry()?,
            Command::Score(thing) => self.score(&thing)?,
            Command::Save(path) => self.save(&path)?,
            Command::Quit => return Ok(Some(Heard::Farewell)),
        }
        Ok(None)
    }

    /// What is said once a turn is decided: nothing more ends it, and nothing can be decided.
    pub(super) fn reconsider(&mut self, seat: Seat, command: Command) -> Result<Option<Heard>> {
        let idle = match command {
            Command::Nothing => return Ok(Some(Heard::Decision)),
            Command::Fast => {
                self.hurry()?;
                return Ok(self.is_fast.then_some(Heard::Decision));
            }
            Command::Undo => return self.take_back(seat),
            Command::Number(number) => format!("No: «{number}» is no command, and your"),
            Command::Move(text) => format!("No: «{}» is no command, and your", cut(&text)),
            Command::Actions => "Your".to_owned(),
            other => return self.obey(seat, other),
        };
        self.screen.show(&format!("{idle} turn is decided; `restart` takes all of it back."))?;
        Ok(None)
    }

    fn play_number(&mut self, seat: Seat, number: usize) -> Result<Option<Heard>> {
        let choices = self.table.choices(seat, &self.names());
        if let Some(choice) = number.checked_sub(1).and_then(|at| choices.get(at)) {
            return self.play(seat, &choice.text);
        }
        self.screen.show(&format!("The choices are numbered 1 to {}.", choices.len()))?;
        Ok(None)
    }

    fn play(&mut self, seat: Seat, typed: &str) -> Result<Option<Heard>> {
        let meant = meant(&self.table.choices(seat, &self.names()), typed);
        match self.table.play(seat, meant.as_deref().unwrap_or(typed)) {
            Ok(()) => {
                self.hesitant = Some(seat);
                Ok(Some(Heard::Decision))
            }
            Err(refusal) => {
                self.ahead.clear();
                self.show_refusal(typed, &refusal)?;
                Ok(None)
            }
        }
    }

    /// Takes back the latest decision of a person at this screen. What is decided in secret only
    /// its own player takes back.
    fn undo(&mut self, asked: Seat) -> Result<Option<Heard>> {
        let is_person = |seat: &Seat| *self.players.at(*seat) == Player::Person;
        let latest = self.last_to_decide().filter(is_person);
        let seat = latest.filter(|_| !self.table.is_secret()).unwrap_or(asked);
        self.take_back(seat)
    }

    /// Takes back decision after decision until the one that began the turn.
    fn restart(&mut self, seat: Seat) -> Result<Option<Heard>> {
        if !self.table.can_take_back(seat) {
            return self.take_back(seat);
        }
        let mut has_more = true;
        while has_more && self.table.can_take_back(seat) {
            has_more = !self.has_begun_turn(seat);
            self.table.take_back(seat)?;
        }
        self.forget_what_is_undone("The turn begins again.")
    }

    pub(super) fn take_back(&mut self, seat: Seat) -> Result<Option<Heard>> {
        match self.table.take_back(seat) {
            Ok(_) => self.forget_what_is_undone("Taken back."),
            Err(refusal) => {
                // The table speaks of seats; at the screen sit people.
                let has = self.names().does(seat, "have", "has");
                let reason = refusal.reason.replacen(&format!("{seat} has"), &has, 1);
                self.screen.show(&format!("No: {}.", reason.replacen("You", "you", 1)))?;
                Ok(None)
            }
        }
    }

    /// What was taken back was not told.
    fn forget_what_is_undone(&mut self, said: &str) -> Result<Option<Heard>> {
        let at = self.table.at();
        self.told.iter_mut().for_each(|told| *told = (*told).min(at));
        self.screen.show(said)?;
        Ok(Some(Heard::Reversal))
    }

    /// Whether the last decision of `seat` was the first of a turn.
    fn has_begun_turn(&self, seat: Seat) -> bool {
        let moments = self.table.story(0, Viewer::Seat(seat), &self.names());
        let last = moments.iter().rev().find(|moment| moment.who == Some(seat));
        last.is_some_and(|moment| moment.told.headline.is_some())
    }

    fn last_to_decide(&self) -> Option<Seat> {
        self.table.events(0).iter().rev().find_map(Event::seat)
    }

    fn help(&mut self) -> Result<()> {
        self.screen.show(HELP)?;
        match self.table.calculator() {
            Some(it) => {
                let usage = format!("what is it worth? {}", it.usage());
                self.screen.show_all(&story::hanging("  score ...     ", &usage))
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
            Err(bad) => {
                let said = format!("{bad}; write {}.", calculator.usage());
                self.screen.show_all(&story::hanging("No: ", &said))
            }
        }
    }

    fn hurry(&mut self) -> Result<()> {
        self.is_fast = !self.is_fast;
        self.screen.show(if self.is_fast {
            "Your turns end by themselves now; what is decided stays decided."
        } else {
            "You are asked before your turns end."
        })
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
        let text = self.table.focus(viewer, Language::English).unwrap_or_else(whole);
        self.screen.show(&format!("\n{text}"))
    }

    fn show_choices(&mut self, seat: Seat) -> Result<()> {
        let prompt = self.table.prompt(Viewer::Seat(seat), &self.names());
        let choices = self.table.choices(seat, &self.names());
        self.screen.show("")?;
        self.screen.show_all(&story::hanging("", &prompt))?;
        let width = choices.iter().map(|choice| choice.text.chars().count()).max().unwrap_or(0);
        for (number, Choice { text, label }) in (1..).zip(&choices) {
            let first = format!("{number:4}  {text:<width$}  ");
            self.screen.show_all(&story::hanging(&first, label))?;
        }
        Ok(())
    }

    /// Why a move is refused; what cannot be read gets a list of what may be typed instead.
    fn show_refusal(&mut self, typed: &str, refusal: &Refusal) -> Result<()> {
        let said = match refusal.clause {
            _ if refusal.kind == shelf::Kind::Notation => {
                let (typed, legal) = (cut(typed), refusal.legal.join(", "));
                format!("«{typed}» is no move now; you may {legal}. `help` lists the commands.")
            }
            Some(clause) => format!("{refusal}. `help {clause}` tells the rule."),
            None => format!("{refusal}."),
        };
        self.screen.show_all(&story::hanging("No: ", &said))
    }

    /// Where several people share a screen, nobody looks on while another decides in secret: who has
    /// decided sees what came of it, then the next one takes their place.
    fn draw_curtain(&mut self, seat: Seat) -> Result<Heard> {
        let has_onlookers = 1 < self.players.people();
        if !has_onlookers || !self.table.is_secret() || self.screen.kind() != Kind::Terminal {
            return Ok(Heard::Decision);
        }
        let before = self.facing.replace(seat);
        if before == Some(seat) {
            return Ok(Heard::Decision);
        }
        if let Some(before) = before {
            self.tell(Viewer::Seat(before))?;
            match self.wait("\nPress Enter to hide this, or type undo.", before)? {
                Heard::Decision => self.screen.clear()?,
                other => return Ok(other),
            }
        }
        self.wait(&format!("\nPass the screen to {seat}, who presses Enter."), seat)
    }

    /// Waits for Enter; nothing else lifts a curtain.
    fn wait(&mut self, said: &str, seat: Seat) -> Result<Heard> {
        loop {
            self.screen.show(said)?;
            match self.screen.ask()?.map(|line| Command::read(&line)) {
                Some(Command::Nothing) => return Ok(Heard::Decision),
                None | Some(Command::Quit) => return Ok(Heard::Farewell),
                Some(Command::Undo) => {
                    if let Some(heard) = self.take_back(seat)? {
                        self.facing = Some(seat);
                        return Ok(heard);
                    }
                }
                Some(_) => (),
            }
        }
    }
}

/// What was typed, cut if it is long.
fn cut(text: &str) -> String {
    game::Quote::new(text).into()
}

/// The choice that somebody means who types in capitals, or names a card by its number: `take #9`.
fn meant(choices: &[Choice], typed: &str) -> Option<String> {
    let typed = typed.to_lowercase();
    let is_same = |it: &&Choice| it.text.to_lowercase() == typed;
    let is_about = |it: &&Choice| {
        let verb = it.text.split(' ').next().unwrap_or_default();
        let thing = it.label.split([' ', ',', ':']).find(|word| word.starts_with('#'));
        thing.is_some_and(|thing| typed == format!("{verb} {thing}"))
    };
    let found = choices.iter().find(is_same).or_else(|| choices.iter().find(is_about));
    found.map(|choice| choice.text.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hasty_moves_are_understood() {
        let choice = |text: &str, label: &str| Choice { text: text.into(), label: label.into() };
        let choices = [
            choice("take 1", "take #9 Harbor for free"),
            choice("take 2", "take #1 Moonlit, paying 1 token (#9 leaves the game)"),
            choice("vote B", "vote for B"),
        ];
        let meant = |typed| meant(&choices, typed);
        assert_eq!(meant("take 1").as_deref(), Some("take 1"));
        assert_eq!(meant("TAKE #1").as_deref(), Some("take 2"));
        assert_eq!(meant("take #9").as_deref(), Some("take 1"));
        assert_eq!(meant("vote b").as_deref(), Some("vote B"));
        assert_eq!(meant("take 9"), None);
    }
}
