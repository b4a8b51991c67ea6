//! Canvas in Italian and in French: whole games, their tables and their boards, without a message that
//! is missing (it would be told by its key) and without English left over.

use expect_test::expect_file;
use game::{Seat, Turn, Viewer};
use shelf::{AnyTable, read_record};
use tongues::Tongue;

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

fn check_board(table: &dyn AnyTable, viewer: Viewer, tongue: Tongue) {
    let names = told::names().in_tongue(tongue);
    let parts = table.board(viewer, &names);
    let mut html = parts.shared.into_string();
    html.extend(parts.own.map(maud::PreEscaped::into_string));
    for panel in parts.panels {
        html += &panel.brief.into_string();
        html += &panel.full.into_string();
    }
    html.extend(table.plan(viewer, "1,2,3", &names).map(maud::PreEscaped::into_string));
    check(&words_of(&html));
}

fn check_table(table: &dyn AnyTable, tongue: Tongue) {
    let names = told::names().in_tongue(tongue);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Public] {
        check(&table.text(viewer, &names));
        check(&table.focus(viewer, tongue).unwrap_or_default());
        check(&table.prompt(viewer, &names));
        check(&table.result(viewer, &names).unwrap_or_default());
        check_board(table, viewer, tongue);
    }
    for seat in Seat::first(table.seats().into()) {
        table.choices(seat, &names).iter().for_each(|it| check(&it.label));
    }
}

#[test]
fn whole_games() {
    for tongue in [Tongue::Italian, Tongue::French] {
        for record in RECORDS {
            let whole = read_record(record).unwrap();
            let names = told::names().in_tongue(tongue);
            for viewer in Viewer::all(whole.seats()) {
                for moment in whole.story(0, viewer, &names) {
                    check(&moment.told.headline.unwrap_or_default());
                    moment.told.sentences.iter().for_each(|it| check(it));
                }
            }
            whole.primer(tongue).iter().for_each(|it| check(it));
            let moments = (0..whole.at()).step_by(5).chain([whole.at()]);
            moments.for_each(|at| check_table(&*whole.rewound(at), tongue));
            assert_eq!(whole.turn(), Turn::Over);
        }
    }
}

/// To be read by those who speak it; `UPDATE_EXPECT=1` rewrites it.
#[test]
fn a_story_in_each() {
    let story = |record, tongue| told::story_in(record, Viewer::Seat(Seat(0)), tongue);
    expect_file!["../texts/together-story-it.txt"].assert_eq(&story(TOGETHER, Tongue::Italian));
    expect_file!["../texts/together-story-fr.txt"].assert_eq(&story(TOGETHER, Tongue::French));
    expect_file!["../texts/vincent-story-it.txt"].assert_eq(&story(VINCENT, Tongue::Italian));
    expect_file!["../texts/jury-story-fr.txt"].assert_eq(&story(JURY, Tongue::French));
}
