//! Who somebody is, without an account: a signed cookie with a name in it.
//!
//! All servers on one store share its key, which is the first row of a log of its own. What is
//! signed cannot be forged; what is not signed is nobody.

use std::{fmt::Write, str::FromStr};

use site::Promise;
use store::{Append, Appended, Store};
use tables::{Name, PersonId, Secret, Token};

use crate::clock;

/// The log that holds the key of a store.
pub const KEY_LOG: &str = "house";
/// How long a link to another device is good for.
const CLAIM_LIFETIME_MS: u64 = 10 * 60 * 1000;

/// How long a page may lie open before the table that it promises is opened.
const PROMISE_LIFETIME_MS: u64 = 24 * 60 * 60 * 1000;

/// What the house signs with.
#[derive(Debug)]
pub(crate) struct Keys(Secret);

/// A person, as their cookie tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Person {
    pub(crate) id: PersonId,
    pub(crate) name: Option<Name>,
}

/// The right to be the same person on another device, once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Claim {
    pub(crate) person: Person,
    /// What makes it a claim of its own.
    pub(crate) nonce: Token,
}

/// Why a store is no house.
#[derive(Debug, thiserror::Error)]
pub enum NoRegistry {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] store::Error),
    /// Somebody else's log has the name of ours. People are known by its key, so it is not replaced.
    #[error("the log «{KEY_LOG}» of this store does not begin with a key")]
    NoKey,
    /// The machine has no randomness to make a key of.
    #[error("there is no randomness for a key")]
    NoRandomness(#[from] getrandom::Error),
}

/// Whether the log [`KEY_LOG`] may begin with this row.
#[must_use]
pub fn is_key(row: &str) -> bool {
    key(row).is_some()
}

impl Keys {
    /// The key of a store, made if there is none.
    pub(crate) async fn of(store: &Store) -> Result<Keys, NoRegistry> {
        loop {
            if let Some(row) = store.read(KEY_LOG, 0).await?.first() {
                return key(&row.text).map(Keys).ok_or(NoRegistry::NoKey);
            }
            let fresh = Secret::fresh()?;
            let row = format!("key {fresh}");
            let append = Append::new(KEY_LOG, 0).row(clock::stored(clock::now()), row);
            match store.append(append).await? {
                Appended::Done => return Ok(Keys(fresh)),
                // Another server was faster.
                Appended::Conflict { .. } | Appended::Repeated { .. } => (),
            }
        }
    }

    /// The value of a person's cookie.
    pub(crate) fn cookie(&self, person: &Person) -> String {
        self.signed("person", &written(person))
    }

    /// Whose cookie this is.
    pub(crate) fn person(&self, cookie: &str) -> Option<Person> {
        read(self.unsigned("person", cookie)?)
    }

    /// A link by which `person` can be claimed on another device.
    pub(crate) fn link(&self, person: &Person) -> Result<String, getrandom::Error> {
        let (nonce, until) = (Token::fresh()?, clock::now() + CLAIM_LIFETIME_MS);
        Ok(self.signed("claim", &format!("{nonce}.{until}.{}", written(person))))
    }

    /// What a link claims, if it is still good.
    pub(crate) fn claim(&self, link: &str) -> Option<Claim> {
        let (nonce, rest) = self.unsigned("claim", link)?.split_once('.')?;
        let (until, person) = rest.split_once('.')?;
        let claim = Claim { person: read(person)?, nonce: nonce.parse().ok()? };
        (clock::now() <= until.parse().ok()?).then_some(claim)
    }

    /// The id of the table that is opened by this key: the same for the same key, and for nobody to
    /// guess.
    pub(crate) fn table(&self, key: &str) -> Token {
        let hash = self.signature("table", key);
        Token::new(*hash.as_bytes().first_chunk().expect("a hash has 32 bytes"))
    }

    /// The table where those of this one go on: two who ask at the same time open the same one.
    pub(crate) fn rematch(&self, table: Token) -> Token {
        self.table(&format!("rematch/{table}"))
    }

    /// A table that is to be opened: its luck is settled, so its seal can be shown before anybody adds
    /// to it.
    pub(crate) fn promise(&self) -> Result<Promise, getrandom::Error> {
        let table = Token::fresh()?;
        let commitment = self.secret(table).commitment();
        let until = clock::now() + PROMISE_LIFETIME_MS;
        Ok(Promise { text: self.signed("promise", &format!("{table}.{until}")), commitment })
    }

    /// Which table was promised, if the promise is still good.
    pub(crate) fn promised(&self, promise: &str) -> Option<Token> {
        let (table, until) = self.unsigned("promise", promise)?.split_once('.')?;
        let is_good = clock::now() <= until.parse().ok()?;
        table.parse().ok().filter(|_| is_good)
    }

    /// What the luck of a promised table is keyed with. It follows from the table's id: nothing has to be kept
    /// for a table that was promised and never opened.
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

    /// What is signed as one thing is not taken for another.
    fn signature(&self, what: &str, text: &str) -> blake3::Hash {
        blake3::keyed_hash(self.0.bytes(), format!("{what}\n{text}").as_bytes())
    }
}

fn key(row: &str) -> Option<Secret> {
    row.strip_prefix("key ")?.parse().ok()
}

/// A person as text: who it is, and the name if there is one.
fn written(person: &Person) -> String {
    let name = person.name.as_ref().map(|it| to_hex(it.as_ref())).unwrap_or_default();
    format!("{}.{name}", person.id)
}

fn read(text: &str) -> Option<Person> {
    let (id, name) = text.split_once('.')?;
    let name = from_hex(name)?;
    Some(Person { id: id.parse().ok()?, name: Name::from_str(&name).ok() })
}

/// Cookies are plain ASCII; names are not.
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
        let promise = keys(1).promise().unwrap();
        let table = keys(1).promised(&promise.text).unwrap();
        assert_eq!(keys(1).secret(table).commitment(), promise.commitment);
        assert_ne!(keys(2).secret(table).commitment(), promise.commitment);
        assert_eq!(keys(2).promised(&promise.text), None);
        assert_eq!(keys(1).promised(&table.to_string()), None);
        assert_eq!(keys(1).promised(&keys(1).cookie(&person())), None);
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
        let link = keys(1).link(&person()).unwrap();
        assert_eq!(keys(1).person(&link), None, "a link is no cookie");
        assert_eq!(keys(1).claim(&cookie), None, "a cookie is no link");
        assert_eq!(keys(1).claim(&link).unwrap().person, person());
    }
}
