//! Reading a file of house rules: the options that it sets over a preset, and the files that it names.

use std::collections::{BTreeMap, BTreeSet};

use game::{
    BadSetup, NoFiles, OptionInfo, Options,
    house_rules::{RULES, words_and_rules},
    options::words,
};

use crate::{
    Refusal, Shelved, TitleVisitor,
    opening::no_title,
    rules::{OptionValues, is_file, is_shorthand},
    with_title,
};

/// The contents of a file of house rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HouseRules {
    /// The options that the file sets, as text; a shorthand for several options is written out.
    pub words: String,
    /// The files that the house rules name, each with its option.
    pub files: Vec<(&'static str, String)>,
}

/// The contents of a file of house rules for the title with this slug, over a `preset`.
///
/// # Errors
///
/// Gives the reason why the file cannot be read, or which of its rules cannot be followed.
pub fn house_rules(slug: &str, text: &str, preset: &str) -> Result<HouseRules, Refusal> {
    let found = with_title(slug, ReadHouse { text, preset });
    Ok(found.ok_or_else(|| no_title(slug))??)
}

struct ReadHouse<'t> {
    text: &'t str,
    preset: &'t str,
}

impl TitleVisitor for ReadHouse<'_> {
    type Out = Result<HouseRules, BadSetup>;

    fn visit<G: Shelved>(self) -> Self::Out {
        let file = BTreeMap::from([(RULES.to_owned(), self.text.to_owned())]);
        let said = words_and_rules::<G::Options>(&G::TITLE, &format!("{RULES}={RULES}"), &file)?;
        let all = G::Options::describe();
        let names_file = |name: &str| all.iter().find(|it| is_file(it) && it.name == name);
        let (mut words, mut files) = (Vec::new(), Vec::new());
        for (name, value) in said {
            match names_file(&name) {
                Some(option) => files.push((option.name, value)),
                None => words.push((name, value)),
            }
        }
        G::Options::read(&text(&words), &NoFiles)?;
        if let Some(shorthand) = all.iter().find(|it| is_shorthand(it)) {
            words = written_out::<G>(shorthand, words, self.preset)?;
        }
        Ok(HouseRules { words: text(&words), files })
    }
}

/// Options as pairs of name and value.
type OptionWords = Vec<(String, String)>;

/// The options with each shorthand replaced by the options that it sets, unless those are set already. Over a
/// preset a shorthand itself could come too late to have an effect.
fn written_out<G: Shelved>(
    shorthand: &OptionInfo,
    said: OptionWords,
    preset: &str,
) -> Result<OptionWords, BadSetup> {
    let is_shorthand = |(name, _): &(String, String)| name == shorthand.name;
    if !said.iter().any(is_shorthand) {
        return Ok(said);
    }
    let set = set_by::<G>(shorthand);
    let is_said = |name: &str| said.iter().any(|(it, _)| it == name);
    let kept = words(preset)?
        .into_iter()
        .filter(|(name, _)| !is_said(name) && !set.iter().any(|it| it.name == *name));
    let kept = kept.map(|(name, value)| (name.to_owned(), value.to_owned()));
    let all: OptionWords = kept.chain(said.iter().cloned()).collect();
    let amounts = OptionValues::by(&G::Options::read(&text(&all), &NoFiles)?)?;
    let set = set.iter().filter(|it| !is_said(it.name));
    let set: OptionWords = set.map(|it| (it.name.to_owned(), amounts.value(it).0)).collect();
    Ok(set.into_iter().chain(said.iter().filter(|it| !is_shorthand(it)).cloned()).collect())
}

/// The options that a shorthand sets, including those it sets only beside another option: the texts of a
/// variant where there are tiles.
fn set_by<G: Shelved>(shorthand: &OptionInfo) -> Vec<OptionInfo> {
    let all = G::Options::describe();
    let mut set = BTreeSet::new();
    for (beside, value) in all.iter().flat_map(|it| it.values.iter().map(move |way| (it, way))) {
        let said = |way: &&str| {
            let text = format!("{}={way} {}={value}", shorthand.name, beside.name);
            OptionValues::by(&G::Options::read(&text, &NoFiles).ok()?).ok()
        };
        let ways: Vec<OptionValues> = shorthand.values.iter().filter_map(said).collect();
        let differ = |it: &OptionInfo| ways.iter().any(|way| way.value(it) != ways[0].value(it));
        set.extend(all.iter().filter(|it| differ(it)).map(|it| it.name));
    }
    all.into_iter().filter(|it| set.contains(it.name)).collect()
}

fn text(words: &[(String, String)]) -> String {
    let words = words.iter().map(|(name, value)| format!("{name}={value}"));
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const PARIS: &str = crate::SLUGS[1];

    #[track_caller]
    fn check(text: &str, preset: &str, expected: &str) {
        assert_eq!(house_rules(PARIS, text, preset).unwrap().words, expected);
    }

    #[test]
    fn a_variant_is_written_out() {
        let base = "paintings=market counts=completed easel=any black=points dry=colors \
                    supply=five end=base twins=off ties=base cards=off swap=off half-turn=display";
        check("variant = \"base\"", "", &format!("values=base {base} texts=base"));
        let said = "variant = \"base\"\nvalues = \"j\"\nrounds = 12";
        check(said, "", &format!("{base} texts=base values=j rounds=12"));
        // The variant replaces the options of the preset that it sets, and leaves the others.
        let tiled = "values=j tiles=on texts=j";
        check("variant = \"base\"", tiled, &format!("values=base {base} texts=base"));
        let j = house_rules(PARIS, "variant = \"j\"", tiled).unwrap().words;
        assert!(j.starts_with("values=j paintings=draft ") && j.ends_with(" texts=j"), "{j}");
        check("values = \"j\"\ntiles = true", tiled, "values=j tiles=on");
    }

    #[test]
    fn files_are_named_and_not_looked_for() {
        let text = "deck = \"mine.csv\"\nvalues = \"j\"\nboard = \"decks/board.toml\"";
        let found = house_rules(PARIS, text, "").unwrap();
        let files = vec![("deck", "mine.csv".to_owned()), ("board", "decks/board.toml".to_owned())];
        assert_eq!(found, HouseRules { words: "values=j".to_owned(), files });
    }

    #[test]
    fn what_cannot_be_followed_is_refused_by_itself() {
        let why = |text: &str| house_rules(PARIS, text, "").unwrap_err().reason;
        assert_eq!(why("values = \"k\""), "values cannot be «k»: it is base or j");
        let late = "variant is said before cards, which it would set anew";
        assert_eq!(why("cards = \"b\"\nvariant = \"j\""), late);
        assert!(why("color = \"red\"").starts_with("there is no option «color»"));
        assert!(house_rules("chess", "", "").is_err());
    }
}
