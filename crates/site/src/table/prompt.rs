//! The prompt bar: the question, the actions without a place on the board, undo, and help.

use display::{Moment, ShownTable};
use maud::{Markup, html};
use pages::{Names, Offer};
use tables::{Chair, Coming, Holder, Pace};

use super::{TablePage, around::told_coming, chairs::to_left_chairs};
use crate::{
    help,
    seats::holder_name,
    turn::{steps_of_turn, who_takes_back},
};

pub(super) fn prompt(
    page: &TablePage<'_>,
    names: &Names,
    left: &[Offer],
    story: &[Moment],
) -> Markup {
    let (t, table) = (page.reader.language, page.sitting.table());
    // The only legal action is a primary button.
    let is_all = page.seat().is_some_and(|it| left.len() == 1 && table.actions(it).len() == 1);
    html! {
        section.prompt-bar aria-label=(t.say("prompt")) {
            p.prompt.yours[page.is_my_turn()] role="status" tabindex="-1" {
                @if page.sitting.is_over() { (t.say("game-over")) }
                @else if waits_for_nobody(page) { (t.say("chair-awaited")) }
                @else { (table.prompt(page.viewer, names)) }
                @if is_given_time(page) { " " span.fine { (t.say("bot-waits")) } }
            }
            // On a small screen the log is far away.
            p.lately {
                @if !page.sitting.is_over() {
                    @for sentence in last_that_fit(&last_decisions(page, story)) { (sentence) " " }
                }
                @for coming in just_now(page) { (told_coming(coming, t)) " " }
            }
            (to_left_chairs(page))
            div.offers {
                @for offer in left {
                    button.primary[is_all] type="submit" form="act" name="action" value=(offer.action) data-action=(offer.action) { (offer.label) }
                }
            }
            (absent(page))
            (go_on(page))
            (take_back(page))
            (help::question(page))
        }
    }
}

/// Whether all players who are asked have left.
fn waits_for_nobody(page: &TablePage<'_>) -> bool {
    let asked = page.sitting.asked();
    let mut chairs = asked.iter().filter_map(|it| page.sitting.chair(it)).peekable();
    chairs.peek().is_some() && chairs.all(|it| it.holder == Holder::Nobody)
}

/// The sentences about the last player's decisions, without the luck that followed; at a table of one player,
/// the sentences about that luck.
fn last_decisions<'s>(page: &TablePage<'_>, story: &'s [Moment]) -> Vec<&'s String> {
    if page.sitting.chairs().len() == 1 {
        let decided = story.iter().rposition(|it| it.who.is_some()).map_or(0, |it| it + 1);
        return story[decided..].iter().flat_map(|it| &it.told.sentences).collect();
    }
    let mut decisions = story.iter().rev().filter(|it| it.who.is_some()).peekable();
    let who = decisions.peek().and_then(|it| it.who);
    let turn: Vec<&Moment> = decisions.take_while(|it| it.who == who).collect();
    turn.into_iter().rev().flat_map(|it| &it.told.sentences).collect()
}

/// The last of the sentences, at least one, as many as fit a small screen.
fn last_that_fit<'l, 's>(sentences: &'l [&'s String]) -> &'l [&'s String] {
    const MAX_LETTERS: usize = 170;
    let last = sentences.len().saturating_sub(1);
    let fits = |first: &usize| {
        let letters = sentences[*first..].iter().map(|it| it.chars().count());
        letters.sum::<usize>() <= MAX_LETTERS
    };
    &sentences[(0..last).find(fits).unwrap_or(last)..]
}

/// The arrivals and departures since the last decision.
fn just_now<'l>(page: &TablePage<'l>) -> impl Iterator<Item = &'l Coming> {
    const MAX_ARRIVALS: usize = 3;
    let (comings, at) = (page.sitting.comings(), page.sitting.table().at());
    let few = &comings[comings.len().saturating_sub(MAX_ARRIVALS)..];
    few.iter().filter(move |it| at <= it.at)
}

