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
		cat Tests/Hosts/plugin-gestures.conf
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

# buttons: what the client of test_right_click got of them since the first `seen` lines.
buttons()
{
	tail -n "+$((seen + 1))" "$work/pointer.out" | grep button
}

buttons_are()
{
	[ "$(buttons | paste -sd ,)" = "$1" ]
}

# Left and right buttons, and two axes.
write_mouse()
{
	local none='B: 01 00 00 00 00 00 00 00 00'
	printf '%s\n' '# EVEMU 1.3' 'N: Tactus Test Mouse' 'I: 0003 0001 0004 0001' 'P: 00 00 00 00 00 00 00 00' \
		'B: 00 07 00 00 00 00 00 00 00' "$none" "$none" "$none" "$none" 'B: 01 00 00 03 00 00 00 00 00' \
		'B: 02 03 00 00 00 00 00 00 00' >"$work/mouse.desc"
}

# The seat's pointer is that of all mice.
test_right_click_beside_mouse()
{
	local name="right-click: beside another mouse" key=0001 left=0110 relative=0002 x_axis=0000 seen
	seen=$(wc -l <"$work/pointer.out")
	write_mouse
	plug_device mouse
	expect "$name: there is one" "there is none" await has_device tactus-test-mouse
	{
		event $relative $x_axis 5
		event $key $left 1
		event $key $left 0
	} | evemu-play "$node_of_mouse"
	expect "$name: it clicks" "$(buttons)" await buttons_are "button 272 1,button 272 0"
	seen=$(wc -l <"$work/pointer.out")
	long_press 740 100
	expect "$name: a long press is one" "$(buttons)" await buttons_are "button 273 1,button 273 0"
	kill "$pid_of_mouse"
	await not has_device tactus-test-mouse
	seen=$(wc -l <"$work/pointer.out")
	long_press 740 100
	expect "$name: also when the mouse has gone" "$(buttons)" await buttons_are "button 273 1,button 273 0"
}

# Whatever Hyprland and its plugins offer to Lua can be bound this way, such as an overview.
test_lua()
{
	local file=$work/config/tactus/gestures.conf
	{
		cat Tests/Hosts/plugin-gestures.conf
		printf '\n[tactus-gesture]\ntype=swipe\nfingers=2\ndirection=left\nduration=60s\n'
		printf "command=hyprctl eval 'hl.dispatch(hl.dsp.focus({ workspace = 3 }))'\n"
	} >"$file.new"
	mv "$file.new" "$file"
	expect_log "hyprctl: the file is read" "tactus: $((gesture_count + 1)) gestures, read again"
	swipe 2 500 400 -200 0
	workspace_is "hyprctl: a command runs Lua in Hyprland" 3
	go_back
}

action_tests()
{
	test_windows
	test_workspaces
	test_output_frames
	test_lua
	test_right_click 740 100
	test_right_click_beside_mouse
	test_keyboard
}

test_actions()
{
	with_host actions action_tests
}
