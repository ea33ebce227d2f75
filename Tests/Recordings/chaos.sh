#!/bin/bash
# SPDX-License-Identifier: MIT
# Recordings of a host in chaos (chaos.c): each plays twice, the same both times, and recognizers do what they did in
# the host (17.1). Usage: chaos.sh TACTUS CHAOS [SEEDS]
set -u
. "$(dirname "$0")/../../scripts/checks.sh"

# Prints the actions in a trace: the host's lines.
actions()
{
	sed -n 's/^ *\([0-9.]* r[0-9]* \(began\|changed\|ended\|cancelled\)\)\( .*\)\{0,1\}$/\1/p' "$1"
}

for ((seed = 1; seed <= ${3:-20}; seed++)); do
	file=$work/chaos.scenario
	"$2" "$seed" "$file" >"$work/host" || { fail "seed $seed" "the host's exit status is $?"; continue; }
	"$1" replay "$file" >"$work/first" 2>"$work/complaints"
	"$1" replay "$file" >"$work/second" 2>>"$work/complaints"
	expect "seed $seed: $(wc -l <"$file") lines play" "$(head -n 1 "$work/complaints")" [ ! -s "$work/complaints" ]
	expect "seed $seed: twice the same" "the traces differ" cmp -s "$work/first" "$work/second"
	actions "$work/first" >"$work/found"
	expect_same "seed $seed: $(wc -l <"$work/host") actions as in the host" "$work/host" "$work/found"
done
summary
