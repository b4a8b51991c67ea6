//! Labels: the lists on which a table stands, which a store keeps beside the table's log.

use crate::{Chair, PersonId, Sitting};

/// The label of public tables.
pub const PUBLIC: &str = "public";
/// The label of public tables whose game is over.
pub const FINISHED: &str = "finished";

/// The label of a person's tables.
#[must_use]
pub fn label_of(person: PersonId) -> String {
    format!("person/{person}")
}

impl Sitting {
    /// The labels that this table has and `before`, an earlier state of it, has not: they are stored with the rows
    /// between the two. For a table that was just opened, `before` is `None`.
    #[must_use]
    pub fn new_labels(&self, before: Option<&Sitting>) -> Vec<String> {
        let known = before.map(Sitting::labels).unwrap_or_default();
        self.labels().into_iter().filter(|label| !known.contains(label)).collect()
    }

    fn labels(&self) -> Vec<String> {
        let people = self.chairs().iter().filter_map(Chair::person);
        let mut people: Vec<PersonId> = people.chain([self.opening().host]).collect();
        people.sort_unstable();
        people.dedup();
        let mut labels: Vec<String> = people.into_iter().map(label_of).collect();
        let public = [(PUBLIC, true), (FINISHED, self.is_over())];
        let public = public.into_iter().filter(|(_, fits)| *fits && self.is_public());
        labels.extend(public.map(|(label, _)| label.to_owned()));
        labels
    }
}
