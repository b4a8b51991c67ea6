//! An HTTP client of the server: one person with a browser, or a script.

use std::net::{IpAddr, SocketAddr};

use http_body_util::{BodyExt, Full};
use hyper::{Method, Request, body::Bytes, header};
use hyper_util::{
    client::legacy::{Client as Http, connect::HttpConnector},
    rt::TokioExecutor,
};
use serde_json::{Value, json};

use crate::{Error, Socket};

/// An HTTP client: one person with a browser, or a script.
#[derive(Clone, Debug)]
pub struct Client {
    server: SocketAddr,
    http: Http<HttpConnector, Full<Bytes>>,
    token: Option<String>,
    /// The address in the `X-Forwarded-For` header, if the client pretends to be a proxy.
    forwarded_for: Option<IpAddr>,
}

/// The response of a server.
#[derive(Clone, Debug, PartialEq)]
pub struct Response {
    /// The HTTP status.
    pub status: u16,
    /// The body as JSON, or as a JSON string if it is something else; bytes that are not UTF-8 are
    /// replaced.
    pub body: Value,
    /// The headers; the names are in lower case.
    pub headers: Vec<(String, String)>,
}

impl Response {
    /// The body of a response with status 200.
    ///
    /// # Errors
    ///
    /// Fails if the response has another status.
    pub fn ok_body(self) -> Result<Value, Error> {
        if self.status == 200 { Ok(self.body) } else { Err(format!("refused: {self:?}").into()) }
    }
}

impl Client {
    /// An anonymous client, without a token.
    #[must_use]
    pub fn stranger(server: SocketAddr) -> Client {
        let http = Http::builder(TokioExecutor::new()).build_http();
        Client { server, http, token: None, forwarded_for: None }
    }

    /// Registers a new person with this name.
    ///
    /// # Errors
    ///
    /// Fails if the server refuses it.
    pub async fn named(server: SocketAddr, name: &str) -> Result<Client, Error> {
        Client::stranger(server).register(name).await
    }

    /// Registers a new person with this name, over the connections of this client.
    ///
    /// # Errors
    ///
    /// Fails if the server refuses it.
    pub async fn register(&self, name: &str) -> Result<Client, Error> {
        let stranger = Client { token: None, ..self.clone() };
        let answer = stranger.post("/api/me", json!({ "name": name })).await?;
        let token = answer.body["token"].as_str().ok_or(format!("no person: {answer:?}"))?;
        Ok(stranger.with_token(token))
    }

    /// A client with another token, over the connections of this one.
    #[must_use]
    pub fn with_token(&self, token: &str) -> Client {
        Client { token: Some(token.to_owned()), ..self.clone() }
    }

    /// A client whose requests carry this address in `X-Forwarded-For`.
    #[must_use]
    pub fn forwarded_for(&self, address: IpAddr) -> Client {
        Client { forwarded_for: Some(address), ..self.clone() }
    }

    /// The same person as a client of another server, over new connections. The address may be the same
    /// if a new process listens there.
    #[must_use]
    pub fn at(&self, server: SocketAddr) -> Client {
        let forwarded_for = self.forwarded_for;
        Client { token: self.token.clone(), forwarded_for, ..Client::stranger(server) }
    }

    /// The token by which the server knows the person.
    #[must_use]
    pub fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// Sends a `GET` request.
    ///
    /// # Errors
    ///
    /// Fails if there is no response.
    pub async fn get(&self, path: &str) -> Result<Response, Error> {
        self.send(Method::GET, path, Bytes::new(), &[]).await
    }

    /// Sends a `POST` request with a body of JSON.
    ///
    /// # Errors
    ///
    /// Fails if there is no response.
    pub async fn post(&self, path: &str, body: Value) -> Result<Response, Error> {
        let json = [("content-type", "application/json")];
        self.send(Method::POST, path, Bytes::from(body.to_string()), &json).await
    }

    /// Sends any request.
    ///
    /// # Errors
    ///
    /// Fails if there is no response.
    pub async fn send(
        &self,
        method: Method,
        path: &str,
        body: Bytes,
        headers: &[(&str, &str)],
    ) -> Result<Response, Error> {
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
        Ok(Response {
            status: parts.status.as_u16(),
            body: serde_json::from_slice(&body).unwrap_or_else(|_| text()),
            headers: parts.headers.iter().map(header).collect(),
        })
    }

    /// Opens a WebSocket.
    ///
    /// # Errors
    ///
    /// Fails if the server refuses it.
    pub async fn socket(&self, path: &str) -> Result<Socket, Error> {
        Socket::open(self.server, path, self.token()).await
    }
}
