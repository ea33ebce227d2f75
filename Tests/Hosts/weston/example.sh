# SPDX-License-Identifier: MIT
# Part of run-weston.sh: the example of docs/weston.md, gesture by gesture. Headless panels have a pixel for each
# millimetre.

# example_ini NUMBER: a file that stands in the documentation.
example_ini()
{
	awk -v number="$1" '/^```ini$/ { inside = ++count == number; next } /^```/ { inside = 0 } inside' docs/weston.md
}

# A tap in the middle of the window, at a time: it ends what comes before it in the client's log.
tap_at()
{
	play <<-END
		down 0 400 300 $1
		frame
		up 0 $(($1 + 40))
		frame
	END
}

tap_events()
{
	printf 'down 0 400.00 300.00 t=%d\nframe\nup 0 t=%d\nframe\n' "$1" $(($1 + 40))
}

test_taps()
{
	mark
	tap_at 1000
	tap_events 1000 | expect_stream "a tap reaches the client whole, with a frame after its up"
	play <<-'END'
		state
	END
	expect "the touched client has the keyboard focus" "$(last_state)" \
		grep -q "keyboard-focus=$client_pid " <(last_state)
	play <<-'END'
		down 0 400 300 2000
		frame
		motion 0 410 300 2010
		frame
		motion 0 500 350 2020
		frame
		up 0 2030
		frame
	END
	{
		tap_events 1000
		cat <<-'END'
			down 0 400.00 300.00 t=2000
			frame
			motion 0 410.00 300.00 t=2010
			frame
			motion 0 500.00 350.00 t=2020
			frame
			up 0 t=2030
			frame
		END
	} | expect_stream "a drag reaches the client whole"
	expect_commands "neither runs anything" ""
}

test_swipe()
{
	local watch
	"$BUILD/bin/tactus" gestures watch "next track" >"$work/watched" 2>&1 &
	watch=$!
	wait_until "$patience" grep -q '^tactus: follows' "$work/watched"
	mark
	play <<-'END'
		down 0 500 300 10000
		down 1 520 300 10000
		down 2 540 300 10000
		frame
		motion 0 490 300 10010
		motion 1 510 300 10010
		motion 2 530 300 10010
		frame
		motion 0 470 300 10020
		motion 1 490 300 10020
		motion 2 510 300 10020
		frame
		motion 0 400 300 10030
		frame
		up 0 10040
		up 1 10040
		up 2 10040
		frame
	END
	tap_at 11000
	{
		cat <<-'END'
			down 0 500.00 300.00 t=10000
			down 1 520.00 300.00 t=10000
			down 2 540.00 300.00 t=10000
			frame
			motion 0 490.00 300.00 t=10010
			motion 1 510.00 300.00 t=10010
			motion 2 530.00 300.00 t=10010
			frame
			cancel
		END
		tap_events 11000
	} | expect_stream "a swipe: the client's fingers are cancelled, once"
	expect_commands "a swipe runs its command, once" "playerctl next"
	wait_until "$patience" grep -q gesture "$work/watched"
	kill "$watch"
	# On the clock and in the coordinates of the compositor.
	expect "another program follows it" "it got: $(cat "$work/watched")" grep -qx "{\"version\":1,\"gesture\":\"next \
track\",\"phase\":\"ended\",\"time-us\":10020000,\"fingers\":3,\"progress\":1.000,\"output\":\"headless\",\"output-width\":\
800.000,\"output-height\":600.000,\"x\":520.000,\"y\":300.000,.*,\"carried-out\":true}" "$work/watched"
	play <<-'END'
		down 0 500 300 12000
		down 1 520 300 12000
		down 2 540 300 12000
		frame
		motion 0 487.5 300 12010
		motion 1 510 300 12010
		motion 2 530 300 12010
		frame
		up 0 12020
		frame
		up 1 12030
		up 2 12030
		frame
	END
	expect_log "the trace says why a swipe was none" \
		"12020.000 ms: swipe \"next track\" (#6) failed: its fingers moved 12.5 px (12.5 mm), 20 px are needed"
}

# edge_swipe X Y DX TIME: 10 px, from an edge inwards; and what a client in the middle sees.
edge_swipe()
{
	play <<-END
		down 0 $1 $2 $4
		frame
		motion 0 $(($1 + $3 * 6)) $2 $(($4 + 10))
		frame
		motion 0 $(($1 + $3 * 12)) $2 $(($4 + 20))
		frame
		motion 0 $(($1 + $3 * 90)) $2 $(($4 + 30))
		frame
		up 0 $(($4 + 40))
		frame
	END
}

test_edges()
{
	mark
	edge_swipe 3 300 1 20000
	tap_at 21000
	tap_events 21000 | expect_stream "delays: the client sees nothing of a swipe from the edge"
	expect_commands "a swipe from the left edge runs its command" "weston-terminal"
	mark
	edge_swipe 3 100 1 22000
	stream_of_edge_swipe 3 100 1 22000 | expect_stream "outside its range of the edge it is the client's"
	mark
	play <<-'END'
		down 0 3 300 24000
		frame
		motion 0 3 340 24010
		frame
		motion 0 3 350 24020
		frame
		up 0 24030
		frame
	END
	expect_stream "delays: what was no gesture comes afterwards, with its own time and place" <<-'END'
		down 0 3.00 300.00 t=24000
		motion 0 3.00 340.00 t=24010
		frame
		motion 0 3.00 350.00 t=24020
		frame
		up 0 t=24030
		frame
	END
	mark
	edge_swipe 797 100 -1 25000
	expect_commands "the upper half of the right edge" "brightnessctl set +10%"
	edge_swipe 797 500 -1 26000
	expect_commands "the lower half of the right edge" "brightnessctl set +10%
brightnessctl set 10%-"
}

