//! The options of Canvas, and the rules that follow from them.

use std::fmt;

use game::{
    BadSetup, Clause, File, Files, Game, OptionInfo, Quote,
    house_rules::words_and_rules,
    reason::either,
    switch::{no_file_name, no_value},
};
use serde::Serialize;
use tinyvec::ArrayVec;

use crate::{
    Canvas, conditions::Condition, deck::Deck, refused::Refused, scenarios::Scenario, solo::Mode,
};

/// Scoring cards in the order of their places: red, green, blue, violet.
pub type ScoringCards = ArrayVec<[Condition; MAX_SCORING_CARDS as usize]>;

/// The greatest number of scoring cards in play (CV-2.1).
pub const MAX_SCORING_CARDS: u8 = 4;

/// The options: what the players agree on before the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The way in which the scoring cards are chosen.
    pub pick: Pick,
    /// The scoring cards that the table has picked: four, three in the scenario *chill*, or none.
    pub cards: ScoringCards,
    /// The mode of a solo game (CV-6.0).
    pub solo: SoloOption,
    /// Whether a jury breaks ties (CV-4.3).
    pub jury: Jury,
    /// The custom deck, if there is one.
    pub deck: Option<CustomDeck>,
}

/// The way in which the scoring cards are chosen (CV-2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// The scoring cards of a scenario (CV-7).
    Scenario(Scenario),
    /// Four scoring cards that the players pick (CV-7.10).
    Table,
    /// Four random scoring cards (CV-7.10).
    Random,
}

/// The mode of a solo game, as an option.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SoloOption {
    /// The option is not given: a solo game is then played against Vincent.
    #[default]
    Unsaid,
    /// A solo game against Vincent (CV-6.2).
    Vincent,
    /// The solo puzzle (CV-6.3).
    Puzzle,
}

/// How a tie ends that tokens do not break (CV-4.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Jury {
    /// The tied players share the victory.
    #[default]
    Off,
    /// The players who are not tied vote.
    On,
}

/// A deck that was read from a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CustomDeck {
    /// The name of the file.
    pub name: String,
    /// The deck.
    pub deck: Deck,
}

/// The rules that follow from the options and the number of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Rules {
    /// The mode of the game.
    pub mode: Mode,
    /// How ties end that tokens do not break (CV-4.3).
    pub jury: Jury,
    /// The scenario, for the objective to play all of them (CV-8.8).
    pub scenario: Option<Scenario>,
    /// The number of scoring cards in play.
    pub places: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            pick: Pick::Scenario(Scenario::FirstGame),
            cards: ScoringCards::new(),
            solo: SoloOption::default(),
            jury: Jury::default(),
            deck: None,
        }
    }
}

impl Options {
    /// The options with this choice of scoring cards, and the defaults for everything else.
    #[must_use]
    pub fn of(pick: Pick) -> Options {
        Options { pick, ..Options::default() }
    }

    /// The rules for this number of `seats`, the scoring cards that are known before the first event, and the
    /// deck.
    ///
    /// # Errors
    ///
    /// Names the options that do not go together, and the reason.
    pub fn settle(&self, seats: u8) -> Result<(Rules, ScoringCards, Deck), BadSetup> {
        let (cards, places) = self.scoring()?;
        let scenario = match self.pick {
            Pick::Scenario(scenario) => Some(scenario),
            Pick::Table | Pick::Random => None,
        };
        let rules = Rules { mode: self.mode(seats)?, jury: self.jury(seats)?, scenario, places };
        let deck = self.deck.as_ref().map_or_else(Deck::standard, |custom| custom.deck);
        Ok((rules, cards, deck))
    }

    fn scoring(&self) -> Result<(ScoringCards, u8), BadSetup> {
        let picked = self.cards.len();
        let twice = |at: usize| self.cards[..at].contains(&self.cards[at]);
        if (0..picked).any(twice) {
            return Err(BadSetup::by("CV-2.1", Refused::PickedTwice));
        }
        match self.pick {
            Pick::Table if picked == 4 => Ok((self.cards, 4)),
            Pick::Table => Err(BadSetup::by("CV-7.10", Refused::PicksFour { picked })),
            Pick::Scenario(it) if picked == 0 && it.free_places() == 0 => {
                let cards: ScoringCards = it.cards().iter().copied().collect();
                Ok((cards, u8::try_from(it.cards().len()).expect("at most four")))
            }
            Pick::Scenario(it) if it.free_places() != 0 => {
                let free = it.free_places();
                if picked != 0 && picked != usize::from(free) {
                    let reason = Refused::ScenarioCards { name: it.name(), free, picked };
                    return Err(BadSetup::by("CV-7.2", reason));
                }
                Ok((self.cards, free))
            }
            Pick::Random if picked == 0 => Ok((self.cards, 4)),
            Pick::Scenario(_) | Pick::Random => Err(BadSetup::by("CV-2.1", Refused::PickedWhen)),
        }
    }

    fn mode(&self, seats: u8) -> Result<Mode, BadSetup> {
        match (self.solo, seats) {
            (SoloOption::Puzzle, 1) => Ok(Mode::Puzzle),
            (SoloOption::Unsaid | SoloOption::Vincent, 1) => Ok(Mode::Vincent),
            (SoloOption::Unsaid, _) => Ok(Mode::Together),
            (SoloOption::Vincent | SoloOption::Puzzle, _) => {
                Err(BadSetup::by("CV-6.0", Refused::Solo))
            }
        }
    }

