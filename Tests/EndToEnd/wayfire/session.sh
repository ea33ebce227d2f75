# SPDX-License-Identifier: MIT
# Part of run-wayfire.sh: a headless Wayfire with the plugin, a made-up panel and clients. Sourced behind scripts/checks.sh
# and scripts/session.sh.

WAYFIRE_LOG= CLIENT_LOG=
client_pids= wayfire_status=

# What runs Wayfire with the fake evdev, in `runner`. Below WAYFIRE_RUNNER, such as valgrind, the dynamic linker is the
# program, so that the fake is not preloaded into that as well.
choose_runner()
{
	runner=(env LD_PRELOAD="$programs/libfake-evdev.so" wayfire)
	[ -n "${WAYFIRE_RUNNER:-}" ] || return 0
	# shellcheck disable=SC2206 # a command and its options
	runner=($WAYFIRE_RUNNER "$(readelf --string-dump=.interp "$(command -v wayfire)" | sed -n 's/^ *\[ *0\] *//p')"
		--preload "$programs/libfake-evdev.so" "$(command -v wayfire)")
}

# start_wayfire NAME [INI]: returns once the plugin has its gestures. Its log is $work/NAME.wayfire.
start_wayfire()
{
	local name=$1 ini=${2:-$here/wayfire.ini} runner
	session_begin || return 1
	choose_runner
	WAYFIRE_LOG=$work/$name.wayfire
	recording=$work/$name.scenario
	mkdir -p "$work/config/tactus"
	cp Tests/EndToEnd/plugin-gestures.conf "$work/config/tactus/gestures.conf"
	cp "$ini" "$work/wayfire.ini"
	: >"$work/commands"
	echo 0 0 >"$work/fingers"
	# The fake is for Wayfire alone, not for what runs it. Socket and commands are in the session's own folder.
	timeout --kill-after=5 "$SESSION_TIMEOUT" env WLR_BACKENDS=headless,libinput WLR_RENDERER=pixman LIBSEAT_BACKEND=noop \
		HOME="$work" XDG_CONFIG_HOME="$work/config" XDG_CONFIG_DIRS="$work" COMMANDS="$work/commands" \
		_WAYFIRE_SOCKET="$session_directory/ipc" WAYFIRE_PLUGIN_PATH="$libraries" TACTUS_RECORD="$recording" \
		FAKE_EVDEV_DEVICES="0=$panel" FAKE_EVDEV_SOCKET="$session_directory/evdev" \
		"${runner[@]}" -r -c "$work/wayfire.ini" >"$WAYFIRE_LOG" 2>&1 &
	compositor_pid=$!
	await in_log 'tactus: .* gestures$' || return 1
	WAYLAND_DISPLAY=$(sed -n 's/.*Using socket name \([^ ]*\).*/\1/p' "$WAYFIRE_LOG" | head -n 1)
	export WAYLAND_DISPLAY
	client_pids=
}

# Ends it as a user would, and its recording plays again without it.
stop_wayfire()
{
	local name=$1 pid
	for pid in $client_pids; do
		kill "$pid" 2>/dev/null
	done
	kill "$compositor_pid" 2>/dev/null
	wait_for_compositor
	wayfire_status=$?
	expect "$name: Wayfire exits cleanly" "exit status $wayfire_status: $(tail -n 1 "$WAYFIRE_LOG")" \
		[ "$wayfire_status" -eq 0 ]
	expect "$name: nobody misused the library" "$(grep -m 1 'client bug: .*tactus' "$WAYFIRE_LOG")" \
		not in_log 'tactus: client bug'
	check_replay "$name" "$recording"
	session_end
}

in_log()
{
	grep -q -e "$1" "$WAYFIRE_LOG"
}

expect_log()
{
	expect "$1" "no line \"$2\"" await in_log "$2"
}

ask()
{
	python3 "$here/ipc.py" "$session_directory/ipc" "$@"
}

answers()
{
	local pattern=$1
	shift
	ask "$@" 2>/dev/null | grep -q -e "$pattern"
}

# expect_answer NAME PATTERN METHOD [JSON]: Wayfire says so, sooner or later.
expect_answer()
{
	local name=$1 pattern=$2
	shift 2
	expect "$name" "it is: $(ask "$@" | cut -c 1-300)" await answers "$pattern" "$@"
}

# --- clients -----------------------------------------------------------------

# start_debugged_client NAME COMMAND...: returns once it is shown; its log is $work/NAME.client. It ends with Wayfire.
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

is_shown()
{
	answers "\"mapped\": true.*\"pid\": $1,\|\"pid\": $1,.*\"mapped\": true" window-rules/list-views
}

is_gone()
{
	! is_shown "$1"
}

# Wayfire maps a window at the size that it has, and gives it the whole output afterwards. Until then fingers beside it
# are nobody's.
fills_output()
{
	answers "\"pid\": $1, [^{}]*\"base-geometry\": {\"x\": 0, \"y\": 0, \"width\": 1280, \"height\": 720}" \
		window-rules/list-views
}

# start_touches NAME: the client of the tests, as large as its output.
start_touches()
{
	start_debugged_client "$1" "$BUILD/examples/client" --quit-after-disconnect && await fills_output "$client_pid"
}

unplug()
{
	"$programs/fake-evdev-command" "$session_directory/evdev" unplug 0
	echo 0 0 >"$work/fingers"
}

plug()
{
	"$programs/fake-evdev-command" "$session_directory/evdev" plug 0
}

# play: the script on standard input, in real time; returns when Wayfire has read all of it.
play()
{
	fingers >"$work/fingers.events"
	timeout 30 "$programs/play-recording" "$session_directory/evdev" 0 "$work/fingers.events"
}
