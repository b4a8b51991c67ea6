//! Everything that hangs on the wall: is it there, is it sound, is it small, is it the same as ever?

use std::collections::{BTreeMap, HashSet};

use art::{Address, canvas as cv, paris::wheel};
use canvas::{Background, Card, Deck};
use colors_of_paris::components::SECTORS;
use expect_test::expect_file;

/// What a picture may weigh in bytes, uncompressed. A page shows a few dozen, each sent once.
fn bound(address: &Address) -> usize {
    match address {
        Address::Motif(_) => 17_000,
        Address::Background(_) => 15_000,
        Address::Picture(_) => 40_000,
        Address::Tile(..) => 9_000,
        Address::Canvas(..) | Address::Fake(_) => 24_000,
        Address::Painter(_) => 16_000,
        Address::CardBack
        | Address::Inspiration
        | Address::Objective(_)
        | Address::Board(_)
        | Address::Sketch(_) => 20_000,
        Address::Strip(_)
        | Address::Ribbon(_)
        | Address::Condition(_)
        | Address::Wheel(_)
        | Address::Hub
        | Address::Cube(_)
        | Address::Deed(_)
        | Address::Tool(_)
        | Address::Prestige(..)
        | Address::Bonus(_)
        | Address::Assistant(..)
        | Address::Sign
        | Address::Mark(..) => 4_500,
    }
}

#[test]
fn every_picture_is_sound_and_small() {
    let mut heavy = Vec::new();
    for address in Address::all() {
        let text = address.draw().file();
        let document =
            roxmltree::Document::parse(&text).unwrap_or_else(|e| panic!("{address}: {e}"));
        for node in document.descendants().filter(roxmltree::Node::is_element) {
            let name = node.tag_name().name();
            assert!(["svg", "g", "path", "circle"].contains(&name), "{address}: {name}");
            for attribute in node.attributes() {
                assert!(!["id", "style", "href"].contains(&attribute.name()), "{address}");
            }
        }
        if text.len() > bound(&address) {
            heavy.push(format!("{address} {}", text.len()));
        }
    }
    assert!(heavy.is_empty(), "{heavy:#?}");
}

#[test]
fn every_address_is_read_as_it_is_written() {
    let all = Address::all();
    let texts: HashSet<String> = all.iter().map(Address::to_string).collect();
    assert_eq!(
        texts.len(),
        all.iter().map(Address::to_string).collect::<Vec<_>>().len() - twins(&all)
    );
    for address in all {
        assert_eq!(Address::read(&address.to_string()), Some(address));
    }
    for wrong in [
        "",
        "canvas",
        "canvas/motif/0.svg",
        "canvas/motif/012.svg",
        "canvas/motif/129.svg",
        "canvas/background/21.svg",
        "canvas/motif/12",
        "canvas/strip/sx_T__.svg",
        "canvas/strip/xs_T___.svg",
        "canvas/strip/q____.svg",
        "paris/tile/monet/9/paint.svg",
        "paris/token/tube/7.svg",
        "paris/board/012.svg",
        "paris/wheel/abcdefghijkk.svg",
        "paris/wheel/abc.svg",
        "paris/board/012321012324.svg",
        "atelier/drawn/cow.svg",
        "mark/ribbon/../x.svg",
    ] {
        assert_eq!(Address::read(wrong), None, "{wrong}");
    }
}

/// Cards that are printed alike share a strip.
fn twins(all: &[Address]) -> usize {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for address in all {
        *counts.entry(address.to_string()).or_default() += 1;
    }
    for (text, count) in &counts {
        assert!(*count == 1 || text.starts_with("canvas/strip/"), "{text}");
    }
    counts.values().map(|count| count - 1).sum()
}

#[test]
fn no_two_cards_and_no_two_backgrounds_look_alike() {
    let motifs: HashSet<String> =
        Deck::standard().cards().iter().map(|card| cv::motif(card).body).collect();
    assert_eq!(motifs.len(), 60);
    let grounds: HashSet<String> = (1..=20).map(|n| cv::background(Background(n)).body).collect();
    assert_eq!(grounds.len(), 20);
}

#[test]
fn larger_decks_begin_again() {
    let [one, again] = [1, 61].map(|number| cv::motif(Card::new(number).expect("up to 128")).view);
    assert_eq!(one, again);
    assert!(!cv::motif(Card::new(128).expect("up to 128")).body.is_empty());
}

/// The same on every machine: a hash over all pictures of a kind.
#[test]
fn pictures_stay_as_they_are() {
    let mut kinds: BTreeMap<String, blake3::Hasher> = BTreeMap::new();
    for address in Address::all() {
        let text = address.to_string();
        let parts: Vec<&str> = text.trim_end_matches(".svg").split('/').collect();
        let kind = parts[..parts.len().min(2)].join("/");
        kinds.entry(kind).or_default().update(address.draw().file().as_bytes());
    }
    kinds
        .entry("wheel".to_owned())
        .or_default()
        .update(wheel::wheel(&wheel::PRINTED, 5).file().as_bytes());
    let hash = |hasher: &blake3::Hasher| hasher.finalize().to_hex()[..12].to_owned();
    let lines: Vec<String> =
        kinds.iter().map(|(kind, it)| format!("{kind} {}", hash(it))).collect();
    expect_file!["wall.txt"].assert_eq(&(lines.join("\n") + "\n"));
}

#[test]
fn the_wheel_turns_by_exact_steps() {
    for turned in 0..SECTORS {
        let text = wheel::wheel(&wheel::PRINTED, turned).file();
        assert!(text.contains(&format!("rotate({} 500 500)", turned * 30)), "{turned}");
        let document = roxmltree::Document::parse(&text).expect("it is sound");
        let upright =
            document.descendants().filter(|node| node.attribute("class") == Some("upright"));
        assert_eq!(upright.count(), SECTORS);
    }
    assert_eq!(wheel::wheel(&wheel::PRINTED, 12), wheel::wheel(&wheel::PRINTED, 0));
}

#[test]
fn spaces_lie_on_the_board_and_not_on_each_other() {
    let counts = [0, 1, 2, 3, 2, 1, 0, 1, 2, 3, 2, 1];
    let mut spots: Vec<[f64; 2]> = Vec::new();
    for (sector, count) in counts.into_iter().enumerate() {
        spots.extend((0..count).map(|index| wheel::space(sector, index, count)));
    }
    for (i, a) in spots.iter().enumerate() {
        let far = |b: &[f64; 2]| ((a[0] - b[0]).powi(2) + (a[1] - b[1]).powi(2)).sqrt();
        assert!((340.0..420.0).contains(&far(&[500.0, 500.0])));
        assert!(spots[i + 1..].iter().all(|b| far(b) > 2.0 * wheel::SPACE), "{a:?}");
    }
}
