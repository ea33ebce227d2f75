#!/bin/bash
# SPDX-License-Identifier: MIT
# The glue of hosts/wlroots in a compositor that knew nothing of touch (examples/tinywl), which gets it by a patch: scripted fingers and
# real clients. Prints a line for each test; the last one counts them.
#
#   BUILD=DIR   where `make` built
set -u
cd "$(dirname "$0")/../../.." || exit 1
. scripts/checks.sh
. scripts/session.sh
. Tests/Hosts/wlroots/desktop.sh

# The bare compositor records nothing.
check_replay()
{
	:
}

trap 'session_end; rm -rf "$work"' EXIT
bare=examples/tinywl

[ -x "$BUILD/tests/wlroots-adopted" ] || {
	skip "the glue" "it was not built, for want of wlroots"
	summary
	exit
}

# begin COMPOSITOR: with the example client.
begin()
{
	session_begin || return 1
	rm -f "$work"/*.{log,client,debug}
	script=$XDG_RUNTIME_DIR/script log=$work/compositor.log clients=()
	mkfifo "$script" && : >"$log" || return 1
	# shellcheck disable=SC2086 # a command and its options
	timeout --kill-after=5 "$SESSION_TIMEOUT" env WLR_BACKENDS=headless WLR_RENDERER=pixman \
		TINYWL_SOCKET="$SESSION_SOCKET" TINYWL_FINGERS="$script" ${COMPOSITOR_RUNNER:-} "$BUILD/tests/$1" >>"$log" 2>"$work/wlroots.log" &
	compositor_pid=$!
	wait_until 10 shows 'listening on' && start_touches
}

test_size()
{
	local added core
	core=$(cat hosts/wlroots/tactus-wlroots.[ch] | wc -l)
	expect "the core of the glue has at most 500 lines" "$core" [ "$core" -le 500 ]
	added=$(grep -c '^+' "$bare/tactus.patch")
	expect "the bare compositor has fewer than 300 lines" "$(wc -l <"$bare/tinywl.c")" \
		[ "$(wc -l <"$bare/tinywl.c")" -lt 300 ]
	expect "the glue takes at most 30 lines" "$((added - 1))" [ $((added - 1)) -le 30 ]
}

test_bare()
{
	local name="without the glue nothing of a finger reaches a client"
	begin wlroots-bare || { fail "$name" "$(tail -n 1 "$work/wlroots.log")"; session_end; return; }
	gesture drag "100,100" 50 0 4 8
	sleep 0.2
	expect "$name" "$(client_stream touches)" [ -z "$(client_stream touches)" ]
	desktop_end "$name"
}

test_tap()
{
	local name="with it a tap is the client's"
	begin wlroots-adopted || { fail "$name" "$(tail -n 1 "$work/wlroots.log")"; session_end; return; }
	play now "$(land "100,120")" "wait 60" "$(lift 1)"
	expect_stream "$name" touches <<-'END'
		down 0 100.00 120.00 t=0
		frame
		up 0 t=60
		frame
	END
	# libinput leaves the frame of a lift out now and then.
	play now "$(land "100,120")" "wait 60" "up 0"
	wait_until 10 ups_are 2
	status=$?
	expect "$name, also if the last frame is missing" "$(client_stream touches)" [ "$status" -eq 0 ]
	desktop_end "$name"
}

ups_are()
{
	[ "$(client_stream touches | grep -c '^up')" = "$1" ]
}

test_swipe()
{
	local name="with it a swipe of three fingers is the compositor's"
	begin wlroots-adopted || { fail "$name" "$(tail -n 1 "$work/wlroots.log")"; session_end; return; }
	gesture drag "300,300 400,300 500,300" -200 0 8 8
	expect_shown "$name" swipe
	expect_stream "$name: the client has its touches cancelled" touches <<-'END'
		down 0 300.00 300.00 t=0
		down 1 400.00 300.00 t=0
		down 2 500.00 300.00 t=0
		frame
		motion 0 275.00 300.00 t=8
		motion 1 375.00 300.00 t=8
		motion 2 475.00 300.00 t=8
		frame
		cancel
	END
	desktop_end "$name"
}

# The times of the panel begin anywhere (rule 11.4).
test_foreign_clock()
{
	local name="a panel with a clock of its own"
	begin wlroots-adopted || { fail "$name" "$(tail -n 1 "$work/wlroots.log")"; session_end; return; }
	play now "wait 100000000" "$(land "100,120")" "wait 60" "$(lift 1)"
	expect_stream "$name: a touch keeps its length" touches <<-'END'
		down 0 100.00 120.00 t=0
		frame
		up 0 t=60
		frame
	END
	expect "$name: its touches have this machine's time" "$(grep -m 1 'wl_touch.*down(' "$work/touches.debug")" \
		touched_now
	desktop_end "$name"
}

touched_now()
{
	local time now
	time=$(sed -n 's/.*wl_touch[@#][0-9]*\.down([0-9]*, \([0-9]*\),.*/\1/p' "$work/touches.debug" | head -n 1)
	now=$(awk '{ printf "%d", $1 * 1000 }' /proc/uptime)
	[ $((now - time)) -ge 0 ] && [ $((now - time)) -lt 30000 ]
}

test_move()
{
	local name="with it a window goes with the finger on its title"
	begin wlroots-adopted && start demo Demo weston-eventdemo --title=Demo --width=300 --height=300 ||
		{ fail "$name" "no window"; session_end; return; }
	play now "down 0 50 12" frame
	wait_until 10 grep_stream demo '^cancel' || fail "$name" "the finger is not taken: $(client_stream demo)"
	play "$(glide "50,12" 200 100 4 8)" "up 0" frame now "wait 500" "$(land "400,250")" "wait 50" "$(lift 1)"
	# Its surface begins 32 px before the window, for a shadow.
	wait_until 10 grep_stream demo '^down 0 232.00 182.00'
	status=$?
	expect "$name" "$(client_stream demo)" [ "$status" -eq 0 ]
	desktop_end "$name"
}

# A finger is the left button for a client without wl_touch; a gesture takes it away without a release, which were a
# click.
test_pointer()
{
	local name="a client without touch"
	begin wlroots-adopted && start pointer Pointer "$BUILD/tests/pointer-client" ||
		{ fail "$name" "no window: $(tail -n 1 "$work/wlroots.log")"; session_end; return; }
	play now "$(land "100,120")" "wait 60" "$(lift 1)"
	printf '%s\n' enter 'button 272 1' 'button 272 0' >"$work/expected"
	wait_until 10 cmp -s "$work/expected" "$work/pointer.client"
	expect_same "$name gets a finger as the left button" "$work/expected" "$work/pointer.client"
	play now "wait 500" "$(land "50,150")" "wait 20" "down 1 100 150" "down 2 150 150" frame \
		"$(glide "50,150 100,150 150,150" -200 0 2 8)" "$(lift 3)"
	expect_shown "$name: a gesture above it" swipe
	printf '%s\n' 'motion 50 150' 'button 272 1' leave >>"$work/expected"
	wait_until 10 grep -q leave "$work/pointer.client"
	expect_same "$name: takes the finger without a release" "$work/expected" "$work/pointer.client"
	desktop_end "$name"
}

grep_stream()
{
	client_stream "$1" | grep -q -e "$2"
}

test_size
test_bare
test_tap
test_swipe
test_foreign_clock
test_move
test_pointer
summary
