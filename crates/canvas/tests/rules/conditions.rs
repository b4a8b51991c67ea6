//! Tests of the twelve conditions (CV-5): each on small examples, and all of them on every possible painting
//! against a slow and plain second implementation.

use canvas::{Condition, Deck, Icons, Swatch, components::Icon, conditions};

use crate::plainly::{self, Painting};
use crate::script::card;

/// Reads icons, swatch by swatch: `h` hue, `s` shape, `x` texture, `o` tone, capitals for bonus icons.
fn icons(swatches: [&str; 5]) -> Icons {
    let mut icons = Icons::default();
    for (swatch, letters) in Swatch::ALL.into_iter().zip(swatches) {
        for letter in letters.chars() {
            let element = plainly::element(letter.to_ascii_lowercase());
            let bonus = letter.is_ascii_uppercase();
            let icon = if bonus { Icon::Bonus(element) } else { Icon::Element(element) };
            icons = icons.with(swatch, icon);
        }
    }
    icons
}

#[track_caller]
fn check(condition: Condition, examples: &[([&str; 5], u8)]) {
    for (swatches, met) in examples {
        assert_eq!(condition.met(icons(*swatches)), *met, "{} {swatches:?}", condition.name());
    }
}

/// CV-5.1: a swatch with only a bonus icon counts as filled.
#[test]
fn composition() {
    let full = (["h", "S", "x", "o", "so"], 1);
    check(Condition::Composition, &[full, (["h", "", "x", "o", "so"], 0)]);
}

/// CV-5.2: Consistency needs exactly six elements; bonus icons are not elements.
#[test]
fn consistency() {
    let six = (["hs", "xo", "hs", "X", ""], 1);
    check(Condition::Consistency, &[six, (["hs", "xo", "hs", "x", ""], 0), (["hs"; 5], 0)]);
}

/// CV-5.3: Emphasis needs exactly one hue.
#[test]
fn emphasis() {
    let examples = [(["h", "s", "", "", "H"], 1), (["h", "", "", "h", ""], 0), ([""; 5], 0)];
    check(Condition::Emphasis, &examples);
}

/// CV-5.4: for Hierarchy, tone may tie for the most frequent element, but there must be a tone.
#[test]
fn hierarchy() {
    let examples = [
        (["o", "h", "s", "x", ""], 1),
        (["o", "h", "h", "", ""], 0),
        (["o", "ho", "h", "", ""], 1),
        ([""; 5], 0),
    ];
    check(Condition::Hierarchy, &examples);
}

/// CV-5.5: for Movement, an element in five swatches in a row counts once; two elements can count twice.
#[test]
fn movement() {
    let examples = [
        (["h", "h", "h", "h", "h"], 1),
        (["", "s", "s", "s", ""], 1),
        (["hs", "hs", "hs", "", ""], 2),
        (["h", "hs", "hs", "s", ""], 2),
        (["h", "h", "", "h", "h"], 0),
        (["h", "h", "H", "", ""], 0),
        // A run must not wrap from one element's last swatch to the next one's first.
        (["s", "s", "", "", "h"], 0),
    ];
    check(Condition::Movement, &examples);
}

/// CV-5.6: for Proximity, icons in the same swatch are not adjacent, and each icon is used once.
#[test]
fn proximity() {
    let examples = [
        (["xo", "", "", "", ""], 0),
        (["x", "o", "", "", ""], 1),
        (["x", "o", "x", "", ""], 1),
        (["xo", "xo", "", "", ""], 2),
        (["o", "x", "o", "x", ""], 2),
        (["xo", "xo", "xo", "xo", ""], 4),
    ];
    check(Condition::Proximity, &examples);
}

/// CV-5.7: for Proportion, three and two of two elements count, and so do five of one element.
#[test]
fn proportion() {
    let examples = [
        (["h", "h", "h", "s", "s"], 1),
        (["h", "h", "h", "h", "h"], 1),
        (["h", "h", "h", "h", "s"], 0),
        (["hs", "hs", "h", "", ""], 1),
        (["hs", "hs", "", "", ""], 0),
        (["hs", "hs", "hs", "s", "s"], 1),
    ];
    check(Condition::Proportion, &examples);
}

