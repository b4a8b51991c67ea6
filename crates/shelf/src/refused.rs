//! The reasons why a table of any title, or a bot at it, refuses a request.

use game::{Quote, Seat, reasons};

reasons! {
    /// A reason why a request is refused, whatever the title.
    pub enum Refused {
        NoSeat { seat: u8, last: u8 }
            = "no-seat", "there is no seat {seat}: the seats are 0 to {last}";
        NotTheirTurn { seat: Seat, asked: String }
            = "no-turn", "the table does not wait for {seat} but for {asked}";
        LucksTurn { seat: Seat }
            = "no-turn-luck", "the table does not wait for {seat} but for luck";
        NotLucksTurn = "no-luck-now", "luck has nothing to decide now";
        NoTitle { slug: Quote, titles: String }
            = "no-title", "there is no title «{slug}»: the titles are {titles}";
        NoPreset { name: Quote, presets: String }
            = "no-preset", "there is no preset «{name}»: they are {presets}";
        FieldMissing { field: &'static str } = "no-field-missing", "«{field}» is missing";
        NoCalculator { title: &'static str } = "no-calculator", "{title} has no calculator";
        NoLevel { name: Quote, levels: String }
            = "no-level", "there is no level «{name}»: the levels are {levels}";
        NoSearch { level: String, levels: String }
            = "no-search", "a bot of level {level} does not search: {levels} do";
        OtherTitle { ours: &'static str, other: &'static str }
            = "no-other-title", "this bot plays {ours}, not {other}";
    }
}
