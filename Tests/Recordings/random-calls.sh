#!/bin/bash
# SPDX-License-Identifier: MIT
# Recordings of random calls of the whole API (api/): the reader takes every line of every recording and dump, and each
# of them plays to its end, twice the same. Usage: random-calls.sh TACTUS RECORDED-API [SEEDS [PLAYED]]
set -u
. "$(dirname "$0")/../../scripts/checks.sh"

seeds=${3:-3000}
played=${4:-100}
mkdir "$work/files" || exit 1
"$2" "$work/files" 1 "$seeds" 2>"$work/said" ||
	fail "$(tail -n 1 "$work/said")" "the program's exit status is $?"
count=$(find "$work/files" -name '*.scenario' | wc -l)
expect "$seeds seeds make $count recordings" "too few" [ "$count" -gt "$seeds" ]

# `not replayable` is a note about calls that no recording can hold, and no error.
find "$work/files" -name '*.scenario' -print0 | xargs -0 "$1" check >"$work/checked" 2>&1
grep -v -e '^ok ' -e ': not replayable: ' -e '^[0-9]* passed, 0 failed' "$work/checked" >"$work/refused"
expect "the reader takes them" "$(head -n 1 "$work/refused")" [ ! -s "$work/refused" ]

for ((seed = 1; seed <= played; seed++)); do
	for file in "$work/files/$seed"-*.scenario; do
		[ -f "$file" ] || continue
		timeout 20 "$1" replay "$file" >"$work/first" 2>"$work/said"
		status=$?
		expect "${file##*/} plays" "exit status $status" [ "$status" -le 1 ]
		timeout 20 "$1" replay "$file" >"$work/second" 2>/dev/null
		expect "${file##*/} plays the same again" "the traces differ" cmp -s "$work/first" "$work/second"
	done
done
summary
