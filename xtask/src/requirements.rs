//! The programs that the gate needs beside Cargo, and their installation.
//!
//! A test that needs another program adds one entry to [`REQUIREMENTS`], with its check.

mod host;

use anyhow::{Result, bail, ensure};

use crate::call::Call;
use host::{Host, Rights};

/// A program that the gate needs.
#[derive(Debug)]
struct Requirement {
    name: &'static str,
    /// A shell command that succeeds if the program is installed.
    check: &'static str,
    install: Install,
    why: &'static str,
}

#[derive(Debug)]
enum Install {
    /// A component of the Rust toolchain.
    Component(&'static str),
    /// Packages of Debian and its derivatives.
    Packages(&'static [&'static str]),
}

const REQUIREMENTS: &[Requirement] = &[
    Requirement {
        name: "rustfmt",
        check: "cargo fmt --version",
        install: Install::Component("rustfmt"),
        why: "one layout of the code",
    },
    Requirement {
        name: "clippy",
        check: "cargo clippy --version",
        install: Install::Component("clippy"),
        why: "the lints of the root Cargo.toml",
    },
    Requirement {
        name: "a C compiler",
        // `cc --version` would not notice that the headers of the C library are missing.
        check: "cc -fsyntax-only -include stdio.h -x c /dev/null",
        install: Install::Packages(&["gcc", "libc6-dev"]),
        why: "crates that build C, SQLite among them",
    },
    Requirement {
        name: "PostgreSQL",
        // On Debian the programs of the server are not on the PATH.
        check: "ls /usr/lib/postgresql/*/bin/initdb || initdb --version",
        install: Install::Packages(&["postgresql"]),
        why: "tests of the store against a real server",
    },
    Requirement {
        name: "Chromium and chromedriver",
        check: "chromium --version && chromedriver --version",
        install: Install::Packages(&["chromium", "chromium-driver"]),
        why: "tests of the pages in a real browser",
    },
    Requirement {
        name: "Valgrind",
        check: "valgrind --version",
        install: Install::Packages(&["valgrind"]),
        why: "the test that readers of foreign text take linear time, counted in instructions",
    },
    Requirement {
        name: "Python",
        check: "python3 --version",
        install: Install::Packages(&["python3"]),
        why: "the example bot, and the tests that play against it",
    },
];

/// Installs the missing programs.
pub(crate) fn install_missing() -> Result<()> {
    let missing: Vec<&Requirement> =
        REQUIREMENTS.iter().filter(|requirement| !is_installed(requirement)).collect();
    for requirement in &missing {
        println!("missing: {}, for {}", requirement.name, requirement.why);
    }
    for call in plan(&missing, Host::here())? {
        println!("-- {call}");
        call.run()?;
    }
    for requirement in missing {
        ensure!(
            is_installed(requirement),
            "{} is still missing: `{}` fails",
            requirement.name,
            requirement.check
        );
    }
    Ok(())
}

fn is_installed(requirement: &Requirement) -> bool {
    Call::new("sh -c").arg(requirement.check).succeeds()
}

/// The calls that install the missing programs on this host; fails with instructions if there are none.
fn plan(missing: &[&Requirement], host: Host) -> Result<Vec<Call>> {
    let (mut calls, mut packages) = (Vec::new(), Vec::new());
    for requirement in missing {
        match requirement.install {
            Install::Component(name) if host.rustup => {
                calls.push(Call::new("rustup component add").arg(name));
            }
            Install::Component(name) => {
                bail!("there is no rustup here: install {name} the way you installed Rust");
            }
            Install::Packages(names) => packages.extend_from_slice(names),
        }
    }
    if !packages.is_empty() {
        calls.extend(apt(&packages, host)?);
    }
    Ok(calls)
}

fn apt(packages: &[&str], host: Host) -> Result<[Call; 2]> {
    let packages = packages.join(" ");
    // `env` stands behind sudo because sudo drops the variables that stand before it.
    let apt_get = "env DEBIAN_FRONTEND=noninteractive apt-get";
    let apt_get = match (host.apt, host.rights) {
        (true, Rights::Root) => apt_get.to_owned(),
        (true, Rights::Sudo) => format!("sudo {apt_get}"),
        (true, Rights::None) => {
            bail!("neither root nor sudo: have an administrator run `apt-get install {packages}`")
        }
        (false, _) => {
            bail!("there is no apt-get here: install by hand what Debian calls {packages}")
        }
    };
    let install = format!("{apt_get} install -y --no-install-recommends {packages}");
    Ok([Call::new(&format!("{apt_get} update")), Call::new(&install)])
}

#[cfg(test)]
mod tests {
    use super::*;

    const DEBIAN: Host = Host { rustup: true, apt: true, rights: Rights::Root };

    fn check(host: Host, expected: &[&str]) {
        let all: Vec<&Requirement> = REQUIREMENTS.iter().collect();
        let lines = match plan(&all, host) {
            Ok(calls) => calls.iter().map(Call::to_string).collect(),
            Err(by_hand) => vec![by_hand.to_string()],
        };
        assert_eq!(lines, expected);
    }

    #[test]
    fn root_updates_once_and_installs_all_packages_in_one_call() {
        check(
            DEBIAN,
            &[
                "rustup component add rustfmt",
                "rustup component add clippy",
                "env DEBIAN_FRONTEND=noninteractive apt-get update",
                "env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
                 gcc libc6-dev postgresql chromium chromium-driver valgrind python3",
            ],
        );
    }

    #[test]
    fn others_ask_sudo() {
        let all: Vec<&Requirement> = REQUIREMENTS.iter().collect();
        let calls = plan(&all, Host { rights: Rights::Sudo, ..DEBIAN }).unwrap();
        assert_eq!(calls[2], Call::new("sudo env DEBIAN_FRONTEND=noninteractive apt-get update"));
    }

    #[test]
    fn where_we_cannot_install_we_say_what_to_do() {
        check(
            Host { apt: false, ..DEBIAN },
            &["there is no apt-get here: install by hand what Debian calls \
               gcc libc6-dev postgresql chromium chromium-driver valgrind python3"],
        );
        check(
            Host { rights: Rights::None, ..DEBIAN },
            &["neither root nor sudo: have an administrator run \
               `apt-get install gcc libc6-dev postgresql chromium chromium-driver valgrind python3`"],
        );
        check(
            Host { rustup: false, ..DEBIAN },
            &["there is no rustup here: install rustfmt the way you installed Rust"],
        );
    }

    #[test]
    fn nothing_is_done_where_nothing_is_missing() {
        assert!(
            plan(&[], Host { rustup: false, apt: false, rights: Rights::None }).unwrap().is_empty()
        );
    }
}
