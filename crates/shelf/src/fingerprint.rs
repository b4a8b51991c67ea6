//! Which levels a measurement is about: numbers, work and code change, and then it tells of others.

use bots::{Level, Temper};

use crate::{Shelved, Visitor, conduct, with_title};

/// Eight digits for everything by which `level` and the one below it play at a table of so many, in the
/// title called `slug`, and for how bots have been seen to play it; nothing if there is no such title.
#[must_use]
pub fn fingerprint(slug: &str, level: Level, seats: u8) -> Option<String> {
    with_title(slug, Print { level, seats })
}

struct Print {
    level: Level,
    seats: u8,
}

impl Visitor for Print {
    type Out = String;

    fn visit<G: Shelved>(self) -> String {
        let skill = |level: Level| level.skill::<G>(self.seats);
        let skills = [Some(self.level), self.level.below()].map(|it| it.and_then(skill));
        let (weights, temper) = (G::Weights::default(), Temper::of::<G>());
        let judged = (G::TITLE.rules_version, G::LEAD, G::PAR, weights, temper);
        let text = format!("{skills:?} {judged:?} {:?}", conduct::known(G::TITLE.slug));
        blake3::hash(text.as_bytes()).to_hex()[..8].to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SLUGS;

    #[test]
    fn every_step_has_its_own() {
        let of = |slug: &str| Level::LADDER.map(|it| fingerprint(slug, it, 2).unwrap());
        let mut all = SLUGS.map(of).concat();
        assert!(all.iter().all(|it| it.len() == 8));
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 15);
        assert_eq!(fingerprint("chess", Level::Student, 2), None);
    }
}
