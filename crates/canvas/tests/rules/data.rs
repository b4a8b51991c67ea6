//! Tests that the data files contain what is printed on the components (CV-1).

use std::collections::BTreeSet;

use canvas::{
    Condition, Deck, Element, PaintingTitle, Scenario, Swatch, Words, components::Icon, deck::Side,
};

/// CV-1.1: sixty cards, 34 of each element and 4 of each bonus icon; every pair of swatches is on
/// six cards; no swatch shows more than two icons.
#[test]
fn the_art_cards_are_as_printed() {
    let deck = Deck::standard();
    let cards: Vec<_> = deck.cards().iter().collect();
    assert_eq!(cards.len(), 60);
    let shown = |icon: Icon| {
        let swatches = cards.iter().flat_map(|card| Swatch::ALL.map(|swatch| (*card, swatch)));
        swatches.filter(|(card, swatch)| deck.icons(*card).shows(*swatch, icon)).count()
    };
    for element in Element::ALL {
        assert_eq!(shown(Icon::Element(element)), 34, "{element:?}");
        assert_eq!(shown(Icon::Bonus(element)), 4, "bonus {element:?}");
    }
    for (at, left) in Swatch::ALL.into_iter().enumerate() {
        for right in &Swatch::ALL[at + 1..] {
            let pair = 1 << left as u64 | 1 << *right as u64;
            let on = cards.iter().filter(|card| deck.icons(**card).filled() == pair).count();
            assert_eq!(on, 6, "{left:?} and {right:?}");
        }
    }
    for card in &cards {
        assert!(Swatch::ALL.iter().all(|swatch| deck.icons(*card).at(*swatch).count() <= 2));
    }
    assert_eq!(cards.iter().filter(|card| deck.side(**card) == Side::Left).count(), 30);
}

/// CV-1.1: a deck that is written as a file is read back unchanged.
#[test]
fn a_deck_reads_back() {
    let deck = Deck::standard();
    assert_eq!(Deck::read(&deck.to_csv()), Ok(deck));
}

/// CV-1.2: twelve scoring cards with rising tracks of three or four steps.
#[test]
fn the_tracks_rise() {
    for condition in Condition::ALL {
        let track = condition.track();
        assert!((3..=4).contains(&track.len()), "{}", condition.name());
        assert!(track.is_sorted_by(|a, b| a < b), "{}", condition.name());
        assert_eq!(Condition::named(condition.name()), Some(condition));
    }
}

/// CV-1.2, CV-5: the rulebook gives every track as the scoring cards print it.
#[test]
fn the_rules_tell_the_tracks() {
    let rules = game::Rulebook::read(<canvas::Canvas as game::Game>::TITLE.rules);
    for (n, condition) in (1..).zip(Condition::ALL) {
        let text = &rules.clause(&format!("CV-5.{n}")).expect("a clause for each").text;
        let told = text.split("Track: ").nth(1).expect("a track").trim_end_matches('.');
        let track: Vec<String> = condition.track().iter().map(u8::to_string).collect();
        assert_eq!(told, track.join(", "), "{}", condition.name());
        assert!(text.to_lowercase().starts_with(condition.name()), "{text}");
    }
}

/// CV-1.4: twenty backgrounds.
#[test]
fn the_backgrounds_are_counted() {
    let numbers: Vec<u8> = canvas::Backgrounds::ALL.iter().map(|it| it.0).collect();
    assert_eq!(numbers, (1..=20).collect::<Vec<_>>());
}

/// CV-7: the scoring cards of each scenario, in the order of their places.
#[test]
fn the_scenarios_name_their_cards() {
    let named = |it: Scenario| it.cards().iter().map(|it| it.name()).collect::<Vec<_>>().join(" ");
    let all = [
        ("CV-7.1", Scenario::Family, "composition variety"),
        ("CV-7.2", Scenario::Chill, ""),
        ("CV-7.3", Scenario::Synergy, "proximity space variety"),
        ("CV-7.4", Scenario::FirstGame, "variety repetition emphasis composition"),
        ("CV-7.5", Scenario::Balanced, "consistency emphasis hierarchy proportion"),
        ("CV-7.6", Scenario::NoElements, "composition consistency proportion symmetry"),
        ("CV-7.7", Scenario::EveryElement, "emphasis hierarchy repetition style"),
        ("CV-7.8", Scenario::Spatial, "movement proximity space symmetry"),
        ("CV-7.9", Scenario::Bonus, "hierarchy movement proportion style"),
    ];
    for (clause, scenario, cards) in all {
        assert_eq!(named(scenario), cards, "{clause}");
        assert_eq!(scenario.free_places(), if scenario == Scenario::Chill { 3 } else { 0 });
    }
}

/// CV-3.5: every card has a word of its own in every language, and a motif.
#[test]
fn every_card_has_its_word() {
    let (words, deck) = (Words::all(), Deck::standard());
    for adjective in &words.adjectives {
        let card = canvas::Card::new(adjective.card()).unwrap();
        assert_eq!((deck.side(card), words.motif(deck, card)), (Side::Left, &*adjective.motif));
    }
    for noun in &words.nouns {
        let card = canvas::Card::new(noun.card()).unwrap();
        assert_eq!((deck.side(card), words.motif(deck, card)), (Side::Right, &*noun.motif));
    }
    let titles: Vec<_> = deck.cards().iter().map(|card| words.word(deck, card)).collect();
    let tellings: [fn(&PaintingTitle) -> &str; 3] = [|it| &it.en, |it| &it.it, |it| &it.fr];
    for told in tellings {
        assert_eq!(titles.iter().map(told).collect::<BTreeSet<_>>().len(), 60);
    }
    let motifs = deck.cards().iter().map(|card| words.motif(deck, card));
    assert_eq!(motifs.collect::<BTreeSet<_>>().len(), 60);
}
