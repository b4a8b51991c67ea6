//! Switches: options that choose between a few values, each of them a word.

use crate::{BadSetup, Blank, Clause, OptionInfo, Quote, Refused, reason::either};

/// An option with a few values, each of them a word.
pub trait Switch: Copy + Eq + Default + 'static {
    /// The name of the option.
    const NAME: &'static str;
    /// The clause of the rules that the option is about.
    const CLAUSE: &'static str;
    /// The values, the default first.
    const ALL: &'static [Self];

    /// The word of this value, as options write it.
    fn word(self) -> &'static str;
}

/// Sets `switch` to `value` if `name` is the name of its option. Returns whether the name fits.
///
/// # Errors
///
/// Lists the words that the option accepts.
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

/// The error for a value that the option `name` does not have.
#[must_use]
pub fn no_value(name: &str, value: &str, values: Blank) -> BadSetup {
    BadSetup::new(Refused::NoValue { name: name.to_owned(), value: Quote::new(value), values })
}

/// The error for a value of the option `name` that must be a file name and is none.
#[must_use]
pub fn no_file_name(name: &str, value: &str) -> BadSetup {
    BadSetup::new(Refused::NoFileName { name: name.to_owned(), value: Quote::new(value) })
}

/// The error for an option `name` that is not among the described ones.
#[must_use]
pub fn no_option(name: &str, all: &[OptionInfo]) -> BadSetup {
    let names: Vec<_> = all.iter().map(|it| it.name).collect();
    BadSetup::new(Refused::NoOption { name: Quote::new(name), options: names.join(", ") })
}

/// The error for a number of rounds that is not between 1 and `most`.
#[must_use]
pub fn no_rounds(clause: &'static str, value: &str, most: u8) -> BadSetup {
    BadSetup::by(clause, Refused::NoRounds { value: Quote::new(value), most })
}

/// The switch as text, `name=word`; `None` if it has its default value.
pub fn option_word<S: Switch>(switch: S) -> Option<String> {
    (switch != S::default()).then(|| format!("{}={}", S::NAME, switch.word()))
}

/// The description of the option to which a switch belongs, for a form. The value of the switch does not
/// matter.
#[must_use]
pub fn described_like<S: Switch>(_: S) -> OptionInfo {
    described::<S>()
}

/// The description of the option of a switch, for a form.
#[must_use]
pub fn described<S: Switch>() -> OptionInfo {
    OptionInfo {
        name: S::NAME,
        values: S::ALL.iter().map(|it| it.word()).collect(),
        default: S::default().word(),
        clause: Clause(S::CLAUSE),
    }
}

/// Declares a switch: its type, the name of its option, its clause, and its values with their words, the
/// default first.
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
