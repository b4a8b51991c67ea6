//! Words for what lies on a table of Atelier: cards, costs, objectives.
//!
//! People see cards and read what is on them; only the table as text calls a card by its name, since
//! there it has nothing else to be told apart by.

use std::collections::BTreeMap;

use atelier::{Card, Cards, Color, Deck, Kind, Objective, Studio};
use tongues::Tongue;

use crate::words;

/// `blank-07`: what a card is called in text.
pub(super) fn name(card: Card, tongue: Tongue) -> String {
    let number = format!("{:02}", card.number());
    tongue.tell(&format!("at-card-{}", card.kind().name()), &[("number", number.into())])
}

/// `a blank canvas`, `two drawings of “Night”`, `a joker`: so many cards that look like this one.
pub(super) fn so_many(deck: Deck, card: Card, count: usize, tongue: Tongue) -> String {
    let about = deck.subject(card).map_or_else(String::new, |it| subject(it, tongue));
    let told = [
        ("count", count.into()),
        ("number", words::number(tongue, i64::try_from(count).unwrap_or(i64::MAX)).into()),
        ("subject", words::capitalized(&about).into()),
    ];
    tongue.tell(&format!("at-a-{}", card.kind().name()), &told)
}

/// `a blank canvas (cyan)`, `a drawing of “Night” (yellow)` or `a joker`.
pub(super) fn card(deck: Deck, card: Card, tongue: Tongue) -> String {
    with(deck, card, 1, tongue)
}

fn with(deck: Deck, card: Card, count: usize, tongue: Tongue) -> String {
    let bare = so_many(deck, card, count, tongue);
    match card.kind() {
        Kind::Joker => bare,
        Kind::Blank | Kind::Drawn | Kind::Painted => {
            let gives = color(deck.gives(card), tongue);
            tongue.tell("at-with-color", &[("card", bare.into()), ("color", gives.into())])
        }
    }
}

/// The same with what it costs: `a blank canvas (cyan, costs white + black)`.
pub(super) fn priced(deck: Deck, card: Card, tongue: Tongue) -> String {
    let bare = so_many(deck, card, 1, tongue);
    match card.kind() {
        Kind::Joker => bare,
        Kind::Blank | Kind::Drawn | Kind::Painted => {
            let told = [
                ("card", bare.into()),
                ("color", color(deck.gives(card), tongue).into()),
                ("cost", price(deck, card, tongue).into()),
            ];
            tongue.tell("at-with-cost", &told)
        }
    }
}

/// `blue + 2 white + black`: a cost in words, or that there is none.
fn price(deck: Deck, card: Card, tongue: Tongue) -> String {
    match deck.cost(card) {
        free if free.is_empty() => tongue.say("at-nothing"),
        cost => letters(deck, &cost, tongue),
    }
}

/// Colors by their letters, each once with how often it is there: `cyan + 2 white`.
pub(super) fn letters(deck: Deck, all: &str, tongue: Tongue) -> String {
    let is_first = |(at, letter): &(usize, char)| all.find(*letter) == Some(*at);
    let told = all.char_indices().filter(is_first).map(|(_, letter)| {
        let count = all.chars().filter(|it| *it == letter).count();
        let called = called(deck, letter);
        let known = if is_ours(&called) { &*called } else { "other" };
        let told = [("count", count.into()), ("color", known.into()), ("name", (&*called).into())];
        tongue.tell("at-units", &told)
    });
    told.collect::<Vec<String>>().join(" + ")
}

/// What the color with this letter is called in files.
fn called(deck: Deck, letter: char) -> String {
    let mixed = || deck.secondaries().iter().find(|it| it.letter == letter).map(|it| &it.name);
    match Color::of_letter(letter) {
        Some(color) => color.name().to_owned(),
        None => mixed().map_or_else(|| letter.to_string(), Clone::clone),
    }
}

/// Whether a color is one of the box; another is called as its file calls it.
fn is_ours(name: &str) -> bool {
    let is_mixed = matches!(name, "red" | "green" | "blue");
    is_mixed || Color::ALL.iter().any(|it| it.name() == name)
}

/// The letters of a cost, or that there is none.
fn cost(deck: Deck, card: Card, tongue: Tongue) -> String {
    match deck.cost(card) {
        free if free.is_empty() => tongue.say("at-nothing"),
        cost => cost,
    }
}

/// The name of a color.
pub(super) fn color(color: Color, tongue: Tongue) -> String {
    tongue.say(&format!("at-color-{}", color.name()))
}

/// The name of a mixed color; one of one's own is called as its file calls it.
pub(super) fn mixed(name: &str, tongue: Tongue) -> String {
    if is_ours(name) { tongue.say(&format!("at-color-{name}")) } else { name.to_owned() }
}

