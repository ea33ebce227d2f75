# SPDX-License-Identifier: MIT
# Shell functions that run the test compositor and its clients on a recording, in a runtime directory
# of their own and every step under a timeout. Sourced by scripts/demo and by the end-to-end tests.
#
# BUILD is where `make` built; nothing outside of it and of the temporary directory is written.

BUILD=${BUILD:-build}
FAKE_EVDEV=${FAKE_EVDEV:-$BUILD/tests/libfake-evdev.so}
SESSION_TIMEOUT=${SESSION_TIMEOUT:-60}
SESSION_SOCKET=tactus-session

session_begin()
{
	session_directory=$(mktemp -d) || return 1
	chmod 700 "$session_directory"
	export XDG_RUNTIME_DIR=$session_directory
	export WAYLAND_DISPLAY=$SESSION_SOCKET
	compositor_pid=
}

session_end()
{
	[ -n "${compositor_pid:-}" ] && kill "$compositor_pid" 2>/dev/null && wait "$compositor_pid" 2>/dev/null
	[ -n "${session_directory:-}" ] && rm -rf "$session_directory"
	compositor_pid= session_directory=
}

# wait_until SECONDS COMMAND...: polls until the command succeeds; false when time is up.
wait_until()
{
	local end=$((SECONDS + $1 + 1))
	shift
	until "$@"; do
		[ "$SECONDS" -lt "$end" ] || return 1
		sleep 0.02
	done
}

# preload_fake: leaves the command that runs a program with the fake evdev in `preload`. Below COMPOSITOR_RUNNER, such
# as valgrind, the dynamic linker is the program, so that the fake is not preloaded into the runner as well.
preload_fake()
{
	local fake interpreter
	fake=$(realpath "$FAKE_EVDEV")
	preload=(env LD_PRELOAD="$fake")
	[ -n "${COMPOSITOR_RUNNER:-}" ] || return
	interpreter=$(readelf --string-dump=.interp "$BUILD/tests/compositor" | sed -n 's/^ *\[ *0\] *//p')
	# shellcheck disable=SC2206 # a command and its options
	preload=($COMPOSITOR_RUNNER "$interpreter" --preload "$fake")
}

# start_compositor LOG OPTION...: returns once clients can connect. The fake evdev is preloaded into it alone.
start_compositor()
{
	local log=$1 preload
	shift
	preload_fake
	timeout --kill-after=5 "$SESSION_TIMEOUT" "${preload[@]}" \
		"$BUILD/tests/compositor" --socket "$SESSION_SOCKET" "$@" >>"$log" 2>&1 &
	compositor_pid=$!
	wait_until 10 compositor_listens_or_died "$log" && [ -S "$XDG_RUNTIME_DIR/$SESSION_SOCKET" ]
}

# The socket exists a little before clients can connect. A log that is a terminal cannot be searched.
compositor_listens_or_died()
{
	kill -0 "$compositor_pid" 2>/dev/null || return 0
	[ -S "$XDG_RUNTIME_DIR/$SESSION_SOCKET" ] && { [ ! -f "$1" ] || grep -q 'listening on' "$1"; }
}

# The compositor ends with its trace.
wait_for_compositor()
{
	wait "$compositor_pid"
	local status=$?
	compositor_pid=
	return $status
}

# start_client LOG OPTION...: the example client; its process id is in client_pid.
start_client()
{
	local log=$1
	shift
	timeout --kill-after=5 "$SESSION_TIMEOUT" "$BUILD/examples/client" --quit-after-disconnect "$@" >>"$log" 2>&1 &
	client_pid=$!
}
