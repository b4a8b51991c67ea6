//! Options as text: `variant=j tiles=on rounds=30`. Only these files know the names of options.

use std::fmt;

use game::{
    BadSetup, Clause, File, Files, Game, OptionInfo,
    house_rules::words_and_rules,
    reason::either,
    switch::{described_like, no_file_name, no_option, no_rounds, no_value, option_word, turn},
};

use super::{Custom, Options, Texts, Tiles};
use crate::{board::Board, paintings::Paintings, refused::Refused, state::ColorsOfParis};

/// The greatest number of rounds that a table can agree on (CP-10.4).
const MAX_ROUNDS: u8 = 99;
/// The last round of games that programs play (CP-10.4). People need far fewer.
const BOUNDED_ROUNDS: u8 = 30;

/// Calls a macro for every switch, with the name of its field.
macro_rules! for_each_switch {
    ($call:ident) => {
        $call!(
            values, origin, counting, easel, black, drying, supply, end, twins, ties, cards, swap,
            half_turn, tiles, texts
        )
    };
}

impl game::Options for Options {
    fn read(text: &str, files: &impl Files) -> Result<Options, BadSetup> {
        let mut options = Options::default();
        let words = words_and_rules::<Options>(&ColorsOfParis::TITLE, text, files)?;
        for (at, (name, value)) in words.iter().enumerate() {
            if name == "variant" {
                comes_first(&words[..at])?;
            }
            options.set(name, value, files)?;
        }
        // The variant has its own texts; without tiles there is nothing to read.
        let says = |option: &str, way: Option<&str>| {
            words.iter().any(|(name, value)| name == option && way.is_none_or(|it| it == value))
        };
        if says("variant", Some("j")) && options.tiles == Tiles::On && !says("texts", None) {
            options.texts = Texts::J;
        }
        Ok(options)
    }

    fn files(&self) -> Vec<File> {
        let board = self.board.iter().map(|it| (&it.name, it.print.to_toml()));
        let deck = self.deck.iter().map(|it| (&it.name, it.print.to_csv()));
        board.chain(deck).map(|(name, text)| File { name: name.clone(), text }).collect()
    }

    fn bounded(self) -> Options {
        Options { rounds: self.rounds.or(Some(BOUNDED_ROUNDS)), ..self }
    }

    fn describe() -> Vec<OptionInfo> {
        let option = |name, values, default, clause| OptionInfo {
            name,
            values,
            default,
            clause: Clause(clause),
        };
        let mut all = vec![option("variant", vec!["base", "j"], "base", "CP-9.1")];
        let options = Options::default();
        macro_rules! describe {
            ($($field:ident),+) => { $(all.push(described_like(options.$field));)+ };
        }
        for_each_switch!(describe);
        all.push(option("rounds", vec!["off", "NUMBER"], "off", "CP-10.4"));
        all.push(option("board", vec!["FILE"], "", "CP-1.1"));
        all.push(option("deck", vec!["FILE"], "", "CP-1.4"));
        all.push(option("rules", vec!["FILE"], "", "CP-9.1"));
        all
    }
}

impl fmt::Display for Options {
    /// Writes the switches that differ from the base game; nothing for the base game itself.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words: Vec<String> = Vec::new();
        macro_rules! tell {
            ($($field:ident),+) => { $(words.extend(option_word(self.$field));)+ };
        }
        for_each_switch!(tell);
        words.extend(self.rounds.map(|it| format!("rounds={it}")));
        words.extend(self.board.as_ref().map(|it| format!("board={}", it.name)));
        words.extend(self.deck.as_ref().map(|it| format!("deck={}", it.name)));
        if words.is_empty() {
            words.push("variant=base".to_owned());
        }
        f.write_str(&words.join(" "))
    }
}

impl Options {
    fn set(&mut self, name: &str, value: &str, files: &impl Files) -> Result<(), BadSetup> {
        macro_rules! set {
            ($($field:ident),+) => { $(if turn(&mut self.$field, name, value)? { return Ok(()); })+ };
        }
        for_each_switch!(set);
        match name {
            "variant" => self.take_variant(value)?,
            "rounds" => self.rounds = rounds(value)?,
            "board" => self.board = Some(custom(name, value, files, Board::read)?),
            "deck" => self.deck = Some(custom(name, value, files, Paintings::read)?),
            _ => return Err(no_option(name, &<Options as game::Options>::describe())),
        }
        Ok(())
    }

    fn take_variant(&mut self, value: &str) -> Result<(), BadSetup> {
        let Options { tiles, texts, rounds, board, deck, .. } = self.clone();
        let switches = match value {
            "base" => Options::default(),
            "j" => Options::variant_j(),
            _ => return Err(no_value("variant", value, either(["base", "j"]))),
        };
        *self = Options { tiles, texts, rounds, board, deck, ..switches };
        Ok(())
    }
}

/// Checks that the option `variant` precedes the switches that it sets: each switch may be set otherwise after it.
fn comes_first(before: &[(String, String)]) -> Result<(), BadSetup> {
    let j = Options::variant_j().to_string();
    let is_set = |name: &str| j.split(' ').any(|word| word.split('=').next() == Some(name));
    match before.iter().find(|(name, _)| is_set(name)) {
        None => Ok(()),
        Some((name, _)) => Err(BadSetup::new(Refused::VariantFirst { name: name.clone() })),
    }
}

fn rounds(value: &str) -> Result<Option<u8>, BadSetup> {
    let number = game::notation::number(value).filter(|it| (1..=MAX_ROUNDS).contains(it));
    match (value, number) {
        ("off", _) => Ok(None),
        (_, Some(number)) => Ok(Some(number)),
        (_, None) => Err(no_rounds("CP-10.4", value, MAX_ROUNDS)),
    }
}

/// Reads a custom file. Its name is kept without the folder: a record carries the file itself.
fn custom<T>(
    option: &str,
    path: &str,
    files: &impl Files,
    read: impl Fn(&str) -> Result<T, BadSetup>,
) -> Result<Custom<T>, BadSetup> {
    let name = path.rsplit(['/', '\\']).next().filter(|it| !it.is_empty());
    let name = name.ok_or_else(|| no_file_name(option, path))?.to_owned();
    Ok(Custom { name, print: read(&files.text(path)?)? })
}
