# SPDX-License-Identifier: MIT
# Part of run-hyprland.sh: windows of X11 programs, which Xwayland shows.

x11_display()
{
	compgen -G '/tmp/.X11-unix/X*[0-9]' | sed -n '1s/.*X/:/p'
}

# start_x11 NAME COMMAND...: its output is $work/NAME.x11.
start_x11()
{
	local name=$1
	shift
	DISPLAY=$(x11_display) "$@" >"$work/$name.x11" 2>&1 &
	client_pid=$!
	disown
	client_pids="$client_pids $client_pid"
	await is_shown "$client_pid"
}

# presses: buttons that xev was told of, with the distance of their places from 400,300 in px, at most 2: Xwayland rounds
# places down twice.
presses()
{
	sed -n '/^Button\(Press\|Release\)/{s/ .*//;N;s/\n.*(\(-\?[0-9]*\),\(-\?[0-9]*\)), root.*/ \1 \2/p}' "$work/events.x11" |
		awk '{ print $1, (400 - $2 >= 0 && 400 - $2 <= 2 && 300 - $3 >= 0 && 300 - $3 <= 2) ? "there" : $2 " " $3 }' |
		paste -sd ,
}

presses_are()
{
	[ "$(presses)" = "$1" ]
}

test_x11_touch()
{
	local name="a window of an X11 program"
	start_x11 events xev -bw 0 -event button || { fail "$name" "it is not shown"; return; }
	expect_answer "$name fills the output" '"size": \[1280, 720\]' clients
	tap_at 400 300
	expect "$name gets a tap as a click" "it got: $(presses)" await presses_are "ButtonPress there,ButtonRelease there"
	kill "$client_pid"
	await is_gone "$client_pid"
}

# A window is shown before Xwayland gives it its surface.
is_known_by_class()
{
	: >"$work/commands"
	swipe 3 400 300 200 0
	await [ -s "$work/commands" ]
	commands_are "this window"
}

test_x11_class()
{
	local name="app-id: the class of an X11 program" file=$work/config/tactus/gestures.conf
	command -v xeyes >/dev/null || { skip "$name" "there is no xeyes"; return; }
	sed 's/tactus-touches/XEyes/' Tests/Hosts/plugin-gestures.conf >"$file.new"
	mv "$file.new" "$file"
	expect_log "$name: the file is read" "tactus: $gesture_count gestures, read again"
	start_x11 eyes xeyes +shape || { fail "$name" "it is not shown"; return; }
	expect "$name" "ran: $(cat "$work/commands")" await is_known_by_class
}

test_x11()
{
	command -v Xwayland >/dev/null && command -v xev >/dev/null || { skip x11 "there is no Xwayland or no xev"; return; }
	test_x11_touch
	test_x11_class
}
