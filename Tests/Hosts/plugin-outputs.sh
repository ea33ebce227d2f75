# SPDX-License-Identifier: MIT
# Tests of all plugins: a second output beside the first one. Sourced behind plugin-clients.sh. A host's own part defines
# `second`, the name of the output, `add_second` and `remove_second`, `has_second`, whether it is there, `touchscreen_on
# OUTPUT`, which returns once the touchscreen lies there, and `is_on OUTPUT PID`, whether a window fills that output.

test_names_of_outputs()
{
	sed "s/^name=left\$/name=left\noutput=$second/" Tests/Hosts/plugin-gestures.conf >"$work/gestures.new"
	mv "$work/gestures.new" "$work/config/tactus/gestures.conf"
	expect_log "output: the file is read" "tactus: $gesture_count gestures, read again"
	mark
	swipe 3 700 300 -200 0
	expect_commands "output: a gesture works on the output that it names" "left on $second"
	touchscreen_on "$output"
	mark
	swipe 3 700 300 -200 0
	swipe 3 400 300 200 0
	expect_commands "output: and on no other one" "other windows"
	touchscreen_on "$second"
}

# The host moves its windows to the other output.
test_lost_output()
{
	local name="an output that goes in the middle of a gesture"
	begin_gesture
	remove_second
	expect "$name: it goes" "it is there" await not has_second
	cancelled_swipe 1 | expect_stream "$name: the client is cancelled once"
	end_gesture
	expect_commands "$name: nothing is run" ""
	expect "$name: the window is on the other output" "it is not" await is_on "$output" "$client_pid"
	mark
	tap_at 400 300
	tap_events 400 300 | expect_stream "$name: the touchscreen serves the other output"
	add_second
	expect "$name: it comes back" "it does not" await has_second
	expect "$name: with its window" "it is elsewhere" await is_on "$second" "$client_pid"
	mark
	swipe 3 700 300 -200 0
	expect_commands "$name: gestures work on it again" "left on $second"
}
