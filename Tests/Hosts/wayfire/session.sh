# SPDX-License-Identifier: MIT
# Part of run-wayfire.sh: a headless Wayfire with the plugin, a made-up panel and clients. Sourced behind scripts/checks.sh
# and scripts/session.sh.

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

# start_host NAME [INI]: returns once the plugin has its gestures. Its log is $work/NAME.wayfire.
start_host()
{
	local name=$1 ini=${2:-$here/wayfire.ini} runner
	session_begin || return 1
	choose_runner
	HOST_LOG=$work/$name.wayfire
	recording=$work/$name.scenario
	mkdir -p "$work/config/tactus"
	cp Tests/Hosts/plugin-gestures.conf "$work/config/tactus/gestures.conf"
	cp "$ini" "$work/wayfire.ini"
	: >"$work/commands"
	echo 0 0 >"$work/fingers"
	# The fake is for Wayfire alone, not for what runs it. Socket and commands are in the session's own folder.
	timeout --kill-after=5 "$SESSION_TIMEOUT" env WLR_BACKENDS=headless,libinput WLR_RENDERER=pixman LIBSEAT_BACKEND=noop \
		HOME="$work" XDG_CONFIG_HOME="$work/config" XDG_CONFIG_DIRS="$work" COMMANDS="$work/commands" \
		_WAYFIRE_SOCKET="$session_directory/ipc" WAYFIRE_PLUGIN_PATH="$libraries" TACTUS_RECORD="$recording" \
		FAKE_EVDEV_DEVICES="0=$panel$more_devices" FAKE_EVDEV_SOCKET="$session_directory/evdev" \
		"${runner[@]}" -r -c "$work/wayfire.ini" >"$HOST_LOG" 2>&1 &
	compositor_pid=$!
	await in_log 'tactus: .* gestures$' || return 1
	WAYLAND_DISPLAY=$(sed -n 's/.*Using socket name \([^ ]*\).*/\1/p' "$HOST_LOG" | head -n 1)
	export WAYLAND_DISPLAY
	client_pids=
}

# Ends it as a user would.
stop_host()
{
	stop_clients
	kill "$compositor_pid" 2>/dev/null
	expect_good_end "$1"
}

# The user takes the plugin out of wayfire.ini, and puts it in again.
unload_plugin()
{
	sed -i 's/ tactus-wayfire//' "$work/wayfire.ini"
}

load_plugin()
{
	sed -i 's/^plugins = .*/& tactus-wayfire/' "$work/wayfire.ini"
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

is_shown()
{
	answers "\"mapped\": true.*\"pid\": $1,\|\"pid\": $1,.*\"mapped\": true" window-rules/list-views
}

# Wayfire maps a window at the size that it has, and gives it the whole output afterwards. Until then fingers beside it
# are nobody's.
is_in_place()
{
	# Numbers of 0.11 have a fraction.
	local part='\(\.0\)\?'
	local zero=0$part
	answers "\"pid\": $1, [^{}]*\"base-geometry\": {\"x\": $zero, \"y\": $zero, \"width\": 1280$part, \"height\": 720$part}" \
		window-rules/list-views
}
