#!/bin/bash
# SPDX-License-Identifier: MIT
# Plays the loop of a change in a copy of the sources, as CONTRIBUTING tells it: a function that no library has yet is
# declared, written and tested, `make test` builds what that takes, and tells of the rule that a scenario breaks.
# Builds the engine in normal Swift, twice.
set -u
cd "$(dirname "$0")/../.." || exit 1
. scripts/checks.sh

copy=$work/copy
mkdir "$copy"
tar -c --exclude=./.git --exclude=./.build --exclude=./build --exclude="./${BUILD:-build}" . | tar -x -C "$copy"
cd "$copy" || exit 1
unset MAKEFLAGS MFLAGS MAKELEVEL

# loop WORD: what `make test` says of it is in $work/said.
loop()
{
	BUILD=build RECORDINGS=none "${MAKE:-make}" test T="$1" >"$work/said" 2>&1
}

cat >>Sources/GestureCABI/Version.swift <<'END'

@c @implementation
public func tactus_toy_answer() -> UInt32 { 42 }
END
sed -i 's|^uint32_t tactus_version(void);|&\n\n/** Returns 42. O(1). @since 0.1 */\nuint32_t tactus_toy_answer(void);|' include/tactus.h
sed -i '0,/CHECK(tactus_version() == TACTUS_VERSION);/s||&\n\tCHECK(tactus_toy_answer() == 42);|' Tests/CABI/versions.c
expect "a new function is built and tested" "$(tail -n 8 "$work/said" 2>/dev/null)" loop "version"
expect "its test is among those that ran" "$(tail -n 8 "$work/said")" grep -q '^C suite: [1-9]' "$work/said"

sed -i 's|return 42|return 41|; s|UInt32 { 42 }|UInt32 { 41 }|' Sources/GestureCABI/Version.swift
expect "what breaks fails" "it passes" not loop "version"
expect "the failure names the check" "$(tail -n 8 "$work/said")" grep -q '^FAIL .*tactus_toy_answer' "$work/said"

sed -i 's/^  50    v touches-ended 2$/  50    v touches-cancelled 2/' Tests/Scenarios/touches/cancel-of-one-source.scenario
expect "a scenario that breaks fails" "it passes" not loop "cancel-of-one-source"
expect "with its rule" "$(head -n 20 "$work/said")" grep -q 'rule 1.12' "$work/said"
expect "with its difference" "$(head -n 20 "$work/said")" grep -q '^- .*touches-cancelled' "$work/said"
echo "at 60 nothing-that-there-is" >>Tests/Scenarios/touches/cancel-of-one-source.scenario
expect "a scenario that cannot be read fails" "it passes" not loop "cancel-of-one-source"
expect "with its line" "$(head -n 20 "$work/said")" grep -q 'cancel-of-one-source.scenario:[0-9]' "$work/said"

expect "a word that no test has is a failure" "it passes" not loop zzzz
expect "which is said" "$(tail -n 3 "$work/said")" grep -q "No test has 'zzzz'" "$work/said"
summary
