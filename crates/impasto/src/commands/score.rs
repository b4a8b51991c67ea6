//! `impasto score`: what a thing is worth, a calculator for people at a real table.

use std::{
    io::{self, BufReader, BufWriter, Write},
    path::PathBuf,
};

use anyhow::{Context, anyhow};
use clap::Args;
use game::{BadSetup, Files};
use pages::Calculator;
use shelf::Refusal;

use crate::{commands::title_parser, disk::Disk, engine, lines, status::Status};

const EXAMPLES: &str = "\
Examples:
  impasto score canvas 12 45 7             art cards by number, bottom first
  impasto score canvas 12 45 7 --json
  echo '12 45 7' | impasto score canvas -    a painting and an answer a line
  impasto score canvas 1 2 3 --deck my.csv   a deck of your own";

/// Tell what a painting is worth under every condition.
///
/// A calculator for people at a real table. With `-` it reads one painting a line from standard
/// input and answers each with one line; a bad line is answered `error: ...`, and the exit code
/// at the end is then 1.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Score {
    /// The title.
    #[arg(value_parser = title_parser())]
    title: String,
    /// The cards of one painting, or `-` to read paintings from standard input.
    #[arg(required = true, value_name = "CARD")]
    things: Vec<String>,
    /// The cards of a file like data/art-cards.csv instead of those in the box.
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,
    /// Print JSON, one object a painting.
    #[arg(long)]
    json: bool,
}

/// Far longer than any question; what is longer is cut, and so no question.
const LONGEST_LINE: usize = 1 << 10;
const BUFFER: usize = 1 << 16;

/// The one file, whatever the options call it.
struct Deck {
    path: PathBuf,
}

impl Files for Deck {
    fn text(&self, _: &str) -> Result<String, BadSetup> {
        Disk.text(&self.path.to_string_lossy())
    }
}

type Asked = Result<String, Refusal>;

impl Score {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let calculator = self.calculator()?;
        match self.things.as_slice() {
            [dash] if dash == "-" => self.stream(&*calculator, out),
            things => self.single(&*calculator, &things.join(" "), out),
        }
    }

    fn calculator(&self) -> anyhow::Result<Box<dyn Calculator>> {
        // The option is one word; the path behind it may have spaces.
        let options = if self.deck.is_some() { "deck=deck" } else { "" };
        let files = Deck { path: self.deck.clone().unwrap_or_default() };
        Ok(display::calculator(&self.title, options, &files)?)
    }

    fn single(
        &self,
        calculator: &dyn Calculator,
        thing: &str,
        out: &mut impl Write,
    ) -> anyhow::Result<Status> {
        let asked = if self.json { calculator.json(thing) } else { calculator.sheet(thing) };
        match asked {
            Ok(answer) => writeln!(out, "{}", answer.trim_end())?,
            Err(bad) if self.json => {
                writeln!(out, "{}", engine::refusal(&display::bad_question(bad)))?;
                return Ok(Status::Failed);
            }
            Err(bad) => return Err(anyhow!("{bad}; write {}", calculator.usage())),
        }
        Ok(Status::Fine)
    }

    /// Answers line by line. What is answered is shown as soon as the input pauses.
    fn stream(&self, calculator: &dyn Calculator, out: &mut impl Write) -> anyhow::Result<Status> {
        let mut input = BufReader::with_capacity(BUFFER, io::stdin().lock());
        let mut out = BufWriter::with_capacity(BUFFER, out);
        let mut line = Vec::new();
        let mut status = Status::Fine;
        while lines::read(&mut input, LONGEST_LINE, &mut line).context("cannot read paintings")? {
            let asked = self.ask(calculator, &line);
            if asked.is_err() {
                status = Status::Failed;
            }
            writeln!(out, "{}", self.line(asked))?;
            if input.buffer().is_empty() {
                out.flush()?;
            }
        }
        out.flush()?;
        Ok(status)
    }

    fn ask(&self, calculator: &dyn Calculator, line: &[u8]) -> Asked {
        let line = String::from_utf8_lossy(line);
        let answer = if self.json { calculator.json(&line) } else { calculator.line(&line) };
        answer.map_err(display::bad_question)
    }

    fn line(&self, asked: Asked) -> String {
        match asked {
            Ok(answer) => answer,
            Err(bad) if self.json => engine::refusal(&bad),
            Err(bad) => format!("error: {bad}"),
        }
    }
}
