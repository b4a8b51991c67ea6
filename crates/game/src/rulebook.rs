//! A title's `RULES.md`, read as chapters and numbered clauses, for help at the table.

/// The rulebook of a title, in our own words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rulebook {
    /// The introduction, by paragraphs.
    pub about: Vec<String>,
    /// The chapters, in order.
    pub chapters: Vec<Chapter>,
}

/// A chapter of the rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chapter {
    /// The heading of the chapter.
    pub heading: String,
    /// The text before the clauses, by paragraphs.
    pub intro: Vec<String>,
    /// The clauses of the chapter, in order.
    pub clauses: Vec<ClauseEntry>,
    /// The rulings of the chapter, in order.
    pub rulings: Vec<Ruling>,
}

/// A clause with its number and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClauseEntry {
    /// The number of the clause, such as `CV-3.3`.
    pub id: String,
    /// The name of the clause, with which its text begins; empty if it has none.
    pub name: String,
    /// The text in one line, without the number.
    pub text: String,
}

/// A ruling: our decision about something that the printed rulebook leaves open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The numbers of the clauses that the ruling is about.
    pub clauses: Vec<String>,
    /// The text in one line.
    pub text: String,
}

impl Rulebook {
    /// Reads the text of a `RULES.md`: `##` opens a chapter, `- **CV-3.3` a clause and `- CV-3.3:` a
    /// ruling, which go on until the next empty line or item.
    #[must_use]
    pub fn read(text: &str) -> Rulebook {
        let mut book = Rulebook::default();
        for block in blocks(text) {
            book.take(block);
        }
        book
    }

    fn take(&mut self, block: String) {
        if let Some(heading) = block.strip_prefix("## ") {
            self.chapters.push(Chapter { heading: heading.to_owned(), ..Chapter::default() });
            return;
        }
        let paragraphs = match self.chapters.last_mut() {
            Some(chapter) => match block.strip_prefix("- ") {
                Some(item) => return chapter.take(item),
                None => &mut chapter.intro,
            },
            None => &mut self.about,
        };
        if !block.starts_with('#') {
            paragraphs.push(block);
        }
    }

    /// All clauses, in order.
    pub fn clauses(&self) -> impl Iterator<Item = &ClauseEntry> {
        self.chapters.iter().flat_map(|chapter| &chapter.clauses)
    }

    /// The clause called `id`, in any case of letters.
    #[must_use]
    pub fn clause(&self, id: &str) -> Option<&ClauseEntry> {
        self.clauses().find(|entry| entry.id.eq_ignore_ascii_case(id))
    }

    /// The rulings that name the clause called `id`.
    pub fn rulings<'b>(&'b self, id: &'b str) -> impl Iterator<Item = &'b Ruling> {
        let all = self.chapters.iter().flat_map(|chapter| &chapter.rulings);
        all.filter(move |ruling| ruling.clauses.iter().any(|it| it == id))
    }
}

impl Chapter {
    fn take(&mut self, item: &str) {
        match item.strip_prefix("**") {
            Some(clause) => self.clauses.extend(entry(clause)),
            None => self.rulings.extend(ruling(item)),
        }
    }

    /// The number of the chapter, which the numbers of its clauses share: `CV-3`.
    #[must_use]
    pub fn number(&self) -> Option<&str> {
        let (number, _) = self.clauses.first()?.id.split_once('.')?;
        Some(number)
    }
}

impl ClauseEntry {
    /// The text of the clause without its name.
    #[must_use]
    pub fn rest(&self) -> &str {
        self.text[self.name.len()..].trim_start()
    }
}

/// Headings, paragraphs and items, each in one line.
fn blocks(text: &str) -> Vec<String> {
    let mut blocks: Vec<String> = Vec::new();
    let mut is_open = false;
    for line in text.lines() {
        let begins = line.starts_with("- ") || line.starts_with('#');
        match (line.trim_end(), blocks.last_mut()) {
            ("", _) => is_open = false,
            (more, Some(block)) if is_open && !begins => {
                block.push(' ');
                *block += more.trim_start();
            }
            (first, _) => {
                blocks.push(first.to_owned());
                is_open = !first.starts_with('#');
            }
        }
    }
    blocks
}

fn entry(clause: &str) -> Option<ClauseEntry> {
    let (bold, rest) = clause.split_once("**")?;
    let (id, name) = bold.split_once(' ').unwrap_or((bold, ""));
    let text = format!("{name} {}", rest.trim_start()).replace("**", "");
    let text = text.trim().to_owned();
    Some(ClauseEntry { id: id.to_owned(), name: name.to_owned(), text })
}

/// Reads a ruling such as `CV-8.1 and CV-8.5: Both speak of four conditions.`
fn ruling(item: &str) -> Option<Ruling> {
    let (about, text) = item.split_once(": ")?;
    let words = about.split(' ').map(|word| word.trim_end_matches(','));
    let clauses = words.filter(|word| word.contains('-')).map(str::to_owned).collect();
    Some(Ruling { clauses, text: text.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_chapters_and_clauses() {
        let text = "# Toy\n\nAbout\nit.\n\n## A turn\n\nOne.\n\n- **TY-1.1 Take.** Take a card\n  or \
                    two.\n- **TY-1.2** Pass.\n\n## Rulings\n- TY-1.1, TY-1.2: a remark: brief\n";
        let book = Rulebook::read(text);
        assert_eq!(book.about, ["About it."]);
        assert_eq!(book.chapters.len(), 2);
        assert_eq!(book.chapters[0].intro, ["One."]);
        assert_eq!(book.chapters[0].number(), Some("TY-1"));
        assert_eq!(book.chapters[0].heading, "A turn");
        assert_eq!(book.chapters[0].clauses.len(), 2);
        assert_eq!(book.clause("ty-1.1").unwrap().text, "Take. Take a card or two.");
        assert_eq!(book.clause("TY-1.2").unwrap().text, "Pass.");
        assert_eq!(book.clause("TY-1.1").unwrap().rest(), "Take a card or two.");
        assert_eq!(book.clause("TY-1.3"), None);
        assert_eq!(book.rulings("TY-1.2").next().unwrap().text, "a remark: brief");
        assert_eq!(book.rulings("TY-1.3").count(), 0);
    }
}
