//! The rulebooks: the same in every language, and the right clauses at every table and question.

use display::ShownTable;
use std::collections::BTreeSet;

use display::{Shown, ShownTitleVisitor, with_title};
use game::{Luck, NoFiles, Rulebook, Turn, rulebook::Chapter};
use languages::Language;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use shelf::{AnyTable, SLUGS};

fn book(slug: &str, language: Language) -> Rulebook {
    display::rulebook(slug, language).expect("a title").1
}

/// The parts of a text that a translation must not change: notation, citations of clauses, numbers, and
/// emphasis.
#[derive(Debug, PartialEq, Eq)]
struct Kept {
    notation: Vec<String>,
    clauses: Vec<String>,
    numbers: Vec<String>,
    marks: usize,
}

fn kept(text: &str) -> Kept {
    let pieces: Vec<&str> = text.split('`').collect();
    let mut notation: Vec<_> =
        pieces.iter().skip(1).step_by(2).map(|it| (*it).to_owned()).collect();
    let prose = pieces.iter().step_by(2).copied().collect::<Vec<_>>().join(" ");
    let words = prose.split(|it: char| !it.is_ascii_alphanumeric() && !"-.".contains(it));
    let words = words.map(|it| it.trim_matches(['.', '-'])).filter(|it| !it.is_empty());
    let has_digit = |it: &&str| it.contains(|c: char| c.is_ascii_digit());
    let (clauses, numbers): (Vec<&str>, Vec<&str>) =
        words.filter(has_digit).partition(|it| it.contains('-'));
    let sorted = |mut all: Vec<String>| {
        all.sort();
        all
    };
    notation.sort();
    let own = |all: Vec<&str>| sorted(all.into_iter().map(str::to_owned).collect());
    let marks = prose.matches('*').count();
    Kept { notation, clauses: own(clauses), numbers: own(numbers), marks }
}

#[track_caller]
fn check_same(english: &str, other: &str) {
    assert_eq!(kept(english), kept(other), "{other}");
    assert_ne!(english, other, "this is not translated");
}

#[track_caller]
fn check_chapter(english: &Chapter, other: &Chapter) {
    assert_eq!(english.number(), other.number(), "{}", other.heading);
    assert_eq!(english.intro.len(), other.intro.len(), "{}", other.heading);
    for (english, other) in english.intro.iter().zip(&other.intro) {
        check_same(english, other);
    }
    let ids = |it: &Chapter| it.clauses.iter().map(|it| it.id.clone()).collect::<Vec<_>>();
    assert_eq!(ids(english), ids(other));
    for (english, other) in english.clauses.iter().zip(&other.clauses) {
        assert_eq!(english.name.is_empty(), other.name.is_empty(), "{}", other.id);
        assert!(other.text.starts_with(&other.name), "{}", other.id);
        check_same(english.rest(), other.rest());
    }
    let about = |it: &Chapter| it.rulings.iter().map(|it| it.clauses.clone()).collect::<Vec<_>>();
    assert_eq!(about(english), about(other));
    for (english, other) in english.rulings.iter().zip(&other.rulings) {
        check_same(&english.text, &other.text);
    }
}

#[test]
fn rules_say_the_same_in_every_language() {
    for slug in SLUGS {
        let english = book(slug, Language::English);
        for language in [Language::Italian, Language::French] {
            let other = book(slug, language);
            assert_eq!(english.about.len(), other.about.len());
            assert_eq!(english.chapters.len(), other.chapters.len());
            for (english, other) in english.chapters.iter().zip(&other.chapters) {
                check_chapter(english, other);
            }
        }
    }
}

/// Every clause that a text cites exists, and every ruling is about an existing clause.
#[test]
fn clauses_that_are_named_exist() {
    for slug in SLUGS {
        let book = book(slug, Language::English);
        let chapters: BTreeSet<_> = book.chapters.iter().filter_map(Chapter::number).collect();
        let rulings = || book.chapters.iter().flat_map(|it| &it.rulings);
        let texts = book.clauses().map(|it| &it.text).chain(rulings().map(|it| &it.text));
        let named = texts.flat_map(|it| kept(it).clauses);
        for id in named.chain(rulings().flat_map(|it| it.clauses.clone())) {
            assert!(book.clause(&id).is_some() || chapters.contains(&*id), "{id}");
        }
    }
}

struct Scopes;

impl ShownTitleVisitor for Scopes {
    type Out = ();

