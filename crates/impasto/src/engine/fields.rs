//! The fields of a request, read by name and type. An unknown field is refused, so that a typing error
//! does not pass for a default.

use std::{collections::BTreeMap, fmt};

use game::{Quote, Reason, Seat, Viewer};
use serde::{
    Deserialize, Deserializer,
    de::{self, MapAccess, Visitor},
};
use serde_json::Value;
use shelf::{Refusal, RefusalKind};

use super::{MAX_LINE_BYTES, refused::Refused};

/// The fields of one request that are not read yet.
pub(super) struct RequestFields {
    /// The kind of the request: the field `do`.
    pub(super) request: String,
    given: BTreeMap<String, Value>,
    known: Vec<&'static str>,
}

impl RequestFields {
    /// Reads one line: a JSON object without duplicate fields and with the field `do`.
    pub(super) fn read(line: &[u8]) -> Result<RequestFields, Refusal> {
        if MAX_LINE_BYTES < line.len() {
            return Err(protocol(Refused::LongLine { most: MAX_LINE_BYTES }));
        }
        if line.iter().all(u8::is_ascii_whitespace) {
            return Err(protocol(Refused::EmptyLine));
        }
        let Object(given) = serde_json::from_slice(line)
            .map_err(|error| protocol(Refused::Unreadable { why: brief(&error) }))?;
        let mut fields = RequestFields { request: String::new(), given, known: Vec::new() };
        fields.request = fields.text("do")?;
        Ok(fields)
    }

    /// Refuses the request if a field was not read.
    pub(super) fn finish(self) -> Result<(), Refusal> {
        let Some(unknown) = self.given.keys().next() else { return Ok(()) };
        Err(protocol(Refused::NoField {
            request: Quote::new(&self.request),
            field: Quote::new(unknown),
            fields: self.known.join(", "),
        }))
    }

    pub(super) fn text(&mut self, name: &'static str) -> Result<String, Refusal> {
        self.optional_text(name)?.ok_or_else(|| self.missing(name))
    }

    pub(super) fn optional_text(&mut self, name: &'static str) -> Result<Option<String>, Refusal> {
        match self.take(name) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(other) => Err(wrong(name, Refused::Text, &other)),
        }
    }

    pub(super) fn optional_number(&mut self, name: &'static str) -> Result<Option<u64>, Refusal> {
        match self.take(name) {
            None => Ok(None),
            Some(value) => {
                let number = value.as_u64();
                number.map(Some).ok_or_else(|| wrong(name, Refused::WholeNumber, &value))
            }
        }
    }

    /// A number that fits into a byte, such as a seat.
    pub(super) fn small_number(&mut self, name: &'static str) -> Result<u8, Refusal> {
        let number = self.optional_number(name)?.ok_or_else(|| self.missing(name))?;
        u8::try_from(number).map_err(|_| wrong(name, Refused::SmallNumber, &number))
    }

    pub(super) fn seat(&mut self) -> Result<Seat, Refusal> {
        Ok(Seat(self.small_number("seat")?))
    }

    /// A seat, or the public.
    pub(super) fn viewer(&mut self) -> Result<Viewer, Refusal> {
        match self.given.get("seat") {
            Some(Value::String(text)) if text == "public" => {
                self.take("seat");
                Ok(Viewer::Public)
            }
            Some(other @ Value::String(_)) => {
                Err(wrong("seat", Refused::WholeNumberOrPublic, other))
            }
            _ => self.seat().map(Viewer::Seat),
        }
    }

    /// An object of texts; empty if the field is left out.
    pub(super) fn texts(
        &mut self,
        name: &'static str,
    ) -> Result<BTreeMap<String, String>, Refusal> {
        match self.take(name) {
            None => Ok(BTreeMap::new()),
            Some(value) => serde_json::from_value(value.clone())
                .map_err(|_| wrong(name, Refused::Texts, &value)),
        }
    }

    /// Takes a field; `null` counts as left out.
    fn take(&mut self, name: &'static str) -> Option<Value> {
        self.known.push(name);
        self.given.remove(name).filter(|value| !value.is_null())
    }

    fn missing(&self, field: &'static str) -> Refusal {
        match self.request.as_str() {
            "" => protocol(shelf::Refused::FieldMissing { field }),
            request => protocol(Refused::NeedsField { request: Quote::new(request), field }),
        }
    }
}

/// A refusal of kind `protocol`.
pub(super) fn protocol(reason: impl Into<Reason>) -> Refusal {
    Refusal::new(RefusalKind::Protocol, reason)
}

/// The error of the JSON parser, shortened, because it may quote the request.
fn brief(error: &serde_json::Error) -> String {
    const MAX_ERROR_CHARS: usize = 200;
    error.to_string().chars().take(MAX_ERROR_CHARS).collect()
}

fn wrong(field: &'static str, expected: Refused, found: &impl ToString) -> Refusal {
    let (expected, found) = (expected.into(), Quote::new(&found.to_string()));
    protocol(Refused::Value { field, expected, found })
}

/// A JSON object without duplicate fields.
struct Object(BTreeMap<String, Value>);

impl<'de> Deserialize<'de> for Object {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Object, D::Error> {
        deserializer.deserialize_map(ObjectVisitor)
    }
}

struct ObjectVisitor;

impl<'de> Visitor<'de> for ObjectVisitor {
    type Value = Object;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Object, A::Error> {
        let mut object = BTreeMap::new();
        while let Some((name, value)) = fields.next_entry::<String, Value>()? {
            if object.insert(name.clone(), value).is_some() {
                return Err(de::Error::custom(format!("«{name}» is said twice")));
            }
        }
        Ok(Object(object))
    }
}
