//! Identity without accounts: a signed cookie with an id and a name.
//!
//! All servers on one store share its key, which is the first row of a log of its own. A signature cannot be forged;
//! a cookie without a valid one is ignored.

use std::{fmt::Write, str::FromStr};

use site::TablePromise;
use tables::{Name, PersonId, Secret, Token};

/// The lifetime of a link to another device, in milliseconds.
const CLAIM_LIFETIME_MS: u64 = 10 * 60 * 1000;

/// The lifetime of a promise, in milliseconds: how long a page may stay open before its table is opened.
const PROMISE_LIFETIME_MS: u64 = 24 * 60 * 60 * 1000;

/// The signing key of a store.
#[derive(Debug)]
pub struct Keys(Secret);

/// A person, as their cookie names them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The id, which nobody else has.
    pub id: PersonId,
    /// The name, if one was given.
    pub name: Option<Name>,
}

/// The one-time right to be the same person on another device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The person who made the link.
    pub person: Person,
    /// The random id of the claim.
    pub nonce: Token,
}

impl Keys {
    /// The keys made of the secret of a store.
    #[must_use]
    pub const fn new(secret: Secret) -> Keys {
        Keys(secret)
    }

    /// The value of a person's cookie.
    pub(crate) fn cookie(&self, person: &Person) -> String {
        self.signed("person", &written(person))
    }

    /// The person of a cookie, if its signature is valid.
    pub(crate) fn person(&self, cookie: &str) -> Option<Person> {
        read(self.unsigned("person", cookie)?)
    }

    /// The text of a link by which `person` can be claimed on another device.
    pub(crate) fn link(&self, person: &Person, nonce: Token, now: u64) -> String {
        let until = now + CLAIM_LIFETIME_MS;
        self.signed("claim", &format!("{nonce}.{until}.{}", written(person)))
    }

    /// The claim in a link, if the link is valid and has not expired.
    pub(crate) fn claim(&self, link: &str, now: u64) -> Option<Claim> {
        let (nonce, rest) = self.unsigned("claim", link)?.split_once('.')?;
        let (until, person) = rest.split_once('.')?;
        let claim = Claim { person: read(person)?, nonce: nonce.parse().ok()? };
        (now <= until.parse().ok()?).then_some(claim)
    }

    /// The id of the table that is opened with an idempotency key: the same for the same key, and unguessable.
    pub(crate) fn table(&self, key: &str) -> Token {
        let hash = self.signature("table", key);
        Token::new(*hash.as_bytes().first_chunk().expect("a hash has 32 bytes"))
    }

    /// The id of the rematch of a table: two people who ask at the same time open the same one.
    pub(crate) fn rematch(&self, table: Token) -> Token {
        self.table(&format!("rematch/{table}"))
    }

    /// A promise of a table that is not opened yet: its secret is settled, so the seal can be shown before anybody adds
    /// entropy.
    pub(crate) fn promise(&self, table: Token, now: u64) -> TablePromise {
        let commitment = self.secret(table).commitment();
        let until = now + PROMISE_LIFETIME_MS;
        TablePromise { text: self.signed("promise", &format!("{table}.{until}")), commitment }
    }

    /// The id of the promised table, if the promise is valid and has not expired.
    pub(crate) fn promised(&self, promise: &str, now: u64) -> Option<Token> {
        let (table, until) = self.unsigned("promise", promise)?.split_once('.')?;
        let is_good = now <= until.parse().ok()?;
        table.parse().ok().filter(|_| is_good)
    }

    /// The key of a promised table's luck. It is derived from the table's id, so nothing is stored for a table that was
    /// promised and never opened.
    pub(crate) fn secret(&self, table: Token) -> Secret {
        Secret::new(*self.signature("luck", &table.to_string()).as_bytes())
    }

    fn signed(&self, what: &str, text: &str) -> String {
        format!("{text}.{}", self.signature(what, text))
    }

