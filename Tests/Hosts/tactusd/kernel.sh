# SPDX-License-Identifier: MIT
# Part of run-kernel.sh: what only a kernel does.

# Fingers that are left of what nobody could read: none.
test_overflow()
{
	awk -v flood=2000 -f "$here/fingers.awk" </dev/null >"$work/flood.events"
	begin --taken cancel
	kill -STOP "$(pgrep -P "$watch_pid" watch-touches)"
	play "$work/flood.events"
	kill -CONT "$(pgrep -P "$watch_pid" watch-touches)"
	play "$work/tap.events"
	wait_until "$patience" all_have_lifted 1
	expect "a compositor that does not read the twin in time loses no lift" "$(count down) came" all_have_lifted 1
	expect "the daemon goes on" "$(tail -n 1 "$work/daemon")" kill -0 "$daemon_pid"
	end_watch

	begin --taken cancel
	kill -STOP "$daemon_pid"
	play "$work/flood.events"
	kill -CONT "$daemon_pid"
	play "$work/tap.events"
	wait_until "$patience" all_have_lifted 1
	expect "a daemon that does not read the panel in time asks for its state" "$(count down) came" all_have_lifted 1
	expect "and keeps the panel" "$(tail -n 1 "$work/daemon")" kill -0 "$daemon_pid"
	end_watch
}

# all_have_lifted DOWNS: at least so many fingers of the twin came, and each of them has lifted or was cancelled.
all_have_lifted()
{
	[ "$(count down)" -ge "$1" ] && [ "$(count down)" -eq $(($(count up) + $(count cancel))) ]
}

# Without a device of uinput there is no twin, and the panel is left alone.
test_missing_uinput()
{
	start_watch
	mv /dev/uinput /dev/uinput-away
	start_daemon --gestures "$work/gestures.conf" --taken cancel
	mv /dev/uinput-away /dev/uinput
	expect "without uinput the panel is not taken" "$(tail -n 1 "$work/daemon")" \
		has_line "$work/daemon" 'no twin (No such file or directory); the touchscreen is left alone'
	expect_panel_works "without uinput"
	end_watch
}

test_hang()
{
	UINPUT="HANG_AFTER=1 LD_PRELOAD=$(realpath "$BUILD/tests/libhanging-uinput.so")" begin --taken cancel
	half_a_swipe
	wait_for_daemon
	expect "a loop that hangs is ended by the watchdog" "status $daemon_status" [ "$daemon_status" -eq 70 ]
	lift
	expect_panel_works "after a hang"
	end_watch
}

# The kernel stops all devices and processes, and lets them go on after five seconds.
test_suspend()
{
	[ -w /sys/power/pm_test ] || { skip "suspend" "the kernel has no pm_test"; return; }
	begin --taken cancel
	half_a_swipe
	expect_counts "suspend finds the compositor with three fingers" "3 0 0"
	echo freezer >/sys/power/pm_test
	echo freeze >/sys/power/state
	expect "the machine was suspended" "status $?" [ "$(cat /sys/power/suspend_stats/success)" -gt 0 ]
	echo none >/sys/power/pm_test
	lift
	wait_until "$patience" all_have_lifted 3
	expect "after suspend its fingers are gone" "$(count down) came" all_have_lifted 3
	play "$work/three-finger-swipe.events"
	expect_fired "after suspend gestures work" 1
	end_daemon KILL
	expect_panel_works "after suspend and kill -9"
	end_watch
}

# The kernel does not repeat what a slot holds already, such as the place of a tap.
test_touched_before()
{
	start_watch
	play "$work/tap.events"
	wait_until "$patience" panel_has_lifted 1
	touches event0 >"$work/direct"
	start_daemon --gestures "$work/no-gestures.conf" --taken cancel
	play "$work/tap.events"
	wait_until "$patience" twin_is_as_direct
	touches 'event1[0-9]' >"$work/found"
	expect_same "a tap where a finger was before the daemon" "$work/direct" "$work/found"
	end_watch
}

test_kernel()
{
	test_touched_before
	test_overflow
	test_missing_uinput
	test_hang
	test_suspend
}
