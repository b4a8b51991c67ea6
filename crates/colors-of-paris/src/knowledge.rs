//! The knowledge of a viewer about a draft (CP-9.2), and states that are consistent with it.
//!
//! A player who holds a pack sees its cards. From then on they know the set of its cards, but not who keeps
//! which: of a kept card they see the back. Two cards of one picture that left the pack between the same two
//! looks cannot be told apart.

use std::collections::BTreeMap;

use game::{Luck, Seat, Viewer};

use crate::{
    cards::{Card, Cards},
    components::MAX_SEATS,
    draft::{HAND_CARDS, Hands, pack_of},
    painters::{Dealt, TileSet},
    round::Step,
    state::ColorsOfParis,
    view::{Secret, SeenHands, View},
};

/// The place of a card of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DraftPlace {
    /// The pack that was dealt to this seat.
    Pack(usize),
    /// The hand of this seat, which kept the card in this round.
    Kept(Seat, u8),
}

/// A card of a draft with what a viewer knows of it.
struct Sighting {
    place: DraftPlace,
    card: Card,
    known: CardKnowledge,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum CardKnowledge {
    /// The viewer knows the card.
    Exactly,
    /// The viewer knows that the card is one of those that they saw in this pack when they looked at it for the
    /// `n`th time.
    Among(usize, usize),
    /// The viewer knows only the back of the card.
    FromBehind,
}

impl ColorsOfParis {
    pub(crate) fn hands_seen_by(&self, viewer: Viewer) -> SeenHands {
        let seats = usize::from(self.studio.seats);
        let mut seen = SeenHands {
            packs: vec![Vec::new(); seats],
            kept: vec![[Cards::default(); HAND_CARDS as usize]; seats],
            chosen: Seat::first(seats)
                .map(|seat| self.hands.chosen_seen_by(viewer, seat))
                .collect(),
        };
        let sightings = self.sightings(viewer);
        let unseen = self.unseen(&sightings);
        for sighting in &sightings {
            let cards = self.candidates(sighting, &sightings, unseen);
            match sighting.place {
                DraftPlace::Pack(pack) => seen.packs[pack].push(cards),
                DraftPlace::Kept(seat, round) => seen.kept[seat.idx()][usize::from(round)] = cards,
            }
        }
        seen.packs.iter_mut().for_each(|pack| pack.sort_unstable());
        seen
    }

    /// The cards of the draft with what `viewer` knows of them.
    fn sightings(&self, viewer: Viewer) -> Vec<Sighting> {
        let mut all = Vec::new();
        for seat in self.studio.all_seats() {
            for (round, card) in (0..HAND_CARDS).zip(self.hands.kept[seat.idx()]) {
                let Some(card) = card else { continue };
                let pack = pack_of(seat, round, self.studio.seats);
                let open = viewer.is(seat) || self.studio.put_down(seat).contains(card);
                let known =
                    if open { CardKnowledge::Exactly } else { self.glimpse(viewer, pack, round) };
                all.push(Sighting { place: DraftPlace::Kept(seat, round), card, known });
            }
        }
        let passes = self.hands.passes();
        for (pack, cards) in self.hands.packs.iter().enumerate() {
            let known = self.glimpse(viewer, pack, passes);
            let lying = |card| Sighting { place: DraftPlace::Pack(pack), card, known };
            all.extend(cards.iter().map(lying));
        }
        all
    }

    /// What `viewer` knows of a card that was still in `pack` in round `round`.
    fn glimpse(&self, viewer: Viewer, pack: usize, round: u8) -> CardKnowledge {
        let seats = usize::from(self.studio.seats);
        let holds = |at: &u8| {
            let holder = (pack + usize::from(*at)) % seats;
            Seat::first(seats).any(|seat| seat.idx() == holder && viewer.is(seat))
        };
        match (0..=round).filter(holds).count() {
            0 => CardKnowledge::FromBehind,
            glances => CardKnowledge::Among(pack, glances),
        }
    }

    /// The cards of the draft whose fronts the viewer never saw.
    fn unseen(&self, sightings: &[Sighting]) -> Cards {
        let seen = sightings.iter().filter(|it| it.known != CardKnowledge::FromBehind);
        self.studio.drafted().without(seen.map(|it| it.card).collect())
    }

