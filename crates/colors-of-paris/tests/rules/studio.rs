//! A table that is spoken to in the lines of a record, and a few files to play with.

use std::collections::BTreeMap;

use colors_of_paris::{Board, ColorsOfParis, Options, Painter, Paintings, Pigment, Step, View};
use game::{Game, Options as _, Seat, Table, Turn, Viewer, record};

/// A table that is spoken to in the lines of a record.
#[derive(Clone)]
pub(crate) struct Play(Table<ColorsOfParis>);

impl Play {
    /// Plays a line that must be legal.
    #[track_caller]
    pub(crate) fn say(&mut self, line: &str) {
        if let Err(why) = self.try_say(line) {
            panic!("{line}: {why}; possible: {:?}", self.possible());
        }
    }

    /// Plays several lines.
    #[track_caller]
    pub(crate) fn say_all(&mut self, lines: &[&str]) {
        for line in lines {
            self.say(line);
        }
    }

    /// Plays a line, or tells why not, clause included.
    pub(crate) fn try_say(&mut self, line: &str) -> Result<(), String> {
        let event = record::event::<ColorsOfParis>(line).map_err(|it| it.to_string())?;
        self.0.witness(event).map_err(|it| it.to_string())
    }

    /// A line is refused for this reason, and nothing has changed.
    #[track_caller]
    pub(crate) fn refuses(&mut self, line: &str, why: &str) {
        let before = self.0.clone();
        assert_eq!(self.try_say(line), Err(why.to_owned()));
        assert_eq!(self.0, before, "a refusal changes nothing");
    }

    pub(crate) fn game(&self) -> &ColorsOfParis {
        self.0.game()
    }

    pub(crate) fn table(&self) -> &Table<ColorsOfParis> {
        &self.0
    }

    pub(crate) fn table_mut(&mut self) -> &mut Table<ColorsOfParis> {
        &mut self.0
    }

    pub(crate) fn view(&self) -> View {
        self.game().view(Viewer::Public)
    }

    pub(crate) fn step(&self) -> Step {
        self.view().studio.step()
    }

    pub(crate) fn painter(&self, seat: u8) -> Painter {
        *self.view().studio.painter(Seat(seat))
    }

    /// How many of a pigment `seat` has.
    pub(crate) fn count(&self, seat: u8, pigment: Pigment) -> u8 {
        self.painter(seat).reserve.count(pigment)
    }

    pub(crate) fn asked(&self) -> Option<Seat> {
        match self.game().turn() {
            Turn::Players(seats) => seats.lowest(),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// What `seat` may do, as text.
    pub(crate) fn actions(&self, seat: u8) -> Vec<String> {
        self.0.actions(Seat(seat)).iter().map(ToString::to_string).collect()
    }

    /// Everything that may happen now, as lines.
    pub(crate) fn possible(&self) -> Vec<String> {
        let chances = self.0.chances();
        let luck = chances.iter().map(|(it, _)| format!("luck {it}"));
        let seats = Seat::first(usize::from(self.0.seats()));
        let choices = seats.flat_map(|seat| {
            self.actions(seat.0).into_iter().map(move |it| format!("{seat} {it}"))
        });
        luck.chain(choices).collect()
    }

    /// Goes on until `done`: with one of the `wishes` where it is possible, else with the first
    /// thing on offer that declines, else with the first.
    #[track_caller]
    pub(crate) fn go_on(&mut self, wishes: &[&str], done: impl Fn(Step) -> bool) {
        for _ in 0..1000 {
            if done(self.step()) {
                return;
            }
            let possible = self.possible();
            let granted = possible.iter().find(|line| wishes.contains(&&***line));
            let declined = possible.iter().find(|line| line.contains(" decline "));
            let white = possible.iter().find(|line| line.ends_with(" place white"));
            let line = granted.or(declined).or(white).or(possible.first()).cloned();
            let Some(line) = line else { return };
            self.say(&line);
        }
        panic!("this goes on for ever");
    }

    /// A's next assistants go there, everybody else's to the center.
    #[track_caller]
    pub(crate) fn place_for_a(&mut self, deeds: &[&str]) {
        for deed in deeds {
            self.go_on(&[], |step| step == Step::Place(Seat(0)));
            self.say(&format!("A place {deed}"));
        }
        self.place_rest();
    }

    /// A lays down the assistant there, as soon as it is A's turn; the others decline.
    #[track_caller]
    pub(crate) fn lay_for_a(&mut self, deed: &str) {
        self.go_on(&[], |step| step == Step::Act(Seat(0)));
        self.say(&format!("A lay {deed}"));
    }

    /// All assistants still to be placed go to the center.
    #[track_caller]
    pub(crate) fn place_rest(&mut self) {
        self.go_on(&[], |step| !matches!(step, Step::Place(_)));
    }

    /// Everybody declines what is left, until the next round or the end.
    #[track_caller]
    pub(crate) fn next_round(&mut self, wishes: &[&str]) {
        self.go_on(wishes, |step| matches!(step, Step::Place(_) | Step::Over));
    }
}

/// Options with the files below at hand.
pub(crate) fn options(text: &str) -> Options {
    Options::read(text, &files()).unwrap()
}

/// `rich.toml`: every level is 12, in `lavish.toml` 20. `short.toml`: tracks of three spaces.
/// `four.toml`: every level is 4.
/// `yellow.csv`: all paintings are yellow, but for one blue cell on the last of each picture.
pub(crate) fn files() -> BTreeMap<String, String> {
    let board = Board::standard().to_toml();
    let track = |levels: &str| {
        let is_track =
            |line: &str| ["tube =", "palette =", "brush ="].iter().any(|it| line.starts_with(it));
        let changed = |line: &str| match line.split_once('=') {
            Some((name, _)) if is_track(line) => format!("{name}= {levels}"),
            _ => line.to_owned(),
        };
        board.lines().map(changed).collect::<Vec<_>>().join("\n")
    };
    let short = track("[5, 6, 6]")
        .replace("bonus-space = 6", "bonus-space = 2")
        .replace("last-space = 9", "last-space = 3");
    let file = |name: &str, text: String| (name.to_owned(), text);
    BTreeMap::from([
        file("rich.toml", track("[12, 12, 12, 12, 12, 12, 12, 12, 12]")),
        file("short.toml", short),
        file("lavish.toml", track("[20, 20, 20, 20, 20, 20, 20, 20, 20]")),
        file("four.toml", track("[4, 4, 4, 4, 4, 4, 4, 4, 4]")),
        file("yellow.csv", yellow()),
    ])
}

fn yellow() -> String {
    let standard = Paintings::standard().to_csv();
    let line = |(at, line): (usize, &str)| {
        let fields: Vec<&str> = line.split(',').collect();
        let last = if at % 4 == 0 { "YYB" } else { "YYY" };
        match at {
            0 => line.to_owned(),
            _ => format!("{},{},{},YYY,YYY,{last}", fields[0], fields[1], fields[2]),
        }
    };
    standard.lines().enumerate().map(line).collect::<Vec<_>>().join("\n")
}

/// A table after the set-up, luck and choices as wished where they are, else the first possible.
#[track_caller]
pub(crate) fn opened(seats: u8, text: &str, wishes: &[&str]) -> Play {
    let mut play = Play(Table::open(seats, options(text)).unwrap());
    play.go_on(wishes, |step| matches!(step, Step::Place(_)));
    play
}

/// A table before anything has happened.
#[track_caller]
pub(crate) fn fresh(seats: u8, text: &str) -> Play {
    Play(Table::open(seats, options(text)).unwrap())
}
