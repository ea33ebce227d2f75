#!/bin/bash
# SPDX-License-Identifier: MIT
# The plugin in a headless Wayfire, with a made-up touchscreen and real clients. Prints a line for each test; the last
# one counts them.
#
#   run-wayfire.sh [PART...]    streams, fingers, troubles, grabs, actions, window_actions, conditions, places, feedback, memory
#
#   BUILD, PATIENCE       see plugin-run.sh
#   WAYFIRE_RUNNER=WORDS  what Wayfire is run with, such as valgrind
cd "$(dirname "$0")/../../.." || exit 1
here=Tests/Hosts/wayfire host=Wayfire tests=wayfire
. Tests/Hosts/plugin-run.sh
. Tests/Hosts/plugin-fake-evdev.sh
. Tests/Hosts/plugin-picture.sh
trap 'session_end; rm -rf "$work"' EXIT

output=HEADLESS-1 gesture_count=13
patience=${PATIENCE:-10}

needs_host wayfire libtactus-wayfire.so
needs_programs tests/libfake-evdev.so tests/play-recording tests/rude-client tests/pointer-client tests/grab-client \
	tests/picture-box tests/generate-trace tests/decorated-client \
	tests/screen-keyboard tests/lock-client examples/client
"$programs/generate-trace" tap "$work/panel" || exit 1
panel=$work/panel.desc

run_parts ${*:-streams fingers troubles grabs actions window_actions conditions places feedback memory}
