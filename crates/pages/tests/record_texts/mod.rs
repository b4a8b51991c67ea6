//! The texts of a record, for tests.

use display::ShownTable;
use game::{Seat, Viewer};
use languages::Language;
use pages::{Names, PlayerName};
use shelf::{AnyTable, read_record};

/// Names for tests: the reader at seat A, people with names elsewhere.
pub(crate) fn names() -> Names {
    let called = ["Berthe", "Camille", "Dora"].map(|name| PlayerName::Called(name.to_owned()));
    Names::new([PlayerName::You].into_iter().chain(called).collect())
}

/// Every moment of these games before their end, with the next event.
pub(crate) fn moments(
    records: impl IntoIterator<Item = &'static str>,
) -> impl Iterator<Item = (Box<dyn AnyTable>, String)> {
    records.into_iter().flat_map(|record| {
        let whole = read_record(record).unwrap();
        (0..whole.at()).map(move |at| (whole.rewound(at), whole.events(at)[0].line()))
    })
}

/// The whole story and the result.
pub(crate) fn story(record: &str, viewer: Viewer) -> String {
    story_in(record, viewer, Language::English)
}

/// The whole story and the result in this language.
pub(crate) fn story_in(record: &str, viewer: Viewer, language: Language) -> String {
    let names = names().in_language(language);
    let table = read_record(record).unwrap();
    let mut text = String::new();
    for moment in table.story(0, viewer, &names) {
        text += &moment.told.headline.map_or(String::new(), |it| format!("\n{it}\n"));
        text.extend(moment.told.sentences.iter().map(|it| format!("  {it}\n")));
    }
    text + "\n" + &table.result(viewer, &names).unwrap_or_default()
}

/// The table after this number of events, with the prompt and the labels.
pub(crate) fn table(record: &str, at: usize, seat: Seat) -> String {
    let table = read_record(record).unwrap().rewound(at);
    let viewer = Viewer::Seat(seat);
    let mut text = table.text(viewer, &names()) + "\n";
    text += &table
        .focus(viewer, Language::English)
        .map_or(String::new(), |it| format!("Focus\n{it}\n"));
    text += &table.prompt(viewer, &names());
    text.extend(
        table.choices(seat, &names()).iter().map(|it| format!("\n  {}: {}", it.text, it.label)),
    );
    text + "\n"
}
