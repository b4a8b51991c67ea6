//! Fluent messages, compiled into the program, and their formatting.

use std::{borrow::Cow, sync::OnceLock};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};

use crate::Language;

type Bundle = FluentBundle<FluentResource>;

/// The texts of the Fluent files of one language.
const fn files(language: Language) -> [&'static str; FILES_PER_LANGUAGE] {
    match language {
        Language::English => words!("en"),
        Language::Italian => words!("it"),
        Language::French => words!("fr"),
    }
}

/// The number of Fluent files of a language: site, rules at the table, refusals, what all games share, and
/// one for each game.
const FILES_PER_LANGUAGE: usize = 7;

/// The texts of the Fluent files in the folder of a language code.
macro_rules! words {
    ($code:literal) => {
        [
            include_str!(concat!("../words/", $code, "/site.ftl")),
            include_str!(concat!("../words/", $code, "/game.ftl")),
            include_str!(concat!("../words/", $code, "/help.ftl")),
            include_str!(concat!("../words/", $code, "/refusals.ftl")),
            include_str!(concat!("../words/", $code, "/canvas.ftl")),
            include_str!(concat!("../words/", $code, "/colors-of-paris.ftl")),
            include_str!(concat!("../words/", $code, "/atelier.ftl")),
        ]
    };
}
use words;

/// The value of a variable of a message.
#[derive(Clone, Debug)]
pub enum Arg<'a> {
    /// A number, which selects the plural form.
    Number(i64),
    /// A text, inserted as it is.
    Text(Cow<'a, str>),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(Cow::Owned(text))
    }
}

macro_rules! numbers {
    ($($type:ty),*) => {$(
        impl From<$type> for Arg<'_> {
            fn from(number: $type) -> Self {
                Arg::Number(number.into())
            }
        }
    )*};
}

numbers!(u8, u16, u32, i32, i64);

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl Language {
    /// The message with this key, which has no variables. In place of a missing message its key is shown, which
    /// looks wrong enough to be noticed.
    #[must_use]
    pub fn say(self, key: &str) -> String {
        self.tell(key, &[])
    }

    /// The message with this key and these values for its variables.
    #[must_use]
    pub fn tell(self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let bundle = bundle(self);
        let Some(pattern) = bundle.get_message(key).and_then(|it| it.value()) else {
            return key.to_owned();
        };
        let mut filled = FluentArgs::new();
        for (name, arg) in args {
            match arg {
                Arg::Number(number) => filled.set(*name, *number),
                Arg::Text(text) => filled.set(*name, FluentValue::String(text.clone())),
            }
        }
        bundle.format_pattern(pattern, Some(&filled), &mut Vec::new()).into_owned()
    }
}

fn bundle(language: Language) -> &'static Bundle {
    static BUNDLES: OnceLock<[Bundle; 3]> = OnceLock::new();
    let bundles = BUNDLES.get_or_init(|| Language::ALL.map(read));
    match language {
        Language::English => &bundles[0],
        Language::Italian => &bundles[1],
        Language::French => &bundles[2],
    }
}

fn read(language: Language) -> Bundle {
    let id = language.code().parse().expect("our codes are codes");
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Marks around what is filled in help where directions of writing mix; ours do not.
    bundle.set_use_isolating(false);
    for file in files(language) {
        let resource = FluentResource::try_new(file.to_owned());
        let resource = resource.expect("our files are read by a test");
        bundle.add_resource(resource).expect("no message is written twice");
    }
    bundle
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

    use super::*;

    type Messages = BTreeMap<String, BTreeSet<String>>;

    /// The messages of a language, by key, each with the names of its variables.
    fn messages(language: Language) -> Messages {
        let mut found = Messages::new();
        for file in files(language) {
            let resource = fluent_syntax::parser::parse(file).expect("a file is Fluent");
            for entry in resource.body {
                if let Entry::Message(message) = entry {
                    let pattern = message.value.expect("a message has a text");
                    let mut variables = BTreeSet::new();
                    collect(&pattern, &mut variables);
                    let twice = found.insert(message.id.name.to_owned(), variables);
                    assert!(twice.is_none(), "{} twice", message.id.name);
                }
            }
        }
        found
    }

    fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                collect_in(expression, variables);
            }
        }
    }

    fn collect_in(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
        let (inline, variants) = match expression {
            Expression::Inline(inline) => (inline, [].as_slice()),
            Expression::Select { selector, variants } => (selector, variants.as_slice()),
        };
        match inline {
            InlineExpression::VariableReference { id } => {
                variables.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => collect_in(expression, variables),
            _ => (),
        }
        for variant in variants {
            collect(&variant.value, variables);
        }
    }

    #[test]
    fn every_message_exists_in_every_language_with_the_same_variables() {
        let english = messages(Language::English);
        assert!(!english.is_empty());
        for language in [Language::Italian, Language::French] {
            assert_eq!(messages(language), english, "{language:?}");
        }
    }

    #[test]
    fn plurals_and_blanks() {
        let say = |language: Language, n: u8| language.tell("seats-count", &[("count", n.into())]);
        assert_eq!(say(Language::English, 1), "1 player");
        assert_eq!(say(Language::English, 3), "3 players");
        assert_eq!(say(Language::Italian, 2), "2 giocatori");
        assert_eq!(say(Language::French, 0), "0 joueur");
        assert_eq!(Language::English.say("not-a-message"), "not-a-message");
        assert_eq!(Language::French.say("no-over"), "la partie est finie");
    }
}
