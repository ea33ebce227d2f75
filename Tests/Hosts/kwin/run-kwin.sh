#!/bin/bash
# SPDX-License-Identifier: MIT
# The plugin in KWin on a screen of the kernel, with a touchscreen of its uinput and real clients. Runs in a virtual
# machine: scripts/guest --session sid Tests/Hosts/kwin/run-kwin.sh. Prints a line for each test; the last one counts
# them.
#
#   run-kwin.sh [PART...]   streams, troubles, grabs, actions, conditions, feedback, outputs, x11,
#                           lock, words
#
#   BUILD, PATIENCE         see plugin-run.sh
cd "$(dirname "$0")/../../.." || exit 1
[ -n "${DBUS_SESSION_BUS_ADDRESS:-}" ] || exec dbus-run-session "$PWD/Tests/Hosts/kwin/run-kwin.sh" "$@"
SESSION_TIMEOUT=${SESSION_TIMEOUT:-1800}
here=Tests/Hosts/kwin host=KWin tests=kwin
. Tests/Hosts/plugin-run.sh
. Tests/Hosts/plugin-uinput.sh
trap 'session_end; kill $pid_of_panel $pid_of_keyboard $pid_of_switch 2>/dev/null; rm -rf "$work"' EXIT

output=Virtual-1 gesture_count=13
# KWin takes a device without a mouse and a touchpad for a tablet until its switch moves.
first_mode=tablet
# The first KWin of a machine takes a minute to start.
patience=${PATIENCE:-150}

needs_host kwin_wayland kwin/plugins/tactus.so
needs_devices
needs_programs tests/generate-trace tests/rude-client tests/pointer-client tests/grab-client tests/decorated-client \
	tests/typing-client tests/screen-keyboard examples/client
"$programs/generate-trace" tap "$work/panel" || exit 1
plug

run_parts ${*:-streams troubles grabs actions conditions feedback outputs x11 lock words}
