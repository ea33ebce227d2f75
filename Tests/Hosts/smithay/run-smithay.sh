#!/bin/bash
# SPDX-License-Identifier: MIT
# tactus-smithay in a headless compositor on Smithay, with a made-up touchscreen and real clients. Prints a line for each
# test; the last one counts them.
#
#   run-smithay.sh [PART...]    units, streams, troubles, grabs, actions, conditions, scripts, patches
#
#   BUILD, PATIENCE       see plugin-run.sh
cd "$(dirname "$0")/../../.." || exit 1
here=Tests/Hosts/smithay host="the compositor" tests=smithay
. Tests/Hosts/plugin-run.sh
. Tests/Hosts/plugin-fake-evdev.sh
export LD_LIBRARY_PATH=$libraries
trap 'session_end; rm -rf "$work"' EXIT

output=HEADLESS-1 gesture_count=13
patience=${PATIENCE:-10}

[ -e "$programs/smithay-compositor" ] && [ -e "$programs/tactus-smithay-tests" ] ||
	skip_all "the compositor was not built: Smithay's sources or its crates are not here; see $here/source/build.sh"
needs_programs tests/libfake-evdev.so tests/play-recording tests/rude-client tests/pointer-client tests/grab-client \
	tests/generate-trace examples/client
"$programs/generate-trace" tap "$work/panel" || exit 1
panel=$work/panel.desc

# The crate without clients.
test_units()
{
	local line status
	"$programs/tactus-smithay-tests" >"$work/units" 2>&1
	status=$?
	expect "units: all of them" "$(tail -n 20 "$work/units")" [ "$status" -eq 0 ]
	while read -r line; do
		case $line in
		"test tests::"*" ... ok") line=${line#test tests::}; pass "units: ${line% ... ok}" ;;
		esac
	done <"$work/units"
}

run_parts ${*:-units streams troubles grabs actions conditions scripts patches}
