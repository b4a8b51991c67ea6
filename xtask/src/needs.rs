//! What the gate needs on a machine beside Cargo, and how it gets there.
//!
//! A test that needs another program adds one entry to [`NEEDS`], with its proof.

mod host;

use anyhow::{Result, bail, ensure};

use crate::call::Call;
use host::{Host, Rights};

/// Something that has to be installed.
#[derive(Debug)]
struct Need {
    name: &'static str,
    /// A line of shell that ends well where the need is met.
    proof: &'static str,
    install: Install,
    why: &'static str,
}

#[derive(Debug)]
enum Install {
    /// A component of the Rust toolchain.
    Component(&'static str),
    /// Packages of Debian and its relatives.
    Packages(&'static [&'static str]),
}

const NEEDS: &[Need] = &[
    Need {
        name: "rustfmt",
        proof: "cargo fmt --version",
        install: Install::Component("rustfmt"),
        why: "one layout of the code",
    },
    Need {
        name: "clippy",
        proof: "cargo clippy --version",
        install: Install::Component("clippy"),
        why: "the lints of the root Cargo.toml",
    },
    Need {
        name: "a C compiler",
        // `cc --version` would not notice that the headers of the C library are missing.
        proof: "cc -fsyntax-only -include stdio.h -x c /dev/null",
        install: Install::Packages(&["gcc", "libc6-dev"]),
        why: "crates that build C, SQLite among them",
    },
    Need {
        name: "PostgreSQL",
        // Debian keeps the programs of a server off the path.
        proof: "ls /usr/lib/postgresql/*/bin/initdb || initdb --version",
        install: Install::Packages(&["postgresql"]),
        why: "tests of the store against a real server",
    },
    Need {
        name: "a browser that programs can steer",
        proof: "chromium --version && chromedriver --version",
        install: Install::Packages(&["chromium", "chromium-driver"]),
        why: "tests of the pages in a real browser",
    },
    Need {
        name: "Valgrind",
        proof: "valgrind --version",
        install: Install::Packages(&["valgrind"]),
        why: "the law that readers of foreign text take linear time, in instructions",
    },
    Need {
        name: "Python",
        proof: "python3 --version",
        install: Install::Packages(&["python3"]),
        why: "the example of a bot, and the tests that play against it",
    },
];

/// Installs what is missing, and nothing where nothing is.
pub(crate) fn install_missing() -> Result<()> {
    let missing: Vec<&Need> = NEEDS.iter().filter(|need| !is_met(need)).collect();
    for need in &missing {
        println!("missing: {}, for {}", need.name, need.why);
    }
    for call in plan(&missing, Host::here())? {
        println!("-- {call}");
        call.run()?;
    }
    for need in missing {
        ensure!(is_met(need), "{} is still missing: `{}` fails", need.name, need.proof);
    }
    Ok(())
}

fn is_met(need: &Need) -> bool {
    Call::new("sh -c").arg(need.proof).succeeds()
}

/// The calls that install what is missing on that host; where there are none, what to do by hand.
fn plan(missing: &[&Need], host: Host) -> Result<Vec<Call>> {
    let (mut calls, mut packages) = (Vec::new(), Vec::new());
    for need in missing {
        match need.install {
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
        let all: Vec<&Need> = NEEDS.iter().collect();
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
        let all: Vec<&Need> = NEEDS.iter().collect();
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
