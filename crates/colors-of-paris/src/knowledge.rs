//! What one goes on knowing of a draft (CP-9.2), and worlds that fit it.
//!
//! Whoever holds a pack sees the fronts in it. From then on they know the set of its cards, though
//! not who keeps which: of that they see the back. Two cards of one picture that left the pack
//! between the same two glances are one as good as the other.

use std::collections::BTreeMap;

use game::{Luck, Seat, Viewer};

use crate::{
    cards::{Card, Cards},
    components::MOST_SEATS,
    draft::{HAND, Hands, pack_of},
    painters::{Dealt, TileSet},
    round::Step,
    state::ColorsOfParis,
    view::{Secret, SeenHands, View},
};

/// Where a card of a draft lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// In what is left of the pack dealt to this seat.
    Pack(usize),
    /// Kept by this seat in this round.
    Kept(Seat, u8),
}

/// A card of a draft, and how a viewer knows it.
struct Sighting {
    place: Place,
    card: Card,
    known: Known,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Known {
    /// The card itself.
    Exactly,
    /// That it is one of those seen in this pack at the glance of this number.
    Among(usize, usize),
    /// Its back.
    FromBehind,
}

impl ColorsOfParis {
    pub(crate) fn hands_seen_by(&self, viewer: Viewer) -> SeenHands {
        let seats = usize::from(self.studio.seats);
        let mut seen = SeenHands {
            packs: vec![Vec::new(); seats],
            kept: vec![[Cards::default(); HAND as usize]; seats],
            chosen: Seat::first(seats)
                .map(|seat| self.hands.chosen_seen_by(viewer, seat))
                .collect(),
        };
        let sightings = self.sightings(viewer);
        let unseen = self.unseen(&sightings);
        for sighting in &sightings {
            let cards = self.candidates(sighting, &sightings, unseen);
            match sighting.place {
                Place::Pack(pack) => seen.packs[pack].push(cards),
                Place::Kept(seat, round) => seen.kept[seat.idx()][usize::from(round)] = cards,
            }
        }
        seen.packs.iter_mut().for_each(|pack| pack.sort_unstable());
        seen
    }

    /// Every card of the draft, with what `viewer` knows of it.
    fn sightings(&self, viewer: Viewer) -> Vec<Sighting> {
        let mut all = Vec::new();
        for seat in self.studio.all_seats() {
            for (round, card) in (0..HAND).zip(self.hands.kept[seat.idx()]) {
                let Some(card) = card else { continue };
                let pack = pack_of(seat, round, self.studio.seats);
                let open = viewer.is(seat) || self.studio.put_down(seat).contains(card);
                let known = if open { Known::Exactly } else { self.glimpse(viewer, pack, round) };
                all.push(Sighting { place: Place::Kept(seat, round), card, known });
            }
        }
        let passes = self.hands.passes();
        for (pack, cards) in self.hands.packs.iter().enumerate() {
            let known = self.glimpse(viewer, pack, passes);
            let lying = |card| Sighting { place: Place::Pack(pack), card, known };
            all.extend(cards.iter().map(lying));
        }
        all
    }

    /// What `viewer` knows of a card that was still in `pack` in this round.
    fn glimpse(&self, viewer: Viewer, pack: usize, round: u8) -> Known {
        let seats = usize::from(self.studio.seats);
        let holds = |at: &u8| {
            let holder = (pack + usize::from(*at)) % seats;
            Seat::first(seats).any(|seat| seat.idx() == holder && viewer.is(seat))
        };
        match (0..=round).filter(holds).count() {
            0 => Known::FromBehind,
            glances => Known::Among(pack, glances),
        }
    }

    /// The cards of the draft that were never seen from the front.
    fn unseen(&self, sightings: &[Sighting]) -> Cards {
        let seen = sightings.iter().filter(|it| it.known != Known::FromBehind);
        self.studio.drafted().without(seen.map(|it| it.card).collect())
    }

    /// What the card may be, as far as the viewer can tell.
    fn candidates(&self, it: &Sighting, all: &[Sighting], unseen: Cards) -> Cards {
        let same_back = self.studio.deck.with_back(self.studio.deck.back(it.card));
        let among: Cards = match it.known {
            Known::Exactly => [it.card].into_iter().collect(),
            Known::Among(..) => {
                all.iter().filter(|other| other.known == it.known).map(|other| other.card).collect()
            }
            Known::FromBehind => unseen,
        };
        Cards(among.0 & same_back.0)
    }
}

impl Hands {
    /// How often packs have been passed.
    fn passes(&self) -> u8 {
        u8::try_from(self.kept[0].iter().flatten().count()).expect("four at most")
    }
}

impl View {
    /// A world that looks like this: what is not known is dealt to where it may lie.
    pub(crate) fn imagine<L: Luck>(&self, luck: &mut L) -> ColorsOfParis {
        let mut game =
            ColorsOfParis { studio: self.studio, hands: Hands::default(), dealt: Dealt::default() };
        self.imagine_hands(&mut game, luck);
        self.imagine_tiles(&mut game.dealt, luck);
        game
    }

    /// Every way to deal the cards out of the same set is as likely as the others.
    fn imagine_hands<L: Luck>(&self, game: &mut ColorsOfParis, luck: &mut L) {
        for (cards, places) in self.places() {
            let mut cards: Vec<Card> = cards.iter().collect();
            luck.shuffle(&mut cards);
            for (place, card) in places.into_iter().zip(cards) {
                match place {
                    Place::Pack(pack) => game.hands.packs[pack].add(card),
                    Place::Kept(seat, round) => {
                        game.hands.kept[seat.idx()][usize::from(round)] = Some(card);
                    }
                }
            }
        }
        for (seat, chosen) in Seat::first(MOST_SEATS).zip(&self.hands.chosen) {
            game.hands.chosen[seat.idx()] = match chosen {
                Secret::None => None,
                Secret::Known(card) => Some(*card),
                Secret::Hidden => Some(choose(game, seat, luck)),
            };
        }
    }

    /// By the set of cards it may be, where a card lies.
    pub(crate) fn places(&self) -> BTreeMap<Cards, Vec<Place>> {
        let mut places: BTreeMap<Cards, Vec<Place>> = BTreeMap::new();
        for (pack, cards) in self.hands.packs.iter().enumerate() {
            for set in cards {
                places.entry(*set).or_default().push(Place::Pack(pack));
            }
        }
        for (seat, kept) in Seat::first(MOST_SEATS).zip(&self.hands.kept) {
            for (round, set) in (0..HAND).zip(kept) {
                if !set.is_empty() {
                    places.entry(*set).or_default().push(Place::Kept(seat, round));
                }
            }
        }
        places
    }

    /// Tiles that the viewer does not know may be any that are left.
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

/// Any card that `seat` may have chosen.
fn choose<L: Luck>(game: &ColorsOfParis, seat: Seat, luck: &mut L) -> Card {
    let unveils = game.studio.step() == Step::Unveil;
    let cards = if unveils { game.hand(seat) } else { game.pack(seat, game.hands.passes()) };
    luck.pick(&cards.iter().collect::<Vec<_>>())
}
