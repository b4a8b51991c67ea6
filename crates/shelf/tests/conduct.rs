//! The bots play as `data/conduct.txt` says. Where they do not, they have been changed: `UPDATE_EXPECT=1`
//! writes down how they play now, and with that every measured step of the ladder that is played by
//! them is outdated. The line of whoever plays alone outdates no step, but what docs/STATISTICS.md tells
//! of Canvas alone.

use expect_test::expect_file;

#[test]
fn bots_play_as_it_is_written_down() {
    expect_file!["../data/conduct.txt"].assert_eq(&shelf::conduct());
}
