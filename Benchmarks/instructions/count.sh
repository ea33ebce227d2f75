#!/bin/bash
# SPDX-License-Identifier: MIT
# Counts the instructions of an event, which are the same on every run, and compares them with what was
# counted before. The first number of an entry is what is allowed to grow by a few percent.
#
#   count.sh PROGRAM [--update]    PROGRAM is made of instructions.c
set -u

program=$1
counts=$(dirname "$0")/instructions.txt
percent=3
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

# Prints the instructions per event and the name of each piece of work. Callgrind leaves a file for each call.
count()
{
	valgrind --tool=callgrind --callgrind-out-file="$work/calls" --collect-atstart=no \
		--toggle-collect=counted --dump-after=counted "$program" >"$work/pieces" 2>"$work/errors" || {
		cat "$work/errors" >&2
		return 1
	}
	local number=0 events name instructions
	while read -r events name; do
		number=$((number + 1))
		instructions=$(sed -n 's/^\(totals\|summary\): //p' "$work/calls.$number" | head -n 1)
		echo "$((instructions / events)) $name"
	done <"$work/pieces"
}

count >"$work/counted" || exit 1
if [ "${2:-}" = --update ]; then
	{
		echo "# SPDX-License-Identifier: MIT"
		echo "# Instructions per event: of a motion with its share of the frame, or of a finger that comes down"
		echo "# and lifts. Written by \`make bench-update\`, compared by \`make check\`."
		cat "$work/counted"
	} >"$counts"
	cat "$counts"
	exit
fi

grep -v '^#' "$counts" >"$work/before"
awk -v percent="$percent" '
	NR == FNR { before[substr($0, length($1) + 2)] = $1; next }
	{
		name = substr($0, length($1) + 2)
		if (!(name in before)) {
			printf "FAIL %s: %d, never counted before; see make bench-update\n", name, $1; failed++
		} else if ($1 > before[name] * (1 + percent / 100)) {
			printf "FAIL %s: %d instructions, before %d\n", name, $1, before[name]; failed++
		} else {
			printf "ok %s: %d instructions, before %d\n", name, $1, before[name]; passed++
		}
		delete before[name]
	}
	END {
		for (name in before) {
			printf "FAIL %s: not counted any more\n", name; failed++
		}
		printf "%d passed, %d failed\n", passed, failed
		exit failed > 0
	}' "$work/before" "$work/counted"
