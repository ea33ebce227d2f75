#!/bin/bash
# SPDX-License-Identifier: MIT
# The host in one file, with a client and made-up fingers. Prints a line for each test; the last one counts them.
#
#   BUILD=DIR             where `make` built
#   PATIENCE=SECONDS      how long any answer may take
#   HOST_RUNNER=WORDS     what the host is run with, such as valgrind
set -u
cd "$(dirname "$0")/../../.." || exit 1
. scripts/checks.sh

BUILD=${BUILD:-build}
patience=${PATIENCE:-10}
# Only the socket of this test, and no recording of a user's.
export XDG_RUNTIME_DIR=$work WAYLAND_DISPLAY=wayland-0
unset TACTUS_RECORD TACTUS_FLIGHT_RECORDER
chmod 700 "$work"

# wait_for CONDITION...: waits until it holds.
wait_for()
{
	local left=$((patience * 50))
	until "$@"; do
		[ $((left -= 1)) -gt 0 ] || return 1
		sleep 0.02
	done
}

# swipe START X: three fingers go down by 150 px, one of them on the second window.
swipe()
{
	local step finger
	for step in 0 1 2 3 4 5; do
		for finger in 0 1 2; do
			echo "$(($1 + 8 * step)) $([ "$step" -eq 0 ] && echo down || echo motion) $finger \
				$(($2 + 50 * finger)) $((20 + 30 * step))"
		done
		echo "$(($1 + 8 * step)) frame 0"
	done
	for finger in 0 1 2; do
		echo "$(($1 + 48)) up $finger"
	done
	echo "$(($1 + 48)) frame 0"
}

printf '[tactus-gesture]\nname=three-down\ntype=swipe\nfingers=3\ndirection=down\naction=close\n' >"$work/gestures.conf"
mkfifo "$work/fingers"
# Open for reading too, so that this does not wait for a host that could not start.
exec 3<>"$work/fingers"
# shellcheck disable=SC2086 # words
${HOST_RUNNER:-} "$BUILD/examples/host" "$work/gestures.conf" <"$work/fingers" >"$work/host.log" 2>&1 3>&- &
host=$!
expect "the host has a socket" "$(cat "$work/host.log")" wait_for [ -S "$work/wayland-0" ]
"$BUILD/tests/touch-client" >"$work/client.log" 2>&1 3>&- &
client=$!
expect "a client connects" "$(cat "$work/client.log")" wait_for grep -qx ready "$work/client.log"
# Another program follows the gesture from now on.
"$BUILD/bin/tactus" gestures watch three-down >"$work/watch.log" 2>"$work/watch.said" 3>&- &
watch=$!
expect "another program finds the host" "$(cat "$work/watch.said")" wait_for grep -qx 'tactus: follows three-down on tactus-gestures-0' "$work/watch.said"

{
	# A tap on the second window, and a finger that lifts without a frame.
	printf '%s\n' "1000 down 7 250 50" "1000 frame 0" "1020 up 7" "1020 frame 0"
	# A finger beside all windows.
	printf '%s\n' "1500 down 7 900 50" "1500 frame 0" "1520 up 7" "1520 frame 0"
	swipe 2000 80
} >&3
exec 3>&-
wait "$host"
status=$?
expect "the host ends well" "see $(cat "$work/host.log")" [ "$status" -eq 0 ]
wait "$client"
wait "$watch"
status=$?
expect "who follows hears of the host's end" "exit status $status" [ "$status" -eq 1 ]
sed 's/"time-us":[0-9]*/"time-us":N/; s/"\(x\|y\|dx\|dy\)":[-0-9.]*/"\1":N/g' "$work/watch.log" >"$work/told"
echo '{"version":1,"gesture":"three-down","phase":"ended","time-us":N,"fingers":3,"progress":1.000,"x":N,"y":N,"dx":N,"dy":N,"velocity-x":0.000,"velocity-y":0.000,"scale":1.000,"rotation-degrees":0.000,"carried-out":true}' >"$work/told.expected"
expect_same "it gets a line for the swipe, and none for other fingers" "$work/told.expected" "$work/told"

cat >"$work/host.expected" <<-'END'
	log: 1 gestures
	three-down: close the window at 0
END
expect_same "the gesture closes the window where its first finger landed" "$work/host.expected" "$work/host.log"
sed -n '/^ready/,/^frame/p' "$work/client.log" >"$work/tap.log"
printf '%s\n' ready "down 0 at 50,50 of surface 1" frame >"$work/tap.expected"
expect_same "a tap reaches the client, in the place of its surface" "$work/tap.expected" "$work/tap.log"
expect "fingers that became a gesture are cancelled" "$(cat "$work/client.log")" \
	[ "$(tail -n 1 "$work/client.log")" = cancel ]
summary
