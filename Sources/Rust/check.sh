#!/bin/bash
# SPDX-License-Identifier: MIT
# Checks the Rust crates: their tests, the layout of structs, documentation with its examples, and what cargo would
# publish. Nothing is fetched.
#
#   BUILD=DIR   where `make` built
set -u
cd "$(dirname "$0")/../.." || exit 1
. scripts/checks.sh

BUILD=$(realpath "${BUILD:-build}")
crates=Sources/Rust
features=host,tactus-sys/wayland,tactus-sys/libinput
export CARGO_TARGET_DIR=$BUILD/rust CARGO_TERM_COLOR=never LD_LIBRARY_PATH=$BUILD/lib

# run_cargo NAME WORD...: passes if cargo succeeds.
run_cargo()
{
	local name=$1
	shift
	if (cd "$crates" && nice cargo "$@") >"$work/output" 2>&1; then
		pass "$name"
	else
		fail "$name" "$(tail -n 30 "$work/output")"
		false
	fi
}

# Writes what an installation has for pkg-config, for the libraries in $BUILD.
describe_libraries()
{
	local library
	for library in tactus tactus-{recorder,gestures,host,wayland,libinput}; do
		printf '%s\n' "Name: $library" "Description: $library as built" "Version: 0.1.0" \
			"Cflags: -I$PWD/include" "Libs: -L$BUILD/lib -l$library" >"$work/$library.pc"
	done
	export PKG_CONFIG_PATH=$work
}

check_tests()
{
	run_cargo "the crates compile" test --offline --workspace --features "$features" --no-run || return
	(cd "$crates" && nice cargo test --offline --workspace --features "$features") >"$work/output" 2>&1
	local status=$? line
	while read -r line; do
		case $line in
		test\ *" ... ok") line=${line#test }; pass "${line% ... ok}" ;;
		ok\ *) pass "${line#ok }" ;;
		FAIL\ *) fail "${line#FAIL }" "see cargo test" ;;
		test\ *" ... FAILED") line=${line#test }; fail "${line% ... FAILED}" "see cargo test" ;;
		esac
	done <"$work/output"
	expect "cargo test" "$(tail -n 30 "$work/output")" [ "$status" -eq 0 ]
	run_cargo "the crates compile without features" check --offline --workspace --all-targets
}

check_style()
{
	if cargo fmt --version >/dev/null 2>&1; then
		run_cargo "the format of Rust" fmt --check
		# Cargo would look for Smithay, which scripts/hosts builds them with.
		rustfmt --check --edition 2021 --config-path "$crates/rustfmt.toml" "$crates/tactus-smithay/src/lib.rs" \
			Tests/Hosts/smithay/compositor/src/main.rs >"$work/output" 2>&1
		status=$?
		expect "the format of tactus-smithay" "$(tail -n 30 "$work/output")" [ "$status" -eq 0 ]
	else
		skip "the format of Rust" "there is no rustfmt"
	fi
	if cargo clippy --version >/dev/null 2>&1; then
		run_cargo "clippy" clippy --offline --workspace --features "$features" --all-targets -- -D warnings
	else
		skip "clippy" "there is no clippy"
	fi
	RUSTDOCFLAGS="-D warnings" run_cargo "documentation" doc --offline --workspace --features "$features" --no-deps
}

# The other example is a stage of its own: examples/bindings/check.sh.
check_examples()
{
	(cd "$crates" && timeout 60 cargo run --offline --quiet -p tactus --example poll) >"$work/output" 2>&1
	expect "the example with poll()" "$(cat "$work/output")" grep -qx "menu at (150, 200)" "$work/output"
}

# Runs each mean program by itself. What Rust's own start leaves reachable is no leak.
check_mean_programs()
{
	local mean name kinds
	mean=$(cd "$crates" && cargo test --offline -p tactus --features host --test mean --no-run 2>&1 |
		sed -n 's/.*Executable.*(\(.*\))$/\1/p')
	[ -x "$mean" ] || { fail "mean programs" "not built"; return; }
	command -v valgrind >/dev/null || { skip "mean programs" "there is no valgrind"; return; }
	while read -r name; do
		# Forgetting is leaking, which is what this one is about.
		case $name in
		forgotten*) kinds=none ;;
		*) kinds=definite,indirect,possible ;;
		esac
		nice valgrind --quiet --error-exitcode=99 --leak-check=full --show-leak-kinds="$kinds" \
			--errors-for-leak-kinds="$kinds" "$mean" "$name" >"$work/output" 2>&1
		status=$?
		expect "under valgrind: $name" "exit status $status: $(tail -n 30 "$work/output")" [ "$status" -eq 0 ]
	done < <("$mean" --list)
}

# Older versions of cargo cannot package two crates of which one needs the other, and no registry has them.
check_packages()
{
	local crate
	for crate in tactus-sys tactus; do
		(cd "$crates" && cargo package --offline --allow-dirty --list -p "$crate") \
			>"$work/files" 2>"$work/output"
		expect "$crate has its files" "$(cat "$work/files" "$work/output")" \
			[ "$(grep -cxE 'src/lib.rs|LICENSE|README.md' "$work/files")" -eq 3 ]
	done
	if is_at_least 1.90; then
		# cargo keeps what it has unpacked of a version, and the crates change within theirs.
		CARGO_HOME=$work/cargo run_cargo "the crates compile from their packages" package --offline \
			--allow-dirty --workspace
	else
		skip "packages" "cargo is older than 1.90"
	fi
}

# is_at_least VERSION: whether rustc is.
is_at_least()
{
	printf '%s\n' "$1" "$(rustc --version | cut -d ' ' -f 2)" | sort -VC
}

if ! command -v cargo >/dev/null; then
	skip "crates" "there is no cargo"
elif ! is_at_least 1.85; then
	skip "crates" "rustc is older than 1.85"
else
	describe_libraries
	check_tests
	check_examples
	check_mean_programs
	check_style
	check_packages
fi
summary
