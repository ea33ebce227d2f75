# SPDX-License-Identifier: MIT
# Part of run-weston.sh: clients that die, devices that misbehave, views that change, several seats.

is_gone()
{
	! is_shown "$1"
}

state_has()
{
	play <<-'END'
		state
	END
	last_state | grep -q -- "$1"
}

# The lines of a swipe with three fingers, in two parts.
three_fingers_down()
{
	cat <<-END
		down 0 500 300 $1
		down 1 520 300 $1
		down 2 540 300 $1
		frame
		motion 0 495 300 $(($1 + 10))
		motion 1 515 300 $(($1 + 10))
		motion 2 535 300 $(($1 + 10))
		frame
	END
}

three_fingers_left_and_up()
{
	cat <<-END
		motion 0 460 300 $(($1 + 20))
		motion 1 480 300 $(($1 + 20))
		motion 2 500 300 $(($1 + 20))
		frame
		up 0 $(($1 + 30))
		up 1 $(($1 + 30))
		up 2 $(($1 + 30))
		frame
	END
}

# In the middle of a gesture, and with a finger that waits to be decided.
test_dying_client()
{
	start_debugged_client dying "$BUILD/examples/client"
	mark
	play <<-'END'
		down 0 300 300 1000
		down 1 400 300 1000
		frame
		motion 0 302 300 1010
		frame
	END
	kill -KILL "$client_pid"
	wait_until "$patience" is_gone "$client_pid"
	play <<-'END'
		motion 0 320 300 21000
		motion 1 380 300 21000
		frame
		up 0 21010
		up 1 21010
		frame
	END
	expect_commands "a client is killed: the gesture on it goes on" "weston-screenshooter"
	start_debugged_client dying "$BUILD/examples/client"
	play <<-'END'
		down 0 3 300 22000
		frame
	END
	kill -KILL "$client_pid"
	wait_until "$patience" is_gone "$client_pid"
	play <<-'END'
		motion 0 3 400 52010
		frame
		up 0 52020
		frame
	END
	expect "a client is killed that would have got a finger" "$(last_state)" state_has 'fingers=0 '
}

test_background()
{
	mark
	{
		three_fingers_down "$1"
		three_fingers_left_and_up "$1"
	} | play
	expect_commands "a gesture where there is no client" "playerctl next"
}

test_devices()
{
	mark
	play <<-'END'
		down 0 300 300 110000
		frame
		cancel
	END
	tap_at 111000
	{
		printf 'down 0 300.00 300.00 t=110000\nframe\ncancel\n'
		tap_events 111000
	} | expect_stream "the device takes its touches back: cancel, and the next tap is one"
	expect "... and no finger is left" "$(last_state)" state_has 'fingers=0 .*inhibits=0'
	mark
	play <<-'END'
		down 0 300 300 112000
		frame
		down 0 310 310 112500
		frame
		up 0 112600
		frame
	END
	expect_stream "a palm that Weston did not hear of: its id is used again" <<-'END'
		down 0 300.00 300.00 t=112000
		frame
		cancel
		down 0 310.00 310.00 t=112500
		frame
		up 0 t=112600
		frame
	END
	expect "... and no finger is left" "$(last_state)" state_has 'fingers=0 .*inhibits=0'
	mark
	play <<-'END'
		down 0 300 300 113000
		frame
		up 0 113050
	END
	expect_stream "a backend without a frame after the last up" <<-'END'
		down 0 300.00 300.00 t=113000
		frame
		up 0 t=113050
		frame
	END
}

test_unplugging()
{
	mark
	play <<-'END'
		down 0 300 300 114000
		frame
		unplug
	END
	expect_stream "the touchscreen is unplugged: cancel" <<-'END'
		down 0 300.00 300.00 t=114000
		frame
		cancel
	END
	# The client asks for a touch again when there is one.
	mark
	play <<-'END'
		down 9 790 590 114500
		frame
		up 9 114510
		frame
	END
	wait_until "$patience" has_new_touch
	mark
	tap_at 115000
	tap_events 115000 | expect_stream "the touchscreen is there again"
}

