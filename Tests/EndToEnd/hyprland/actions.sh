# SPDX-License-Identifier: MIT
# Part of run-hyprland.sh: what Hyprland does by itself.

workspace_is()
{
	expect_answer "$1" "\"id\": $2," activeworkspace
}

test_windows()
{
	start_touches one || fail "windows" "the client is not shown"
	local first=$client_pid
	swipe 4 500 500 0 -200
	expect_answer "fullscreen: the window under the finger" '"fullscreen": 2' clients
	swipe 4 500 500 0 -200
	expect_answer "fullscreen: and back" '"fullscreen": 0' clients
	start_touches two || fail "windows" "the second client is not shown"
	expect_answer "the last window has the focus" "\"pid\": $client_pid," activewindow
	# A finger focuses the window on which it lands: the swipes start from there.
	swipe 4 700 500 200 0
	expect_answer "next-window" "\"pid\": $first," activewindow
	swipe 4 300 500 -200 0
	expect_answer "previous-window: and back" "\"pid\": $client_pid," activewindow
	swipe 4 700 300 0 200
	expect "close: the window under the finger" "it is there" await is_gone "$client_pid"
	expect "close: no other one" "it is gone" is_shown "$first"
}

go_back()
{
	hyprctl dispatch 'hl.dsp.focus({ workspace = 1 })' >/dev/null
	workspace_is "and back" 1
}

# Hyprland makes a new workspace behind the last one, unless that is empty.
test_workspaces()
{
	workspace_is "it begins on the first workspace" 1
	swipe 5 500 500 0 -200
	workspace_is "workspace-down: a swipe" 2
	go_back
	{
		land 5 700 300
		glide 5 700 300 -100 0 10
		glide 5 600 300 0 0 40
		lift 5
	} | play
	workspace_is "workspace-right: not far enough" 1
	{
		land 5 700 300
		glide 5 700 300 -600 0 20
		lift 5
	} | play
	workspace_is "workspace-right: far enough" 2
	go_back
}

# The input method hears what it hears when a text field is entered and left.
test_keyboard()
{
	local file=$work/config/tactus/gestures.conf
	"$BUILD/tests/screen-keyboard" bottom 100 a b >"$work/keyboard.out" 2>&1 &
	client_pids="$client_pids $!"
	disown
	await answers '"h": 100' layers
	{
		cat Tests/EndToEnd/plugin-gestures.conf
		printf '\n[tactus-gesture]\ntype=swipe\nfingers=2\ndirection=up\nduration=60s\naction=keyboard-on\n'
		printf '\n[tactus-gesture]\ntype=swipe\nfingers=2\ndirection=down\nduration=60s\naction=keyboard-off\n'
	} >"$file.new"
	mv "$file.new" "$file"
	expect_log "keyboard: the gestures are read" "tactus: $((gesture_count + 2)) gestures, read again"
	swipe 2 500 400 0 -200
	expect "keyboard-on: the input method is activated" "$(cat "$work/keyboard.out")" await grep -q '^activate' "$work/keyboard.out"
	swipe 2 500 200 0 200
	expect "keyboard-off: and deactivated" "$(cat "$work/keyboard.out")" await grep -q '^deactivate' "$work/keyboard.out"
}

action_tests()
{
	test_windows
	test_workspaces
	test_right_click 740 100
	test_keyboard
}

test_actions()
{
	with_host actions action_tests
}
