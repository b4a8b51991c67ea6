//! One person with a browser, or a script.

use std::net::{IpAddr, SocketAddr};

use http_body_util::{BodyExt, Full};
use hyper::{Method, Request, body::Bytes, header};
use hyper_util::{
    client::legacy::{Client as Http, connect::HttpConnector},
    rt::TokioExecutor,
};
use serde_json::{Value, json};

use crate::{Error, Socket};

/// One person with a browser, or a script.
#[derive(Clone, Debug)]
pub struct Client {
    server: SocketAddr,
    http: Http<HttpConnector, Full<Bytes>>,
    token: Option<String>,
    /// The address that a server behind a proxy is told the requests come from.
    forwarded_for: Option<IpAddr>,
}

/// What a server answers.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The HTTP status.
    pub status: u16,
    /// The body, as text if it is not JSON; bytes that are no text are replaced.
    pub body: Value,
    /// The headers, names in small letters.
    pub headers: Vec<(String, String)>,
}

impl Answer {
    /// The body of an answer that is no refusal.
    ///
    /// # Errors
    ///
    /// Tells a refusal.
    pub fn fine(self) -> Result<Value, Error> {
        if self.status == 200 { Ok(self.body) } else { Err(format!("refused: {self:?}").into()) }
    }
}

impl Client {
    /// Somebody the server does not know.
    #[must_use]
    pub fn stranger(server: SocketAddr) -> Client {
        let http = Http::builder(TokioExecutor::new()).build_http();
        Client { server, http, token: None, forwarded_for: None }
    }

    /// A person with a name.
    ///
    /// # Errors
    ///
    /// Fails if the server does not let them in.
    pub async fn named(server: SocketAddr, name: &str) -> Result<Client, Error> {
        Client::stranger(server).called(name).await
    }

    /// A new person with a name, who shares the connections of this one.
    ///
    /// # Errors
    ///
    /// Fails if the server does not let them in.
    pub async fn called(&self, name: &str) -> Result<Client, Error> {
        let stranger = Client { token: None, ..self.clone() };
        let answer = stranger.post("/api/me", json!({ "name": name })).await?;
        let token = answer.body["token"].as_str().ok_or(format!("no person: {answer:?}"))?;
        Ok(stranger.with_token(token))
    }

    /// The same connection with another identity.
    #[must_use]
    pub fn with_token(&self, token: &str) -> Client {
        Client { token: Some(token.to_owned()), ..self.clone() }
    }

    /// The same person, whose requests come from that address as a proxy would tell it.
    #[must_use]
    pub fn forwarded_for(&self, address: IpAddr) -> Client {
        Client { forwarded_for: Some(address), ..self.clone() }
    }

    /// The same person at another server, with connections of its own: at the same address a new
    /// process may listen.
    #[must_use]
    pub fn at(&self, server: SocketAddr) -> Client {
        let forwarded_for = self.forwarded_for;
        Client { token: self.token.clone(), forwarded_for, ..Client::stranger(server) }
    }

    /// What the server knows the person by.
    #[must_use]
    pub fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// `GET`.
    ///
    /// # Errors
    ///
    /// Fails if there is no answer.
    pub async fn get(&self, path: &str) -> Result<Answer, Error> {
        self.send(Method::GET, path, Bytes::new(), &[]).await
    }

    /// `POST` of JSON.
    ///
    /// # Errors
    ///
    /// Fails if there is no answer.
    pub async fn post(&self, path: &str, body: Value) -> Result<Answer, Error> {
        let json = [("content-type", "application/json")];
        self.send(Method::POST, path, Bytes::from(body.to_string()), &json).await
    }

    /// Any request.
    ///
    /// # Errors
    ///
    /// Fails if there is no answer.
    pub async fn send(
        &self,
        method: Method,
        path: &str,
        body: Bytes,
        headers: &[(&str, &str)],
    ) -> Result<Answer, Error> {
        let mut request =
            Request::builder().method(method).uri(format!("http://{}{path}", self.server));
        if let Some(token) = &self.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        if let Some(address) = self.forwarded_for {
            request = request.header("x-forwarded-for", address.to_string());
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let response = self.http.request(request.body(Full::new(body))?).await?;
        let (parts, body) = response.into_parts();
        let body = body.collect().await?.to_bytes();
        let text = || Value::String(String::from_utf8_lossy(&body).into_owned());
        let header = |(name, value): (&header::HeaderName, &header::HeaderValue)| {
            (name.to_string(), String::from_utf8_lossy(value.as_bytes()).into_owned())
        };
        Ok(Answer {
            status: parts.status.as_u16(),
            body: serde_json::from_slice(&body).unwrap_or_else(|_| text()),
            headers: parts.headers.iter().map(header).collect(),
        })
    }

    /// A WebSocket.
    ///
    /// # Errors
    ///
    /// Fails if the server does not take it.
    pub async fn socket(&self, path: &str) -> Result<Socket, Error> {
        Socket::open(self.server, path, self.token()).await
    }
}
