//! The fields of a form, some of which occur several times.

use std::collections::BTreeMap;

use languages::Language;
use maud::{Markup, html};
use shelf::{Refusal, RefusalKind};
use tables::Commitment;

use crate::refused::Refused;

/// The maximum number of fields that a form may have: a set-up form has some sixty.
pub(crate) const MAX_FIELDS: usize = 512;
/// The maximum number of files that a form may contain: no title has more than three options that name one.
pub(crate) const MAX_FILES: usize = 8;

/// The fields of a form, in the order in which they were sent.
#[derive(Clone, Debug, Default)]
pub struct Fields(pub Vec<(String, String)>);

impl Fields {
    /// The fields of a URL-encoded form or query. Reading stops where there are too many fields.
    ///
    /// # Errors
    ///
    /// Says how many fields and files there may be.
    pub fn read(form: &[u8]) -> Result<Fields, Refusal> {
        let pairs = form_urlencoded::parse(form).take(MAX_FIELDS + 1);
        let pairs: Vec<_> =
            pairs.map(|(name, value)| (name.into_owned(), value.into_owned())).collect();
        let files = pairs.iter().filter(|(name, _)| name.starts_with("file-")).count();
        let why = if MAX_FIELDS < pairs.len() {
            Refused::FormFields { most: MAX_FIELDS }
        } else if MAX_FILES < files {
            Refused::FormFiles { most: MAX_FILES }
        } else {
            return Ok(Fields(pairs));
        };
        Err(Refusal::new(RefusalKind::Setup, why))
    }

    /// The first value of the field called `name`.
    #[must_use]
    pub fn first(&self, name: &str) -> Option<&str> {
        self.all(name).next()
    }

    /// All values of the field called `name`.
    pub fn all(&self, name: &str) -> impl Iterator<Item = &str> {
        self.0.iter().filter(move |(it, _)| it == name).map(|(_, value)| value.as_str())
    }

    /// Whether nothing was sent.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The options that were set beside a preset, in notation: several values of one option are joined by
    /// commas, and a file has the name of its option.
    #[must_use]
    pub fn chosen(&self) -> String {
        let mut places: BTreeMap<&str, usize> = BTreeMap::new();
        let mut chosen: Vec<String> = Vec::new();
        for (name, value) in &self.0 {
            let value: String = value.split_whitespace().collect();
            let option = name.strip_prefix("option-").map(|it| (it, &*value));
            let said = option.or(name.strip_prefix("file-").map(|it| (it, it)));
            let Some((name, said)) = said.filter(|_| !value.is_empty()) else { continue };
            let place = *places.entry(name).or_insert(chosen.len());
            match chosen.get_mut(place) {
                Some(all) => all.extend([",", said]),
                None => chosen.push(format!("{name}={said}")),
            }
        }
        chosen.join(" ")
    }

    /// The kind and the name of each player who sits down. The rules have seats for at most `most`: friends
    /// by link beyond that are dropped, the last ones first.
    #[must_use]
    pub fn sitters(&self, most: u8) -> Vec<(&str, &str)> {
        let names = self.all("here").chain(std::iter::repeat(""));
        let mut sitters: Vec<_> = self.all("seat").zip(names).collect();
        sitters.retain(|(who, _)| *who != "none");
        let mut too_many = sitters.len().saturating_sub(usize::from(most));
        sitters.reverse();
        sitters.retain(|(who, _)| {
            let is_left_out = 0 < too_many && *who == "open";
            too_many -= usize::from(is_left_out);
            !is_left_out
        });
        sitters.reverse();
        sitters
    }

    /// Checks that at most one seat is chosen as *me*.
    ///
    /// # Errors
    ///
    /// Says what to choose for somebody else at the same screen.
    pub fn check_seats(&self) -> Result<(), Refusal> {
        match self.all("seat").filter(|it| *it == "me").count() {
            0 | 1 => Ok(()),
            _ => Err(Refusal::new(RefusalKind::Setup, Refused::TwiceMe)),
        }
    }

    /// Checks that every player at this screen has a name.
    ///
    /// # Errors
    ///
    /// Says whose name is missing.
    pub fn check_names(&self) -> Result<(), Refusal> {
        let mut sitters = self.all("seat").zip(self.all("here")).zip('A'..);
        match sitters.find(|((who, name), _)| *who == "here" && name.trim().is_empty()) {
            Some((_, seat)) => Err(Refusal::new(RefusalKind::Setup, Refused::NameAtSeat { seat })),
            None => Ok(()),
        }
    }

