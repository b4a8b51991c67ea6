//! The one binary. Everything is in the library, where tests and fuzz targets can reach it.

use std::process::ExitCode;

fn main() -> ExitCode {
    impasto::main()
}
