# SPDX-License-Identifier: MIT
# Shell functions that play a host's recording again. Sourced behind scripts/checks.sh.

# check_replay NAME FILE: the recording replays without the host, with the same results (17.1).
check_replay()
{
	local wrong
	"$BUILD/bin/tactus" scenario --log "$2" >"$work/replay.log" 2>"$work/replay.complaints"
	wrong=$(grep -m 1 'does not come\|read up to there\|cannot be read' "$work/replay.complaints")
	[ "$(wc -l <"$2")" -gt 2 ] || wrong="nothing was recorded"
	[ -x "$BUILD/bin/tactus" ] || wrong="there is no $BUILD/bin/tactus"
	expect "$1: its recording plays without it" "$wrong" [ -z "$wrong" ]
}

# check_flight NAME WRAPPER SIGNAL FILE LOG: the host below the process WRAPPER writes its flight recording to FILE when
# it gets the signal, says so in its log, and what it wrote plays.
check_flight()
{
	rm -f "$4"
	kill -"$3" "$(pgrep -P "$2")"
	expect "$1: SIG$3 has the flight recorder write" "$(tail -n 1 "$5")" \
		wait_until 10 grep -q -F "the last minute is in $4" "$5"
	check_replay "$1: flight" "$4"
}
