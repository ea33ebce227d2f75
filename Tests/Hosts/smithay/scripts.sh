# SPDX-License-Identifier: MIT
# Part of run-smithay.sh: gestures of the compositor's own recognizers, with one or two clients, and the same fingers without
# Tactus, which shows the faults of Smithay that docs/smithay.md reports.

# start_pair NAME: two clients side by side, of which the second lies at 420 0.
start_pair()
{
	start_debugged_client "$1-first" weston-simple-touch || fail "$1" "the first client is not shown"
	first=$client_pid
	start_debugged_client "$1-second" weston-simple-touch || fail "$1" "the second client is not shown"
}

# of_client NAME COMMAND...: with the log of that client, from its beginning.
of_client()
{
	local CLIENT_LOG=$work/$1.client client_start=1
	shift
	"$@"
}

# events_of CLIENT WORD: how many the client has got.
events_of()
{
	of_client "$1" stream | grep -c "^$2"
}

has_events()
{
	[ "$(events_of "$1" "$2")" -eq "$3" ]
}

# expect_events NAME CLIENT WORD COUNT
expect_events()
{
	await has_events "$2" "$3" "$4"
	expect "$1" "there are $(events_of "$2" "$3")" has_events "$2" "$3" "$4"
}

expect_pair_legal()
{
	of_client "$1-first" expect_legal "$1, first client"
	of_client "$1-second" expect_legal "$1, second client"
}

script_tap()
{
	start_debugged_client tap weston-simple-touch || fail tap "the client is not shown"
	tap_at 100 100
	tap_events 100 100 | expect_stream "tap: it reaches the client"
	expect_legal tap
}

script_swipe()
{
	start_debugged_client swipe weston-simple-touch || fail swipe "the client is not shown"
	swipe 3 60 300 0 -100
	expect_log "swipe: it fires" 'gesture swipe Ended 3'
	tap_at 100 100
	expect_events "swipe: the client is cancelled once" swipe cancel 1
	expect_events "swipe: then it gets a tap" swipe up 1
	expect_legal swipe
}

script_edge()
{
	start_debugged_client edge weston-simple-touch || fail edge "the client is not shown"
	swipe 1 3 100 150 0
	expect_log "edge: it ends" 'gesture edge Ended'
	tap_at 3 100
	printf 'down 0 3 100\nup 0\nframe\n' | expect_stream "edge: the client sees nothing of it, and a tap there afterwards"
	expect_legal edge
}

# Three fingers on the first client and one on the second are one pan.
script_two_clients()
{
	start_pair two
	{
		echo down 9 700 100
		echo frame
		echo wait 50
		land 3 60 200
		glide 3 60 200 0 100 10
		lift 3
		echo wait 20
		echo up 9
		echo frame
	} | play
	expect_log "two clients: a pan of four fingers" 'gesture pan Began 4'
	expect_events "two clients: one cancel for the first" two-first cancel 1
	expect_events "two clients: one cancel for the second" two-second cancel 1
	expect_events "two clients: the second has its own finger" two-second down 1
	expect_pair_legal two
}

# Nothing moves: the timer of the event loop decides.
script_press()
{
	start_debugged_client press weston-simple-touch || fail press "the client is not shown"
	land 2 60 200 | play
	expect_log "press: it begins while the fingers rest" 'gesture press Began 2'
	expect_log "press: its action asks the seat" 'a press may ask'
	expect_events "press: the client is cancelled" press cancel 1
	lift 2 | play
	expect_legal press
}

# A palm, after the frame of its finger.
play_palm()
{
	play <<-'END'
		down 0 100 100
		frame
		wait 20
		palm 0
		frame
		wait 20
		up 0
		frame
	END
}

script_cancel()
{
	start_debugged_client cancel weston-simple-touch || fail cancel "the client is not shown"
	play_palm
	expect_events "cancel: it comes between frames" cancel cancel 1
	tap_at 100 100
	expect_events "cancel: then a tap" cancel up 1
	expect_legal cancel
}

# The second client's finger lifts at once, although one rests on the first client.
script_lift_in_between()
{
	start_pair lift
	play <<-'END'
		down 0 100 100
		frame
		wait 20
		down 1 700 100
		frame
		wait 50
		up 1
		frame
	END
	expect_events "lift: it does not wait for the finger on the other client" lift-second up 1
	expect_events "lift: that one is still down" lift-first up 0
	play <<-'END'
		up 0
		frame
	END
	expect_pair_legal lift
}

# A client is killed with a finger on it, and one is on the other client.
script_gone()
{
	start_pair gone
	# Fingers that move are no long press, however slow the machine.
	play <<-'END'
		down 0 100 100
		down 1 700 100
		frame
		wait 10
		motion 0 160 100
		frame
	END
	expect_events "gone: both have a finger" gone-second down 1
	kill -KILL "$first"
	play <<-'END'
		motion 0 170 100
		motion 1 710 100
		frame
		wait 20
		up 0
		up 1
		frame
	END
	expect_events "gone: the other client goes on" gone-second up 1
	of_client gone-second expect_legal "gone: the other client"
}

