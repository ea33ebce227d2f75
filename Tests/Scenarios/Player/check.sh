#!/bin/bash
# SPDX-License-Identifier: MIT
# The player in C prints the same callbacks as the tool: what it prints elsewhere is then a trace of the scenarios.
set -u
cd "$(dirname "$0")/../../.." || exit 1
. scripts/checks.sh
shopt -s globstar

BUILD=${BUILD:-build}
fewest=250

# Time, name, event and ids of each line; keys, places on the wire and lines of kinds that the player leaves out go.
callbacks()
{
	awk 'FNR == NR { if (/^# .*: left out: /) { sub(/:$/, "", $2); is_left_out[$2] = 1 } next }
		/^# / { is_shown = $3 == "" && !($2 in is_left_out); if (is_shown) print; next }
		!is_shown || $1 == "#" { next }
		$3 ~ /^(->|\?|became-first-responder|resigned-first-responder|edge-deferred)$/ { next }
		$3 ~ /^(will-begin-decelerating|will-begin-zooming|did-end-scrolling-animation)$/ { next }
		{
			line = sprintf("%.2f", $1)
			for (i = 2; i <= NF && !($3 ~ /^(down|motion)$/ && i > 4); i++) if ($i !~ /=/) line = line " " $i
			print line
		}' "$work/player" "$1"
}

"$BUILD/tests/player" Tests/Scenarios/**/*.scenario >"$work/player"
"$BUILD/bin/tactus" scenario --log Tests/Scenarios/**/*.scenario >"$work/tool" 2>"$work/complaints"
played=$(sed -n 's/^# \([0-9]*\) played, .*/\1/p' "$work/player")
expect "at least $fewest scenarios are played" "there are ${played:-none}" [ "${played:-0}" -ge "$fewest" ]
callbacks "$work/tool" >"$work/expected"
callbacks "$work/player" >"$work/found"
expect_same "the same callbacks in $played scenarios" "$work/expected" "$work/found"
expect "a trace is equal to itself" "see compare-traces" \
	Tests/Scenarios/Player/compare-traces "$work/player" "$work/player"
sed 's/translation=\([0-9]*\),/translation=\1.00001,/' "$work/player" >"$work/changed"
Tests/Scenarios/Player/compare-traces "$work/player" "$work/changed" >/dev/null
status=$?
expect "a trace that differs by more than 1e-6 is noticed" "it is not" [ "$status" -eq 1 ]
summary
