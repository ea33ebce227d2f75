#!/bin/bash
# SPDX-License-Identifier: MIT
# Recordings of random calls of the whole API (api/): the reader takes every line of every recording and dump, and each
# of them plays to its end, twice the same. Recognizers and views do in the replay what they did in the host (17.1).
# Usage: random-calls.sh TACTUS RECORDED-API [SEEDS [PLAYED [COMPARED [FIRST]]]]
set -u
. "$(dirname "$0")/../../../scripts/checks.sh"

seeds=${3:-3000}
played=${4:-30}
compared=${5:-100}
first=${6:-1}
mkdir "$work/files" "$work/told" || exit 1
"$2" "$work/files" 1 "$seeds" 2>"$work/said" ||
	fail "the program" "its exit status is $?: $(tail -n 1 "$work/said")"
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

# Names of objects that were declared twice have a number behind them. Far from zero, times are printed in other ways.
tidy()
{
	awk '{ if ($1 + 0 > 1e11) $1 = "late"; sub(/--[0-9]+$/, "", $2); print }'
}

# Prints what the host got, up to what the recording could not hold.
got_in_host()
{
	sed -n -e '/^# not replayable/q' -e 's/^# got //p' "$1" | tidy
}

# Prints the same of a trace: actions, and touches with their ids.
got_in_replay()
{
	awk '/^ *#/ { next }
		$3 ~ /^(began|changed|ended|cancelled)$/ { print $1, $2, $3 }
		$3 ~ /^touches-/ {
			line = $1 " " $2 " " $3
			for (i = 4; i <= NF && $i !~ /=/; i++) line = line " " $i
			print line
		}' "$1" | tidy
}

compare()
{
	local name=${1##*/} lost=
	grep -q '^# not replayable' "$1" && lost=1
	timeout 20 "$tactus" replay "$1" >"$work/trace" 2>"$work/said"
	got_in_host "$1" >"$work/host"
	got_in_replay "$work/trace" >"$work/found"
	if [ -n "$lost" ]; then
		head -n "$(wc -l <"$work/host")" "$work/found" >"$work/beginning"
		mv "$work/beginning" "$work/found"
	else
		expect "$name: all that the host did comes" "$(grep -m 1 'does not come' "$work/said")" \
			not grep -q 'does not come' "$work/said"
	fi
	expect_same "$name: $(wc -l <"$work/host") actions and touches as in the host" "$work/host" "$work/found"
}

"$2" "$work/told" "$first" "$compared" --told 2>"$work/said" ||
	fail "the program" "its exit status is $?: $(tail -n 1 "$work/said")"
tactus=$1
for file in "$work"/told/*.scenario; do compare "$file"; done
count=$(cat "$work"/told/*.scenario | grep -c '^# got ')
expect "$count actions and touches were compared" "too few" [ "$count" -gt "$((compared * 5))" ]
summary
