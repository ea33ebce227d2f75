# SPDX-License-Identifier: MIT
# Part of run-hyprland.sh: Hyprland with the plugin, and questions to it. Sourced behind plugin-clients.sh.

# start_host NAME: returns once the plugin has its gestures. Its log is $work/NAME.hyprland. `xwayland` is true where X11
# programs are tested.
start_host()
{
	session_begin || return 1
	HOST_LOG=$work/$1.hyprland
	recording=$work/$1.scenario
	mkdir -p "$work/config/tactus"
	cp Tests/Hosts/plugin-gestures.conf "$work/config/tactus/gestures.conf"
	: >"$work/commands"
	timeout --kill-after=5 "$SESSION_TIMEOUT" env HOME="$work" XDG_CONFIG_HOME="$work/config" XDG_CACHE_HOME="$work/cache" \
		XDG_CONFIG_DIRS="$work" COMMANDS="$work/commands" TACTUS_RECORD="$recording" \
		TEST_XWAYLAND="${xwayland:-false}" Hyprland --i-am-really-stupid -c "$PWD/$here/hyprland.lua" >"$HOST_LOG" 2>&1 &
	compositor_pid=$!
	client_pids=
	await has_socket || return 1
	WAYLAND_DISPLAY=$(basename "$(compgen -G "$session_directory/wayland-*[0-9]" | head -n 1)")
	HYPRLAND_INSTANCE_SIGNATURE=$(ls "$session_directory/hypr")
	export WAYLAND_DISPLAY HYPRLAND_INSTANCE_SIGNATURE
	await answers '"name": "Virtual-1"' monitors && await has_panel && load_plugin
}

has_socket()
{
	compgen -G "$session_directory/wayland-*[0-9]" >/dev/null && [ -n "$(ls "$session_directory/hypr" 2>/dev/null)" ]
}

# has_device NAME: a pattern.
has_device()
{
	answers "$1" devices
}

has_panel()
{
	has_device tactus-test-panel
}

load_plugin()
{
	hyprctl plugin load "$libraries/libtactus-hyprland.so" >/dev/null
	await in_log 'tactus: .* gestures$'
}

unload_plugin()
{
	hyprctl plugin unload "$libraries/libtactus-hyprland.so" >/dev/null
}

# Ends it as a user would.
stop_host()
{
	stop_clients
	hyprctl dispatch 'hl.dsp.exit()' >/dev/null
	expect_good_end "$1"
}

# ask COMMAND...: prints the answer of hyprctl in one line.
ask()
{
	timeout 20 hyprctl -j "$@" 2>/dev/null | tr -d '\n'
}

# answers PATTERN COMMAND...
answers()
{
	local pattern=$1
	shift
	ask "$@" | grep -q -e "$pattern"
}

# expect_answer NAME PATTERN COMMAND...: Hyprland says so, sooner or later.
expect_answer()
{
	local name=$1 pattern=$2
	shift 2
	expect "$name" "it is: $(ask "$@" | cut -c 1-300)" await answers "$pattern" "$@"
}

is_shown()
{
	answers "\"pid\": $1," clients
}
