#!/bin/bash
# SPDX-License-Identifier: MIT
# The plugin in Hyprland on a screen of the kernel, with a touchscreen of its uinput and real clients. Runs in a virtual
# machine: scripts/guest --session sid Tests/Hosts/hyprland/run-hyprland.sh. Prints a line for each test; the last one
# counts them.
#
#   run-hyprland.sh [PART...]   streams, clients, troubles, actions, conditions, feedback,
#                               outputs, grabs, lock, words
#
#   BUILD, PATIENCE             see plugin-run.sh
cd "$(dirname "$0")/../../.." || exit 1
SESSION_TIMEOUT=${SESSION_TIMEOUT:-1800}
here=Tests/Hosts/hyprland host=Hyprland tests=hyprland
. Tests/Hosts/plugin-run.sh
. Tests/Hosts/plugin-uinput.sh
. Tests/Hosts/plugin-picture.sh
trap 'session_end; kill $pid_of_panel $pid_of_keyboard $pid_of_switch $pid_of_mouse 2>/dev/null; rm -rf "$work"' EXIT

output=Virtual-1 gesture_count=12 pid_of_mouse=
# Hyprland has the kernel discard how its children end.
ends_unseen=yes
# On a busy machine it takes a minute to start.
patience=${PATIENCE:-150}

needs_host Hyprland libtactus-hyprland.so
needs_devices
needs_programs tests/generate-trace tests/rude-client tests/pointer-client tests/picture-box \
	tests/grab-client tests/screen-keyboard tests/lock-client tests/typing-client \
	examples/client
"$programs/generate-trace" tap "$work/panel" || exit 1
plug

run_parts ${*:-streams clients troubles actions conditions feedback outputs grabs lock words}
