#!/bin/bash
# SPDX-License-Identifier: MIT
# `tactus gestures import`: files of other programs, what comes of them, and what has no counterpart.
#
#   BUILD=DIR             where `make` built
#   import.sh --write     writes down what comes of them
set -u
cd "$(dirname "$0")/../../.." || exit 1
. scripts/checks.sh
tool=$(realpath "${BUILD:-build}/bin/tactus")
files=Tests/Hosts/gestures/import
all="sxmo.sh sxmo-hook.sh hyprland.conf hyprgrass.conf touchegg.conf touchegg-kde.conf inputactions.yml plasma.yml"

# import ARGUMENT...: standard output, and below it standard error.
import()
{
	"$tool" gestures import "$@" 2>"$work/notes"
	local status=$?
	echo "---"
	cat "$work/notes"
	[ "$status" -eq 0 ] || echo "exit status $status"
}

for file in $all; do
	import "$files/$file" >"$work/found"
	[ "${1:-}" != --write ] || cp "$work/found" "$files/$file.expected"
	expect_same "$file: gestures, and what has no counterpart" "$files/$file.expected" "$work/found"
	sed '/^---$/,$d' "$work/found" >"$work/$file.conf"
	"$tool" gestures check "$work/$file.conf" >"$work/checked" 2>&1
	status=$?
	expect "$file: what comes of it has no mistake" "$(cat "$work/checked")" [ "$status" -eq 0 ]
	import - <"$files/$file" >"$work/piped"
	expect "$file: the same from standard input" "others" cmp -s <(sed '/^---$/,$d' "$work/piped") "$work/$file.conf"
done

# expect_import NAME ARGUMENT...: what comes of it is what stands on standard input.
expect_import()
{
	local name=$1
	shift
	cat >"$work/expected"
	import "$@" >"$work/found"
	expect_same "$name" "$work/expected" "$work/found"
}

printf 'lisgd -g "1,LR,L,*,R,a\033[2Jb" -g "1,RL,R,*,R,ok" -g "1,\033[2J"\n' >"$work/bytes"
expect_import "bytes that are no text never come out" "$work/bytes" <<END
# From a file of lisgd, by tactus gestures import.

# Line 1.
[tactus-gesture]
type=edge-swipe
edge=right
command=ok
---
$work/bytes:1: -g 1,\\u{1B}[2J: not a gesture of lisgd; left out
$work/bytes:1: its command is empty, or has characters that a gesture file cannot hold
$work/bytes:1: does nothing that a gesture here can do; left out
END
# Names of shortcuts and arguments of dispatchers are read by no shell there.
cat >"$work/shell.yml" <<'END'
touchscreen:
  gestures:
    - type: tap
      fingers: 3
      actions:
        - plasma_shortcut: kwin,$(touch it's) `id`
END
expect_import "what is no command there is none here: InputActions" --from inputactions "$work/shell.yml" <<'END'
# From a file of inputactions, by tactus gestures import.

# Line 3.
[tactus-gesture]
type=tap
action=kwin:$(touch it's) `id`
fingers=3
---
END
echo 'hyprgrass-bind = , tap:4, movewindow, $(touch x); id' >"$work/shell.conf"
expect_import "what is no command there is none here: hyprgrass" "$work/shell.conf" <<'END'
# From a file of hyprgrass, by tactus gestures import.

# Line 1.
[tactus-gesture]
type=tap
fingers=4
action=hyprland:movewindow $(touch x); id
---
END
printf '<application name="a\nb"><gesture type="TAP" fingers="2"><action type="CLOSE_WINDOW"/></gesture>' >"$work/xml"
import "$work/xml" >"$work/found"
expect "nor do lines in a value" "$(cat "$work/found")" grep -q 'app-id has characters that a gesture file cannot hold' "$work/found"
expect "XML that is cut is read up to there" "$(cat "$work/found")" grep -q 'application of line 1 has no end; read up to there' "$work/found"
echo 'hyprgrass-bind = , tap:4, ,' >"$work/last"
import "$work/last" >"$work/found"
expect "a mistake in the last line of a gesture is one" "$(cat "$work/found")" \
	grep -Fq "last:1: left out: [tactus-gesture] action=hyprland:: not one of" "$work/found"
printf 'lisgd -g "2,LR,*,*,R,one" -g "2,LR,*,*,R,two"\n' >"$work/twice"
expect_import "of two that are one the first is taken" "$work/twice" <<END
# From a file of lisgd, by tactus gestures import.

# Line 1.
[tactus-gesture]
type=swipe
direction=right
fingers=2
command=one
---
$work/twice:1: left out: [tactus-gesture] is the same gesture as that above, which fires first; the gesture is left out
END
echo 'nothing of all that' >"$work/none"
expect_import "no format that is known" "$work/none" <<END
---
$work/none: no format that is known; --from says which: lisgd, hyprgrass, touchegg or inputactions
exit status 2
END
expect_import "a format without gestures" --from=lisgd "$work/none" <<END
---
$work/none: no gesture in a file of lisgd
exit status 1
END
expect_import "a format that nobody knows" --from=fusuma "$work/none" <<END
---
tactus: unknown format fusuma: it is lisgd, hyprgrass, touchegg or inputactions
usage: tactus gestures [OPTION]... check [FILE] | list | try FILE RECORDING | test FILE | draw FILE | learn NAME FILE RECORDING... | import FILE | watch [NAME]...; --help says more
exit status 2
END
expect_import "a file that is not there" "$work/gone" <<END
---
$work/gone: cannot be read: No such file or directory
exit status 2
END

# Nothing that is cut or torn ends the tool, and what comes out has no mistake.
for file in $all; do
	size=$(stat -c %s "$files/$file")
	for ((length = 37; length < size; length += 97)); do
		head -c "$length" "$files/$file" | tr 'aeo' '\000"\377' | cat - <(head -c "$length" "$files/$file") >"$work/torn"
		"$tool" gestures import --from="$(case $file in sx*) echo lisgd ;; hy*) echo hyprgrass ;; to*) echo touchegg ;; *) echo inputactions ;; esac)" \
			"$work/torn" >"$work/torn.conf" 2>/dev/null
		status=$?
		[ "$status" -le 1 ] || echo "$file, $length bytes: exit status $status"
		[ "$status" -ne 0 ] || "$tool" gestures check "$work/torn.conf" >"$work/checked" 2>&1 || cat "$work/checked"
	done
done >"$work/wrong"
expect "torn files end nothing, and leave no mistake" "$(cat "$work/wrong")" [ ! -s "$work/wrong" ]
summary
