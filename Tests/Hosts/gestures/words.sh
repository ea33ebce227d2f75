#!/bin/bash
# SPDX-License-Identifier: MIT
# Each list of words has one table in Sources/Gestures: what the tool prints of it, docs/gestures.md and tactus-gestures(5)
# name the same words.
#
#   BUILD=DIR             where `make` built
set -u
cd "$(dirname "$0")/../../.." || exit 1
. scripts/checks.sh
tool=$(realpath "${BUILD:-build}/bin/tactus")

# values_of KEY: the words that the tool lists for a key of [tactus-gesture], a line each.
values_of()
{
	"$tool" gestures list | awk -v key="$1=" '/^\[tactus-gesture\]/ { on = 1 } on && $0 == key { getline; getline; print; exit }' |
		sed 's/; .*//; s/^ *//' | tr -d ' ' | tr ',' '\n'
}

# table_of HEADING KEY: the words in the first column of a table of docs/gestures.md.
table_of()
{
	awk -v heading="$1" -v head="| \`$2\` |" '$0 ~ "^##* " heading "$" { on = 1 } on && index($0, head) == 1 { table = 1; next }
		table && !/^\|/ { exit } table { split($0, cells, "|"); print cells[2] }' docs/gestures.md | grep -o '`[^`]*`' | tr -d '`'
}

# manual_of KEY: the words of its entry in tactus-gestures(5).
manual_of()
{
	awk -v key=".It Ic $1" '$0 == key { on = 1; next } /^\.It/ { on = 0 } on && /^\.Cm/' docs/tactus-gestures.5 |
		sed 's/^\.Cm //; s/ *[;.]$//' | tr -d ' ' | tr ',' '\n' | grep .
}

# expect_words NAME COMMAND...: they are those on standard input, in any order.
expect_words()
{
	local name=$1
	shift
	sort -u >"$work/expected"
	"$@" | sort -u >"$work/found"
	expect_same "$name" "$work/expected" "$work/found"
}

expect_words "action: docs/gestures.md" eval "table_of Actions action | grep -vx 'HOST:WORDS'" < <(values_of action)
expect_words "action: tactus-gestures(5)" manual_of action < <(values_of action)
expect_words "where: docs/gestures.md" table_of Places where < <(values_of where)
expect_words "where: tactus-gestures(5)" manual_of where < <(values_of where)
expect_words "type: docs/gestures.md" table_of Gestures type < <(values_of type)
expect_words "type: tactus-gestures(5)" manual_of type < <(values_of type)

# Letters, digits and function keys stand in docs/gestures.md as ranges.
key_words()
{
	values_of keys | grep -vx 'letters\|digits'
}
keys_of_page()
{
	awk '/^### Keys of a keyboard$/ { on = 1 } on && /^\| keys \|/ { table = 1; next } table && !/^\|/ { exit } table' docs/gestures.md |
		grep -o '`[^`]*`' | tr -d '`' | grep -vx '[a-z0-9]\|f[0-9]*'
}
expect_words "keys: docs/gestures.md" keys_of_page < <(key_words | grep -vx 'f[0-9]*')
expect_words "keys: tactus-gestures(5)" manual_of keys < <(key_words)
expect "keys: a to z, 0 to 9 and f1 to f12 are ranges of docs/gestures.md" "they are not" \
	grep -qF '| `a` to `z`, `0` to `9`, `f1` to `f12` | |' docs/gestures.md
expect "keys: there are more than 50 words" "$(key_words | wc -l)" [ "$(key_words | wc -l)" -gt 50 ]

# The complaint is made of the same table.
printf '[tactus-gesture]\ntype=tap\naction=?\n' >"$work/one.conf"
complaint()
{
	"$tool" gestures check "$work/one.conf" | sed -n "s/.*not one of \(.*\), nor a host's own words.*/\1/p" | tr -d ' ' | tr ',' '\n'
}
expect_words "action: the checker's complaint" complaint < <(values_of action)
# And there are words at all.
expect "there are more than 30 words" "$(values_of action | wc -l)" [ "$(values_of action | wc -l)" -gt 30 ]
summary
