# SPDX-License-Identifier: MIT
# Part of run-tactusd.sh: a compositor's input (or a compositor), the daemon in front of it, and what each saw. Sourced
# behind scripts/checks.sh and scripts/session.sh.

panel=$work/panel.desc
watch_pid= daemon_pid= panel_pid=
# KERNEL_UINPUT=1: devices are the kernel's, as in scripts/guest; else those of the fake evdev.
KERNEL_UINPUT=${KERNEL_UINPUT:-}

# Command in front of programs that use the devices.
behind=(env)
[ -n "$KERNEL_UINPUT" ] || behind+=(FAKE_EVDEV_KERNEL="$work/socket" LD_PRELOAD="$(realpath "$FAKE_EVDEV")")

# prepare_program: copies the daemon to where every user may run it, wherever it was built. Its path is in tactusd.
prepare_program()
{
	# Gestures are recognized, and commands run, by another user, who watches the folder.
	chmod 755 "$work"
	install -D -m 755 "$BUILD/bin/tactusd" "$work/daemon.d/bin/tactusd"
	install -d -m 755 "$work/daemon.d/lib"
	cp -L "$BUILD"/lib/libtactus.so.0 "$BUILD"/lib/libtactus-gestures.so.0 "$work/daemon.d/lib"
	chmod -R a+rX "$work/daemon.d"
	tactusd=$work/daemon.d/bin/tactusd
}

# prepare_files: writes recordings and files of gestures to $work.
prepare_files()
{
	prepare_program || return 1
	: >"$work/fired"
	chmod 666 "$work/fired"
	local trace
	for trace in tap three-finger-swipe demo; do
		"$BUILD/tests/generate-trace" "$trace" "$work/$trace" || return 1
	done
	cp "$work/tap.desc" "$panel"
	# The duration is for slow machines: the player may be late.
	cat >"$work/gestures.conf" <<-END
		[tactus-gesture]
		name=swipe
		type=swipe
		fingers=3
		direction=left
		duration=5s
		command=sh -c 'id -un >>$work/fired'
	END
	# A gesture that is never made and takes no finger: without any gesture the panel is not taken.
	printf '[tactus-gesture]\ntype=tap\nfingers=10\ncancel=false\ncommand=true\n' >"$work/no-gestures.conf"
}

# start_panel [DESCRIPTION]: creates a touchscreen with the kernel's uinput.
start_panel()
{
	timeout "$SESSION_TIMEOUT" "$BUILD/tests/uinput-panel" "$work/socket" "${1:-$panel}@256x144" 2>"$work/panel" &
	panel_pid=$!
	wait_until "$patience" [ -S "$work/socket" ]
}

end_panel()
{
	[ -n "$panel_pid" ] && kill "$panel_pid" 2>/dev/null && wait "$panel_pid" 2>/dev/null
	panel_pid=
}

# start_watch: watches the devices of a seat through libinput; the log is $work/watch. The fake evdev numbers twins from 16
# on; the kernel numbers them from 1 on, to which 10 is added.
start_watch()
{
	rm -f "$work/socket"
	: >"$work/watch"
	if [ -n "$KERNEL_UINPUT" ]; then
		start_panel "${1:-}"
		timeout "$SESSION_TIMEOUT" "$BUILD/tests/watch-touches" ${WATCH_OPTIONS:-} \
			> >(sed -u 's/event\([1-9]\) /event1\1 /; s/event\([1-9]\)$/event1\1/' >>"$work/watch") 2>&1 &
	else
		timeout "$SESSION_TIMEOUT" env FAKE_EVDEV_DEVICES="0=${1:-$panel}@256x144${SECOND_PANEL:-}" \
			FAKE_EVDEV_SOCKET="$work/socket" LD_PRELOAD="$(realpath "$FAKE_EVDEV")" \
			"$BUILD/tests/watch-touches" ${WATCH_OPTIONS:-} >>"$work/watch" 2>&1 &
	fi
	watch_pid=$!
	wait_until "$patience" has_line "$work/watch" '^+ event0 '
}

