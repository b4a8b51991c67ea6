//! The law *reads back*: the text of an event, of an option set or of a record is read back as the same value.

use std::collections::HashSet;

use game::{
    BadNotation, Event, EventOf, Game, NoFiles, Notation, Options, Record, Rulebook, Table, record,
};

use crate::{
    Law,
    breach::{LawResult, broken, ensure},
    fingerprint::FastHashBuilder,
    offer::LegalEvents,
};

/// Checks that every event in `offer` is read back from its text, unless it is among the events `read` before.
///
/// It follows that two events never have the same text: such a text could not be read back as both.
pub(crate) fn events<G: Game>(
    offer: &LegalEvents<G>,
    read: &mut HashSet<EventOf<G>, FastHashBuilder>,
) -> LawResult {
    offer.events().try_for_each(|it| event::<G>(&it, read))
}

/// Checks that the event is read back from its text, unless it is among the events `read` before.
pub(crate) fn event<G: Game>(
    event: &EventOf<G>,
    read: &mut HashSet<EventOf<G>, FastHashBuilder>,
) -> LawResult {
    if !read.contains(event) {
        reads_back::<G>(event)?;
        read.insert(*event);
    }
    Ok(())
}

fn reads_back<G: Game>(event: &EventOf<G>) -> LawResult {
    match event {
        Event::Choice { action, .. } => text_reads_back(action)?,
        Event::Chance(chance) => text_reads_back(chance)?,
    }
    let line = event.to_string();
    let again = record::event::<G>(&line);
    ensure!(
        again.as_ref() == Ok(event),
        Law::ReadsBack,
        "the line «{line}» of a record: {}",
        heard(&again)
    );
    Ok(())
}

fn text_reads_back<T: Notation + Eq>(value: &T) -> LawResult {
    let text = value.to_string();
    is_one_line(&text)?;
    ensure!(!text.is_empty(), Law::ReadsBack, "{value:?} has no text");
    let again = text.parse::<T>();
    ensure!(again.as_ref() == Ok(value), Law::ReadsBack, "«{text}»: {}", heard(&again));
    Ok(())
}

fn is_one_line(text: &str) -> LawResult {
    let plain = text.trim() == text && !text.contains(['\r', '\n']);
    ensure!(plain, Law::ReadsBack, "{text:?} is not one line without space at its ends");
    Ok(())
}

fn heard<T: std::fmt::Debug>(again: &Result<T, BadNotation>) -> String {
    match again {
        Ok(other) => format!("is read back as {other:?}"),
        Err(bad) => format!("is not read back, {bad}"),
    }
}

/// Checks the text of the option set, its files and its description.
pub(crate) fn options<G: Game>(options: &G::Options, book: &Rulebook) -> LawResult {
    let text = options.to_string();
    is_one_line(&text)?;
    let again = G::Options::read(&text, &options.files());
    ensure!(again.as_ref() == Ok(options), Law::ReadsBack, "options «{text}» become {again:?}");
    let none = G::Options::read("", &NoFiles);
    let default = G::Options::default();
    ensure!(none == Ok(default), Law::ReadsBack, "no text is not the default, but {none:?}");
    for option in G::Options::describe() {
        let (name, clause) = (option.name, option.clause);
        let known = book.clause(clause.0).is_some();
        ensure!(known, Law::ReadsBack, "option {name} is about {clause}, which is no clause");
    }
    Ok(())
}

/// Checks the record of `table`, with a tag.
pub(crate) fn whole<G: Game>(table: &Table<G>) -> LawResult {
    let mut record = Record::new(table.clone());
    record.tag("played", "by chance, in no time");
    let text = record.to_string();
    match Record::<G>::read(&text) {
        Ok(again) => {
            ensure!(again == record, Law::ReadsBack, "the record reads back as another game");
            ensure!(again.to_string() == text, Law::ReadsBack, "the record is written otherwise");
        }
        Err(bad) => broken!(Law::ReadsBack, "the record is not read back: {bad}"),
    }
    Ok(())
}
