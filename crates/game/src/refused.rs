//! The reasons for refusals that all titles share: seats, turns, options, files, notation, records.

use crate::{Blank, Quote, Reason, Seat, reasons};

reasons! {
    /// A reason for a refusal that does not depend on the title.
    pub enum Refused {
        Seats { title: &'static str, low: u8, high: u8, seats: u8 }
            = "no-seats", "{title} is for {low} to {high} players, not {seats}";
        Over = "no-over", "the game is over";
        NotAsked { seat: Seat } = "no-not-asked", "the table does not wait for {seat}";
        NotLuck = "no-such-luck", "luck cannot fall like that now";
        Or { one: Blank, other: Blank } = "no-or", "{one} or {other}";
        Cited { why: Reason, clause: &'static str } = "no-cited", "{why} ({clause})";

        Notation { text: Quote, expected: Reason } = "no-notation", "«{text}» is not {expected}";
        SeatNotation = "no-notation-seat", "a seat, a letter from A to H";
        EventNotation = "no-notation-event", "an event: «luck» or a seat, then what happened";

        OptionWord { word: Quote } = "no-option-word", "«{word}» is not an option: write name=value";
        OptionTwice { name: String } = "no-option-twice", "the option {name} is said twice";
        OptionNumber { most: usize }
            = "no-option-number", "there are too many options: at most {most}";
        TextLength { bytes: usize, most: usize }
            = "no-text-length", "this is too long to be read: {bytes} bytes, at most {most}";
        ReadingBudget
            = "no-reading-budget", "these rules take too long to read: make them simpler";
        NoOption { name: Quote, options: String }
            = "no-option", "there is no option «{name}»: the options are {options}";
        NoValue { name: String, value: Quote, values: Blank }
            = "no-value", "{name} cannot be «{value}»: it is {values}";
        NoRounds { value: Quote, most: u8 }
            = "no-rounds", "rounds cannot be «{value}»: it is off, or 1 to {most}";
        NoFileName { name: String, value: Quote }
            = "no-file-name", "{name} cannot be «{value}»: it is the name of a file";
        NoFile { name: Quote } = "no-file", "there is no file «{name}» here";

        HouseRules { why: Reason } = "no-house-rules", "the house rules cannot be read: {why}";
        HouseValue { name: String, value: String }
            = "no-house-value", "{name} is {value}, not a word, a number, true, false or a list";
        HouseNested = "no-house-nested", "rules do not name other rules";
        HouseTitle { word: Quote, title: &'static str }
            = "no-house-title", "they are for «{word}», not for {title}";
        HouseSpaces { name: String, word: Quote }
            = "no-house-spaces", "{name} is «{word}», which has spaces in it";
        HouseLine { line: usize, what: String } = "no-line", "line {line} is no TOML: {what}";
        TomlLine { line: usize, what: String } = "no-toml-line", "line {line}: {what}";

        DeckLine { line: u64, what: Reason, columns: String }
            = "no-deck-line", "line {line} of the deck: {what}; its first line names the columns, {columns}";
        DeckFields { found: u64, expected: u64 }
            = "no-deck-fields", "{found} fields instead of {expected}";
        DeckColumn { name: String } = "no-deck-column", "the column {name} is missing";
        DeckCards { most: usize } = "no-deck-lines", "a deck has at most {most} cards";
        DeckUnreadable = "no-deck-unreadable", "it cannot be read";

        RecordLine { line: usize, why: Reason } = "no-record-line", "line {line}: {why}";
        RecordSeats = "no-record-seats", "seats is a number of players";
        RecordFiles
            = "no-record-files", "a record holds the files that its options name, and no others";
        RecordTitle { slug: String, title: &'static str }
            = "no-record-title", "this is a game of {slug}, not of {title}";
        RecordRules { version: String, ours: u32 }
            = "no-record-rules", "played by rules {version}; this program knows rules {ours}";
        RecordBegins = "no-record-begins", "a record begins with «title SLUG, rules NUMBER»";
        RecordField { name: &'static str } = "no-record-field", "«{name}» is expected here";
        RecordFileName = "no-record-file-name", "a file has a name of its own";
        RecordTag = "no-record-tag", "a tag has a name and a value";
    }
}
