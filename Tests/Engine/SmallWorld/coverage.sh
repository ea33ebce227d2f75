#!/bin/bash
# SPDX-License-Identifier: MIT
# Which lines of arbitration and delivery the small worlds reach by themselves, by what `make check` plays of them.
# What they do not reach is in $BUILD/small-world-coverage/missing.txt; docs/reliability.md says why.
#
#   coverage.sh [OPTION]...    options of small-world
set -u
export TACTUS_TESTS=1
cd "$(dirname "$0")/../../.." || exit 1

build=$(realpath -m "${BUILD:-build}")
folder=$build/small-world-coverage
scratch=$build/swift-small-world-coverage
swift=${SWIFT:-swift}
tools=$(dirname "$(readlink -f "$(command -v "$swift")")")
rooms=(Sources/GestureCore/Arbitration Sources/GestureCore/Delivery)

rm -rf "$folder"
mkdir -p "$folder" || exit 1
# SwiftPM would use CC as its clang.
unset CC
"$swift" build -c release --product small-world --scratch-path "$scratch" \
	-Xswiftc -enable-testing -Xswiftc -profile-generate -Xswiftc -profile-coverage-mapping \
	>"$folder/build.log" 2>&1 || { tail -n 20 "$folder/build.log"; exit 1; }

LLVM_PROFILE_FILE=$folder/small-world.profraw "$scratch/release/small-world" "$@" >"$folder/log" 2>&1
tail -n 1 "$folder/log"

"$tools/llvm-profdata" merge --sparse "$folder/small-world.profraw" -o "$folder/all.profdata" || exit 1
"$tools/llvm-cov" report "$scratch/release/small-world" --instr-profile="$folder/all.profdata" "${rooms[@]}" \
	>"$folder/report.txt" || exit 1
"$tools/llvm-cov" show "$scratch/release/small-world" --instr-profile="$folder/all.profdata" "${rooms[@]}" |
	awk '/^\// { file = $0 } /^ *[0-9]+\| *0\|/ { print file $0 }' >"$folder/missing.txt"
awk '/swift/ || /^TOTAL/ { printf "%-28s %6s of %4d regions  %6s of %4d lines\n", $1, $4, $2, $10, $8 }' "$folder/report.txt"
