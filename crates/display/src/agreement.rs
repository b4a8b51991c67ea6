//! The agreement of a table: the modules and variants of the rulebook that it plays with, and its house
//! rules.

use game::{Files, Game, OptionInfo, Options, house_rules::RULES};
use languages::Language;

use shelf::{AnyFiles, OptionValues, Refusal, no_title};

use crate::{Difference, Shown, ShownTitleVisitor, rules::difference, with_title};

/// The agreement of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Agreement {
    /// The preset to which the options are nearest; `None` if two are equally near.
    pub preset: Option<&'static str>,
    /// Whether the options differ from that preset.
    pub is_changed: bool,
    /// Modules and variants of the rulebook.
    pub plays_with: Vec<Difference>,
    /// House rules.
    pub differs: Vec<Difference>,
}

/// The agreement of a table of the title with this slug and these options.
///
/// # Errors
///
/// Says which options cannot be read.
pub fn agreement(
    slug: &str,
    options: &str,
    files: &dyn Files,
    language: Language,
) -> Result<Agreement, Refusal> {
    let found = with_title(slug, Agree { options, files: AnyFiles(files), language });
    found.ok_or_else(|| no_title(slug))?
}

/// The preset of the title with this slug to which these options are nearest (`None` if two are equally near),
/// and whether the options differ from it.
#[must_use]
pub fn nearest(slug: &str, options: &str, files: &dyn Files) -> (Option<&'static str>, bool) {
    with_title(slug, Near { options, files: AnyFiles(files) }).unwrap_or((None, true))
}

struct Agree<'o> {
    options: &'o str,
    files: AnyFiles<'o>,
    language: Language,
}

impl ShownTitleVisitor for Agree<'_> {
    type Out = Result<Agreement, Refusal>;

    fn visit<G: Shown>(self) -> Self::Out {
        let options = G::Options::read(self.options, &self.files)?;
        let here = OptionValues::by(&options)?;
        let book = OptionValues::by(&G::Options::default())?;
        let variant = variant::<G>(&book, &here);
        let tell = |from: &OptionValues, option: &OptionInfo| {
            difference::<G>(option, from, &here, self.language).expect("they differ")
        };
        let (mut plays_with, mut differs) = (Vec::new(), Vec::new());
        for option in described::<G>() {
            let is_module = G::MODULES.contains(&option.name);
            let is_new = book.value(&option) != here.value(&option);
            match &variant {
                _ if is_new && is_module => plays_with.push(tell(&book, &option)),
                Some(variant) if variant.value(&option) != here.value(&option) => {
                    differs.push(tell(variant, &option));
                }
                Some(_) if is_new => plays_with.push(tell(&book, &option)),
                None if is_new => differs.push(tell(&book, &option)),
                Some(_) | None => (),
            }
        }
        let (preset, is_changed) = near::<G>(&options);
        Ok(Agreement { preset, is_changed, plays_with, differs })
    }
}

struct Near<'o> {
    options: &'o str,
    files: AnyFiles<'o>,
}

impl ShownTitleVisitor for Near<'_> {
    type Out = (Option<&'static str>, bool);

    fn visit<G: Shown>(self) -> Self::Out {
        G::Options::read(self.options, &self.files).map_or((None, true), |it| near::<G>(&it))
    }
}

/// The preset nearest to the options; `None` if two are equally near.
fn near<G: Shown>(options: &G::Options) -> (Option<&'static str>, bool) {
    let presets = G::presets();
    if let Some(same) = presets.iter().find(|it| it.options == *options) {
        return (Some(same.name), false);
    }
    let Ok(here) = OptionValues::by(options) else { return (None, true) };
    let far = |it: &game::Preset<G::Options>| {
        OptionValues::by(&it.options).map_or(usize::MAX, |preset| distance::<G>(&preset, &here))
    };
    let mut all: Vec<_> = presets.iter().map(|it| (far(it), it.name)).collect();
    all.sort_unstable_by_key(|(far, _)| *far);
    let is_tied = matches!(&all[..], [one, other, ..] if one.0 == other.0);
    (all.first().filter(|_| !is_tied).map(|(_, name)| *name), true)
}

/// The preset of a variant in the rulebook, if the options are nearer to it than to the base game.
fn variant<G: Shown>(book: &OptionValues, here: &OptionValues) -> Option<OptionValues> {
    let presets = G::presets().into_iter().filter(|it| G::VARIANTS.contains(&it.name));
    let said = presets.filter_map(|it| OptionValues::by(&it.options).ok());
    let nearest = said.min_by_key(|it| distance::<G>(it, here))?;
    (distance::<G>(&nearest, here) < distance::<G>(book, here)).then_some(nearest)
}

/// The number of options in which two tables differ.
fn distance<G: Shown>(one: &OptionValues, other: &OptionValues) -> usize {
    described::<G>().filter(|it| one.value(it) != other.value(it)).count()
}

fn described<G: Game>() -> impl Iterator<Item = OptionInfo> {
    G::Options::describe().into_iter().filter(|it| it.name != RULES)
}

#[cfg(test)]
mod tests {
    use game::NoFiles;

    use super::*;

    #[track_caller]
    fn check(slug: &str, options: &str, preset: Option<&str>, with: &[&str], differs: &[&str]) {
        let found = agreement(slug, options, &NoFiles, Language::English).unwrap();
        let names = |all: &[Difference]| {
            all.iter().map(|it| format!("{}={}", it.option, it.other.value)).collect::<Vec<_>>()
        };
        assert_eq!(found.preset, preset);
        assert_eq!((names(&found.plays_with), names(&found.differs)), {
            let owned = |all: &[&str]| all.iter().map(ToString::to_string).collect::<Vec<_>>();
            (owned(with), owned(differs))
        });
        assert_eq!(nearest(slug, options, &NoFiles), (found.preset, found.is_changed));
    }

    #[test]
    fn what_the_rulebook_offers_is_no_house_rule() {
        let [canvas, paris, atelier] = shelf::SLUGS;
        check(canvas, "", Some("first-game"), &[], &[]);
        check(canvas, "scenario=family", Some("family"), &["scenario=family"], &[]);
        let random = &["scenario=random"];
        check(canvas, "scenario=random jury=on", Some("jury"), random, &["jury=on"]);
        check(atelier, "mixing=pairs", Some("expert-mixing"), &["mixing=pairs"], &[]);
        check(atelier, "jokers=any", Some("base"), &[], &["jokers=any"]);
        check(paris, "tiles=on", Some("base+tiles"), &["tiles=on"], &[]);
        check(paris, "cards=a tiles=on", None, &["cards=a", "tiles=on"], &[]);
        check(paris, "values=j", Some("base"), &[], &["values=j"]);
    }

    #[test]
    fn a_variant_is_told_as_one_and_what_was_changed_in_it_apart() {
        let paris = shelf::SLUGS[1];
        let whole = agreement(paris, "variant=j", &NoFiles, Language::English).unwrap();
        assert_eq!((whole.preset, whole.is_changed), (Some("variant-j"), false));
        assert!(10 < whole.plays_with.len() && whole.differs.is_empty(), "{whole:?}");
        let mixed = agreement(paris, "variant=j values=base", &NoFiles, Language::English).unwrap();
        assert_eq!((mixed.preset, mixed.is_changed), (Some("variant-j"), true));
        assert_eq!(mixed.differs.len(), 1);
        assert_eq!(mixed.differs[0].other.value, "base");
        assert_eq!(mixed.plays_with.len() + 1, whole.plays_with.len());
    }
}
