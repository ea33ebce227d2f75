# SPDX-License-Identifier: MIT
# Part of run-tactusd.sh: a panel that is built in at a right angle, as udev's rules say.

# begin_turned MATRIX DIRECTION: a swipe of three fingers in this direction is a gesture.
begin_turned()
{
	sed '/^I:/a U: LIBINPUT_CALIBRATION_MATRIX='"$1" "$panel" >"$work/turned.desc"
	sed "s/=left/=$2/" "$work/gestures.conf" >"$work/turned.conf"
	: >"$work/fired"
	start_watch "$work/turned.desc"
	start_daemon --gestures "$work/turned.conf" --taken withhold
}

# test_turn NAME MATRIX DIRECTION: where fingers go that go left on the panel.
test_turn()
{
	begin_turned "$2" "$3"
	play "$work/three-finger-swipe.events"
	expect_fired "$1: left on the panel is $3 on the screen" 1
	play "$work/tap.events"
	wait_until "$patience" twin_is_as_direct
	touches 'event1[0-9]' >"$work/found"
	expect_same "$1: the twin is as little turned as the panel" "$work/direct" "$work/found"
	end_watch
}

# test_orientation DEGREES DIRECTION: the picture is turned when the daemon starts.
test_orientation()
{
	sed "s/=left/=$2/" "$work/gestures.conf" >"$work/turned.conf"
	: >"$work/fired"
	start_watch
	start_daemon --gestures "$work/turned.conf" --taken withhold --orientation "$1"
	play "$work/three-finger-swipe.events"
	expect_fired "a picture turned by $1 degrees: left on the panel is $2 on it" 1
	end_watch
}

# A script turns the picture while the daemon runs, once while a finger is down.
test_turning()
{
	sed "s/=left/=down/" "$work/gestures.conf" >"$work/turned.conf"
	: >"$work/fired"
	start_watch
	start_daemon --gestures "$work/turned.conf" --taken withhold
	play "$work/three-finger-swipe.events"
	lift
	fingers <<-'END'
		0 down:0:5000:3000
	END
	kill -s RTMIN+1 "$(pgrep -P "$daemon_pid")" "$daemon_pid"
	wait_until "$patience" has_line "$work/daemon" 'turned by 90 degrees'
	expect_counts "a picture that turns ends no touch" "4 3 0"
	lift
	play "$work/three-finger-swipe.events"
	expect_fired "and turns gestures: only the second swipe is one" 1
	expect_counts "the finger lifts as ever" "4 4 0"
	end_watch
}

test_turned()
{
	test_orientation 90 down
	test_orientation 180 right
	test_orientation 270 up
	test_turning
	play_directly "$panel" "$work/tap.events" || { fail "turned panels" "libinput has no panel"; return; }
	test_turn "upside down" "-1 0 1 0 -1 1" right
	test_turn "turned to the right" "0 -1 1 1 0 0" up
	test_turn "turned to the left" "0 1 0 -1 0 1" down
	begin_turned "0.7 -0.7 0 0.7 0.7 0" left
	expect "a matrix that is no right angle is told" "$(cat "$work/daemon")" \
		has_line "$work/daemon" 'gestures do not follow the calibration matrix 0.7 -0.7 0 0.7 0.7 0'
	play "$work/three-finger-swipe.events"
	expect_fired "gestures go by the panel then" 1
	end_watch

	printf '[tactus-gesture]\ntype=edge-swipe\nedge=top\norientation=portrait\ncommand=%s\n' \
		"sh -c 'echo \$TACTUS_X_PERCENT >>$work/fired'" >"$work/edge.conf"
	begin_turned "0 -1 1 1 0 0" left
	end_daemon KILL
	start_daemon --gestures "$work/edge.conf" --taken withhold
	"$BUILD/tests/generate-trace" edge-swipe "$work/edge-swipe"
	play "$work/edge-swipe.events"
	expect_fired "turned to the right: the panel's left edge is the top of a portrait" 1
	expect "the place is that on the turned panel" "$(cat "$work/fired")" [ "$(cat "$work/fired")" -lt 55 ]
	end_watch
}
