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

# words_file: a gesture for each of some words.
words_file()
{
	printf '[tactus-gesture]\ntype=tap\nfingers=4\naction=tile-right\n'
	printf '[tactus-gesture]\ntype=tap\nfingers=5\naction=example:hello you\n'
	printf '[tactus-gesture]\ntype=drag\nfingers=4\ndirection=down\naction=move\n'
	printf '[tactus-gesture]\ntype=drag\nfingers=5\ndirection=down\naction=resize\n'
	printf '[tactus-gesture]\ntype=drag\nfingers=4\ndirection=left\naction=move-to-workspace-right\n'
	printf '[tactus-gesture]\ntype=drag\nfingers=5\ndirection=up\ndistance=30px\naction=minimize\n'
	printf '[tactus-gesture]\ntype=long-press\nfingers=4\naction=close\n'
}

test_gesture_words()
{
	local name="a gesture file's words" four="100,100 130,100 160,100 190,100" five="300,400 330,400 360,400 390,400 420,400"
	words_file >"$work/gestures.conf"
	desktop_begin --gestures "$work/gestures.conf" && start_touches || { fail "$name" "no window"; return; }
	play now "$(land "$five")" "wait 60" "$(lift 5)"
	expect_shown "$name: the compositor's own" 'the words of a gesture: hello you$'
	gesture drag "$four" 20 200 8 8
	expect_shown "$name: move" 'window "Touches" is moved by a gesture to 20,200 '
	gesture drag "$five" 0 100 8 8
	expect_shown "$name: resize" 'window "Touches" is resized by a gesture to '
	play now "$(land "300,300 330,300 360,300 390,300")" "wait 60" "$(lift 4)"
	expect_shown "$name: tile-right" 'window "Touches" is tiled to 640,0 640x720'
	gesture drag "1000,300 1030,300 1060,300 1090,300" -700 0 10 8
	expect_shown "$name: move-to-workspace-right" 'window "Touches" goes along' 'workspace 2'
	gesture drag "800,400 830,400 860,400 890,400 920,400" 0 -20 8 8
	gesture drag "800,400 830,400 860,400 890,400 920,400" 0 -100 8 8
	expect_shown "$name: minimize" 'window "Touches" is minimized'
	expect "$name: minimize: not by a way that is too short" "$(grep -c 'is minimized' "$log")" \
		[ "$(grep -c 'is minimized' "$log")" -eq 1 ]
	play now "$(land "800,300 900,300")" "wait 60" "$(lift 2)"
	expect_shown "$name: minimize: two fingers bring it back" 'window "Touches" comes to the front'
	play now "$(land "800,300 830,300 860,300 890,300")" "wait 700" "$(lift 4)"
	wait_until 10 grep -q 'xdg_toplevel[@#][0-9]*\.close' "$work/touches.debug"
	expect "$name: close" "it was not asked to" grep -q 'xdg_toplevel[@#][0-9]*\.close' "$work/touches.debug"
	desktop_end "$name"
}

# typed_is KEYS: what a client got by typing.
typed_is()
{
	[ "$(grep '^key ' "$work/typing.client" | tr '\n' ' ')" = "$1" ]
}

expect_typed()
{
	wait_until 10 typed_is "$2"
	expect "$1" "typed: $(paste -sd ' ' "$work/typing.client")" typed_is "$2"
}

test_gesture_keys()
{
	local name="a gesture file's keys" four="100,100 130,100 160,100 190,100"
	printf '[tactus-gesture]\ntype=tap\nfingers=4\nkeys=shift+b\n' >"$work/gestures.conf"
	printf '[tactus-gesture]\ntype=drag\nfingers=4\nkeys=ctrl+d\nkeys-back=ctrl+s\nhold=true\nevery=50px\n' >>"$work/gestures.conf"
	printf '[tactus-gesture]\ntype=tap\nfingers=5\nkeys=alt+escape\n' >>"$work/gestures.conf"
	desktop_begin --gestures "$work/gestures.conf" && start typing Typing "$BUILD/tests/typing-client" ||
		{ fail "$name" "no window"; return; }
	play now "$(land "$four")" "wait 60" "$(lift 4)"
	expect_typed "$name: a tap types" "key b "
	gesture drag "$four" 120 0 12 8
	expect_typed "$name: a drag types along its way" "key b key d key d key d "
	play now "$(land "100,100 130,100 160,100 190,100 220,100")" "wait 60" "$(lift 5)"
	wait_for_compositor
	expect "$name: the compositor's own keys work" "it did not end: $?" [ $? -eq 0 ]
	session_end
}

test_gesture_pointer()
{
	local name="a gesture file's pointer" four="100,100 130,100 160,100 190,100" five="100,100 130,100 160,100 190,100 220,100"
	printf '[tactus-gesture]\ntype=tap\nfingers=4\naction=middle-click\n' >"$work/gestures.conf"
	printf '[tactus-gesture]\ntype=drag\nfingers=4\naction=left-drag\n' >>"$work/gestures.conf"
	printf '[tactus-gesture]\ntype=drag\nfingers=5\naction=scroll\n' >>"$work/gestures.conf"
	desktop_begin --gestures "$work/gestures.conf" && start demo Demo weston-eventdemo --title=Demo --width=600 --height=500 ||
		{ fail "$name" "no window"; return; }
	# 274 is the middle button, and 272 the left one.
	play now "$(land "$four")" "wait 60" "$(lift 4)"
	wait_until 10 eval 'client_stream demo -v buttons=1 | grep -q "button 274 0"'
	expect "$name: middle-click" "$(client_stream demo -v buttons=1)" \
		[ "$(client_stream demo -v buttons=1 | grep button | paste -sd ' ')" = "button 274 1 button 274 0" ]
	gesture drag "$four" 0 200 8 8
	wait_until 10 eval 'client_stream demo -v buttons=1 | grep -q "button 272 0"'
	expect "$name: left-drag holds the button, and moves the pointer" "$(tail -n 4 "$work/demo.debug")" eval \
		'grep -o "wl_pointer[@#][0-9]*\.\(button([^)]*\|motion\)" "$work/demo.debug" | grep -A 9 "button(.*, 272, 1" | grep -q motion'
	gesture drag "$five" 0 100 8 8
	wait_until 10 grep -q 'wl_pointer[@#][0-9]*\.axis_stop' "$work/demo.debug"
	expect "$name: scroll turns the other way, and stops" "$(grep axis "$work/demo.debug" | tail -n 4)" eval \
		'grep -q "wl_pointer[@#][0-9]*\.axis([0-9]*, 0, -" "$work/demo.debug" && grep -q "axis_stop" "$work/demo.debug"'
	desktop_end "$name"
}
