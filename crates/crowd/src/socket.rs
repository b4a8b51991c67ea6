//! A viewer's WebSocket.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use hyper::header::{AUTHORIZATION, HeaderValue};
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{Message, Utf8Bytes, client::IntoClientRequest, protocol::WebSocketConfig},
};

use crate::Error;

/// A viewer's WebSocket.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// The number of bytes of text that were received.
    pub received: u64,
}

impl Socket {
    pub(crate) async fn open(
        server: SocketAddr,
        path: &str,
        token: Option<&str>,
    ) -> Result<Socket, Error> {
        let mut request = format!("ws://{server}{path}").into_client_request()?;
        if let Some(token) = token {
            let value = HeaderValue::from_str(&format!("Bearer {token}"))?;
            request.headers_mut().insert(AUTHORIZATION, value);
        }
        let tcp = TcpStream::connect(server).await?;
        tcp.set_nodelay(true)?;
        // Thousands of viewers in one process do not want a buffer of 128 KB each.
        let config = WebSocketConfig::default().read_buffer_size(8 << 10);
        let (stream, _) = client_async_with_config(request, tcp, Some(config)).await?;
        Ok(Socket { stream, received: 0 })
    }

    /// Sends a request.
    ///
    /// # Errors
    ///
    /// Fails if the connection is closed.
    pub async fn send(&mut self, request: &Value) -> Result<(), Error> {
        self.send_text(&request.to_string()).await
    }

    /// Sends any text.
    ///
    /// # Errors
    ///
    /// Fails if the connection is closed.
    pub async fn send_text(&mut self, text: &str) -> Result<(), Error> {
        Ok(self.stream.send(Message::text(text)).await?)
    }

    /// Sends a ping frame.
    ///
    /// # Errors
    ///
    /// Fails if the connection is closed.
    pub async fn ping(&mut self) -> Result<(), Error> {
        Ok(self.stream.send(Message::Ping(Vec::new().into())).await?)
    }

    /// The text of the next message; `None` once the server has closed the connection.
    ///
    /// # Errors
    ///
    /// Fails if the connection breaks.
    pub async fn next_text(&mut self) -> Result<Option<String>, Error> {
        Ok(self.receive().await?.map(|text| text.as_str().to_owned()))
    }

    /// The next binary message; `None` once the server has closed the connection.
    ///
    /// # Errors
    ///
    /// Fails if the connection breaks.
    pub async fn next_bytes(&mut self) -> Result<Option<Vec<u8>>, Error> {
        while let Some(message) = self.stream.next().await {
            match message? {
                Message::Binary(bytes) => return Ok(Some(bytes.into())),
                Message::Close(_) => return Ok(None),
                Message::Text(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => (),
            }
        }
        Ok(None)
    }

    async fn receive(&mut self) -> Result<Option<Utf8Bytes>, Error> {
        while let Some(message) = self.stream.next().await {
            match message? {
                Message::Text(text) => {
                    self.received += text.len() as u64;
                    return Ok(Some(text));
                }
                Message::Close(_) => return Ok(None),
                Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => (),
            }
        }
        Ok(None)
    }

    /// The next message as JSON; `None` once the server has closed the connection.
    ///
    /// # Errors
    ///
    /// Fails if the connection breaks, or if the message is not JSON.
    pub async fn next(&mut self) -> Result<Option<Value>, Error> {
        self.next_as().await
    }

    /// The next message as a `T`; `None` once the server has closed the connection.
    ///
    /// # Errors
    ///
    /// Fails if the connection breaks, or if the message is not a `T`.
    pub async fn next_as<T: DeserializeOwned>(&mut self) -> Result<Option<T>, Error> {
        let text = self.receive().await?;
        Ok(text.map(|text| serde_json::from_str(&text)).transpose()?)
    }
}
