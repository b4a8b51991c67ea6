//! `impasto health`: whether a running server is well, for containers and scripts without another client.

use std::{
    io::{Read, Write},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream, ToSocketAddrs},
    time::Duration,
};

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::{settings::DEFAULT_ADDRESS, status::Status, storage::Storage};

/// Ask a running server whether it is well, as monitors and containers do.
///
/// It asks for /health, which is well if the store can be read and written to. The exit code is 0 if the
/// server is well, and 1 if it is not or does not answer.
#[derive(Args, Debug)]
pub(crate) struct Health {
    /// The address of the server: `http://HOST:PORT` [default: that of the configuration].
    #[arg(value_name = "URL")]
    url: Option<String>,
    #[command(flatten)]
    storage: Storage,
}

/// How long the server may take for each step. Its own check of the store ends after two seconds.
const TIMEOUT: Duration = Duration::from_secs(5);
/// The bound of an answer.
const MAX_ANSWER_BYTES: u64 = 64 << 10;

impl Health {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Status> {
        let host = match &self.url {
            Some(url) => host(url)?.to_owned(),
            None => {
                reachable(self.storage.settings()?.address.unwrap_or(DEFAULT_ADDRESS)).to_string()
            }
        };
        let answer = ask(&host).with_context(|| format!("http://{host} does not answer"))?;
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let is_well = head.split(' ').nth(1) == Some("200");
        writeln!(out, "{}", if body.is_empty() { head } else { body })?;
        Ok(if is_well { Status::Fine } else { Status::Failed })
    }
}

/// The host and the port of a URL.
fn host(url: &str) -> Result<&str> {
    let Some(rest) = url.strip_prefix("http://") else {
        bail!("an address begins with http://; ask the server itself, not a proxy with TLS");
    };
    Ok(rest.split('/').next().unwrap_or_default())
}

/// The address at which this computer reaches a server that listens at `address`.
fn reachable(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip @ (IpAddr::V4(_) | IpAddr::V6(_)) => ip,
    };
    SocketAddr::new(ip, address.port())
}

/// The answer to `GET /health`.
fn ask(host: &str) -> Result<String> {
    let with_port = if host.rsplit(':').next().is_some_and(|it| it.parse::<u16>().is_ok()) {
        host.to_owned()
    } else {
        format!("{host}:80")
    };
    let address = with_port.to_socket_addrs()?.next().context("no such host")?;
    let mut stream = TcpStream::connect_timeout(&address, TIMEOUT)?;
    stream.set_read_timeout(Some(TIMEOUT))?;
    stream.set_write_timeout(Some(TIMEOUT))?;
    write!(stream, "GET /health HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.take(MAX_ANSWER_BYTES).read_to_string(&mut answer)?;
    Ok(answer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read() {
        assert_eq!(host("http://localhost:8080/health").unwrap(), "localhost:8080");
        assert_eq!(host("http://[::1]:80").unwrap(), "[::1]:80");
        assert!(host("https://localhost").is_err());
        assert!(host("localhost").is_err());
    }

    #[test]
    fn a_server_that_listens_everywhere_is_here() {
        let check = |listens: &str, expected: &str| {
            assert_eq!(reachable(listens.parse().unwrap()).to_string(), expected);
        };
        check("0.0.0.0:80", "127.0.0.1:80");
        check("[::]:80", "[::1]:80");
        check("192.0.2.7:80", "192.0.2.7:80");
    }
}
