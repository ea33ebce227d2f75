#!/bin/bash
# SPDX-License-Identifier: MIT
# From a touchscreen to a client's picture: recording → fake evdev → libinput → libtactus → wl_touch →
# client. Prints a line for each test; the last one counts them.
#
#   BUILD=DIR        where `make` built
#   RECORDINGS=DIR   evemu recordings of real touchscreens; what needs them is skipped without
set -u
cd "$(dirname "$0")/../.." || exit 1
. scripts/checks.sh
. scripts/session.sh
. Tests/Hosts/checks.sh
. Tests/Hosts/bad-clients.sh
. Tests/Scenarios/Recordings/replay.sh

RECORDINGS=${RECORDINGS:-../shared/recordings}

# play NAME TRACE OPTION...: plays a trace to one client. Leaves NAME.compositor, NAME.client and NAME.png; `why` has
# the reason of a failure.
play()
{
	local name=$1 trace=$2
	shift 2
	why=
	rm -f "$work/$name".{compositor,client,png}
	session_begin || return 1
	if start_compositor "$work/$name.compositor" --trace "$trace" --screenshot "$work/$name.png" "$@"; then
		start_client "$work/$name.client"
		wait_for_compositor || blame "the compositor: $(complaint "$work/$name.compositor")"
		wait "$client_pid" || blame "the client: $(tail -n 1 "$work/$name.client")"
	else
		blame "the compositor does not start: $(complaint "$work/$name.compositor")"
	fi
	logged '^tactus: client bug' "$work/$name.compositor" && blame "$(complaint "$work/$name.compositor")"
	session_end
	[ -z "$why" ]
}

engine_counts()
{
	sed -n 's/^compositor: engine got //p' "$1"
}

# Checks that the checker rejects illegal streams.
test_checker()
{
	local log="$work/illegal" line
	while IFS= read -r line; do
		printf '%b' "$line" >"$log"
		check_stream "$log" && { fail "checker" "takes $line for legal"; return; }
	done <<-'END'
		down 0 1 1 t=1\nframe\n
		down 0 1 1 t=1\ndown 0 1 1 t=1\nframe\nup 0 t=2\nframe\n
		down 0 1 1 t=1\nframe\nup 0 t=2\nup 0 t=2\nframe\n
		down 0 1 1 t=1\nframe\ncancel\nmotion 0 2 2 t=3\nframe\n
		down 0 1 1 t=1\nframe\ncancel\nup 0 t=3\nframe\n
		down 0 1 1 t=1\nframe\ncancel\nframe\n
		down 0 1 1 t=1\nframe\nup 0 t=2\n
		down 0 1 1 t=5\nframe\nup 0 t=4\nframe\n
		motion 7 1 1 t=1\nframe\n
		cancel\n
		client: the compositor went away\n
	END
	printf 'down 0 1 1 t=1\nframe\ndown 3 2 2 t=2\nframe\ncancel\ndown 1 1 1 t=3\nframe\nup 1 t=4\nframe\n' >"$log"
	expect "checker" "refuses a legal stream" check_stream "$log"
}

# twice NAME TRACE: both runs pass, the stream is legal, and the client's log and the picture are equal.
test_twice()
{
	local name=$1 trace=$2
	play "$name" "$trace" || { fail "$name plays" "$why"; return 1; }
	cp "$work/$name.client" "$work/first.client"
	cp "$work/$name.png" "$work/first.png"
	play "$name" "$trace" || { fail "$name plays again" "$why"; return 1; }
	pass "$name plays"
	check_stream "$work/$name.client"
	expect "$name: the client's stream is legal" "$stream" [ $? -eq 0 ]
	expect_same "$name: the client's log is the same in every run" "$work/first.client" "$work/$name.client"
	expect "$name: the picture is the same in every run" "the pictures differ" \
		cmp -s "$work/first.png" "$work/$name.png"
}

