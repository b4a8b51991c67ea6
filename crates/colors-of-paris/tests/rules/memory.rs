//! A second implementation of what a viewer knows of a draft (CP-9.2), slow and plain: a card may lie in a
//! place if the viewer would have seen no difference with the two cards exchanged.

use colors_of_paris::{Card, Cards, ColorsOfParis, Options, Paintings, Picture, Step};
use game::{Event, Game, Luck, NoFiles, Options as _, Seat, Table, Turn, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// A card of a draft: which pack it was dealt in, and who kept it when, if anybody has.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Lie {
    card: Card,
    pack: usize,
    kept: Option<(usize, usize)>,
}

/// The cards of the draft with their true places.
fn whole(game: &ColorsOfParis, seats: usize, passes: usize) -> Vec<Lie> {
    let mut all = Vec::new();
    for seat in 0..seats {
        let own = game.view(Viewer::Seat(Seat(u8::try_from(seat).unwrap()))).hands;
        for (round, card) in own.kept[seat].iter().enumerate().filter(|(_, it)| !it.is_empty()) {
            let pack = (seat + 4 * seats - round) % seats;
            all.push(Lie { card: only(*card), pack, kept: Some((seat, round)) });
        }
        let pack = (seat + 4 * seats - passes) % seats;
        let held: Cards = own.packs[pack].iter().flat_map(|it| it.iter()).collect();
        all.extend(held.iter().map(|card| Lie { card, pack, kept: None }));
    }
    all
}

fn only(cards: Cards) -> Card {
    assert_eq!(cards.len(), 1, "everybody knows their own cards");
    cards.iter().next().unwrap()
}

/// Everything that `viewer` has seen so far: backs, and fronts in hand.
fn seen(all: &[Lie], viewer: usize, seats: usize, passes: usize) -> (Vec<Picture>, Vec<Cards>) {
    let deck = Paintings::standard();
    let mut in_packs: Vec<_> = all
        .iter()
        .filter(|it| it.kept.is_none())
        .map(|it| (it.pack, deck.picture(it.card)))
        .collect();
    in_packs.sort_unstable();
    let kept = all.iter().filter(|it| it.kept.is_some()).map(|it| deck.picture(it.card));
    let backs = kept.chain(in_packs.iter().map(|it| it.1)).collect();
    let glance = |round: usize| {
        let pack = (viewer + 4 * seats - round) % seats;
        let there = |it: &&Lie| it.pack == pack && it.kept.is_none_or(|(_, when)| round <= when);
        all.iter().filter(there).map(|it| it.card).collect()
    };
    let own = (0..4).map(|round| {
        let mine = |it: &&Lie| it.kept == Some((viewer, round));
        all.iter().filter(mine).map(|it| it.card).collect()
    });
    (backs, (0..=passes.min(3)).map(glance).chain(own).collect())
}

/// The cards that may lie where the `nth` does.
fn may_lie(all: &[Lie], nth: usize, drafted: Cards, look: impl Fn(&[Lie]) -> bool) -> Cards {
    let fits = |card: &Card| {
        let mut swapped = all.to_vec();
        if let Some(other) = all.iter().position(|it| it.card == *card) {
            swapped[other].card = all[nth].card;
        }
        swapped[nth].card = *card;
        look(&swapped)
    };
    let back = |card: Card| Paintings::standard().picture(card);
    let alike = |card: &Card| back(*card) == back(all[nth].card);
    drafted.iter().filter(alike).filter(fits).collect()
}

/// CP-9.2: after every pick and pass, each player knows exactly what they may know.
#[test]
fn exactly_what_one_may_know() {
    let options = Options::read("variant=j", &NoFiles).unwrap();
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(92);
    for seats in [2, 3, 4, 3, 4] {
        let mut table = Table::<ColorsOfParis>::open(seats, options.clone()).unwrap();
        loop {
            table.settle(&mut luck);
            let step = table.game().view(Viewer::Public).studio.step();
            let passes = match step {
                Step::Pick(passes) => usize::from(passes),
                Step::Unveil => 4,
                _ => break,
            };
            check(table.game(), usize::from(seats), passes);
            let Turn::Players(asked) = table.game().turn() else { break };
            let seat = asked.lowest().unwrap();
            let action = luck.pick(&table.actions(seat));
            table.witness(Event::Choice { seat, action }).unwrap();
        }
    }
}

fn check(game: &ColorsOfParis, seats: usize, passes: usize) {
    let studio = game.view(Viewer::Public).studio;
    let in_draft = |it: &Card| studio.pictures >> studio.deck.picture(*it) as u8 & 1 == 1;
    let drafted: Cards = Cards::ALL.iter().filter(in_draft).collect();
    let all = whole(game, seats, passes);
    for viewer in 0..seats {
        let view = game.view(Viewer::Seat(Seat(u8::try_from(viewer).unwrap())));
        let look =
            |lies: &[Lie]| seen(lies, viewer, seats, passes) == seen(&all, viewer, seats, passes);
        for (nth, lie) in all.iter().enumerate() {
            let may = may_lie(&all, nth, drafted, look);
            match lie.kept {
                Some((seat, round)) => assert_eq!(view.hands.kept[seat][round], may),
                None => assert!(view.hands.packs[lie.pack].contains(&may), "{may:?}"),
            }
        }
    }
}
