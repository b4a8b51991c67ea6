//! The data files are what is printed on the components (CP-1), as far as it is known.

use std::collections::BTreeSet;

use colors_of_paris::{Board, Bonus, Card, Cards, Deed, Paintings, Picture, Pigment, Tool};

/// CP-1.4: eight pictures on four cards each, eight cards of each value, no two grids alike.
#[test]
fn the_paintings() {
    let deck = Paintings::standard();
    let mut grids = BTreeSet::new();
    for picture in Picture::ALL {
        let tiers: BTreeSet<_> = deck.of(picture).iter().map(|card| deck.tier(card)).collect();
        assert_eq!((deck.of(picture).len(), tiers.len()), (4, 1), "{}", picture.name());
    }
    for tier in 0..4 {
        let of_tier = Cards::ALL.iter().filter(|card| deck.tier(*card) == tier);
        assert_eq!(of_tier.count(), 8);
    }
    for card in Cards::ALL.iter() {
        assert!(deck.cells(card).iter().all(|it| Pigment::COLORS.contains(it)));
        assert!(grids.insert((deck.picture(card), deck.cells(card))), "{card:?}");
    }
    assert_eq!(
        deck.cells(Card::new(1).unwrap())[..3],
        [Pigment::Red, Pigment::Blue, Pigment::Yellow]
    );
}

/// CP-1.1, CP-2.1: two Forbidden sectors opposite each other; 0 to 3 spaces by number of players.
#[test]
fn the_lower_board() {
    let board = Board::standard();
    assert_eq!(board.forbidden(), 1 | 1 << 6);
    assert_eq!([2, 3, 4].map(|seats| board.spaces(seats).len()), [10, 16, 18]);
    assert_eq!(board.spaces(4).counts(), [0, 1, 2, 3, 2, 1, 0, 1, 2, 3, 2, 1]);
    // The tiles cover two sectors of three spaces and two single spaces.
    assert_eq!(board.spaces(2).counts(), [0, 1, 1, 0, 2, 1, 0, 1, 1, 0, 2, 1]);
}

/// CP-1.1, CP-1.2: twelve actions; acquire-red faces a Forbidden sector at the start.
#[test]
fn the_wheel() {
    let board = Board::standard();
    let wheel: BTreeSet<_> = (0..12).map(|it| board.deed(it)).collect();
    assert_eq!(wheel.len(), 12);
    assert!(wheel.iter().all(|it| it.is_outer() && board.deed(board.position(*it)) == *it));
    assert_eq!(board.position(Deed::AcquireRed), 0);
}

/// CP-1.5, CP-4.5: tracks of nine spaces whose levels never fall; the sixth brings a bonus.
#[test]
fn the_tracks() {
    let board = Board::standard();
    assert_eq!((board.bonus_space(), board.last_space()), (6 - 1, 9 - 1));
    for tool in Tool::ALL {
        let levels: Vec<_> = (0..9).map(|space| board.level(tool, space)).collect();
        assert!(levels.is_sorted(), "{}", tool.name());
    }
    assert_eq!([0, 1, 2, 3].map(|it| board.level(Tool::Tube, it)), [3, 4, 5, 5]);
}

/// CP-1.6: a token is worth 6 or 10. CP-1.7, CP-7.2: three cards of each kind, and their prices.
#[test]
fn tokens_and_bonus_cards() {
    use colors_of_paris::Token;
    assert_eq!([Token::None, Token::Six, Token::Ten].map(Token::points), [0, 6, 10]);
    let board = Board::standard();
    assert_eq!((board.copies(), board.displayed()), (3, 4));
    assert_eq!(Bonus::ALL.map(|it| board.cost(it)), [4, 4, 4, 5, 6]);
}

/// CP-1.3: three primaries, each pair of which makes a secondary.
#[test]
fn pigments() {
    use Pigment::{Blue, Red, Yellow};
    let parts = Pigment::SECONDARIES.map(|it| it.parts().unwrap());
    assert_eq!(parts, [[Red, Yellow], [Yellow, Blue], [Red, Blue]]);
    assert!(Pigment::ALL.iter().all(|it| Pigment::named(it.name()) == Some(*it)));
}

/// What is written is what was read.
#[test]
fn files_read_back() {
    let (board, deck) = (Board::standard(), Paintings::standard());
    assert_eq!(Board::read(&board.to_toml()), Ok(board));
    assert_eq!(Paintings::read(&deck.to_csv()), Ok(deck));
    assert_eq!(deck.to_csv(), include_str!("../../data/paintings.csv"));
}
