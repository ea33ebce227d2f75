# SPDX-License-Identifier: MIT
# Part of run-wayfire.sh: what a client gets of gestures, and what these run.

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
	with_host streams stream_tests
}
