# SPDX-License-Identifier: MIT
# Part of run-weston.sh: what the shell does with touches goes on, and clients' streams stay legal meanwhile.

# start_grabbing NAME: Weston's desktop shell and a client of 200 x 200 px that asks for what NAME says.
start_grabbing()
{
	start_weston "$1" "$work/example.ini" --shell=desktop-shell.so --width=800 --height=600 ||
		{ fail "$1" "Weston does not start"; return 1; }
	play <<-'END'
		keyboard
	END
	start_debugged_client "$1" "$programs/grab-client" "$1" || { fail "$1" "no window"; return 1; }
	# The shell places windows as it likes, and not yet when they are shown first.
	wait_until "$patience" state_has "view $client_pid .* 200 200"
	# When it starts it fades in from a view of its own above all.
	wait_until "$patience" not state_has 'view 0 0 0 800 600'
	locate "200 200"
	middle_x=$((view_x + 100)) middle_y=$((view_y + 100))
	mark
}

# locate SIZE: the corner of the client's view of that size.
locate()
{
	read -r view_x view_y < <(last_state | sed -n "s/^view $client_pid \(.*\) $1\$/\1/p")
}

# Weston's desktop shell does not survive its end while a popup is open.
stop_grabbing()
{
	expect_legal "$1: the client's stream is legal"
	kill "$client_pid"
	wait_until "$patience" is_gone "$client_pid"
	stop_weston
	expect "$1: Weston exits cleanly" "exit status $weston_status" [ "$weston_status" -eq 0 ]
}

client_said()
{
	tail -n "+$client_start" "$CLIENT_LOG" | grep -q -- "$1"
}

finger_in_middle()
{
	play <<-END
		down 0 $middle_x $middle_y $1
		frame
	END
}

test_move()
{
	start_grabbing move || return
	finger_in_middle 1000
	expect_stream "a window is moved: its client gets cancel" <<-'END'
		down 0 100.00 100.00 t=1000
		frame
		cancel
	END
	expect "the shell has the touch" "$(last_state)" state_has 'fingers=1 grab=other'
	play <<-END
		motion 0 $((middle_x - 40)) $((middle_y + 30)) 1010
		frame
		up 0 1020
		frame
	END
	expect "the window has moved" "$(last_state)" wait_until "$patience" state_has \
		"view $client_pid $((view_x - 40)) $((view_y + 30)) 200 200"
	expect "the shell has the touch no more" "$(last_state)" state_has 'fingers=0 grab=default'
	mark
	middle_x=$((middle_x - 40)) middle_y=$((middle_y + 30))
	finger_in_middle 20000
	wait_until "$patience" state_has 'grab=other'
	play <<-'END'
		up 0 20010
		frame
	END
	expect_stream "the next touch is the client's" <<-'END'
		down 0 100.00 100.00 t=20000
		frame
		cancel
	END
	expect "a touched window has the keyboard focus" "$(last_state)" state_has "keyboard-focus=$client_pid "
	stop_grabbing "a window is moved"
}

# The client asks for a move by a finger at an edge that has a gesture.
test_edge_against_move()
{
	start_grabbing move || return
	finger_in_middle 1000
	expect "the shell has the touch at first" "$(last_state)" wait_until "$patience" state_has 'grab=other'
	play <<-END
		motion 0 760 100 1010
		frame
		up 0 1020
		frame
	END
	wait_until "$patience" state_has "view $client_pid 660 0 200 200"
	mark
	play <<-'END'
		down 0 797 100 5000
		frame
	END
	expect_stream "at an edge with a gesture a client that asks for a move keeps its touch" <<-'END'
		down 0 137.00 100.00 t=5000
		frame
	END
	# What the client asks for comes later; its next answer is behind it.
	wait_until "$patience" client_said 'xdg_toplevel[@#][0-9]*\.move'
	play <<-'END'
		state
	END
	expect "... and is not moved" "$(last_state)" state_has 'fingers=1 grab=default'
	play <<-'END'
		motion 0 790 100 5010
		frame
		motion 0 780 100 5020
		frame
		motion 0 700 100 5030
		frame
		up 0 5040
		frame
	END
	expect_commands "... and the edge's gesture works" "brightnessctl set +10%"
	expect "... and the window is where it was" "$(last_state)" state_has "view $client_pid 660 0 200 200"
	stop_grabbing "a move at an edge with a gesture"
}

