//! Descriptions of files that a player supplies (cards, a board, mixed colors): the differences from the
//! printed file in the box, as the number of cards and the names of those that are new, changed or left out.

use languages::Language;

use crate::Shown;

/// The maximum number of names that are listed; further ones are only counted.
const MAX_NAMES: usize = 8;

/// The description of the file that an option names; `None` if the box has no printed file for the option.
pub(crate) fn describe<G: Shown>(option: &str, text: &str, t: Language) -> Option<String> {
    let printed = G::printed(option)?;
    let is_cards = printed.lines().next().is_some_and(|it| it.contains(','));
    let read = if is_cards { cards } else { parts };
    let (brought, boxed) = (read(text, t), read(&printed, t));
    let counts = [("count", brought.len().into()), ("boxed", boxed.len().into())];
    let is_counted = brought.len() != boxed.len() && option != "board";
    let instead = if is_counted { "-instead" } else { "" };
    let heading = t.tell(&format!("brought-{option}{instead}"), &counts);
    let found = FileChanges::between(brought, boxed);
    let changes = if found.is_nothing() { t.say("brought-same") } else { found.in_words(t) };
    Some(format!("{heading} {changes}"))
}

/// An entry of a file: a card, or a part of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
struct FileEntry {
    name: String,
    says: String,
}

/// The entries of a CSV file, one for each card.
fn cards(text: &str, _: Language) -> Vec<FileEntry> {
    let lines = text.lines().skip(1).filter_map(|line| line.split_once(','));
    let name = |id: &str| if id.parse::<u32>().is_ok() { format!("#{id}") } else { id.to_owned() };
    lines.map(|(id, rest)| FileEntry { name: name(id), says: rest.to_owned() }).collect()
}

/// The entries of a TOML file: its tables, and in place of a table of tables the inner ones.
fn parts(text: &str, t: Language) -> Vec<FileEntry> {
    let Ok(file) = text.parse::<toml::Table>() else { return Vec::new() };
    let entries = file.iter().flat_map(|(name, table)| match table {
        toml::Value::Table(inner) if inner.values().all(toml::Value::is_table) => {
            inner.iter().map(|(letter, it)| entry(named(letter, it), it)).collect()
        }
        _ => vec![entry(part(name, t), table)],
    });
    entries.collect()
}

fn entry(name: String, says: &toml::Value) -> FileEntry {
    FileEntry { name, says: says.to_string() }
}

/// The name of an entry with its key: `R (red)`.
fn named(key: &str, value: &toml::Value) -> String {
    match value.get("name").and_then(toml::Value::as_str) {
        Some(name) => format!("{key} ({name})"),
        None => key.to_owned(),
    }
}

/// The name of a part of a board in words, or its key where there are none.
fn part(name: &str, t: Language) -> String {
    let key = format!("brought-part-{name}");
    Some(t.say(&key)).filter(|it| *it != key).unwrap_or_else(|| name.to_owned())
}

/// The differences of a supplied file from the printed one.
#[derive(Debug, Default, PartialEq, Eq)]
struct FileChanges {
    /// Names of entries that have the same name as a printed one and other contents.
    other: Vec<String>,
    /// Names of entries that are not printed.
    new: Vec<String>,
    /// Names of printed entries that are missing.
    left_out: Vec<String>,
}

impl FileChanges {
    /// The differences between the file of a player and the one in the box. Cards may be renumbered if one is
    /// missing: cards with the same contents are the same card.
    fn between(mut brought: Vec<FileEntry>, mut boxed: Vec<FileEntry>) -> FileChanges {
        cancel(&mut brought, &mut boxed, |one, other| one == other);
        cancel(&mut brought, &mut boxed, |one, other| one.says == other.says);
        let names = |all: Vec<FileEntry>| all.into_iter().map(|it| it.name).collect::<Vec<_>>();
        let (brought, mut left_out) = (names(brought), names(boxed));
        let (other, new): (Vec<_>, Vec<_>) =
            brought.into_iter().partition(|it| left_out.contains(it));
        left_out.retain(|it| !other.contains(it));
        FileChanges { other, new, left_out }
    }

