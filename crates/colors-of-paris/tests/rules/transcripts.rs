//! Games to read, one for each preset and each way to end. They show whether anything has moved that
//! was not meant to move.

#[test]
fn transcripts_are_told_as_before() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/transcripts");
    conformance::transcripts::<colors_of_paris::ColorsOfParis>(folder);
}
