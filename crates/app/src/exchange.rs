//! An exchange: one request on its way to its answer, step by step.
//!
//! An answer is a function of the request, of its [`Inputs`] and of the results of the [`Effect`]s that it asks for. The
//! function is written as an `async fn`, which the compiler turns into a state machine; an exchange steps through it.
//! Nothing here waits, and no executor is needed: an exchange stands still until the result of its effect was sent.
//! Handlers may await effects only, one at a time.

use std::{
    fmt,
    future::Future,
    pin::Pin,
    task::{Context, Poll, Waker},
};

use crate::effect::{Effect, Effects};

/// A request on its way to its answer.
pub struct Exchange<T> {
    answering: Pin<Box<dyn Future<Output = T> + Send>>,
    effects: Effects,
}

/// What comes next in an exchange.
#[derive(Debug)]
pub enum Step<T> {
    /// An effect that must be performed before the exchange can go on.
    Perform(Effect),
    /// The answer.
    Done(T),
}

impl<T> Exchange<T> {
    pub(crate) fn new<F>(answering: impl FnOnce(Effects) -> F) -> Exchange<T>
    where
        F: Future<Output = T> + Send + 'static,
    {
        let effects = Effects::default();
        Exchange { answering: Box::pin(answering(effects.clone())), effects }
    }

    /// Goes on until an effect is needed or the answer is there. To be called again when the result of the effect
    /// was sent.
    ///
    /// # Panics
    ///
    /// Panics if the result of the last effect was not sent, and after the answer.
    pub fn step(&mut self) -> Step<T> {
        match self.answering.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(answer) => Step::Done(answer),
            Poll::Pending => {
                Step::Perform(self.effects.take().expect("the result of the last effect was sent"))
            }
        }
    }
}

impl<T> fmt::Debug for Exchange<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Exchange").field("effects", &self.effects).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_exchange_goes_from_effect_to_effect() {
        let mut exchange = Exchange::new(|effects| async move {
            let rows = effects.read_log("a".to_owned()).await.unwrap();
            let at = rows.len() as u64;
            effects.append_to_log("a".to_owned(), at, "row".to_owned(), 7).await.unwrap()
        });
        let Step::Perform(Effect::ReadLog { log, reply }) = exchange.step() else { panic!() };
        assert_eq!(log, "a");
        reply.send(Ok(vec!["first".to_owned()]));
        let Step::Perform(Effect::AppendToLog { at, reply, .. }) = exchange.step() else {
            panic!()
        };
        assert_eq!(at, 1);
        reply.send(Ok(true));
        assert!(matches!(exchange.step(), Step::Done(true)));
    }
}
