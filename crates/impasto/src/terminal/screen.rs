//! The screen and the keyboard: a terminal, or a script in its place.

use std::io::{self, BufRead, IsTerminal, Write};

use anyhow::{Context, Result};

use crate::lines;

/// Where people read and type.
pub(crate) struct Screen<'s> {
    out: &'s mut dyn Write,
    input: Box<dyn BufRead>,
    kind: Kind,
}

/// Who types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A person, who sees what they type.
    Terminal,
    /// A script: what it types is shown, and it is asked nothing but moves.
    Script,
}

/// Nobody types more at once; what is longer is cut.
const LONGEST_LINE: usize = 1 << 12;

impl Screen<'_> {
    /// The screen of this process.
    pub(crate) fn here(out: &mut dyn Write) -> Screen<'_> {
        let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
        let kind = if is_terminal { Kind::Terminal } else { Kind::Script };
        Screen { out, input: Box::new(io::stdin().lock()), kind }
    }

    /// A terminal at which somebody types `text`.
    #[cfg(test)]
    pub(crate) fn typed(out: &mut dyn Write, text: String) -> Screen<'_> {
        Screen { out, input: Box::new(io::Cursor::new(text)), kind: Kind::Terminal }
    }

    pub(crate) fn kind(&self) -> Kind {
        self.kind
    }

    /// Shows a line, or several.
    pub(crate) fn show(&mut self, text: &str) -> Result<()> {
        Ok(writeln!(self.out, "{}", text.trim_end())?)
    }

    pub(crate) fn show_all(&mut self, lines: &[String]) -> Result<()> {
        lines.iter().try_for_each(|line| self.show(line))
    }

    /// The next line that is typed; none once the input has ended.
    pub(crate) fn ask(&mut self) -> Result<Option<String>> {
        if self.kind == Kind::Terminal {
            write!(self.out, "> ")?;
        }
        self.out.flush()?;
        let mut line = Vec::new();
        let read = lines::read(&mut self.input, LONGEST_LINE, &mut line);
        if !read.context("cannot read what is typed")? {
            if self.kind == Kind::Terminal {
                // Ctrl-D leaves the cursor behind the prompt.
                writeln!(self.out)?;
            }
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        if self.kind == Kind::Script {
            self.show(&format!("> {line}"))?;
        }
        Ok(Some(line))
    }

    /// Wipes what was shown, also what has scrolled away.
    pub(crate) fn clear(&mut self) -> Result<()> {
        Ok(write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?)
    }
}
