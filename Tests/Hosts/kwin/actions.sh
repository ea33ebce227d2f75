# SPDX-License-Identifier: MIT
# Part of run-kwin.sh: what KWin does by itself.

active="workspace.activeWindow ? workspace.activeWindow.pid : 0"

test_windows()
{
	start_touches one || fail "windows" "the client is not shown"
	local first=$client_pid
	swipe 4 500 500 0 -200
	expect_answer "fullscreen: the window under the finger" true "workspace.activeWindow.fullScreen"
	swipe 4 500 500 0 -200
	expect_answer "fullscreen: and back" false "workspace.activeWindow.fullScreen"
	start_touches two || fail "windows" "the second client is not shown"
	expect_answer "the last window has the focus" "^$client_pid\$" "$active"
	swipe 4 400 500 200 0
	expect_answer "next-window: after the last comes the first" "^$first\$" "$active"
	swipe 4 700 500 -200 0
	expect_answer "previous-window: and back" "^$client_pid\$" "$active"
	swipe 4 500 300 0 200
	expect "close: the window under the finger" "it is there" await is_gone "$client_pid"
	expect "close: no other one" "it is gone" is_shown "$first"
}

desktop_is()
{
	expect_answer "$1" "^$2\$" "workspace.currentDesktop.x11DesktopNumber"
}

test_desktops()
{
	desktop_is "it begins on the first desktop" 1
	swipe 5 500 500 0 -200
	desktop_is "workspace-down: a swipe" 3
	{
		land 5 700 300
		glide 5 700 300 -600 0 10
		lift 5
	} | play
	desktop_is "workspace-right: far enough" 4
	{
		land 5 700 300
		glide 5 700 300 -100 0 10
		glide 5 600 300 0 0 20
		lift 5
	} | play
	tap_at 900 600
	desktop_is "workspace-right: not far enough" 4
}

test_overview()
{
	{
		land 4 400 300
		lift 4
	} | play
	expect_log "overview: without the effect, the log says so" "tactus: overview: KWin's effect overview is not loaded"
}

action_tests()
{
	test_windows
	test_desktops
	test_output_frames
	test_right_click 100 100
	test_overview
}

test_actions()
{
	with_host actions action_tests
}
