//! The curtain: a page between the turns of several people who share a screen.

use game::{Seat, TextEvent};
use maud::{Markup, html};

use super::{TablePage, prompt::take_back};
use crate::seats::holder_name;

/// The page for the player who has just decided: it shows the outcome, and a button to hide the hand before
/// leaving the screen. For a player who lets another take something back, it only hides the hand.
pub(super) fn farewell(page: &TablePage<'_>, leaving: Seat, next: Seat) -> Markup {
    let t = page.reader.language;
    let name =
        |seat| page.sitting.chair(seat).map(|it| holder_name(it, t)).unwrap_or_default().into();
    let key = if was_given(page, leaving) { "look-and-hide" } else { "only-hide" };
    html! {
        section.prompt-bar.curtain aria-label=(t.say("prompt")) {
            p.prompt.yours role="status" tabindex="-1" {
                (t.tell(key, &[("name", name(leaving)), ("next", name(next))]))
            }
            a.button.primary href={ "/table/" (page.id) } data-eyes="nobody" { (t.say("hide-hand")) }
            (take_back(page))
        }
    }
}

/// Whether `leaving` has just decided, so that an outcome of luck is new to that player.
fn was_given(page: &TablePage<'_>, leaving: Seat) -> bool {
    let table = page.sitting.table();
    table.has_news(leaving) && decided_last(&table.events(0)) == Some(leaving)
}

fn decided_last(events: &[TextEvent]) -> Option<Seat> {
    events.iter().rev().find_map(TextEvent::seat)
}

/// The page that asks for the next player. It contains nothing but what everybody knows: no private
/// information is in its HTML.
pub(super) fn curtain(page: &TablePage<'_>, next: Seat) -> Markup {
    let t = page.reader.language;
    let name = page.sitting.chair(next).map(|it| holder_name(it, t)).unwrap_or_default();
    let name = || name.as_str().into();
    html! {
        section.prompt-bar.curtain aria-label=(t.say("prompt")) {
            p.prompt.yours role="status" tabindex="-1" { (t.tell("pass-the-screen", &[("name", name())])) }
            a.button.primary href={ "/table/" (page.id) "?seat=" (next.0) } data-eyes=(next.0) {
                (t.tell("i-am", &[("name", name())]))
            }
            (take_back(page))
        }
    }
}

#[cfg(test)]
mod tests {
    use game::{Seat, TextEvent};

    use super::decided_last;

    #[test]
    fn luck_decides_nothing() {
        let luck = |chance: &str| TextEvent::Chance(chance.to_owned());
        let choice = |seat, action: &str| TextEvent::Choice { seat, action: action.to_owned() };
        let drawn = choice(Seat(0), "draw deck");
        let mut events =
            vec![luck("start A"), drawn, luck("deal A blank-07"), luck("ring 1 joker-02")];
        assert_eq!(decided_last(&events), Some(Seat(0)));
        events.push(choice(Seat(1), "lay blank-01"));
        assert_eq!(decided_last(&events), Some(Seat(1)));
        assert_eq!(decided_last(&events[..1]), None);
    }
}
