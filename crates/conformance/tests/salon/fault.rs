//! The faults that can be planted (SL-4.2). The table of faults in `toy.rs` says what each of them does.

use serde::Serialize;

/// Lists the faults once, as variants and as a table.
macro_rules! faults {
    ($($name:ident),+ $(,)?) => {
        /// One way to break a law.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
        pub(crate) enum Fault {
            $($name),+
        }

        impl Fault {
            /// Every fault.
            pub(crate) const ALL: [Fault; [$(Fault::$name),+].len()] = [$(Fault::$name),+];
        }
    };
}

faults![
    // Plays.
    RefusesItsPreset,
    ListsTheImpossible,
    // Ends.
    NeverEnds,
    JudgesEarly,
    JudgesNever,
    InventsAnEnd,
    LosesPoints,
    SkipsFirstPlace,
    // Asks.
    HasNoAnswer,
    AnswersUnasked,
    ListsTwice,
    ClearsTheList,
    WaitsForNobody,
    WaitsForAStranger,
    WeighsNothing,
    LucksOutOfTurn,
    ImaginesTheStuck,
    // Counts.
    LosesACard,
    DoublesACard,
    ImaginesCopies,
    // Reads back.
    WritesIllegibly,
    WritesTheSame,
    WritesASpace,
    ForgetsAnOption,
    // Replays.
    KeepsASecretCount,
    // Takes back.
    UnveilsOpenly,
    TellsByTaking,
    // Refuses.
    InventsAClause,
    GivesNoReason,
    // Imagines.
    ImaginesLess,
    // Leaks no moves.
    AsksByTheBag,
    WaitsByTheHand,
    // Sees.
    BlindsTheChooser,
    ShowsThePublicMore,
    LeaksToThePublic,
    // Hides.
    LeaksAHand,
    ConcealsTheRow,
    SpillsADiscard,
    // Remembers.
    ForgetsTheLight,
    UnveilsSecrets,
    // Draws.
    DrawsLow,
    DrawsTheUnlisted,
    // Strides.
    StridesAstray,
    StridesByMoreLuck,
    // Nuances.
    DozesThroughAVisit,
    DozesAtRest,
    // Imagines fairly.
    ImaginesLow,
    ImaginesByForce,
];
