# SPDX-License-Identifier: MIT
# What the end-to-end tests ask of logs. Sourced after scripts/checks.sh and scripts/session.sh.

trap 'session_end; rm -rf "$work"' EXIT

# Prints the first complaint in a compositor's log.
complaint()
{
	grep -m 1 -e '^error: ' -e '^tactus: ' -e '^libinput: ' "$1" ||
		grep -m 1 '^==[0-9]*== .*\(Invalid\|uninitialised\|lost in\)' "$1" || tail -n 1 "$1"
}

# Prints the first of several reasons of a failure.
blame()
{
	why=${why:-$1}
}

# Prints the counts of a stream, or the first illegal event.
check_stream()
{
	stream=$(awk -f Tests/Hosts/check-touch-log.awk "$1")
}

logged()
{
	grep -q -- "$1" "$2"
}

not()
{
	! "$@"
}

# make_trace NAME: a recording of the made-up panel; leaves $trace.events and $trace.desc.
make_trace()
{
	trace=$work/trace-$1
	[ -e "$trace.events" ] || "$BUILD/tests/generate-trace" "$1" "$trace"
}
