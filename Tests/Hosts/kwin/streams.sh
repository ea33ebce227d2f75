# SPDX-License-Identifier: MIT
# Part of run-kwin.sh: what a client gets of gestures, and what these run.

# KWin would take the fingers from the client with the third, and act when they move.
test_own_gestures()
{
	local name="three fingers that are no gesture"
	mark
	{
		land 3 400 300
		lift 3
	} | play
	tap_at 400 300
	{
		cat <<-'END'
			down 0 400 300
			down 1 460 300
			down 2 520 300
			frame
			up 0
			up 1
			up 2
			frame
		END
		tap_events 400 300
	} | expect_stream "$name: the client has them, not KWin"
}

stream_tests()
{
	expect_log "all gestures are served" "tactus: $gesture_count gestures\$"
	swipe 3 400 300 200 0
	expect_commands "app-id: beside all windows" "other windows"
	start_touches streams || fail streams "the client is not shown"
	test_client_streams
	test_own_gestures
	expect_legal streams
}

test_streams()
{
	with_host streams stream_tests
}