# A finger rests on the second client while three move on the first, which are no swipe of three then.
script_hold_and_swipe()
{
	local swipes
	swipes=$(grep -c 'gesture swipe' "$HOST_LOG")
	start_pair hold
	{
		echo down 5 700 100
		echo frame
		echo wait 50
		land 3 60 300
		glide 3 60 300 0 -100 10
		lift 3
		echo wait 20
	} | play
	expect_events "hold: the first is cancelled" hold-first cancel 1
	expect_events "hold: so is the second" hold-second cancel 1
	expect "hold: three of them are no swipe" "they are" [ "$(grep -c 'gesture swipe' "$HOST_LOG")" -eq "$swipes" ]
	tap_at 100 100
	expect_events "hold: a tap while a finger still rests" hold-first up 1
	play <<-'END'
		up 5
		frame
	END
	expect_pair_legal hold
}

# A client's menu, which Smithay dismisses for pointers and keyboards only. A finger that a gesture keeps dismisses nothing.
script_popup()
{
	start_debugged_client popup "$programs/grab-client" popup || fail popup "the client is not shown"
	land 1 50 50 | play
	expect "popup: the client asks for a grab" "it does not" await client_said 'xdg_popup[@#][0-9]*.grab('
	expect "popup: the menu is shown" "it is not" await client_said 'xdg_popup[@#][0-9]*.configure('
	lift 1 | play
	swipe 1 3 600 150 0
	expect "popup: it stays during a swipe from the edge" "it goes" not client_said 'popup_done'
	tap_at 900 600
	expect "popup: a finger elsewhere dismisses it" "it stays" await client_said 'xdg_popup[@#][0-9]*.popup_done('
	expect_legal popup
}

# A finger on one client is cancelled while another client's window is moved, whose grab ignores the next landing, too.
script_slot()
{
	start_debugged_client slot-first "$programs/grab-client" move || fail slot "the first client is not shown"
	start_debugged_client slot-second weston-simple-touch || fail slot "the second client is not shown"
	play <<-'END'
		down 0 50 50
		down 1 700 100
		frame
		wait 10
		motion 0 90 50
		frame
	END
	expect "slot: the first client asks for a move" "it does not" \
		await of_client slot-first client_said 'xdg_toplevel.*move('
	{
		glide 1 90 50 20 20 5
		printf '%s\n' 'palm 1' frame 'wait 20' 'up 1' frame 'wait 20' 'down 1 720 100' frame 'wait 20'
	} | play
	expect_events "slot: the second client is cancelled" slot-second cancel 1
	play <<-'END'
		up 0
		frame
		wait 20
		motion 1 740 110
		frame
		wait 20
		up 1
		frame
	END
	tap_at 700 100
	expect_events "slot: the second client gets the next tap" slot-second up 1
	expect_events "slot: and nothing of the finger that the move ignored" slot-second motion 0
	of_client slot-second expect_legal "slot: the second client"
}

# Moves and drags are in plugin-grabs.sh.
own_scripts()
{
	local script
	for script in tap swipe edge two_clients press cancel lift_in_between gone hold_and_swipe popup slot; do
		script_$script
		stop_clients
		client_pids=
		await not has_windows
	done
}

has_windows()
{
	awk '$1 == "window" { shown[$2] = $3 == "at" } END { for (pid in shown) if (shown[pid]) exit 0; exit 1 }' "$HOST_LOG"
}

# Smithay alone, as in docs/smithay.md.
faults()
{
	start_pair one-target
	play <<-'END'
		down 0 100 100
		frame
		wait 20
		down 1 700 100
		frame
		wait 20
		up 1
		up 0
		frame
	END
	expect_events "without: both fingers are the first client's" one-target-first down 2
	expect_events "without: the second client has none" one-target-second down 0
	stop_clients
	await not has_windows
	start_debugged_client lost weston-simple-touch || fail lost "the client is not shown"
	play_palm
	tap_at 100 100
	await has_events lost up 1
	expect_events "without: a cancel between frames is lost" lost cancel 0
	expect "without: the client's stream is not legal" "it is" not of_client lost is_legal
	stop_clients
	await not has_windows
	start_debugged_client unclosed weston-dnd || fail unclosed "the client is not shown"
	await is_at_rest
	local x y
	read -r x y <<<"$(window_place)"
	{
		land 1 $((x + 134)) $((y + 75))
		echo wait 200
		glide 1 $((x + 134)) $((y + 75)) 40 40 5
		lift 1
	} | play
	await client_said 'wl_data_source[@#][0-9]*.\(dnd_drop\|cancelled\)'
	expect "without: a drag starts" "no start_drag" client_said 'wl_data_device.*start_drag'
	expect_events "without: the finger that drags never lifts for its client" unclosed up 0
	expect_events "without: and is not cancelled" unclosed cancel 0
}

test_scripts()
{
	local own_gestures=1 status
	with_host scripts own_scripts
	own_gestures=
	start_host without --without-tactus || { fail without "the compositor does not start"; return; }
	faults
	stop_clients
	echo exit >"$session_directory/words"
	wait_for_compositor
	status=$?
	expect "without: the compositor ends well" "exit status $status" [ "$status" -eq 0 ]
	session_end
}
