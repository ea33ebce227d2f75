# SPDX-License-Identifier: MIT
# Part of run-wayfire.sh: what goes, dies or breaks in the middle of a gesture.

# The client is killed with three fingers on it, which then go on to a swipe.
test_dying_client()
{
	local name="a window that closes in the middle of a gesture"
	start_touches dying || fail "$name" "the client is not shown"
	mark
	{
		land 3 700 300
		glide 3 700 300 -20 0 1
	} | play
	await client_said 'wl_touch.*motion'
	kill -KILL "$client_pid"
	await is_gone "$client_pid"
	{
		glide 3 680 300 -180 0 9
		lift 3
	} | play
	expect_commands "$name: the gesture goes on" "left on HEADLESS-1"
	start_touches next || fail "$name" "the next client is not shown"
	mark
	tap_at 400 300
	tap_events 400 300 | expect_stream "$name: the next window gets a clean tap"
	expect_legal "$name"
}

# The window goes, its client stays: it gets up for the finger (10.5).
test_unmapped_window()
{
	local name="a window that is unmapped under a finger"
	kill "$client_pid"
	await is_gone "$client_pid"
	"$BUILD/tests/rude-client" unmapped-while-touched >"$work/rude" 2>/dev/null &
	local rude_pid=$!
	disown
	await is_shown "$rude_pid"
	land 1 100 100 | play
	await [ -s "$work/rude" ]
	kill "$rude_pid" 2>/dev/null
	expect "$name" "the client says $(cat "$work/rude")" [ "$(cat "$work/rude")" = fine ]
	lift 1 | play
	start_touches next || fail "$name" "the next client is not shown"
	mark
	tap_at 400 300
	tap_events 400 300 | expect_stream "$name: the next one gets a clean tap"
}

test_broken_file()
{
	local name="a file that breaks in the middle of a gesture" file=$work/config/tactus/gestures.conf
	mark
	{
		land 3 700 300
		glide 3 700 300 -20 0 1
	} | play
	printf '[tactus-gesture]\ntype=swope\nfingers=3\ncommand=true\n' >"$file.new"
	mv "$file.new" "$file"
	expect_log "$name: the mistake is in the log" 'gestures.conf:2: .*type=swope'
	expect_log "$name: the old gestures stay" 'the gestures stay as they were'
	{
		glide 3 680 300 -180 0 9
		lift 3
	} | play
	expect_commands "$name: the gesture goes on" "left on HEADLESS-1"
	expect_stream "$name: the client is cancelled once" <<-'END'
		down 0 700 300
		down 1 760 300
		down 2 820 300
		frame
		motion 0 680 300
		motion 1 740 300
		motion 2 800 300
		frame
		motion 0 660 300
		motion 1 720 300
		motion 2 780 300
		frame
		cancel
	END
	sed 's/name=left/name=leftwards/' "$here/gestures.conf" >"$file.new"
	mv "$file.new" "$file"
	expect_log "$name: a good one is read again" 'tactus: 13 gestures, read again'
	mark
	swipe 3 700 300 -200 0
	expect_commands "$name: and is in force" "leftwards on HEADLESS-1"
}

output_is_gone()
{
	ask window-rules/list-outputs | grep -q '"name": "HEADLESS-1"' && ! answers HEADLESS-2 window-rules/list-outputs
}

# The panel lies on an output of its own, with a window that a finger has brought there.
test_output_gone()
{
	local name="an output that goes in the middle of a gesture"
	{
		cat "$here/wayfire.ini"
		printf '\n[input-device:Tactus Test Panel]\noutput = HEADLESS-2\n'
	} >"$work/two-outputs.ini"
	start_wayfire output "$work/two-outputs.ini" || { fail "$name" "Wayfire does not start"; return; }
	ask wayfire/create-headless-output '{"width":1280,"height":720}' >/dev/null
	expect_answer "$name: there is a second one" HEADLESS-2 window-rules/list-outputs
	tap_at 400 300
	start_touches output || fail "$name" "the client is not shown"
	expect_answer "$name: the window is there" '"output-name": "HEADLESS-2"' window-rules/list-views
	mark
	{
		land 3 700 300
		glide 3 700 300 -20 0 1
	} | play
	await client_said 'wl_touch.*motion'
	ask wayfire/destroy-headless-output '{"output":"HEADLESS-2"}' >/dev/null
	expect "$name: it is gone" "$(ask window-rules/list-outputs | cut -c 1-300)" await output_is_gone
	{
		glide 3 680 300 -180 0 9
		lift 3
	} | play
	expect_answer "$name: the window is on the other one" '"output-name": "HEADLESS-1"' window-rules/list-views
	tap_at 400 300
	{
		cat <<-'END'
			down 0 700 300
			down 1 760 300
			down 2 820 300
			frame
			motion 0 680 300
			motion 1 740 300
			motion 2 800 300
			frame
			cancel
		END
		tap_events 400 300
	} | expect_stream "$name: the client is cancelled once, and gets a clean tap"
	expect_commands "$name: the gesture is over" ""
	expect_legal "$name"
	stop_wayfire "$name"
}

