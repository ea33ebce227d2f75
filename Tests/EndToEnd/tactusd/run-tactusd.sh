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
here=Tests/EndToEnd/tactusd
. "$here/session.sh"
. "$here/passing.sh"
. "$here/gestures.sh"
. "$here/devices.sh"
. "$here/safety.sh"
. "$here/compositors.sh"
trap 'end_watch; session_end; rm -rf "$work"' EXIT

RECORDINGS=${RECORDINGS:-../shared/recordings}
patience=${PATIENCE:-10}

[ -e "$BUILD/bin/tactusd" ] || {
	skip "tactusd" "it was not built, for want of libevdev"
	summary
	exit
}
for file in tests/libfake-evdev.so tests/watch-touches tests/play-recording tests/generate-trace; do
	[ -e "$BUILD/$file" ] || { echo "FAIL tactusd: no $BUILD/$file"; exit 1; }
done

# Commands run as another user, who needs to write here.
chmod 711 "$work"
: >"$work/fired"
chmod 666 "$work/fired"
for trace in tap three-finger-swipe demo; do
	"$BUILD/tests/generate-trace" "$trace" "$work/$trace" || exit 1
done
cp "$work/tap.desc" "$panel"
cat >"$work/gestures.conf" <<END
[tactus-gesture]
name=swipe
type=swipe
fingers=3
direction=left
command=sh -c 'id -un >>$work/fired'
END
# A gesture that is never made and takes no finger: without any gesture the panel is not taken.
printf '[tactus-gesture]\ntype=tap\nfingers=10\ncancel=false\ncommand=true\n' >"$work/no-gestures.conf"

test_passing
test_gestures
test_devices
test_safety
test_compositors
summary
