# SPDX-License-Identifier: MIT
# Part of run-tactusd.sh: a compositor's client behind the daemon.

# begin_compositor NAME TAKEN: the example compositor with the panel, a client on all of it, and the daemon.
begin_compositor()
{
	log=$work/$1 host_log=$work/$1.compositor
	: >"$work/fired"
	rm -f "$log".{compositor,client} "$work/socket"
	session_begin || return 1
	export FAKE_EVDEV_DEVICES="0=$panel@256x144" FAKE_EVDEV_SOCKET="$work/socket"
	start_compositor "$log.compositor" || return 1
	unset FAKE_EVDEV_DEVICES FAKE_EVDEV_SOCKET
	start_client "$log.client"
	wait_until "$patience" has_line "$log.compositor" 'is mapped' || return 1
	start_daemon --gestures "$work/gestures.conf" --taken "$2"
	wait_until "$patience" has_line "$work/daemon" ': taken, '
}

end_compositor()
{
	[ -n "$daemon_pid" ] && end_daemon KILL
	kill "$compositor_pid" 2>/dev/null
	wait_for_compositor
	wait "$client_pid" 2>/dev/null
	session_end
	host_log=
}

client_counts()
{
	echo "$(grep -c '^down' "$log.client") $(grep -c '^up' "$log.client") $(grep -c '^cancel' "$log.client")"
}

client_counts_are()
{
	[ "$(client_counts)" = "$1" ]
}

# expect_client NAME "DOWNS UPS CANCELS"
expect_client()
{
	wait_until "$patience" client_counts_are "$2"
	expect "$1" "downs, ups, cancels are $(client_counts), not $2" client_counts_are "$2"
}

expect_legal_stream()
{
	awk -f Tests/EndToEnd/check-touch-log.awk "$log.client" >"$work/legal"
	expect "$1: the client's stream is legal" "$(cat "$work/legal")" [ $? -eq 0 ]
}

test_example_compositor()
{
	begin_compositor withhold withhold || { fail "the example compositor" "it does not start"; end_compositor; return; }
	play "$work/three-finger-swipe.events"
	expect_fired "example compositor, withhold: the swipe fires once" 1
	play "$work/tap.events"
	expect_client "example compositor, withhold: the client gets the tap and nothing else" "1 1 0"
	end_compositor
	expect_legal_stream "example compositor, withhold"

	begin_compositor cancel cancel || { fail "the example compositor" "it does not start"; end_compositor; return; }
	fingers <<-'END'
		0 down:0:5000:3000 down:1:6000:3000
		30 to:0:4990:3000
	END
	expect_client "example compositor, cancel: the client gets the fingers at once" "2 0 0"
	end_daemon KILL
	expect_client "example compositor: kill -9 takes them back" "2 0 1"
	lift
	play "$work/tap.events"
	expect_client "example compositor: the panel works again" "3 1 1"
	end_compositor
	expect_legal_stream "example compositor, kill -9"
}

test_compositors()
{
	if [ -e "$BUILD/examples/compositor" ]; then
		test_example_compositor
	else
		skip "the example compositor" "it was not built"
	fi
	local name
	for name in weston labwc; do
		skip "$name" "it has no headless seat with libinput"
	done
}
