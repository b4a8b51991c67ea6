//! The calculators of titles: the worth of something (a painting, say), for people at a real table.

use game::{BadSetup, Files, Options};
use pages::{BadQuestion, Calculator};
use shelf::{AnyFiles, Refusal, RefusalKind, Refused, no_title};

use crate::{Shown, ShownTitleVisitor, with_title};

/// The calculator of the title with this slug, under these options.
///
/// # Errors
///
/// Gives the reason why the title has no calculator, or why the options cannot be read.
pub fn calculator(
    slug: &str,
    options: &str,
    files: &dyn Files,
) -> Result<Box<dyn Calculator>, Refusal> {
    let found = with_title(slug, Calculate { options, files: AnyFiles(files) });
    Ok(found.ok_or_else(|| no_title(slug))??)
}

/// The refusal of a question that a calculator cannot read.
#[must_use]
pub fn bad_question(bad: BadQuestion) -> Refusal {
    Refusal::by(RefusalKind::Notation, Some(bad.clause), bad.reason)
}

struct Calculate<'o> {
    options: &'o str,
    files: AnyFiles<'o>,
}

impl ShownTitleVisitor for Calculate<'_> {
    type Out = Result<Box<dyn Calculator>, BadSetup>;

    fn visit<G: Shown>(self) -> Self::Out {
        let options = G::Options::read(self.options, &self.files)?;
        let none = || BadSetup::new(Refused::NoCalculator { title: G::TITLE.name });
        G::calculator(&options).ok_or_else(none)
    }
}