    fn is_nothing(&self) -> bool {
        *self == FileChanges::default()
    }

    fn in_words(&self, t: Language) -> String {
        let lists = [("other", &self.other), ("new", &self.new), ("left-out", &self.left_out)];
        let told = lists.into_iter().filter(|(_, names)| !names.is_empty());
        let sentence = |(kind, names): (&str, &Vec<String>)| {
            t.tell(&format!("brought-{kind}"), &[("names", few(names, t).into())])
        };
        told.map(sentence).collect::<Vec<_>>().join(" ")
    }
}

/// Removes from both lists the entries that are the same.
fn cancel(
    one: &mut Vec<FileEntry>,
    other: &mut Vec<FileEntry>,
    is_same: fn(&FileEntry, &FileEntry) -> bool,
) {
    one.retain(|it| {
        let found = other.iter().position(|there| is_same(it, there));
        found.map(|place| other.remove(place)).is_none()
    });
}

/// The first names of a list, and the number of the others.
fn few(names: &[String], t: Language) -> String {
    let (first, rest) = names.split_at(names.len().min(MAX_NAMES));
    let first = first.join(", ");
    match rest.len() {
        0 => first,
        more => t.tell("brought-more", &[("names", first.into()), ("count", more.into())]),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[track_caller]
    fn check(slug: &str, option: &str, change: fn(String) -> String, expected: &str) {
        let text = change(crate::printed(slug, option).unwrap());
        let files = BTreeMap::from([(option.to_owned(), text)]);
        let options = format!("{option}={option}");
        let found = crate::differences(slug, "", &options, &files, Language::English).unwrap();
        let told: Vec<_> = found.into_iter().map(|it| it.other.words.unwrap()).collect();
        assert_eq!(told, [expected]);
    }

    #[test]
    fn cards_are_counted_and_named() {
        let [canvas, paris, atelier] = shelf::SLUGS;
        check(canvas, "deck", |it| it, "Your own cards: 60. Same as printed.");
        let fewer = |it: String| {
            let lines = it.lines().filter(|it| !it.starts_with("5,"));
            let renumbered = lines.enumerate().map(|(at, line)| match (at, line.split_once(',')) {
                (1.., Some((_, rest))) => format!("{at},{rest}"),
                _ => line.to_owned(),
            });
            renumbered.collect::<Vec<_>>().join("\n")
        };
        check(canvas, "deck", fewer, "Your own cards: 59 instead of 60. Left out: #5.");
        let dear = |it: String| it.replace("blank-02,blank,,C,M", "blank-02,blank,,C,MMM");
        check(atelier, "deck", dear, "Your own cards: 105. Changed: blank-02.");
        let turned = |it: String| it.replace("1,cezanne,1,RBY,", "1,cezanne,1,YBR,");
        check(paris, "deck", turned, "Your own cards: 32. Changed: #1.");
        let none = |it: String| it.replace("left,", "right,");
        let told = "Your own cards: 60. Changed: #1, #2, #3, #4, #5, #6, #7, #8 and 22 more.";
        check(canvas, "deck", none, told);
    }

    #[test]
    fn a_board_says_in_which_part_it_differs() {
        let [_, paris, atelier] = shelf::SLUGS;
        let wheel = |it: String| {
            let swapped =
                it.replace("\"mix-green\"", "\"x\"").replace("\"paint\"", "\"mix-green\"");
            swapped.replace("\"x\"", "\"paint\"")
        };
        let told = "Your own board. Changed: the order of actions on the wheel.";
        check(paris, "board", wheel, told);
        let pink = |it: String| it + "P = { name = \"pink\", parts = [\"M\", \"W\"] }\n";
        let told = "Your own mixed colors: 4 instead of 3. New: P (pink).";
        check(atelier, "secondaries", pink, told);
    }
}