    /// The fields without the file that the reader asked to remove, if they did. Such a form opens no table.
    #[must_use]
    pub fn without_file(&self) -> Option<Fields> {
        let removed = self.first("without")?;
        let stays = |(name, _): &&(String, String)| name != removed && name != "without";
        Some(Fields(self.0.iter().filter(stays).cloned().collect()))
    }

    /// The texts of the files that were sent, by option.
    #[must_use]
    pub fn files(&self) -> BTreeMap<String, String> {
        let files = self.0.iter().filter_map(|(name, text)| {
            let file = name.strip_prefix("file-").filter(|_| !text.trim().is_empty())?;
            Some((file.to_owned(), text.clone()))
        });
        files.collect()
    }
}

/// A table that is to be opened. Its secret, and with it its luck, is already fixed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TablePromise {
    /// The signed text by which the server recognizes the promise.
    pub text: String,
    /// The commitment to the secret, shown before anybody adds entropy.
    pub commitment: Commitment,
}

impl TablePromise {
    /// The form fields that open this table, with the entropy of the browser.
    pub(crate) fn fields(&self) -> Markup {
        // A browser that goes back must not fill in the promise of a table that stands already.
        html! { input type="hidden" name="promise" value=(self.text) autocomplete="off"; (luck(Some(self.commitment))) }
    }

    /// The commitment with its explanation.
    pub(crate) fn seal(&self, t: Language) -> Markup {
        seal(&t.say("fair-luck-next"), &self.commitment, t)
    }
}

/// The commitment to a table's luck, folded.
pub(crate) fn seal(means: &str, commitment: &Commitment, t: Language) -> Markup {
    html! { details.fine.seal { summary { (t.say("seal")) } p { (means) " " code { (commitment) } } } }
}

/// The form field for the entropy that the browser adds to the luck of a table. A script fills and enables
/// the field; without scripts it is not sent, and the server adds entropy instead. The browser stores the
/// value under the commitment of the table, so that luck can be checked after the game.
pub(crate) fn luck(seal: Option<Commitment>) -> Markup {
    html! { input type="hidden" name="entropy" data-seal=[seal] disabled; }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair((name, value): (&str, &str)) -> (String, String) {
        (name.to_owned(), value.to_owned())
    }

    #[test]
    fn it_is_said_whose_name_is_missing() {
        let seats = [("seat", "me"), ("here", ""), ("seat", "none"), ("here", "")];
        let named = |name| {
            Fields(seats.into_iter().chain([("seat", "here"), ("here", name)]).map(pair).collect())
        };
        assert_eq!(named("Berthe").check_names(), Ok(()));
        assert_eq!(named(" ").check_names().unwrap_err().reason, "write a name for seat C");
    }

    #[test]
    fn a_form_has_so_many_fields_and_files() {
        let form = |name: &str, fields: usize| format!("{name}=1&").repeat(fields);
        let read = |form: String| Fields::read(form.as_bytes()).map(|it| it.0.len());
        assert_eq!(read(form("seat", MAX_FIELDS)), Ok(MAX_FIELDS));
        assert_eq!(read(form("file-deck", MAX_FILES)), Ok(MAX_FILES));
        let too_many = read(form("seat", MAX_FIELDS + 1)).unwrap_err().reason;
        assert_eq!(too_many, "this form has too many fields: at most 512");
        let too_many = read(form("file-x", MAX_FILES + 1)).unwrap_err().reason;
        assert_eq!(too_many, "too many files came with this form: at most 8");
    }

    #[test]
    fn a_form_becomes_options_and_files() {
        let fields = [
            ("seat", "me"),
            ("seat", "open"),
            ("option-jury", "on"),
            ("option-solo", ""),
            ("option-cards", "style"),
            ("option-cards", "space"),
            ("file-deck", "number\n1"),
            ("file-rules", " "),
        ];
        let fields = Fields(fields.map(pair).into());
        assert_eq!(fields.all("seat").collect::<Vec<_>>(), ["me", "open"]);
        assert_eq!(fields.sitters(2), [("me", ""), ("open", "")]);
        assert_eq!(fields.sitters(1), [("me", "")]);
        let crowd = ["open", "me", "none", "open", "bot-student", "open"].map(|it| ("seat", it));
        let crowd = Fields(crowd.map(pair).into());
        let left = |most| crowd.sitters(most).into_iter().map(|(who, _)| who).collect::<Vec<_>>();
        assert_eq!(left(3), ["open", "me", "bot-student"]);
        assert_eq!(left(1), ["me", "bot-student"], "nobody else is sent away");
        assert_eq!(fields.chosen(), "jury=on cards=style,space deck=deck");
        assert_eq!(fields.files().into_iter().collect::<Vec<_>>(), [pair(("deck", "number\n1"))]);
    }
}
