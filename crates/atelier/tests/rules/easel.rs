//! A table laid out by hand, for tests that tell a position as the events that lead to it.

use atelier::{Atelier, Card, Cards, Chance, Options, Step, View};
use game::{Event, File, Game, Seat, Table, Turn, Viewer, record};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// A table that is spoken to in the lines of a record.
pub(crate) struct Easel(pub(crate) Table<Atelier>);

impl Easel {
    /// Plays a line that must be legal.
    #[track_caller]
    pub(crate) fn say(&mut self, line: &str) {
        if let Err(why) = self.try_say(line) {
            panic!("{line}: {why}");
        }
    }

    /// Plays several lines; between them luck falls as it likes.
    #[track_caller]
    pub(crate) fn say_all(&mut self, lines: &[&str]) {
        for line in lines {
            if !line.starts_with("luck") {
                self.settle();
            }
            self.say(line);
        }
    }

    /// Plays a line, or tells why not, clause included.
    pub(crate) fn try_say(&mut self, line: &str) -> Result<(), String> {
        let event = record::event::<Atelier>(line).map_err(|it| it.to_string())?;
        self.0.witness(event).map_err(|it| it.to_string())
    }

    /// The refusal of a line.
    #[track_caller]
    pub(crate) fn refusal(&mut self, line: &str) -> String {
        self.try_say(line).expect_err(line)
    }

    pub(crate) fn game(&self) -> &Atelier {
        self.0.game()
    }

    pub(crate) fn view(&self) -> View {
        self.game().view(Viewer::Public)
    }

    pub(crate) fn seen_by(&self, seat: u8) -> View {
        self.game().view(Viewer::Seat(Seat(seat)))
    }

    pub(crate) fn step(&self) -> Step {
        self.view().studio.step
    }

    pub(crate) fn hand(&self, seat: u8) -> Vec<String> {
        names(self.seen_by(seat).hands[usize::from(seat)].cards)
    }

    pub(crate) fn palette(&self, seat: u8) -> Vec<String> {
        names(self.view().studio.palette(Seat(seat)))
    }

    pub(crate) fn discards(&self) -> Vec<String> {
        names(self.view().studio.discards)
    }

    pub(crate) fn turned(&self) -> Vec<String> {
        names(self.view().studio.turned)
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

    /// What `seat` may do that begins with `verb`.
    pub(crate) fn may(&self, seat: u8, verb: &str) -> Vec<String> {
        self.actions(seat).into_iter().filter(|it| it.starts_with(verb)).collect()
    }

    /// Lets luck fall as it likes.
    pub(crate) fn settle(&mut self) {
        self.0.settle(&mut Xoshiro256PlusPlus::seed_from_u64(7));
    }

    /// Both cards of a turn come from the deck, and the highest cards go.
    #[track_caller]
    pub(crate) fn idle(&mut self, seat: u8) {
        self.settle();
        assert_eq!(self.asked(), Some(Seat(seat)), "whose turn is it?");
        for _ in 0..2 {
            if self.actions(seat).contains(&"draw deck".to_owned()) {
                self.say(&format!("{} draw deck", Seat(seat)));
                self.settle();
            }
        }
        while matches!(self.step(), Step::Trim(_)) {
            let last = self.actions(seat).pop().unwrap();
            self.say(&format!("{} {last}", Seat(seat)));
        }
        self.settle();
    }
}

/// A table after the set-up at which A begins. Each seat holds the cards that `hands` names for it,
/// filled up to what it is dealt with the last cards that nobody names; the ring shows `ring`.
#[track_caller]
pub(crate) fn opened(seats: u8, options: Options, hands: &[&str], ring: &str) -> Easel {
    let named: Cards = hands.iter().chain([&ring]).flat_map(|it| cards(it)).collect();
    let mut easel = Easel(Table::open(seats, options).unwrap());
    easel.say("luck start A");
    let mut hands: Vec<_> = hands.iter().map(|it| cards(it).into_iter()).collect();
    hands.resize(usize::from(seats), Vec::new().into_iter());
    let mut ring = cards(ring).into_iter();
    while easel.game().turn() == Turn::Chance {
        let chances: Vec<Chance> = easel.0.chances().iter().map(|(chance, _)| *chance).collect();
        let wish = match chances[0] {
            Chance::Deal(seat, _) => hands[seat.idx()].next(),
            Chance::Ring(..) => ring.next(),
            Chance::Start(_) => unreachable!("A begins"),
        };
        let fits = |it: &&Chance| match wish {
            Some(card) => card_of(**it) == card,
            None => !named.contains(card_of(**it)),
        };
        let chance = chances.iter().rev().find(fits);
        let chance = chance.or(chances.last()).expect("there is a card");
        easel.0.witness(Event::Chance(*chance)).unwrap();
    }
    easel
}

fn card_of(chance: Chance) -> Card {
    match chance {
        Chance::Deal(_, card) | Chance::Ring(_, card) => card,
        Chance::Start(_) => unreachable!("a card"),
    }
}

/// The cards that a text names: `b1 d12 p3 j1` is short for `blank-01 drawn-12 painted-03 joker-01`.
pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

pub(crate) fn card(text: &str) -> Card {
    let (kind, number) = text.split_at(1);
    let kind = match kind {
        "b" => "blank",
        "d" => "drawn",
        "p" => "painted",
        _ => "joker",
    };
    format!("{kind}-{number}").parse().unwrap()
}

pub(crate) fn names(cards: Cards) -> Vec<String> {
    cards.iter().map(|it| it.to_string()).collect()
}

/// Options with a deck of one's own: `text` of the other options, then for each card of a type what
/// it gives and costs, `C` or `C:MM`; drawn and painted ones with their subject, `night/C:MM`.
pub(crate) fn with_deck(text: &str, deck: &Decked) -> Options {
    let mut lines = vec!["id,type,subject,gives,cost".to_owned()];
    let kinds = [("blank", deck.blank), ("drawn", deck.drawn), ("painted", deck.painted)];
    for (kind, cards) in kinds {
        for (at, print) in (1..).zip(cards.split_whitespace()) {
            let (subject, print) = print.split_once('/').unwrap_or(("", print));
            let (gives, cost) = print.split_once(':').unwrap_or((print, ""));
            lines.push(format!("{kind}-{at:02},{kind},{subject},{gives},{cost}"));
        }
    }
    lines.extend((1..=deck.jokers).map(|at| format!("joker-{at:02},joker,,*,")));
    let csv = lines.join("\n");
    options(&format!("{text} deck=my.csv"), &[("my.csv", &csv)]).unwrap()
}

/// A deck, told shortly.
#[derive(Default)]
pub(crate) struct Decked<'a> {
    pub(crate) blank: &'a str,
    pub(crate) drawn: &'a str,
    pub(crate) painted: &'a str,
    pub(crate) jokers: u8,
}

pub(crate) fn options(text: &str, files: &[(&str, &str)]) -> Result<Options, game::BadSetup> {
    let file = |(name, text): &(&str, &str)| File { name: (*name).into(), text: (*text).into() };
    let files: Vec<File> = files.iter().map(file).collect();
    game::Options::read(text, &files)
}

pub(crate) fn boxed(text: &str) -> Options {
    options(text, &[]).unwrap()
}
