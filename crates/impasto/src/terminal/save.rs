//! Saving the game in a file after every event, so that no decision is lost.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};
use game::Event;
use jiff::Zoned;
use shelf::AnyTable;

use crate::disk;

/// The file in which a game is saved.
#[derive(Clone, Debug)]
pub(crate) struct SaveFile {
    target: SaveTarget,
    /// Whether the last attempt to save failed: the player is told once, not after every event.
    is_failing: bool,
}

#[derive(Clone, Debug)]
enum SaveTarget {
    /// A file that exists, and is replaced after every event.
    Existing(PathBuf),
    /// A file that is created after the first decision.
    New(PathBuf),
    /// A file that is named and created after the first decision.
    Unnamed,
}

impl SaveFile {
    /// The file of a new game, which must not exist yet; without a path, one is named later.
    pub(crate) fn new(path: Option<&Path>) -> Result<SaveFile> {
        let Some(path) = path else { return Ok(SaveFile::at(SaveTarget::Unnamed)) };
        // A broken symbolic link counts as existing, too.
        if path.symlink_metadata().is_ok() {
            bail!("{0} already exists; `impasto play --resume {0}` resumes it", path.display());
        }
        let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
        if let Some(missing) = folder.filter(|it| !it.is_dir()) {
            bail!("there is no folder {}", missing.display());
        }
        Ok(SaveFile::at(SaveTarget::New(path.to_owned())))
    }

    /// The file of a resumed game.
    pub(crate) fn resumed(path: &Path) -> SaveFile {
        SaveFile::at(SaveTarget::Existing(path.to_owned()))
    }

    fn at(target: SaveTarget) -> SaveFile {
        SaveFile { target, is_failing: false }
    }

    /// Whether the player has named the file.
    pub(super) fn is_wanted(&self) -> bool {
        !matches!(self.target, SaveTarget::Unnamed)
    }

    /// Saves the game so far, and returns a message for the players, if any. If the file cannot be
    /// written, the game goes on, and the next event is another attempt.
    pub(super) fn update(&mut self, table: &dyn AnyTable) -> Option<String> {
        let is_new = !matches!(self.target, SaveTarget::Existing(_));
        if is_new && !has_begun(table) {
            return None;
        }
        let has_failed = self.is_failing;
        let kept = self.finish(table);
        self.is_failing = kept.is_err();
        match kept {
            Err(_) if has_failed => None,
            Err(error) => Some(format!("Not saved: {error:#}. The game goes on.")),
            Ok(path) if is_new => Some(format!("The game is saved in {}", path.display())),
            Ok(path) if has_failed => Some(format!("Saved again, in {}", path.display())),
            Ok(_) => None,
        }
    }

    /// Saves the game, and returns the path of the file.
    pub(super) fn finish(&mut self, table: &dyn AnyTable) -> Result<PathBuf> {
        let record = table.record();
        let path = match &self.target {
            SaveTarget::Existing(path) => {
                disk::replace(path, &record).with_context(|| cannot_write(path))?;
                return Ok(path.clone());
            }
            SaveTarget::New(path) => {
                create(path, &record).with_context(|| cannot_write(path))?;
                path.clone()
            }
            SaveTarget::Unnamed => write_anew(&record, table.title().slug)?,
        };
        self.target = SaveTarget::Existing(path.clone());
        Ok(path)
    }
}

/// Whether any player has decided something.
pub(super) fn has_begun(table: &dyn AnyTable) -> bool {
    !table.events(0).iter().all(Event::is_luck)
}

/// Saves a copy in a new file.
pub(super) fn copy(table: &dyn AnyTable, path: &str) -> io::Result<()> {
    create(Path::new(path), &table.record())
}

fn cannot_write(path: &Path) -> String {
    format!("cannot write {}", path.display())
}

/// Saves the record in a new file, named by title and time, and returns its path.
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
    bail!("too many games were saved in this second")
}

/// Creates a file that does not exist yet; removes it again if it cannot be written completely.
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
    use crate::generators::Generators;

    fn table() -> Box<dyn AnyTable> {
        let mut table = shelf::open("canvas", 1, "", &NoFiles).unwrap();
        table.settle(&mut Generators::seeded(1).luck);
        table
    }

    #[test]
    fn a_folder_that_is_gone_is_told_once_and_tried_again() {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("games");
        fs::create_dir(&folder).unwrap();
        let (mut table, path) = (table(), folder.join("mine"));
        let mut save_file = SaveFile::new(Some(&path)).unwrap();
        assert_eq!(save_file.update(&*table), None);
        assert!(!path.exists(), "nobody has decided anything");
        table.play(Seat(0), "take 1").unwrap();
        assert!(save_file.update(&*table).unwrap().starts_with("The game is saved in "));
        fs::remove_dir_all(&folder).unwrap();
        assert!(save_file.update(&*table).unwrap().starts_with("Not saved: cannot write "));
        assert_eq!(save_file.update(&*table), None);
        assert!(save_file.finish(&*table).is_err());
        fs::create_dir(&folder).unwrap();
        assert!(save_file.update(&*table).unwrap().starts_with("Saved again"));
        assert_eq!(fs::read_to_string(path).unwrap(), table.record());
    }

    #[test]
    fn a_file_that_cannot_be_replaced_leaves_no_part() {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("mine");
        fs::create_dir(&folder).unwrap();
        assert!(SaveFile::resumed(&folder).update(&*table()).is_some());
        assert_eq!(fs::read_dir(home.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_game_is_not_begun_over_another_nor_in_no_folder() {
        let home = tempfile::tempdir().unwrap();
        assert!(SaveFile::new(Some(home.path())).is_err());
        assert!(SaveFile::new(Some(&home.path().join("none/mine"))).is_err());
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
        assert_eq!(SaveFile::resumed(&link).update(&*table), None);
        assert!(link.is_symlink());
        assert_eq!(fs::read_to_string(&file).unwrap(), table.record());
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);
    }
}