    /// The cards that the sighted card may be, as far as the viewer knows.
    fn candidates(&self, it: &Sighting, all: &[Sighting], unseen: Cards) -> Cards {
        let same_back = self.studio.deck.with_back(self.studio.deck.back(it.card));
        let among: Cards = match it.known {
            CardKnowledge::Exactly => [it.card].into_iter().collect(),
            CardKnowledge::Among(..) => {
                all.iter().filter(|other| other.known == it.known).map(|other| other.card).collect()
            }
            CardKnowledge::FromBehind => unseen,
        };
        Cards(among.0 & same_back.0)
    }
}

impl Hands {
    /// The number of times that packs were passed on.
    fn passes(&self) -> u8 {
        u8::try_from(self.kept[0].iter().flatten().count()).expect("four at most")
    }
}

impl View {
    /// A state that is consistent with this view: unknown cards and tiles are dealt at random to places where
    /// they may lie.
    pub(crate) fn imagine<L: Luck>(&self, luck: &mut L) -> ColorsOfParis {
        let mut game =
            ColorsOfParis { studio: self.studio, hands: Hands::default(), dealt: Dealt::default() };
        self.imagine_hands(&mut game, luck);
        self.imagine_tiles(&mut game.dealt, luck);
        game
    }

    /// Deals the unknown cards of the draft. All deals that agree with what the viewer knows are equally likely.
    fn imagine_hands<L: Luck>(&self, game: &mut ColorsOfParis, luck: &mut L) {
        for (cards, places) in self.places() {
            let mut cards: Vec<Card> = cards.iter().collect();
            luck.shuffle(&mut cards);
            for (place, card) in places.into_iter().zip(cards) {
                match place {
                    DraftPlace::Pack(pack) => game.hands.packs[pack].add(card),
                    DraftPlace::Kept(seat, round) => {
                        game.hands.kept[seat.idx()][usize::from(round)] = Some(card);
                    }
                }
            }
        }
        for (seat, chosen) in Seat::first(MAX_SEATS).zip(&self.hands.chosen) {
            game.hands.chosen[seat.idx()] = match chosen {
                Secret::None => None,
                Secret::Known(card) => Some(*card),
                Secret::Hidden => Some(choose(game, seat, luck)),
            };
        }
    }

    /// By set of candidates, the places of the cards that have these candidates.
    pub(crate) fn places(&self) -> BTreeMap<Cards, Vec<DraftPlace>> {
        let mut places: BTreeMap<Cards, Vec<DraftPlace>> = BTreeMap::new();
        for (pack, cards) in self.hands.packs.iter().enumerate() {
            for set in cards {
                places.entry(*set).or_default().push(DraftPlace::Pack(pack));
            }
        }
        for (seat, kept) in Seat::first(MAX_SEATS).zip(&self.hands.kept) {
            for (round, set) in (0..HAND_CARDS).zip(kept) {
                if !set.is_empty() {
                    places.entry(*set).or_default().push(DraftPlace::Kept(seat, round));
                }
            }
        }
        places
    }

    /// Deals the unknown tiles from those that are left.
    fn imagine_tiles<L: Luck>(&self, dealt: &mut Dealt, luck: &mut L) {
        let mut pool: Vec<_> = self.studio.tile_pool().iter().collect();
        let known: Vec<TileSet> = self.tiles.iter().filter_map(|it| it.tiles).collect();
        pool.retain(|tile| !known.iter().any(|set| set.contains(*tile)));
        luck.shuffle(&mut pool);
        for (at, seen) in self.tiles.iter().enumerate() {
            let tiles = &mut dealt.tiles[at];
            match seen.tiles {
                Some(known) => *tiles = known,
                None => (0..seen.count).filter_map(|_| pool.pop()).for_each(|it| tiles.add(it)),
            }
            dealt.chosen[at] = match seen.chosen {
                Secret::None => None,
                Secret::Known(tile) => Some(tile),
                Secret::Hidden => Some(luck.pick(&tiles.iter().collect::<Vec<_>>())),
            };
        }
    }
}

/// A random card that `seat` may have chosen.
fn choose<L: Luck>(game: &ColorsOfParis, seat: Seat, luck: &mut L) -> Card {
    let unveils = game.studio.step() == Step::Unveil;
    let cards = if unveils { game.hand(seat) } else { game.pack(seat, game.hands.passes()) };
    luck.pick(&cards.iter().collect::<Vec<_>>())
}
