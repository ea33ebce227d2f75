#!/bin/bash
# SPDX-License-Identifier: MIT
# Clients that others wrote, beside the project's own: what libwayland says that they got (WAYLAND_DEBUG=1), on
# the demo's recording. Prints a line for each test; the last one counts them.
#
#   BUILD=DIR   where `make` built
set -u
cd "$(dirname "$0")/../.." || exit 1
. scripts/checks.sh
. scripts/session.sh
. Tests/Hosts/checks.sh

# A wave, three fingers that the shell takes, an edge swipe beside the window, a tap.
story_of_demo()
{
	cat <<-'END'
		down 0 t=1000
		frame
		up 0 t=2304
		frame
		down 0 t=3000
		frame
		down 1 t=3016
		frame
		down 2 t=3024
		frame
		cancel
		down 0 t=5400
		frame
		up 0 t=5480
		frame
	END
}

is_there()
{
	command -v "$1" >/dev/null
}

# test_client NAME TRACE COMMAND...: plays the recording to the client, and compares the client's story with standard
# input.
test_client()
{
	local name=$1
	make_trace "$2"
	shift 2
	cat >"$work/expected"
	rm -f "$work/client" "$work/compositor"
	session_begin || return
	why=
	start_compositor "$work/compositor" --trace "$trace.events" --size 960x540 || blame "no compositor"
	HOME=$work WAYLAND_DEBUG=1 timeout --kill-after=5 "$SESSION_TIMEOUT" "$@" >/dev/null 2>"$work/client" &
	local pid=$!
	wait_for_compositor || blame "the compositor: $(complaint "$work/compositor")"
	# The client ends with the compositor, or is killed if it does not.
	kill "$pid" 2>/dev/null
	wait "$pid" 2>/dev/null
	session_end
	expect "$name: the recording is played" "$why" [ -z "$why" ]
	awk -f Tests/Hosts/story.awk "$work/client" >"$work/story"
	expect_same "$name: downs, ups, cancels and frames" "$work/expected" "$work/story"
	expect "$name: the compositor has nothing to complain about" "$(complaint "$work/compositor")" \
		not logged '^\(error\|tactus\|libinput\): ' "$work/compositor"
}

test_own_client()
{
	test_client "the project's client" demo "$BUILD/examples/client" --quit-after-disconnect < <(story_of_demo)
}

test_weston_client()
{
	is_there weston-simple-touch || { skip "weston-simple-touch" "not installed"; return; }
	test_client "weston-simple-touch" demo weston-simple-touch < <(story_of_demo)
}

# GTK wants a session bus, uses popups and subsurfaces, and answers pings late.
gtk_demo()
{
	is_there gtk4-demo && is_there dbus-run-session || { skip "gtk4-demo" "not installed"; return 1; }
	test_client "$1" "$2" env GSK_RENDERER=cairo GDK_BACKEND=wayland GTK_A11Y=none \
		dbus-run-session -- gtk4-demo --run=gestures
}

test_gtk_client()
{
	gtk_demo "gtk4-demo" demo < <(story_of_demo) || return
	make_trace drag-and-taps
	# The window is smaller: the drag, the first tap and the last tap hit it.
	gtk_demo "gtk4-demo, taps" drag-and-taps <<-'END'
		down 0 t=1000
		frame
		up 0 t=1640
		frame
		down 0 t=2600
		frame
		up 0 t=2680
		frame
		down 0 t=5600
		frame
		up 0 t=5680
		frame
	END
}

for program in tests/compositor examples/client tests/libfake-evdev.so tests/generate-trace; do
	[ -e "$BUILD/$program" ] || { echo "FAIL real clients: no $BUILD/$program"; exit 1; }
done

test_own_client
test_weston_client
test_gtk_client

summary
