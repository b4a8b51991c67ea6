//! The programs of PostgreSQL: the folder they are in, and the user that runs them.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, ensure};

/// The folder of PostgreSQL on Debian, with a folder of programs for every version.
const VERSIONS_FOLDER: &str = "/usr/lib/postgresql";

/// The users that may run the server if the test runs as root, which PostgreSQL refuses.
const SERVER_USERS: [&str; 2] = ["postgres", "nobody"];

/// The programs of one version, and the user that runs them.
#[derive(Clone, Debug)]
pub(crate) struct Programs {
    /// The folder of the programs; `None` if they are on the `PATH`.
    folder: Option<PathBuf>,
    /// The user that runs the programs; `None` for the current one.
    user: Option<User>,
}

#[derive(Clone, Copy, Debug)]
struct User {
    uid: u32,
    gid: u32,
}

impl Programs {
    pub(crate) fn find() -> Result<Programs> {
        let found = Programs { folder: newest(Path::new(VERSIONS_FOLDER)), user: user()? };
        let there =
            found.command("initdb").arg("--version").output().is_ok_and(|it| it.status.success());
        ensure!(there, "no PostgreSQL here: `cargo xtask test` installs what tests need");
        Ok(found)
    }

    /// The command of a program, which runs as the right user and ends if this process is killed.
    pub(crate) fn command(&self, program: &str) -> Command {
        let mut command = Command::new("setpriv");
        if let Some(User { uid, gid }) = self.user {
            command
                .arg(format!("--reuid={uid}"))
                .arg(format!("--regid={gid}"))
                .arg("--clear-groups");
        }
        let folder = self.folder.clone().unwrap_or_default();
        command.arg("--pdeathsig=QUIT").arg(folder.join(program));
        command
    }

    /// Makes the user that runs the programs the owner of a folder.
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
    let known = SERVER_USERS
        .iter()
        .find_map(|name| Some(User { uid: id(&["-u", name]).ok()?, gid: id(&["-g", name]).ok()? }));
    known.map(Some).context("PostgreSQL does not run as root, and there is no other user")
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
