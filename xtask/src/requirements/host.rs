//! The installers and rights on this machine.

use std::{env, process::Command};

/// The installers on a machine, and our rights to use them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Host {
    pub(crate) rustup: bool,
    pub(crate) apt: bool,
    pub(crate) rights: Rights,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Rights {
    Root,
    Sudo,
    None,
}

impl Host {
    pub(crate) fn here() -> Self {
        let rights = match (is_root(), on_path("sudo")) {
            (true, _) => Rights::Root,
            (false, true) => Rights::Sudo,
            (false, false) => Rights::None,
        };
        Self { rustup: on_path("rustup"), apt: on_path("apt-get"), rights }
    }
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}

fn on_path(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_looked_up_on_the_path() {
        assert!(on_path("sh"));
        assert!(!on_path("no-such-program-anywhere"));
    }
}
