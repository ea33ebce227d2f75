# SPDX-License-Identifier: MIT
# Part of run-tactusd.sh: how early the daemon runs, and how often it arms its watchdog.

# scheduling_of PROCESS: its priority and its policy, 1 of SCHED_FIFO and 0 of others.
scheduling_of()
{
	cut -d ' ' -f 40,41 "/proc/$1/stat"
}

test_priority()
{
	if ! chrt -f 1 true 2>/dev/null; then
		skip "the daemon runs before programs that share the processor" "this machine does not permit it"
		return
	fi
	cat >"$work/priority.conf" <<-END
		[tactus-gesture]
		type=swipe
		fingers=3
		direction=left
		duration=5s
		command=sh -c 'cut -d " " -f 40,41 /proc/self/stat >>$work/fired'
	END
	: >"$work/fired"
	start_watch
	start_daemon --gestures "$work/priority.conf" --taken cancel
	expect "the daemon runs before programs that share the processor" "$(scheduling_of "$daemon_pid")" \
		[ "$(scheduling_of "$daemon_pid")" = "1 1" ]
	play "$work/three-finger-swipe.events"
	wait_until "$patience" [ -s "$work/fired" ]
	expect "what a gesture runs does not" "$(cat "$work/fired")" [ "$(cat "$work/fired")" = "0 0" ]
	end_watch

	ROOM="setpriv --bounding-set -sys_nice" begin --taken cancel
	expect "where that is not permitted, a line says so" "$(cat "$work/daemon")" \
		[ "$(grep -c 'shares the processor with all programs' "$work/daemon")" -eq 1 ]
	play "$work/three-finger-swipe.events"
	expect_fired "and gestures fire" 1
	end_watch
}

# traced CALL: how often the process that holds the devices has made it.
traced()
{
	grep -c "^$1(" "$work/calls"
}

has_lifted_all()
{
	[ "$(count down)" -gt 0 ] && [ "$(count down)" -eq $(($(count up) + $(count cancel))) ]
}

test_watchdog()
{
	local output frames
	output=$("$BUILD/tests/twin-safety-test" 2>/dev/null)
	expect "the watchdog is armed once for many rounds, and ends one that hangs" "$output" [ $? -eq 0 ]

	begin --taken cancel
	awk -v flood=50 -f "$here/fingers.awk" </dev/null >"$work/flood.events"
	strace -qq -e trace=timer_settime,writev,write -e signal=none -o "$work/calls" -p "$daemon_pid" 2>/dev/null &
	if ! wait_until 2 grep -q "^TracerPid:	[1-9]" "/proc/$daemon_pid/status"; then
		skip "frames share a watchdog that is armed once" "strace cannot follow the daemon"
		end_watch
		return
	fi
	play "$work/flood.events"
	wait_until "$patience" has_lifted_all
	end_daemon TERM
	frames=$(grep -c '^event1[0-9] frame' "$work/watch")
	expect "$frames frames share a watchdog that is armed a few times" "$(traced timer_settime) times" \
		[ "$frames" -gt $((10 * $(traced timer_settime))) ]
	end_watch
}

test_timing()
{
	test_priority
	test_watchdog
}
