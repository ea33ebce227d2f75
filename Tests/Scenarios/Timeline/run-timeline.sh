#!/bin/bash
# SPDX-License-Identifier: MIT
# `tactus timeline` as its user calls it: formats, times, themes, and what it says when it cannot.
set -u
cd "$(dirname "$0")/../../.." || exit 1
BUILD=${BUILD:-build}
. scripts/checks.sh

tactus=$BUILD/bin/tactus
scenario=examples/workspaces.scenario

# says STATUS WORDS ARGUMENT...: the exit status, and words on standard error.
says()
{
	local status=$1 words=$2 found
	shift 2
	"$tactus" timeline "$@" >"$work/out" 2>"$work/err"
	found=$?
	[ "$found" -eq "$status" ] && { [ -z "$words" ] || grep -q -- "$words" "$work/err"; }
}

"$tactus" timeline "$scenario" -o "$work/a.svg" 2>"$work/err"
expect "a picture is made without a word" "$(cat "$work/err")" [ -s "$work/a.svg" -a ! -s "$work/err" ]
"$tactus" timeline - -o "$work/b.svg" <"$scenario"
expect "standard input does as well" "another picture" \
	cmp -s <(sed 's/workspaces.scenario/standard input/' "$work/a.svg") "$work/b.svg"
expect "the same file gives the same picture" "they differ" \
	sh -c '"$1" timeline "$2" -o "$3/c.svg" && cmp -s "$3/a.svg" "$3/c.svg"' - "$tactus" "$scenario" "$work"

