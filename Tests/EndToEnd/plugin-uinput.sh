# SPDX-License-Identifier: MIT
# Words of the tests of plugins in a compositor on the kernel's devices: a touchscreen of uinput, and clients. Sourced
# behind plugin-words.sh, in a machine of scripts/guest. A host's own session.sh defines `has_panel`, whether the compositor
# has the touchscreen, `is_shown PID`, whether it shows a client's window, and HOST_LOG.

CLIENT_LOG= HOST_LOG=
client_pids= panel_pid= panel_node=

# plug: makes the touchscreen; returns once the compositor has it.
plug()
{
	evemu-device "$work/panel.desc" >"$work/panel.node" 2>&1 &
	panel_pid=$!
	disown
	wait_until "$patience" grep -q '/dev/input/event' "$work/panel.node"
	panel_node=$(sed -n 's|.*\(/dev/input/event[0-9]*\).*|\1|p' "$work/panel.node")
	echo 0 0 >"$work/fingers"
	[ -z "${compositor_pid:-}" ] || await has_panel
}

unplug()
{
	kill "$panel_pid"
	echo 0 0 >"$work/fingers"
	await not has_panel
}

# play: the script on standard input, in real time; returns when the kernel has all of it.
play()
{
	fingers >"$work/fingers.events"
	evemu-play "$panel_node" <"$work/fingers.events"
}

in_log()
{
	grep -q -e "$1" "$HOST_LOG"
}

expect_log()
{
	expect "$1" "no line \"$2\"" await in_log "$2"
}

is_gone()
{
	! is_shown "$1"
}

# start_debugged_client NAME COMMAND...: returns once it is shown; its log is $work/NAME.client.
start_debugged_client()
{
	local name=$1
	shift
	CLIENT_LOG=$work/$name.client
	: >"$CLIENT_LOG"
	WAYLAND_DEBUG=1 "$@" >"$work/$name.out" 2>"$CLIENT_LOG" &
	client_pid=$!
	disown # or the shell would tell of its death
	client_pids="$client_pids $client_pid"
	client_start=1
	await is_shown "$client_pid"
}

start_touches()
{
	start_debugged_client "$1" "$BUILD/examples/client" --quit-after-disconnect
}

# expect_good_end HOST NAME [STATUS]: the compositor, which has been told to end, ends well, with this exit status; its
# recording plays again without it.
expect_good_end()
{
	local host=$1 name=$2 status
	wait_for_compositor
	status=$?
	expect "$name: $host ends well" "exit status $status: $(tail -n 1 "$HOST_LOG")" [ "$status" -eq "${3:-0}" ]
	expect "$name: nobody misused the library" "$(grep -m 1 'client bug: .*tactus' "$HOST_LOG")" \
		not in_log 'tactus: client bug'
	check_replay "$name" "$recording"
	session_end
}

stop_clients()
{
	local pid
	for pid in $client_pids; do
		kill "$pid" 2>/dev/null
	done
}
