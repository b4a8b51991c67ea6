//! A test table with its log, and a check that the fold of the log is the state of the table.

use game::{Luck, Seat};
use rand_chacha::ChaCha8Rng;
use tables::{
    Denied, Entropy, Opening, PersonId, Privacy, Request, Row, Secret, Sitting, Token, Who,
};

pub(crate) const NOW: u64 = 1_000_000;

pub(crate) struct TestTable {
    pub(crate) sitting: Sitting,
    pub(crate) log: Vec<String>,
    pub(crate) now: u64,
}

pub(crate) fn person(n: u8) -> PersonId {
    PersonId::new([n; 16])
}

pub(crate) const INVITATION: Token = Token::new([9; 16]);

pub(crate) fn opening(title: &str, seats: u8, options: &str, privacy: Privacy) -> Opening {
    let table = shelf::open(title, seats, options, &game::NoFiles).unwrap();
    Opening {
        privacy,
        secret: Secret::new([seats; 32]),
        invitation: INVITATION,
        host: person(0),
        previews: true,
        pace: tables::Pace::Brisk,
        head: table.record(),
    }
}

impl TestTable {
    pub(crate) fn open(opening: Opening) -> TestTable {
        let log = vec![Row::Open(opening.clone()).to_string()];
        TestTable { sitting: Sitting::open(opening, NOW).unwrap(), log, now: NOW }
    }

    /// A table with a person on every chair.
    pub(crate) fn seated(title: &str, seats: u8, options: &str) -> TestTable {
        TestTable::open(opening(title, seats, options, Privacy::Public)).filled(seats)
    }

    /// A table with a person on every chair, opened with the record of an unfinished game.
    pub(crate) fn seated_at(record: &str, seats: u8) -> TestTable {
        let opening = opening("canvas", seats, "", Privacy::Public);
        let (secret, head) = (Secret::new([77; 32]), record.to_owned());
        TestTable::open(Opening { secret, head, ..opening }).filled(seats)
    }

    fn filled(mut self, seats: u8) -> TestTable {
        for seat in 0..seats {
            self.ask(seat, join(seat)).unwrap();
        }
        self
    }

    pub(crate) fn ask(&mut self, who: u8, request: Request) -> Result<(), Denied> {
        self.ask_as(Who::Person(person(who)), request)
    }

    pub(crate) fn ask_as(&mut self, who: Who, request: Request) -> Result<(), Denied> {
        self.now += 1;
        let before = self.sitting.rows();
        let (sitting, rows) = self.sitting.ask(who, request, self.now)?;
        assert_eq!(sitting.rows(), before + rows.len() as u64);
        self.log.extend(rows.iter().map(Row::to_string));
        self.sitting = sitting;
        Ok(())
    }

    /// The fold of the log alone.
    pub(crate) fn folded(&self) -> Sitting {
        Sitting::read(self.log.iter().map(|row| (row.as_str(), NOW))).unwrap()
    }

    pub(crate) fn check_log(&self) {
        let folded = self.folded();
        assert_eq!(folded.rows(), self.sitting.rows());
        assert_eq!(folded.table().hash(), self.sitting.table().hash());
        assert_eq!(folded.table().events(0), self.sitting.table().events(0));
        assert_eq!(folded.numbers(), self.sitting.numbers());
        assert_eq!(folded.chairs(), self.sitting.chairs());
    }

    /// A random seat among those that must decide, and a random legal action of it.
    pub(crate) fn any_move(&self, whims: &mut ChaCha8Rng) -> Option<(Seat, String)> {
        let asked: Vec<Seat> = self.sitting.asked().iter().collect();
        if asked.is_empty() {
            return None;
        }
        let seat = whims.pick(&asked);
        let actions = self.sitting.table().actions(seat);
        Some((seat, actions[whims.below(u32::try_from(actions.len()).unwrap()) as usize].clone()))
    }
}

pub(crate) fn join(n: u8) -> Request {
    Request::Join {
        seat: None,
        name: format!("Person {n}").parse().unwrap(),
        entropy: Entropy::new([n + 40; 16]),
        invitation: None,
    }
}
