# SPDX-License-Identifier: MIT
# Part of run-hyprland.sh: the lock screen, by a locker of the tests.

lock_screen()
{
	locker_log=$work/locker.client
	WAYLAND_DEBUG=1 "$programs/lock-client" >"$work/locker.out" 2>"$locker_log" &
	locker_pid=$!
	disown
	client_pids="$client_pids $locker_pid"
	await grep -q 'wl_surface.*enter(' "$locker_log" && await grep -q locked "$work/locker.out"
}

unlock_screen()
{
	kill -USR1 "$locker_pid"
	await not kill -0 "$locker_pid" 2>/dev/null
}

# Without its locker the screen stays locked: nothing is shown, and nothing runs.
test_lost_locker()
{
	lock_screen
	kill -KILL "$locker_pid"
	await not kill -0 "$locker_pid" 2>/dev/null
	: >"$work/commands"
	swipe 3 400 300 0 -200
	swipe 3 400 300 200 0
	expect_commands "while: without its locker the screen stays locked" locked,unlocked
	lock_screen
	unlock_screen
	expect_swiped "while: another locker unlocks it" 200 locked,unlocked
}

lock_tests()
{
	hyprctl eval 'hl.config({ misc = { allow_session_lock_restore = true } })' >/dev/null
	start_touches lock || fail lock "the client is not shown"
	test_lock_screen
	test_lost_locker
	expect_legal lock
}

test_lock()
{
	with_host lock lock_tests
}
