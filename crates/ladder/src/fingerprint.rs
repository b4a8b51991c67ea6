//! The fingerprint of a level: a hash of everything by which it plays. A measurement of the level is
//! outdated as soon as its weights, its settings, its amount of work or its conduct change.

use bots::{
    Algorithm, ChanceNodes, Level, PlannerSettings, RolloutLimit, RolloutPolicy, SearchSettings,
};

use shelf::{Shelved, TitleVisitor, with_title};

use crate::conduct;

/// The fingerprint of `level` and the level below it at a table with this number of seats, in the title with
/// this slug: eight hexadecimal digits of a hash of their algorithms, settings, weights and recorded conduct.
/// `None` if there is no such title.
#[must_use]
pub fn fingerprint(slug: &str, level: Level, seats: u8) -> Option<String> {
    with_title(slug, Print { level, seats })
}

struct Print {
    level: Level,
    seats: u8,
}

impl TitleVisitor for Print {
    type Out = String;

    fn visit<G: Shelved>(self) -> String {
        let algorithm = |level: Level| {
            level.algorithm::<G>(self.seats).map_or("None".to_owned(), |it| algorithm_text(&it))
        };
        let own = algorithm(self.level);
        let below = self.level.below().map_or("None".to_owned(), algorithm);
        let weights = G::Weights::default();
        let settings = settings_text(&SearchSettings::of::<G>());
        let (rules, lead, par) = (G::TITLE.rules_version, G::LEAD_POINTS, G::PAR_POINTS);
        let conduct = conduct::known(G::TITLE.slug);
        let text = format!(
            "[{own}, {below}] ({rules:?}, {lead:?}, {par:?}, {weights:?}, {settings}) {conduct:?}"
        );
        blake3::hash(text.as_bytes()).to_hex()[..8].to_owned()
    }
}

// The names in these texts are those of the first measurements. They are part of the hash, so they
// stay when the code finds better ones: measurements of hours would be outdated by a rename.

/// The text of an algorithm that goes into the hash.
fn algorithm_text(algorithm: &Algorithm) -> String {
    match algorithm {
        Algorithm::Greedy { random_one_in } => {
            format!("Some(Glance {{ blunders: {random_one_in:?} }})")
        }
        Algorithm::Search { simulations } => format!("Some(Search {{ games: {simulations} }})"),
        Algorithm::Planner(PlannerSettings { plans, beam_width, record_points }) => format!(
            "Some(Plan(Foresight {{ plans: {plans}, width: {beam_width}, record: {record_points} }}))"
        ),
    }
}

/// The text of search settings that goes into the hash.
fn settings_text(settings: &SearchSettings) -> String {
    let SearchSettings {
        exploration,
        prior_weight,
        prior_sharpness,
        rollout_limit,
        rollout_policy,
        chance_nodes,
    } = settings;
    let limit = match rollout_limit {
        RolloutLimit::Decisions(all) => format!("Decisions({all})"),
        RolloutLimit::DecisionsPerSeat(own) => format!("Each({own})"),
    };
    let policy = match rollout_policy {
        RolloutPolicy::Random => "Random",
        RolloutPolicy::Heuristic => "Improvised",
    };
    let chance = match chance_nodes {
        ChanceNodes::OpenLoop => "Blended",
        ChanceNodes::Explicit => "Apart",
    };
    format!(
        "Temper {{ curiosity: {exploration:?}, trust: {prior_weight:?}, disdain: {prior_sharpness:?}, \
         patience: {limit}, beyond: {policy}, falls: {chance} }}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use shelf::SLUGS;

    #[test]
    fn every_step_has_its_own_fingerprint() {
        let of = |slug: &str| Level::LADDER.map(|it| fingerprint(slug, it, 2).unwrap());
        let mut all = SLUGS.map(of).concat();
        assert!(all.iter().all(|it| it.len() == 8));
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 15);
        assert_eq!(fingerprint("chess", Level::Student, 2), None);
    }
}
