#!/bin/bash
# SPDX-License-Identifier: MIT
# The daemon between a fake panel and real libinput: player → panel → tactusd → twin → libinput, and the same in front
# of a compositor with a client. Prints a line for each test; the last one counts them.
#
#   BUILD=DIR             where `make` built
#   RECORDINGS=DIR        evemu recordings of real touchscreens; what needs them is skipped without
#   PATIENCE=SECONDS      how long any answer may take
set -u
cd "$(dirname "$0")/../../.." || exit 1
. scripts/checks.sh
. scripts/session.sh
here=Tests/Hosts/tactusd
. "$here/session.sh"
. "$here/passing.sh"
. "$here/gestures.sh"
. "$here/devices.sh"
. "$here/safety.sh"
. "$here/timing.sh"
. Tests/Hosts/open-descriptors.sh
. "$here/descriptors.sh"
. "$here/people.sh"
. "$here/turned.sh"
. "$here/recognition.sh"
. "$here/compositors.sh"
trap 'end_watch; session_end; rm -rf "$work"' EXIT

RECORDINGS=${RECORDINGS:-../shared/recordings}
patience=${PATIENCE:-10}

[ -e "$BUILD/bin/tactusd" ] || {
	skip "tactusd" "it was not built, for want of libevdev"
	summary
	exit
}
for file in tests/libfake-evdev.so tests/watch-touches tests/play-recording tests/generate-trace tests/twin-safety-test; do
	[ -e "$BUILD/$file" ] || { echo "FAIL tactusd: no $BUILD/$file"; exit 1; }
done

prepare_files || exit 1

test_passing
test_gestures
test_devices
test_safety
test_timing
test_descriptors
test_turned
test_people
test_recognition
test_compositors
summary
