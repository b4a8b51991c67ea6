//! The law *nuances*: a nuance is as legal as its action, and the game goes on after it in the same way.

use std::collections::HashSet;

use game::{Event, EventOf, Game, Luck, Seat, Sight, Table, Viewer};

use crate::{
    Dice, Law,
    breach::{LawResult, broken, ensure},
    fingerprint::FastHashBuilder,
    law::{counts, imagines::looks_alike, reads_back, sees, takes_back},
    offer::LegalEvents,
};

/// The number of events that the two tables are played on with the same random numbers.
const PLAYED_ON_EVENTS: usize = 24;

/// Tries one nuance of the listed actions on a copy of `table`. Returns whether there was a nuance. For a title
/// without nuances no random number is drawn.
pub(crate) fn nuances<G: Game>(
    table: &Table<G>,
    offer: &LegalEvents<G>,
    read: &mut HashSet<EventOf<G>, FastHashBuilder>,
    luck: &mut Dice,
) -> LawResult<bool> {
    let mut all: Vec<(Seat, G::Action, G::Action)> = Vec::new();
    for seat in Seat::first(table.seats().into()) {
        distinct(table.game(), seat, offer.actions(seat), &mut all)?;
    }
    if all.is_empty() {
        return Ok(false);
    }
    let (seat, action, nuance) = luck.pick(&all);
    let [plain, exact] = [action, nuance].map(|action| Event::Choice { seat, action });
    reads_back::event::<G>(&exact, read)?;
    let mut after = table.clone();
    if let Err(why) = after.witness(exact) {
        broken!(Law::Nuances, "«{exact}» is a nuance, but refused: {why}");
    }
    counts(after.game(), "after a nuance")?;
    for viewer in Viewer::all(table.seats()) {
        let alike = [plain, exact].map(|event| table.game().sight(viewer, &event));
        let who = sees::name(viewer);
        ensure!(
            alike[0] == alike[1],
            Law::Nuances,
            "{who} sees «{exact}» otherwise than «{plain}»"
        );
        let view = after.game().view(viewer);
        looks_alike(&G::imagine(&view, luck), viewer, &view)?;
    }
    if table.game().sight(Viewer::Seat(seat), &exact) != Sight::Unveils {
        takes_back::undoes(&after, seat, table.game())?;
    }
    let mut beside = table.game().clone();
    beside.apply(&plain);
    plays_on_alike(table.seats(), after.game(), beside, &exact, luck)?;
    Ok(true)
}

/// Collects the nuances of `actions` and checks that no two are equal.
fn distinct<G: Game>(
    game: &G,
    seat: Seat,
    actions: &[G::Action],
    all: &mut Vec<(Seat, G::Action, G::Action)>,
) -> LawResult {
    let (start, mut nuances) = (all.len(), Vec::new());
    for action in actions {
        nuances.clear();
        game.nuances(action, &mut nuances);
        all.extend(nuances.iter().map(|it| (seat, *action, *it)));
    }
    let mut said: Vec<G::Action> = all[start..].iter().map(|(_, _, nuance)| *nuance).collect();
    said.extend(if said.is_empty() { &[] } else { actions });
    said.sort_unstable();
    match said.windows(2).find(|pair| pair[0] == pair[1]) {
        None => Ok(()),
        Some(twice) => broken!(Law::Nuances, "{seat}: «{}» is said in two ways", twice[0]),
    }
}

/// Checks that two tables go on in the same way with the same random numbers.
fn plays_on_alike<G: Game>(
    seats: u8,
    after: &G,
    beside: G,
    event: &EventOf<G>,
    luck: &Dice,
) -> LawResult {
    let looks_alike = |here: &G, there: &G| is_alike(here, there, seats);
    if goes_on_alike(after.clone(), beside, luck, looks_alike) {
        return Ok(());
    }
    // Where the same events do not even give the same game, that is what is to be told.
    let replays = goes_on_alike(after.clone(), after.clone(), luck, |here, there| here == there);
    ensure!(replays, Law::Replays, "after «{event}» the same luck leads elsewhere the second time");
    broken!(Law::Nuances, "after «{event}» the game goes on otherwise");
}

/// Whether two states have the same turn, the same legal events and the same verdict.
fn is_alike<G: Game>(here: &G, there: &G, seats: u8) -> bool {
    let offered = |game: &G, seat| {
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        actions
    };
    here.turn() == there.turn()
        && here.verdict() == there.verdict()
        && Seat::first(seats.into()).all(|seat| offered(here, seat) == offered(there, seat))
}

/// Whether two games stay `alike` for some events with the same random numbers.
fn goes_on_alike<G: Game>(
    mut here: G,
    mut there: G,
    luck: &Dice,
    alike: impl Fn(&G, &G) -> bool,
) -> bool {
    let (mut own_luck, mut luck, mut buffer) = (luck.clone(), luck.clone(), Vec::new());
    (0..PLAYED_ON_EVENTS).all(|_| {
        alike(&here, &there)
            && here.stride(&mut own_luck, &mut buffer) == there.stride(&mut luck, &mut buffer)
    })
}
