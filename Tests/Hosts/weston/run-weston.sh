#!/bin/bash
# SPDX-License-Identifier: MIT
# The module in a headless Weston, with made-up fingers and real clients. Prints a line for each test; the last
# one counts them.
#
#   BUILD=DIR             where `make` built
#   PATIENCE=SECONDS      how long any answer may take
set -u
# Functions behind a pipe count their results too.
shopt -s lastpipe
cd "$(dirname "$0")/../../.." || exit 1
. scripts/checks.sh
. scripts/session.sh
. Tests/Scenarios/Recordings/replay.sh
here=Tests/Hosts/weston
. "$here/session.sh"
. "$here/example.sh"
. "$here/configuration.sh"
. "$here/troubles.sh"
. "$here/outputs.sh"
. "$here/grabs.sh"
. "$here/feedback.sh"
. "$here/flight.sh"
. "$here/frames.sh"
. "$here/storm.sh"
. Tests/Hosts/open-descriptors.sh
. "$here/descriptors.sh"
. "$here/memory.sh"
. "$here/missing.sh"
trap 'stop_weston 2>/dev/null; rm -rf "$work"' EXIT

libraries=$(realpath "$BUILD/lib") programs=$(realpath "$BUILD/tests")
# Seconds that any answer may take; polled, so that nobody waits for long who gets one.
patience=${PATIENCE:-10}

# What make says instead of building the module, if Weston is not there.
missing=$(MAKEFLAGS='' make --silent BUILD="$BUILD" note-no-weston 2>/dev/null) && {
	skip "weston" "$missing"
	summary
	exit
}
for file in lib/tactus-weston.so tests/weston-player.so tests/grab-client tests/picture-box tests/storm-client examples/client; do
	[ -e "$BUILD/$file" ] || { echo "FAIL weston: no $BUILD/$file"; exit 1; }
done
for program in weston weston-simple-touch weston-screenshooter; do
	command -v "$program" >/dev/null || { echo "FAIL weston: no $program"; exit 1; }
done

make_programs
test_example
test_foreign_client
test_configuration
test_troubles
test_outputs
test_grabs
test_feedback
test_missing
test_flight
test_frames
test_descriptors
test_storm
test_memory
summary
