# SPDX-License-Identifier: MIT
# What the end-to-end tests ask of logs. Sourced after scripts/checks.sh and scripts/session.sh.

trap 'session_end; rm -rf "$work"' EXIT

# The first line of a compositor's log that says what is wrong.
complaint()
{
	grep -m 1 -e '^error: ' -e '^tactus: ' -e '^libinput: ' "$1" ||
		grep -m 1 '^==[0-9]*== .*\(Invalid\|uninitialised\|lost in\)' "$1" || tail -n 1 "$1"
}

# The first of several things that went wrong is the one to look at.
blame()
{
	why=${why:-$1}
}

# The stream's counts, or what is illegal in it.
check_stream()
{
	stream=$(awk -f Tests/EndToEnd/check-touch-log.awk "$1")
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
