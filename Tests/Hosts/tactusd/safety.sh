# SPDX-License-Identifier: MIT
# Part of run-tactusd.sh: a panel that is taken always has a twin, or works by itself again.

# Half of a swipe: the gesture is undecided.
half_a_swipe()
{
	fingers <<-'END'
		0 down:0:5000:3000 down:1:6000:3000 down:2:7000:3000
		30 to:0:4800:3000 to:1:5800:3000 to:2:6800:3000
	END
}

# Slot 0 comes last: recordings begin with it, and do not choose it.
lift()
{
	fingers <<-'END'
		0 up:9 up:8 up:7 up:6 up:5 up:4 up:3 up:2 up:1 up:0
	END
}

# test_death NAME SIGNAL: kills the daemon in the middle of a gesture whose fingers the compositor has seen.
test_death()
{
	begin --taken cancel
	half_a_swipe
	expect_counts "$1 finds the compositor with three fingers" "3 0 0"
	end_daemon "$2"
	wait_until "$patience" has_no_twin
	lift
	expect_panel_works "after $1"
	expect "after $1: the compositor's fingers are gone" "$(count down) came" \
		[ "$(count down)" -eq $(($(count up) + $(count cancel))) ]
	end_watch
}

test_uinput()
{
	UINPUT=FAKE_UINPUT_FULL_AFTER=1 begin --taken cancel
	half_a_swipe
	wait_until "$patience" has_line "$work/daemon" 'takes no events'
	expect "a twin that takes no events is given up" "$(tail -n 1 "$work/daemon")" \
		has_line "$work/daemon" 'released: its twin takes no events'
	lift
	expect_panel_works "after a full queue"
	expect "it goes on, without the panel" "it is gone" kill -0 "$daemon_pid"
	end_watch

	UINPUT=FAKE_UINPUT_HANGS_AFTER=1 begin --taken cancel
	half_a_swipe
	wait_for_daemon
	expect "a loop that hangs is ended by the watchdog" "status $daemon_status" [ "$daemon_status" -eq 70 ]
	lift
	expect_panel_works "after a hang"
	end_watch

	UINPUT=FAKE_UINPUT_FORBIDDEN=1 begin --taken cancel
	expect "without uinput the panel is not taken" "$(tail -n 1 "$work/daemon")" \
		has_line "$work/daemon" 'no twin (Permission denied); the touchscreen is left alone'
	expect_panel_works "without uinput"
	end_watch
}

test_hotplug()
{
	begin --taken cancel
	half_a_swipe
	"$BUILD/tests/fake-evdev-command" "$work/socket" unplug 0
	wait_until "$patience" has_line "$work/daemon" 'was removed'
	expect "an unplugged panel takes its twin along" "it stays" wait_until "$patience" has_no_twin
	expect "its fingers are gone" "not so" [ "$(count down)" -eq $(($(count up) + $(count cancel))) ]
	"$BUILD/tests/fake-evdev-command" "$work/socket" plug 0
	wait_until "$patience" is_taken_again
	expect "a panel that comes back is taken again" "$(tail -n 1 "$work/daemon")" is_taken_again
	wait_until "$patience" has_twin_again
	play "$work/three-finger-swipe.events"
	expect_fired "and gestures work on it" 1
	end_watch
}

is_taken_again()
{
	[ "$(grep -c ': taken, ' "$work/daemon")" -eq 2 ]
}

has_twin_again()
{
	[ "$(grep -c '^+ event1' "$work/watch")" -eq 2 ]
}

test_touched_at_start()
{
	start_watch
	fingers <<-'END'
		0 down:0:5000:3000
	END
	start_daemon --gestures "$work/gestures.conf" --taken cancel
	expect "a panel that is touched is not taken" "$(tail -n 1 "$work/daemon")" \
		has_line "$work/daemon" 'is being touched; will be taken when all fingers have lifted'
	lift
	wait_until "$patience" has_line "$work/daemon" ': taken, '
	expect "it is when the finger lifts" "$(tail -n 1 "$work/daemon")" has_line "$work/daemon" ': taken, '
	wait_until "$patience" panel_has_lifted 1
	expect "the compositor saw the lift" "no" panel_has_lifted 1
	end_watch
}

