#!/bin/bash
# SPDX-License-Identifier: MIT
# Draws the pictures of the README.md of examples/wlroots and of examples/followers with grim, half as large as the output.
# Called by `make pictures`.
#
#   draw-pictures.sh [FOLDER]   where they go; examples/wlroots/pictures unless given
set -u
cd "$(dirname "$0")/../../.." || exit 1
folder=$(realpath -m "${1:-examples/wlroots/pictures}")
. scripts/checks.sh
. scripts/session.sh
. Tests/Scenarios/Recordings/replay.sh
. Tests/Hosts/wlroots/desktop.sh
. Tests/Hosts/wlroots/gestures.sh
. Tests/Hosts/wlroots/followers.sh
trap 'session_end; rm -rf "$work"' EXIT

# draw NAME: a moment later, when clients have drawn what they got.
draw()
{
	sleep 1
	timeout 10 env WAYLAND_DISPLAY="$SESSION_SOCKET" grim -s 0.5 "$folder/$1.png"
}

# come_together: four fingers beside the windows, two of which move to each other.
come_together()
{
	local step
	land "760,560 1160,560 900,500 1000,500"
	for step in 1 2 3 4 5 6 7 8 9 10; do
		printf '%s\n' "wait 10" "motion 0 $((760 + step * 13)) 560" "motion 1 $((1160 - step * 13)) 560" frame
	done
	lift 4
}

mkdir -p "$folder"
desktop_begin && start_touches && start dots 'Wayland ClickDot' weston-clickdot &&
	start demo 'Event Demo' weston-eventdemo --title='Event Demo' --width=420 --height=300 || exit 1
fingers="900,560 1000,560 1100,560"
play now "$(land "$fingers")" "$(glide "$fingers" -300 0 8 8)"
draw workspaces && play "wait 500" "motion 0 890 560" "motion 1 990 560" "motion 2 1090 560" frame "wait 500" "$(lift 3)"
wait_until 10 shows 'workspace 1'
play now "$(land "2,600")" "$(glide "2,600" 170 0 8 8)"
draw drawer && play "wait 500" "motion 0 20 600" frame "wait 500" "$(lift 1)"
wait_until 10 shows 'left drawer is closed'
gesture come_together
wait_until 10 shows 'overview is open'
draw overview
kill -TERM "$compositor_pid"
wait_for_compositor

desktop_begin --no-drawers --gestures examples/followers/gestures.conf && start_touches && start_followers || exit 1
wait_until 10 follower_prints 'following tactus-gestures-0'
gesture drag "640,718" 0 -300 8 10
wait_until 10 follower_prints 'drawer open'
play now "$(land "1250,300")" "$(glide "1250,300" 0 -108 8 10)"
draw follower
kill -TERM "$compositor_pid"
wait_for_compositor
