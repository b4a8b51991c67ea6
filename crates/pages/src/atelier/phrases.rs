//! Words for what lies on a table of Atelier: cards, costs, objectives.

use atelier::{Card, Cards, Color, Deck, Kind, Objective, Studio};
use tongues::Tongue;

use crate::words;

/// `blank-07`: what a card is called.
pub(super) fn name(card: Card, tongue: Tongue) -> String {
    let number = format!("{:02}", card.number());
    tongue.tell(&format!("at-card-{}", card.kind().name()), &[("number", number.into())])
}

/// `blank-07 (cyan)`, `drawn-04 (night, yellow)` or `joker-01`.
pub(super) fn card(deck: Deck, card: Card, tongue: Tongue) -> String {
    with(card, &looks(deck, card, tongue), tongue)
}

/// The same with what it costs: `blank-07 (cyan, costs WK)`.
pub(super) fn priced(deck: Deck, card: Card, tongue: Tongue) -> String {
    let mut looks = looks(deck, card, tongue);
    looks.push(tongue.tell("at-costing", &[("cost", cost(deck, card, tongue).into())]));
    with(card, &looks, tongue)
}

fn with(card: Card, what: &[String], tongue: Tongue) -> String {
    match card.kind() {
        Kind::Joker => name(card, tongue),
        Kind::Blank | Kind::Drawn | Kind::Painted => {
            format!("{} ({})", name(card, tongue), what.join(", "))
        }
    }
}

fn looks(deck: Deck, card: Card, tongue: Tongue) -> Vec<String> {
    let about = deck.subject(card).map(|it| subject(it, tongue));
    about.into_iter().chain([color(deck.gives(card), tongue)]).collect()
}

/// The letters of a cost, or that there is none.
pub(super) fn cost(deck: Deck, card: Card, tongue: Tongue) -> String {
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
fn mixed(name: &str, tongue: Tongue) -> String {
    match name {
        "red" | "green" | "blue" => tongue.say(&format!("at-color-{name}")),
        _ => name.to_owned(),
    }
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

/// The subjects of these canvases, in the order of the alphabet.
pub(super) fn subjects(deck: Deck, cards: Cards, tongue: Tongue) -> Vec<String> {
    let mut all: Vec<String> =
        cards.iter().filter_map(|it| deck.subject(it)).map(|it| subject(it, tongue)).collect();
    all.sort_unstable();
    all
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

/// A canvas of a palette with what became of it: `painted-02 (night, magenta), a fake, turned`.
pub(super) fn laid(studio: &Studio, it: Card, tongue: Tongue) -> String {
    let worth = match it.kind() {
        Kind::Painted if studio.fakes.contains(it) => Some("at-a-fake"),
        Kind::Painted => Some("at-the-original"),
        Kind::Blank | Kind::Drawn | Kind::Joker => None,
    };
    let turned = studio.turned.contains(it).then_some("at-turned");
    let marks = worth.into_iter().chain(turned).map(|key| format!(", {}", tongue.say(key)));
    card(studio.deck, it, tongue) + &marks.collect::<String>()
}

/// `blank-07, blank-08 and joker-01`.
pub(super) fn list(cards: Cards, tongue: Tongue) -> String {
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
