//! The options of Atelier, and the rules that follow from them (AT-6.5, AT-7, AT-8). Only this file knows the
//! names of options.

use std::fmt;

use game::{
    BadSetup, Clause, File, Files, Game, OptionInfo,
    house_rules::words_and_rules,
    switch::{described, no_file_name, no_option, no_rounds, option_word, turn},
};
use serde::Serialize;

use crate::{
    deck::Deck,
    refused::Refused,
    secondaries::Secondaries,
    state::Atelier,
    switches::{BlankPoints, Drawing, Jokers, Mixing, Reach},
};

/// The greatest number of rounds that a table can agree on (AT-6.5).
const MAX_ROUNDS: u8 = 250;

/// The last round of games that programs play, if the table has agreed on no other (AT-6.5).
const BOUNDED_ROUNDS: u8 = 60;

/// The options: what the players agree on before the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Where secondary colors come from (AT-7.1).
    pub mixing: Mixing,
    /// What a player may draw in a turn (AT-7.2).
    pub drawing: Drawing,
    /// What a blank canvas in sight is worth (AT-8.2).
    pub blank: BlankPoints,
    /// What a joker stands for (AT-8.3).
    pub jokers: Jokers,
    /// Which cards of a palette count for objectives (AT-8.4).
    pub objectives: Reach,
    /// The last round, if the table has agreed on one (AT-6.5).
    pub rounds: Option<u8>,
    /// The cards and the secondary colors (AT-1, AT-8.1).
    pub deck: Deck,
    /// The name of the file of the cards, unless they are those in the box.
    pub deck_file: Option<String>,
    /// The name of the file of the secondary colors, unless they are those in the box (AT-8.1).
    pub secondaries_file: Option<String>,
}

/// The rules that follow from the options and the number of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Rules {
    /// Where secondary colors come from.
    pub mixing: Mixing,
    /// What a player may draw in a turn.
    pub drawing: Drawing,
    /// What a blank canvas in sight is worth.
    pub blank: BlankPoints,
    /// What a joker stands for.
    pub jokers: Jokers,
    /// Which cards of a palette count for objectives.
    pub objectives: Reach,
    /// The last round, if there is one.
    pub rounds: Option<u8>,
    /// The number of paintings that ends the game (AT-6.1).
    pub paintings: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            mixing: Mixing::default(),
            drawing: Drawing::default(),
            blank: BlankPoints::default(),
            jokers: Jokers::default(),
            objectives: Reach::default(),
            rounds: None,
            deck: Deck::standard(),
            deck_file: None,
            secondaries_file: None,
        }
    }
}

impl Options {
    /// The rules for this number of `seats`.
    #[must_use]
    pub fn settle(&self, seats: u8) -> Rules {
        Rules {
            mixing: self.mixing,
            drawing: self.drawing,
            blank: self.blank,
            jokers: self.jokers,
            objectives: self.objectives,
            rounds: self.rounds,
            // AT-6.1: 7, 8, 9 or 10.
            paintings: seats + 5,
        }
    }

    /// Sets an option that needs no file. Returns whether `name` is such an option.
    fn set(&mut self, name: &str, value: &str) -> Result<bool, BadSetup> {
        if name == "rounds" {
            self.rounds = rounds(value)?;
            return Ok(true);
        }
        Ok(turn(&mut self.mixing, name, value)?
            || turn(&mut self.drawing, name, value)?
            || turn(&mut self.blank, name, value)?
            || turn(&mut self.jokers, name, value)?
            || turn(&mut self.objectives, name, value)?)
    }

    fn take_files(&mut self, cards: Option<File>, mixes: Option<File>) -> Result<(), BadSetup> {
        if let (Some(cards), Some(mixes)) = (&cards, &mixes)
            && cards.name == mixes.name
        {
            return Err(BadSetup::new(Refused::TwoFiles));
        }
        if let Some(mixes) = mixes {
            let secondaries = Secondaries::read(&mixes.text)?;
            self.secondaries_file = Some(mixes.name);
            self.deck = match &cards {
                Some(cards) => Deck::of(&cards.text, secondaries)?,
                None => self.deck.with_secondaries(secondaries)?,
            };
        } else if let Some(cards) = &cards {
            self.deck = self.deck.with_cards(&cards.text)?;
        }
        self.deck_file = cards.map(|it| it.name);
        Ok(())
    }
}

impl game::Options for Options {
    fn read(text: &str, files: &impl Files) -> Result<Options, BadSetup> {
        let mut options = Options::default();
        let (mut cards, mut mixes) = (None, None);
        for (name, value) in words_and_rules::<Options>(&Atelier::TITLE, text, files)? {
            match &*name {
                "deck" => cards = Some(file(&name, &value, files)?),
                "secondaries" => mixes = Some(file(&name, &value, files)?),
                _ if options.set(&name, &value)? => (),
                _ => return Err(no_option(&name, &<Options as game::Options>::describe())),
            }
        }
        options.take_files(cards, mixes)?;
        Ok(options)
    }

    fn files(&self) -> Vec<File> {
        let cards = self.deck_file.iter().map(|name| (name, self.deck.to_csv()));
        let mixes =
            self.secondaries_file.iter().map(|name| (name, self.deck.secondaries().to_toml()));
        cards.chain(mixes).map(|(name, text)| File { name: name.clone(), text }).collect()
    }

    /// The options with a last round: without one, players could draw and discard for ever (AT-6.5).
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
        vec![
            described::<Mixing>(),
            described::<Drawing>(),
            described::<BlankPoints>(),
            described::<Jokers>(),
            described::<Reach>(),
            option("rounds", vec!["off", "NUMBER"], "off", "AT-6.5"),
            option("deck", vec!["FILE"], "", "AT-1.1"),
            option("secondaries", vec!["FILE"], "", "AT-8.1"),
            option("rules", vec!["FILE"], "", "AT-8.1"),
        ]
    }
}

impl fmt::Display for Options {
    /// Writes the options that differ from the base game; nothing for the base game itself.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words: Vec<String> = Vec::new();
        words.extend(option_word(self.mixing));
        words.extend(option_word(self.drawing));
        words.extend(option_word(self.blank));
        words.extend(option_word(self.jokers));
        words.extend(option_word(self.objectives));
        words.extend(self.rounds.map(|it| format!("rounds={it}")));
        words.extend(self.deck_file.as_ref().map(|it| format!("deck={it}")));
        words.extend(self.secondaries_file.as_ref().map(|it| format!("secondaries={it}")));
        if words.is_empty() {
            words.push("mixing=free".to_owned());
        }
        f.write_str(&words.join(" "))
    }
}

fn rounds(value: &str) -> Result<Option<u8>, BadSetup> {
    let number = game::notation::number(value).filter(|it| (1..=MAX_ROUNDS).contains(it));
    match (value, number) {
        ("off", _) => Ok(None),
        (_, Some(number)) => Ok(Some(number)),
        (_, None) => Err(no_rounds("AT-6.5", value, MAX_ROUNDS)),
    }
}

/// Reads a custom file. Its name is kept without the folder: a record carries the file itself.
fn file(option: &str, path: &str, files: &impl Files) -> Result<File, BadSetup> {
    let name = path.rsplit(['/', '\\']).next().filter(|it| !it.is_empty());
    let name = name.ok_or_else(|| no_file_name(option, path))?;
    Ok(File { name: name.to_owned(), text: files.text(path)? })
}