/// The name of a subject; one of one's own is called as its file calls it.
pub(super) fn subject(name: &str, tongue: Tongue) -> String {
    match name {
        "night" | "scream" | "wave" | "grid" | "apples" => {
            tongue.say(&format!("at-subject-{name}"))
        }
        _ => name.to_owned(),
    }
}

/// The subjects of these canvases, in the order of the alphabet: `2 × Apples`, `Grid`.
pub(super) fn subjects(deck: Deck, cards: Cards, tongue: Tongue) -> Vec<String> {
    let mut count = BTreeMap::new();
    for name in cards.iter().filter_map(|it| deck.subject(it)) {
        *count.entry(words::capitalized(&subject(name, tongue))).or_insert(0) += 1;
    }
    let told = |(name, many)| if many == 1 { name } else { format!("{many} × {name}") };
    count.into_iter().map(told).collect()
}

/// The cells of a line about a card: name, subject, what it gives, what it costs.
pub(super) fn cells(deck: Deck, card: Card, tongue: Tongue) -> [String; 4] {
    let called = name(card, tongue);
    match card.kind() {
        Kind::Joker => [called, String::new(), tongue.say("at-joker"), String::new()],
        Kind::Blank | Kind::Drawn | Kind::Painted => [
            called,
            deck.subject(card).map_or_else(String::new, |it| subject(it, tongue)),
            color(deck.gives(card), tongue),
            cost(deck, card, tongue),
        ],
    }
}

/// A canvas of a palette with what became of it: `a painting of “Night” (magenta), a fake, turned`.
pub(super) fn laid(studio: &Studio, it: Card, tongue: Tongue) -> String {
    card(studio.deck, it, tongue) + &marks(studio, it, tongue)
}

/// The same in text: `painted-02 (night, magenta), a fake, turned`.
pub(super) fn laid_by_name(studio: &Studio, it: Card, tongue: Tongue) -> String {
    let about = studio.deck.subject(it).map(|it| subject(it, tongue));
    let looks: Vec<String> =
        about.into_iter().chain([color(studio.deck.gives(it), tongue)]).collect();
    format!("{} ({}){}", name(it, tongue), looks.join(", "), marks(studio, it, tongue))
}

fn marks(studio: &Studio, it: Card, tongue: Tongue) -> String {
    let worth = match it.kind() {
        Kind::Painted if studio.fakes.contains(it) => Some("at-a-fake"),
        Kind::Painted => Some("at-the-original"),
        Kind::Blank | Kind::Drawn | Kind::Joker => None,
    };
    let turned = studio.turned.contains(it).then_some("at-turned");
    worth.into_iter().chain(turned).flat_map(|key| [", ".to_owned(), tongue.say(key)]).collect()
}

/// `two blank canvases (cyan) and a joker`.
pub(super) fn list(deck: Deck, cards: Cards, tongue: Tongue) -> String {
    let mut kinds: Vec<(String, Card, usize)> = Vec::new();
    for it in cards {
        let looks = card(deck, it, tongue);
        match kinds.iter_mut().find(|(other, ..)| *other == looks) {
            Some((_, _, count)) => *count += 1,
            None => kinds.push((looks, it, 1)),
        }
    }
    let told: Vec<String> =
        kinds.into_iter().map(|(_, it, count)| with(deck, it, count, tongue)).collect();
    words::list(tongue, &told)
}

/// `a blank canvas`, whatever it gives.
pub(super) fn bare(deck: Deck, card: Card, tongue: Tongue) -> String {
    so_many(deck, card, 1, tongue)
}

/// `blank-07, blank-08 and joker-01`.
pub(super) fn list_by_name(cards: Cards, tongue: Tongue) -> String {
    let names: Vec<String> = cards.iter().map(|it| name(it, tongue)).collect();
    words::list(tongue, &names)
}

/// What an objective asks for (AT-5.2).
pub(super) fn objective(objective: Objective, tongue: Tongue) -> String {
    tongue.say(&format!("at-objective-{}", objective.name()))
}

/// What the letters in costs stand for (AT-1.2, AT-1.3).
pub(super) fn legend(deck: Deck, tongue: Tongue) -> String {
    let base = Color::ALL.map(|it| format!("{} {}", it.letter(), color(it, tongue)));
    let mixed = deck.secondaries().iter().map(|it| {
        let [one, other] = it.parts.map(Color::letter);
        format!("{} {} = {one} + {other}", it.letter, mixed(&it.name, tongue))
    });
    base.into_iter().chain(mixed).collect::<Vec<_>>().join(", ") + "."
}
