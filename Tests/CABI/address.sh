#!/bin/bash
# SPDX-License-Identifier: MIT
# The C suite and the misuse suite under AddressSanitizer: with the library as it ships, whose memory is watched from
# outside, and with its normal Swift build, in which every access is checked, also for exclusivity.
#
#   Tests/CABI/address.sh [STRIDE]    every STRIDE-th combination of the misuse suite with the Swift build
set -u
cd "$(dirname "$0")/../.." || exit 1
. scripts/checks.sh

BUILD=${BUILD:-build}
stride=${1:-1}
swift_libraries=$(dirname "$(readlink -f "$(command -v "${SWIFT:-swift}")")")/../lib/swift/linux
export ASAN_OPTIONS=detect_leaks=1:abort_on_error=0

# run NAME LIBRARIES PROGRAM [ARGUMENT]: shows the program's lines; its output must end with the sum.
run()
{
	local name=$1 libraries=$2 status
	shift 2
	LD_LIBRARY_PATH=$libraries timeout 500 "$@" >"$work/output" 2>&1
	status=$?
	passed=$((passed + $(grep -c '^ok ' "$work/output")))
	failed=$((failed + $(grep -c '^FAIL ' "$work/output")))
	grep '^FAIL ' "$work/output" | sed "s/^FAIL /FAIL $name: /"
	expect "$name: nothing is touched that should not be, nothing leaks" \
		"status $status: $(grep -v '^ok ' "$work/output" | head -n 30)" [ "$status" -eq 0 ]
}

if [ ! -x "$BUILD/tests/misuse-address" ]; then
	skip "AddressSanitizer" "there is no clang beside Swift"
else
	for program in cabi misuse; do
		run "$program, as shipped" "$BUILD/lib" "$BUILD/tests/$program-address"
	done
	run "cabi, normal Swift" "$BUILD/swift-address/debug:$swift_libraries" "$BUILD/tests/cabi-address"
	run "misuse, normal Swift" "$BUILD/swift-address/debug:$swift_libraries" "$BUILD/tests/misuse-address" "$stride"
fi
summary
