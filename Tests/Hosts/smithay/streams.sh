# SPDX-License-Identifier: MIT
# Part of run-smithay.sh: what a client gets of gestures, and what these run.

stream_tests()
{
	expect_log "all gestures are served" "tactus: $gesture_count gestures\$"
	swipe 3 400 300 200 0
	expect_commands "app-id: beside all windows" "other windows"
	start_touches streams || fail streams "the client is not shown"
	test_client_streams
	expect_legal streams
}

test_streams()
{
	with_maximizing_host streams stream_tests
}

# with_maximizing_host NAME COMMAND...: windows have the whole output.
with_maximizing_host()
{
	local name=$1
	shift
	start_host "$name" --maximize || {
		fail "$name" "the compositor does not start: $(tail -n 1 "$HOST_LOG")"
		session_end
		return
	}
	"$@"
	stop_host "$name"
}

test_troubles()
{
	with_maximizing_host troubles trouble_tests
}

# The plugins' own, except for what only a plugin can do: being unloaded. This compositor has no lock screen.
trouble_tests()
{
	test_dying_client
	test_unmapped_window
	test_broken_file
	test_unplugging
	test_palm
	expect_legal troubles
}

test_grabs()
{
	with_host grabs grab_tests
}

action_tests()
{
	start_touches close || fail "close" "the client is not shown"
	swipe 4 500 300 0 200
	expect "close: the window under the finger" "it is there" await is_gone "$client_pid"
	test_output_frames
	test_right_click 100 100
}

test_actions()
{
	with_maximizing_host actions action_tests
}