stream_of_edge_swipe()
{
	printf 'down 0 %d.00 %d.00 t=%d\nframe\n' "$1" "$2" "$4"
	printf 'motion 0 %d.00 %d.00 t=%d\nframe\n' $(($1 + $3 * 6)) "$2" $(($4 + 10))
	printf 'motion 0 %d.00 %d.00 t=%d\nframe\n' $(($1 + $3 * 12)) "$2" $(($4 + 20))
	printf 'motion 0 %d.00 %d.00 t=%d\nframe\n' $(($1 + $3 * 90)) "$2" $(($4 + 30))
	printf 'up 0 t=%d\nframe\n' $(($4 + 40))
}

# The lines of taps with two fingers at these times; in one script, so that no real time lies between them.
two_finger_taps()
{
	local time
	for time; do
		printf 'down 0 300 300 %d\ndown 1 360 300 %d\nframe\n' "$time" "$time"
		printf 'up 0 %d\nup 1 %d\nframe\n' $((time + 50)) $((time + 50))
	done
}

test_double_tap()
{
	mark
	two_finger_taps 30000 30200 | play
	expect_commands "a double tap runs its own command only" "playerctl play-pause"
	mark
	two_finger_taps 40000 | play
	expect_commands "a single tap runs its own when no second one came" \
		"pactl set-sink-mute @DEFAULT_SINK@ toggle"
}

test_pinch()
{
	mark
	play <<-'END'
		down 0 300 300 50000
		down 1 400 300 50000
		frame
		motion 0 240 300 50010
		motion 1 460 300 50010
		frame
		up 0 50020
		up 1 50020
		frame
	END
	expect_stream "a pinch the other way is the client's" <<-'END'
		down 0 300.00 300.00 t=50000
		down 1 400.00 300.00 t=50000
		frame
		motion 0 240.00 300.00 t=50010
		motion 1 460.00 300.00 t=50010
		frame
		up 0 t=50020
		up 1 t=50020
		frame
	END
	play <<-'END'
		down 0 300 300 51000
		down 1 400 300 51000
		frame
		motion 0 320 300 51010
		motion 1 380 300 51010
		frame
		up 0 51020
		up 1 51020
		frame
	END
	expect_commands "a pinch runs its command, through a shell" "weston-screenshooter"
}

test_long_press()
{
	mark
	play <<-'END'
		down 0 300 300 60000
		down 1 360 300 60000
		down 2 420 300 60000
		frame
	END
	expect_commands "a long press runs its command while the fingers rest" "systemctl suspend"
	expect_stream "a long press: the client's fingers are cancelled" <<-'END'
		down 0 300.00 300.00 t=60000
		down 1 360.00 300.00 t=60000
		down 2 420.00 300.00 t=60000
		frame
		cancel
	END
	play <<-'END'
		up 0 61500
		up 1 61500
		up 2 61500
		frame
	END
}

test_example()
{
	example_ini 1 >"$work/example.ini"
	# The module is named by its path already.
	sed -i '/^modules=/d' "$work/example.ini"
	start_weston example "$work/example.ini" --shell=kiosk-shell.so --width=800 --height=600 ||
		{ fail "example" "Weston does not start: $(tail -n 1 "$WESTON_LOG")"; return; }
	expect_log "the example of the documentation is understood" "tactus: 8 gestures"
	expect "nothing is wrong with it" "$(grep 'example.ini:' "$WESTON_LOG")" not in_log "example.ini:"
	play <<-'END'
		keyboard
	END
	start_debugged_client example "$BUILD/examples/client" ||
		fail "example" "the client is not shown"
	test_taps
	test_swipe
	test_edges
	test_double_tap
	test_pinch
	test_long_press
	expect_legal "all that the client got is legal"
	stop_weston
	expect "Weston exits cleanly" "exit status $weston_status" [ "$weston_status" -eq 0 ]
	expect "nobody misused the library" "$(grep 'client bug' "$WESTON_LOG")" not in_log 'client bug'
}

# A client that nobody here wrote, in a window that is smaller than the output on some versions of Weston.
test_foreign_client()
{
	start_weston foreign "$work/example.ini" --shell=kiosk-shell.so --width=800 --height=600 ||
		{ fail "weston-simple-touch" "Weston does not start"; return; }
	start_debugged_client foreign weston-simple-touch
	read -r view_x view_y < <(last_state | sed -n "s/^view $client_pid \([0-9]* [0-9]*\) .*/\1/p")
	mark
	tap_at 1000
	printf 'down 0 %d.00 %d.00 t=1000\nframe\nup 0 t=1040\nframe\n' $((400 - view_x)) $((300 - view_y)) |
		expect_stream "weston-simple-touch gets a tap, at its own place"
	two_finger_taps 2000 2200 | play
	expect_commands "a gesture on weston-simple-touch" "playerctl play-pause"
	expect_legal "all that weston-simple-touch got is legal"
	stop_weston
}

not()
{
	! "$@"
}
