#!/bin/bash
# SPDX-License-Identifier: MIT
# `tactus gestures`, the example file, and that the documents know every key. The last line counts the tests.
#
#   BUILD=DIR             where `make` built
set -u
cd "$(dirname "$0")/../../.." || exit 1
. scripts/checks.sh
tool=$(realpath "${BUILD:-build}/bin/tactus")
example=Sources/Gestures/gestures.conf

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
expect_run "nor has the one of the module for Weston" 0 check Tests/Hosts/gestures/host.ini <<END
ok Tests/Hosts/gestures/host.ini: 1 gesture
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
usage: tactus gestures [OPTION]... check [FILE] | list | try FILE RECORDING | test FILE | draw FILE | learn NAME FILE RECORDING... | import FILE | watch [NAME]...; --help says more
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
50.000 ms: "two" failed: 1 finger came, and fingers=2 is what it needs
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
cat >"$work/kept.conf" <<END
[tactus-gesture]
name=quick
type=swipe
direction=up
distance=30mm
command=true
[tactus-gesture]
name=held
type=long-press
modifiers=ctrl,alt
command=true
[tactus-gesture]
name=edge
type=edge-swipe
edge=left
command=true
[tactus-gesture]
name=there
type=tap
app-id=!foot
output=DP-1
orientation=portrait
command=true
[tactus-gesture]
name=folded
type=drag
mode=tablet
command=true
[tactus-gesture]
name=again
type=tap-drag
command=true
[tactus-gesture]
name=short
type=tap
duration=40ms
movement=4mm
command=true
[tactus-gesture]
name=part
type=edge-swipe
edge=top
edge-range=60-100%
command=true
END
expect_run "try: every gesture is named, with key, unit and remedy" 1 \
	try --reasons --app-id=foot "$work/kept.conf" "$work/down.scenario" <<END
0.000 ms: "held" was kept away: it has modifiers=ctrl,alt, and held is none; --modifiers=ctrl,alt tries it
0.000 ms: "there" was kept away: it has output=DP-1, and the fingers are on one without a name; --output=DP-1 tries it
0.000 ms: "there" was kept away: it has orientation=portrait, and the output is not; --orientation=portrait tries it
0.000 ms: "there" was kept away: it has app-id=!foot, and the window is foot; --app-id tries another
0.000 ms: "folded" was kept away: it has mode=tablet, and the device is a laptop; --mode=tablet tries it
0.000 ms: "part" was kept away: it has edge-range=60-100%, and the finger landed elsewhere; a wider range takes it
0.000 ms: "edge" failed: it landed 400px inside of its edge, and edge-width=13px is allowed; land nearer to the edge
10.000 ms: "short" failed: its fingers went 4.8mm, and movement=4mm is allowed; a greater value allows more
50.000 ms: "quick" failed: its fingers went 0mm, and distance=30mm is needed; go farther, or set a smaller value
"again" did not begin: no finger came soon after a tap
nothing is set off
END
expect_run "try: the conditions can be met" 0 try --reasons --mode=tablet --modifiers=ctrl,alt --output=DP-1 \
	--orientation=portrait "$work/kept.conf" "$work/down.scenario" <<END
0.000 ms: "edge" failed: it landed 400px inside of its edge, and edge-width=13px is allowed; land nearer to the edge
0.000 ms: "part" failed: it landed 300px inside of its edge, and edge-width=13px is allowed; land nearer to the edge
10.000 ms: "held" failed: its fingers went 30px, and movement=10px is allowed; a greater value allows more
10.000 ms: "short" failed: its fingers went 4.8mm, and movement=4mm is allowed; a greater value allows more
10.000 ms: "quick" failed: "folded" fired first; there waits-for=quick gives this one the first chance
10.000 ms: "there" failed: "folded" fired first; there waits-for=there gives this one the first chance
10.000 ms: folded: command true
"again" did not begin: no finger came soon after a tap
END
expect_run "try: a mode that is none" 2 try --mode=tent "$work/kept.conf" "$work/down.scenario" <<END
tactus: --mode is neither tablet nor laptop
usage: tactus gestures [OPTION]... check [FILE] | list | try FILE RECORDING | test FILE | draw FILE | learn NAME FILE RECORDING... | import FILE | watch [NAME]...; --help says more
END
expect_run "try: modifiers that are none" 2 try --modifiers=hyper "$work/kept.conf" "$work/down.scenario" <<END
tactus: --modifiers are not of shift, ctrl, alt, super, none
usage: tactus gestures [OPTION]... check [FILE] | list | try FILE RECORDING | test FILE | draw FILE | learn NAME FILE RECORDING... | import FILE | watch [NAME]...; --help says more
END
expect_run "try: an orientation that is none" 2 try --orientation=up "$work/kept.conf" "$work/down.scenario" <<END
tactus: --orientation is neither portrait nor landscape
usage: tactus gestures [OPTION]... check [FILE] | list | try FILE RECORDING | test FILE | draw FILE | learn NAME FILE RECORDING... | import FILE | watch [NAME]...; --help says more
END
expect_run "try: a recording of evemu, and a command" 0 try "$work/config/tactus/gestures.conf" Tests/Hosts/gestures/tap.evemu <<END
80.000 ms: tap of line 1: command true
END

printf '[tactus-gesture]\nname=told\ntype=drag\nfingers=3\nfollowed=true\n' >"$work/followed.conf"
expect_run "try: a gesture that other programs follow" 0 try "$work/followed.conf" "$work/fingers.scenario" <<END
28.000 ms: told: followed, begins at 1 %
230.000 ms: told: followed, ends at 31 %
END

expect_piped "$work/config/tactus/gestures.conf" "try: gestures from standard input" 0 try - Tests/Hosts/gestures/tap.evemu <<END
80.000 ms: tap of line 1: command true
END
expect_piped Tests/Hosts/gestures/tap.evemu "try: a recording from standard input" 0 \
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
