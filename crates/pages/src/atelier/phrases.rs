//! Words for what lies on a table of Atelier: cards, costs, objectives.

use atelier::{Card, Cards, Deck, Kind, Objective};

use crate::english;

/// `blank-07 (cyan)`, `drawn-04 (night, yellow)` or `joker-01`.
pub(super) fn card(deck: Deck, card: Card) -> String {
    with(card, &looks(deck, card))
}

/// The same with what it costs: `blank-07 (cyan, costs WK)`.
pub(super) fn priced(deck: Deck, card: Card) -> String {
    let mut looks = looks(deck, card);
    looks.push(format!("costs {}", cost(deck, card)));
    with(card, &looks)
}

fn with(card: Card, what: &[String]) -> String {
    match card.kind() {
        Kind::Joker => card.to_string(),
        Kind::Blank | Kind::Drawn | Kind::Painted => format!("{card} ({})", what.join(", ")),
    }
}

fn looks(deck: Deck, card: Card) -> Vec<String> {
    let subject = deck.subject(card).into_iter();
    subject.chain([deck.gives(card).name()]).map(str::to_owned).collect()
}

/// The letters of a cost, or that there is none.
pub(super) fn cost(deck: Deck, card: Card) -> String {
    match deck.cost(card) {
        free if free.is_empty() => "nothing".to_owned(),
        cost => cost,
    }
}

/// The cells of a line about a card: name, subject, what it gives, what it costs.
pub(super) fn cells(deck: Deck, card: Card) -> [String; 4] {
    match card.kind() {
        Kind::Joker => [card.to_string(), String::new(), "joker".to_owned(), String::new()],
        Kind::Blank | Kind::Drawn | Kind::Painted => [
            card.to_string(),
            deck.subject(card).unwrap_or_default().to_owned(),
            deck.gives(card).name().to_owned(),
            cost(deck, card),
        ],
    }
}

/// `blank-07, blank-08 and joker-01`.
pub(super) fn list(cards: Cards) -> String {
    let names: Vec<String> = cards.iter().map(|it| it.to_string()).collect();
    english::list(&names)
}

/// What an objective asks for (AT-5.2).
pub(super) fn objective(objective: Objective) -> &'static str {
    match objective {
        Objective::BlankCanvases => "seven blank canvases",
        Objective::DrawnCanvases => "three drawn canvases",
        Objective::PaintedCanvas => "a painted canvas",
        Objective::AllColors => "all five colors",
        Objective::OneColor => "one color on five canvases",
    }
}

/// What the letters in costs stand for (AT-1.2, AT-1.3).
pub(super) fn legend(deck: Deck) -> String {
    let base = "C cyan, M magenta, Y yellow, W white, K black".to_owned();
    let mixed = deck.secondaries().iter().map(|it| {
        format!("{} {} = {} + {}", it.letter, it.name, it.parts[0].letter(), it.parts[1].letter())
    });
    [base].into_iter().chain(mixed).collect::<Vec<_>>().join(", ") + "."
}
