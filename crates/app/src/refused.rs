//! The error messages of the server itself, by kind.

use game::{Quote, reasons};

reasons! {
    /// Missing permissions, beside those that a table checks.
    pub enum Forbidden {
        OthersPlay = "no-others-play", "others still play this game";
        OthersTable = "no-promised-twice", "somebody else has opened this table";
        OldLink = "no-link", "this link is not good any more";
        OtherSite = "no-other-site", "this request comes from another site";
        Stranger = "no-who", "tell us who you are first: POST /api/me";
    }
}

reasons! {
    /// Things that do not exist, as far as the requester may know.
    pub enum Missing {
        Page = "no-such-page", "there is no such page";
        Plan = "no-such-plan", "there is no such plan";
        Table = "no-such-table", "there is no such table";
        Title = "no-such-title", "there is no such title";
    }
}

reasons! {
    /// Errors in a request itself.
    pub enum Malformed {
        Unreadable = "no-readable-request", "this request cannot be read";
        Name = "no-readable-name", "write a name that others can read";
        Speech = "no-readable", "there is nothing to read in it";
        LongKey = "no-long-key", "a key has 1 to 64 letters";
        Entropy = "no-entropy", "entropy is 32 hexadecimal digits, in small letters";
        ManySeats = "no-many-seats", "too many seats";
        Which = "no-which", "which is «mine», «open» or «finished»";
        Nameless = "no-name-yet", "tell us your name first: POST /api/me";
        WhoSits = "no-who-sits", "who sits there?";
        NoPreset = "no-such-preset", "there is no such preset";
        NoPromise = "no-promise", "nobody promised that, or long ago";
        NoLevel { level: Quote } = "no-such-level", "there is no level «{level}»";
        NoPace { pace: Quote } = "no-pace", "there is no pace «{pace}»";
        // A message of a library, or of the log of a table: in English only.
        Said { why: String } = "no-said", "{why}";
    }
}

reasons! {
    /// Wrong moments.
    pub enum Untimely {
        NotOver = "no-early", "the game is not over";
        UsedPage = "no-promise-used", "this page was used already, or is too old: load it again";
        OtherTable = "no-promise-other", "another table was opened with this already";
        ManyHidden = "no-aside", "too many tables were taken off this list";
    }
}

reasons! {
    /// Failures of a request that is correct in itself.
    pub enum Trouble {
        Stale { at: u64 } = "no-stale", "the table has moved on: it is at {at}";
        TooMany = "no-many", "too many requests: wait a moment";
        Method = "no-method", "this path does not take this method";
        Slow
            = "no-slow", "this took too long: whether it was done is unknown; look again, or repeat it with the same key";
        TooLarge = "no-large", "this is too large";
        Failed
            = "no-failed", "the server failed: whether this was done is unknown; look again, or repeat it with the same key";
    }
}
