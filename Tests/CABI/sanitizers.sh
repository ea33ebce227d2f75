#!/bin/bash
# SPDX-License-Identifier: MIT
# The C suite and the misuse suite under AddressSanitizer, with the library as it ships, whose memory is watched from
# outside, and with its normal Swift build, in which every access is checked, also for exclusivity. Then applications
# on several threads under ThreadSanitizer and helgrind.
#
#   Tests/CABI/sanitizers.sh [STRIDE]    every STRIDE-th combination of the misuse suite with the Swift build
set -u
cd "$(dirname "$0")/../.." || exit 1
. scripts/checks.sh

BUILD=${BUILD:-build}
stride=${1:-1}
swift_libraries=$(dirname "$(readlink -f "$(command -v "${SWIFT:-swift}")")")/../lib/swift/linux

# run NAME FOLDER PROGRAM [ARGUMENT]: with the library of a folder; the program's lines count here.
run()
{
	local name=$1 folder=$2 status
	shift 2
	export LD_LIBRARY_PATH=$folder:$swift_libraries
	expect "$name: takes the library that is meant" "it takes $(ldd "$1" | grep libtactus)" \
		[ "$(ldd "$1" | sed -n 's/.*libtactus.so.0 => \([^ ]*\).*/\1/p')" = "$folder/libtactus.so.0" ]
	timeout 3500 "$@" >"$work/output" 2>&1
	status=$?
	unset LD_LIBRARY_PATH
	passed=$((passed + $(grep -c '^ok ' "$work/output")))
	failed=$((failed + $(grep -c '^FAIL ' "$work/output")))
	grep '^FAIL ' "$work/output" | sed "s/^FAIL /FAIL $name: /"
	expect "$name: nothing is touched that should not be" \
		"status $status: $(grep -v '^ok ' "$work/output" | head -n 30)" [ "$status" -eq 0 ]
}

if [ ! -x "$BUILD/tests/misuse-address" ]; then
	skip "sanitizers" "there is no clang beside Swift"
else
	for program in cabi misuse; do
		run "$program, as shipped" "$BUILD/lib" "$BUILD/tests/$program-address"
	done
	run "cabi, normal Swift" "$BUILD/swift-address/debug" "$BUILD/tests/cabi-address"
	run "misuse, normal Swift" "$BUILD/swift-address/debug" "$BUILD/tests/misuse-address" "$stride"
	run "threads, normal Swift" "$BUILD/swift-thread/debug" "$BUILD/tests/threads-sanitized" 5
fi
if command -v valgrind >/dev/null; then
	expect "threads, as shipped, under helgrind" "$(head -n 30 "$work/output")" \
		valgrind --tool=helgrind --quiet --error-exitcode=99 --log-file="$work/output" "$BUILD/tests/threads" 5
fi
summary
