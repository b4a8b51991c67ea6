//! A table that a rule test drives by text: a position is given by the lines of a record that lead to it, and a
//! refusal by its sentence with the clause.

use game::{Game, Seat, Table, Turn, Viewer, record};
use rand_core::SeedableRng;

use crate::Dice;

/// A table that plays lines of a record: `A take 3`, `luck row 5 #18`.
///
/// The rule tests of all titles use it. What only one title asks of a position, such as a hand, is a trait
/// of that title's tests, implemented for its script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Script<G: Game> {
    table: Table<G>,
}

impl<G: Game> Script<G> {
    /// A script on a new table, before the first event.
    ///
    /// # Panics
    ///
    /// Panics if the title cannot be played with these seats and options.
    #[must_use]
    #[track_caller]
    pub fn open(seats: u8, options: G::Options) -> Script<G> {
        let table = Table::open(seats, options).unwrap_or_else(|why| panic!("{why}"));
        Script { table }
    }

    /// A script after a whole game in which `seed` decides everything.
    ///
    /// # Panics
    ///
    /// Panics if the title cannot be played with these seats and options.
    #[must_use]
    #[track_caller]
    pub fn random_game(seats: u8, options: G::Options, seed: u64) -> Script<G> {
        let mut script = Script::open(seats, options);
        script.table.play_out(&mut Dice::seed_from_u64(seed));
        script
    }

    /// Plays a line that must be legal.
    ///
    /// # Panics
    ///
    /// Panics if it is not, with the reason and the lines that are legal.
    #[track_caller]
    pub fn play(&mut self, line: &str) {
        if let Err(why) = self.try_play(line) {
            panic!("{line}: {why}; legal: {:?}", self.legal_lines());
        }
    }

    /// Plays several lines that must be legal.
    ///
    /// # Panics
    ///
    /// Panics at the first that is not.
    #[track_caller]
    pub fn play_all(&mut self, lines: &[&str]) {
        for line in lines {
            self.play(line);
        }
    }

    /// Plays several lines that must be legal; luck that is due before a player's line is drawn, as by
    /// [`settle`](Script::settle).
    ///
    /// # Panics
    ///
    /// Panics at the first line that is not legal.
    #[track_caller]
    pub fn play_all_settled(&mut self, lines: &[&str]) {
        for line in lines {
            if !line.starts_with("luck") {
                self.settle();
            }
            self.play(line);
        }
    }

    /// Plays a line if it is legal.
    ///
    /// # Errors
    ///
    /// Gives the reason for the refusal, clause included.
    pub fn try_play(&mut self, line: &str) -> Result<(), String> {
        let event = record::event::<G>(line).map_err(|it| it.to_string())?;
        self.table.witness(event).map_err(|it| it.to_string())
    }

    /// The reason why a line is refused, clause included.
    ///
    /// # Panics
    ///
    /// Panics if the line is legal, or if the refusal has changed the table.
    #[track_caller]
    pub fn refusal(&mut self, line: &str) -> String {
        let before = self.table.clone();
        let why = self.try_play(line).expect_err(line);
        assert!(self.table == before, "{line}: a refusal changes nothing");
        why
    }

    /// Asserts that a line is refused for this reason.
    ///
    /// # Panics
    ///
    /// Panics if the line is legal, refused for another reason, or has changed the table.
    #[track_caller]
    pub fn refuses(&mut self, line: &str, why: &str) {
        assert_eq!(self.refusal(line), why, "{line}");
    }

    /// Draws luck until a player is asked: the same cards at every call, in every run.
    pub fn settle(&mut self) {
        self.table.settle(&mut Dice::seed_from_u64(7));
    }

    /// The state.
    pub fn game(&self) -> &G {
        self.table.game()
    }

    /// The table.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// The table, to be changed in ways that no line of a record tells, such as taking back.
    pub fn table_mut(&mut self) -> &mut Table<G> {
        &mut self.table
    }

    /// The view of the public.
    pub fn view(&self) -> G::View {
        self.game().view(Viewer::Public)
    }

    /// The view of the player at `seat`.
    pub fn view_of(&self, seat: u8) -> G::View {
        self.game().view(Viewer::Seat(Seat(seat)))
    }

    /// The lowest seat of those that the table waits for.
    pub fn asked(&self) -> Option<Seat> {
        match self.game().turn() {
            Turn::Players(seats) => seats.lowest(),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// The legal actions of `seat`, as text.
    pub fn actions(&self, seat: u8) -> Vec<String> {
        self.table.actions(Seat(seat)).iter().map(ToString::to_string).collect()
    }

    /// The legal actions of `seat` whose text begins with `verb`.
    pub fn actions_with(&self, seat: u8, verb: &str) -> Vec<String> {
        self.actions(seat).into_iter().filter(|it| it.starts_with(verb)).collect()
    }

    /// Every legal line: what luck may bring, then the actions of all seats.
    pub fn legal_lines(&self) -> Vec<String> {
        let chances = self.table.chances();
        let luck = chances.iter().map(|(it, _)| format!("luck {it}"));
        let seats = Seat::first(usize::from(self.table.seats()));
        let choices = seats.flat_map(|seat| {
            self.actions(seat.0).into_iter().map(move |it| format!("{seat} {it}"))
        });
        luck.chain(choices).collect()
    }
}