    /// Every clause has a scope: all games, or a value of an option that exists; and the clause of an option
    /// applies as soon as the option is changed.
    fn visit<G: Shown>(self) {
        let options = <G::Options as game::Options>::describe();
        for clause in Rulebook::read(G::TITLE.rules).clauses() {
            let scope =
                G::scope(&clause.id).unwrap_or_else(|| panic!("{} is of no game", clause.id));
            let named = scope.option().map(|name| options.iter().find(|it| it.name == name));
            assert_ne!(named, Some(None), "{}", clause.id);
            if let pages::Scope::With(name, values) | pages::Scope::AloneWith(name, values) = scope
            {
                let option = options.iter().find(|it| it.name == name).expect("just found");
                let is_way = |it: &&str| option.values.contains(it) || option.default == *it;
                assert!(values.iter().all(is_way), "{}: {values:?}", clause.id);
            }
        }
        assert!(G::scope("XX-1.1").is_none());
    }
}

#[test]
fn every_clause_is_of_some_game() {
    for slug in SLUGS {
        with_title(slug, Scopes).expect("a title");
    }
}

fn unused(slug: &str, seats: u8, options: &str) -> Vec<String> {
    let table = shelf::open(slug, seats, options, &NoFiles).unwrap();
    let book = table.rulebook(Language::English);
    let unused = book.clauses().filter(|it| !table.applies(&it.id));
    unused.map(|it| it.id.clone()).collect()
}

#[test]
fn a_table_has_its_own_rules() {
    assert_eq!(
        unused("atelier", 2, "mixing=pairs rounds=9"),
        ["AT-7.2", "AT-8.1", "AT-8.2", "AT-8.3", "AT-8.4"]
    );
    let paris = unused("colors-of-paris", 3, "variant=j");
    assert!(
        paris
            .iter()
            .all(|it| it.starts_with("CP-8") || ["CP-9.9", "CP-10.3", "CP-10.4"].contains(&&**it))
    );
    assert!(!unused("colors-of-paris", 3, "cards=b").contains(&"CP-7.1".to_owned()));
    assert!(unused("colors-of-paris", 3, "cards=b").contains(&"CP-9.8a".to_owned()));
    let canvas = unused("canvas", 2, "scenario=family");
    assert_eq!(canvas.iter().filter(|it| it.starts_with("CV-5")).count(), 10);
    assert!(!canvas.contains(&"CV-7.1".to_owned()) && canvas.contains(&"CV-7.2".to_owned()));
    assert!(canvas.contains(&"CV-6.0".to_owned()));
    let solo = unused("canvas", 1, "");
    assert!(!solo.contains(&"CV-6.2".to_owned()) && solo.contains(&"CV-6.3".to_owned()));
}

/// Plays at random: wherever a player is asked there is a clause, and it applies at this table.
fn play(slug: &str, seats: u8, options: &str, seed: u64, met: &mut BTreeSet<String>) {
    let options = shelf::bounded(slug, options, &NoFiles).unwrap();
    let mut table = shelf::open(slug, seats, &options, &NoFiles).unwrap();
    let mut luck = ChaCha8Rng::seed_from_u64(seed);
    let book = table.rulebook(Language::English);
    table.settle(&mut luck);
    while let Turn::Players(asked) = table.turn() {
        meet(&*table, &book, met);
        let seat = asked.lowest().expect("the table waits for somebody");
        let actions = table.actions(seat);
        let picked = luck.below(u32::try_from(actions.len()).unwrap()) as usize;
        table.play(seat, &actions[picked]).unwrap();
        table.settle(&mut luck);
    }
    meet(&*table, &book, met);
}

#[track_caller]
fn meet(table: &dyn AnyTable, book: &Rulebook, met: &mut BTreeSet<String>) {
    let clause = table.clause().expect("whoever is asked can read what about");
    assert!(book.clause(clause.0).is_some(), "{clause}");
    assert!(table.applies(clause.0), "{clause} at a table with {}", table.options());
    met.insert(clause.to_string());
}

#[test]
fn every_question_has_its_clause() {
    let mut met = BTreeSet::new();
    for seed in 0..2 {
        play("canvas", 3, "scenario=random jury=on", seed, &mut met);
        play("canvas", 1, "", seed, &mut met);
        play("atelier", 3, "", seed, &mut met);
        play("atelier", 2, "mixing=pairs drawing=unmixed", seed, &mut met);
        play("colors-of-paris", 3, "cards=b tiles=on", seed, &mut met);
        play("colors-of-paris", 2, "cards=a", seed, &mut met);
        play("colors-of-paris", 4, "variant=j tiles=on", seed, &mut met);
        play("colors-of-paris", 2, "paintings=draft easel=one", seed, &mut met);
    }
    for clause in ["CV-3.1", "CV-3.4", "AT-3.1", "AT-7.2", "AT-4.1", "CP-3.1", "CP-8.0", "CP-9.2"] {
        assert!(met.contains(clause), "{met:?}");
    }
}
