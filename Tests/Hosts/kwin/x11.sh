# SPDX-License-Identifier: MIT
# Part of run-kwin.sh: windows of X11 programs, which Xwayland serves. It makes the first finger a mouse for programs that
# know no touch, such as xev.

# start_xev: returns once its window is shown; what it gets is in $work/xev.out.
start_xev()
{
	local socket
	socket=$(ls -t /tmp/.X11-unix | head -n 1)
	DISPLAY=:${socket#X} XAUTHORITY=$(compgen -G "$XDG_RUNTIME_DIR/xauth_*") xev >"$work/xev.out" 2>"$work/xev.log" &
	client_pid=$!
	disown
	client_pids="$client_pids $client_pid"
	CLIENT_LOG=$work/xev.log
	await is_shown "$client_pid"
}

# buttons: presses and releases of buttons since the mark, with their places on the screen.
buttons()
{
	tail -n "+$xev_start" "$work/xev.out" | awk '
		/^Button(Press|Release) event/ { name = tolower(substr($1, 7)) }
		name && match($0, /root:\([0-9]+,[0-9]+\)/) { place = substr($0, RSTART + 6, RLENGTH - 7) }
		name && /button [0-9]/ { print name, place; name = "" }'
}

mark_buttons()
{
	mark
	xev_start=$(($(wc -l <"$work/xev.out") + 1))
}

buttons_are()
{
	[ "$(buttons | paste -sd ' ')" = "$1" ]
}

has_clicked()
{
	[[ $(buttons | paste -sd ' ') == press*release* ]]
}

expect_buttons()
{
	expect "$1" "it has: $(buttons | paste -sd ' ')" await buttons_are "$2"
}

# X11 has no cancel for a mouse: the button is released. Places are those that KWin gives Xwayland without the plugin.
x11_tests()
{
	local click
	start_xev || { fail X11 "the program is not shown: $(tail -n 1 "$work/xev.log")"; return; }
	unload_plugin
	mark_buttons
	tap_at 400 300
	await has_clicked
	click=$(buttons | paste -sd ' ')
	load_plugin
	await is_loaded_again
	mark_buttons
	tap_at 400 300
	expect_buttons "X11: a tap is a click, as without the plugin" "$click"
	mark_buttons
	{
		echo down 0 3 300
		echo frame
		glide 1 3 300 200 0 10
		lift 1
	} | play
	expect_commands "X11: a swipe from the edge runs its command" edge
	tap_at 400 300
	expect_buttons "X11: the program sees nothing of it" "$click"
	mark_buttons
	swipe 3 700 300 -200 0
	expect_commands "X11: a three-finger swipe runs its command" "left on $output"
	expect "X11: the button of the first finger is released" "it has: $(buttons | paste -sd ' ')" await has_clicked
	mark_buttons
	tap_at 400 300
	expect_buttons "X11: the next tap is a click" "$click"
}

test_x11()
{
	local xwayland=yes
	command -v Xwayland >/dev/null && command -v xev >/dev/null || { skip X11 "there is no Xwayland, or no xev"; return; }
	with_host x11 x11_tests
}
