# SPDX-License-Identifier: MIT
# Part of run-tactusd.sh: what the daemon and the person's process open is close-on-exec. The daemon has devices of others
# open, and both have a connection with rights.

test_descriptors()
{
	local name="descriptors" pid
	begin --taken cancel
	half_a_swipe
	expect_counts "$name: the daemon has a panel and a twin" "3 0 0"
	# What the shell had open is no fault of the daemon's.
	inheritable "$daemon_runner" | sort -u >"$work/given"
	: >"$work/inherited"
	for pid in $daemon_pid $(pgrep -P "$daemon_pid"); do
		inheritable "$pid" | sort -u | comm -13 "$work/given" - | sed "s/^/process $pid: /" >>"$work/inherited"
	done
	expect "$name: the daemon and the person's process are looked at" "$(pgrep -P "$daemon_pid" | wc -l) processes" \
		[ "$(pgrep -P "$daemon_pid" | wc -l)" -ge 1 ]
	expect "$name: programs inherit none" "$(head -n 1 "$work/inherited")" [ ! -s "$work/inherited" ]
	lift
	end_watch
}