test_demo()
{
	if ! "$BUILD/tests/generate-trace" demo "$work/demo-trace"; then
		fail "demo" "no trace"
		return
	fi
	test_twice demo "$work/demo-trace.events" || return
	local log="$work/demo.compositor"
	expect "demo: libinput has nothing to complain about" "$(complaint "$log")" not logged '^libinput: ' "$log"
	expect "demo: the three-finger swipe begins" "no line of it" logged 'three-finger swipe began' "$log"
	expect "demo: the three-finger swipe ends" "no line of it" logged 'three-finger swipe ended' "$log"
	expect "demo: it was not far enough for another workspace" "no line of it" logged 'workspace 1 of 3' "$log"
	expect "demo: the left-edge swipe ends" "no line of it" logged 'left-edge swipe ended' "$log"
	expect "demo: the client loses the fingers of the swipe only" "$stream" \
		[ "$(grep -c '^cancel$' "$work/demo.client")" = 1 ]
	expect "demo: the client keeps the wave and the tap" "$stream" \
		[ "$(grep -c '^up 0 ' "$work/demo.client")" = 2 ]
}

# Showing the fingers and explaining everything must not change the result.
test_marks()
{
	play marks "$work/demo-trace.events" --show-touches --explain || { fail "fingers that are shown" "$why"; return; }
	expect_same "fingers that are shown change nothing for the client" "$work/demo.client" "$work/marks.client"
	expect "they are in the picture" "it is the same as without" not cmp -s "$work/demo.png" "$work/marks.png"
	expect "each gesture that fails says why" "no line of it" \
		logged 'failed: .* needed' "$work/marks.compositor"
	expect "so does a touch that the client loses" "no line of it" \
		logged 'touch [0-9]*.* cancelled: .*three-finger swipe' "$work/marks.compositor"
	mkdir -p "$BUILD/check" && cp "$work/marks.png" "$BUILD/check/show-touches.png"
}

# Prints the types of events of a wl_touch stream, in order: from a client's log or a replay's.
kinds_of_events()
{
	sed -n 's/^ *\([0-9.]* [^ ]* \)\{0,1\}\(down\|motion\|up\|frame\|cancel\)\( .*\)\{0,1\}$/\2/p' "$1"
}

# Records the same trace: the recording plays without the compositor, with the same events for the client (17.1).
test_recorded()
{
	play recorded "$work/demo-trace.events" --record "$work/recorded.scenario" || { fail "a recorded run" "$why"; return; }
	expect_same "recording changes nothing for the client" "$work/demo.client" "$work/recorded.client"
	"$BUILD/bin/tactus" scenario --log "$work/recorded.scenario" >"$work/replay.log" 2>"$work/replay.complaints"
	expect "the recording plays" "$(head -n 1 "$work/replay.complaints")" [ ! -s "$work/replay.complaints" ]
	expect "all of it can be played" "$(grep -m 1 'not replayable' "$work/recorded.scenario")" \
		not logged 'not replayable' "$work/recorded.scenario"
	expect "the swipe ends in the replay" "no line of it" logged ' three-finger-swipe[-0-9]* ended' "$work/replay.log"
	kinds_of_events "$work/recorded.client" >"$work/events"
	kinds_of_events "$work/replay.log" >"$work/replayed-events"
	expect_same "the client gets the same in the replay" "$work/events" "$work/replayed-events"
}

# test_counts NAME RECORDING COUNTS: the engine gets all touches that libinput reports for a recording.
test_counts()
{
	local name=$1 trace="$RECORDINGS/$2" counts=$3
	[ -f "$trace" ] || { skip "$name" "no recording"; return; }
	play counts "$trace" || { fail "$name" "$why"; return; }
	local got
	got=$(engine_counts "$work/counts.compositor")
	expect "$name: $counts" "the engine got $got" [ "$got" = "$counts" ]
	expect "$name: the shell's swipe takes the fingers from the client" "no cancel" \
		logged '^cancel$' "$work/counts.client"
}

# Plays a scenario in real time: a long press waits for the engine's real timer.
test_host_time()
{
	local file=$work/host-time.scenario log=$work/host-time.compositor why=
	cat >"$file" <<-'END'
		window output 0 0 800 480
		at 0 down 1 300 200
		at 700 up 1
		at 800 down 1 300 200
		at 800 down 2 400 200
		at 800 down 3 500 200
		at 800 drag 1 150 200 for 150
		at 800 drag 2 250 200 for 150
		at 800 drag 3 350 200 for 150
		at 960 up 1
		at 960 up 2
		at 960 up 3
	END
	session_begin || return
	preload_fake
	timeout --kill-after=5 "$SESSION_TIMEOUT" "$BUILD/bin/tactus" replay --host-time \
		"${preload[*]} $BUILD/tests/compositor --socket $SESSION_SOCKET --explain --right-click tactus-client" \
		"$file" >"$log" 2>&1 &
	compositor_pid=$!
	wait_until 10 compositor_listens_or_died "$log" || blame "the compositor does not start: $(complaint "$log")"
	start_client "$work/host-time.client"
	wait_for_compositor || blame "the compositor: $(complaint "$log")"
	wait "$client_pid" || blame "the client: $(tail -n 1 "$work/host-time.client")"
	session_end
	expect "host time: a scenario plays into the compositor" "$why" [ -z "$why" ]
	expect "host time: the three-finger swipe begins" "$(tail -n 3 "$log")" logged 'three-finger swipe began' "$log"
	check_stream "$work/host-time.client"
	expect "host time: the client's stream is legal" "$stream" [ $? -eq 0 ]
}

