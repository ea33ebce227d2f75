# SPDX-License-Identifier: MIT
# Part of run-hyprland.sh: actions on windows, buttons, keys, places, and words of Hyprland.

own_word()
{
	echo 'hyprland:hl.dsp.focus({ workspace = 1 })'
}

# client_line: what hyprctl says of the client's window.
client_line()
{
	ask clients | sed 's/"address": "0x/\n&/g' | grep "\"pid\": $client_pid,"
}

client_is()
{
	client_line | grep -q -e "$1"
}

window_box()
{
	client_line | sed 's/.*"at": \[\([^]]*\)\], *"size": \[\([^]]*\)\].*/\1, \2/; s/, */ /g'
}

put_box()
{
	hyprctl dispatch "hl.dsp.window.resize({ x = $3, y = $4 })" >/dev/null
	hyprctl dispatch "hl.dsp.window.move({ x = $1, y = $2 })" >/dev/null
}

is_minimized()
{
	client_is '"name": "special:minimized"'
}

shows_workspace()
{
	answers "\"id\": $1," activeworkspace
}

is_on_workspace()
{
	shows_workspace "$1" && client_is "\"workspace\": *{[^}]*\"id\": $1,"
}

show_workspace()
{
	hyprctl dispatch "hl.dsp.focus({ workspace = $1 })" >/dev/null
	await shows_workspace "$1"
}

# The window of window_tests floats; in the tiling it fills the output.
test_tiling()
{
	local name="a tiled window"
	{
		gesture swipe 4 left float
		gesture drag 2 left,right move
	} | write_gestures 2
	swipe 4 500 300 -150 0
	expect "$name: float puts a window into the tiling" "$(client_line | cut -c 1-200)" await client_is '"floating": false'
	expect_window_box "$name: which it fills" "0 0 1280 720"
	swipe 4 500 300 -150 0
	expect "$name: and takes it out again" "$(client_line | cut -c 1-200)" await client_is '"floating": true'
	swipe 4 500 300 -150 0
	await client_is '"floating": false'
	{
		drag 2 400 300 100 0
		lift 2
	} | play
	expect "$name: a move takes it out" "$(client_line | cut -c 1-200)" await client_is '"floating": true'
	expect_window_box "$name: and moves it" "100 0 1280 720"
}

test_unknown_word()
{
	local name="words of Hyprland"
	gesture swipe 4 up 'hyprland:hl.dsp.no_such_thing()' | write_gestures 1
	swipe 4 400 500 0 -200
	expect_log "$name: the answer to a mistake is in the log" 'tactus: hyprland:hl.dsp.no_such_thing'
}

word_tests()
{
	hyprctl eval 'hl.window_rule({ match = { class = "tactus-touches" }, float = true })' >/dev/null
	window_tests
	kill "$client_pid"
	await is_gone "$client_pid"
	show_workspace 1
	start_touches tiling || fail tiling "the client is not shown"
	test_tiling
	test_unknown_word
	kill "$client_pid"
	await is_gone "$client_pid"
	pointer_tests
	key_tests
	test_places
}

test_places()
{
	local name="where"
	place_gestures desktop fullscreen window panel | write_gestures 4
	expect_place "$name=desktop: nothing is there" 400 300 desktop
	start_touches places || fail "$name" "the client is not shown"
	put_box 200 100 600 400
	await window_box_is "200 100 600 400"
	expect_place "$name=window: a window" 300 200 window
	expect_place "$name=desktop: just beside it" 300 90 desktop
	# A finger on the desktop has taken the focus away.
	tap_at 300 200
	await answers "\"pid\": $client_pid," activewindow
	hyprctl dispatch 'hl.dsp.window.fullscreen({ mode = "fullscreen" })' >/dev/null
	await client_is '"fullscreen": 2'
	expect_place "$name=fullscreen: a window that covers the output" 300 200 fullscreen
	hyprctl dispatch 'hl.dsp.window.fullscreen({ mode = "fullscreen" })' >/dev/null
	"$programs/screen-keyboard" bottom 100 >"$work/panel.out" 2>&1 &
	client_pids="$client_pids $!"
	disown
	await answers '"h": 100' layers
	expect_place "$name=panel: a layer surface" 300 700 panel
}

test_words()
{
	with_host words word_tests
}
