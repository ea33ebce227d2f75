#!/bin/bash
# SPDX-License-Identifier: MIT
# Builds and runs the program in each installed language, and checks that all print the same. Prints a line for each,
# and their number.
#
#   BUILD=DIR   where `make` built
set -u
cd "$(dirname "$0")/../.." || exit 1
. scripts/checks.sh

BUILD=$(realpath "${BUILD:-build}")
here=examples/bindings
programs=$BUILD/bindings
mkdir -p "$programs" || exit 1

# check LANGUAGE COMMAND FUNCTION: runs FUNCTION, which builds and runs the program, if COMMAND is installed.
check()
{
	command -v "$2" >/dev/null || { skip "$1" "no $2"; return; }
	if "$3" >"$work/found" 2>"$work/complaints"; then
		expect_same "$1" "$here/expected.txt" "$work/found"
	else
		fail "$1" "exit status $?: $(tail -n 5 "$work/complaints")"
	fi
}

run_cpp()
{
	g++ -std=c++17 -O2 -Wall -Wextra -Wpedantic -Werror -Iinclude "$here/cpp/gestures.cpp" \
		-L"$BUILD/lib" -ltactus -Wl,-rpath,"$BUILD/lib" -o "$programs/gestures-cpp" &&
		timeout 20 "$programs/gestures-cpp"
}

# The crate's build script asks pkg-config for the library.
run_rust()
{
	printf '%s\n' "Name: tactus" "Description: as built" "Version: 0.1.0" "Libs: -L$BUILD/lib -ltactus" \
		>"$work/tactus.pc"
	PKG_CONFIG_PATH=$work CARGO_TARGET_DIR=$BUILD/rust cargo build --offline --quiet --example gestures \
		--manifest-path Sources/Rust/tactus/Cargo.toml >&2 &&
		LD_LIBRARY_PATH=$BUILD/lib timeout 20 "$BUILD/rust/debug/examples/gestures"
}

run_python()
{
	TACTUS_LIBRARY=$BUILD/lib/libtactus.so.0 PYTHONDONTWRITEBYTECODE=1 timeout 20 python3 "$here/python/gestures.py"
}

# SwiftPM would use CC as its clang.
run_swift()
{
	env -u CC "${SWIFT:-swift}" build --package-path "$here/swift" --scratch-path "$BUILD/swift-bindings" >&2 &&
		timeout 20 "$BUILD/swift-bindings/debug/gestures"
}

[ -e "$BUILD/lib/libtactus.so" ] || { echo "FAIL bindings: no $BUILD/lib/libtactus.so"; exit 1; }
check "C++" g++ run_cpp
check "Rust" cargo run_rust
check "Python" python3 run_python
check "Swift" "${SWIFT:-swift}" run_swift
summary
