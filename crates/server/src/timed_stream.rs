//! A connection, as long as it is open: it has a place among all, also once it has become a WebSocket, and
//! whoever does not read what they are sent loses it.

use std::{
    io,
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
    time::{Sleep, sleep},
};

use crate::{api::ClientAddress, limits::Place};

/// How long nothing of what is sent may be taken.
const WRITE_TIMEOUT: Duration = Duration::from_secs(20);

/// A connection.
#[derive(Debug)]
pub(crate) struct TimedStream {
    stream: TcpStream,
    _place: Place<ClientAddress>,
    /// When it is cut, where somebody is waited for to read.
    cut: Option<Pin<Box<Sleep>>>,
    slowest: Duration,
}

impl TimedStream {
    pub(crate) fn new(stream: TcpStream, place: Place<ClientAddress>) -> TimedStream {
        // Moves are small and somebody waits for them.
        let _ = stream.set_nodelay(true);
        TimedStream { stream, _place: place, cut: None, slowest: WRITE_TIMEOUT }
    }

    /// What became of sending something, unless it has waited for too long.
    fn in_time<T>(
        &mut self,
        context: &mut Context<'_>,
        sent: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if sent.is_ready() {
            self.cut = None;
            return sent;
        }
        let cut = self.cut.get_or_insert_with(|| Box::pin(sleep(self.slowest)));
        ready!(cut.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for TimedStream {
    fn poll_read(
        mut self: Pin<&mut TimedStream>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, into)
    }
}

impl AsyncWrite for TimedStream {
    fn poll_write(
        mut self: Pin<&mut TimedStream>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.in_time(context, sent)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut TimedStream>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.in_time(context, sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(
        mut self: Pin<&mut TimedStream>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(
        mut self: Pin<&mut TimedStream>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
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

    async fn lines(slowest: Duration) -> (TimedStream, TcpStream) {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let there = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let place =
            Permits::new(1).take(ClientAddress::new(IpAddr::V4(Ipv4Addr::LOCALHOST))).unwrap();
        let line = TimedStream::new(listener.accept().await.unwrap().0, place);
        (TimedStream { slowest, ..line }, there)
    }

    #[tokio::test]
    async fn who_reads_nothing_is_cut_off() {
        let (mut line, _there) = lines(Duration::from_millis(50)).await;
        let sent = line.write_all(&vec![0; 64 << 20]).await;
        assert_eq!(sent.unwrap_err().kind(), io::ErrorKind::TimedOut);
    }

    /// In all it takes longer than nothing may be taken; a busy machine has time enough for each part.
    #[tokio::test]
    async fn who_reads_slowly_gets_everything() {
        const ALL: usize = 16 << 20;
        let (mut line, mut there) = lines(Duration::from_secs(2)).await;
        let sending = tokio::spawn(async move { line.write_all(&vec![0; ALL]).await });
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
