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
	cp "$here/gestures.conf" "$work/config/tactus/gestures.conf"
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
	expect "$name: Wayfire ends well" "exit status $wayfire_status: $(tail -n 1 "$WAYFIRE_LOG")" \
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

# await COMMAND...: waits until it succeeds, or until Wayfire has ended.
await()
{
	wait_until "$patience" is_so_or_died "$@"
	"$@"
}

is_so_or_died()
{
	"$@" || ! kill -0 "$compositor_pid" 2>/dev/null
}

expect_log()
{
	expect "$1" "no line \"$2\"" await in_log "$2"
}

not()
{
	! "$@"
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

start_touches()
{
	start_debugged_client "$1" "$BUILD/examples/client" --quit-after-disconnect
}

client_said()
{
	tail -n "+$client_start" "$CLIENT_LOG" | grep -q -e "$1"
}

# From here on the client's events count.
mark()
{
	client_start=$(($(wc -l <"$CLIENT_LOG") + 1))
	: >"$work/commands"
}

# The client's wl_touch events since the mark, in whole px, for the panel has its own units, and without their times,
# which are those of the day.
stream()
{
	tail -n "+$client_start" "$CLIENT_LOG" | awk -f "$here/../wlroots/wayland-debug.awk" | awk '
		$1 == "down" || $1 == "motion" { printf "%s %d %.0f %.0f\n", $1, $2, $3, $4; next }
		{ sub(/ t=.*/, ""); print }'
}

stream_is()
{
	stream | cmp -s - "$1"
}

# expect_stream NAME: what is on standard input is what the client got since the mark, no more and no less.
expect_stream()
{
	cat >"$work/expected"
	await stream_is "$work/expected"
	stream >"$work/found"
	expect_same "$1" "$work/expected" "$work/found"
}

# expect_legal NAME: the whole stream of the client so far was legal, and closed.
expect_legal()
{
	awk -f "$here/../wlroots/wayland-debug.awk" "$CLIENT_LOG" | awk -f "$here/../check-touch-log.awk" >"$work/legal"
	expect "$1: the client's stream is legal" "$(cat "$work/legal")" [ "${PIPESTATUS[1]}" -eq 0 ]
}

commands_are()
{
	[ "$(cat "$work/commands")" = "$1" ]
}

# expect_commands NAME LINES: what was run since the mark.
expect_commands()
{
	await commands_are "$2"
	expect "$1" "ran: $(paste -sd ';' "$work/commands")" commands_are "$2"
}

# --- fingers -----------------------------------------------------------------

# play: the script on standard input, in real time; returns when Wayfire has read all of it.
play()
{
	awk -v state="$work/fingers" -f "$here/evemu.awk" >"$work/fingers.events"
	timeout 30 "$programs/play-recording" "$session_directory/evdev" 0 "$work/fingers.events"
}

# land COUNT X Y: fingers 0, 1, …, 60 px apart.
land()
{
	local id
	for ((id = 0; id < $1; id++)); do
		echo "down $id $(($2 + 60 * id)) $3"
	done
	echo frame
}

# glide COUNT X Y DX DY STEPS: from there, a step each 10 ms.
glide()
{
	local id step
	for ((step = 1; step <= $6; step++)); do
		echo wait 10
		for ((id = 0; id < $1; id++)); do
			echo "motion $id $(($2 + 60 * id + $4 * step / $6)) $(($3 + $5 * step / $6))"
		done
		echo frame
	done
}

# lift COUNT
lift()
{
	local id
	echo wait 10
	for ((id = 0; id < $1; id++)); do
		echo "up $id"
	done
	echo frame
}

# swipe COUNT X Y DX DY: all of it.
swipe()
{
	{
		land "$1" "$2" "$3"
		glide "$@" 10
		lift "$1"
	} | play
}

tap_at()
{
	{
		echo "down 0 $1 $2"
		echo frame
		echo wait 40
		echo up 0
		echo frame
	} | play
}

tap_events()
{
	printf 'down 0 %d %d\nframe\nup 0\nframe\n' "$1" "$2"
}