test_unplugging()
{
	local name="a touchscreen that is unplugged in the middle of a gesture"
	mark
	{
		land 3 700 300
		glide 3 700 300 -20 0 1
	} | play
	"$programs/fake-evdev-command" "$session_directory/evdev" unplug 0
	echo 0 0 >"$work/fingers"
	expect_stream "$name: the client is cancelled" <<-'END'
		down 0 700 300
		down 1 760 300
		down 2 820 300
		frame
		motion 0 680 300
		motion 1 740 300
		motion 2 800 300
		frame
		cancel
	END
	expect_commands "$name: nothing is run" ""
	"$programs/fake-evdev-command" "$session_directory/evdev" plug 0
	mark
	swipe 3 700 300 -200 0
	expect_commands "$name: gestures work when it is back" "leftwards on HEADLESS-1"
}

# The protocol has one cancel for all of a client's fingers.
test_palm()
{
	local name="a palm"
	mark
	play <<-'END'
		down 0 400 300
		down 1 600 300
		frame
		wait 20
		palm 0
		frame
		wait 20
		motion 1 640 300
		up 0
		up 1
		frame
	END
	tap_at 400 300
	{
		printf 'down 0 400 300\ndown 1 600 300\nframe\ncancel\n'
		tap_events 400 300
	} | expect_stream "$name: the client is cancelled, and gets a clean tap"
}

is_green()
{
	grim -t ppm - | tail -c 3 | od -An -tu1 | grep -q '^ *0 *255 *0$'
}

is_not_green()
{
	! is_green
}

# Gestures must not run commands for somebody who cannot unlock the screen.
test_locked_screen()
{
	local name="a locked screen" locker
	command -v swaylock >/dev/null || { skip "$name" "there is no swaylock"; return; }
	mark
	swaylock --color 00ff00 >"$work/swaylock.log" 2>&1 &
	locker=$!
	disown
	await is_green
	swipe 3 700 300 -200 0
	expect_commands "$name: no gesture fires" ""
	expect_stream "$name: no window sees a finger" </dev/null
	kill -USR1 "$locker"
	await is_not_green
	swipe 3 700 300 -200 0
	expect_commands "$name: gestures work when it is unlocked" "leftwards on HEADLESS-1"
}

# The user takes the plugin out of wayfire.ini while fingers are down.
test_unloading()
{
	local name="a plugin that goes in the middle of a gesture"
	mark
	{
		land 3 700 300
		glide 3 700 300 -20 0 1
	} | play
	sed -i 's/ tactus-wayfire//' "$work/wayfire.ini"
	expect_stream "$name: the client is cancelled" <<-'END'
		down 0 700 300
		down 1 760 300
		down 2 820 300
		frame
		motion 0 680 300
		motion 1 740 300
		motion 2 800 300
		frame
		cancel
	END
	{
		glide 3 680 300 -180 0 9
		lift 3
	} | play
	mark
	tap_at 400 300
	tap_events 400 300 | expect_stream "$name: touch works without it"
	expect_commands "$name: nothing is run" ""
}

test_troubles()
{
	start_wayfire troubles || { fail troubles "Wayfire does not start: $(tail -n 1 "$WAYFIRE_LOG")"; return; }
	test_dying_client
	test_unmapped_window
	test_broken_file
	test_unplugging
	test_palm
	test_locked_screen
	test_unloading
	expect_legal troubles
	stop_wayfire troubles
	test_output_gone
}
