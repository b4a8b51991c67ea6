//! The set-up form: who sits where, and by which rules.

use bots::Level;
use maud::{Markup, html};
use shelf::{LevelInfo, TitleInfo};
use tongues::Tongue;

use crate::frame::{Reader, framed};

/// What the form shows.
#[derive(Debug)]
pub struct Setup<'s> {
    /// Who reads.
    pub reader: Reader,
    /// What is to be played.
    pub title: &'s TitleInfo,
    /// What was wrong with what was sent, if something was.
    pub problem: Option<String>,
}

/// The page.
#[must_use]
pub fn setup(setup: &Setup<'_>) -> Markup {
    let (t, title) = (setup.reader.tongue, setup.title);
    let inside = html! {
        main.page.setup id="main" {
            h1 { (t.tell("setup-title", &[("title", title.name.into())])) }
            @if let Some(problem) = &setup.problem { p.refusal role="alert" { (problem) } }
            form method="post" action={ "/new/" (title.slug) } {
                (chairs(setup))
                (rules(title, t))
                label.check { input type="checkbox" name="private" value="on" checked; (t.say("setup-private")) }
                button.primary { (t.say("open-table")) }
            }
        }
    };
    framed(&setup.reader, title.name, "setup-page", &inside)
}

fn chairs(setup: &Setup<'_>) -> Markup {
    let (t, title) = (setup.reader.tongue, setup.title);
    let [fewest, most] = title.seats;
    html! {
        fieldset {
            legend { (t.say("setup-seats")) }
            @if setup.reader.name.is_none() {
                label { (t.say("your-name")) input name="name" maxlength="40" required; }
            }
            @for seat in 0..most {
                div.seat {
                    label for={ "seat" (seat) } { (char::from(b'A' + seat)) }
                    select id={ "seat" (seat) } name="seat" { (sitters(title, seat, fewest, t)) }
                    input name="here" maxlength="40" placeholder=(t.say("their-name")) aria-label=(t.say("their-name"));
                }
            }
        }
    }
}

/// Whoever may have a seat. Usually: I, then a friend; nobody where nobody is needed.
fn sitters(title: &TitleInfo, seat: u8, fewest: u8, t: Tongue) -> Markup {
    let usual = match seat {
        0 => "me",
        1 => "open",
        _ if seat < fewest => "open",
        _ => "none",
    };
    let levels = title.levels.iter().filter(|it| Level::LADDER.iter().any(|l| l.name() == it.name));
    html! {
        @for who in ["me", "open", "here"] {
            option value=(who) selected[who == usual] { (t.say(&format!("sitter-{who}"))) }
        }
        optgroup label=(t.say("sitter-bots")) {
            @for level in levels { option value={ "bot-" (level.name) } { (strength(level, t)) } }
        }
        @if seat >= fewest { option value="none" selected[usual == "none"] { (t.say("sitter-none")) } }
    }
}

/// `maestro (+1210)`: how far above one who plays at random.
fn strength(level: &LevelInfo, t: Tongue) -> String {
    match level.elo {
        Some(elo) => t.tell("level-measured", &[("name", level.name.into()), ("elo", elo.into())]),
        None => level.name.to_owned(),
    }
}

fn rules(title: &TitleInfo, t: Tongue) -> Markup {
    html! {
        fieldset {
            legend { (t.say("setup-rules")) }
            label for="preset" { (t.say("setup-preset")) }
            select id="preset" name="preset" {
                @for preset in &title.presets { option value=(preset.name) { (preset.name) } }
            }
            details {
                summary { (t.say("setup-switches")) }
                @for option in &title.options {
                    label for={ "option-" (option.name) } { (option.name) " " small { (option.clause) } }
                    select id={ "option-" (option.name) } name={ "option-" (option.name) } {
                        option value="" { (t.say("setup-as-preset")) }
                        @for value in &option.values { option value=(value) { (value) } }
                    }
                }
            }
        }
    }
}
