//! The reasons why a form opens no table.

use game::reasons;

reasons! {
    /// A reason why a form opens no table.
    pub enum Refused {
        TwiceMe
            = "no-two-of-me", "you sit on one seat only: for somebody beside you choose “somebody round this screen”";
        NameAtSeat { seat: char } = "no-name-at-seat", "write a name for seat {seat}";
        FormFields { most: usize }
            = "no-form-fields", "this form has too many fields: at most {most}";
        FormFiles { most: usize }
            = "no-form-files", "too many files came with this form: at most {most}";
        NoText = "no-text-file", "this is not a text file";
    }
}