five_fingers_down()
{
	fingers <<-'END'
		0 down:0:1000:3000 down:1:3000:3000 down:2:5000:3000 down:3:7000:3000 down:4:9000:3000
	END
}

test_stop_sign()
{
	begin --taken cancel
	five_fingers_down
	wait_until "$patience" has_line "$work/daemon" 'stopped by five fingers that rested for five seconds'
	lift
	expect_panel_works "after five fingers that rested"
	expect "the daemon goes on" "it is gone" kill -0 "$daemon_pid"
	play "$work/three-finger-swipe.events"
	expect_fired "without gestures" 0
	fingers <<-'END'
		0 down:0:1000:3000 down:1:3000:3000 down:2:5000:3000 down:3:7000:3000 down:4:9000:3000
		60 up:4 up:3 up:2 up:1 up:0
	END
	wait_until "$patience" is_taken_again
	expect "a tap with five fingers brings them back" "$(tail -n 1 "$work/daemon")" is_taken_again
	wait_until "$patience" has_twin_again
	play "$work/three-finger-swipe.events"
	expect_fired "and they fire" 1
	end_watch

	# Fingers that are down for long, but move, as on a piano.
	begin --taken cancel
	five_fingers_down
	for _ in 1 2 3 4 5 6 7; do
		fingers <<-'END'
			0 to:4:9000:3300
			500 to:4:9000:3000
			1000
		END
	done
	expect "five fingers of which one moves stop nothing" "$(tail -n 1 "$work/daemon")" \
		not has_line "$work/daemon" 'stopped by'
	lift
	end_watch
}

resident()
{
	awk '/^VmRSS/ { print $2 }' "/proc/$daemon_pid/status"
}

test_flood()
{
	local before after
	begin --taken cancel --measure
	awk -v flood=1000 -f "$here/fingers.awk" </dev/null >"$work/flood.events"
	play "$work/flood.events"
	expect_counts "a thousand frames a second of ten fingers: none is lost" "10 10 0"
	before=$(resident)
	play "$work/flood.events"
	expect_counts "nor of a thousand more" "20 20 0"
	after=$(resident)
	expect "they cost no memory" "$before kB, then $after kB" [ "$((after - before))" -lt 1024 ]
	end_daemon TERM
	echo "     $(tail -n 1 "$work/daemon")"
	end_watch
}

test_second_instance()
{
	local first_runner first_pid
	begin --taken cancel
	first_runner=$daemon_runner first_pid=$daemon_pid
	cp "$work/daemon" "$work/first"
	daemon_pid=
	: >"$work/second"
	timeout 20 ${ROOM:-} "${behind[@]}" "$tactusd" ${DAEMON_USER---user nobody} \
		--gestures "$work/gestures.conf" --taken cancel >"$work/second" 2>&1 &
	daemon_runner=$!
	wait_until "$patience" has_line "$work/second" 'another program has grabbed it'
	expect "a second one leaves panel and twin alone" "$(cat "$work/second")" \
		not_taken "$work/second"
	kill "$daemon_runner" 2>/dev/null
	wait "$daemon_runner" 2>/dev/null
	daemon_runner=$first_runner daemon_pid=$first_pid
	play "$work/tap.events"
	expect_counts "and the first one works on" "1 1 0"
	end_watch
}

not_taken()
{
	has_line "$1" 'another program has grabbed it' && ! has_line "$1" ': taken, '
}

test_safety()
{
	test_death "kill -9" KILL
	test_death "a crash" SEGV
	test_uinput
	test_hotplug
	test_touched_at_start
	test_flood
	test_second_instance
	test_stop_sign
}
