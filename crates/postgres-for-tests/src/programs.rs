//! Where the programs of PostgreSQL are, and as whom they run.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, ensure};

/// Debian keeps the programs of every version in a folder of its own.
const VERSIONS: &str = "/usr/lib/postgresql";

/// Who runs the server where we are root, which PostgreSQL refuses to be.
const USERS: [&str; 2] = ["postgres", "nobody"];

/// The programs of one version, and the user that runs them.
#[derive(Clone, Debug)]
pub(crate) struct Programs {
    /// None where the path knows them.
    folder: Option<PathBuf>,
    /// None where we run them as we are.
    user: Option<User>,
}

#[derive(Clone, Copy, Debug)]
struct User {
    uid: u32,
    gid: u32,
}

impl Programs {
    pub(crate) fn find() -> Result<Programs> {
        let found = Programs { folder: newest(Path::new(VERSIONS)), user: user()? };
        let there =
            found.call("initdb").arg("--version").output().is_ok_and(|it| it.status.success());
        ensure!(there, "no PostgreSQL here: `cargo xtask test` installs what tests need");
        Ok(found)
    }

    /// A program, to be run as the right user, and ended if we end without a word.
    pub(crate) fn call(&self, program: &str) -> Command {
        let mut call = Command::new("setpriv");
        if let Some(User { uid, gid }) = self.user {
            call.arg(format!("--reuid={uid}")).arg(format!("--regid={gid}")).arg("--clear-groups");
        }
        let folder = self.folder.clone().unwrap_or_default();
        call.arg("--pdeathsig=QUIT").arg(folder.join(program));
        call
    }

    /// Gives a folder to the user that runs the programs.
    pub(crate) fn hand_over(&self, folder: &Path) -> Result<()> {
        let Some(User { uid, gid }) = self.user else { return Ok(()) };
        std::os::unix::fs::chown(folder, Some(uid), Some(gid)).context("cannot hand over a folder")
    }
}

fn newest(versions: &Path) -> Option<PathBuf> {
    let folders = fs::read_dir(versions).ok()?.filter_map(Result::ok);
    let numbered =
        folders.filter_map(|it| Some((it.file_name().to_str()?.parse::<u32>().ok()?, it)));
    let (_, newest) = numbered.max_by_key(|(number, _)| *number)?;
    Some(newest.path().join("bin"))
}

fn user() -> Result<Option<User>> {
    if id(&["-u"])? != 0 {
        return Ok(None);
    }
    let known = USERS
        .iter()
        .find_map(|name| Some(User { uid: id(&["-u", name]).ok()?, gid: id(&["-g", name]).ok()? }));
    known.map(Some).context("PostgreSQL does not run as root, and there is nobody else")
}

fn id(arguments: &[&str]) -> Result<u32> {
    let output = Command::new("id").args(arguments).output().context("cannot start id")?;
    Ok(String::from_utf8(output.stdout)?.trim().parse()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_numbers() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["9", "15", "common"] {
            fs::create_dir(folder.path().join(name)).unwrap();
        }
        assert_eq!(newest(folder.path()), Some(folder.path().join("15/bin")));
        assert_eq!(newest(&folder.path().join("nothing")), None);
    }
}
