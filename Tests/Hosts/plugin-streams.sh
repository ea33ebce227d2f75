# SPDX-License-Identifier: MIT
# Tests of all plugins: what a client gets of gestures, and what these run. Sourced behind plugin-words.sh. `output` is the
# name of the output.

test_tap()
{
	mark
	tap_at 400 300
	tap_events 400 300 | expect_stream "a tap reaches the client untouched, with a frame after its up"
	play <<-'END'
		down 0 400 300
		frame
		wait 10
		motion 0 500 320
		frame
		down 1 600 500
		frame
		wait 10
		up 0
		frame
		motion 1 620 500
		frame
		wait 10
		up 1
		frame
	END
	{
		tap_events 400 300
		cat <<-'END'
			down 0 400 300
			frame
			motion 0 500 320
			frame
			down 1 600 500
			frame
			up 0
			frame
			motion 1 620 500
			frame
			up 1
			frame
		END
	} | expect_stream "so do two fingers that are no gesture"
	expect_commands "neither runs anything" ""
}

# Fires after 50 px: the client has three steps of 20 px, of which the third fires.
test_swipe()
{
	mark
	swipe 3 700 300 -200 0
	tap_at 400 300
	{
		cancelled_swipe 2
		tap_events 400 300
	} | expect_stream "a three-finger swipe: the client's fingers began and were cancelled once, then nothing"
	expect_commands "it runs its command once, and names the output" "left on $output"
}

test_delays()
{
	mark
	{
		echo down 0 3 300
		echo frame
		glide 1 3 300 200 0 10
		lift 1
	} | play
	tap_at 400 300
	tap_events 400 300 | expect_stream "delays: the client sees nothing of a swipe from the edge"
	expect_commands "and the swipe runs its command" edge
	mark
	{
		echo down 0 3 300
		echo frame
		glide 1 3 300 0 200 2
		lift 1
	} | play
	expect_stream "delays: what was no gesture comes afterwards, from its own place" <<-'END'
		down 0 3 300
		motion 0 3 400
		frame
		motion 0 3 500
		frame
		up 0
		frame
	END
}

test_failing_command()
{
	local name="a command that fails has a line in the log"
	[ -z "${ends_unseen:-}" ] || { skip "$name" "the host has the kernel discard how its children end"; return; }
	{
		land 3 500 300
		lift 3
		echo wait 100
		land 3 500 300
		lift 3
	} | play
	expect_log "$name" 'tactus: fails: its command ended with status 1'
}

test_app_id()
{
	mark
	swipe 3 400 300 200 0
	expect_commands "app-id: on the window that it names" "this window"
}

# The window of the client covers the output from here on.
test_client_streams()
{
	test_tap
	test_swipe
	test_delays
	test_app_id
	test_failing_command
}
