# SPDX-License-Identifier: MIT
# Gestures from a file, beside the shell's own. Sourced by run-wlroots.sh.

# gesture_file NAME...: a file with a command at a tap of five fingers, and an action for each name.
gesture_file()
{
	printf '[tactus-gesture]\nname=five\ntype=tap\nfingers=5\ncommand=touch %s\n' "$work/tapped"
	printf '[tactus-gesture]\nname=up\ntype=swipe\nfingers=3\ndirection=up\naction=%s\noutput=HEADLESS-1\napp-id=%s\n' "$@"
}

logs()
{
	grep -q -e "$1" "$work/wlroots.log"
}

test_gesture_file()
{
	local name="a gesture file" fingers="300,300 400,300 500,300" watch misspelt
	gesture_file next-window org.example.nobody >"$work/gestures.conf"
	rm -f "$work/tapped"
	desktop_begin --gestures "$work/gestures.conf" && start_touches || { fail "$name" "no window"; return; }
	"$BUILD/bin/tactus" gestures watch up >"$work/watched" 2>&1 &
	watch=$!
	wait_until 10 grep -q '^tactus: follows' "$work/watched"
	mkdir -p "$work/config/tactus" && cp "$work/gestures.conf" "$work/config/tactus"
	XDG_CONFIG_HOME=$work/config "$BUILD/bin/tactus" gestures watch upp >/dev/null 2>"$work/misspelt" &
	misspelt=$!
	wait_until 10 grep -q 'follows upp' "$work/misspelt"
	expect "$name: a name that is misspelt has a line" "$(cat "$work/misspelt")" \
		grep -q 'has no gesture of the name upp; perhaps up is meant' "$work/misspelt"
	kill "$misspelt"
	play now "$(land "300,100 350,100 400,100 450,100 500,100")" "wait 60" "$(lift 5)"
	wait_until 10 test -e "$work/tapped"
	expect "$name: a command runs" "$(grep tactus: "$work/wlroots.log" | tail -n 3)" [ -e "$work/tapped" ]
	gesture drag "$fingers" 0 -200 6 8
	wait_until 10 grep_stream touches 'cancel\|^up 2'
	gesture_file next-window tactus-touches >"$work/gestures.new"
	mv "$work/gestures.new" "$work/gestures.conf"
	wait_until 10 logs '2 gestures, read again'
	expect "$name: it is read again" "it is not" logs '2 gestures, read again'
	expect "$name: another window's gesture has not fired" "it has" [ "$(grep -c 'comes to the front' "$log")" -eq 0 ]
	gesture drag "$fingers" 0 -200 6 8
	expect_shown "$name: the compositor carries out an action" 'window "Touches" comes to the front'
	wait_until 10 grep -q '"carried-out":true' "$work/watched"
	expect "$name: another program follows it" "it got: $(cat "$work/watched")" \
		grep -q '"gesture":"up","phase":"ended",.*"fingers":3,.*"output":"HEADLESS-1",.*"carried-out":true' "$work/watched"
	gesture_file jump org.example.nobody >"$work/gestures.new"
	mv "$work/gestures.new" "$work/gestures.conf"
	wait_until 10 logs 'the gestures stay as they were'
	: >"$log"
	gesture drag "$fingers" 0 -200 6 8
	expect_shown "$name: with a mistake in it the old gestures stay" 'window "Touches" comes to the front'
	kill "$watch"
	desktop_end "$name"
}

# places_file: a tap of four fingers does something else on each place, and a drag comes from a corner.
places_file()
{
	local place
	for place in desktop window fullscreen panel; do
		printf '[tactus-gesture]\nname=%s\ntype=tap\nfingers=4\nwhere=%s\ncommand=touch %s\n' "$place" "$place" "$work/on-$place"
	done
	printf '[tactus-gesture]\nname=corner\ntype=edge-swipe\nedge=bottom-right\ncommand=touch %s\n' "$work/on-corner"
}

# expect_place NAME PLACE X Y: a tap of four fingers there is on that place alone.
expect_place()
{
	local name=$1 place=$2 x=$3 y=$4
	rm -f "$work"/on-*
	play now "$(land "$x,$y $((x + 30)),$y $((x + 60)),$y $((x + 90)),$y")" "wait 60" "$(lift 4)"
	wait_until 10 test -e "$work/on-$place"
	expect "$name" "it is on $(cd "$work" && echo on-*)" [ "$(cd "$work" && echo on-*)" = "on-$place" ]
}

test_gesture_places()
{
	local name="a gesture file's places"
	places_file >"$work/gestures.conf"
	desktop_begin --gestures "$work/gestures.conf" && start_touches || { fail "$name" "no window"; return; }
	expect_place "$name: the desktop" desktop 1100 700
	expect_place "$name: a window" window 100 100
	rm -f "$work"/on-*
	gesture drag "1275,640" -100 -100 6 8
	gesture drag "1278,718" -100 -100 6 8
	wait_until 10 test -e "$work/on-corner"
	expect "$name: a corner" "$(tail -n 2 "$work/wlroots.log")" [ -e "$work/on-corner" ]
	start_panel bottom 400
	expect_place "$name: a panel in front of the window" panel 100 400
	desktop_end "$name"
}
