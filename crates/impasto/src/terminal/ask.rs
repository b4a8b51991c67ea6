//! A person's decision: the screen shows the story since last time, the table and the choices, and reads
//! commands until there is a decision.

use anyhow::Result;
use display::{Choice, ShownTable};
use game::{Event, Seat, Viewer};
use languages::Language;
use shelf::Refusal;

use super::{
    Session,
    command::{HELP, TypedCommand},
    rulebook, save,
    screen::InputKind,
};
use crate::{players::Player, story};

/// The result of asking a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub(super) enum Reply {
    /// A decision was made.
    Decided,
    /// A decision was taken back.
    TakenBack,
    /// The person leaves the game.
    Quit,
}

impl Session<'_> {
    /// Asks the person at `seat` until they decide, take back a decision, or leave.
    pub(super) fn ask(&mut self, seat: Seat) -> Result<Reply> {
        match self.draw_curtain(seat)? {
            Reply::Decided => (),
            other => return Ok(other),
        }
        self.tell(Viewer::Seat(seat))?;
        if self.typed_ahead.is_empty() {
            self.show_table(seat)?;
            self.show_choices(seat)?;
        }
        loop {
            let line = self
                .typed_ahead
                .pop_front()
                .map_or_else(|| self.screen.ask(), |it| Ok(Some(it)))?;
            let Some(line) = line else { return Ok(Reply::Quit) };
            let first = self.first_of(&line);
            if let Some(reply) = self.execute(seat, TypedCommand::read(&first))? {
                return Ok(reply);
            }
        }
    }

    /// The first of several moves that are separated by commas. The others are queued, and played as long
    /// as the same player has to decide and no move is refused.
    fn first_of(&mut self, line: &str) -> String {
        let moves: Vec<&str> = line.split(',').map(str::trim).collect();
        let is_moves = |it: &&str| {
            matches!(TypedCommand::read(it), TypedCommand::Move(_) | TypedCommand::Number(_))
        };
        match moves[..] {
            [first, ref rest @ ..] if moves.iter().all(is_moves) => {
                self.typed_ahead.extend(rest.iter().map(|it| (*it).to_owned()));
                first.to_owned()
            }
            _ => line.to_owned(),
        }
    }

    fn execute(&mut self, seat: Seat, command: TypedCommand) -> Result<Option<Reply>> {
        match command {
            TypedCommand::Nothing => (),
            TypedCommand::Number(number) => return self.play_number(seat, number),
            TypedCommand::Move(text) => return self.play(seat, &text),
            TypedCommand::Undo => return self.undo(seat),
            TypedCommand::Restart => return self.restart(seat),
            TypedCommand::Help(clause) if clause.is_empty() => self.help()?,
            TypedCommand::Help(subject) | TypedCommand::Rules(subject) => {
                self.screen.show_all(&rulebook::look_up(
                    &self.table.rulebook(Language::English),
                    &subject,
                ))?;
            }
            TypedCommand::View => {
                let text = self.table.text(Viewer::Seat(seat), &self.names());
                self.screen.show(&format!("\n{text}"))?;
            }
            TypedCommand::Actions => self.show_choices(seat)?,
            TypedCommand::Log => {
                let moments = self.table.story(0, Viewer::Seat(seat), &self.names());
                self.screen.show_all(&story::lines(&moments))?;
            }
            TypedCommand::Fast => self.toggle_fast()?,
            TypedCommand::Score(thing) => self.score(&thing)?,
            TypedCommand::Save(path) => self.save(&path)?,
            TypedCommand::Quit => return Ok(Some(Reply::Quit)),
        }
        Ok(None)
    }

    /// Executes a command after the last decision of a turn: Enter ends the turn, and no move is possible.
    pub(super) fn execute_after_turn(
        &mut self,
        seat: Seat,
        command: TypedCommand,
    ) -> Result<Option<Reply>> {
        let idle = match command {
            TypedCommand::Nothing => return Ok(Some(Reply::Decided)),
            TypedCommand::Fast => {
                self.toggle_fast()?;
                return Ok(self.is_fast.then_some(Reply::Decided));
            }
            TypedCommand::Undo => return self.take_back(seat),
            TypedCommand::Number(number) => format!("«{number}» is not a command. "),
            TypedCommand::Move(text) => format!("«{}» is not a command. ", cut(&text)),
            TypedCommand::Actions => String::new(),
            other => return self.execute(seat, other),
        };
        self.screen.show(&format!("{idle}Your turn is decided; `restart` takes it back."))?;
        Ok(None)
    }

    fn play_number(&mut self, seat: Seat, number: usize) -> Result<Option<Reply>> {
        let choices = self.table.choices(seat, &self.names());
        if let Some(choice) = number.checked_sub(1).and_then(|at| choices.get(at)) {
            return self.play(seat, &choice.text);
        }
        self.screen.show(&format!("The choices are numbered 1 to {}.", choices.len()))?;
        Ok(None)
    }

    fn play(&mut self, seat: Seat, typed: &str) -> Result<Option<Reply>> {
        let meant = meant(&self.table.choices(seat, &self.names()), typed);
        match self.table.play(seat, meant.as_deref().unwrap_or(typed)) {
            Ok(()) => {
                self.last_decider = Some(seat);
                Ok(Some(Reply::Decided))
            }
            Err(refusal) => {
                self.typed_ahead.clear();
                self.show_refusal(typed, &refusal)?;
                Ok(None)
            }
        }
    }

    /// Takes back the latest decision of any person at this screen; in a game with secrets, only that of
    /// the person who asks.
    fn undo(&mut self, asked: Seat) -> Result<Option<Reply>> {
        let is_person = |seat: &Seat| *self.players.at(*seat) == Player::Person;
        let latest = self.last_to_decide().filter(is_person);
        let seat = latest.filter(|_| !self.table.is_secret()).unwrap_or(asked);
        self.take_back(seat)
    }

    /// Takes back all decisions of the turn.
    fn restart(&mut self, seat: Seat) -> Result<Option<Reply>> {
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

    pub(super) fn take_back(&mut self, seat: Seat) -> Result<Option<Reply>> {
        match self.table.take_back(seat) {
            Ok(_) => self.forget_what_is_undone("Taken back."),
            Err(refusal) => {
                // The reason names the seat; people at the screen are called by their names.
                let has = self.names().does(seat, "have", "has");
                let reason = refusal.reason.replacen(&format!("{seat} has"), &has, 1);
                self.screen.show(&format!("No: {}.", reason.replacen("You", "you", 1)))?;
                Ok(None)
            }
        }
    }

    /// Shows a message after an undo, and forgets that the undone events were told.
    fn forget_what_is_undone(&mut self, message: &str) -> Result<Option<Reply>> {
        let at = self.table.at();
        self.told.iter_mut().for_each(|told| *told = (*told).min(at));
        self.screen.show(message)?;
        Ok(Some(Reply::TakenBack))
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
                let usage = format!("show what something is worth: {}", it.usage());
                self.screen.show_all(&story::hanging("  score ...     ", &usage))
            }
            None => Ok(()),
        }
    }

    fn score(&mut self, thing: &str) -> Result<()> {
        let Some(calculator) = self.table.calculator() else {
            return self.screen.show("This game has no score calculator.");
        };
        match calculator.sheet(thing) {
            Ok(sheet) => self.screen.show(&format!("\n{sheet}")),
            Err(bad) => {
                let said = format!("{bad}; write {}.", calculator.usage());
                self.screen.show_all(&story::hanging("No: ", &said))
            }
        }
    }

    fn toggle_fast(&mut self) -> Result<()> {
        self.is_fast = !self.is_fast;
        self.screen.show(if self.is_fast {
            "Your turns now end without asking."
        } else {
            "You are asked again before your turns end."
        })
    }

    fn save(&mut self, path: &str) -> Result<()> {
        let said = match path {
            "" => "Type `save` and the name of a file.".to_owned(),
            _ => match save::copy(&*self.table, path) {
                Ok(()) => format!("A copy of the game is saved in {path}."),
                Err(error) => format!("Not saved in {path}: {error}."),
            },
        };
        self.screen.show(&said)
    }

    /// Shows the part of the table that the decision is about, or the whole table.
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

    /// Shows why a move is refused; for a move that cannot be read, the list of legal moves.
    fn show_refusal(&mut self, typed: &str, refusal: &Refusal) -> Result<()> {
        let said = match refusal.clause {
            _ if refusal.kind == shelf::RefusalKind::Notation => {
                let (typed, legal) = (cut(typed), refusal.legal.join(", "));
                format!(
                    "«{typed}» is not possible now; you can type {legal}. `help` lists all commands."
                )
            }
            Some(clause) => format!("{refusal}. `help {clause}` shows the rule."),
            None => format!("{refusal}."),
        };
        self.screen.show_all(&story::hanging("No: ", &said))
    }

    /// Hides the secrets of one player before the next one comes to a shared screen. The player who has
    /// decided first sees the events that followed.
    fn draw_curtain(&mut self, seat: Seat) -> Result<Reply> {
        let has_onlookers = 1 < self.players.people();
        if !has_onlookers || !self.table.is_secret() || self.screen.kind() != InputKind::Terminal {
            return Ok(Reply::Decided);
        }
        let before = self.at_screen.replace(seat);
        if before == Some(seat) {
            return Ok(Reply::Decided);
        }
        if let Some(before) = before {
            self.tell(Viewer::Seat(before))?;
            match self.wait("\nPress Enter to hide this, or type undo.", before)? {
                Reply::Decided => self.screen.clear()?,
                other => return Ok(other),
            }
        }
        self.wait(&format!("\nPass the screen to {seat}, who presses Enter."), seat)
    }

    /// Shows a message and waits for Enter; `undo` and `quit` are the only other commands.
    fn wait(&mut self, message: &str, seat: Seat) -> Result<Reply> {
        loop {
            self.screen.show(message)?;
            match self.screen.ask()?.map(|line| TypedCommand::read(&line)) {
                Some(TypedCommand::Nothing) => return Ok(Reply::Decided),
                None | Some(TypedCommand::Quit) => return Ok(Reply::Quit),
                Some(TypedCommand::Undo) => {
                    if let Some(reply) = self.take_back(seat)? {
                        self.at_screen = Some(seat);
                        return Ok(reply);
                    }
                }
                Some(_) => (),
            }
        }
    }
}

/// The typed text, shortened if it is long.
fn cut(text: &str) -> String {
    game::Quote::new(text).into()
}

/// The choice that the typed text means, in any case, or with a card named by its number: `take #9`.
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
