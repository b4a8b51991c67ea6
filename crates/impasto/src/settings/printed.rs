//! Prints settings as a configuration file, with a comment for every key.

use std::fmt::Write;

use clap::Command;

use super::{Settings, Shown, file::LIMITS_SECTION, keys::KEYS, limits::LIMITS};

const HEADING: &str = "\
# The configuration of `impasto serve`: start it with `--config FILE`, or name the file in the environment
# variable IMPASTO_CONFIG. Flags override the file. Lines that begin with # are not read.
";

/// The width of comments.
const WIDTH: usize = 100;

/// The settings as a file. `flags` is the command whose flags the keys are; their help is the comment.
pub(crate) fn printed(settings: &Settings, flags: &Command) -> String {
    let mut text = HEADING.to_owned();
    for key in KEYS {
        let flag = flags.get_arguments().find(|it| it.get_long() == Some(key.name));
        let about = flag.and_then(|it| it.get_long_help().or(it.get_help()));
        let about = about.map(ToString::to_string).unwrap_or_default();
        comment(&mut text, &about, &(key.allowed)());
        let line = match (key.show)(settings) {
            Shown::Value(value) => format!("{} = {value}", key.name),
            Shown::Unset(value) => format!("# {} = {value}", key.name),
            Shown::Secret => format!("# {} is set, and not shown.", key.name),
        };
        writeln!(text, "{line}").expect("a string takes any text");
    }
    write!(text, "\n# How much people may ask for.\n[{LIMITS_SECTION}]\n").expect("a string");
    for limit in LIMITS {
        comment(&mut text, limit.about, &(limit.allowed)());
        writeln!(text, "{} = {}", limit.name(), (limit.show)(&settings.limits)).expect("a string");
    }
    text
}

fn comment(text: &mut String, about: &str, allowed: &str) {
    text.push('\n');
    let about = about.trim_end_matches('.');
    let words = format!("{about}. Allowed: {allowed}.");
    let mut line = "#".to_owned();
    for word in words.split_whitespace() {
        if WIDTH < line.chars().count() + 1 + word.chars().count() {
            *text += &line;
            text.push('\n');
            "#".clone_into(&mut line);
        }
        line.push(' ');
        line += word;
    }
    *text += &line;
    text.push('\n');
}
