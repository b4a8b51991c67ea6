//! The context of an answer: the request, its reader, and what the answer is made from.

use std::sync::Arc;

use http::{HeaderName, HeaderValue, header};
use languages::Language;
use maud::Markup;
use serde::de::DeserializeOwned;
use site::{Reader, TablePromise};
use tables::{Commitment, Entropy, Name, PersonId, Secret, Sitting, Token};

use crate::{
    api::commands,
    effect::{Effects, Quota},
    identity::{Keys, Person},
    inputs::{Inputs, Random},
    problem::Problem,
    read,
    refused::{Malformed, Missing},
    requester::{Requester, cookie_called, identity_cookie},
    response::{self, Response},
};

/// The name of the cookie that holds the reader's language.
const LANGUAGE_COOKIE: &str = "language";
/// The lifetime of the language cookie: a year.
const LANGUAGE_COOKIE_SECONDS: u32 = 365 * 24 * 60 * 60;

/// What a handler knows of its request, and its way to ask for effects.
pub(crate) struct Context {
    pub(crate) request: http::Request<Vec<u8>>,
    pub(crate) requester: Requester,
    /// The time, in milliseconds since 1970.
    pub(crate) now: u64,
    pub(crate) keys: Arc<Keys>,
    pub(crate) effects: Effects,
    /// The reader of a page.
    pub(crate) reader: Reader,
    pub(crate) https: bool,
    /// The variable parts of the path, in their order.
    parts: Vec<String>,
    random: Random,
    /// Whether the response is read by a person, who need not know what a library found in a form.
    is_page: bool,
}

impl Context {
    pub(crate) fn new(
        request: http::Request<Vec<u8>>,
        inputs: Inputs,
        effects: Effects,
    ) -> Context {
        let Inputs { requester, now, seed, keys, https } = inputs;
        let reader = reader(&request, &requester);
        let random = Random::new(seed);
        let (parts, is_page) = (Vec::new(), false);
        Context { request, requester, now, keys, effects, reader, https, parts, random, is_page }
    }

    /// The context of a route with these variable parts of its path.
    pub(crate) fn with_route(self, parts: Vec<String>, is_page: bool) -> Context {
        Context { parts, is_page, ..self }
    }

    pub(crate) fn id(&self) -> Option<PersonId> {
        self.requester.id()
    }

    /// The variable part of the path with this index.
    pub(crate) fn part(&self, index: usize) -> &str {
        self.parts.get(index).expect("the route has so many variable parts")
    }

    /// The table id in the path.
    pub(crate) fn table_id(&self) -> Result<Token, Problem> {
        self.part(0).parse().map_err(|_| Problem::Missing(Missing::Table))
    }

    /// The query as it was sent.
    pub(crate) fn raw_query(&self) -> &str {
        self.request.uri().query().unwrap_or_default()
    }

    pub(crate) fn query<T: DeserializeOwned>(&self) -> Result<T, Problem> {
        self.readable(read::query(self.raw_query()))
    }

    pub(crate) fn json<T: DeserializeOwned>(&self) -> Result<T, Problem> {
        read::json(self.request.headers(), self.request.body())
    }

    pub(crate) fn form<T: DeserializeOwned>(&self) -> Result<T, Problem> {
        self.readable(read::form(self.request.headers(), self.request.body()))
    }

    /// The form as it was sent.
    pub(crate) fn raw_form(&self) -> Result<&[u8], Problem> {
        self.readable(read::check_form(self.request.headers()))?;
        Ok(self.request.body())
    }

    /// Details about a query or a form concern the author of a program, so they are left out on pages.
    fn readable<T>(&self, read: Result<T, Problem>) -> Result<T, Problem> {
        let hide = |problem| match problem {
            Problem::Refused(_) if self.is_page => Problem::protocol(Malformed::Unreadable),
            problem => problem,
        };
        read.map_err(hide)
    }

    /// A random id, which nobody can guess.
    pub(crate) fn fresh_token(&self) -> Token {
        Token::new(self.random.bytes())
    }

    /// The id of a new person.
    pub(crate) fn fresh_person(&self) -> PersonId {
        PersonId::new(self.random.bytes())
    }

    /// The secret of a new table.
    pub(crate) fn fresh_secret(&self) -> Secret {
        Secret::new(self.random.bytes())
    }

    /// A contribution to the luck of a table, for a client that sends none.
    pub(crate) fn fresh_entropy(&self) -> Entropy {
        Entropy::new(self.random.bytes())
    }

    /// The contribution of the client to the luck of a table, else a fresh one.
    pub(crate) fn entropy(&self, text: Option<&str>) -> Result<Entropy, Problem> {
        commands::entropy(text, || self.fresh_entropy())
    }

    /// A promise of a table that is not opened yet.
    pub(crate) fn promise(&self) -> TablePromise {
        self.keys.promise(self.fresh_token(), self.now)
    }

    /// The present state of a table, if this person may know that it exists.
    pub(crate) async fn visible_table(
        &self,
        id: Token,
        person: Option<PersonId>,
        invitation: Option<Token>,
    ) -> Result<Arc<Sitting>, Problem> {
        let sitting = self.effects.table(id).await?;
        // The error is the same as for an id that does not exist.
        if sitting.admits(person, invitation) {
            Ok(sitting)
        } else {
            Err(Problem::Missing(Missing::Table))
        }
    }

