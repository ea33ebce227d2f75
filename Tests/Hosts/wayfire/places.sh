# SPDX-License-Identifier: MIT
# Part of run-wayfire.sh: what fingers land on, `where=`, and a locked screen, `while=locked`.

# place_gesture DIRECTION KEY=VALUE: a swipe of two fingers, which runs its condition.
place_gesture()
{
	printf '[tactus-gesture]\ntype=swipe\nfingers=2\nduration=60s\ndirection=%s\n%s\n' "$1" "$2"
	printf "command=sh -c 'echo %s >>\"\$COMMANDS\"'\n" "${2#*=}"
}

write_places_file()
{
	{
		place_gesture left where=desktop
		place_gesture left where=window
		place_gesture left where=panel
		place_gesture right where=title
		place_gesture up where=fullscreen
		place_gesture down while=locked
		printf '[tactus-gesture]\ntype=swipe\nfingers=4\nduration=60s\ndirection=up\naction=fullscreen\n'
	} >"$work/gestures.new"
	mv "$work/gestures.new" "$work/config/tactus/gestures.conf"
	expect_log "places: the file is read" '7 gestures, read again'
}

# expect_place NAME X Y DX DY LINES: what a swipe from there runs.
expect_place()
{
	: >"$work/commands"
	swipe 2 "$2" "$3" "$4" "$5"
	# The next one comes to its end behind it.
	[ -n "$6" ] || settle
	expect_commands "$1" "$6"
}

# A swipe that runs something, so that whatever came before it has been dealt with.
settle()
{
	swipe 2 100 650 -90 0
	await grep -qx desktop "$work/commands"
	sed -i '/^desktop$/d' "$work/commands"
}

panel_is_shown()
{
	answers "\"layer\": \"top\"" window-rules/list-views
}

test_places()
{
	{
		sed 's/mode = maximize/mode = center/; s/^plugins = .*/& decoration/' "$here/wayfire.ini"
	} >"$work/places.ini"
	start_host places "$work/places.ini" || { fail places "Wayfire does not start: $(tail -n 1 "$HOST_LOG")"; return; }
	write_places_file
	place_tests
	lock_tests
	stop_host places
}

place_tests()
{
	local x y
	expect_place "where=desktop: beside all windows" 100 650 -90 0 desktop
	start_debugged_client places "$BUILD/tests/decorated-client" || fail places "the window is not shown"
	await is_at_rest
	read -r x y <<<"$(window_place)"
	x=$((x + 40))
	expect_place "where=window: on a window" "$x" $((y + 120)) -90 0 window
	expect_place "where=title: not in the window below" "$x" $((y + 120)) 90 0 ""
	expect_place "where=fullscreen: not on a window that is none" "$x" $((y + 120)) 0 -90 ""
	# Fingers on a title bar may move the window before the gesture fires.
	expect_place "where=title: on a title bar" "$x" $((y + 10)) 90 0 title
	await is_at_rest
	read -r x y <<<"$(window_place)"
	expect_place "where=window: on a title bar, too" $((x + 100)) $((y + 10)) -90 0 window
	stop_client
	start_debugged_client fullscreen "$BUILD/examples/client" --quit-after-disconnect || fail places "it is not shown"
	await is_at_rest
	read -r x y <<<"$(window_place)"
	swipe 4 $((x + 40)) $((y + 120)) 0 -90
	expect_answer "where=fullscreen: the window is" '"fullscreen": true' window-rules/list-views
	expect_place "where=fullscreen: on a fullscreen window" 600 400 0 -90 fullscreen
	stop_client
	"$BUILD/tests/screen-keyboard" top 80 >/dev/null 2>&1 &
	client_pid=$!
	disown
	client_pids="$client_pids $client_pid"
	await panel_is_shown
	expect_place "where=panel: on a panel" 600 40 -90 0 panel
	expect_place "where=panel: not below it" 600 120 -90 0 desktop
}

locker_is_shown()
{
	grep -q 'ext_session_lock_v1.*locked(' "$work/locker.log" 2>/dev/null
}

lock_tests()
{
	expect_place "while=locked: not while it is unlocked" 600 400 0 90 ""
	WAYLAND_DEBUG=1 "$BUILD/tests/lock-client" 2>"$work/locker.log" &
	locker_pid=$!
	disown
	await locker_is_shown
	expect_place "while=locked: on a locked screen" 600 400 0 90 locked
	: >"$work/commands"
	swipe 2 600 400 -90 0
	swipe 2 600 40 -90 0
	swipe 2 600 400 0 90
	expect_commands "a locked screen: gestures without it do not fire" locked
	CLIENT_LOG=$work/locker.log
	mark
	tap_at 400 300
	tap_events 400 300 | expect_stream "a locked screen: a tap is the locker's"
	expect_legal "a locked screen"
	unlock_screen
	expect_place "while=locked: not when it is unlocked again" 600 400 -90 0 desktop
}
