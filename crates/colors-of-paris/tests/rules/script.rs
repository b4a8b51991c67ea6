//! Scripts of Colors of Paris: tables that are laid out by the lines of a record, and files made for tests.

use std::collections::BTreeMap;

use colors_of_paris::{Board, ColorsOfParis, Options, Painter, Paintings, Pigment, Step};
use game::{Options as _, Seat};

/// A table of Colors of Paris that plays lines of a record.
pub(crate) type Script = conformance::Script<ColorsOfParis>;

/// What the tests of Colors of Paris ask of a position, and longer ways to play on.
pub(crate) trait ParisScript {
    /// The step that the table waits for.
    fn step(&self) -> Step;
    /// What lies before `seat`.
    fn painter(&self, seat: u8) -> Painter;
    /// The number of a pigment in the reserve of `seat`.
    fn count(&self, seat: u8, pigment: Pigment) -> u8;
    /// Plays until `done`: one of the `wishes` where it is legal, else the first line that declines, else the
    /// first of all.
    fn go_on(&mut self, wishes: &[&str], done: impl Fn(Step) -> bool);
    /// Places the next assistants of A on these actions of the board, and all others in the center.
    fn place_for_a(&mut self, deeds: &[&str]);
    /// Lays down the assistant of A on this action of the board as soon as it is A's turn; the others decline.
    fn lay_for_a(&mut self, deed: &str);
    /// Places all assistants that are still to be placed in the center.
    fn place_rest(&mut self);
    /// Plays to the next round or to the end; everybody declines unless one of the `wishes` is legal.
    fn next_round(&mut self, wishes: &[&str]);
}

impl ParisScript for Script {
    fn step(&self) -> Step {
        self.view().studio.step()
    }

    fn painter(&self, seat: u8) -> Painter {
        *self.view().studio.painter(Seat(seat))
    }

    fn count(&self, seat: u8, pigment: Pigment) -> u8 {
        self.painter(seat).reserve.count(pigment)
    }

    #[track_caller]
    fn go_on(&mut self, wishes: &[&str], done: impl Fn(Step) -> bool) {
        for _ in 0..1000 {
            if done(self.step()) {
                return;
            }
            let legal = self.legal_lines();
            let granted = legal.iter().find(|line| wishes.contains(&&***line));
            let declined = legal.iter().find(|line| line.contains(" decline "));
            let white = legal.iter().find(|line| line.ends_with(" place white"));
            let line = granted.or(declined).or(white).or(legal.first()).cloned();
            let Some(line) = line else { return };
            self.play(&line);
        }
        panic!("this goes on for ever");
    }

    #[track_caller]
    fn place_for_a(&mut self, deeds: &[&str]) {
        for deed in deeds {
            self.go_on(&[], |step| step == Step::Place(Seat(0)));
            self.play(&format!("A place {deed}"));
        }
        self.place_rest();
    }

    #[track_caller]
    fn lay_for_a(&mut self, deed: &str) {
        self.go_on(&[], |step| step == Step::Act(Seat(0)));
        self.play(&format!("A lay {deed}"));
    }

    #[track_caller]
    fn place_rest(&mut self) {
        self.go_on(&[], |step| !matches!(step, Step::Place(_)));
    }

    #[track_caller]
    fn next_round(&mut self, wishes: &[&str]) {
        self.go_on(wishes, |step| matches!(step, Step::Place(_) | Step::Over));
    }
}

/// Options that may name the files of [`files`].
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

/// A table after the set-up: the lines of `wishes` where they are legal, else the first legal ones.
#[track_caller]
pub(crate) fn opened(seats: u8, text: &str, wishes: &[&str]) -> Script {
    let mut script = Script::open(seats, options(text));
    script.go_on(wishes, |step| matches!(step, Step::Place(_)));
    script
}

/// A table before the first event.
#[track_caller]
pub(crate) fn fresh(seats: u8, text: &str) -> Script {
    Script::open(seats, options(text))
}
