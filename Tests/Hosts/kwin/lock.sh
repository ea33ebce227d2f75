# SPDX-License-Identifier: MIT
# Part of run-kwin.sh: the lock screen. KWin runs a greeter, which shows a window, and unlocks when the greeter ends well. A
# client of the tests stands in for the greeter of Plasma.

greeter= kwin=()

write_greeter()
{
	cat >"$work/greeter" <<-END
		#!/bin/sh
		WAYLAND_DEBUG=1 "$(realpath "$BUILD/examples/client")" --quit-after-disconnect >"$work/greeter.out" 2>"$work/greeter.client" &
		echo \$! >"$work/greeter.pid"
		wait
	END
	chmod +x "$work/greeter"
}

# choose_locker: leaves the command of KWin in `kwin`. KWin was built with the path of its greeter, so that another file lies
# there for KWin alone. Without root there is no lock screen.
choose_locker()
{
	kwin=(kwin_wayland --no-lockscreen)
	greeter=$(compgen -G "/usr/lib/*/libexec/kscreenlocker_greet" || compgen -G "/usr/lib*/kscreenlocker_greet")
	[ -n "$greeter" ] && [ "$(id -u)" -eq 0 ] || { greeter=; return; }
	write_greeter
	kwin=(unshare --mount sh -c 'mount --bind "$0" "$1" && shift && exec kwin_wayland "$@"' "$work/greeter" "$greeter")
}

has_locker()
{
	[ -n "$greeter" ]
}

call_screen_saver()
{
	timeout 20 busctl --user call org.freedesktop.ScreenSaver /ScreenSaver org.freedesktop.ScreenSaver "$1"
}

is_unlocked()
{
	[ "$(call_screen_saver GetActive)" = "b false" ]
}

is_locked()
{
	[ "$(call_screen_saver GetActive)" = "b true" ]
}

# The first callback is that of the client's roundtrip. On a busy machine KWin has not told the greeter of an output.
has_shown_frame()
{
	[ "$(grep -c 'wl_callback.*done(' "$locker_log")" -ge 2 ]
}

lock_screen()
{
	: >"$work/greeter.client"
	call_screen_saver Lock >/dev/null
	locker_log=$work/greeter.client
	await is_locked && await has_shown_frame
}

unlock_screen()
{
	kill "$(cat "$work/greeter.pid")"
	await is_unlocked
}

# The greeter gets all fingers, also three, which KWin and the gestures leave alone. What landed on it is not another client's
# when the screen is unlocked.
test_greeter()
{
	local name="the greeter of a locked screen" client_log=$CLIENT_LOG
	has_locker || { skip "$name" "there is no greeter, or no root to replace it"; return; }
	lock_screen
	CLIENT_LOG=$work/greeter.client
	mark
	{
		land 3 400 300
		glide 3 400 300 60 0 1
		lift 3
	} | play
	tap_at 600 500
	{
		cat <<-'END'
			down 0 400 300
			down 1 460 300
			down 2 520 300
			frame
			motion 0 460 300
			motion 1 520 300
			motion 2 580 300
			frame
			up 0
			up 1
			up 2
			frame
		END
		tap_events 600 500
	} | expect_stream "$name: it gets all fingers"
	expect_legal "$name"
	land 3 300 200 | play
	await client_said 'wl_touch.*down(.* 2, 420'
	CLIENT_LOG=$client_log
	mark
	unlock_screen
	{
		glide 3 300 200 200 0 5
		lift 3
	} | play
	tap_at 400 300
	tap_events 400 300 | expect_stream "$name: its fingers are not the client's when it is unlocked"
	expect_commands "$name: they are no gesture" ""
}

lock_tests()
{
	has_locker || { skip "lock" "there is no greeter, or no root to replace it"; return; }
	start_touches lock || fail lock "the client is not shown"
	test_lock_screen
	expect_legal lock
}

test_lock()
{
	with_host lock lock_tests
}
