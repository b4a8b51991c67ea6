//! Scripts of Atelier: tables that are laid out by the lines of a record, with decks made for a test.

use atelier::{Atelier, Card, Cards, Chance, Options, Step};
use game::{Event, File, Game, Seat, Turn};

/// A table of Atelier that plays lines of a record.
pub(crate) type Script = conformance::Script<Atelier>;

/// Questions of the Atelier tests about the position of a script.
pub(crate) trait AtelierScript {
    /// The step that the table waits for.
    fn step(&self) -> Step;
    /// The names of the cards that `seat` holds.
    fn hand(&self, seat: u8) -> Vec<String>;
    /// The names of the canvases that `seat` has laid down.
    fn palette(&self, seat: u8) -> Vec<String>;
    /// The names of the discards.
    fn discards(&self) -> Vec<String>;
    /// The names of the canvases that are turned.
    fn turned(&self) -> Vec<String>;
    /// Plays a turn of `seat` in which both cards come from the deck, and the highest cards are discarded.
    fn idle(&mut self, seat: u8);
}

impl AtelierScript for Script {
    fn step(&self) -> Step {
        self.view().studio.step
    }

    fn hand(&self, seat: u8) -> Vec<String> {
        names(self.view_of(seat).hands[usize::from(seat)].cards)
    }

    fn palette(&self, seat: u8) -> Vec<String> {
        names(self.view().studio.palette(Seat(seat)))
    }

    fn discards(&self) -> Vec<String> {
        names(self.view().studio.discards)
    }

    fn turned(&self) -> Vec<String> {
        names(self.view().studio.turned)
    }

    #[track_caller]
    fn idle(&mut self, seat: u8) {
        self.settle();
        assert_eq!(self.asked(), Some(Seat(seat)), "whose turn is it?");
        for _ in 0..2 {
            if self.actions(seat).contains(&"draw deck".to_owned()) {
                self.play(&format!("{} draw deck", Seat(seat)));
                self.settle();
            }
        }
        while matches!(self.step(), Step::Trim(_)) {
            let last = self.actions(seat).pop().unwrap();
            self.play(&format!("{} {last}", Seat(seat)));
        }
        self.settle();
    }
}

/// A table after the set-up at which A begins. Each seat holds the cards that `hands` names for it,
/// filled up to what it is dealt with the last cards that nobody names; the ring shows `ring`.
#[track_caller]
pub(crate) fn opened(seats: u8, options: Options, hands: &[&str], ring: &str) -> Script {
    let named: Cards = hands.iter().chain([&ring]).flat_map(|it| cards(it)).collect();
    let mut script = Script::open(seats, options);
    script.play("luck start A");
    let mut hands: Vec<_> = hands.iter().map(|it| cards(it).into_iter()).collect();
    hands.resize(usize::from(seats), Vec::new().into_iter());
    let mut ring = cards(ring).into_iter();
    while script.game().turn() == Turn::Chance {
        let chances: Vec<Chance> =
            script.table().chances().iter().map(|(chance, _)| *chance).collect();
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
        script.table_mut().witness(Event::Chance(*chance)).unwrap();
    }
    script
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

/// Options with a custom deck: first `text`, the other options, then for each card of a type what it gives and
/// costs, `C` or `C:MM`; drawn and painted cards have their subject in front, `night/C:MM`.
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

/// A deck in short notation: for each type the cards as [`with_deck`] reads them.
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
