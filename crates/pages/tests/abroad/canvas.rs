//! Canvas in Italian and in French: whole games, their tables and their boards, without a message that
//! is missing (it would be told by its key) and without English left over.

use expect_test::expect_file;
use game::{Seat, Turn, Viewer};
use languages::Language;
use pages::Names;
use shelf::{AnyTable, read_record};

use super::{JURY, PUZZLE, TOGETHER, VINCENT, told};

const RECORDS: [&str; 4] = [TOGETHER, VINCENT, PUZZLE, JURY];

/// Words of English that the game is full of, and that neither of the others has.
const ENGLISH: &str = "the you your card cards takes take lays token tokens ribbon ribbons painting \
                       paintings background backgrounds row deck hand free with wins turn for and of \
                       bottom top hue shape tone variety repetition emphasis red yellow no";

#[track_caller]
fn check(text: &str) {
    for word in text.split(|it: char| !it.is_alphanumeric() && it != '-' && it != '’') {
        assert!(!word.starts_with("cv-"), "no such message: {word} in {text}");
        let is_english = ENGLISH.split(' ').any(|it| it == word.to_lowercase());
        assert!(!is_english, "{word} in {text}");
    }
    assert!(!text.contains('\''), "a straight apostrophe in {text}");
}

/// The words of a page: what stands between tags, and what is read out.
fn words_of(html: &str) -> String {
    let mut words = String::new();
    for part in html.split('<').skip(1) {
        let (tag, text) = part.split_once('>').unwrap();
        for attribute in ["title=\"", "alt=\"", "aria-label=\""] {
            let told = tag.split(attribute).skip(1).filter_map(|it| it.split('"').next());
            told.for_each(|it| words.extend([it, "\n"]));
        }
        words.extend([text, "\n"]);
    }
    words
}

/// Everything that a page says of a table.
fn page(table: &dyn AnyTable, viewer: Viewer, names: &Names) -> String {
    let parts = table.board(viewer, names);
    let mut html = parts.shared.into_string();
    html.extend(parts.own.map(maud::PreEscaped::into_string));
    for panel in parts.panels {
        html += &panel.brief.into_string();
        html += &panel.full.into_string();
    }
    html.extend(table.plan(viewer, "1,2,3", names).map(maud::PreEscaped::into_string));
    words_of(&html)
}

fn check_table(table: &dyn AnyTable, language: Language) {
    let names = told::names().in_language(language);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Public] {
        check(&table.text(viewer, &names));
        check(&table.focus(viewer, language).unwrap_or_default());
        check(&table.prompt(viewer, &names));
        check(&table.result(viewer, &names).unwrap_or_default());
        check(&page(table, viewer, &names));
    }
    for seat in Seat::first(table.seats().into()) {
        table.choices(seat, &names).iter().for_each(|it| check(&it.label));
    }
}

#[test]
fn whole_games() {
    for language in [Language::Italian, Language::French] {
        for record in RECORDS {
            let whole = read_record(record).unwrap();
            let names = told::names().in_language(language);
            for viewer in Viewer::all(whole.seats()) {
                for moment in whole.story(0, viewer, &names) {
                    check(&moment.told.headline.unwrap_or_default());
                    moment.told.sentences.iter().for_each(|it| check(it));
                }
            }
            whole.primer(language).iter().for_each(|it| check(it));
            let moments = (0..whole.at()).step_by(5).chain([whole.at()]);
            moments.for_each(|at| check_table(&*whole.rewound(at), language));
            assert_eq!(whole.turn(), Turn::Over);
        }
    }
}

/// What each language calls the things that have numbers for those who type.
const NUMBERED: [&str; 9] = [
    "#",
    "card ",
    "background ",
    "backgrounds ",
    "carta ",
    "sfondo ",
    "sfondi ",
    "carte ",
    "fond ",
];

/// Whether a thing is called by its number.
fn has_number(text: &str) -> bool {
    let is_numbered = |thing: &&str| {
        text.split(*thing).skip(1).any(|it| it.starts_with(|next: char| next.is_ascii_digit()))
    };
    NUMBERED.iter().any(is_numbered)
}

/// The story, the result, and at every moment the page with what can be done.
fn all_told(record: &str, names: &Names) -> String {
    let (whole, you) = (read_record(record).unwrap(), Viewer::Seat(Seat(0)));
    let story = whole.story(0, you, names).into_iter().map(|it| it.told.sentences.join(" "));
    let mut told: Vec<String> = story.chain(whole.result(you, names)).collect();
    for at in 0..=whole.at() {
        let table = whole.rewound(at);
        told.push(page(&*table, you, names));
        told.extend(table.choices(Seat(0), names).into_iter().map(|it| it.label));
    }
    told.join("\n")
}

/// Who sees the table is told of cards and backgrounds as it shows them; who types their numbers, by
/// these.
#[test]
fn cards_are_told_by_what_is_seen_on_them() {
    let seen = ["“Harbor”", "la carta «Porto»", "la carte «\u{a0}Port\u{a0}»"];
    for (language, seen) in Language::ALL.into_iter().zip(seen) {
        let names = told::names().in_language(language);
        for record in RECORDS {
            let (typed, by_sight) =
                (all_told(record, &names), all_told(record, &names.clone().by_sight()));
            assert!(has_number(&typed));
            let line = by_sight.lines().find(|it| has_number(it));
            assert_eq!(line, None);
        }
        assert!(all_told(PUZZLE, &names.by_sight()).contains(seen), "{language:?}");
        for number in 1..=20 {
            let key = format!("cv-background-{number}");
            assert_ne!(language.say(&key), key);
        }
    }
}

/// To be read by those who speak it; `UPDATE_EXPECT=1` rewrites it.
#[test]
fn a_story_in_each() {
    let story = |record, language| told::story_in(record, Viewer::Seat(Seat(0)), language);
    expect_file!["../texts/together-story-it.txt"].assert_eq(&story(TOGETHER, Language::Italian));
    expect_file!["../texts/together-story-fr.txt"].assert_eq(&story(TOGETHER, Language::French));
    expect_file!["../texts/vincent-story-it.txt"].assert_eq(&story(VINCENT, Language::Italian));
    expect_file!["../texts/jury-story-fr.txt"].assert_eq(&story(JURY, Language::French));
}
