//! A table as one viewer may know it: the only form in which it leaves this process.

use display::{Moment, ShownTable};
use game::{PerSeat, Seat, Viewer};
use languages::Language;
use pages::Names;
use serde::Serialize;
use serde_json::value::RawValue;
use tables::{Chair, PersonId, Sitting};

/// A table as one viewer may know it.
#[derive(Debug, Serialize)]
pub(crate) struct Scene {
    /// How many rows there are: what a request has to name as `at`.
    at: u64,
    title: &'static str,
    seats: u8,
    options: String,
    /// How much time bots leave to people.
    pace: &'static str,
    /// Through whose eyes: a seat, or `"public"`.
    viewer: Eyes,
    /// The seats of whoever looks.
    yours: Vec<Seat>,
    chairs: Vec<ChairScene>,
    stage: Stage,
    /// The seats that the table waits for.
    waits_for: Vec<Seat>,
    /// Since when, in milliseconds since 1970.
    since: u64,
    /// The hash of the secret that luck follows from; nothing for a game that ended elsewhere.
    commitment: Option<String>,
    /// The game; nothing before it has begun.
    game: Option<GameScene>,
    remarks: Vec<RemarkScene>,
    rematch: Option<String>,
}

/// How many remarks a scene tells, the last ones: it is sent at every change.
const MAX_REMARKS: usize = 100;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum Stage {
    Gathering,
    Playing,
    Over,
}

/// Through whose eyes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Eyes(pub(crate) Viewer);

impl Serialize for Eyes {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Viewer::Seat(seat) => seat.serialize(serializer),
            Viewer::Public => serializer.serialize_str("public"),
        }
    }
}

#[derive(Debug, Serialize)]
struct ChairScene {
    name: Option<String>,
    /// The level of the bot that decides here.
    bot: Option<&'static str>,
    /// Whether a person has the chair, even if a bot plays for them now.
    person: bool,
}

#[derive(Debug, Serialize)]
struct RemarkScene {
    name: Option<String>,
    text: String,
    time: u64,
}

#[derive(Debug, Serialize)]
struct GameScene {
    /// What lies where as far as the viewer knows, for machines.
    view: Box<RawValue>,
    /// What is asked, and of whom.
    prompt: String,
    /// What the viewer may do.
    actions: Vec<ActionScene>,
    /// Whether the viewer can take their last decision back.
    can_undo: bool,
    /// From which event on the story goes.
    story_from: usize,
    story: Vec<MomentScene>,
    outcome: Option<OutcomeScene>,
}

#[derive(Debug, Serialize)]
struct ActionScene {
    action: String,
    label: String,
}

#[derive(Debug, Serialize)]
struct MomentScene {
    /// Who decided; nobody if it was luck.
    seat: Option<Seat>,
    /// In notation, if the viewer saw it.
    event: Option<String>,
    /// In words.
    told: Vec<String>,
    points: Vec<i32>,
}

#[derive(Debug, Serialize)]
struct OutcomeScene {
    points: PerSeat<i32>,
    places: PerSeat<u8>,
    end: String,
    told: Option<String>,
}

impl Scene {
    /// What `person` is told who looks through `viewer`'s eyes and has heard the first `heard`
    /// events of the story. Whether they may look through these eyes is not asked here.
    pub(crate) fn of(
        sitting: &Sitting,
        viewer: Viewer,
        person: Option<PersonId>,
        heard: usize,
    ) -> Scene {
        let game = sitting.has_begun().then(|| GameScene::of(sitting, viewer, heard));
        let remarks = sitting.remarks();
        let remarks = &remarks[remarks.len().saturating_sub(MAX_REMARKS)..];
        let remarks = remarks.iter().map(RemarkScene::of).collect();
        Scene { viewer: Eyes(viewer), game, remarks, ..Scene::brief(sitting, person) }
    }

    /// What a list tells: who sits there and whom it waits for, nothing of the game.
    pub(crate) fn brief(sitting: &Sitting, person: Option<PersonId>) -> Scene {
        let table = sitting.table();
        let yours = person.map(|it| sitting.seats_of(it)).unwrap_or_default();
        Scene {
            at: sitting.rows(),
            title: table.title().slug,
            seats: table.seats(),
            options: table.options(),
            pace: sitting.pace().name(),
            viewer: Eyes(Viewer::Public),
            yours: yours.iter().collect(),
            chairs: sitting.chairs().iter().map(ChairScene::of).collect(),
            stage: stage(sitting),
            waits_for: sitting.asked().iter().collect(),
            since: sitting.since(),
            commitment: sitting.commitment().map(|it| it.to_string()),
            game: None,
            remarks: Vec::new(),
            rematch: sitting.rematch().map(|it| it.to_string()),
        }
    }
}

fn stage(sitting: &Sitting) -> Stage {
    match (sitting.has_begun(), sitting.is_over()) {
        (false, _) => Stage::Gathering,
        (true, false) => Stage::Playing,
        (true, true) => Stage::Over,
    }
}

impl ChairScene {
    fn of(chair: &Chair) -> ChairScene {
        ChairScene {
            name: site::chair_name(chair),
            bot: chair.bot().map(bots::Level::name),
            person: chair.person().is_some(),
        }
    }
}

impl RemarkScene {
    fn of(remark: &tables::Remark) -> RemarkScene {
        RemarkScene {
            name: remark.name.clone(),
            text: remark.speech.to_string(),
            time: remark.time,
        }
    }
}

impl GameScene {
    fn of(sitting: &Sitting, viewer: Viewer, heard: usize) -> GameScene {
        let (table, names) = (sitting.table(), site::names(sitting, viewer, Language::English));
        let (choices, can_undo) = match viewer {
            Viewer::Seat(seat) => (table.choices(seat, &names), sitting.can_take_back(seat)),
            Viewer::Public => (Vec::new(), false),
        };
        let actions = choices.into_iter();
        let heard = heard.min(table.at());
        GameScene {
            view: table.position(viewer),
            prompt: table.prompt(viewer, &names),
            actions: actions.map(|it| ActionScene { action: it.text, label: it.label }).collect(),
            can_undo,
            story_from: heard,
            story: table.story(heard, viewer, &names).into_iter().map(MomentScene::of).collect(),
            outcome: OutcomeScene::of(sitting, viewer, &names),
        }
    }
}

impl MomentScene {
    fn of(moment: Moment) -> MomentScene {
        let told = moment.told.headline.into_iter().chain(moment.told.sentences).collect();
        MomentScene { seat: moment.who, event: moment.text, told, points: moment.points }
    }
}

impl OutcomeScene {
    fn of(sitting: &Sitting, viewer: Viewer, names: &Names) -> Option<OutcomeScene> {
        let verdict = sitting.outcome()?.verdict;
        Some(OutcomeScene {
            points: verdict.points,
            places: verdict.places,
            end: verdict.end.to_string(),
            told: sitting.table().result(viewer, names),
        })
    }
}
