# SPDX-License-Identifier: MIT
# Part of run-wayfire.sh: what Wayfire does by itself.

test_windows()
{
	start_touches one || fail "windows" "the client is not shown"
	local first=$client_pid
	swipe 4 500 500 0 -200
	expect_answer "fullscreen: the window under the finger" '"fullscreen": true' window-rules/list-views
	swipe 4 500 500 0 -200
	expect_answer "fullscreen: and back" '"fullscreen": false' window-rules/list-views
	start_touches two || fail "windows" "the second client is not shown"
	expect_answer "the last window has the focus" "\"pid\": $client_pid," window-rules/get-focused-view
	swipe 4 400 500 200 0
	expect_answer "next-window: after the last comes the first" "\"pid\": $first," window-rules/get-focused-view
	swipe 4 700 500 -200 0
	expect_answer "previous-window: and back" "\"pid\": $client_pid," window-rules/get-focused-view
	swipe 4 500 300 0 200
	expect "close: the window under the finger" "it is there" await is_gone "$client_pid"
	expect "close: no other one" "it is gone" is_shown "$first"
}

workspace_is()
{
	expect_answer "$1" "\"workspace\": {\"x\": $2, \"y\": $3" window-rules/list-wsets
}

# bar: where the gap between two workspaces is on the screen, or nothing.
bar()
{
	grim -t ppm "$work/screen.ppm" && python3 - "$work/screen.ppm" <<-'END'
		import sys
		with open(sys.argv[1], "rb") as file:
		    kind, size, depth = (file.readline().split() for _ in range(3))
		    width, height = map(int, size)
		    row = file.read()[width * 3 * (height // 2):][:width * 3]
		red = [x for x in range(width) if row[3 * x] > 240 and row[3 * x + 1] < 16 and row[3 * x + 2] < 16]
		if red:
		    print(red[0])
	END
}

bar_is_left_of()
{
	local found
	found=$(bar) && [ -n "$found" ] && [ "$found" -lt "$1" ]
}

# five_fingers DX: a drag that ends at rest.
five_fingers()
{
	land 5 700 300
	glide 5 700 300 "$1" 0 10
	glide 5 $((700 + $1)) 300 0 0 20
	lift 5
}

test_workspaces()
{
	workspace_is "it begins on the first workspace" 0 0
	swipe 5 500 500 0 -200
	workspace_is "workspace-down: a swipe" 0 1
	# Its animation still runs.
	{
		land 5 700 300
		glide 5 700 300 -300 0 10
	} | play
	if command -v grim >/dev/null; then
		expect "workspace-right: it follows the fingers" "the gap is at $(bar)" await bar_is_left_of 1100
		glide 5 400 300 -300 0 10 | play
		expect "workspace-right: all the way" "the gap is at $(bar)" await bar_is_left_of 800
	else
		skip "workspace-right: it follows the fingers" "there is no grim"
		glide 5 400 300 -300 0 10 | play
	fi
	lift 5 | play
	workspace_is "workspace-right: far enough" 1 1
	five_fingers -100 | play
	tap_at 900 600
	workspace_is "workspace-right: not far enough" 1 1
	{
		five_fingers -600
		five_fingers -600
	} | play
	workspace_is "workspace-right: while the one before is still animated" 3 1
}

is_touched()
{
	tap_at 400 300
	taps=$((taps + 1))
	client_said 'wl_touch.*down(' && await client_said 'wl_touch.*up('
}

# Wayfire's plugin scale shows the windows; a tap chooses one, and is not the window's.
test_overview()
{
	local taps=0
	start_touches overview || fail "overview" "the client is not shown"
	mark
	{
		land 4 400 300
		lift 4
	} | play
	await client_said 'wl_touch.*cancel'
	mark
	await is_touched
	expect "overview: the next tap chooses a window" "it went to the window" [ "$taps" -gt 1 ]
	expect_legal "overview"
	kill "$client_pid"
}

action_tests()
{
	test_windows
	test_workspaces
	test_output_frames
	test_overview
	test_right_click 100 100
}

test_actions()
{
	with_host actions action_tests
}
