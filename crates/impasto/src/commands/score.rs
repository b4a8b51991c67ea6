//! `impasto score`: a score calculator for people at a real table.

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
  echo '12 45 7' | impasto score canvas -    one painting on each line
  impasto score canvas 1 2 3 --deck my.csv   a deck of your own";

/// Show what a painting is worth under every scoring condition.
///
/// A calculator for people at a real table. With `-` it reads one painting from each line of standard
/// input, and prints one line for each; a bad line gives `error: ...`, and the exit code is then 1.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Score {
    /// The title.
    #[arg(value_parser = title_parser())]
    title: String,
    /// The cards of one painting, or `-` to read paintings from standard input.
    #[arg(required = true, value_name = "CARD")]
    things: Vec<String>,
    /// A file with a deck of your own, like data/art-cards.csv, instead of the cards in the box.
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,
    /// Print one JSON object for each painting.
    #[arg(long)]
    json: bool,
}

/// The longest line that is read, in bytes; a longer one is cut, and is no painting.
const MAX_LINE_BYTES: usize = 1 << 10;
const BUFFER_BYTES: usize = 1 << 16;

/// The file of --deck, which is read for every file name.
struct Deck {
    path: PathBuf,
}

impl Files for Deck {
    fn text(&self, _: &str) -> Result<String, BadSetup> {
        Disk.text(&self.path.to_string_lossy())
    }
}

type ScoreResult = Result<String, Refusal>;

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

    /// Answers line by line, and flushes the output whenever the input pauses.
    fn stream(&self, calculator: &dyn Calculator, out: &mut impl Write) -> anyhow::Result<Status> {
        let mut input = BufReader::with_capacity(BUFFER_BYTES, io::stdin().lock());
        let mut out = BufWriter::with_capacity(BUFFER_BYTES, out);
        let mut line = Vec::new();
        let mut status = Status::Fine;
        while lines::read(&mut input, MAX_LINE_BYTES, &mut line).context("cannot read paintings")? {
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

    fn ask(&self, calculator: &dyn Calculator, line: &[u8]) -> ScoreResult {
        let line = String::from_utf8_lossy(line);
        let answer = if self.json { calculator.json(&line) } else { calculator.line(&line) };
        answer.map_err(display::bad_question)
    }

    fn line(&self, asked: ScoreResult) -> String {
        match asked {
            Ok(answer) => answer,
            Err(bad) if self.json => engine::refusal(&bad),
            Err(bad) => format!("error: {bad}"),
        }
    }
}
