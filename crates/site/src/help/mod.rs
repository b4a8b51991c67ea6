//! The rulebook as a page: of a title, or of one table with its own rules first.

mod spans;

use display::{Agreement, Difference, ShownTable};
use game::{
    Rulebook, Title,
    rulebook::{Chapter, ClauseEntry},
};
use languages::Language;
use maud::{Markup, html};
use shelf::AnyTable;

use crate::{
    TablePage,
    frame::{Reader, dressed},
};
use spans::{inline, link};

/// The whole rulebook of a title as a page.
#[must_use]
pub fn rules(reader: &Reader, title: &Title, book: &Rulebook) -> Markup {
    let name = reader.language.tell("help-title", &[("title", title.name.into())]);
    page(reader, title, &RulesPage { name, book, here: None })
}

/// The rulebook of a table as a page: its differences from the box come first, the clauses that do not apply
/// last. `back` is the URL of the table.
#[must_use]
pub fn table_rules(reader: &Reader, back: &str, table: &dyn AnyTable) -> Markup {
    let t = reader.language;
    let title = table.title();
    let agreement = display::agreement(title.slug, &table.options(), &table.files(), t);
    let here = TableRules { back, table, agreement: agreement.ok() };
    let name = t.tell("help-title-here", &[("title", title.name.into())]);
    page(reader, &title, &RulesPage { name, book: &table.rulebook(t), here: Some(here) })
}

/// The link from the prompt to its clause.
pub(crate) fn question(page: &TablePage<'_>) -> Markup {
    let t = page.reader.language;
    let words = t.say("help-question");
    let clause = page.sitting.table().clause().map_or_else(String::new, |it| format!("#{it}"));
    html! {
        a.help href={ (page.way("/rules")) (clause) } title=(words) aria-label=(words) { "?" }
    }
}

/// The contents of a rules page.
struct RulesPage<'s> {
    name: String,
    book: &'s Rulebook,
    here: Option<TableRules<'s>>,
}

/// The table of a rules page.
struct TableRules<'s> {
    back: &'s str,
    table: &'s dyn AnyTable,
    agreement: Option<Agreement>,
}

impl RulesPage<'_> {
    fn applies(&self, clause: &ClauseEntry) -> bool {
        self.here.as_ref().is_none_or(|here| here.table.applies(&clause.id))
    }

    /// The clauses of a chapter that apply at this table.
    fn used<'c>(&self, chapter: &'c Chapter) -> Vec<&'c ClauseEntry> {
        chapter.clauses.iter().filter(|it| self.applies(it)).collect()
    }

    /// The clauses of a chapter that do not apply at this table.
    fn unused<'c>(&self, chapter: &'c Chapter) -> Vec<&'c ClauseEntry> {
        chapter.clauses.iter().filter(|it| !self.applies(it)).collect()
    }
}

fn page(reader: &Reader, title: &Title, shown: &RulesPage<'_>) -> Markup {
    let t = reader.language;
    let inside = html! {
        main.rules id="main" {
            header.rules-head {
                h1 { (shown.name) }
            }
            (ways_out(title, shown, t))
            (contents(shown, t))
            div.rules-text lang=(t.code()) {
                @if let Some(here) = &shown.here { (differences(here, t)) }
                div.about { @for paragraph in &shown.book.about { p { (inline(paragraph, t)) } } }
                @for chapter in &shown.book.chapters { (chapter_section(shown, chapter, t)) }
                (left_out(shown, t))
            }
        }
    };
    dressed(reader, &shown.name, "rules-page", Some("help"), &inside)
}

fn ways_out(title: &Title, shown: &RulesPage<'_>, t: Language) -> Markup {
    html! {
        p.ways-out {
            @if let Some(here) = &shown.here {
                a.button.primary href=(here.back) { (t.say("help-back")) }
                " "
                a.button href={ "/rules/" (title.slug) } { (t.say("help-all")) }
            } @else {
                a.button href="/" { (t.say("to-the-lobby")) }
            }
            " "
            label.how-typed { input id="typed" type="checkbox"; " " (t.say("help-typed")) }
        }
    }
}

