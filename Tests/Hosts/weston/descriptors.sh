# SPDX-License-Identifier: MIT
# Part of run-weston.sh: no descriptor of the module is inherited by the programs that Weston runs. Weston has some of its
# own, so that one without the module tells which those are.

# list_inheritable FILE: writes what a program of the running Weston would inherit.
list_inheritable()
{
	inheritable "$(pgrep -P "$weston_pid")" >"$1"
}

test_descriptors()
{
	local name="descriptors" before
	example_ini 1 | grep -v "^modules=" >"$work/descriptors.ini"
	WESTON_MODULES=$programs/weston-player.so
	start_weston descriptors-without "$work/descriptors.ini" --shell=kiosk-shell.so ||
		{ fail "$name" "$(tail -n 1 "$WESTON_LOG")"; return; }
	start_debugged_client simple weston-simple-touch || fail "$name" "no window"
	list_inheritable "$work/descriptors-without"
	before=$(descriptors "$(pgrep -P "$weston_pid")")
	stop_weston
	WESTON_MODULES=

	export TACTUS_FLIGHT_RECORDER=$work/last-minute.scenario
	start_weston descriptors "$work/descriptors.ini" --shell=kiosk-shell.so ||
		{ fail "$name" "$(tail -n 1 "$WESTON_LOG")"; return; }
	unset TACTUS_FLIGHT_RECORDER
	start_debugged_client simple weston-simple-touch || fail "$name" "no window"
	tap_at 1000
	list_inheritable "$work/descriptors-with"
	expect "$name: the module has some" "as many as without it" \
		[ "$(descriptors "$(pgrep -P "$weston_pid")")" -gt "$before" ]
	stop_weston
	comm -13 "$work/descriptors-without" "$work/descriptors-with" >"$work/inherited"
	expect "$name: programs inherit none of the module's" "$(head -n 1 "$work/inherited")" [ ! -s "$work/inherited" ]
}
