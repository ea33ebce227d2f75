#!/bin/bash
# SPDX-License-Identifier: MIT
# What the daemon adds to the way of a touch: from the time that the panel's event bears to the end of the write to the
# twin, through both of its processes. Writes a table to standard output.
#
#   tactusd.sh     with $BUILD
#
# Through the fake evdev, whose events come over a socket from another process: a kernel's come sooner.
set -u
cd "$(dirname "$0")/../.." || exit 1
. scripts/checks.sh
. scripts/session.sh
here=Tests/Hosts/tactusd
. "$here/session.sh"
patience=20
trap 'end_watch; rm -rf "$work"' EXIT

# measure FINGERS RATE FRAMES TAKEN
measure()
{
	awk -v fingers="$1" -v rate="$2" -v flood="$3" -f "$here/fingers.awk" </dev/null >"$work/flood.events"
	start_watch
	start_daemon --gestures "$work/gestures.conf" --measure --taken "$4"
	play "$work/flood.events"
	end_daemon TERM
	# N frames: median A us, 99 % B us; of it in tactusd median C us, 99 % D us
	awk -v head="| $1 | $2 | $4" '/ frames: median / { print head " | " $2 " | " $5 " | " $9 " | " $16 " | " $20 " |" }' \
		"$work/daemon"
	end_watch
}

prepare_program || exit 1
"$BUILD/tests/generate-trace" tap "$work/tap" || exit 1
cp "$work/tap.desc" "$panel"
printf '[tactus-gesture]\ntype=swipe\nfingers=3\ndirection=left\ncommand=true\n' >"$work/gestures.conf"
echo "| fingers | frames a second | taken | frames | median, µs | 99 of 100 | in tactusd, median | 99 of 100 |"
echo "|---:|---:|---|---:|---:|---:|---:|---:|"
measure 1 120 600 cancel
measure 3 120 600 cancel
measure 10 120 600 cancel
measure 10 1000 3000 cancel
measure 1 120 600 withhold