test_drag()
{
	start_grabbing drag || return
	finger_in_middle 1000
	expect_stream "something is dragged: its client gets cancel" <<-'END'
		down 0 100.00 100.00 t=1000
		frame
		cancel
	END
	play <<-END
		motion 0 $((middle_x + 40)) $((middle_y + 30)) 1010
		frame
	END
	expect "the drag moves" "no motion" wait_until "$patience" client_said 'wl_data_device[@#].*\.motion(1010, 140'
	play <<-'END'
		up 0 1020
		frame
	END
	expect "the drag ends" "$(last_state)" wait_until "$patience" state_has 'fingers=0 grab=default'
	stop_grabbing "something is dragged"
}

test_popup()
{
	start_grabbing popup || return
	finger_in_middle 1000
	wait_until "$patience" state_has "view $client_pid .* 100 100"
	locate "100 100"
	play <<-END
		motion 0 $((middle_x + 10)) $middle_y 11010
		frame
		up 0 11020
		frame
		down 0 $((view_x + 20)) $((view_y + 30)) 12000
		frame
		up 0 12010
		frame
	END
	expect_stream "a popup opens under a finger, and gets the next one" <<-'END'
		down 0 100.00 100.00 t=1000
		frame
		motion 0 110.00 100.00 t=11010
		frame
		up 0 t=11020
		frame
		down 0 20.00 30.00 t=12000
		frame
		up 0 t=12010
		frame
	END
	expect "the popup was granted" "it was dismissed" not client_said popup_done
	two_finger_taps 30000 30200 | play
	expect_commands "gestures work while a popup is open" "playerctl play-pause"
	play <<-'END'
		down 0 100 500 40000
		frame
		unplug
	END
	expect "the touchscreen is unplugged: the popup is dismissed" "it is not" \
		wait_until "$patience" client_said popup_done
	stop_grabbing "a popup"
}

# Two windows: what a gesture takes from the one the other keeps. The late one asks for nothing that matters here.
test_two_clients()
{
	start_grabbing late || return
	local first_client=$client_pid first_log=$CLIENT_LOG first_start=$client_start
	start_debugged_client second "$programs/grab-client" late
	wait_until "$patience" state_has "view $client_pid .* 200 200"
	locate "200 200"
	mark
	play <<-END
		down 0 $((view_x + 20)) $((view_y + 100)) 1000
		down 1 $((view_x + 180)) $((view_y + 100)) 1000
		frame
		down 2 $middle_x $middle_y 1010
		frame
		motion 0 $((view_x + 40)) $((view_y + 100)) 1020
		motion 1 $((view_x + 160)) $((view_y + 100)) 1020
		motion 2 $middle_x $((middle_y + 10)) 1020
		frame
		up 0 1030
		up 1 1030
		frame
		up 2 1040
		frame
	END
	expect_commands "a gesture on one of two windows" "weston-screenshooter"
	expect_stream "the window under the gesture gets cancel" <<-'END'
		down 0 20.00 100.00 t=1000
		down 1 180.00 100.00 t=1000
		frame
		cancel
	END
	expect_legal "the window under the gesture: its client's stream is legal"
	client_pid=$first_client CLIENT_LOG=$first_log client_start=$first_start
	expect_stream "the other window keeps its finger" <<-'END'
		down 0 100.00 100.00 t=1010
		frame
		motion 0 100.00 110.00 t=1020
		frame
		up 0 t=1040
		frame
	END
	stop_grabbing "the other window"
}

# It comes and has the lift before the module can look: all lines are read in one round of the event loop.
test_short_grab()
{
	start_grabbing late || return
	play <<-END
		down 0 $middle_x $middle_y 1000
		frame
		take
		up 0 1010
		frame
	END
	expect_stream "another's grab has come and gone with a finger: its client gets cancel" <<-'END'
		down 0 100.00 100.00 t=1000
		frame
		cancel
	END
	stop_grabbing "a grab that has come and gone"
}

test_grabs()
{
	test_short_grab
	test_two_clients
	test_move
	test_edge_against_move
	test_drag
	test_popup
}