if [ -e /usr/lib/*/libcairo.so.2 ] 2>/dev/null || ldconfig -p 2>/dev/null | grep -q libcairo.so.2; then
	for theme in light dark; do
		"$tactus" timeline "$scenario" --theme "$theme" -o "$work/$theme.png"
		expect "a PNG in $theme" "no PNG" sh -c 'head -c 4 "$1" | tail -c 3 | grep -q PNG' - "$work/$theme.png"
	done
	expect "light and dark differ" "they are the same" sh -c '! cmp -s "$1/light.png" "$1/dark.png"' - "$work"
else
	expect "a PNG without libcairo is refused with the reason" "$(cat "$work/err")" \
		says 2 'needs libcairo.so.2' "$scenario" -o "$work/a.png"
fi

expect "a place must be named" "$(cat "$work/err")" says 2 'PICTURE is required' "$scenario"
expect "another ending is refused" "$(cat "$work/err")" says 2 'should end in' "$scenario" -o "$work/a.gif"
expect "a theme must be one of three" "$(cat "$work/err")" says 2 'light, dark or auto' "$scenario" -o x.svg --theme red
expect "times must be in order" "$(cat "$work/err")" says 2 'should be later' "$scenario" -o x.svg --from 9 --to 3
expect "a time must be a number" "$(cat "$work/err")" says 2 'is a number' "$scenario" -o x.svg --from soon
expect "a file must be there" "$(cat "$work/err")" says 2 'cannot be read' "$work/none" -o "$work/n.svg"
expect "a folder must be there" "$(cat "$work/err")" says 2 'cannot be written' "$scenario" -o "$work/none/n.svg"
printf 'window w 0 0 9 9\nat x down' >"$work/bad.scenario"
expect "a bad line is named" "$(cat "$work/err")" says 2 'bad.scenario:2:' "$work/bad.scenario" -o "$work/n.svg"

printf 'window w 0 0 99 99\nat 0 down 1 5 5\nat 20 drag 1 50 50 for 30000 every 8\nat 31000 up 1\n' >"$work/long.scenario"
expect "a long file is cut, and says where it goes on" "$(cat "$work/err")" \
	says 0 '--from 20000 shows how it goes on' "$work/long.scenario" -o "$work/long.svg"
expect "and goes on there" "$(cat "$work/err")" says 0 '' "$work/long.scenario" --from 20000 -o "$work/rest.svg"
expect "a page is made" "none" sh -c '"$1" timeline "$2" -o "$3/a.html" && grep -q "</html>" "$3/a.html"' - \
	"$tactus" "$scenario" "$work"

"$tactus" timeline Tests/Scenarios/just-miss/swipe-too-short.scenario -o "$work/miss.svg"
expect "a picture says what would have made it fire" "$(grep -o 'fires with[^<]*' "$work/miss.svg")" \
	grep -q '>→ fires with distance ≤ 12.5 mm<' "$work/miss.svg"
"$tactus" timeline Tests/Scenarios/just-miss/swipe-too-short.scenario -o "$work/miss.html"
expect "a page does, and opens at the failure" "$(grep -o '"opens":[^}]*' "$work/miss.html")" \
	sh -c 'grep -q "\"remedy\":\"distance ≤ 12.5 mm\"" "$1" && grep -q "\"opens\":212000" "$1"' - "$work/miss.html"

expect "the picture of docs/timeline.md is the one that is made" "make pictures draws another one" \
	cmp -s docs/timeline.svg "$work/a.svg"

# The page's own script, and what its sliders say.
if command -v node >/dev/null; then
	results_of "the page" node Tests/Scenarios/Timeline/page.js "$work/miss.html"
else
	skip "the page's script" "node is not installed"
fi
results_of "sliders" python3 Tests/Scenarios/Timeline/limits.py "$tactus" Tests/Scenarios/just-miss/*.scenario "$scenario"

# A recording of the same says the same.
if [ -x "$BUILD/tests/recordings" ]; then
	"$BUILD/tests/recordings" --print "$scenario" | grep -v " passed, " >"$work/recording.scenario"
	"$tactus" scope --plain - <"$scenario" | sort >"$work/decided"
	"$tactus" scope --plain - <"$work/recording.scenario" | sort >"$work/decided-again"
	expect_same "a recording is watched like what it was made of" "$work/decided" "$work/decided-again"
	"$tactus" timeline "$work/recording.scenario" -o "$work/recording.svg"
	for word in polyline polygon circle; do
		expect "its picture has as many of each $word" "$(grep -c "<$word" "$work/recording.svg")" \
			[ "$(grep -c "<$word" "$work/recording.svg")" = "$(grep -c "<$word" "$work/a.svg")" ]
	done
	mkdir "$work/recordings"
	for file in Tests/Scenarios/just-miss/*s*.scenario; do
		"$BUILD/tests/recordings" --print "$file" | grep -v " passed, " >"$work/recordings/${file##*/}"
	done
	results_of "sliders of recordings" python3 Tests/Scenarios/Timeline/limits.py "$tactus" "$work"/recordings/*.scenario
else
	skip "a recording is watched like what it was made of" "no $BUILD/tests/recordings"
fi

# A host writes, and the scope tells of it before the host goes on.
mkfifo "$work/pipe"
coproc scope { "$tactus" scope --plain "$work/pipe"; echo "exit status $?"; }
# Bash forgets the descriptor when the scope ends.
exec {told}<&"${scope[0]}"
exec {host}>"$work/pipe"
head -n 25 "$scenario" >&"$host"
read -r -t 20 line <&"$told"
expect "the scope tells what a running host does" "$line" [ "$line" = '4 ms  tap "double-tap" failed: 2 touches came, 1 is allowed' ]
tail -n +26 "$scenario" >&"$host"
exec {host}>&-
cat <&"$told" >"$work/rest"
expect "and ends when the host has ended" "$(tail -n 2 "$work/rest")" \
	sh -c 'grep -q "tap \"open\" recognized" "$1" && tail -n 1 "$1" | grep -q "exit status 0"' - "$work/rest"

# The same from a socket on which a host listens.
python3 - "$tactus" "$work/socket" "$scenario" >"$work/told" 2>&1 <<'END'
import socket, subprocess, sys
tactus, path, scenario = sys.argv[1:]
text = open(scenario, "rb").read()
half = text.index(b"at 240 ")
server = socket.socket(socket.AF_UNIX)
server.bind(path)
server.listen(1)
server.settimeout(20)
scope = subprocess.Popen([tactus, "scope", "--plain", path], stdout=subprocess.PIPE)
peer, _ = server.accept()
peer.sendall(text[:half])
first = scope.stdout.readline()
print(first.decode(), end="")
peer.sendall(text[half:])
peer.close()
print(scope.communicate()[0].decode(), end="")
sys.exit(scope.returncode)
END
status=$?
"$tactus" scope --plain - <"$scenario" | sort >"$work/decided"
sort "$work/told" >"$work/decided-again"
expect_same "the scope reads a socket" "$work/decided" "$work/decided-again"
expect "and ends well when the host closes it" "exit status $status" [ "$status" -eq 0 ]
expect "a socket without a host is refused" "$("$tactus" scope "$work/socket" 2>&1)" \
	sh -c '"$1" scope "$2" 2>&1 | grep -q "socket: cannot be read: Connection refused"' - "$tactus" "$work/socket"

head -n 27 "$scenario" | "$tactus" scope --once --columns 90 --rows 30 - >"$work/screen"
expect_same "a screen" Tests/Scenarios/Timeline/scope.txt "$work/screen"
"$tactus" scope --once --columns 40 --rows 8 "$scenario" >"$work/small"
expect "a small screen keeps its size" "$(cat "$work/small")" \
	[ "$(LC_ALL=C.UTF-8 wc -L <"$work/small")" -le 40 -a "$(wc -l <"$work/small")" -le 8 ]
printf 'window w 0 0 9 9\nat 0 down 1 2 3\nat 1 dwn\n' | "$tactus" scope --once - >"$work/out" 2>"$work/err"
expect "a damaged line is named" "$(cat "$work/err")" grep -q 'standard input:3:' "$work/err"
if command -v script >/dev/null; then
	script -qec "stty cols 80 rows 24; '$tactus' scope - <'$scenario'" /dev/null <"$work/small" >"$work/typescript" 2>&1
	expect "a terminal gets a screen, and itself back" "$(head -c 300 "$work/typescript")" \
		sh -c 'grep -q "\[?1049h" "$1" && grep -q "\[?1049l" "$1" && grep -q "\[?25h" "$1"' - "$work/typescript"
else
	skip "a terminal gets a screen, and itself back" "no script"
fi
summary
