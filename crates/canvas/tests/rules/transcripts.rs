//! Transcripts: one game for each scenario, each solo mode and each way to end. They show whether a rule has
//! changed by mistake.

#[test]
fn transcripts_are_told_as_before() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/transcripts");
    conformance::transcripts::<canvas::Canvas>(folder);
}
