#!/bin/bash
# SPDX-License-Identifier: MIT
# `tactus gestures`, the example file, and that the documents know every key. The last line counts the tests.
#
#   BUILD=DIR             where `make` built
set -u
cd "$(dirname "$0")/../.." || exit 1
. scripts/checks.sh
tool=$(realpath "${BUILD:-build}/bin/tactus")
example=plugins/gestures/gestures.conf

# expect_run NAME STATUS ARGUMENT...: what it prints is what stands on standard input.
expect_run()
{
	local name=$1 wanted=$2 status
	shift 2
	cat >"$work/expected"
	PATH=${tool_path:-$PATH} "$tool" gestures "$@" >"$work/found" 2>&1
	status=$?
	[ "$status" -eq "$wanted" ] || echo "exit status $status" >>"$work/found"
	expect_same "$name" "$work/expected" "$work/found"
}

# The example's programs, wherever this runs.
mkdir "$work/bin"
for program in brightnessctl wlr-randr; do
	printf '#!/bin/sh\n' >"$work/bin/$program"
	chmod +x "$work/bin/$program"
done
export PATH=$work/bin:$PATH

expect_run "the example has no mistake" 0 check $example <<END
ok $example: 6 gestures
END
tool_path=/nonexistent expect_run "nor has it where no program is installed" 0 check $example <<END
$example:28: note: [tactus-gesture] command-changed=sh -c 'brightnessctl --quiet set \$((100 - TACTUS_Y_PERCENT))%': there is no such program yet; the command will fail as it is
$example:53: note: [tactus-gesture] command=wlr-randr --output DSI-1 --transform 90: there is no such program yet; the command will fail as it is
ok $example: 6 gestures
END
expect_run "nor has the one of the module for Weston" 0 check Tests/Gestures/host.ini <<END
ok Tests/Gestures/host.ini: 1 gesture
END

printf '[tactus-gesture]\ntype=tap\nfingers=11\ncommand=true\n' >"$work/bad.conf"
expect_run "a mistake is named, with file and line" 1 check "$work/bad.conf" <<END
$work/bad.conf:3: [tactus-gesture] fingers=11: not a number from 1 to 10; the gesture is left out
0 gestures, 1 mistake
END
printf '[tactus-gesture]\ntype=tap\nfingers=11\nwaits-for=x\n; note\n' >"$work/worse.conf"
expect_run "all mistakes are named, in the order of the lines" 1 check "$work/worse.conf" <<END
$work/worse.conf:1: [tactus-gesture] type=tap has no command and no action; the gesture is left out
$work/worse.conf:3: [tactus-gesture] fingers=11: not a number from 1 to 10; the gesture is left out
$work/worse.conf:4: [tactus-gesture] waits-for=x: no such gesture; it is ignored
$work/worse.conf:5: ; note: a comment begins with #; it is ignored
0 gestures, 4 mistakes
END
printf '[tactus-gesture]\ntype=tap\ncommand=no-such-program\n' >"$work/missing.conf"
expect_run "a program that is not installed is no mistake" 0 check "$work/missing.conf" <<END
$work/missing.conf:3: note: [tactus-gesture] command=no-such-program: there is no such program yet; the command will fail as it is
ok $work/missing.conf: 1 gesture
END
expect_run "a file that is not there" 2 check "$work/none.conf" <<END
$work/none.conf: cannot be read: No such file or directory
END
# expect_piped FILE NAME STATUS ARGUMENT...: the same, with the file as standard input.
expect_piped()
{
	local file=$1 name=$2 wanted=$3 status
	shift 3
	cat >"$work/expected"
	cat "$file" | "$tool" gestures "$@" >"$work/found" 2>&1
	status=$?
	[ "$status" -eq "$wanted" ] || echo "exit status $status" >>"$work/found"
	expect_same "$name" "$work/expected" "$work/found"
}

expect_piped $example "standard input is checked" 0 check - <<END
ok standard input: 6 gestures
END
expect_piped "$work/bad.conf" "its mistakes are named" 1 check - <<END
standard input:3: [tactus-gesture] fingers=11: not a number from 1 to 10; the gesture is left out
0 gestures, 1 mistake
END
expect_run "only once in a command" 2 try - - <<END
tactus: standard input can be read only once
usage: tactus gestures [OPTION]... check [FILE] | list | try FILE RECORDING; --help says more
END

