#!/bin/bash
# SPDX-License-Identifier: MIT
# The plugin in a headless Wayfire, with a made-up touchscreen and real clients. Prints a line for each test; the last
# one counts them.
#
#   run-wayfire.sh [PART...]    streams, troubles, grabs, actions, feedback, memory
#
#   BUILD=DIR             where `make` built
#   PATIENCE=SECONDS      how long any answer may take
#   WAYFIRE_RUNNER=WORDS  what Wayfire is run with, such as valgrind
set -u
# Tests behind a pipe count, too.
shopt -s lastpipe
cd "$(dirname "$0")/../../.." || exit 1
. scripts/checks.sh
. scripts/session.sh
. Tests/Recordings/replay.sh
here=Tests/EndToEnd/wayfire
. Tests/EndToEnd/plugin-words.sh
. Tests/EndToEnd/plugin-streams.sh
. Tests/EndToEnd/plugin-troubles.sh
. "$here/session.sh"
. "$here/streams.sh"
. "$here/troubles.sh"
. "$here/actions.sh"
. "$here/grabs.sh"
. "$here/feedback.sh"
. "$here/memory.sh"
trap 'session_end; rm -rf "$work"' EXIT

output=HEADLESS-1 gesture_count=13
libraries=$(realpath "$BUILD/lib") programs=$(realpath "$BUILD/tests")
# Seconds that any answer may take; polled, so that nobody waits for long who gets one.
patience=${PATIENCE:-10}

command -v wayfire >/dev/null && [ -e "$BUILD/lib/libtactus-wayfire.so" ] || {
	skip "wayfire" "there is no Wayfire, or it was not built for want of its development files"
	summary
	exit
}
for file in tests/libfake-evdev.so tests/play-recording tests/rude-client tests/pointer-client tests/grab-client tests/picture-box \
	examples/client; do
	[ -e "$BUILD/$file" ] || { echo "FAIL wayfire: no $BUILD/$file"; exit 1; }
done
"$programs/generate-trace" tap "$work/panel" || exit 1
panel=$work/panel.desc

for part in ${*:-streams troubles grabs actions feedback memory}; do
	"test_$part"
done
summary
