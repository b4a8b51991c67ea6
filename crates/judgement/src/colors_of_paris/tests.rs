//! A test of `finish.rs` against exhaustive search on real tables.

use colors_of_paris::{Action, Card, ColorsOfParis, Step, Stroke};
use game::{Event, Game, Luck, NoFiles, Options, Seat, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::finish::{Finish, finish};

/// The white on a finished painting, and whether it is signed.
type Remains = (u32, bool);

/// The best result of painting on `card` by exhaustive search, if it can be finished.
fn tried(world: &ColorsOfParis, seat: Seat, card: Card) -> Option<Remains> {
    if world.studio().cells[card.idx()].is_full()
        || world.studio().painter(seat).finished.contains(card)
    {
        let cells = world.studio().cells[card.idx()];
        return Some((cells.white(), cells.is_signed()));
    }
    if !matches!(world.studio().step(), Step::Paint { .. }) {
        return None;
    }
    let mut actions = Vec::new();
    world.actions(seat, &mut actions);
    let on_card = |it: &Action| {
        matches!(it, Action::Paint(Stroke { card: on, .. }) if *on == card)
            || matches!(it, Action::Borrow(_, on, _) if *on == card)
    };
    let ways = actions.into_iter().filter(on_card).filter_map(|action| {
        let mut after = *world;
        after.apply(&Event::Choice { seat, action });
        tried(&after, seat, card)
    });
    ways.min_by_key(|(white, signed)| 2 * i64::from(*white) - 6 * i64::from(*signed))
}

/// The best result of painting on `card` as `finish` predicts it.
fn predicted(world: &ColorsOfParis, seat: Seat, card: Card) -> Option<Remains> {
    let studio = world.studio();
    let Step::Paint { left, guests, .. } = studio.step() else { return None };
    let lent = guests.min(super::finish::guests(studio, seat));
    let stock = studio.painter(seat).reserve.counts();
    let Finish { white, borrowed, signed, .. } = finish(studio, seat, card, stock, left, lent)?;
    let cells = studio.cells[card.idx()];
    Some((cells.white() + u32::from(white + borrowed), cells.is_signed() || signed))
}

/// CP-4.7, CP-4.8, CP-8.5, CP-8.7, CP-9.4: `finish` and exhaustive search agree whenever few cells
/// are left.
#[test]
fn whether_a_painting_can_be_finished() {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(7);
    let (mut can, mut cannot) = (0, 0);
    for options in ["", "tiles=on", "variant=j", "variant=j tiles=on texts=j"] {
        let options = colors_of_paris::Options::read(options, &NoFiles).unwrap();
        for _ in 0..12 {
            let mut world = ColorsOfParis::new(3, &options).unwrap();
            for _ in 0..4000 {
                let Some(event) = next(&world, &mut luck) else { break };
                world.apply(&event);
                let Step::Paint { seat, .. } = world.studio().step() else { continue };
                for card in world.studio().painter(seat).paintings.iter() {
                    let cells: u8 = world.studio().wanted(card).iter().sum();
                    if (1..=4).contains(&cells) {
                        let predicted = predicted(&world, seat, card);
                        assert_eq!(
                            predicted,
                            tried(&world, seat, card),
                            "{:?}",
                            world.studio().cells[card.idx()]
                        );
                        if predicted.is_some() { can += 1 } else { cannot += 1 }
                    }
                }
            }
        }
    }
    assert!(20 < can && 20 < cannot, "{can} and {cannot} are too few to tell");
}

/// The next event of a game in which players paint whenever they can, or choose at random.
fn next(
    world: &ColorsOfParis,
    luck: &mut Xoshiro256PlusPlus,
) -> Option<game::EventOf<ColorsOfParis>> {
    match world.turn() {
        Turn::Over => None,
        Turn::Chance => Some(Event::Chance(world.draw(luck))),
        Turn::Players(seats) => {
            let seat = seats.lowest()?;
            let mut actions = Vec::new();
            world.actions(seat, &mut actions);
            let action = super::rollout::choose(world, seat, &actions, luck);
            let action = if luck.below(2) == 0 { luck.pick(&actions) } else { action };
            Some(Event::Choice { seat, action })
        }
    }
}
