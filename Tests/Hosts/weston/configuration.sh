# SPDX-License-Identifier: MIT
# Part of run-weston.sh: what is wrong in weston.ini is named, and the rest works; commands and their words.

# What the module said until now, without the time and the folder of the file.
complaints()
{
	sed -n 's/^\[[0-9:.]*\] tactus: //p' "$WESTON_LOG" | sed 's|^/[^:]*/||'
}

test_bad_configuration()
{
	start_weston bad $here/bad.ini --shell=kiosk-shell.so ||
		{ fail "bad configuration" "Weston does not start"; return; }
	complaints >"$work/complaints"
	expect_same "each mistake has a line with section, key and value" $here/bad.expected "$work/complaints"
	two_finger_taps 1000 | play
	expect_commands "a gesture with mistakes that it can do without works" "playerctl good"
	# Weston reaps every child when one ends: a command that ends just behind another may go by unseen.
	play <<-'END'
		down 0 100 100 3000
		down 1 120 100 3000
		down 2 140 100 3000
		down 3 160 100 3000
		down 4 180 100 3000
		frame
	END
	expect_log "a command that is not there: a line" "tactus: later: its command was not found"
	stop_weston
}

test_no_configuration()
{
	start_weston none /dev/null --shell=kiosk-shell.so --no-config ||
		{ fail "no configuration" "Weston does not start"; return; }
	expect_log "no configuration: no gestures" "tactus: 0 gestures"
	start_debugged_client none "$BUILD/examples/client"
	mark
	tap_at 1000
	tap_events 1000 | expect_stream "no configuration: touches are the client's"
	stop_weston
}

# Its words, one to a line, and what it has of Weston's.
make_witness()
{
	cat >"$work/bin/witness" <<-END
		#!/bin/sh
		{
			printf '<%s>\n' "\$@"
			ls /proc/self/fd | tr '\n' ' '
			# Signals 32 and 33 are libc's own: nobody can reset them.
			grep -e SigBlk -e SigIgn /proc/self/status | tr -s '\t\n' ' ' | sed 's/00000001 *80000000\|0000000180000000/0000000000000000/'
			echo "display \$WAYLAND_DISPLAY"
		} >"$work/witness.new"
		mv "$work/witness.new" "$work/witness"
		exit 3
	END
	chmod +x "$work/bin/witness"
}

test_commands()
{
	make_witness
	rm -f "$work/witness"
	cat >"$work/commands.ini" <<-'END'
		[tactus-gesture]
		name=witness
		type=tap
		command=witness plain 'single "quoted"  $HOME' "double \"\\ 'quoted' \n" back\ slash a'b'"c" '' * ~ ; #
	END
	start_weston commands "$work/commands.ini" --shell=kiosk-shell.so ||
		{ fail "commands" "Weston does not start"; return; }
	tap_at 1000
	wait_until "$patience" [ -e "$work/witness" ]
	# 3 is the folder that ls reads, or what it was given by the shell.
	sed -i 's/^0 1 2 3 /0 1 2 /' "$work/witness"
	cat >"$work/expected" <<-END
		<plain>
		<single "quoted"  \$HOME>
		<double "\\ 'quoted' \\n>
		<back slash>
		<abc>
		<>
		<*>
		<~>
		<;>
		<#>
		0 1 2 SigBlk: 0000000000000000 SigIgn: 0000000000000000 display $SESSION_SOCKET
	END
	expect_same "a command's words, files and signals" "$work/expected" "$work/witness"
	expect_log "a command is reaped; one that ended badly has a line" "tactus: witness: its command ended with status 3"
	stop_weston
}

test_accommodations()
{
	example_ini 2 >"$work/accommodations.ini"
	start_weston accommodations "$work/accommodations.ini" --shell=kiosk-shell.so ||
		{ fail "accommodations" "Weston does not start"; return; }
	expect_log "accommodations are named in the log" "tactus: tap assistance of 500 ms, for all touches"
	start_debugged_client accommodations "$BUILD/examples/client"
	mark
	play <<-'END'
		down 0 400 300 1000
		frame
		motion 0 430 320 1050
		frame
		up 0 1100
		frame
		down 0 410 300 1300
		frame
		up 0 1350
		frame
	END
	printf 'down 0 400.00 300.00 t=1100\nframe\nup 0 t=1100\nframe\n' |
		expect_stream "1.18: a finger that slides taps where it landed, one that bounces is not there"
	mark
	play <<-'END'
		down 0 600 300 3000
		frame
		motion 0 620 300 3100
		frame
	END
	printf 'down 0 620.00 300.00 t=3500\nframe\n' | expect_stream "1.18: a finger that stays comes down late, where it is then"
	play <<-'END'
		up 0 4000
		frame
	END
	printf 'down 0 620.00 300.00 t=3500\nframe\nup 0 t=4000\nframe\n' | expect_stream "1.18: and lifts as it does"
	expect_legal "1.18: the stream is legal"
	stop_weston
}

# The user's file, where weston.ini has no gestures; it changes while Weston runs.
test_gesture_file()
{
	local file=$work/config/tactus/gestures.conf
	mkdir -p "${file%/*}"
	printf '[tactus-gesture]\ntype=tap\nfingers=2\ncommand=playerctl one\n' >"$file"
	printf '[core]\n' >"$work/empty.ini"
	start_weston file "$work/empty.ini" --shell=kiosk-shell.so || { fail "gestures.conf" "Weston does not start"; return; }
	start_debugged_client file "$BUILD/examples/client"
	mark
	two_finger_taps 1000 | play
	expect_commands "gestures.conf counts where weston.ini has no gestures" "playerctl one"
	printf '[tactus-gesture]\ntype=tap\nfingers=2\ncommand=playerctl two\n[tactus-gesture]\ntype=wave\n' >"$file"
	expect_log "a broken file leaves the old gestures" "tactus: the gestures stay as they were"
	printf '[tactus-gesture]\ntype=tap\nfingers=2\naction=close\ncommand=playerctl two\n' >"$file"
	expect_log "a file that changes is read again" "tactus: 1 gestures, read again"
	mark
	two_finger_taps 3000 | play
	expect_commands "what it says now counts" "playerctl two"
	expect "action=close: the window is asked to close" "it was not" wait_until "$patience" is_asked_to_close
	stop_weston
	rm -r "$work/config"
}

