//! What is wrong with a form that would open a table.

use game::reasons;

reasons! {
    /// Why a form opens no table.
    pub enum Refused {
        TwiceMe
            = "no-two-of-me", "you sit on one seat only: for somebody beside you choose “somebody round this screen”";
        NameAtSeat { seat: char } = "no-name-at-seat", "write a name for seat {seat}";
        NoText = "no-text-file", "this is not a text file";
    }
}
