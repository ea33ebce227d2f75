#!/bin/bash
# SPDX-License-Identifier: MIT
# `tactus gestures test`: planted conflicts are found, none is invented, and each run says the same.
#
#   BUILD=DIR             where `make` built
set -u
cd "$(dirname "$0")/../../.." || exit 1
. scripts/checks.sh
tool=$(realpath "${BUILD:-build}/bin/tactus")

# write_file GESTURES: gestures of planted.txt as a file.
write_file()
{
	awk -v text="$1" 'BEGIN {
		count = split(text, parts, " [+] ")
		for (place = 1; place <= count; place++) {
			if (parts[place] ~ /^ *@/) {
				sub(/^ *@/, "", parts[place])
				printf "[tactus]\n%s\n", parts[place]
				continue
			}
			printf "[tactus-gesture]\nname=g%d\ncommand=true\n", ++number
			keys = split(parts[place], words, " ")
			for (word = 1; word <= keys; word++) print words[word]
		}
	}'
}

planted=0 clean=0
while read -r line; do
	case $line in '#'* | '') continue ;; esac
	expected=${line%% | *}
	write_file "${line#* | }" >"$work/file.conf"
	"$tool" gestures test "$work/file.conf" >"$work/found" 2>&1
	status=$?
	if [ "$expected" = clean ]; then
		clean=$((clean + 1))
		expect "none is invented: ${line#* | }" "$(cat "$work/found")" [ "$status" -eq 0 ]
	else
		planted=$((planted + 1))
		sed -n 's/^FAIL //p' "$work/found" >"$work/failures"
		[ "$status" -eq 1 ] || : >"$work/failures"
		expect "$expected: ${line#* | }" "$(cat "$work/found")" grep -Eq -- "$expected" "$work/failures"
	fi
done <Tests/Hosts/gestures/sloppy/planted.txt
expect "there are forty conflicts or more" "$planted" [ "$planted" -ge 40 ]
expect "and files without one" "$clean" [ "$clean" -ge 15 ]

write_file "type=double-tap fingers=2 + type=drag fingers=3 direction=30-60deg" >"$work/file.conf"
"$tool" gestures test "$work/file.conf" >"$work/found"
LC_ALL=C TZ=Asia/Tokyo "$tool" gestures test "$work/file.conf" >"$work/again"
expect_same "each run says the same" "$work/found" "$work/again"
expect "the table has all that applications need" "$(cat "$work/found")" \
	[ "$(grep -Ec '^(tap|double-tap|scroll|pinch|long-press|selection|drawing) +200 ' "$work/found")" -eq 7 ]
# The files that are installed: the example, then the presets, which the manual lists.
"$tool" gestures test Sources/Gestures/gestures.conf >"$work/found" 2>&1
status=$?
expect "the example passes the test" "$(cat "$work/found")" [ "$status" -eq 0 ]
for file in Sources/Gestures/presets/*.conf; do
	"$tool" gestures check "$file" >"$work/found" 2>&1
	status=$?
	expect "$file: no mistake" "$(cat "$work/found")" [ "$status" -eq 0 ]
	"$tool" gestures test "$file" >"$work/found" 2>&1
	status=$?
	expect "$file: passes the test" "$(cat "$work/found")" [ "$status" -eq 0 ]
	name=$(basename "$file")
	expect "$name: docs/gestures.md and the manual page list it" "not both" \
		[ "$(grep -l "$name" docs/gestures.md docs/tactus-gestures.5 | wc -l)" -eq 2 ]
done
expect "there are five of them" "others" [ "$(ls Sources/Gestures/presets/*.conf | wc -l)" -eq 5 ]

"$tool" gestures test "$work/none.conf" >"$work/found" 2>&1
status=$?
"$tool" gestures test - </dev/null >"$work/found" 2>&1
expect "standard input cannot be read twice" "$(cat "$work/found")" grep -q 'test reads its file more than once' "$work/found"
expect "a file that is not there" "$(cat "$work/found")" [ "$status" -eq 2 ]
summary
