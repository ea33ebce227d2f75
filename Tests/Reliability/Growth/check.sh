#!/bin/bash
# SPDX-License-Identifier: MIT
# Counts the instructions of work with some objects and with four times as many (valgrind counts the same on
# every run). Linear work grows four times, n log n a little more, the square sixteen times.
#
#   check.sh PROGRAM [PIECE]    PROGRAM is made of main.c
set -u

program=$1
most=5.5
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

valgrind --tool=callgrind --callgrind-out-file="$work/calls" --collect-atstart=no \
	--toggle-collect=counted --dump-after=counted "$program" "${2:-}" >"$work/pieces" 2>"$work/errors" || {
	cat "$work/errors" >&2
	echo "0 passed, 1 failed"
	exit 1
}

number=0
while read -r objects name; do
	number=$((number + 1))
	instructions=$(sed -n 's/^\(totals\|summary\): //p' "$work/calls.$number" 2>/dev/null | head -n 1)
	echo "$objects ${instructions:-0} $name"
done <"$work/pieces" | awk -v most="$most" '
	{ name = $0; sub(/^[0-9]+ [0-9]* /, "", name) }
	!($2 + 0 > 0) { print "FAIL " name ": was not counted"; failed++; next }
	NR % 2 == 1 { few = $2; next }
	{
		ratio = $2 / few
		line = sprintf("%s: %d instructions each of %d, %.1f times as many in all as of a quarter", name, $2 / $1, $1, ratio)
		if (ratio > most) { print "FAIL " line; failed++ } else { print "ok " line; passed++ }
	}
	END {
		printf "%d passed, %d failed\n", passed, failed
		exit failed > 0 || passed == 0
	}'
