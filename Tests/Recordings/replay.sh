# SPDX-License-Identifier: MIT
# Shell functions that play a host's recording again. Sourced behind scripts/checks.sh.

# check_replay NAME FILE: whatever the recorded run did comes again without the host (17.1).
check_replay()
{
	local wrong
	"$BUILD/bin/tactus" scenario --log "$2" >"$work/replay.log" 2>"$work/replay.complaints"
	wrong=$(grep -m 1 'does not come\|read up to there\|cannot be read' "$work/replay.complaints")
	[ "$(wc -l <"$2")" -gt 2 ] || wrong="nothing was recorded"
	expect "$1: its recording plays without it" "$wrong" [ -z "$wrong" ]
}
