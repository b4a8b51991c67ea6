//! A TCP stream with a write timeout. It holds a permit among all connections, also once it has become a WebSocket,
//! and is closed when the client does not read what is sent.

use std::{
    io,
    pin::Pin,
    task::{Context, Poll},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
};
use tokio_io_timeout::TimeoutStream;

use crate::{client_address::ClientAddress, limits::Permit};

/// How long a write may make no progress.
const WRITE_TIMEOUT: Duration = Duration::from_secs(20);

/// A connection with a write timeout, and the permit that it holds.
#[derive(Debug)]
pub(crate) struct TimedStream {
    stream: Pin<Box<TimeoutStream<TcpStream>>>,
    _permit: Permit<ClientAddress>,
}

impl TimedStream {
    pub(crate) fn new(stream: TcpStream, permit: Permit<ClientAddress>) -> TimedStream {
        TimedStream::with_timeout(stream, permit, WRITE_TIMEOUT)
    }

    fn with_timeout(
        stream: TcpStream,
        permit: Permit<ClientAddress>,
        timeout: Duration,
    ) -> TimedStream {
        // Messages are small and somebody waits for them.
        let _ = stream.set_nodelay(true);
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(timeout));
        TimedStream { stream: Box::pin(stream), _permit: permit }
    }
}

impl AsyncRead for TimedStream {
    fn poll_read(
        mut self: Pin<&mut TimedStream>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_read(context, into)
    }
}

impl AsyncWrite for TimedStream {
    fn poll_write(
        mut self: Pin<&mut TimedStream>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.stream.as_mut().poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut TimedStream>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.stream.as_mut().poll_write_vectored(context, bytes)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(
        mut self: Pin<&mut TimedStream>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_flush(context)
    }

    fn poll_shutdown(
        mut self: Pin<&mut TimedStream>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use tokio::{
        io::{AsyncReadExt, AsyncWriteExt},
        net::TcpListener,
    };

    use super::*;
    use crate::limits::Permits;

    async fn streams(slowest: Duration) -> (TimedStream, TcpStream) {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let there = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let permit =
            Permits::new(1).take(ClientAddress::new(IpAddr::V4(Ipv4Addr::LOCALHOST))).unwrap();
        let accepted = listener.accept().await.unwrap().0;
        (TimedStream::with_timeout(accepted, permit, slowest), there)
    }

    #[tokio::test]
    async fn who_reads_nothing_is_cut_off() {
        let (mut stream, _there) = streams(Duration::from_millis(50)).await;
        let sent = stream.write_all(&vec![0; 64 << 20]).await;
        assert_eq!(sent.unwrap_err().kind(), io::ErrorKind::TimedOut);
    }

    /// The whole takes longer than the timeout, each part of it does not.
    #[tokio::test]
    async fn who_reads_slowly_gets_everything() {
        const ALL: usize = 16 << 20;
        let (mut stream, mut there) = streams(Duration::from_secs(2)).await;
        let sending = tokio::spawn(async move { stream.write_all(&vec![0; ALL]).await });
        let mut bytes = 0;
        let mut buffer = vec![0; ALL / 16];
        while bytes < ALL {
            tokio::time::sleep(Duration::from_millis(150)).await;
            match there.read_exact(&mut buffer).await {
                Ok(read) => bytes += read,
                Err(_) => break,
            }
        }
        sending.await.unwrap().unwrap();
        assert_eq!(bytes, ALL);
    }
}
