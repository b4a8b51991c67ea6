//! The painter tiles (CP-8): how they are dealt and kept, and one file for each painter's power.

use game::Seat;
use serde::Serialize;

use crate::{
    cards::bits,
    components::MAX_SEATS,
    luck::Draw,
    round::Step,
    state::{ColorsOfParis, Studio},
    variants::Texts,
};

pub mod cezanne;
pub mod degas;
pub mod gauguin;
pub mod manet;
pub mod monet;
pub mod renoir;
pub mod toulouse_lautrec;
pub mod van_gogh;
pub mod valadon;
mod dab;
#[cfg(test)]
pub(crate) mod tests;

/// A painter tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tile {
    /// Cézanne, whose player improves a tool twice (CP-8.1).
    Cezanne,
    /// Degas, whose player moves pigments of a painting that counts to another one (CP-8.2).
    Degas,
    /// Gauguin, whose player mixes one color with white (CP-8.3).
    Gauguin,
    /// Manet, whose player paints red cells at once (CP-8.4).
    Manet,
    /// Monet, whose player paints yellow cells at once (CP-8.4).
    Monet,
    /// Renoir, whose player paints blue cells at once (CP-8.4).
    Renoir,
    /// Toulouse-Lautrec, whose player paints two cells of each painting in any color (CP-8.5).
    ToulouseLautrec,
    /// Van Gogh, whose player keeps more pigments (CP-8.6).
    VanGogh,
    /// Valadon, whose player borrows white (CP-8.7).
    Valadon,
}

impl Tile {
    /// The painter tiles, the promo last.
    pub const ALL: [Tile; 9] = [
        Tile::Cezanne,
        Tile::Degas,
        Tile::Gauguin,
        Tile::Manet,
        Tile::Monet,
        Tile::Renoir,
        Tile::ToulouseLautrec,
        Tile::VanGogh,
        Tile::Valadon,
    ];

    /// The name of the painter, as notation writes it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Tile::Cezanne => "cezanne",
            Tile::Degas => "degas",
            Tile::Gauguin => "gauguin",
            Tile::Manet => "manet",
            Tile::Monet => "monet",
            Tile::Renoir => "renoir",
            Tile::ToulouseLautrec => "toulouse-lautrec",
            Tile::VanGogh => "van-gogh",
            Tile::Valadon => "valadon",
        }
    }

    /// The tile called `name`.
    #[must_use]
    pub fn named(name: &str) -> Option<Tile> {
        Tile::ALL.into_iter().find(|it| it.name() == name)
    }
}

/// A set of painter tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TileSet(u16);

impl TileSet {
    /// Whether `tile` is in the set.
    #[must_use]
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile as u16 & 1 == 1
    }

    /// Adds `tile`.
    pub const fn add(&mut self, tile: Tile) {
        self.0 |= 1 << tile as u16;
    }

    /// Removes `tile`.
    pub const fn take(&mut self, tile: Tile) {
        self.0 &= !(1 << tile as u16);
    }

    /// The number of tiles.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tiles, in the order of the rulebook.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        bits(u32::from(self.0)).map(|bit| Tile::ALL[usize::from(bit)])
    }
}

impl Serialize for TileSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// The painter tiles that were dealt and are not yet revealed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Dealt {
    /// For each seat, the tiles that were dealt to it.
    pub(crate) tiles: [TileSet; MAX_SEATS],
    /// The tile chosen while others still choose, by seat.
    pub(crate) chosen: [Option<Tile>; MAX_SEATS],
}

impl Studio {
    /// The tiles that may be dealt: Valadon only in Variant J (CP-9.9).
    pub(crate) fn tile_pool(&self) -> TileSet {
        let mut pool = TileSet::default();
        for tile in Tile::ALL {
            pool.add(tile);
        }
        if self.rules.texts == Texts::Base {
            pool.take(Tile::Valadon);
        }
        pool
    }

    /// Whether `seat` has the power of `tile`.
    #[inline]
    pub(crate) fn is_painted_by(&self, seat: Seat, tile: Tile) -> bool {
        self.painter(seat).tile == Some(tile)
    }
}

impl ColorsOfParis {
    pub(crate) fn undealt_tiles(&self) -> impl Iterator<Item = Tile> {
        let is_dealt = |tile: Tile| self.dealt.tiles.iter().any(|it| it.contains(tile));
        self.studio.tile_pool().iter().filter(move |tile| !is_dealt(*tile))
    }

    pub(crate) fn deal_tile(&mut self, seat: Seat, tile: Tile) {
        self.dealt.tiles[seat.idx()].add(tile);
        if let Step::Luck(Draw::Tiles(n)) = self.studio.step() {
            self.studio.ask_instead(Step::Luck(Draw::Tiles(n + 1)));
        }
    }

    /// Keeps a tile; once all players have, the kept tiles are revealed and the others go back to the box
    /// (CP-8.0).
    pub(crate) fn keep(&mut self, seat: Seat, tile: Tile) {
        self.dealt.chosen[seat.idx()] = Some(tile);
        self.studio.decided.insert(seat);
        if !self.studio.all_decided() {
            return;
        }
        for seat in self.studio.all_seats() {
            self.studio.painter_mut(seat).tile = self.dealt.chosen[seat.idx()];
        }
        self.dealt = Dealt::default();
        self.studio.agenda.pop();
        if !self.studio.tints_late() {
            self.studio.ask_for_tint();
        }
    }
}
