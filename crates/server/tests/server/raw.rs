//! Raw requests, byte by byte, and every byte of their responses.

use std::net::SocketAddr;

use crowd::Client;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

/// A response, as received.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Raw {
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Raw {
    pub(crate) fn status(&self) -> &str {
        self.head.split(' ').nth(1).unwrap_or("no answer")
    }

    /// The client with the cookie that this response sets.
    pub(crate) fn remembered(&self, client: &Client) -> Option<Client> {
        let value = self.field("set-cookie")?.strip_prefix("impasto=")?;
        Some(client.with_token(value.split(';').next().unwrap_or_default()))
    }

    /// The value of a header, by its name in lower case.
    pub(crate) fn field(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(it, _)| *it == name).map(|(_, value)| value)
    }
}

/// Sends bytes, and reads until the server closes the connection, for a minute at most.
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

/// The text of a request with a JSON body.
pub(crate) fn request(client: &Client, method: &str, path: &str, body: &str) -> String {
    let token = client.token().map(|it| format!("authorization: Bearer {it}\r\n"));
    let token = token.unwrap_or_default();
    let length = body.len();
    format!(
        "{method} {path} HTTP/1.1\r\nhost: table\r\nconnection: close\r\n{token}\
         content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
    )
}

/// The text of a request as a browser sends it with a form, as `client` and with more headers.
pub(crate) fn browser_request(client: &Client, line: &str, more: &str, form: &str) -> String {
    let token = client.token().map(|it| format!("authorization: Bearer {it}\r\n"));
    format!(
        "{line} HTTP/1.1\r\nhost: table\r\nconnection: close\r\n{more}{}\
         content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{form}",
        token.unwrap_or_default(),
        form.len()
    )
}

/// Sends a form as `client`.
pub(crate) async fn submit(server: SocketAddr, client: &Client, path: &str, form: &str) -> Raw {
    let request = browser_request(client, &format!("POST {path}"), "", form);
    exchange(server, request.as_bytes()).await
}