# Weston has answered what came behind the request: it knows of it.
has_new_touch()
{
	tail -n "+$client_start" "$CLIENT_LOG" | grep -q -- '-> .*get_touch' && state_has 'fingers='
}

test_many_fingers()
{
	local id
	mark
	{
		for id in $(seq 0 69); do echo "down $id $((20 + id * 10)) 400 116000"; done
		echo frame
		for id in $(seq 0 69); do echo "up $id 116100"; done
		echo frame
	} | play
	expect "seventy fingers: some are not looked at" "$(last_state)" state_has 'fingers=0 .*inhibits=0'
	wait_until "$patience" has_ups 64
	expect "seventy fingers: the client gets 64" "$(stream | grep -c '^up ')" has_ups 64
}

has_ups()
{
	[ "$(stream | grep -c '^up ')" = "$1" ]
}

test_views()
{
	mark
	play <<-'END'
		scale 300 300 0.5
		down 0 200 150 227000
		frame
		motion 0 210 150 227010
		frame
		up 0 227020
		frame
	END
	expect_stream "a view that is drawn at half its size" <<-'END'
		down 0 400.00 300.00 t=227000
		frame
		motion 0 420.00 300.00 t=227010
		frame
		up 0 t=227020
		frame
	END
	mark
	play <<-'END'
		down 0 200 150 228000
		frame
		unmap 200 150
	END
	expect_stream "a view that is not shown any more: up" <<-'END'
		down 0 400.00 300.00 t=228000
		frame
		up 0 t=228000
		frame
	END
	play <<-'END'
		up 0 228100
		frame
	END
}

# Two people, each with three fingers and at the same time.
test_seats()
{
	mark
	{
		printf 'seat seat1\nseat seat0\n'
		three_fingers_down 200000
		echo seat seat1
		three_fingers_down 200005
		three_fingers_left_and_up 200010
		echo seat seat0
		three_fingers_left_and_up 200015
	} | play
	expect_commands "two seats swipe at once" "playerctl next
playerctl next"
	play <<-'END'
		seat seat1
		down 0 400 300 210000
		frame
		remove
		seat seat0
	END
	expect "a seat goes that is touched" "$(last_state)" state_has 'fingers=0 '
	expect "a seat goes that is touched: its client gets cancel" "$(stream | tail -n 4)" \
		wait_until "$patience" ends_with_cancel
}

ends_with_cancel()
{
	[ "$(stream | tail -n 1)" = cancel ]
}

# It gets no motion and no up of a finger that it had no down of.
test_late_touch()
{
	start_debugged_client late "$programs/grab-client" late
	# The window is 200 px wide and in the middle.
	mark
	play <<-'END'
		down 0 400 300 300000
		frame
	END
	wait_until "$patience" has_new_touch
	play <<-'END'
		motion 0 410 300 320000
		frame
		up 0 320010
		frame
		down 0 400 300 330000
		frame
		up 0 330010
		frame
	END
	wait_until "$patience" has_ups 3
	stream >"$work/found"
	expect "an object that is made amid a touch hears of the next one" "$(cat "$work/found")" \
		[ "$(grep -c '^motion' "$work/found") $(grep -c '^down' "$work/found")" = "1 3" ]
}

test_troubles()
{
	start_weston troubles "$work/example.ini" --shell=kiosk-shell.so --width=800 --height=600 ||
		{ fail "troubles" "Weston does not start"; return; }
	test_background 1000
	test_dying_client
	test_background 60000
	start_debugged_client troubles "$BUILD/examples/client"
	test_devices
	test_unplugging
	test_many_fingers
	test_seats
	test_views
	expect_legal "all that the client of these got is legal"
	test_late_touch
	stop_weston
	expect "Weston exits cleanly after all that" "exit status $weston_status" [ "$weston_status" -eq 0 ]
	expect "nobody misused the library" "$(grep 'client bug' "$WESTON_LOG")" not in_log 'client bug'
}
