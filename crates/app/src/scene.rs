//! Scenes: a table as one viewer may know it, in JSON.

use display::{Moment, ShownTable};
use game::{PerSeat, Seat, Viewer};
use languages::Language;
use pages::Names;
use serde::Serialize;
use serde_json::value::RawValue;
use tables::{Chair, PersonId, Sitting};

/// A table as one viewer may know it.
#[derive(Debug, Serialize)]
pub struct Scene {
    /// The number of rows, which a request names as `at`.
    at: u64,
    title: &'static str,
    seats: u8,
    options: String,
    /// The pace of the bots.
    pace: &'static str,
    /// The viewer: a seat, or `"public"`.
    viewer: Eyes,
    /// The seats of the requester.
    yours: Vec<Seat>,
    chairs: Vec<ChairScene>,
    stage: Stage,
    /// The seats that the table waits for.
    waits_for: Vec<Seat>,
    /// The time since which it waits, in milliseconds since 1970.
    since: u64,
    /// The hash of the secret of the table's luck; `None` for a game that ended elsewhere.
    commitment: Option<String>,
    /// The game; `None` before it has begun.
    game: Option<GameScene>,
    remarks: Vec<RemarkScene>,
    rematch: Option<String>,
}

/// The maximum number of remarks in a scene, which is sent at every change: the last ones.
const MAX_REMARKS: usize = 100;

/// The stage of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum Stage {
    Gathering,
    Playing,
    Over,
}

/// A viewer, as JSON writes it.
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

/// A chair in a scene.
#[derive(Debug, Serialize)]
struct ChairScene {
    name: Option<String>,
    /// The level of the bot that decides here.
    bot: Option<&'static str>,
    /// Whether a person has the chair, even if a bot plays for them now.
    person: bool,
}

/// A remark in a scene.
#[derive(Debug, Serialize)]
struct RemarkScene {
    name: Option<String>,
    text: String,
    time: u64,
}

/// The game in a scene.
#[derive(Debug, Serialize)]
struct GameScene {
    /// The view, for programs.
    view: Box<RawValue>,
    /// The question to the player who must decide.
    prompt: String,
    /// The legal actions of the viewer.
    actions: Vec<ActionScene>,
    /// Whether the viewer can undo their last decision.
    can_undo: bool,
    /// The number of the first event in `story`.
    story_from: usize,
    story: Vec<MomentScene>,
    outcome: Option<OutcomeScene>,
}

/// A legal action in a scene.
#[derive(Debug, Serialize)]
struct ActionScene {
    action: String,
    label: String,
}

/// An event of the story in a scene.
#[derive(Debug, Serialize)]
struct MomentScene {
    /// The seat that decided; `None` for luck.
    seat: Option<Seat>,
    /// The event in notation, if the viewer saw it.
    event: Option<String>,
    /// The event in sentences.
    told: Vec<String>,
    points: Vec<i32>,
}

/// The result of a game in a scene.
#[derive(Debug, Serialize)]
struct OutcomeScene {
    points: PerSeat<i32>,
    places: PerSeat<u8>,
    end: String,
    told: Option<String>,
}

impl Scene {
    /// The scene for `person` with the view of `viewer`, and with the story after its first `heard` events. Whether the
    /// person may have that view is not checked here.
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

    /// The scene in a list: chairs and the seats that the table waits for, nothing of the game.
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
