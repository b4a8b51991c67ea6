//! A client of tables in memory.

use std::{cell::RefCell, rc::Rc};

use app::{Memory, Response};
use http::{Request, StatusCode, header};
use serde_json::{Value, json};

/// Tables in memory that several clients share.
#[derive(Clone)]
pub(crate) struct Tables(Rc<RefCell<Memory>>);

/// A client, known by a cookie if they are somebody.
#[derive(Clone)]
pub(crate) struct Client {
    tables: Tables,
    cookie: Option<String>,
    language: &'static str,
}

/// A response, with its body as text.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    head: http::HeaderMap,
    pub(crate) body: String,
}

impl Tables {
    pub(crate) fn new() -> Tables {
        Tables(Rc::new(RefCell::new(Memory::new([1; 32]))))
    }

    pub(crate) fn stranger(&self) -> Client {
        Client { tables: self.clone(), cookie: None, language: "en" }
    }

    /// A client who has become a person.
    pub(crate) fn person(&self, name: &str) -> Client {
        let stranger = self.stranger();
        let named = stranger.post_json("/api/me", &json!({ "name": name }));
        stranger.remembered(&named).expect("a name makes a person")
    }

    /// The memory itself.
    pub(crate) fn memory(&self) -> std::cell::RefMut<'_, Memory> {
        self.0.borrow_mut()
    }
}

impl Client {
    /// The same client with a browser in another language.
    pub(crate) fn speaking(&self, language: &'static str) -> Client {
        Client { language, ..self.clone() }
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        self.send(Request::get(path), Vec::new())
    }

    /// Sends a form.
    pub(crate) fn submit(&self, path: &str, fields: &str) -> Answer {
        let form = "application/x-www-form-urlencoded";
        self.send(Request::post(path).header(header::CONTENT_TYPE, form), fields.into())
    }

    pub(crate) fn post_json(&self, path: &str, body: &Value) -> Answer {
        let request = Request::post(path).header(header::CONTENT_TYPE, "application/json");
        self.send(request, body.to_string().into_bytes())
    }

    fn send(&self, request: http::request::Builder, body: Vec<u8>) -> Answer {
        let request = request.header(header::ACCEPT_LANGUAGE, self.language);
        let request = match &self.cookie {
            Some(cookie) => request.header(header::COOKIE, cookie),
            None => request,
        };
        Answer::of(self.tables.memory().answer(request.body(body).unwrap()))
    }

    /// The client with the cookie of an answer.
    pub(crate) fn remembered(&self, answer: &Answer) -> Option<Client> {
        let cookie = answer.field("set-cookie")?.split(';').next()?.to_owned();
        Some(Client { cookie: Some(cookie), ..self.clone() })
    }

    /// Opens a table; returns its id and its invitation.
    pub(crate) fn open(&self, table: &Value) -> (String, String) {
        let answer = self.post_json("/api/tables", table).json();
        let text =
            |name: &str| answer[name].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned();
        (text("table"), text("invitation"))
    }
}

impl Answer {
    fn of(response: Response) -> Answer {
        let (parts, body) = response.into_parts();
        let body = String::from_utf8(body).expect("answers are text");
        Answer { status: parts.status, head: parts.headers, body }
    }

    /// The value of a header.
    pub(crate) fn field(&self, name: &str) -> Option<&str> {
        self.head.get(name)?.to_str().ok()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }
}
