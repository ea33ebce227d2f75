# SPDX-License-Identifier: MIT
# Part of run-wayfire.sh: what goes, dies or breaks in the middle of a gesture.

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
