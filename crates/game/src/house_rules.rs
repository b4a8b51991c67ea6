//! House rules: options kept in a TOML file, which `rules=mine.toml` brings to a table.
//!
//! ```toml
//! title = "canvas" # optional: for which title they are
//! scenario = "chill"
//! jury = true # as good as "on"
//! ```

use crate::{BadSetup, Files, Options, Reason, Title, options::words, reason};

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
        let said = match name {
            RULES => read::<O>(title, value, &files.text(value)?)?,
            _ => vec![(name.to_owned(), value.to_owned())],
        };
        for (name, value) in said {
            all.retain(|(earlier, _)| *earlier != name);
            all.push((name, value));
        }
    }
    Ok(all)
}

/// The words of a file of house rules, in the order in which they stand there.
fn read<O: Options>(
    title: &Title,
    path: &str,
    text: &str,
) -> Result<Vec<(String, String)>, BadSetup> {
    let refuse = |why: Reason| {
        BadSetup::new(reason!("no-house-rules", "the house rules cannot be read: {why}", why = why))
    };
    let table: toml::Table = text.parse().map_err(|it| refuse(one_line(&it, text)))?;
    let mut said = Vec::new();
    for (name, value) in &table {
        let word = word(value).ok_or_else(|| {
            refuse(reason!(
                "no-house-value",
                "{name} is {value}, not a word, a number, true, false or a list",
                name = name,
                value = value.to_string(),
            ))
        })?;
        match name.as_str() {
            RULES => return Err(refuse("rules do not name other rules".into())),
            "title" if word == title.slug => (),
            "title" => {
                return Err(refuse(reason!(
                    "no-house-title",
                    "they are for «{word}», not for {title}",
                    word = word,
                    title = title.slug,
                )));
            }
            _ if word.contains(char::is_whitespace) => {
                return Err(refuse(reason!(
                    "no-house-spaces",
                    "{name} is «{word}», which has spaces in it",
                    name = name,
                    word = word,
                )));
            }
            _ => said.push((name.clone(), beside::<O>(path, name, word))),
        }
    }
    Ok(said)
}

fn one_line(error: &toml::de::Error, text: &str) -> Reason {
    let (line, what) = found(error, text);
    reason!("no-line", "line {line} is no TOML: {what}", line = line, what = what)
}

/// A TOML error with the number of its line, in one sentence and without the excerpt that the `toml` crate
/// prints.
#[must_use]
pub fn in_line(error: &toml::de::Error, text: &str) -> Reason {
    let (line, what) = found(error, text);
    reason!("no-toml-line", "line {line}: {what}", line = line, what = what)
}

fn found(error: &toml::de::Error, text: &str) -> (usize, String) {
    let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
    (before.matches('\n').count() + 1, error.message().replace('\n', ", "))
}

/// The slug of the title that a file of house rules names.
#[must_use]
pub fn title(text: &str) -> Option<String> {
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

/// The path of a file that house rules name: it is relative to theirs.
fn beside<O: Options>(rules: &str, name: &str, value: String) -> String {
    let is_file = O::describe().iter().any(|it| it.name == name && it.values == ["FILE"]);
    let is_absolute = value.starts_with(['/', '\\']) || value.contains(':');
    match rules.rfind(['/', '\\']) {
        Some(end) if is_file && !is_absolute => format!("{}{value}", &rules[..=end]),
        _ => value,
    }
}
