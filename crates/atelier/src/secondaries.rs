//! The secondary colors (AT-1.3), each mixed from two of the five: the table of the box, or a custom one
//! (AT-8.1).

use std::collections::BTreeMap;

use game::{
    BadSetup, Quote,
    foreign::{MAX_FILE_BYTES, admit},
};
use serde::Deserialize;

use crate::{components::Color, refused::Refused};

/// A secondary color.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Secondary {
    /// The letter of the color in costs.
    pub letter: char,
    /// The name of the color.
    pub name: String,
    /// The two colors that it is mixed from.
    pub parts: [Color; 2],
}

/// The table of secondary colors, by letter. No two have the same parts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Secondaries(Vec<Secondary>);

/// The greatest number of secondary colors: the number of pairs of colors.
pub(crate) const MAX_SECONDARIES: usize = 10;

#[derive(Deserialize)]
struct SecondariesFile {
    secondary: BTreeMap<String, SecondaryRow>,
}

#[derive(Deserialize)]
struct SecondaryRow {
    name: String,
    parts: Vec<String>,
}

impl Secondaries {
    /// The table of the box: red, green and blue.
    pub(crate) fn standard() -> Secondaries {
        Secondaries::read(include_str!("../data/atelier.toml"))
            .expect("the file is checked by a test")
    }

    /// Reads a table from the text of a file like `data/atelier.toml`.
    ///
    /// # Errors
    ///
    /// Names the mistake, and what would be right.
    pub fn read(text: &str) -> Result<Secondaries, BadSetup> {
        admit(text, MAX_FILE_BYTES)?;
        let file: SecondariesFile = toml::from_str(text).map_err(|error| {
            refuse(Refused::Secondaries {
                why: error.message().to_owned(),
                example: r#"R = { name = "red", parts = ["M", "Y"] }"#,
            })
        })?;
        let mut all: Vec<Secondary> = Vec::new();
        for (letter, line) in file.secondary {
            let new = secondary(&letter, &line)?;
            if let Some(same) = all.iter().find(|it| it.mixes_from(new.parts)) {
                let (one, other) = (same.letter, new.letter);
                return Err(refuse(Refused::SameParts { one, other }));
            }
            all.push(new);
        }
        Ok(Secondaries(all))
    }

    /// The secondary colors.
    pub fn iter(&self) -> impl Iterator<Item = &Secondary> {
        self.0.iter()
    }

    /// The index of the secondary color with this letter.
    pub(crate) fn place(&self, letter: char) -> Option<usize> {
        self.0.iter().position(|it| it.letter == letter)
    }

    /// The index of the secondary color mixed from these two.
    pub(crate) fn mixed_from(&self, parts: [Color; 2]) -> Option<usize> {
        self.0.iter().position(|it| it.mixes_from(parts))
    }

    /// The table as the text of a file.
    #[must_use]
    pub fn to_toml(&self) -> String {
        let lines = self.0.iter().map(|it| {
            let [one, other] = it.parts.map(Color::letter);
            let name = toml::Value::String(it.name.clone());
            format!("{} = {{ name = {name}, parts = [\"{one}\", \"{other}\"] }}\n", it.letter)
        });
        format!("[secondary]\n{}", lines.collect::<String>())
    }
}

impl Secondary {
    fn mixes_from(&self, [one, other]: [Color; 2]) -> bool {
        self.parts == [one, other] || self.parts == [other, one]
    }
}

fn secondary(letter: &str, line: &SecondaryRow) -> Result<Secondary, BadSetup> {
    let mut letters = letter.chars();
    let capital =
        letters.next().filter(char::is_ascii_uppercase).filter(|_| letters.as_str() == "");
    let free = capital.filter(|it| Color::of_letter(*it).is_none());
    let name = line.name.trim();
    let parts: Vec<Color> = line.parts.iter().filter_map(|it| one_color(it)).collect();
    match (free, &parts[..], line.parts.len()) {
        (None, _, _) => Err(refuse(Refused::Letter { letter: Quote::new(letter) })),
        _ if name.is_empty() => Err(refuse(Refused::Nameless { letter: letter.to_owned() })),
        (Some(letter), [one, other], 2) if one != other => {
            Ok(Secondary { letter, name: name.to_owned(), parts: [*one, *other] })
        }
        (Some(letter), _, _) => Err(refuse(Refused::Parts { letter })),
    }
}

fn one_color(text: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|it| text == it.letter().to_string())
}

fn refuse(reason: Refused) -> BadSetup {
    BadSetup::by("AT-8.1", reason)
}
