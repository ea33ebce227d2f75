# SPDX-License-Identifier: MIT
# Tests of all plugins: what goes, dies or breaks in the middle of a gesture. Sourced behind plugin-words.sh. `output` is
# the name of the output; a host's session.sh defines `plug` and `unplug`.

# The client is killed with three fingers on it, which then go on to a swipe.
test_dying_client()
{
	local name="a window that closes in the middle of a gesture"
	start_touches dying || fail "$name" "the client is not shown"
	mark
	{
		land 3 700 300
		glide 3 700 300 -20 0 1
	} | play
	await client_said 'wl_touch.*motion'
	kill -KILL "$client_pid"
	await is_gone "$client_pid"
	{
		glide 3 680 300 -180 0 9
		lift 3
	} | play
	expect_commands "$name: the gesture goes on" "left on $output"
	start_touches next || fail "$name" "the next client is not shown"
	mark
	tap_at 400 300
	tap_events 400 300 | expect_stream "$name: the next window gets a clean tap"
	expect_legal "$name"
}

# The window goes, its client stays: it gets up for the finger (10.5).
test_unmapped_window()
{
	local name="a window that is unmapped under a finger"
	kill "$client_pid"
	await is_gone "$client_pid"
	"$BUILD/tests/rude-client" unmapped-while-touched >"$work/rude" 2>/dev/null &
	local rude_pid=$!
	disown
	await is_shown "$rude_pid"
	land 1 100 100 | play
	await [ -s "$work/rude" ]
	kill "$rude_pid" 2>/dev/null
	expect "$name" "the client says $(cat "$work/rude")" [ "$(cat "$work/rude")" = fine ]
	lift 1 | play
	start_touches next || fail "$name" "the next client is not shown"
	mark
	tap_at 400 300
	tap_events 400 300 | expect_stream "$name: the next one gets a clean tap"
}

test_broken_file()
{
	local name="a file that breaks in the middle of a gesture" file=$work/config/tactus/gestures.conf
	mark
	{
		land 3 700 300
		glide 3 700 300 -20 0 1
	} | play
	printf '[tactus-gesture]\ntype=swope\nfingers=3\ncommand=true\n' >"$file.new"
	mv "$file.new" "$file"
	expect_log "$name: the mistake is in the log" 'gestures.conf:2: .*type=swope'
	expect_log "$name: the old gestures stay" 'the gestures stay as they were'
	{
		glide 3 680 300 -180 0 9
		lift 3
	} | play
	expect_commands "$name: the gesture goes on" "left on $output"
	expect_stream "$name: the client is cancelled once" <<-'END'
		down 0 700 300
		down 1 760 300
		down 2 820 300
		frame
		motion 0 680 300
		motion 1 740 300
		motion 2 800 300
		frame
		motion 0 660 300
		motion 1 720 300
		motion 2 780 300
		frame
		cancel
	END
	sed 's/name=left/name=leftwards/' Tests/EndToEnd/plugin-gestures.conf >"$file.new"
	mv "$file.new" "$file"
	expect_log "$name: a good one is read again" "tactus: $gesture_count gestures, read again"
	mark
	swipe 3 700 300 -200 0
	expect_commands "$name: and is in force" "leftwards on $output"
}

test_unplugging()
{
	local name="a touchscreen that is unplugged in the middle of a gesture"
	mark
	{
		land 3 700 300
		glide 3 700 300 -20 0 1
	} | play
	# Events that nobody has read go with the device.
	await client_said 'wl_touch.*motion'
	unplug
	expect_stream "$name: the client is cancelled" <<-'END'
		down 0 700 300
		down 1 760 300
		down 2 820 300
		frame
		motion 0 680 300
		motion 1 740 300
		motion 2 800 300
		frame
		cancel
	END
	expect_commands "$name: nothing is run" ""
	plug
	mark
	swipe 3 700 300 -200 0
	expect_commands "$name: gestures work when it is back" "leftwards on $output"
}

# The protocol has one cancel for all of a client's fingers.
test_palm()
{
	local name="a palm"
	mark
	play <<-'END'
		down 0 400 300
		down 1 600 300
		frame
		wait 20
		palm 0
		frame
		wait 20
		motion 1 640 300
		up 0
		up 1
		frame
	END
	tap_at 400 300
	{
		printf 'down 0 400 300\ndown 1 600 300\nframe\ncancel\n'
		tap_events 400 300
	} | expect_stream "$name: the client is cancelled, and gets a clean tap"
}