is_asked_to_close()
{
	grep -q 'xdg_toplevel[@#][0-9]*\.close' "$CLIENT_LOG"
}

# expect_taps NAME COMMANDS TIME: what two fingers that tap run.
expect_taps()
{
	mark
	two_finger_taps "$3" | play
	expect_commands "$1" "$2"
}

# play_key WORD KEY
play_key()
{
	echo "$1 $2" | play
}

# Gestures that want a key held or a window below the fingers.
test_conditions()
{
	local condition ctrl=29 shift=42
	for condition in modifiers=ctrl modifiers=ctrl,shift app-id=tactus-touches app-id=!tactus-touches; do
		printf '[tactus-gesture]\ntype=tap\nfingers=2\n%s\n' "$condition"
		[[ $condition = app-id* ]] && echo modifiers=none
		echo "command=playerctl $condition"
	done >"$work/conditions.ini"
	start_weston conditions "$work/conditions.ini" --shell=kiosk-shell.so || { fail "conditions" "Weston does not start"; return; }
	echo keyboard | play
	CLIENT_LOG=/dev/null
	expect_taps "app-id: beside all windows" "playerctl app-id=!tactus-touches" 1000
	start_debugged_client conditions "$BUILD/examples/client"
	expect_taps "app-id: on the window that it names" "playerctl app-id=tactus-touches" 3000
	play_key press $ctrl
	expect_taps "modifiers=ctrl: Ctrl is held" "playerctl modifiers=ctrl" 5000
	play_key press $shift
	expect_taps "modifiers=ctrl,shift: both are held" "playerctl modifiers=ctrl,shift" 7000
	play_key release $ctrl
	mark
	two_finger_taps 9000 | play
	play_key release $shift
	two_finger_taps 11000 | play
	expect_commands "modifiers=none: not with Shift, but without a key" "playerctl app-id=tactus-touches"
	stop_weston
}

# What lies below the fingers.
test_places()
{
	local place
	for place in desktop window panel; do
		printf '[tactus-gesture]\ntype=tap\nfingers=2\nwhere=%s\ncommand=playerctl %s\n' "$place" "$place"
	done >"$work/places.ini"
	start_weston places "$work/places.ini" --shell=kiosk-shell.so || { fail "places" "Weston does not start"; return; }
	CLIENT_LOG=/dev/null
	expect_taps "where=desktop: beside all windows" "playerctl desktop" 1000
	start_debugged_client places "$BUILD/examples/client"
	expect_taps "where=window: on a window" "playerctl window" 3000
	stop_weston
}

# typed_is KEYS: what a client got by typing.
typed_is()
{
	[ "$(grep '^key ' "$work/keys.out" | tr '\n' ' ')" = "$1" ]
}

test_keys()
{
	printf '[tactus-gesture]\ntype=tap\nfingers=2\nmodifiers=none\nkeys=%s\n' "shift+b" >"$work/keys.ini"
	printf '[tactus-gesture]\ntype=drag\nfingers=3\nkeys=ctrl+d\nkeys-back=ctrl+s\nhold=true\nevery=30px\n' >>"$work/keys.ini"
	start_weston keys "$work/keys.ini" --shell=kiosk-shell.so || { fail "keys" "Weston does not start"; return; }
	stdbuf -oL "$BUILD/tests/typing-client" >"$work/keys.out" 2>/dev/null &
	client_pid=$!
	disown
	client_pids="$client_pids $client_pid"
	wait_until "$patience" is_shown "$client_pid"
	CLIENT_LOG=/dev/null
	two_finger_taps 1000 | play
	wait_until "$patience" typed_is "key b "
	expect "keys: a tap types" "typed: $(paste -sd ' ' "$work/keys.out")" typed_is "key b "
	play <<-'END'
		down 0 300 300 3000
		down 1 340 300 3000
		down 2 380 300 3000
		frame
		motion 0 320 300 3050
		motion 1 360 300 3050
		motion 2 400 300 3050
		frame
		motion 0 352 300 3100
		motion 1 392 300 3100
		motion 2 432 300 3100
		frame
		motion 0 318 300 3150
		motion 1 358 300 3150
		motion 2 398 300 3150
		frame
		up 0 3200
		up 1 3200
		up 2 3200
		frame
	END
	wait_until "$patience" typed_is "key b key d key d key s "
	expect "every, keys-back: a drag types along its way, and back" "typed: $(paste -sd ' ' "$work/keys.out")" \
		typed_is "key b key d key d key s "
	# A key that stays down would be held by the seat: a gesture with modifiers=none would not fire.
	two_finger_taps 5000 | play
	wait_until "$patience" typed_is "key b key d key d key s key b "
	expect "hold: nothing stays down" "typed: $(paste -sd ' ' "$work/keys.out")" typed_is "key b key d key d key s key b "
	stop_weston
}

test_configuration()
{
	test_conditions
	test_places
	test_keys
	test_gesture_file
	test_accommodations
	test_bad_configuration
	test_no_configuration
	test_commands
}
