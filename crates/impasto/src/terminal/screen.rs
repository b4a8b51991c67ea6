//! The screen and the keyboard: a terminal, or the standard streams of a script.

use std::io::{self, BufRead, IsTerminal, Write};

use anyhow::{Context, Result};

use crate::lines;

/// The output that players read, and the input that they type.
pub(crate) struct Console<'s> {
    out: &'s mut dyn Write,
    input: Box<dyn BufRead>,
    kind: InputKind,
}

/// The kind of input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum InputKind {
    /// A terminal, which shows what a person types.
    Terminal,
    /// A script: its input is echoed, and it is asked for moves only.
    Script,
}

/// The longest line that is read, in bytes; a longer one is cut.
const MAX_LINE_BYTES: usize = 1 << 12;

impl Console<'_> {
    /// The standard streams of this process.
    pub(crate) fn here(out: &mut dyn Write) -> Console<'_> {
        let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
        let kind = if is_terminal { InputKind::Terminal } else { InputKind::Script };
        Console { out, input: Box::new(io::stdin().lock()), kind }
    }

    /// A terminal at which somebody types `text`.
    #[cfg(test)]
    pub(crate) fn typed(out: &mut dyn Write, text: String) -> Console<'_> {
        Console { out, input: Box::new(io::Cursor::new(text)), kind: InputKind::Terminal }
    }

    pub(crate) fn kind(&self) -> InputKind {
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
        if self.kind == InputKind::Terminal {
            write!(self.out, "> ")?;
        }
        self.out.flush()?;
        let mut line = Vec::new();
        let read = lines::read(&mut self.input, MAX_LINE_BYTES, &mut line);
        if !read.context("cannot read what is typed")? {
            if self.kind == InputKind::Terminal {
                // After Ctrl-D the cursor is still behind the prompt.
                writeln!(self.out)?;
            }
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        if self.kind == InputKind::Script {
            self.show(&format!("> {line}"))?;
        }
        Ok(Some(line))
    }

    /// Clears the screen and its scrollback.
    pub(crate) fn clear(&mut self) -> Result<()> {
        Ok(write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?)
    }
}
