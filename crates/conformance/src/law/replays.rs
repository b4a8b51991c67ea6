//! The law *replays*: the same events give the same state.

use game::{Game, Table};

use crate::{
    Law,
    breach::{LawResult, broken, difference, ensure},
    fingerprint,
    happened::Happened,
};

/// Checks that the same event leads from the same state to the same state.
pub(crate) fn step<G: Game>(happened: &Happened<'_, G>) -> LawResult {
    let Happened { before, event, after, .. } = happened;
    let mut again = G::clone(before);
    again.apply(event);
    ensure!(
        again == **after,
        Law::Replays,
        "«{event}» does not lead to the same state twice: {}",
        difference(&again, after)
    );
    Ok(())
}

/// Checks that the same event leads from the same state to a state of the same hash.
pub(crate) fn hashes_alike<G: Game>(happened: &Happened<'_, G>) -> LawResult {
    let Happened { before, event, after, .. } = happened;
    let mut again = G::clone(before);
    again.apply(event);
    let same_hash = fingerprint(&again) == fingerprint(*after);
    ensure!(same_hash, Law::Replays, "«{event}» leads to equal states with different hashes");
    Ok(())
}

/// Checks that the whole record leads to the same table.
pub(crate) fn whole<G: Game>(table: &Table<G>) -> LawResult {
    match Table::<G>::replay(table.seats(), table.options().clone(), table.events()) {
        Ok(again) => ensure!(again == *table, Law::Replays, "the record leads to another game"),
        Err(why) => broken!(Law::Replays, "the record is refused: {why}"),
    }
    Ok(())
}
