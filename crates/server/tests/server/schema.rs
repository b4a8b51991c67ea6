//! A validator for the part of JSON Schema that `openapi.json` uses. An unknown keyword fails a test, so that nothing
//! passes because it was not understood. The crate `jsonschema` would bring 28 crates more and about half a minute of
//! processor time to the gate, and it skips the keywords that it does not know.

use serde_json::{Map, Value};

/// The reason why `value` does not match `schema`, whose references point into `document`.
pub(crate) fn misfit(document: &Value, schema: &Value, value: &Value) -> Option<String> {
    Checker { document }.check(schema, value, "").err()
}

struct Checker<'d> {
    document: &'d Value,
}

type Fits = Result<(), String>;

impl Checker<'_> {
    fn check(&self, schema: &Value, value: &Value, at: &str) -> Fits {
        let schema = self.resolved(schema);
        for (word, wanted) in schema {
            self.word(word, wanted, value, at)?;
        }
        let is_closed = schema.get("unevaluatedProperties") == Some(&Value::Bool(false));
        match value.as_object().filter(|_| is_closed) {
            Some(fields) => self.only_known(schema, fields, at),
            None => Ok(()),
        }
    }

    fn word(&self, word: &str, wanted: &Value, value: &Value, at: &str) -> Fits {
        let fail = |what: &str| Err(format!("{at}: {value} {what} {wanted}"));
        let length = value.as_str().map(|it| it.chars().count() as u64);
        match word {
            "type" if !is_of_type(wanted, value) => fail("is not of the type"),
            "const" if wanted != value => fail("is not"),
            "enum" if !list(wanted).contains(value) => fail("is none of"),
            "minimum" if value.as_f64() < wanted.as_f64() && value.is_number() => fail("is below"),
            "maximum" if wanted.as_f64() < value.as_f64() => fail("is above"),
            "minLength" if length < wanted.as_u64() && length.is_some() => fail("is shorter than"),
            "maxLength" if wanted.as_u64() < length => fail("is longer than"),
            "type"
            | "const"
            | "enum"
            | "minimum"
            | "maximum"
            | "minLength"
            | "maxLength"
            | "description"
            | "unevaluatedProperties" => Ok(()),
            "required" => required(wanted, value, at),
            "properties" => self.each_property(wanted, value, at),
            "additionalProperties" => self.all_properties(wanted, value, at),
            "items" => self.items(wanted, value, at),
            "allOf" => list(wanted).iter().try_for_each(|it| self.check(it, value, at)),
            "oneOf" => {
                let fits = |it: &&Value| self.check(it, value, at).is_ok();
                if list(wanted).iter().filter(fits).count() == 1 {
                    Ok(())
                } else {
                    fail("is not one of")
                }
            }
            other => panic!("the test does not know «{other}»"),
        }
    }

    fn each_property(&self, wanted: &Value, value: &Value, at: &str) -> Fits {
        let wanted = wanted.as_object().unwrap();
        let there = wanted.iter().filter_map(|(name, it)| Some((name, it, value.get(name)?)));
        there
            .into_iter()
            .try_for_each(|(name, it, value)| self.check(it, value, &format!("{at}/{name}")))
    }

    fn all_properties(&self, wanted: &Value, value: &Value, at: &str) -> Fits {
        let fields = value.as_object().into_iter().flatten();
        fields
            .into_iter()
            .try_for_each(|(name, it)| self.check(wanted, it, &format!("{at}/{name}")))
    }

    fn items(&self, wanted: &Value, value: &Value, at: &str) -> Fits {
        let items = value.as_array().into_iter().flatten().enumerate();
        items.into_iter().try_for_each(|(nth, it)| self.check(wanted, it, &format!("{at}/{nth}")))
    }

    fn only_known(
        &self,
        schema: &Map<String, Value>,
        fields: &Map<String, Value>,
        at: &str,
    ) -> Fits {
        let unknown = fields.keys().find(|name| !self.knows(schema, name));
        unknown.map_or(Ok(()), |name| Err(format!("{at}: «{name}» is not told of")))
    }

    fn knows(&self, schema: &Map<String, Value>, name: &str) -> bool {
        let own = schema.get("properties").is_some_and(|it| it.get(name).is_some());
        let all = schema.get("allOf").map(list).unwrap_or_default();
        own || all.iter().any(|it| self.knows(self.resolved(it), name))
    }

    fn resolved<'s>(&'s self, schema: &'s Value) -> &'s Map<String, Value> {
        let schema = match schema.get("$ref") {
            Some(to) => {
                self.document.pointer(to.as_str().unwrap().trim_start_matches('#')).unwrap()
            }
            None => schema,
        };
        schema.as_object().unwrap()
    }
}

fn required(wanted: &Value, value: &Value, at: &str) -> Fits {
    let Some(fields) = value.as_object() else { return Ok(()) };
    let lacks = list(wanted).iter().find(|it| !fields.contains_key(it.as_str().unwrap()));
    lacks.map_or(Ok(()), |it| Err(format!("{at}: {it} is missing")))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

fn is_of_type(wanted: &Value, value: &Value) -> bool {
    let is = |name: &str| match name {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("the test does not know the type «{other}»"),
    };
    match wanted {
        Value::Array(types) => types.iter().any(|it| is(it.as_str().unwrap())),
        one => is(one.as_str().unwrap()),
    }
}

#[test]
fn what_does_not_fit_is_found() {
    let schema = serde_json::json!({ "type": "object", "required": ["a"],
        "properties": { "a": { "type": ["integer", "null"], "minimum": 0 } },
        "unevaluatedProperties": false });
    let check = |value: Value| misfit(&Value::Null, &schema, &value);
    assert_eq!(check(serde_json::json!({ "a": 1 })), None);
    assert_eq!(check(serde_json::json!({ "a": null })), None);
    for bad in [
        serde_json::json!({}),
        serde_json::json!([]),
        serde_json::json!({ "a": -1 }),
        serde_json::json!({ "a": "x" }),
        serde_json::json!({ "a": 1, "b": 1 }),
    ] {
        assert!(check(bad.clone()).is_some(), "{bad}");
    }
}
