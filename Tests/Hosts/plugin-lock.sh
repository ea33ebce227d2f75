# SPDX-License-Identifier: MIT
# Tests of all plugins: gestures on a lock screen, where nothing may run but what its file allows there. Sourced behind
# plugin-clients.sh. A host's own part defines `lock_screen`, which returns once the locker is shown and leaves the log of
# the locker in locker_log, and `unlock_screen`.

locker_log=

# write_lock_file: a swipe for each `while`, and one without.
write_lock_file()
{
	local screen direction
	while read -r direction screen; do
		printf '[tactus-gesture]\ntype=swipe\nfingers=3\ndirection=%s\nduration=60s\n' "$direction"
		[ "$screen" = default ] || printf 'while=%s\n' "$screen"
		printf "command=sh -c 'echo %s >>\"\$COMMANDS\"'\n" "$screen"
	done >"$work/gestures.new" <<-'END'
		left locked
		left default
		right locked,unlocked
		up default
	END
	mv "$work/gestures.new" "$work/config/tactus/gestures.conf"
	expect_log "while: the file is read" '4 gestures, read again'
}

# expect_nothing NAME DX DY: a swipe is no gesture. The tap behind it reaches the window below, so that all was seen.
expect_nothing()
{
	mark
	swipe 3 400 300 "$2" "$3"
	tap_at 600 500
	await client_said 'wl_touch.*down(.* 600\.[0-9]*, 500\.'
	expect_commands "$1" ""
}

# expect_swiped NAME DX LINES
expect_swiped()
{
	mark
	swipe 3 400 300 "$2" 0
	expect_commands "$1" "$3"
}

# test_lock_in_gesture COMMAND...: it locks the screen, which takes the fingers away.
test_lock_in_gesture()
{
	mark
	{
		land 3 700 300
		glide 3 700 300 -20 0 2
	} | play
	await client_said 'wl_touch.*motion('
	"$@" || fail "while: the lock screen" "it is not shown: $(tail -n 1 "$locker_log")"
	{
		glide 3 680 300 -300 0 10
		lift 3
	} | play
}

# test_lock_screen: a client's window is shown.
test_lock_screen()
{
	local client_log=$CLIENT_LOG
	write_lock_file
	expect_swiped "while: a gesture without it works on the screen that is not locked" -200 default
	test_lock_in_gesture lock_screen
	expect_commands "while=locked: a gesture that began before the lock is none" ""
	CLIENT_LOG=$locker_log client_start=1
	expect_nothing "while: a gesture without it does nothing on a locked screen" 0 -200
	expect_swiped "while=locked: it works there" -200 locked
	expect_swiped "while=locked,unlocked: there too" 200 locked,unlocked
	mark
	tap_at 300 400
	tap_events 300 400 | expect_stream "while: what is no gesture is the locker's"
	expect_legal "while: the locker"
	CLIENT_LOG=$client_log
	unlock_screen
	expect_swiped "while=locked: it does nothing when the screen is unlocked" -200 default
	expect_swiped "while=locked,unlocked: it works again" 200 locked,unlocked
}