# Every recording leads to a legal stream.
test_recordings()
{
	local trace name
	[ -d "$RECORDINGS" ] || { skip "recordings" "no $RECORDINGS"; return; }
	for trace in "$RECORDINGS"/*.events "$RECORDINGS"/*.evemu; do
		[ -f "$trace" ] || continue
		name="recording $(basename "$trace")"
		if ! play recording "$trace"; then
			fail "$name" "$why"
			continue
		fi
		check_stream "$work/recording.client"
		expect "$name" "$stream" [ $? -eq 0 ]
	done
}

# test_live NAME OPTION...: the compositor as on a real machine, with the clock's time and its own event
# loop; the fake panel is there from the start and moves while it runs. SIGTERM ends it.
# Rule 1.18, through libtactus-libinput: without the option the client sees both fingers.
test_accommodations()
{
	local name="fingers that are not held long enough reach no client"
	"$BUILD/tests/generate-trace" two-finger-tap "$work/brush" || { fail "$name" "no trace"; return; }
	play brush "$work/brush.events" || { fail "$name" "$why"; return; }
	grep -q '^down' "$work/brush.client" || { fail "$name" "nor do others"; return; }
	play brush "$work/brush.events" --hold-duration 60000 || { fail "$name" "$why"; return; }
	expect "$name" "the client saw a finger" [ -z "$(grep '^down' "$work/brush.client")" ]
}

test_live()
{
	local name="live input, $1" log="$work/live"
	shift
	rm -f "$log".{compositor,client,png}
	"$BUILD/tests/generate-trace" three-finger-swipe "$log" || { fail "$name" "no trace"; return; }
	session_begin || return
	export FAKE_EVDEV_DEVICES="0=$log.desc@256x144" FAKE_EVDEV_SOCKET="$XDG_RUNTIME_DIR/panel"
	why=
	start_compositor "$log.compositor" --screenshot "$log.png" "$@" || blame "it does not start"
	start_client "$log.client"
	wait_until 10 logged 'is mapped' "$log.compositor" || blame "no window"
	timeout 20 "$BUILD/tests/play-recording" "$FAKE_EVDEV_SOCKET" 0 "$log.events" || blame "no play"
	# A slow runner, such as valgrind, delays the compositor, so that another gesture may be recognized.
	if [ -z "${COMPOSITOR_RUNNER:-}" ]; then
		wait_until 10 logged 'workspace 2 of 3' "$log.compositor" || blame "no swipe"
		wait_until 10 logged '^cancel$' "$log.client" || blame "no cancel"
	fi
	kill -TERM "$compositor_pid" 2>/dev/null
	wait_for_compositor || blame "the compositor: $(complaint "$log.compositor")"
	wait "$client_pid" || blame "the client: $(tail -n 1 "$log.client")"
	check_stream "$log.client" || blame "the client's stream: $stream"
	[ -s "$log.png" ] || blame "no picture"
	expect "$name" "$why" [ -z "$why" ]
	unset FAKE_EVDEV_DEVICES FAKE_EVDEV_SOCKET
	session_end
}

# A running compositor that is watched through a pipe, with a flight recorder that is dumped by a signal.
test_watched()
{
	local name="a watched compositor" log="$work/watched"
	"$BUILD/tests/generate-trace" three-finger-swipe "$log" || { fail "$name" "no trace"; return; }
	session_begin || return
	export FAKE_EVDEV_DEVICES="0=$log.desc@256x144" FAKE_EVDEV_SOCKET="$XDG_RUNTIME_DIR/panel"
	why=
	mkfifo "$log.pipe"
	timeout --kill-after=5 "$SESSION_TIMEOUT" "$BUILD/bin/tactus" scope --plain "$log.pipe" >"$log.scope" 2>&1 &
	local scope_pid=$!
	wait_until 10 is_open "$log.pipe" || blame "the scope does not read"
	start_compositor "$log.compositor" --record "$log.pipe" --flight-recorder "$log.scenario" || blame "it does not start"
	start_client "$log.client"
	wait_until 10 logged 'is mapped' "$log.compositor" || blame "no window"
	timeout 20 "$BUILD/tests/play-recording" "$FAKE_EVDEV_SOCKET" 0 "$log.events" || blame "no play"
	wait_until 10 logged 'three-finger swipe ended' "$log.compositor" || blame "no swipe"
	expect "$name: tactus scope tells of it while it runs" "$(tail -n 3 "$log.scope")" \
		wait_until 10 logged 'ms  .*three-finger-swipe.* began' "$log.scope"
	kill "$scope_pid" && wait "$scope_pid" 2>/dev/null
	timeout 20 "$BUILD/tests/play-recording" "$FAKE_EVDEV_SOCKET" 0 "$log.events" || blame "no second play"
	expect "$name: it goes on when the scope has gone" "$(complaint "$log.compositor")" \
		wait_until 10 logged 'cannot be written any further' "$log.compositor"
	check_flight "$name" "$compositor_pid" USR1 "$log.scenario" "$log.compositor"
	expect "$name: the flight has the swipe" "no line of it" logged 'three-finger-swipe[-0-9]* ended' "$work/replay.log"
	kill -TERM "$compositor_pid"
	wait_for_compositor || blame "the compositor: $(complaint "$log.compositor")"
	wait "$client_pid" || blame "the client: $(tail -n 1 "$log.client")"
	expect "$name: it exits cleanly" "$why" [ -z "$why" ]
	unset FAKE_EVDEV_DEVICES FAKE_EVDEV_SOCKET
	session_end
}

# A client of another project.
test_foreign_client()
{
	local name="weston-simple-touch" log="$work/foreign.compositor"
	command -v weston-simple-touch >/dev/null || { skip "$name" "not installed"; return; }
	session_begin || return
	start_compositor "$log" --trace "$work/demo-trace.events" --size 960x540
	timeout --kill-after=5 "$SESSION_TIMEOUT" weston-simple-touch >/dev/null 2>&1 &
	local pid=$!
	wait_for_compositor
	status=$?
	expect "$name sees the demo" "$(tail -n 1 "$log")" [ "$status" -eq 0 ]
	kill "$pid" 2>/dev/null
	wait "$pid" 2>/dev/null
	session_end
}

test_refusals()
{
	session_begin || return
	"$BUILD/tests/compositor" --size 0x10 >/dev/null 2>&1
	expect "compositor refuses a bad size" "exit status 0" [ $? -ne 0 ]
	"$BUILD/tests/compositor" --trace "$work/demo-trace.events" >"$work/refusal" 2>&1
	expect "compositor says that a trace needs the fake device" "$(cat "$work/refusal")" \
		logged 'LD_PRELOAD' "$work/refusal"
	WAYLAND_DISPLAY=nobody "$BUILD/examples/client" >/dev/null 2>"$work/refusal"
	expect "client says that there is no compositor" "$(cat "$work/refusal")" \
		logged 'no compositor' "$work/refusal"
	session_end
}

for program in tests/compositor examples/client tests/libfake-evdev.so tests/generate-trace \
		tests/play-recording tests/rude-client; do
	[ -e "$BUILD/$program" ] || { echo "FAIL end-to-end: no $BUILD/$program"; exit 1; }
done

test_checker
test_demo
test_marks
test_recorded
test_refusals
test_neighbour "a client that dies harms nobody" start_dying_client
test_neighbour "a client that hangs harms nobody" start_hanging_client
list_ways
test_rude_clients
test_rude_clients_with_touches
test_accommodations
test_live "one device" --device-path /dev/input/event0
test_live "all devices of the seat"
test_watched
test_foreign_client
test_counts "Atmel four fingers" "Atmel maXTouch Touchscreen.4-finger-drag-down.events" \
	"4 downs, 98 motions, 4 ups, 0 cancels, 31 frames"
test_counts "EP0430M09 four fingers" "EP0430M09.4-finger-drag-down.events" \
	"4 downs, 382 motions, 4 ups, 0 cancels, 104 frames"
test_host_time
test_recordings

summary
