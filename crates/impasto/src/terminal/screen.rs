//! The screen and the keyboard: a terminal, or the standard streams of a script.

use std::io::{self, BufRead, IsTerminal, Write};

use anyhow::{Context, Result};

use crate::lines;

/// The output that players read, and the input that they type.
pub(crate) struct Screen<'s> {
    out: &'s mut dyn Write,
    input: Box<dyn BufRead>,
    kind: Kind,
}

/// The kind of input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A terminal, which shows what a person types.
    Terminal,
    /// A script: its input is echoed, and it is asked for moves only.
    Script,
}

/// The longest line that is read, in bytes; a longer one is cut.
const MAX_LINE_BYTES: usize = 1 << 12;

impl Screen<'_> {
    /// The standard streams of this process.
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

    /// Prints one line or several.
    pub(crate) fn show(&mut self, text: &str) -> Result<()> {
        Ok(writeln!(self.out, "{}", text.trim_end())?)
    }

    pub(crate) fn show_all(&mut self, lines: &[String]) -> Result<()> {
        lines.iter().try_for_each(|line| self.show(line))
    }

    /// The next line of input; `None` at its end.
    pub(crate) fn ask(&mut self) -> Result<Option<String>> {
        if self.kind == Kind::Terminal {
            write!(self.out, "> ")?;
        }
        self.out.flush()?;
        let mut line = Vec::new();
        let read = lines::read(&mut self.input, MAX_LINE_BYTES, &mut line);
        if !read.context("cannot read what is typed")? {
            if self.kind == Kind::Terminal {
                // After Ctrl-D the cursor is still behind the prompt.
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

    /// Clears the screen and its scrollback.
    pub(crate) fn clear(&mut self) -> Result<()> {
        Ok(write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?)
    }
}
