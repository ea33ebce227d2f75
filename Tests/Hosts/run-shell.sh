#!/bin/bash
# SPDX-License-Identifier: MIT
# The test compositor's shell: its gestures, what clients can ask it for by touch, several outputs with a
# touchscreen each, and a device that is unplugged. Prints a line for each test; the last one counts them.
#
#   BUILD=DIR   where `make` built
set -u
cd "$(dirname "$0")/../.." || exit 1
. scripts/checks.sh
. scripts/session.sh
. Tests/Hosts/checks.sh
. Tests/Hosts/shell-requests.sh
. Tests/Hosts/shell-outputs.sh

# start_asking WAY...: starts asking clients, mapped in this order. Each writes its events to $work/WAY.
asking_pids=()
start_asking()
{
	local way
	for way in "$@"; do
		timeout --kill-after=5 "$SESSION_TIMEOUT" "$BUILD/tests/asking-client" "$way" >"$work/$way" &
		asking_pids+=($!)
		wait_until 10 logged "\"$way\" is mapped" "$log" || blame "$way is not mapped"
	done
}

# play TRACE WAYS OPTION...: plays a recording to the asking clients, on an output of $size. `why` has the reason of a
# failure, $log is the compositor's log.
play()
{
	local ways=$2
	make_trace "$1"
	shift 2
	log=$work/compositor why= asking_pids=()
	rm -f "$log"
	session_begin || return 1
	# shellcheck disable=SC2086 # one word for each way
	set -- --trace "$trace.events" --clients "$(echo $ways | wc -w)" --size "${size:-960x540}" "$@"
	if start_compositor "$log" "$@"; then
		# shellcheck disable=SC2086
		start_asking $ways
		wait_for_compositor || blame "the compositor: $(complaint "$log")"
		wait "${asking_pids[@]}" || blame "a client"
	else
		blame "the compositor does not start: $(complaint "$log")"
	fi
	logged '^tactus: client bug' "$log" && blame "$(complaint "$log")"
	session_end
	[ -z "$why" ]
}

# told NAME WAY: compares a client's events with standard input.
told()
{
	cat >"$work/expected"
	expect_same "$1" "$work/expected" "$work/$2"
}

# gesture NAME LINE: the shell's log has the line.
gesture()
{
	expect "$1" "not in the log: $2" logged "$2" "$log"
}

test_edges()
{
	play four-edges touches || fail "edge swipes" "$why"
	local side
	for side in left right bottom top; do
		gesture "a swipe from the $side edge" "$side-edge swipe ended"
	done
	gesture "the bottom edge opens the overview" "overview opened"
	gesture "the top edge closes it" "overview closed"
	told "who is not touched is told nothing" touches </dev/null
}

test_workspaces()
{
	play three-finger-swipe touches || fail "three-finger swipe" "$why"
	gesture "three fingers go on to the next workspace" "workspace 2 of 3"
	gesture "a spring takes it to its place" "workspace 2 is in place"
	play four-finger-drag touches || fail "four-finger drag" "$why"
	gesture "up and down they stay on theirs" "workspace 1 of 3"
}

# play_large TRACE OPTION...: plays a recording to the example client, large enough for many fingers, in $work/large.
play_large()
{
	make_trace "$1"
	shift
	log=$work/compositor why=
	rm -f "$log" "$work/large"
	session_begin || return 1
	start_compositor "$log" --trace "$trace.events" --size "${size:-960x540}" "$@"
	start_client "$work/large" --size 720x420
	wait_for_compositor || blame "the compositor: $(complaint "$log")"
	wait "$client_pid" || blame "the client"
	session_end
	awk -f Tests/Hosts/story.awk "$work/large" >"$work/story"
	check_stream "$work/large" || blame "the stream: $stream"
	[ -z "$why" ]
}

# loses_nothing NAME: the large client's story equals that of the recording.
loses_nothing()
{
	awk -f Tests/Hosts/fingers.awk "$trace.events" >"$work/expected"
	expect_same "$1" "$work/expected" "$work/story"
}

test_inhibition()
{
	play_large three-finger-swipe || fail "inhibition" "$why"
	expect "a client loses three fingers that swipe" "no cancel" logged '^cancel$' "$work/story"
	play_large three-finger-swipe --inhibit tactus-touches || fail "inhibition" "$why"
	loses_nothing "a client that inhibits gestures keeps them"
	# The window fills the output.
	size=720x420 play_large four-edges --inhibit tactus-touches || fail "inhibition" "$why"
	gesture "edge swipes are exempt" "left-edge swipe ended"
}

test_overview()
{
	play pinch-together "touches drop" || fail "pinch" "$why"
	gesture "a pinch opens the overview" "overview opened"
	gesture "a tap closes it" "overview closed"
	told "the tap is the overview's" touches </dev/null
}

test_long_press()
{
	play long-press pointer || fail "long press" "$why"
	told "a long press is a right click for a client without touch" pointer <<-'END'
		enter window 99 99
		button 110 pressed
		leave
		enter window 99 99
		button 111 pressed
		button 111 released
	END
	play long-press both || fail "long press" "$why"
	told "a client with touch has long presses of its own" both <<-'END'
		down 0 window 99 99
		up 0
	END
	play long-press both --right-click both || fail "long press" "$why"
	told "unless it is said otherwise" both <<-'END'
		down 0 window 99 99
		enter window 99 99
		button 111 pressed
		button 111 released
		cancel
	END
}

test_two_finger_tap()
{
	play two-finger-tap touches || fail "two-finger tap" "$why"
	gesture "two fingers tap" "two-finger tap recognized"
	expect "and the client keeps them" "$(tr '\n' ' ' <"$work/touches")" \
		[ "$(grep -c '^up' "$work/touches")" = 2 ]
}

# Every up is sent in the frame in which its thumb lifts, independent of the other thumb.
test_thumbs()
{
	play_large two-thumbs || fail "two thumbs" "$why"
	loses_nothing "two thumbs on a keyboard lose nothing and wait for nothing"
	expect "they pressed ten keys" "$(grep -c '^up' "$work/story") keys" [ "$(grep -c '^up' "$work/story")" = 10 ]
}

for program in tests/compositor examples/client tests/libfake-evdev.so tests/generate-trace \
		tests/play-recording tests/asking-client tests/fake-evdev-command; do
	[ -e "$BUILD/$program" ] || { echo "FAIL shell: no $BUILD/$program"; exit 1; }
done

test_edges
test_workspaces
test_inhibition
test_overview
test_long_press
test_two_finger_tap
test_thumbs
test_requests
test_outputs
test_unplugging
test_mouse

summary