    fn jury(&self, seats: u8) -> Result<Jury, BadSetup> {
        match (self.jury, seats) {
            (Jury::On, 1) => Err(BadSetup::by("CV-4.3", Refused::Jury)),
            (jury, _) => Ok(jury),
        }
    }

    fn set(&mut self, name: &str, value: &str, files: &impl Files) -> Result<(), BadSetup> {
        match name {
            "scenario" => self.pick = pick(value)?,
            "cards" => self.cards = cards(value)?,
            "solo" => {
                self.solo = match value {
                    "vincent" => SoloOption::Vincent,
                    "puzzle" => SoloOption::Puzzle,
                    _ => return Err(no_value(name, value, either(["vincent", "puzzle"]))),
                }
            }
            "jury" => {
                self.jury = match value {
                    "on" => Jury::On,
                    "off" => Jury::Off,
                    _ => return Err(no_value(name, value, either(["on", "off"]))),
                }
            }
            "deck" => self.deck = Some(custom_deck(value, files)?),
            _ => return Err(BadSetup::new(Refused::NoOption { name: Quote::new(name) })),
        }
        Ok(())
    }
}

impl game::Options for Options {
    fn read(text: &str, files: &impl Files) -> Result<Options, BadSetup> {
        let mut options = Options::default();
        let words = words_and_rules::<Options>(&Canvas::TITLE, text, files)?;
        for (name, value) in &words {
            options.set(name, value, files)?;
        }
        let says = |option| words.iter().any(|(name, _)| *name == option);
        if says("cards") && !says("scenario") {
            options.pick = match options.cards.len() {
                3 => Pick::Scenario(Scenario::Chill),
                _ => Pick::Table,
            };
        }
        Ok(options)
    }

    fn files(&self) -> Vec<File> {
        let file = |it: &CustomDeck| File { name: it.name.clone(), text: it.deck.to_csv() };
        self.deck.iter().map(file).collect()
    }

    fn describe() -> Vec<OptionInfo> {
        let mut scenarios: Vec<_> = Scenario::ALL.map(Scenario::name).into();
        scenarios.extend(["random", "picked"]);
        let option = |name, values, default, clause| OptionInfo {
            name,
            values,
            default,
            clause: Clause(clause),
        };
        vec![
            option("scenario", scenarios, "first-game", "CV-2.1"),
            option("cards", Condition::ALL.map(Condition::name).into(), "", "CV-7.10"),
            option("solo", vec!["vincent", "puzzle"], "", "CV-6.0"),
            option("jury", vec!["off", "on"], "off", "CV-4.3"),
            option("deck", vec!["FILE"], "", "CV-1.1"),
            option("rules", vec!["FILE"], "", "CV-2.1"),
        ]
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scenario = match self.pick {
            Pick::Scenario(scenario) => scenario.name(),
            Pick::Table => "picked",
            Pick::Random => "random",
        };
        write!(f, "scenario={scenario}")?;
        if !self.cards.is_empty() {
            let names: Vec<_> = self.cards.iter().map(|it| it.name()).collect();
            write!(f, " cards={}", names.join(","))?;
        }
        match self.solo {
            SoloOption::Unsaid => (),
            SoloOption::Vincent => f.write_str(" solo=vincent")?,
            SoloOption::Puzzle => f.write_str(" solo=puzzle")?,
        }
        if self.jury == Jury::On {
            f.write_str(" jury=on")?;
        }
        self.deck.as_ref().map_or(Ok(()), |custom| write!(f, " deck={}", custom.name))
    }
}

fn pick(value: &str) -> Result<Pick, BadSetup> {
    match value {
        "picked" => Ok(Pick::Table),
        "random" => Ok(Pick::Random),
        _ => {
            let found = Scenario::ALL.into_iter().find(|it| it.name() == value);
            let names = Scenario::ALL.map(Scenario::name).join(", ");
            found.map(Pick::Scenario).ok_or_else(|| {
                no_value("scenario", value, either([&format!("{names}, random"), "picked"]))
            })
        }
    }
}

fn cards(value: &str) -> Result<ScoringCards, BadSetup> {
    let mut cards = ScoringCards::new();
    for name in value.split(',') {
        let names = Condition::ALL.map(Condition::name).join(", ");
        let card = Condition::named(name).ok_or_else(|| no_cards(name, names))?;
        if cards.try_push(card).is_some() {
            return Err(BadSetup::by("CV-2.1", Refused::Places));
        }
    }
    Ok(cards)
}

/// Reads a custom deck. Only the name of its file is kept, without the folder: a record contains the deck
/// itself.
fn custom_deck(path: &str, files: &impl Files) -> Result<CustomDeck, BadSetup> {
    let name = path.rsplit(['/', '\\']).next().filter(|it| !it.is_empty());
    let name = name.ok_or_else(|| no_file_name("deck", path))?;
    let deck = Deck::read(&files.text(path)?)?;
    Ok(CustomDeck { name: name.to_owned(), deck })
}

fn no_cards(value: &str, names: String) -> BadSetup {
    BadSetup::new(Refused::NoCards { value: Quote::new(value), names })
}