    /// Checks whether this person may know that the table exists: for commands, which need not the newest state.
    pub(crate) async fn check_admission(
        &self,
        id: Token,
        person: PersonId,
        invitation: Option<Token>,
    ) -> Result<(), Problem> {
        let known = self.effects.known_table(id).await?;
        if known.admits(Some(person), invitation) {
            return Ok(());
        }
        // They may have sat down a moment ago, at another server.
        self.visible_table(id, Some(person), invitation).await.map(drop)
    }

    /// Checks the limit of tables: a table stays for good, so nobody opens them by the thousand.
    pub(crate) async fn may_open(&self, person: PersonId) -> Result<(), Problem> {
        self.effects.take_from(Quota::Tables, Some(person)).await
    }

    /// The seal of the rematch of a table, once its game is over.
    pub(crate) fn seal_of_rematch(&self, id: Token, sitting: &Sitting) -> Option<Commitment> {
        seal_of_rematch(&self.keys, id, sitting)
    }

    /// The reader as a person with a name: the chosen one, else the present one, else a guest name.
    pub(crate) fn person(&self, chosen: Option<&str>) -> Result<Person, Problem> {
        let known = self.requester.0.as_ref();
        let chosen = chosen.map(str::trim).filter(|it| !it.is_empty());
        let chosen = chosen.map(str::parse).transpose();
        let chosen = chosen.map_err(|_| Problem::protocol(Malformed::Name))?;
        let name = chosen.or_else(|| known.and_then(|it| it.name.clone()));
        let name = name.unwrap_or_else(|| guest_name(u64::from_le_bytes(self.random.bytes())));
        let id = known.map_or_else(|| self.fresh_person(), |it| it.id);
        Ok(Person { id, name: Some(name) })
    }

    /// The header that sets the identity cookie of a person.
    pub(crate) fn cookie(&self, person: &Person) -> (HeaderName, HeaderValue) {
        identity_cookie(&self.keys, person, self.https)
    }

    /// A redirect that sets the identity cookie of this person.
    pub(crate) fn redirect_as(&self, person: &Person, path: &str) -> Response {
        response::with_header(response::redirect(path), self.cookie(person))
    }

    /// A page with forms by which strangers become people. The identity cookie is set with the page: set by the form, it
    /// would make two people of two clicks, one of them an absent player on a chair.
    pub(crate) fn page_with_cookie(&self, page: Markup) -> Response {
        let page = response::page(page);
        if self.requester.0.is_some() {
            return page;
        }
        let person = Person { id: self.fresh_person(), name: None };
        response::with_header(page, self.cookie(&person))
    }

    /// The error page of a refusal at a table, with a link back to it.
    pub(crate) fn refused(&self, problem: Problem, back: &str) -> Result<Response, Problem> {
        match problem {
            Problem::Refused(_) | Problem::Denied(_) | Problem::Forbidden(_) => {
                let words = problem.text_with_clause(self.reader.language);
                let page = site::refused(&self.reader, &words, back);
                Ok(response::page_with_status(problem.status(), page))
            }
            Problem::Missing(_)
            | Problem::Stale { .. }
            | Problem::TooMany { .. }
            | Problem::Method { .. }
            | Problem::Slow
            | Problem::TooLarge
            | Problem::Failed => Err(problem),
        }
    }
}

/// The seal of the rematch of a table, once its game is over.
#[must_use]
pub fn seal_of_rematch(keys: &Keys, id: Token, sitting: &Sitting) -> Option<Commitment> {
    sitting.is_over().then(|| keys.secret(keys.rematch(id)).commitment())
}

/// The reader of a page, by the headers of the request for it.
pub(crate) fn reader<B>(request: &http::Request<B>, requester: &Requester) -> Reader {
    let name = requester.0.as_ref().and_then(|it| it.name.as_ref()).map(Name::to_string);
    let path = request.uri().path_and_query().map_or("/", |it| it.as_str()).to_owned();
    // The chosen language, else the one that the browser prefers.
    let chosen = cookie_called(request.headers(), LANGUAGE_COOKIE).and_then(Language::of_code);
    let preferred = request.headers().get(header::ACCEPT_LANGUAGE);
    let preferred = preferred.and_then(|it| it.to_str().ok()).unwrap_or_default();
    let language = chosen.unwrap_or_else(|| Language::preferred(preferred));
    Reader { language, name, path }
}

/// The header that sets the language cookie.
pub(crate) fn language_cookie(language: Language) -> (HeaderName, HeaderValue) {
    let cookie = format!(
        "{LANGUAGE_COOKIE}={}; Path=/; Max-Age={LANGUAGE_COOKIE_SECONDS}; SameSite=Lax",
        language.code()
    );
    (header::SET_COOKIE, HeaderValue::from_str(&cookie).expect("plain letters"))
}

/// A name for a stranger who has given none: a pigment.
fn guest_name(random: u64) -> Name {
    const PIGMENTS: [&str; 12] = [
        "Ultramarine",
        "Vermilion",
        "Ochre",
        "Sienna",
        "Umber",
        "Viridian",
        "Cobalt",
        "Carmine",
        "Indigo",
        "Saffron",
        "Madder",
        "Celadon",
    ];
    let pick = usize::try_from(random % PIGMENTS.len() as u64).unwrap_or(0);
    PIGMENTS[pick].parse().expect("pigments are names")
}
