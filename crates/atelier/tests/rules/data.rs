//! Tests that the data files contain what is in the box (AT-1).

use std::collections::BTreeMap;

use atelier::{Card, Color, Deck, Kind, Objective, Secondaries};

const FILE: &str = include_str!("../../data/atelier.toml");

fn table() -> toml::Table {
    FILE.parse().unwrap()
}

/// AT-1.1, AT-1.2: 40, 30, 25 and 10 cards; of each type as many give each color; five subjects with
/// six drawings and five paintings each; every color is asked for as often as the others.
#[test]
fn the_cards() {
    let deck = Deck::standard();
    let of = |kind: Kind| deck.cards().iter().filter(move |it| it.kind() == kind);
    let counts = [(Kind::Blank, 40), (Kind::Drawn, 30), (Kind::Painted, 25), (Kind::Joker, 10)];
    for (kind, count) in counts {
        assert_eq!(of(kind).count(), count, "{}", kind.name());
        if kind != Kind::Joker {
            for color in Color::ALL {
                let giving = of(kind).filter(|it| deck.gives(*it) == color).count();
                assert_eq!(giving, count / 5, "{} {}", kind.name(), color.name());
            }
        }
    }
    let mut subjects: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for card in deck.cards() {
        let Some(subject) = deck.subject(card).filter(|_| card.kind() != Kind::Joker) else {
            continue;
        };
        let (drawn, painted) = subjects.entry(subject).or_default();
        *drawn += usize::from(card.kind() == Kind::Drawn);
        *painted += usize::from(card.kind() == Kind::Painted);
    }
    assert_eq!(subjects.len(), 5);
    assert!(subjects.values().all(|it| *it == (6, 5)), "{subjects:?}");
    let asked = |letter: char, kind: Kind| -> usize {
        of(kind).map(|it| deck.cost(it).chars().filter(|it| *it == letter).count()).sum()
    };
    for kind in [Kind::Blank, Kind::Drawn] {
        let each: Vec<usize> = "CMYWK".chars().map(|letter| asked(letter, kind)).collect();
        assert!(each.iter().all(|it| *it == each[0]), "{} {each:?}", kind.name());
    }
    assert!(of(Kind::Blank).all(|it| (1..=2).contains(&deck.cost(it).len())));
    assert!(of(Kind::Drawn).all(|it| deck.cost(it).len() == 4));
    assert!(of(Kind::Painted).all(|it| deck.cost(it).len() == 5));
}

/// AT-1.1: a deck that is written as a file is read back unchanged.
#[test]
fn the_deck_reads_back() {
    let deck = Deck::standard();
    assert_eq!(deck.with_cards(&deck.to_csv()), Ok(deck));
    assert_eq!(deck.with_secondaries(Secondaries::read(FILE).unwrap()), Ok(deck));
    let again = Secondaries::read(&deck.secondaries().to_toml()).unwrap();
    assert_eq!(again, *deck.secondaries());
}

/// AT-1.1: no two canvases of the box are alike.
#[test]
fn no_twins_in_the_box() {
    let deck = Deck::standard();
    let mut seen = std::collections::BTreeSet::new();
    let print = |it: Card| (it.kind(), deck.subject(it), deck.gives(it), deck.cost(it));
    let canvases = deck.cards().iter().filter(|it| it.kind() != Kind::Joker);
    assert!(canvases.map(print).all(|it| seen.insert(it)));
}

/// AT-1.3: the data file mixes red, green and blue.
#[test]
fn the_secondary_colors() {
    let mixed = Deck::standard().secondaries().iter();
    let told: Vec<String> = mixed
        .map(|it| {
            format!("{} {} {}{}", it.letter, it.name, it.parts[0].letter(), it.parts[1].letter())
        })
        .collect();
    assert_eq!(told, ["B blue CM", "G green CY", "R red MY"]);
    let base = &table()["colors"]["base"];
    for color in Color::ALL {
        assert_eq!(base[&color.letter().to_string()].as_str(), Some(color.name()));
    }
}

/// AT-5.2, AT-2.1, AT-6.1: the numbers in the rulebook are those of the data file.
#[test]
fn the_numbers() {
    let table = table();
    for objective in Objective::ALL {
        let told = &table["objectives"][objective.name()];
        assert_eq!(told["needs"].as_integer(), i64::try_from(objective.needs()).ok());
        assert_eq!(told["points"].as_integer(), Some(i64::from(objective.points())));
    }
    for seats in 2..=5_u8 {
        let told = table["end"]["paintings"][&seats.to_string()].as_integer();
        assert_eq!(told, Some(i64::from(atelier::Options::default().settle(seats).paintings)));
    }
    let hands: Vec<i64> = table["hands"]["by-seat"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(toml::Value::as_integer)
        .collect();
    assert_eq!(hands, [5, 6, 6, 7, 7]);
}
