//! The rules pages: every clause can be linked to, and every link has a target.

use std::collections::BTreeSet;

use game::NoFiles;
use languages::Language;
use site::Reader;

fn reader(language: Language) -> Reader {
    Reader { language, name: None, path: "/".to_owned() }
}

/// The values of an attribute.
fn values<'h>(html: &'h str, attribute: &str) -> Vec<&'h str> {
    let parts = html.split(attribute).skip(1);
    parts.filter_map(|it| it.strip_prefix('"')?.split('"').next()).collect()
}

#[track_caller]
fn check(html: &str, clauses: &[String]) {
    let ids = values(html, " id=");
    let unique: BTreeSet<_> = ids.iter().copied().collect();
    assert_eq!(ids.len(), unique.len(), "an id is there twice");
    for clause in clauses {
        assert!(unique.contains(&**clause), "{clause} is missing");
    }
    let inner = values(html, " href=").into_iter().filter_map(|it| it.strip_prefix('#'));
    for target in inner {
        assert!(unique.contains(target), "#{target} leads nowhere");
    }
    assert!(!html.contains("help-"), "a message is missing");
}

fn clauses(slug: &str) -> Vec<String> {
    let (_, book) = display::rulebook(slug, Language::English).unwrap();
    book.clauses().map(|it| it.id.clone()).collect()
}

#[test]
fn the_rules_of_every_title() {
    for slug in shelf::SLUGS {
        for language in Language::ALL {
            let (title, book) = display::rulebook(slug, language).unwrap();
            check(&site::rules(&reader(language), &title, &book).into_string(), &clauses(slug));
        }
    }
}

#[test]
fn the_rules_of_a_table() {
    for (slug, seats, options) in [
        ("canvas", 1, ""),
        ("canvas", 3, "scenario=random jury=on"),
        ("colors-of-paris", 2, ""),
        ("colors-of-paris", 4, "variant=j tiles=on"),
        ("atelier", 2, "mixing=pairs rounds=9"),
    ] {
        let table = shelf::open(slug, seats, options, &NoFiles).unwrap();
        for language in Language::ALL {
            let html = site::table_rules(&reader(language), "abc", &*table).into_string();
            check(&html, &clauses(slug));
        }
    }
}

/// The agreed rules stand first; the clauses that do not apply stand last, folded up.
#[test]
fn a_table_shows_what_it_plays_by() {
    let table = shelf::open("colors-of-paris", 3, "cards=b", &NoFiles).unwrap();
    let html = site::table_rules(&reader(Language::English), "abc", &*table).into_string();
    let at = |needle: &str| html.find(needle).unwrap_or_else(|| panic!("{needle} is missing"));
    let left_out = at("class=\"left-out\"");
    assert!(at("class=\"house-rules\"") < at("id=\"CP-1.1\""));
    assert!(at("id=\"CP-7.1\"") < left_out);
    assert!(left_out < at("id=\"CP-9.8a\"") && left_out < at("id=\"CP-8.0\""));
    let plain = shelf::open("colors-of-paris", 3, "", &NoFiles).unwrap();
    let html = site::table_rules(&reader(Language::Italian), "abc", &*plain).into_string();
    assert!(html.contains(&Language::Italian.say("help-by-the-book")));
}

/// Readers who do not type see no notation except names of files.
#[test]
fn notation_is_for_those_who_type() {
    for title in display::titles() {
        for language in Language::ALL {
            let (of, book) = display::rulebook(title.slug, language).unwrap();
            let html = site::rules(&reader(language), &of, &book).into_string();
            let asides = html.split("<span class=\"typed\">");
            let told: String = asides
                .enumerate()
                .map(|(at, part)| match (at, part.split_once("</span>")) {
                    (1.., Some((_, rest))) => rest,
                    _ => part,
                })
                .collect();
            let left: Vec<&str> =
                told.split("<code>").skip(1).filter_map(|it| it.split('<').next()).collect();
            let is_file = |it: &&str| ["board.toml", "paintings.csv"].contains(it);
            assert!(left.iter().all(is_file), "{} {language:?}: {left:?}", title.slug);
        }
    }
}
