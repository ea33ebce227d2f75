// SPDX-License-Identifier: MIT
//! Compares what Rust lists of a header's types with what a program in C prints of them.

use std::env;
use std::fs;
use std::process::Command;

/// Returns the size of a member, of which only the type counts.
pub fn size_of_member<Struct, Member>(_: fn(&Struct) -> &Member) -> usize {
    std::mem::size_of::<Member>()
}

fn include_folders() -> Vec<String> {
    let program = env::var("PKG_CONFIG").unwrap_or_else(|_| "pkg-config".into());
    let output = Command::new(program).args(["--cflags", "tactus"]).output().expect("pkg-config runs");
    String::from_utf8_lossy(&output.stdout).split_whitespace().map(String::from).collect()
}

/// Compiles and runs the program, and fails at the first line that differs.
pub fn compare(header: &str, program: &str, rows: &[String]) {
    let folder = env::temp_dir().join(format!("tactus-layout-{}-{header}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let (source, binary) = (folder.join("layout.c"), folder.join("layout"));
    fs::write(&source, program).expect("a source");
    let compiler = env::var("CC").unwrap_or_else(|_| "cc".into());
    let status = Command::new(compiler).args(include_folders()).arg(&source).arg("-o").arg(&binary).status();
    assert!(status.expect("a C compiler").success(), "{header}: the program does not compile");
    let output = Command::new(&binary).output().expect("the program runs");
    fs::remove_dir_all(&folder).expect("the folder goes");
    let printed = String::from_utf8(output.stdout).expect("text");
    let printed: Vec<&str> = printed.lines().collect();
    for (in_c, in_rust) in printed.iter().zip(rows) {
        assert_eq!(in_c, in_rust, "{header}: C (left) and Rust (right) differ");
    }
    assert_eq!(printed.len(), rows.len());
}