mkdir -p "$work/config/tactus"
printf '[tactus-gesture]\ntype=tap\ncommand=true\n' >"$work/config/tactus/gestures.conf"
XDG_CONFIG_HOME=$work/config expect_run "without a file it is the user's" 0 check <<END
ok $work/config/tactus/gestures.conf: 1 gesture
END
XDG_CONFIG_HOME=/nonexistent XDG_CONFIG_DIRS=/nonexistent expect_run "or none" 2 check <<END
tactus: no gestures.conf in ~/.config/tactus and /etc/xdg/tactus
END

cat >"$work/fingers.scenario" <<END
window w 0 0 800 600
swipe theirs on w direction=left touches=3
at 0 down 1 500 300
at 0 down 2 550 300
at 0 down 3 600 300
at 20 drag 1 250 300 for 200
at 20 drag 2 300 300 for 200
at 20 drag 3 350 300 for 200
at 230 up 1
at 230 up 2
at 230 up 3
at 1000 down 1 400 300
at 1600 up 1
END
expect_run "try: what a scenario sets off" 0 try $example "$work/fingers.scenario" <<END
76.000 ms: workspace on the right: action workspace-right begins at 8 %
230.000 ms: workspace on the right: action workspace-right ends at 31 %, and is carried out
1500.000 ms: right click: action right-click
END
expect_run "try: on a window of another application" 0 try --app-id=firefox $example "$work/fingers.scenario" <<END
76.000 ms: workspace on the right: action workspace-right begins at 8 %
230.000 ms: workspace on the right: action workspace-right ends at 31 %, and is carried out
END
printf 'window w 0 0 800 600\nat 0 down 1 400 300\nat 50 up 1\n' >"$work/tap.scenario"
printf '[tactus-gesture]\nname=two\ntype=tap\nfingers=2\ncommand=true\n' >"$work/two.conf"
expect_run "try: nothing, and why" 1 try --reasons "$work/two.conf" "$work/tap.scenario" <<END
50.000 ms: tap "two" (#3) failed: 1 touch came, 2 are needed
nothing is set off
END
printf 'window w 0 0 800 600\nat 0 down 1 400 300\nat 10 move 1 400 330\nat 50 up 1\n' >"$work/down.scenario"
printf '[tactus-gesture]\nname=across\ntype=drag\ndirection=left,right\ncommand=true\n' >"$work/across.conf"
expect_run "try: a gesture that went another way" 1 try --reasons "$work/across.conf" "$work/down.scenario" <<END
10.000 ms: "across" failed: its fingers went another way than its direction
nothing is set off
END
printf '[tactus]\nfeedback=true\n' | cat - "$work/across.conf" >"$work/bar.conf"
expect_run "try: the watcher of feedback is no gesture" 1 try --reasons "$work/bar.conf" "$work/down.scenario" <<END
10.000 ms: "across" failed: its fingers went another way than its direction
nothing is set off
END
expect_run "try: a recording of evemu, and a command" 0 try "$work/config/tactus/gestures.conf" Tests/Gestures/tap.evemu <<END
80.000 ms: tap of line 1: command true
END

expect_piped "$work/config/tactus/gestures.conf" "try: gestures from standard input" 0 try - Tests/Gestures/tap.evemu <<END
80.000 ms: tap of line 1: command true
END
expect_piped Tests/Gestures/tap.evemu "try: a recording from standard input" 0 \
	try "$work/config/tactus/gestures.conf" - <<END
80.000 ms: tap of line 1: command true
END

# Each key stands in both documents, and in no other spelling.
"$tool" gestures list >"$work/list"
for key in $(sed -n 's/^\([a-z-]*\)=$/\1/p' "$work/list" | sort -u); do
	grep -q "\`$key\`" docs/gestures.md || echo "docs/gestures.md: $key"
done >"$work/missing"
expect "docs/gestures.md has every key" "$(cat "$work/missing")" [ ! -s "$work/missing" ]
for key in $(sed -n '/^\[tactus-gesture\]/,$ s/^\([a-z-]*\)=$/\1/p' "$work/list"); do
	grep -q "\(^\.It Ic\|^\.Ic\).*\b$key\b" docs/tactus-gestures.5 || echo "docs/tactus-gestures.5: $key"
done >"$work/missing"
expect "the manual page has every key" "$(cat "$work/missing")" [ ! -s "$work/missing" ]
expect "the list has keys" "none" grep -q '^command-changed=$' "$work/list"
summary