    fn unsigned<'t>(&self, what: &str, signed: &'t str) -> Option<&'t str> {
        let (text, signature) = signed.rsplit_once('.')?;
        let signature = blake3::Hash::from_hex(signature).ok()?;
        // Hashes are compared in constant time.
        (signature == self.signature(what, text)).then_some(text)
    }

    /// The signature of a text for one purpose, which is not valid for any other.
    fn signature(&self, what: &str, text: &str) -> blake3::Hash {
        blake3::keyed_hash(self.0.bytes(), format!("{what}\n{text}").as_bytes())
    }
}

/// The text of a person in a cookie: the id, and the name if there is one.
fn written(person: &Person) -> String {
    let name = person.name.as_ref().map(|it| to_hex(it.as_ref())).unwrap_or_default();
    format!("{}.{name}", person.id)
}

fn read(text: &str) -> Option<Person> {
    let (id, name) = text.split_once('.')?;
    let name = from_hex(name)?;
    Some(Person { id: id.parse().ok()?, name: Name::from_str(&name).ok() })
}

/// Hexadecimal digits of a text: cookies are plain ASCII, names are not.
fn to_hex(text: &str) -> String {
    let mut hex = String::new();
    for byte in text.bytes() {
        let _ = write!(hex, "{byte:02x}");
    }
    hex
}

fn from_hex(text: &str) -> Option<String> {
    let byte = |at: usize| u8::from_str_radix(text.get(at..at + 2)?, 16).ok();
    let bytes = (0..text.len()).step_by(2).map(byte).collect::<Option<Vec<u8>>>()?;
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(n: u8) -> Keys {
        Keys(Secret::new([n; 32]))
    }

    fn person() -> Person {
        Person { id: PersonId::new([7; 16]), name: Some("Zoë «<b>» ; =".parse().unwrap()) }
    }

    #[test]
    fn cookies_read_back() {
        let nameless = Person { name: None, ..person() };
        for person in [person(), nameless] {
            let cookie = keys(1).cookie(&person);
            assert!(cookie.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'.'), "{cookie}");
            assert_eq!(keys(1).person(&cookie), Some(person));
        }
    }

    #[test]
    fn a_promise_is_kept_and_cannot_be_forged() {
        let promise = keys(1).promise(Token::new([5; 16]), 0);
        let table = keys(1).promised(&promise.text, PROMISE_LIFETIME_MS).unwrap();
        assert_eq!(keys(1).secret(table).commitment(), promise.commitment);
        assert_ne!(keys(2).secret(table).commitment(), promise.commitment);
        assert_eq!(keys(1).promised(&promise.text, PROMISE_LIFETIME_MS + 1), None, "it expires");
        assert_eq!(keys(2).promised(&promise.text, 0), None);
        assert_eq!(keys(1).promised(&table.to_string(), 0), None);
        assert_eq!(keys(1).promised(&keys(1).cookie(&person()), 0), None);
    }

    #[test]
    fn what_is_forged_is_nobody() {
        let cookie = keys(1).cookie(&person());
        assert_eq!(keys(2).person(&cookie), None);
        for at in 0..cookie.len() {
            let mut forged = cookie.clone().into_bytes();
            forged[at] = if forged[at] == b'0' { b'1' } else { b'0' };
            assert_eq!(keys(1).person(&String::from_utf8(forged).unwrap()), None, "{at}");
        }
        for junk in ["", ".", "..", "é", "a.b.c", &"0".repeat(5000)] {
            assert_eq!(keys(1).person(junk), None);
        }
        let link = keys(1).link(&person(), Token::new([6; 16]), 0);
        assert_eq!(keys(1).person(&link), None, "a link is no cookie");
        assert_eq!(keys(1).claim(&cookie, 0), None, "a cookie is no link");
        assert_eq!(keys(1).claim(&link, CLAIM_LIFETIME_MS).unwrap().person, person());
        assert_eq!(keys(1).claim(&link, CLAIM_LIFETIME_MS + 1), None, "a link expires");
    }
}
