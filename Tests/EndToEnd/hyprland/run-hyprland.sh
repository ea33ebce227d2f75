#!/bin/bash
# SPDX-License-Identifier: MIT
# The plugin in Hyprland on a screen of the kernel, with a touchscreen of its uinput and real clients. Runs in a virtual
# machine: scripts/guest --session sid Tests/EndToEnd/hyprland/run-hyprland.sh. Prints a line for each test; the last one
# counts them.
#
#   run-hyprland.sh [PART...]   streams, clients, troubles, actions
#
#   BUILD=DIR             where `make` built
#   PATIENCE=SECONDS      how long any answer may take
set -u
# Tests behind a pipe count, too.
shopt -s lastpipe
cd "$(dirname "$0")/../../.." || exit 1
SESSION_TIMEOUT=${SESSION_TIMEOUT:-1800}
. scripts/checks.sh
. scripts/session.sh
. Tests/Recordings/replay.sh
here=Tests/EndToEnd/hyprland
. Tests/EndToEnd/plugin-words.sh
. Tests/EndToEnd/plugin-uinput.sh
. Tests/EndToEnd/plugin-streams.sh
. Tests/EndToEnd/plugin-troubles.sh
. "$here/session.sh"
. "$here/streams.sh"
. "$here/troubles.sh"
. "$here/actions.sh"
trap 'session_end; kill $panel_pid 2>/dev/null; rm -rf "$work"' EXIT

output=Virtual-1 gesture_count=12
# Hyprland has the kernel discard how its children end.
ends_unseen=yes
libraries=$(realpath "$BUILD/lib")
# Seconds that any answer may take; polled, so that nobody waits for long who gets one.
patience=${PATIENCE:-60}

command -v Hyprland >/dev/null && [ -e "$BUILD/lib/libtactus-hyprland.so" ] || {
	skip "hyprland" "there is no Hyprland, or it was not built for want of its development files"
	summary
	exit
}
[ -e /dev/uinput ] && [ -e /dev/dri/card0 ] || {
	skip "hyprland" "Hyprland needs a screen in /dev/dri and the test /dev/uinput; see scripts/guest"
	summary
	exit
}
for file in tests/generate-trace tests/rude-client tests/pointer-client examples/client; do
	[ -e "$BUILD/$file" ] || { echo "FAIL hyprland: no $BUILD/$file"; exit 1; }
done
"$BUILD/tests/generate-trace" tap "$work/panel" || exit 1
plug

for part in ${*:-streams clients troubles actions}; do
	"test_$part"
done
summary
