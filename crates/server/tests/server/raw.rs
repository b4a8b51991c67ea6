//! Requests byte by byte, and every byte of what comes back.

use std::net::SocketAddr;

use crowd::Client;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

/// What came back, as it came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Raw {
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Raw {
    pub(crate) fn status(&self) -> &str {
        self.head.split(' ').nth(1).unwrap_or("no answer")
    }

    /// Whoever a browser is that keeps the cookie of this answer.
    pub(crate) fn remembered(&self, client: &Client) -> Option<Client> {
        let value = self.field("set-cookie")?.strip_prefix("impasto=")?;
        Some(client.with_token(value.split(';').next().unwrap_or_default()))
    }

    /// The value of a field of the head, whose name is written small.
    pub(crate) fn field(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(it, _)| *it == name).map(|(_, value)| value)
    }
}

/// Sends these bytes and reads until the server closes the connection, or for a minute.
pub(crate) async fn exchange(server: SocketAddr, bytes: &[u8]) -> Raw {
    let mut tcp = TcpStream::connect(server).await.unwrap();
    // Who is refused may find the connection closed before all is said.
    let _ = tcp.write_all(bytes).await;
    let mut answer = Vec::new();
    let reading = tcp.read_to_end(&mut answer);
    let _ = tokio::time::timeout(std::time::Duration::from_secs(60), reading).await.unwrap();
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    Raw { head: head.to_owned(), body: body.to_owned() }
}

/// `GET` as `client`.
pub(crate) async fn get(server: SocketAddr, client: &Client, path: &str) -> Raw {
    exchange(server, request(client, "GET", path, "").as_bytes()).await
}

/// A request in full.
pub(crate) fn request(client: &Client, method: &str, path: &str, body: &str) -> String {
    let token = client.token().map(|it| format!("authorization: Bearer {it}\r\n"));
    let token = token.unwrap_or_default();
    let length = body.len();
    format!(
        "{method} {path} HTTP/1.1\r\nhost: table\r\nconnection: close\r\n{token}\
         content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
    )
}

/// What a browser sends with a form, as `client` and with more lines in its head.
pub(crate) fn browser_request(client: &Client, line: &str, more: &str, form: &str) -> String {
    let token = client.token().map(|it| format!("authorization: Bearer {it}\r\n"));
    format!(
        "{line} HTTP/1.1\r\nhost: table\r\nconnection: close\r\n{more}{}\
         content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{form}",
        token.unwrap_or_default(),
        form.len()
    )
}

/// What a form does, as `client`.
pub(crate) async fn submit(server: SocketAddr, client: &Client, path: &str, form: &str) -> Raw {
    let request = browser_request(client, &format!("POST {path}"), "", form);
    exchange(server, request.as_bytes()).await
}