fn contents(shown: &RulesPage<'_>, t: Language) -> Markup {
    let chapters = shown.book.chapters.iter().map(|it| (it, shown.used(it)));
    html! {
        nav.contents aria-label=(t.say("help-contents")) {
            details open {
                summary { (t.say("help-contents")) }
                ol {
                    @for (chapter, clauses) in chapters.filter(|(_, clauses)| !clauses.is_empty()) {
                        li {
                            @if let Some(number) = chapter.number() { a href={ "#" (number) } { (chapter.heading) } }
                            ol { @for clause in clauses { li { (brief(clause)) } } }
                        }
                    }
                }
            }
        }
    }
}

/// The number and the name of a clause: `3.2 Where`.
fn brief(clause: &ClauseEntry) -> Markup {
    let (_, number) = clause.id.split_once('-').unwrap_or(("", &clause.id));
    html! { a href={ "#" (clause.id) } { span.number { (number) } " " (clause.name.trim_end_matches('.')) } }
}

/// The list of rules on which the players of this table have agreed.
fn differences(here: &TableRules<'_>, t: Language) -> Markup {
    html! {
        section.house-rules aria-labelledby="house-rules" {
            h2 id="house-rules" { (t.say("help-house")) }
            @match &here.agreement {
                Some(it) if !it.plays_with.is_empty() || !it.differs.is_empty() => {
                    (listed("agreed-plays-with", &it.plays_with, t))
                    (listed("agreed-rules", &it.differs, t))
                },
                Some(_) | None => p { (t.say("help-by-the-book")) },
            }
        }
    }
}

fn listed(heading: &str, differences: &[Difference], t: Language) -> Markup {
    html! {
        @if !differences.is_empty() {
            h3 { (t.say(heading)) }
            ul { @for difference in differences { li { (agreed(difference)) } } }
        }
    }
}

fn agreed(difference: &Difference) -> Markup {
    let Difference { option, other, about, .. } = difference;
    html! {
        @if let Some(words) = &other.words { (words) } @else {
            code { (option) "=" (other.value) }
            @if let Some(about) = about { " " (about) }
        }
        " " (link(difference.clause.0))
    }
}

fn chapter_section(shown: &RulesPage<'_>, chapter: &Chapter, t: Language) -> Markup {
    let clauses = shown.used(chapter);
    html! {
        @if !clauses.is_empty() {
            section.chapter {
                h2 id=[chapter.number()] { (chapter.heading) }
                @for paragraph in &chapter.intro { p { (inline(paragraph, t)) } }
                @for clause in clauses { (clause_of(shown.book, clause, t)) }
            }
        }
    }
}

fn clause_of(book: &Rulebook, clause: &ClauseEntry, t: Language) -> Markup {
    let rulings: Vec<_> = book.rulings(&clause.id).collect();
    html! {
        div.clause id=(clause.id) {
            a.number href={ "#" (clause.id) } title=(t.say("help-link")) { (clause.id) }
            div.says {
                p {
                    @if !clause.name.is_empty() { strong { (clause.name) } }
                    (inline(&format!(" {}", clause.rest()), t))
                }
                @if !rulings.is_empty() {
                    details.ruling {
                        summary { (t.say("help-ruling")) }
                        @for ruling in rulings { p { (inline(&ruling.text, t)) } }
                    }
                }
            }
        }
    }
}

/// The clauses that do not apply at this table, folded.
fn left_out(shown: &RulesPage<'_>, t: Language) -> Markup {
    let chapters = shown.book.chapters.iter().map(|it| (it, shown.unused(it)));
    let chapters: Vec<_> = chapters.filter(|(_, clauses)| !clauses.is_empty()).collect();
    html! {
        @if !chapters.is_empty() {
            details.left-out {
                summary { (t.say("help-left-out")) }
                @for (chapter, clauses) in chapters {
                    h3 id=[chapter.number().filter(|_| shown.used(chapter).is_empty())] { (chapter.heading) }
                    @for clause in clauses { (clause_of(shown.book, clause, t)) }
                }
            }
        }
    }
}
