# SPDX-License-Identifier: MIT
# Part of run-wayfire.sh: what a client gets of gestures, and what these run.

test_streams()
{
	start_wayfire streams || { fail streams "Wayfire does not start: $(tail -n 1 "$WAYFIRE_LOG")"; return; }
	expect_log "all gestures are served" 'tactus: 13 gestures$'
	swipe 3 400 300 200 0
	expect_commands "app-id: beside all windows" "other windows"
	start_touches streams || fail streams "the client is not shown"
	test_client_streams
	expect_legal streams
	stop_wayfire streams
}
