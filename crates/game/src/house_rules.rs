//! House rules: options kept in a TOML file, which `rules=mine.toml` brings to a table.
//!
//! ```toml
//! title = "canvas" # optional: for which title they are
//! scenario = "chill"
//! jury = true # as good as "on"
//! ```

use std::collections::BTreeSet;

use crate::{
    BadSetup, Files, OptionInfo, Options, Quote, Reason, Refused, Title,
    foreign::{MAX_FILE_BYTES, admit},
    options::{check_number, words},
};

/// The name of the option that names a file of house rules.
pub const RULES: &str = "rules";

/// The `name=value` words of an options text, with the content of the file in place of `rules=FILE`. An option
/// that is set again after the file has the later value.
///
/// # Errors
///
/// Names the word that is no option, the option that is set twice in one place, or what cannot be read from the
/// file.
pub fn words_and_rules<O: Options>(
    title: &Title,
    text: &str,
    files: &impl Files,
) -> Result<Vec<(String, String)>, BadSetup> {
    let mut all: Vec<(String, String)> = Vec::new();
    for (name, value) in words(text)? {
        match name {
            RULES => all.extend(read::<O>(title, value, &files.text(value)?)?),
            _ => all.push((name.to_owned(), value.to_owned())),
        }
    }
    Ok(last_of_each(all))
}

/// For each name its last word, in the order of those last words.
fn last_of_each(mut words: Vec<(String, String)>) -> Vec<(String, String)> {
    let mut names = BTreeSet::new();
    words.reverse();
    words.retain(|(name, _)| names.insert(name.clone()));
    words.reverse();
    words
}

/// The words of a file of house rules, in the order of the file.
fn read<O: Options>(
    title: &Title,
    path: &str,
    text: &str,
) -> Result<Vec<(String, String)>, BadSetup> {
    admit(text, MAX_FILE_BYTES)?;
    let refuse = |why: Reason| BadSetup::new(Refused::HouseRules { why });
    let table: toml::Table = text.parse().map_err(|it| refuse(one_line(&it, text)))?;
    check_number(table.len())?;
    let described = O::describe();
    let mut said = Vec::new();
    for (name, value) in &table {
        let word = word(value).ok_or_else(|| {
            refuse(Refused::HouseValue { name: name.clone(), value: value.to_string() }.into())
        })?;
        match name.as_str() {
            RULES => return Err(refuse(Refused::HouseNested.into())),
            "title" if word == title.slug => (),
            "title" => {
                let word = Quote::new(&word);
                return Err(refuse(Refused::HouseTitle { word, title: title.slug }.into()));
            }
            _ if word.contains(char::is_whitespace) => {
                let (name, word) = (name.clone(), Quote::new(&word));
                return Err(refuse(Refused::HouseSpaces { name, word }.into()));
            }
            _ => said.push((name.clone(), beside(path, &described, name, word))),
        }
    }
    Ok(said)
}

fn one_line(error: &toml::de::Error, text: &str) -> Reason {
    let (line, what) = found(error, text);
    Refused::HouseLine { line, what }.into()
}

/// A TOML error with the number of its line, in one sentence and without the excerpt that the `toml` crate
/// prints.
#[must_use]
pub fn in_line(error: &toml::de::Error, text: &str) -> Reason {
    let (line, what) = found(error, text);
    Refused::TomlLine { line, what }.into()
}

fn found(error: &toml::de::Error, text: &str) -> (usize, String) {
    let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
    (before.matches('\n').count() + 1, error.message().replace('\n', ", "))
}

/// The slug of the title that a file of house rules names.
#[must_use]
pub fn title(text: &str) -> Option<String> {
    admit(text, MAX_FILE_BYTES).ok()?;
    let table: toml::Table = text.parse().ok()?;
    table.get("title").and_then(|it| it.as_str()).map(str::to_owned)
}

fn word(value: &toml::Value) -> Option<String> {
    match value {
        toml::Value::String(word) => Some(word.clone()),
        toml::Value::Integer(number) => Some(number.to_string()),
        toml::Value::Boolean(is_on) => Some(if *is_on { "on" } else { "off" }.to_owned()),
        toml::Value::Array(all) => {
            Some(all.iter().map(word).collect::<Option<Vec<_>>>()?.join(","))
        }
        toml::Value::Float(_) | toml::Value::Datetime(_) | toml::Value::Table(_) => None,
    }
}

/// The value of an option in a file of house rules. A file that the value names is looked for in the folder of
/// the house rules.
fn beside(rules: &str, described: &[OptionInfo], name: &str, value: String) -> String {
    let is_file = described.iter().any(|it| it.name == name && it.values == ["FILE"]);
    let is_absolute = value.starts_with(['/', '\\']) || value.contains(':');
    match rules.rfind(['/', '\\']) {
        Some(end) if is_file && !is_absolute => format!("{}{value}", &rules[..=end]),
        _ => value,
    }
}
