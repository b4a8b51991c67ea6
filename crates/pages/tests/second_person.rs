//! The reader is *you*, and the verb agrees, in every language. Whole games are told to each seat in turn: at
//! every moment the story, the prompt, the labels and the page.

use display::ShownTable;
use game::{Seat, Viewer};
use languages::Language;
use pages::{Names, PlayerName};
use shelf::{AnyTable, read_record};

const RECORDS: [&str; 10] = [
    include_str!("records/paris-base.impasto"),
    include_str!("records/paris-variant-j.impasto"),
    include_str!("records/vincent.impasto"),
    include_str!("records/puzzle.impasto"),
    include_str!("records/jury.impasto"),
    include_str!("records/together.impasto"),
    include_str!("records/atelier-expert.impasto"),
    include_str!("records/atelier-paintings.impasto"),
    include_str!("records/atelier-standstill.impasto"),
    include_str!("records/atelier-by-hand.impasto"),
];

#[test]
fn verbs_go_with_the_one_who_reads() {
    for record in RECORDS {
        let whole = read_record(record).unwrap();
        for language in [Language::English, Language::Italian, Language::French] {
            for seat in Seat::first(whole.seats().into()) {
                check_game(&*whole, seat, language);
            }
        }
    }
}

fn check_game(whole: &dyn AnyTable, you: Seat, language: Language) {
    let called = Seat::first(whole.seats().into()).map(|seat| match seat {
        _ if seat == you => PlayerName::You,
        _ => PlayerName::Called(format!("Painter{seat}")),
    });
    let names = Names::new(called.collect()).in_language(language);
    let viewer = Viewer::Seat(you);
    for moment in whole.story(0, viewer, &names) {
        check(language, &moment.told.headline.unwrap_or_default());
        moment.told.sentences.iter().for_each(|it| check(language, it));
    }
    check(language, &whole.result(viewer, &names).unwrap_or_default());
    for at in (0..=whole.at()).step_by(3) {
        let table = whole.rewound(at);
        check(language, &table.text(viewer, &names));
        check(language, &table.prompt(viewer, &names));
        table.choices(you, &names).iter().for_each(|it| check(language, &it.label));
        let parts = table.board(viewer, &names);
        check(language, &parts.shared.into_string());
        check(language, &parts.own.map(maud::PreEscaped::into_string).unwrap_or_default());
    }
}

#[track_caller]
fn check(language: Language, text: &str) {
    let (pronouns, fits): (&[&str], fn(&str) -> bool) = match language {
        Language::English => {
            (&["You ", "you "], |verb| !verb.ends_with('s') || verb.ends_with("ss"))
        }
        Language::Italian => (&["Tu "], |verb| verb.ends_with('i') || verb == "e"),
        Language::French => (&["Vous "], |verb| {
            verb.ends_with("ez") || ["êtes", "faites", "n", "ne", "vous", "et"].contains(&verb)
        }),
    };
    for pronoun in pronouns {
        for (at, _) in text.match_indices(pronoun) {
            let after = &text[at + pronoun.len()..];
            let verb = after.split(|it: char| !it.is_alphabetic()).next().unwrap_or_default();
            let is_word = verb.chars().next().is_some_and(char::is_lowercase);
            let said: String = after.chars().take(40).collect();
            assert!(!is_word || fits(verb), "{language:?}: {pronoun}{said}");
        }
    }
}
