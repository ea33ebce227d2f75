#!/bin/bash
# SPDX-License-Identifier: MIT
# The Wayland conformance suite on the example compositor: all of its touch cases, and what else a compositor
# without keyboard and mouse can pass. Prints a line for each case; the last one counts them.
#
#   BUILD=DIR   where `make` built tactus-wlcs.so
#   WLCS=FILE   the suite's runner
set -u
cd "$(dirname "$0")/../.." || exit 1
. scripts/checks.sh

BUILD=${BUILD:-build}
WLCS=${WLCS:-$(ls /usr/lib/*/wlcs/wlcs /usr/libexec/wlcs/wlcs /usr/lib/wlcs/wlcs 2>/dev/null | head -n 1)}

# Of the surfaces that the suite can make, those of today: wl_shell and xdg_shell v6 are history.
touch_cases="AllSurfaceTypes/TouchTest.*/xdg_surface_stable*:AllSurfaceTypes/TouchTest.*/subsurface_*
	:XdgToplevelStableTest.touch_respects_window_geom_offset"
touch_case_count=17

# Regions are tried with touch and pointer in turn, the odd ones with touch.
odd()
{
	local name=$1 last=$2 number
	for ((number = 1; number <= last; number += 2)); do
		printf ':%s/%d' "$name" "$number"
	done
}

region_cases=$(odd 'FullSurface/RegionSurfaceInputCombinations.*' 7
	odd 'ClippedLargerRegion/RegionSurfaceInputCombinations.*' 7
	odd 'SurfaceInputRegions/SurfaceInputCombinations.*' 11)
other_cases=":XdgPopupPositionerTest.*:*/XdgPopupPositionerTest.xdg_shell_stable_popup_placed_correctly/*
	:XdgPopupTest.zero_size_anchor_rect_stable:CopyCutPaste.*:WlOutputTest.*:BadBufferTest.test_truncated_shm_file
	:FrameSubmission.*:ClientSurfaceEventsTest.surface_enters_output
	:XdgSurfaceStableTest.creating_*:XdgToplevelStableTest.*parent_can_be_set
	:XdgToplevelStableConfigurationTest.*-XdgToplevelStableConfigurationTest.activated_state_follows_pointer"

# A runtime directory of its own, though the suite's clients come through socket pairs.
run_suite()
{
	local filter=${1//[$'\n\t ']/}
	XDG_RUNTIME_DIR=$work timeout 120 "$WLCS" "$(realpath "$BUILD/lib/tactus-wlcs.so")" --gtest_filter="$filter" \
		>"$work/log" 2>&1
	status=$?
}

# Its lines become ours.
report()
{
	local line name
	while read -r line; do
		name=${line#*] }
		name=${name%% (*}
		case $line in
		"[       OK ]"*) pass "wlcs: $name" ;;
		"[  FAILED  ]"*ms\)) fail "wlcs: ${name%%,*}" "see wlcs --gtest_filter" ;;
		esac
	done < <(grep -e '^\[       OK ' -e '^\[  FAILED  ' "$work/log")
}

if [ -z "$WLCS" ]; then
	skip "wlcs" "not installed"
	summary
	exit
fi
[ -e "$BUILD/lib/tactus-wlcs.so" ] || { echo "FAIL wlcs: no $BUILD/lib/tactus-wlcs.so"; exit 1; }

run_suite "$touch_cases"
report
expect "wlcs: all $touch_case_count touch cases were run" "exit status $status, $passed passed" \
	[ "$passed" -eq "$touch_case_count" ]
run_suite "$region_cases$other_cases"
report
expect "wlcs: the library has nothing to complain about" "$(grep -m 1 '^tactus: ' "$work/log")" \
	[ -z "$(grep '^tactus: ' "$work/log")" ]
expect "wlcs: the suite ends in order" "$(tail -n 1 "$work/log")" [ "$status" -eq 0 ]

summary
