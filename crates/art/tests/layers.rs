//! Tests that the strips of swatches cover one another as the rules count them (CV-3.4).

use art::canvas as cv;
use canvas::{Background, Card, Deck, Element, Swatch, components::Icon};
use roxmltree::Document;

/// The shapes at each swatch of a strip, with whether they are paint or only the mark of an empty place.
fn swatch_shapes(picture: &art::Svg) -> Vec<(String, bool)> {
    let text = picture.file();
    let document = Document::parse(&text).expect("it is sound");
    let strokes = document.descendants().filter(|node| node.attribute("stroke-width") == Some("5"));
    let filled = |node: &roxmltree::Node<'_, '_>| node.attribute("stroke-dasharray").is_none();
    strokes
        .filter(|node| node.attribute("fill").is_some())
        .map(|node| (node.attribute("d").expect("a path").to_owned(), filled(&node)))
        .collect()
}

#[test]
fn a_filled_swatch_has_the_shape_of_its_place_and_covers_it() {
    let deck = Deck::standard();
    let bare = swatch_shapes(&cv::strip(canvas::Icons::default()));
    assert_eq!(bare.len(), 5);
    assert!(bare.iter().all(|(_, filled)| !filled));
    for card in deck.cards().iter() {
        let shapes = swatch_shapes(&cv::strip(deck.icons(card)));
        assert_eq!(shapes.len(), 5);
        for (outline, filled) in shapes {
            let place =
                bare.iter().position(|(it, _)| *it == outline).expect("a place of the strip");
            let icons = deck.icons(card).at(Swatch::ALL[place]).count();
            assert_eq!(filled, icons > 0, "card {} swatch {place}", card.number());
        }
    }
}

#[test]
fn a_painting_shows_what_the_rules_count_in_every_order() {
    let deck = Deck::standard();
    let all: Vec<Card> = deck.cards().iter().collect();
    for (i, cards) in all.windows(3).enumerate() {
        let &[a, b, c] = cards else { unreachable!("three at a time") };
        for order in [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]] {
            assert_eq!(cv::seen(deck, &order), deck.layered(order));
            if i % 10 == 0 {
                let painting = cv::painting(deck, Background(3), &order).body;
                assert!(painting.ends_with(&cv::strip(deck.layered(order)).body));
            }
        }
    }
}

#[test]
fn motifs_lie_in_the_order_of_the_cards() {
    let deck = Deck::standard();
    let cards = [3, 14, 59].map(|number| Card::new(number).expect("it is in the box"));
    let painting = cv::painting(deck, Background(1), &cards).body;
    let places = cards.map(|card| painting.find(&cv::motif(card).body).expect("the whole motif"));
    assert!(places.is_sorted());
    assert!(painting.starts_with(&cv::background(Background(1)).body));
}

/// The number of visible icons in a picture is that of the rules. Icons are counted by their disks of paper; a
/// drop has one more, its glint.
#[test]
fn a_strip_shows_as_many_icons_as_the_card() {
    let deck = Deck::standard();
    for card in deck.cards().iter() {
        let icons = Swatch::ALL.iter().flat_map(|swatch| deck.icons(card).at(*swatch));
        let papers = icons.map(|icon| match icon {
            Icon::Element(Element::Hue) | Icon::Bonus(Element::Hue) => 2,
            Icon::Element(_) | Icon::Bonus(_) => 1,
        });
        let seen = cv::strip(deck.icons(card)).body.matches("<path fill=\"#fbf6ea\" d=").count();
        assert_eq!(seen, papers.sum::<usize>(), "card {}", card.number());
    }
}
