//! Keeping the game: nothing that was decided is lost.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};
use game::Event;
use jiff::Zoned;
use shelf::AnyTable;

use crate::disk;

/// Where the game is kept while it goes on.
#[derive(Clone, Debug)]
pub(crate) struct Keep {
    place: Place,
    /// Whether the last attempt to write failed: that is said once, not after every event.
    is_failing: bool,
}

#[derive(Clone, Debug)]
enum Place {
    /// In this file, written after every event.
    In(PathBuf),
    /// In this file, which is made once somebody has decided something.
    At(PathBuf),
    /// The same, in a file that is named then.
    Anywhere,
}

impl Keep {
    /// Keeps a new game in `path`, where nothing may be yet, from the first decision on.
    pub(crate) fn new(path: Option<&Path>) -> Result<Keep> {
        let Some(path) = path else { return Ok(Keep::at(Place::Anywhere)) };
        // A link that leads nowhere is there, too.
        if path.symlink_metadata().is_ok() {
            bail!("{0} is there already; `--resume {0}` goes on with it", path.display());
        }
        let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
        if let Some(missing) = folder.filter(|it| !it.is_dir()) {
            bail!("there is no folder {}", missing.display());
        }
        Ok(Keep::at(Place::At(path.to_owned())))
    }

    /// Goes on with the game in `path`.
    pub(crate) fn resumed(path: &Path) -> Keep {
        Keep::at(Place::In(path.to_owned()))
    }

    fn at(place: Place) -> Keep {
        Keep { place, is_failing: false }
    }

    /// Whether somebody has said where.
    pub(super) fn is_wanted(&self) -> bool {
        !matches!(self.place, Place::Anywhere)
    }

    /// Keeps what has happened so far, and gives back what the players should know about it. If
    /// nothing can be written the game goes on, and it is tried again after the next event.
    pub(super) fn update(&mut self, table: &dyn AnyTable) -> Option<String> {
        let is_new = !matches!(self.place, Place::In(_));
        if is_new && !has_begun(table) {
            return None;
        }
        let has_failed = self.is_failing;
        let kept = self.finish(table);
        self.is_failing = kept.is_err();
        match kept {
            Err(_) if has_failed => None,
            Err(error) => Some(format!("Not saved: {error:#}. The game goes on.")),
            Ok(path) if is_new => Some(format!("The game is kept in {}", path.display())),
            Ok(path) if has_failed => Some(format!("Saved again, in {}", path.display())),
            Ok(_) => None,
        }
    }

    /// Keeps the game, and gives back where.
    pub(super) fn finish(&mut self, table: &dyn AnyTable) -> Result<PathBuf> {
        let record = table.record();
        let path = match &self.place {
            Place::In(path) => {
                disk::replace(path, &record).with_context(|| cannot_write(path))?;
                return Ok(path.clone());
            }
            Place::At(path) => {
                create(path, &record).with_context(|| cannot_write(path))?;
                path.clone()
            }
            Place::Anywhere => write_anew(&record, table.title().slug)?,
        };
        self.place = Place::In(path.clone());
        Ok(path)
    }
}

/// Whether anybody has decided anything.
pub(super) fn has_begun(table: &dyn AnyTable) -> bool {
    !table.events(0).iter().all(Event::is_luck)
}

/// Keeps a copy in a file that is not there yet.
pub(super) fn copy(table: &dyn AnyTable, path: &str) -> io::Result<()> {
    create(Path::new(path), &table.record())
}

fn cannot_write(path: &Path) -> String {
    format!("cannot write {}", path.display())
}

/// A file named for the title and the time, which nobody has used.
fn write_anew(record: &str, slug: &str) -> Result<PathBuf> {
    let time = Zoned::now().strftime("%Y%m%d-%H%M%S").to_string();
    let names = (1..).map(|n: u32| match n {
        1 => format!("{slug}-{time}.impasto"),
        _ => format!("{slug}-{time}-{n}.impasto"),
    });
    for path in names.map(PathBuf::from) {
        match create(&path, record) {
            Ok(()) => return Ok(path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => (),
            Err(error) => return Err(error).with_context(|| cannot_write(&path)),
        }
    }
    bail!("there are too many games of this second")
}

/// Makes a file that is not there yet; half of one is of no use.
fn create(path: &Path, record: &str) -> io::Result<()> {
    let mut file = fs::File::create_new(path)?;
    let written = io::Write::write_all(&mut file, record.as_bytes());
    if written.is_err() {
        let _ = fs::remove_file(path);
    }
    written
}

#[cfg(test)]
mod tests {
    use game::{NoFiles, Seat};

    use super::*;
    use crate::fate::Fate;

    fn table() -> Box<dyn AnyTable> {
        let mut table = shelf::open("canvas", 1, "", &NoFiles).unwrap();
        table.settle(&mut Fate::seeded(1).luck);
        table
    }

    #[test]
    fn a_folder_that_is_gone_is_told_once_and_tried_again() {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("games");
        fs::create_dir(&folder).unwrap();
        let (mut table, path) = (table(), folder.join("mine"));
        let mut keep = Keep::new(Some(&path)).unwrap();
        assert_eq!(keep.update(&*table), None);
        assert!(!path.exists(), "nobody has decided anything");
        table.play(Seat(0), "take 1").unwrap();
        assert!(keep.update(&*table).unwrap().starts_with("The game is kept in "));
        fs::remove_dir_all(&folder).unwrap();
        assert!(keep.update(&*table).unwrap().starts_with("Not saved: cannot write "));
        assert_eq!(keep.update(&*table), None);
        assert!(keep.finish(&*table).is_err());
        fs::create_dir(&folder).unwrap();
        assert!(keep.update(&*table).unwrap().starts_with("Saved again"));
        assert_eq!(fs::read_to_string(path).unwrap(), table.record());
    }

    #[test]
    fn a_file_that_cannot_be_replaced_leaves_no_part() {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("mine");
        fs::create_dir(&folder).unwrap();
        assert!(Keep::resumed(&folder).update(&*table()).is_some());
        assert_eq!(fs::read_dir(home.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_game_is_not_begun_over_another_nor_in_no_folder() {
        let home = tempfile::tempdir().unwrap();
        assert!(Keep::new(Some(home.path())).is_err());
        assert!(Keep::new(Some(&home.path().join("none/mine"))).is_err());
    }

    #[cfg(unix)]
    #[test]
    fn links_and_permissions_stay() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let home = tempfile::tempdir().unwrap();
        let (file, link) = (home.path().join("file"), home.path().join("link"));
        fs::write(&file, "old").unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
        symlink(&file, &link).unwrap();
        let table = table();
        assert_eq!(Keep::resumed(&link).update(&*table), None);
        assert!(link.is_symlink());
        assert_eq!(fs::read_to_string(&file).unwrap(), table.record());
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);
    }
}
