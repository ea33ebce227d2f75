# SPDX-License-Identifier: MIT
# Words of the tests of all plugins: the host's log, its clients, and its end. Sourced behind plugin-words.sh. `host` is the
# host's name; a host's own session.sh defines `start_host NAME` and `stop_host NAME`, `is_shown PID`, whether a client's
# window is shown, `unload_plugin` and `load_plugin`, and sets HOST_LOG and recording.

CLIENT_LOG= HOST_LOG=
client_pids=

in_log()
{
	grep -q -e "$1" "$HOST_LOG"
}

expect_log()
{
	expect "$1" "no line \"$2\"" await in_log "$2"
}

# with_host NAME COMMAND...: runs tests in a host of their own.
with_host()
{
	local name=$1
	shift
	start_host "$name" || {
		fail "$name" "$host does not start: $(tail -n 1 "$HOST_LOG")"
		session_end
		return
	}
	"$@"
	stop_host "$name"
}

# is_in_place PID: whether a finger anywhere hits the window. A host that shows windows before they have their places defines
# its own.
is_in_place()
{
	is_shown "$1"
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

# start_touches NAME: the client of the tests.
start_touches()
{
	start_debugged_client "$1" "$BUILD/examples/client" --quit-after-disconnect && await is_in_place "$client_pid"
}

# expect_good_end NAME [STATUS]: the host, which has been told to end, ends well, with this exit status; its recording plays
# again without it.
expect_good_end()
{
	local name=$1 status
	wait_for_compositor
	status=$?
	expect "$name: $host ends well" "exit status $status: $(tail -n 1 "$HOST_LOG")" [ "$status" -eq "${2:-0}" ]
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
