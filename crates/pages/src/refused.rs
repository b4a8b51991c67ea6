//! The reasons why a calculator refuses a question.

use game::{Quote, reasons};

reasons! {
    /// A reason why a calculator refuses a question.
    pub enum Refused {
        PaintingCards { found: usize }
            = "no-cv-painting-cards", "a painting has 3 cards, not {found}";
        CardTwice = "no-cv-card-twice", "a card is there twice";
        NoCard { word: Quote, last: usize }
            = "no-cv-card", "«{word}» is not a card: they are numbered from 1 to {last}";
    }
}
