# SPDX-License-Identifier: MIT
# Tests of all plugins: what goes, dies or breaks in the middle of a gesture. Sourced behind plugin-words.sh. `output` is
# the name of the output; a host's session.sh defines `plug` and `unplug`.

# Three fingers land and move by 20 px.
begin_gesture()
{
	mark
	{
		land 3 700 300
		glide 3 700 300 -20 0 1
	} | play
	# Events that nobody has read would go with a device.
	await client_said 'wl_touch.*motion'
}

# They go on to a swipe.
end_gesture()
{
	{
		glide 3 680 300 -180 0 9
		lift 3
	} | play
}

# The client is killed with three fingers on it, which then go on to a swipe.
test_dying_client()
{
	local name="a window that closes in the middle of a gesture"
	start_touches dying || fail "$name" "the client is not shown"
	begin_gesture
	kill -KILL "$client_pid"
	await is_gone "$client_pid"
	end_gesture
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
	await is_in_place "$rude_pid"
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
	begin_gesture
	printf '[tactus-gesture]\ntype=swope\nfingers=3\ncommand=true\n' >"$file.new"
	mv "$file.new" "$file"
	expect_log "$name: the mistake is in the log" 'gestures.conf:2: .*type=swope'
	expect_log "$name: the old gestures stay" 'the gestures stay as they were'
	end_gesture
	expect_commands "$name: the gesture goes on" "left on $output"
	cancelled_swipe 2 | expect_stream "$name: the client is cancelled once"
	sed 's/name=left/name=leftwards/' Tests/Hosts/plugin-gestures.conf >"$file.new"
	mv "$file.new" "$file"
	expect_log "$name: a good one is read again" "tactus: $gesture_count gestures, read again"
	mark
	swipe 3 700 300 -200 0
	expect_commands "$name: and is in force" "leftwards on $output"
}

test_unplugging()
{
	local name="a touchscreen that is unplugged in the middle of a gesture"
	begin_gesture
	unplug
	cancelled_swipe 1 | expect_stream "$name: the client is cancelled"
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

# A host that locks by itself defines these three itself.
has_locker()
{
	command -v swaylock >/dev/null
}

lock_screen()
{
	swaylock --color 00ff00 >"$work/swaylock.log" 2>&1 &
	locker_pid=$!
	disown
}

unlock_screen()
{
	kill -USR1 "$locker_pid"
	await not kill -0 "$locker_pid" 2>/dev/null
}

# Gestures must not run commands for somebody who cannot unlock the screen.
test_locked_screen()
{
	local name="a locked screen"
	has_locker || { skip "$name" "there is no program that locks the screen"; return; }
	begin_gesture
	lock_screen
	cancelled_swipe 1 | expect_stream "$name: the client is cancelled when it is locked"
	end_gesture
	expect_commands "$name: the gesture is over" ""
	mark
	swipe 3 700 300 -200 0
	expect_commands "$name: no gesture fires" ""
	expect_stream "$name: no window sees a finger" </dev/null
	unlock_screen
	swipe 3 700 300 -200 0
	expect_commands "$name: gestures work when it is unlocked" "leftwards on $output"
}

is_loaded_again()
{
	[ "$(grep -c 'tactus: .* gestures$' "$HOST_LOG")" -ge 2 ]
}

test_unloading()
{
	local name="a plugin that goes in the middle of a gesture"
	begin_gesture
	unload_plugin
	cancelled_swipe 1 | expect_stream "$name: the client is cancelled"
	end_gesture
	mark
	tap_at 400 300
	await client_said 'wl_touch.*up('
	tap_events 400 300 | expect_stream "$name: touch works without it"
	expect_commands "$name: nothing is run" ""
	load_plugin
	await is_loaded_again
	mark
	swipe 3 700 300 -200 0
	expect_commands "$name: gestures work when it is back" "leftwards on $output"
}

common_troubles()
{
	test_dying_client
	test_unmapped_window
	test_broken_file
	test_unplugging
	test_palm
	test_locked_screen
	test_unloading
	expect_legal troubles
}
