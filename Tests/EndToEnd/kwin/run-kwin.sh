#!/bin/bash
# SPDX-License-Identifier: MIT
# The plugin in KWin on a screen of the kernel, with a touchscreen of its uinput and real clients. Runs in a virtual
# machine: scripts/guest --session sid Tests/EndToEnd/kwin/run-kwin.sh. Prints a line for each test; the last one counts
# them.
#
#   run-kwin.sh [PART...]   streams, troubles, actions, feedback
#
#   BUILD=DIR             where `make` built
#   PATIENCE=SECONDS      how long any answer may take
set -u
# Tests behind a pipe count, too.
shopt -s lastpipe
cd "$(dirname "$0")/../../.." || exit 1
[ -n "${DBUS_SESSION_BUS_ADDRESS:-}" ] || exec dbus-run-session "$PWD/Tests/EndToEnd/kwin/run-kwin.sh" "$@"
SESSION_TIMEOUT=${SESSION_TIMEOUT:-600}
. scripts/checks.sh
. scripts/session.sh
. Tests/Recordings/replay.sh
here=Tests/EndToEnd/kwin
. Tests/EndToEnd/plugin-words.sh
. Tests/EndToEnd/plugin-uinput.sh
. Tests/EndToEnd/plugin-streams.sh
. Tests/EndToEnd/plugin-troubles.sh
. "$here/session.sh"
. "$here/streams.sh"
. "$here/troubles.sh"
. "$here/actions.sh"
. "$here/feedback.sh"
trap 'session_end; kill $panel_pid 2>/dev/null; rm -rf "$work"' EXIT

output=Virtual-1 gesture_count=13
plugins=$(realpath "$BUILD/lib")
# Seconds that any answer may take; polled, so that nobody waits for long who gets one.
patience=${PATIENCE:-60}

command -v kwin_wayland >/dev/null && [ -e "$plugins/kwin/plugins/tactus.so" ] || {
	skip "kwin" "there is no KWin, or the plugin was not built for want of KWin's development files"
	summary
	exit
}
[ -e /dev/uinput ] && [ -e /dev/dri/card0 ] || {
	skip "kwin" "KWin needs a screen in /dev/dri and the test /dev/uinput; see scripts/guest"
	summary
	exit
}
for file in tests/generate-trace tests/rude-client tests/pointer-client examples/client; do
	[ -e "$BUILD/$file" ] || { echo "FAIL kwin: no $BUILD/$file"; exit 1; }
done
"$BUILD/tests/generate-trace" tap "$work/panel" || exit 1
plug

for part in ${*:-streams troubles actions feedback}; do
	"test_$part"
done
summary
