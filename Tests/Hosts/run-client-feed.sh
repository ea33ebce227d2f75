#!/bin/bash
# SPDX-License-Identifier: MIT
# The example on hosts/client in a headless Weston, with made-up fingers. Prints a line for each test; the last one
# counts them.
#
#   BUILD=DIR             where `make` built
#   PATIENCE=SECONDS      how long any answer may take
set -u
cd "$(dirname "$0")/../.." || exit 1
. scripts/checks.sh
. scripts/session.sh
. Tests/Hosts/weston/session.sh
trap 'stop_weston 2>/dev/null; rm -rf "$work"' EXIT

programs=$(realpath "$BUILD/tests")
patience=${PATIENCE:-10}
# The module is not there: the client gets all touches.
WESTON_MODULES=$programs/weston-player.so

# The same condition as that of Weston's own tests.
missing=$(MAKEFLAGS='' make --silent BUILD="$BUILD" note-no-weston 2>/dev/null) && {
	skip "client feed in Weston" "$missing"
	summary
	exit
}
for file in tests/weston-player.so examples/client-feed; do
	[ -e "$BUILD/$file" ] || { echo "FAIL client feed in Weston: no $BUILD/$file"; exit 1; }
done

# A time that is over when its samples are played, in milliseconds of the compositor's clock.
now()
{
	awk '{ printf "%d", $1 * 1000 - 100 }' /proc/uptime
}

says()
{
	grep -q -- "$1" "$work/said"
}

# start NAME OPTION...: Weston and the example, which says so when its window is shown.
start()
{
	local name=$1
	shift
	printf '[core]\n' >"$work/client-feed.ini"
	start_weston "$name" "$work/client-feed.ini" --shell=kiosk-shell.so --width=800 --height=600 || return 1
	"$BUILD/examples/client-feed" "$@" >"$work/said" 2>"$work/errors" &
	client_pids=$!
	wait_until "$patience" says shown
	# Weston shows the window at its next output frame only.
	wait_until "$patience" is_shown "$client_pids" || return 1
	read -r view_x view_y < <(last_state | sed -n "s/.*view $client_pids \([-0-9]*\) \([-0-9]*\) .*/\1 \2/p")
	[ -n "${view_y:-}" ]
}

# at X Y: that place of the window, for Weston.
at()
{
	echo "$((view_x + $1)) $((view_y + $2))"
}

# pan TIME LAST: its finger moves to the right by 60 px, and the last lines end it.
pan()
{
	local step
	printf 'down 0 %s %d\nframe\n' "$(at 100 100)" "$1"
	for step in 1 2 3; do
		printf 'motion 0 %s %d\nframe\n' "$(at $((100 + step * 20)) 100)" $(($1 + step * 10))
	done
	# A callback for an output frame comes before the finger's end in any order; what it ends with counts.
	printf '%b\n' "$2"
}

ended_twice()
{
	[ "$(grep -c '^pan ended: (60, 0) px' "$work/said")" -eq 2 ]
}

# The finger of a pan that was cancelled leaves the panel; the client must not hear of it.
lift()
{
	printf 'up 0 %d\nframe\n' "$(now)" | play
}

test_input_frames()
{
	local time
	start input || { fail "client feed" "the client is not shown: $(tail -n 1 "$work/said")"; return; }
	time=$(now)
	printf 'down 0 %s %d\nframe\nup 0 %d\nframe\n' "$(at 50 50)" "$time" $((time + 40)) | play
	wait_until "$patience" says '^tap$'
	expect "a tap" "$(cat "$work/said")" says '^tap$'
	time=$(now)
	pan "$time" "up 0 $((time + 40))\nframe" | play
	wait_until "$patience" says '^pan ended'
	printf 'shown\ntap\npan began: (20, 0) px\npan changed: (40, 0) px\npan changed: (60, 0) px\npan ended: (60, 0) px\n' \
		>"$work/expected"
	expect_same "a pan, motion by motion" "$work/expected" "$work/said"
	time=$(now)
	pan "$time" withdraw | play
	wait_until "$patience" says '^pan cancelled'
	expect "wl_touch.cancel cancels a pan" "$(cat "$work/said")" says '^pan cancelled'
	expect "and does not end it" "$(cat "$work/said")" [ "$(grep -c '^pan ended' "$work/said")" -eq 1 ]
	lift
	expect "nothing is refused" "$(cat "$work/errors")" not grep -q refused "$work/errors"
	stop_weston
}

test_output_frames()
{
	local time
	start output --output-frames || { fail "output frames" "the client is not shown: $(tail -n 1 "$work/said")"; return; }
	time=$(now)
	pan "$time" "up 0 $((time + 40))\nframe" | play
	wait_until "$patience" says '^pan ended'
	expect "frame callbacks deliver a pan" "$(cat "$work/said")" says '^pan ended: (60, 0) px'
	time=$(now)
	pan "$time" withdraw | play
	wait_until "$patience" says '^pan cancelled'
	expect "a cancel does not wait for the next frame callback" "$(cat "$work/said")" says '^pan cancelled'
	lift
	# The cancelled touches left nothing behind: frames are requested again.
	pan "$(now)" "up 0 $(($(now) + 40))\nframe" | play
	wait_until "$patience" ended_twice
	expect "frame callbacks are requested again after the cancel" "$(cat "$work/said")" ended_twice
	stop_weston
}

# The seat with a mouse comes first, and the example takes the first one.
test_mouse()
{
	[ -e "$programs/weston-devices.so" ] || { skip "the mouse" "weston-devices.so was not built"; return; }
	export WESTON_DEVICES=$work/devices
	WESTON_MODULES=$programs/weston-devices.so,$programs/weston-player.so
	mkfifo "$WESTON_DEVICES" && exec 7<>"$WESTON_DEVICES"
	start mouse || { fail "the mouse" "the client is not shown: $(tail -n 1 "$work/said")"; return; }
	printf 'mouse %s\nbutton 272 1\nbutton 272 0\n' "$(at 50 50)" >&7
	wait_until "$patience" says '^tap$'
	printf 'mouse %s\nbutton 272 1\nmouse %s\nmouse %s\nbutton 272 0\n' "$(at 100 100)" "$(at 120 100)" \
		"$(at 140 100)" >&7
	wait_until "$patience" says '^pan ended'
	printf 'shown\ntap\npan began: (20, 0) px\npan changed: (40, 0) px\npan ended: (40, 0) px\n' >"$work/expected"
	expect_same "a mouse clicks and drags" "$work/expected" "$work/said"
	stop_weston
	exec 7>&-
}

test_input_frames
test_output_frames
test_mouse
summary