# start_daemon OPTION...: returns when the daemon is ready, whether or not it has taken the panel. The log is
# $work/daemon.
start_daemon()
{
	: >"$work/daemon"
	# shellcheck disable=SC2086 # variables for uinput
	timeout --signal=KILL "$SESSION_TIMEOUT" ${ROOM:-} "${behind[@]}" ${UINPUT:-} ${DAEMON_WRAPPER:-} "$tactusd" \
		${DAEMON_USER---user nobody} "$@" >"$work/daemon" 2>&1 &
	daemon_runner=$!
	wait_until "$patience" has_line "$work/daemon" "${READY:-: taken, }"'\|: taken, \|left alone\|there is no touchscreen\|being touched\|no gestures'
	daemon_pid=$(pgrep -P "$daemon_runner" 2>/dev/null | head -n 1)
	wait_until "$patience" watch_settled
}

# If the panel was taken, its twin was added.
watch_settled()
{
	! has_line "$work/daemon" ': taken, ' || has_line "${host_log:-$work/watch}" '^+ event1[0-9] Tactus Test\|^+ event1[0-9] [^T]' ||
		[ -n "${compositor_pid:-}" ]
}

# end_daemon SIGNAL: its exit status is left in daemon_status.
end_daemon()
{
	[ -n "$daemon_pid" ] && kill "-$1" "$daemon_pid" 2>/dev/null
	wait_for_daemon
}

wait_for_daemon()
{
	wait "$daemon_runner" 2>/dev/null
	daemon_status=$?
	daemon_pid=
}

end_watch()
{
	[ -n "$daemon_pid" ] && end_daemon KILL
	[ -n "$watch_pid" ] && kill "$watch_pid" 2>/dev/null && wait "$watch_pid" 2>/dev/null
	watch_pid=
	end_panel
}

has_line()
{
	grep -q -- "$2" "$1"
}

# play FILE [NUMBER]: plays a recording on device NUMBER, or the first one, until the host has read everything that it
# gets directly.
play()
{
	timeout "$SESSION_TIMEOUT" "$BUILD/tests/play-recording" "$work/socket" "${2:-0}" "$1"
}

# fingers: writes a recording of the script on standard input (fingers.awk).
fingers()
{
	awk -f "$here/fingers.awk" >"$work/fingers.events"
	play "$work/fingers.events"
}

# touches DEVICE: prints the device's touches in $work/watch, without name and frames; wildcards are allowed.
touches()
{
	sed -n "s/^$1 //p" "$work/watch" | grep -v '^frame'
}

# count PATTERN LINES...: counts touches of all twins that match.
count()
{
	touches 'event1[0-9]' | grep -c "^$1"
}

counts_are()
{
	[ "$(count down) $(count up) $(count cancel)" = "$1" ]
}

# expect_counts NAME "DOWNS UPS CANCELS": waits until the twin has these counts.
expect_counts()
{
	wait_until "$patience" counts_are "$2"
	expect "$1" "downs, ups, cancels are $(count down) $(count up) $(count cancel), not $2" counts_are "$2"
}

fired_is()
{
	[ "$(wc -l <"$work/fired")" -eq "$1" ]
}

# expect_fired NAME TIMES: the gesture's command was run this often.
expect_fired()
{
	wait_until "$patience" fired_is "$2"
	expect "$1" "$(wc -l <"$work/fired") times" fired_is "$2"
}

# expect_panel_works NAME: a tap reaches the host from the panel itself, and no twin is left.
expect_panel_works()
{
	wait_until "$patience" has_no_twin
	expect "$1: the twin is gone" "$(tail -n 1 "$work/watch")" has_no_twin
	local before
	before=$(touches event0 | grep -c '^up')
	play "$work/tap.events"
	wait_until "$patience" panel_has_lifted $((before + 1))
	expect "$1: the panel works" "no tap" panel_has_lifted $((before + 1))
}

# panel_has_lifted TIMES: fingers, as seen on the panel itself.
panel_has_lifted()
{
	[ "$(touches event0 | grep -c '^up')" -eq "$1" ]
}

has_no_twin()
{
	[ "$(grep -c '^+ event1' "$work/watch")" -eq "$(grep -c '^- event1' "$work/watch")" ]
}
