#!/bin/bash
# SPDX-License-Identifier: MIT
# The Wayland conformance suite on the test compositor: all of its touch cases, and what else it has for the
# protocols that the example knows. Prints a line for each case; the last one counts them.
#
#   BUILD=DIR   where `make` built tactus-wlcs.so
#   WLCS=FILE   the suite's runner
set -u
cd "$(dirname "$0")/../.." || exit 1
. scripts/checks.sh

BUILD=${BUILD:-build}
WLCS=${WLCS:-$(ls /usr/lib/*/wlcs/wlcs /usr/libexec/wlcs/wlcs /usr/lib/wlcs/wlcs 2>/dev/null | head -n 1)}

# Of the surface types of the suite, the current one: wl_shell and xdg_shell v6 are obsolete.
touch_cases="AllSurfaceTypes/TouchTest.*/xdg_surface_stable*:AllSurfaceTypes/TouchTest.*/subsurface_*
	:XdgToplevelStableTest.touch_respects_window_geom_offset"
touch_case_count=17

# Cases that are skipped, with the reason.
left_out=(
	# It waits for the release of a buffer that it never commits.
	'ClientSurfaceEventsTest.frame_timestamp_increases'
	# libwayland would have to refuse that buffer before it is used.
	'BadBufferTest.client_lies_about_buffer_size'
	# It expects a configure before the first commit.
	'XdgSurfaceStableTest.gets_configure_event'
	# Most other cases commit a buffer before they are configured, so the module has to allow it.
	'XdgSurfaceStableTest.attaching_buffer_to_unconfigured_xdg_surface_is_an_error'
	# They expect a popup to move before its client has committed, or to follow its parent.
	'XdgPopupTest.popup_can_be_repositioned'
	'XdgPopupTest.when_parent_surface_is_moved_a_reactive_popup_is_moved'
	# They expect a text field to be entered before its window is configured.
	'TextInputV3WithInputMethodV2Test.text_input_enters_grabbing_popup'
	'TextInputV3WithInputMethodV2Test.text_input_enters_parent_surface_after_child_destroyed'
	# It confuses the upper surface with the lower one.
	'XdgShellStableSubsurfaces/SubsurfaceTest.place_*_simple/0'
)

# The compositor needs a runtime directory, although the suite's clients connect through socket pairs.
run_suite()
{
	local filter=${1//[$'\n\t ']/}
	XDG_RUNTIME_DIR=$work timeout --kill-after=5 120 "$WLCS" "$(realpath "$BUILD/lib/tactus-wlcs.so")" --gtest_filter="$filter" \
		>"$work/log" 2>&1
	status=$?
}

# Converts the suite's lines to those of our tests.
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
run_suite "*-$(IFS=:; echo "${left_out[*]}"):$touch_cases"
report
expect "wlcs: seven hundred other cases were run" "$passed passed" [ "$passed" -gt $((touch_case_count + 700)) ]
expect "wlcs: the library has nothing to complain about" "$(grep -m 1 '^tactus: ' "$work/log")" \
	[ -z "$(grep '^tactus: ' "$work/log")" ]
expect "wlcs: the suite ends in order" "$(tail -n 1 "$work/log")" [ "$status" -eq 0 ]

summary
