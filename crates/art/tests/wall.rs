//! Tests of all pictures: they are well-formed, small, and unchanged.

use std::collections::{BTreeMap, HashSet};

use art::{PicturePath, canvas as cv, paris::wheel};
use canvas::{Background, Card, Deck};
use colors_of_paris::components::SECTORS;
use expect_test::expect_file;

/// The maximum size of this picture in bytes, uncompressed. A page shows a few dozen pictures, each downloaded
/// once.
fn bound(path: &PicturePath) -> usize {
    match path {
        PicturePath::Motif(_) => 17_000,
        PicturePath::Background(_) => 15_000,
        PicturePath::Picture(_) => 40_000,
        PicturePath::Tile(..) => 9_000,
        PicturePath::Canvas(..) | PicturePath::Fake(_) => 24_000,
        PicturePath::Painter(_) => 16_000,
        PicturePath::CardBack
        | PicturePath::Inspiration
        | PicturePath::Objective(_)
        | PicturePath::Board(_)
        | PicturePath::Sketch(_) => 20_000,
        PicturePath::Strip(_)
        | PicturePath::Ribbon(_)
        | PicturePath::Condition(_)
        | PicturePath::Wheel(_)
        | PicturePath::Hub
        | PicturePath::Cube(_)
        | PicturePath::Deed(_)
        | PicturePath::Tool(_)
        | PicturePath::Prestige(..)
        | PicturePath::Bonus(_)
        | PicturePath::Assistant(..)
        | PicturePath::Sign
        | PicturePath::Mark(..) => 4_500,
    }
}

#[test]
fn every_picture_is_sound_and_small() {
    let mut heavy = Vec::new();
    for path in PicturePath::all() {
        let text = path.draw().file();
        let document = roxmltree::Document::parse(&text).unwrap_or_else(|e| panic!("{path}: {e}"));
        for node in document.descendants().filter(roxmltree::Node::is_element) {
            let name = node.tag_name().name();
            assert!(["svg", "g", "path", "circle"].contains(&name), "{path}: {name}");
            for attribute in node.attributes() {
                assert!(!["id", "style", "href"].contains(&attribute.name()), "{path}");
            }
        }
        if text.len() > bound(&path) {
            heavy.push(format!("{path} {}", text.len()));
        }
    }
    assert!(heavy.is_empty(), "{heavy:#?}");
}

#[test]
fn every_address_is_read_as_it_is_written() {
    let all = PicturePath::all();
    let texts: HashSet<String> = all.iter().map(PicturePath::to_string).collect();
    assert_eq!(
        texts.len(),
        all.iter().map(PicturePath::to_string).collect::<Vec<_>>().len() - twins(&all)
    );
    for path in all {
        assert_eq!(PicturePath::read(&path.to_string()), Some(path));
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
        assert_eq!(PicturePath::read(wrong), None, "{wrong}");
    }
}

/// The number of repeated paths: cards that are printed alike share a strip.
fn twins(all: &[PicturePath]) -> usize {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for path in all {
        *counts.entry(path.to_string()).or_default() += 1;
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

/// The pictures of each kind have the same hash on every machine.
#[test]
fn pictures_stay_as_they_are() {
    let mut kinds: BTreeMap<String, blake3::Hasher> = BTreeMap::new();
    for path in PicturePath::all() {
        let text = path.to_string();
        let parts: Vec<&str> = text.trim_end_matches(".svg").split('/').collect();
        let kind = parts[..parts.len().min(2)].join("/");
        kinds.entry(kind).or_default().update(path.draw().file().as_bytes());
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
        assert!(spots[i + 1..].iter().all(|b| far(b) > 2.0 * wheel::SPACE_RADIUS), "{a:?}");
    }
}
