//! The bots play as recorded in `data/conduct.txt`. If they do not, they have been changed: `UPDATE_EXPECT=1`
//! records the present conduct, which outdates the measured steps of the ladder in these titles. The line of
//! the solo puzzle outdates no step of the ladder, but the tables of solo Canvas in docs/STATISTICS.md.

use expect_test::expect_file;

#[test]
fn bots_play_as_recorded() {
    expect_file!["../data/conduct.txt"].assert_eq(&arena::conduct());
}
