//! The reasons for which a shared table denies a request: no permission, or the wrong moment.

use game::{Seat, reasons};

reasons! {
    /// Missing permissions.
    pub enum Forbidden {
        Private = "no-private", "this table is private: it takes an invitation";
        NotHost = "no-host", "only whoever opened this table may do that";
        NotSeated = "no-belonging", "only those who sit at this table may do that";
        NotYourSeat = "no-your-seat", "this is not your seat";
        NoBot = "no-bot-decides", "no bot decides for this seat";
        KnowsSecrets = "no-secrets", "you know another seat's secrets";
        NotAPerson = "no-house", "only people do that";
    }
}

reasons! {
    /// Wrong moments.
    pub enum Untimely {
        NoStandIn = "no-stand-in", "no bot plays for you";
        ManyReturns = "no-more-returns", "you have come back often enough";
        ManyRemarks = "no-more-talk", "this table has talked enough";
        ManyNames = "no-more-names", "you have changed your name often enough";
        ManyPaces = "no-more-paces", "you have changed the pace often enough";
        NoRematch = "no-rematch", "a rematch follows the end, once";
        LogFull = "no-log-full", "the log of this table is full";
        OthersRegret = "no-others-time", "somebody else may still take their decision back";
        BotPlays = "no-bot-plays", "a bot plays for you: say that you are back";
        NotFull = "no-begin-yet", "the game begins when every seat is taken";
        NobodyPlays = "no-person-plays", "no person plays this seat";
        MayThink
            = "no-stand-in-yet", "they may still be thinking: a bot can take over after a minute, if they are here after ten";
        SeatTaken = "no-seat-taken", "this seat is taken";
        Full = "no-free-seat", "every seat is taken";
        OpenedTwice = "no-open-twice", "a table is opened once";
        NameOfBot = "no-name-of-bot", "only people have names";
        BegunTwice = "no-begin-twice", "the game has begun already";
        NotBegun = "no-begun", "the game has not begun";
        NoSeat { seat: Seat } = "no-such-seat", "there is no seat {seat}";
    }
}