/// CV-5.8: Repetition counts pairs of shapes.
#[test]
fn repetition() {
    let examples = [
        (["s", "", "", "", ""], 0),
        (["s", "", "", "", "s"], 1),
        (["s", "s", "s", "", "S"], 1),
        (["s", "s", "s", "s", "s"], 2),
    ];
    check(Condition::Repetition, &examples);
}

/// CV-5.9: for Space, the two icons are neither in adjacent swatches nor in the same one. In the fourth
/// example, pairing from the left would join the first hue with the first shape and leave two icons that are
/// adjacent.
#[test]
fn space() {
    let examples = [
        (["h", "s", "", "", ""], 0),
        (["hs", "", "", "", ""], 0),
        (["h", "", "s", "", ""], 1),
        (["h", "", "s", "s", "h"], 2),
        (["h", "h", "", "s", "s"], 2),
        (["hs", "", "hs", "", "hs"], 3),
    ];
    check(Condition::Space, &examples);
}

/// CV-5.10: Style counts sets of three textures.
#[test]
fn style() {
    let examples = [(["x", "x", "", "", ""], 0), (["x", "", "x", "", "x"], 1), (["x"; 5], 1)];
    check(Condition::Style, &examples);
}

/// CV-5.11: Symmetry counts once for each element and each pair of mirrored swatches; the green swatch has no
/// mirror.
#[test]
fn symmetry() {
    let examples = [
        (["hs", "", "", "", "hs"], 2),
        (["h", "s", "", "s", "h"], 2),
        (["hs", "xo", "", "xo", "hs"], 4),
        (["h", "s", "x", "h", "s"], 0),
        (["", "", "x", "", ""], 0),
        // A swatch must not mirror the next element's.
        (["", "h", "", "", "s"], 0),
    ];
    check(Condition::Symmetry, &examples);
}

/// CV-5.12: Variety counts complete sets of four elements.
#[test]
fn variety() {
    let examples = [
        (["h", "s", "x", "o", ""], 1),
        (["hs", "xo", "hs", "xo", ""], 2),
        (["hs", "xo", "hs", "x", "O"], 1),
        (["hs", "x", "", "", "O"], 0),
    ];
    check(Condition::Variety, &examples);
}

/// CV-3.4, CV-3.6, CV-5: all ordered paintings of three of the sixty cards score as in the second
/// implementation.
#[test]
fn every_painting_there_is() {
    let deck = Deck::standard();
    let plain = plainly::cards();
    let mut seen = 0_u32;
    for bottom in 1..=60_u8 {
        for middle in (1..=60).filter(|it| *it != bottom) {
            for top in (1..=60).filter(|it| *it != bottom && *it != middle) {
                let icons = deck.layered([bottom, middle, top].map(card));
                let painting = Painting::of([bottom, middle, top].map(|it| &plain[&it]));
                for condition in Condition::ALL {
                    let (fast, slow) = (condition.met(icons), painting.met(condition));
                    assert_eq!(fast, slow, "{bottom} {middle} {top} {}", condition.name());
                }
                assert_eq!(conditions::bonus(icons), painting.bonus(), "{bottom} {middle} {top}");
                seen += 1;
            }
        }
    }
    assert_eq!(seen, 205_320);
}

/// CV-5.9: pairing each hue with the first shape that is far enough away gives a wrong result for some
/// paintings; this is why pairs are a maximum matching.
#[test]
fn greedy_pairs_go_wrong() {
    let plain = plainly::cards();
    let ids: Vec<u8> = (1..=60).collect();
    let triples =
        ids.iter().flat_map(|a| ids.iter().flat_map(|b| ids.iter().map(|c| [*a, *b, *c])));
    let wrong = triples
        .filter(|[a, b, c]| a != b && b != c && a != c)
        .map(|layers| Painting::of(layers.map(|it| &plain[&it])))
        .filter(|it| it.space_paired_greedily() != it.met(Condition::Space))
        .count();
    assert_eq!(wrong, 1447);
}
