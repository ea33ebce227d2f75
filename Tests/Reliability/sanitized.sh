#!/bin/bash
# SPDX-License-Identifier: MIT
# All scenarios under valgrind, with the library as it ships; and under AddressSanitizer with the normal Swift build,
# where the fuzzer of scenarios is built. The C programs and threads have their own: Tests/CABI/sanitizers.sh.
#
#   sanitized.sh [--long]    builds that fuzzer
set -u
cd "$(dirname "$0")/../.." || exit 1
shopt -s globstar
. scripts/checks.sh

BUILD=${BUILD:-build}
fuzzer=$BUILD/fuzz/scenario/fuzz
[ "${1:-}" = --long ] && ${MAKE:-make} -s "$fuzzer" >"$work/build" 2>&1
scenarios=(Tests/Scenarios/**/*.scenario Tests/Reliability/Fuzz/scenario/corpus/*)

# watched NAME HIGHEST COMMAND...: passes if the exit status is at most HIGHEST.
watched()
{
	local name=$1 highest=$2 status
	shift 2
	timeout 900 "$@" >"$work/output" 2>"$work/errors"
	status=$?
	expect "${#scenarios[@]} scenarios under $name" "status $status: $(head -n 20 "$work/errors")" [ "$status" -le "$highest" ]
}

if command -v valgrind >/dev/null; then
	# A status of 1 or 2 means a failed or invalid scenario, which other stages check.
	watched valgrind 2 valgrind --quiet --error-exitcode=99 --leak-check=full --errors-for-leak-kinds=definite \
		"$BUILD/bin/tactus" scenario "${scenarios[@]}"
else
	skip "scenarios under valgrind" "there is none"
fi
if [ -x "$fuzzer" ]; then
	ASAN_OPTIONS=detect_leaks=0 watched AddressSanitizer 0 "$fuzzer" "${scenarios[@]}"
else
	skip "scenarios under AddressSanitizer" "make check-long and make check-sanitized build what it takes"
fi
summary
