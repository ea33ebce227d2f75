#!/bin/bash
# SPDX-License-Identifier: MIT
# Recordings of a host in chaos (chaos.c): each plays twice, the same both times, and recognizers do what they did in
# the host (17.1). Usage: chaos.sh TACTUS CHAOS [SEEDS]
set -u
. "$(dirname "$0")/../../../scripts/checks.sh"

# Prints the actions in a trace: the host's lines.
actions()
{
	sed -n 's/^ *\([0-9.]* r[0-9]* \(began\|changed\|ended\|cancelled\)\)\( .*\)\{0,1\}$/\1/p' "$1"
}

# Prints the complaints about a recording. Warnings of what can never recognize (15.4) are true of a host in chaos.
complaints()
{
	grep -v -e ': it never gets a touch$' -e ': its touches land outside of every window; ' "$work/said"
}

for ((seed = 1; seed <= ${3:-20}; seed++)); do
	file=$work/chaos.scenario
	"$2" "$seed" "$file" >"$work/host" || { fail "seed $seed" "the host's exit status is $?"; continue; }
	"$1" replay "$file" >"$work/first" 2>"$work/said"
	"$1" replay "$file" >"$work/second" 2>>"$work/said"
	complaints >"$work/complaints"
	expect "seed $seed: $(wc -l <"$file") lines play" "$(head -n 1 "$work/complaints")" [ ! -s "$work/complaints" ]
	expect "seed $seed: twice the same" "the traces differ" cmp -s "$work/first" "$work/second"
	actions "$work/first" >"$work/found"
	expect_same "seed $seed: $(wc -l <"$work/host") actions as in the host" "$work/host" "$work/found"
done
summary
