# SPDX-License-Identifier: MIT
# Part of run-weston.sh: what the module writes at SIGUSR2.

test_flight()
{
	local name="a flight recorder" file=$work/last-minute.scenario
	example_ini 1 | grep -v "^modules=" >"$work/flight.ini"
	export TACTUS_FLIGHT_RECORDER=$file
	start_weston flight "$work/flight.ini" --shell=kiosk-shell.so || { fail "$name" "$(tail -n 1 "$WESTON_LOG")"; return; }
	unset TACTUS_FLIGHT_RECORDER
	start_debugged_client simple weston-simple-touch || fail "$name" "no window"
	tap_at 1000
	check_flight "$name" "$weston_pid" USR2 "$file" "$WESTON_LOG"
	expect "$name has the tap" "no touch" grep -q '^at [0-9.]* down ' "$file"
	stop_weston
	expect "$name: Weston exits cleanly" "exit status $weston_status" [ "$weston_status" -eq 0 ]
}
