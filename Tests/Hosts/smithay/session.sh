# SPDX-License-Identifier: MIT
# Part of run-smithay.sh: the headless compositor with a made-up panel, and clients. Sourced behind scripts/checks.sh and
# scripts/session.sh.

# start_host NAME [OPTION...]: returns once the compositor listens. Its log is $work/NAME.smithay.
start_host()
{
	local name=$1
	shift
	session_begin || return 1
	HOST_LOG=$work/$name.smithay
	: >"$HOST_LOG"
	recording=$work/$name.scenario
	mkdir -p "$work/config/tactus"
	cp Tests/Hosts/plugin-gestures.conf "$work/config/tactus/gestures.conf"
	: >"$work/commands"
	echo 0 0 >"$work/fingers"
	mkfifo "$session_directory/words" || return 1
	timeout --kill-after=5 "$SESSION_TIMEOUT" env LD_PRELOAD="$programs/libfake-evdev.so" \
		HOME="$work" XDG_CONFIG_HOME="$work/config" XDG_CONFIG_DIRS="$work" COMMANDS="$work/commands" \
		TACTUS_RECORD="$recording" TACTUS_TEST_GESTURES="${own_gestures:-}" \
		FAKE_EVDEV_DEVICES="0=$panel$more_devices" FAKE_EVDEV_SOCKET="$session_directory/evdev" \
		"$programs/smithay-compositor" "$@" <>"$session_directory/words" >"$HOST_LOG" 2>&1 &
	compositor_pid=$!
	await in_log '^listening on ' || return 1
	WAYLAND_DISPLAY=$(sed -n 's/^listening on //p' "$HOST_LOG" | head -n 1)
	export WAYLAND_DISPLAY
	client_pids=
}

# Ends it as a user would.
stop_host()
{
	stop_clients
	echo exit >"$session_directory/words"
	expect_good_end "$1"
}

# place_of PID: where its window is, or nothing.
place_of()
{
	awk -v pid="$1" '$1 == "window" && $2 == pid { place = $3 == "at" ? $4 " " $5 : "" } END { if (place) print place }' \
		"$HOST_LOG"
}

is_shown()
{
	[ -n "$(place_of "$1")" ]
}

window_place()
{
	place_of "$client_pid"
}
