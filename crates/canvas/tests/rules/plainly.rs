//! A second implementation of the conditions (CV-5), with lists instead of bits, which reads the data file
//! itself.

use std::collections::BTreeMap;

use canvas::{Condition, Element};

/// For each swatch, the names of its icons.
pub(crate) type Print = [Vec<String>; 5];

/// The cards by number, read without the crate's own reader.
pub(crate) fn cards() -> BTreeMap<u8, Print> {
    let file = include_str!("../../data/art-cards.csv");
    file.lines().skip(1).map(print).collect()
}

fn print(line: &str) -> (u8, Print) {
    let mut fields = line.split(',');
    let id = fields.next().unwrap().parse().unwrap();
    let swatches: Vec<Vec<String>> =
        fields.skip(1).map(|it| it.split('+').map(str::to_owned).collect()).collect();
    let named = |icons: Vec<String>| icons.into_iter().filter(|it| !it.is_empty()).collect();
    let swatches: Vec<Vec<String>> = swatches.into_iter().map(named).collect();
    (id, swatches.try_into().unwrap())
}

pub(crate) fn element(letter: char) -> Element {
    match letter {
        'h' => Element::Hue,
        's' => Element::Shape,
        'x' => Element::Texture,
        'o' => Element::Tone,
        _ => panic!("{letter} is no element"),
    }
}

/// The visible icons of three cards.
pub(crate) struct Painting(Print);

impl Painting {
    pub(crate) fn of(layers: [&Print; 3]) -> Painting {
        let topmost = |swatch: usize| layers.iter().rev().find(|print| !print[swatch].is_empty());
        Painting([0, 1, 2, 3, 4].map(|at| topmost(at).map_or(vec![], |print| print[at].clone())))
    }

    fn places(&self, icon: &str) -> Vec<i8> {
        (0..5)
            .filter(|at| self.0[usize::try_from(*at).unwrap()].iter().any(|it| it == icon))
            .collect()
    }

    fn count(&self, icon: &str) -> u8 {
        u8::try_from(self.places(icon).len()).unwrap()
    }

    pub(crate) fn bonus(&self) -> u8 {
        NAMES.iter().map(|it| self.count(&format!("bonus_{it}")) * self.count(it)).sum()
    }

    pub(crate) fn met(&self, condition: Condition) -> u8 {
        let counts = NAMES.map(|it| self.count(it));
        let [hue, shape, texture, tone] = counts;
        match condition {
            Condition::Composition => u8::from(self.0.iter().all(|it| !it.is_empty())),
            Condition::Consistency => u8::from(counts.iter().sum::<u8>() == 6),
            Condition::Emphasis => u8::from(hue == 1),
            Condition::Hierarchy => u8::from(tone >= 1 && counts.iter().all(|it| tone >= *it)),
            Condition::Movement => self.count_kinds(|at| {
                (0..3).any(|start| (start..start + 3).all(|place| at.contains(&place)))
            }),
            Condition::Proximity => self.most_pairs("texture", "tone", |a, b| (a - b).abs() == 1),
            Condition::Proportion => u8::from((0..4).any(|three| {
                (0..4).any(|two| {
                    if three == two {
                        counts[three] >= 5
                    } else {
                        counts[three] >= 3 && counts[two] >= 2
                    }
                })
            })),
            Condition::Repetition => shape / 2,
            Condition::Space => self.most_pairs("hue", "shape", |a, b| (a - b).abs() > 1),
            Condition::Style => texture / 3,
            Condition::Symmetry => {
                self.count_kinds(|at| at.contains(&0) && at.contains(&4))
                    + self.count_kinds(|at| at.contains(&1) && at.contains(&3))
            }
            Condition::Variety => *counts.iter().min().unwrap(),
        }
    }

    fn count_kinds(&self, has: impl Fn(&[i8]) -> bool) -> u8 {
        u8::try_from(NAMES.iter().filter(|it| has(&self.places(it))).count()).unwrap()
    }

    fn most_pairs(&self, one: &str, other: &str, fit: impl Fn(i8, i8) -> bool + Copy) -> u8 {
        most(&self.places(one), &self.places(other), fit)
    }

    /// Space counted greedily, which is wrong: each hue is paired with the first shape that fits.
    pub(crate) fn space_paired_greedily(&self) -> u8 {
        let mut shapes = self.places("shape");
        let mut pairs = 0;
        for hue in self.places("hue") {
            if let Some(at) = shapes.iter().position(|shape| (hue - shape).abs() > 1) {
                shapes.remove(at);
                pairs += 1;
            }
        }
        pairs
    }
}

const NAMES: [&str; 4] = ["hue", "shape", "texture", "tone"];

/// The greatest number of disjoint pairs, found by trying all pairings.
fn most(ones: &[i8], others: &[i8], fit: impl Fn(i8, i8) -> bool + Copy) -> u8 {
    let Some((one, ones)) = ones.split_first() else { return 0 };
    let partners = others.iter().filter(|other| fit(*one, **other));
    let paired = partners.map(|partner| {
        let left: Vec<i8> = others.iter().copied().filter(|it| it != partner).collect();
        1 + most(ones, &left, fit)
    });
    paired.max().unwrap_or(0).max(most(ones, others, fit))
}
