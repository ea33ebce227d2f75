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

test_right_click()
{
	start_debugged_client pointer "$BUILD/tests/pointer-client" || fail "right click" "the client is not shown"
	{
		land 1 100 100
		echo wait 900
		echo frame
		lift 1
	} | play
	await grep -q 'button 273 0' "$work/pointer.out"
	printf 'button 273 1\nbutton 273 0\n' >"$work/expected"
	grep button "$work/pointer.out" >"$work/found"
	expect_same "right-click: a long press is one" "$work/expected" "$work/found"
}

test_overview()
{
	{
		land 4 400 300
		lift 4
	} | play
	expect_log "overview: without the effect, the log says so" "tactus: overview: KWin's effect overview is not loaded"
}

test_actions()
{
	start_kwin actions || { fail actions "KWin does not start: $(tail -n 1 "$HOST_LOG")"; return; }
	test_windows
	test_desktops
	test_right_click
	test_overview
	stop_kwin actions
}