/// The buttons that take back the whole turn and the last decision. The button for the last decision stands
/// last, so that it stays in place whatever else is offered, and two clicks take back two decisions.
pub(crate) fn take_back(page: &TablePage<'_>) -> Markup {
    let t = page.reader.language;
    let Some(seat) = who_takes_back(page) else { return html! {} };
    let steps = steps_of_turn(page.sitting, seat);
    let name = page.sitting.chair(seat).map(|it| holder_name(it, t)).unwrap_or_default();
    let is_own = page.seat() == Some(seat);
    let label = |own: &str, other: &str| {
        if is_own { t.say(own) } else { t.tell(other, &[("name", name.as_str().into())]) }
    };
    html! {
        @if 1 < steps {
            form.inline method="post" action={ "/table/" (page.id) "/restart" } {
                input type="hidden" name="seat" value=(seat.0);
                input type="hidden" name="at" value=(page.sitting.rows());
                input type="hidden" name="times" value=(steps);
                button id="restart" data-do="restart" { (label("restart-turn", "restart-turn-of")) }
            }
        }
        form.inline.regret method="post" action={ "/table/" (page.id) "/undo" } {
            input type="hidden" name="seat" value=(seat.0);
            input type="hidden" name="at" value=(page.sitting.rows());
            button.undo id="undo" data-do="undo" aria-keyshortcuts="u" title="U" { (label("undo", "undo-of")) }
        }
    }
}

/// Whether bots wait so that the reader can still take a decision back. Short waits are not shown.
fn is_given_time(page: &TablePage<'_>) -> bool {
    let sitting = page.sitting;
    let mine = page.person.map(|it| sitting.seats_of(it)).unwrap_or_default();
    let is_bot = |seat| sitting.chair(seat).and_then(Chair::bot).is_some();
    let mut regretful = sitting.regretful().peekable();
    sitting.pace() != Pace::Brisk
        && sitting.asked().iter().any(is_bot)
        && regretful.peek().is_some()
        && regretful.all(|it| mine.contains(it))
}

/// The button that ends the bots' wait for an undo.
fn go_on(page: &TablePage<'_>) -> Markup {
    html! {
        @if is_given_time(page) {
            form.inline method="post" action={ "/table/" (page.id) "/hurry" } {
                button id="hurry" class=(page.sitting.pace().name()) data-do="hurry" { (page.reader.language.say("go-on")) }
            }
        }
    }
}

/// The form by which a player comes back from a stand-in.
fn absent(page: &TablePage<'_>) -> Markup {
    let t = page.reader.language;
    let chair = page.seat().and_then(|seat| Some((seat, page.sitting.chair(seat)?)));
    html! {
        @if let Some((seat, _)) = chair.filter(|(_, chair)| chair.stand_in.is_some()) {
            form.inline method="post" action={ "/table/" (page.id) "/return" } {
                input type="hidden" name="seat" value=(seat.0);
                button.primary { (t.say("play-myself")) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::last_that_fit;

    /// Checks how many of the sentences with these lengths are kept.
    #[track_caller]
    fn check(letters: &[usize], kept: usize) {
        let sentences: Vec<String> = letters.iter().map(|it| "é".repeat(*it)).collect();
        let sentences: Vec<&String> = sentences.iter().collect();
        assert_eq!(last_that_fit(&sentences), &sentences[letters.len() - kept..], "{letters:?}");
    }

    /// If the sentences are too long, the first ones are dropped; the last one never is.
    #[test]
    fn a_small_screen_has_room_for_the_last_sentences() {
        check(&[], 0);
        check(&[200], 1);
        check(&[10, 200], 1);
        check(&[85, 85], 2);
        check(&[86, 85], 1);
        check(&[10, 90, 50, 60], 2);
        check(&[40, 40, 40], 3);
    }
}
