//! The page that proves the luck of a game: the commitment, the secret, the entropy, and the verdict.

use languages::Language;
use maud::{Markup, html};
use tables::{BadProof, Proof};

use crate::{
    TablePage,
    frame::{Sheet, sheet},
};

/// The page with the proof, or with the reason why there is none.
#[must_use]
pub fn proof(page: &TablePage<'_>, proven: Option<&Result<Proof, BadProof>>) -> Markup {
    let t = page.reader.language;
    let sitting = page.sitting;
    let fairness = proven.and_then(|it| sitting.followed_from(it));
    let shown = match proven {
        Some(_) => fairness.map(|it| it.secret.commitment()),
        None => sitting.commitment(),
    };
    let inside = html! {
        main.page id="main" {
            h1 { (t.say("check-fairness")) }
            (verdict(proven, t))
            dl.proof data-seal=[shown.filter(|_| proven.is_some())] {
                @if let Some(commitment) = shown {
                    dt { (t.say("proof-commitment")) } dd { code { (commitment) } }
                }
                @if let Some(fairness) = fairness {
                    dt { (t.say("proof-secret")) } dd { code { (fairness.secret) } }
                    @for (seat, entropy) in &fairness.entropy {
                        dt { (t.tell("proof-entropy", &[("seat", seat.to_string().into())])) } dd { code data-added { (entropy) } }
                    }
                }
            }
            p.proven id="kept" hidden { "✓ " (t.say("proof-kept")) }
            p.refusal id="not-kept" hidden { (t.say("proof-not-kept")) }
            p { (t.say("proof-how")) }
            p {
                a.button href=(page.record()) download { (t.say("download-record")) } " "
                a.button href=(page.way("")) { (t.say("to-the-table")) }
            }
        }
    };
    let title = t.say("check-fairness");
    let of = Sheet { title: &title, kind: "plain-page", slug: None, scripts: &["luck.js"] };
    sheet(&page.reader, &of, &inside)
}

fn verdict(proven: Option<&Result<Proof, BadProof>>, t: Language) -> Markup {
    html! {
        @match proven {
            None => p { (t.say("proof-early")) },
            Some(Ok(proof)) => {
                p.proven { "✓ " (t.tell("proof-holds", &[("draws", proof.draws.into())])) }
                @if 0 < proof.given { p { (t.tell("proof-given", &[("given", proof.given.into())])) } }
            },
            Some(Err(why)) => p.refusal role="alert" { (t.say("proof-fails")) " " (why.to_string()) },
        }
    }
}
