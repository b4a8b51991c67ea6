//! Switches: options that choose between a few ways to play, each with a word of its own.

use crate::{BadSetup, Blank, Clause, OptionInfo, Quote, Refused, reason::either};

/// A choice between a few ways to play, each with the word that options say for it.
pub trait Switch: Copy + Eq + Default + 'static {
    /// The name of the option.
    const NAME: &'static str;
    /// The clause it is about.
    const CLAUSE: &'static str;
    /// Every way, the usual one first.
    const ALL: &'static [Self];

    /// The word for this way.
    fn word(self) -> &'static str;
}

/// Turns `switch` if the option is called like it; says whether it is.
///
/// # Errors
///
/// Says which words are understood.
pub fn turn<S: Switch>(switch: &mut S, name: &str, value: &str) -> Result<bool, BadSetup> {
    if name != S::NAME {
        return Ok(false);
    }
    let words = || either(S::ALL.iter().map(|it| it.word()));
    let way = S::ALL.iter().find(|it| it.word() == value);
    let no_way = || no_value(name, value, words());
    *switch = *way.ok_or_else(no_way)?;
    Ok(true)
}

/// An option does not take this value.
#[must_use]
pub fn no_value(name: &str, value: &str, values: Blank) -> BadSetup {
    BadSetup::new(Refused::NoValue { name: name.to_owned(), value: Quote::new(value), values })
}

/// An option names a file, and this is no name of one.
#[must_use]
pub fn no_file_name(name: &str, value: &str) -> BadSetup {
    BadSetup::new(Refused::NoFileName { name: name.to_owned(), value: Quote::new(value) })
}

/// There is no option of this name among those described.
#[must_use]
pub fn no_option(name: &str, all: &[OptionInfo]) -> BadSetup {
    let names: Vec<_> = all.iter().map(|it| it.name).collect();
    BadSetup::new(Refused::NoOption { name: Quote::new(name), options: names.join(", ") })
}

/// The last round is no such number.
#[must_use]
pub fn no_rounds(clause: &'static str, value: &str, most: u8) -> BadSetup {
    BadSetup::by(clause, Refused::NoRounds { value: Quote::new(value), most })
}

/// `name=word`, unless it is the usual way.
pub fn told<S: Switch>(switch: S) -> Option<String> {
    (switch != S::default()).then(|| format!("{}={}", S::NAME, switch.word()))
}

/// The option that a switch is of, for those who fill in a form.
#[must_use]
pub fn described_like<S: Switch>(_: S) -> OptionInfo {
    described::<S>()
}

/// The option, for those who fill in a form.
#[must_use]
pub fn described<S: Switch>() -> OptionInfo {
    OptionInfo {
        name: S::NAME,
        values: S::ALL.iter().map(|it| it.word()).collect(),
        default: S::default().word(),
        clause: Clause(S::CLAUSE),
    }
}

/// Declares a switch: its name as a type, as an option, its clause, and its ways with their words,
/// the usual way first.
#[macro_export]
macro_rules! switch {
    ($(#[$doc:meta])* $name:ident $option:literal $clause:literal {
        $(#[$first_doc:meta])* $first:ident $first_word:literal,
        $($(#[$way_doc:meta])* $way:ident $word:literal,)+
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, ::serde::Serialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name {
            $(#[$first_doc])*
            #[default]
            $first,
            $($(#[$way_doc])* $way,)+
        }

        impl $crate::switch::Switch for $name {
            const NAME: &'static str = $option;
            const CLAUSE: &'static str = $clause;
            const ALL: &'static [$name] = &[$name::$first, $($name::$way,)+];

            fn word(self) -> &'static str {
                match self {
                    $name::$first => $first_word,
                    $($name::$way => $word,)+
                }
            }
        }
    };
}
