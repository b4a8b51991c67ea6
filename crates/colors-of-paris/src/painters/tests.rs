//! Helpers for the tests of powers: a studio in the middle of a round.

use game::{NoFiles, Options as _, Seat};

use crate::{
    actions::Action,
    cards::Card,
    components::Pigment,
    painters::Tile,
    reserve::Reserve,
    round::Step,
    state::{ColorsOfParis, Studio},
    variants::Options,
};

pub(crate) const A: Seat = Seat(0);

/// A studio at A's turn to act, with a tile, these pigments and these paintings of A.
pub(crate) fn studio(
    options: &str,
    tile: Tile,
    pigments: &[(Pigment, u8)],
    paintings: &[u8],
) -> Studio {
    let options = Options::read(options, &NoFiles).unwrap();
    let mut studio = ColorsOfParis::lay_out(2, &options).unwrap().studio;
    studio.agenda.clear();
    studio.agenda.push(Step::Prepare);
    studio.agenda.push(Step::Act(A));
    let painter = studio.painter_mut(A);
    painter.tile = Some(tile);
    painter.reserve = Reserve::default();
    for (pigment, n) in pigments {
        painter.reserve.add(*pigment, *n);
    }
    painter.paintings = paintings.iter().map(|it| card(*it)).collect();
    // The round goes on as long as somebody stands.
    painter.center = 3;
    studio
}

pub(crate) fn card(number: u8) -> Card {
    Card::new(number).unwrap()
}

/// The legal actions of A, as text.
pub(crate) fn actions(studio: &Studio) -> Vec<String> {
    let mut actions = Vec::new();
    studio.list_open_actions(A, &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

/// Plays a listed action of A, or a nuance of one.
#[track_caller]
pub(crate) fn say(studio: &mut Studio, text: &str) {
    let plain = text.split(" at ").next().unwrap().to_owned();
    assert!(actions(studio).contains(&plain), "{text}: {:?}", actions(studio));
    studio.act_openly(A, text.parse::<Action>().unwrap());
    studio.proceed();
}

/// The reason why an action of A is refused, with the clause.
#[track_caller]
pub(crate) fn refusal(studio: &Studio, text: &str) -> String {
    assert!(!actions(studio).contains(&text.to_owned()), "{text} is listed");
    let objection = studio.objection(A, text.parse::<Action>().unwrap());
    format!("{objection} ({})", game::Objection::clause(&objection))
}
