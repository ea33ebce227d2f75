// SPDX-License-Identifier: MIT
//! Finds the installed libraries of Tactus by pkg-config.

use std::env;
use std::process::{exit, Command};

/// Returns what pkg-config prints of a package, or ends the build with what it complains of.
fn pkg_config(arguments: &[&str], package: &str) -> String {
    let program = env::var("PKG_CONFIG").unwrap_or_else(|_| "pkg-config".into());
    let why = match Command::new(&program).args(arguments).arg(package).output() {
        Ok(output) if output.status.success() => return String::from_utf8_lossy(&output.stdout).into_owned(),
        Ok(output) => String::from_utf8_lossy(&output.stderr).into_owned(),
        Err(error) => error.to_string(),
    };
    eprintln!("tactus-sys: {program} finds no {package}: {why}");
    eprintln!("tactus-sys: install Tactus, or name the folder of its .pc files by PKG_CONFIG_PATH");
    exit(1)
}

fn link(package: &str) {
    let minor = format!("--atleast-version={}", env!("CARGO_PKG_VERSION"));
    pkg_config(&[&minor], package);
    for word in pkg_config(&["--libs"], package).split_whitespace() {
        if let Some(folder) = word.strip_prefix("-L") {
            println!("cargo:rustc-link-search=native={folder}");
        } else if let Some(library) = word.strip_prefix("-l") {
            println!("cargo:rustc-link-lib={library}");
        }
    }
}

fn main() {
    for variable in ["PKG_CONFIG", "PKG_CONFIG_PATH", "PKG_CONFIG_LIBDIR", "PKG_CONFIG_SYSROOT_DIR"] {
        println!("cargo:rerun-if-env-changed={variable}");
    }
    println!("cargo:rerun-if-changed=build.rs");
    // Documentation is built without the libraries.
    if env::var_os("DOCS_RS").is_some() {
        return;
    }
    link("tactus");
    for library in ["recorder", "gestures", "host", "wayland", "libinput"] {
        if env::var_os(format!("CARGO_FEATURE_{}", library.to_uppercase())).is_some() {
            link(&format!("tactus-{library}"));
        }
    }
}
