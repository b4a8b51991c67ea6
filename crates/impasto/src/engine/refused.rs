//! The reasons why the engine refuses a request: it is malformed, or it comes at the wrong moment.

use game::{Quote, Reason, reasons};

reasons! {
    /// A reason why the engine refuses a request.
    pub enum Refused {
        LongLine { most: usize } = "no-engine-long", "the line is longer than {most} bytes";
        EmptyLine
            = "no-engine-empty", "the line is empty: a request is a JSON object on one line";
        Unreadable { why: String } = "no-engine-json", "this is not a request: {why}";
        NoRequest { request: Quote, requests: &'static str }
            = "no-engine-request", "there is no request «{request}»: they are {requests}";
        NoField { request: Quote, field: Quote, fields: String }
            = "no-engine-field", "«{request}» has no field «{field}»: its fields are {fields}";
        NeedsField { request: Quote, field: &'static str }
            = "no-engine-needs", "«{request}» needs «{field}»";
        Value { field: &'static str, expected: Reason, found: Quote }
            = "no-engine-value", "«{field}» is {expected}, not {found}";
        Text = "no-engine-text", "a text";
        WholeNumber = "no-engine-whole", "a whole number from 0";
        WholeNumberOrPublic = "no-engine-viewer", "a whole number from 0, or \"public\"";
        SmallNumber = "no-engine-small", "a small number";
        Texts = "no-engine-texts", "an object whose values are texts";
        LuckBy { found: Quote }
            = "no-engine-luck-by", "«luck» is \"ask\" or \"settle\", not \"{found}\"";
        NoTable = "no-engine-table", "no table is open: open one with «new» or «load»";
        NoRandomness { why: String } = "no-engine-seed", "{why}";
        LuckSettled
            = "no-engine-luck", "the engine settles luck at this table: open it with \"luck\":\"ask\"";
    }
}
