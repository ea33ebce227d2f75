# SPDX-License-Identifier: MIT
# Part of run-hyprland.sh: what goes, dies or breaks in the middle of a gesture.

three_fingers()
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
}

# Gestures must not run commands for somebody who cannot unlock the screen.
test_locked_screen()
{
	local name="a locked screen" locker
	command -v swaylock >/dev/null || { skip "$name" "there is no swaylock"; return; }
	mark
	{
		land 3 700 300
		glide 3 700 300 -20 0 1
	} | play
	await client_said 'wl_touch.*motion'
	swaylock --color 00ff00 >"$work/swaylock.log" 2>&1 &
	locker=$!
	disown
	three_fingers | expect_stream "$name: the client is cancelled when it is locked"
	{
		glide 3 680 300 -180 0 9
		lift 3
	} | play
	expect_commands "$name: the gesture is over" ""
	mark
	swipe 3 700 300 -200 0
	expect_commands "$name: no gesture fires" ""
	expect_stream "$name: no window sees a finger" </dev/null
	kill -USR1 "$locker"
	await not kill -0 "$locker" 2>/dev/null
	swipe 3 700 300 -200 0
	expect_commands "$name: gestures work when it is unlocked" "leftwards on $output"
}

test_unloading()
{
	local name="a plugin that is unloaded in the middle of a gesture"
	mark
	{
		land 3 700 300
		glide 3 700 300 -20 0 1
	} | play
	await client_said 'wl_touch.*motion'
	hyprctl plugin unload "$libraries/libtactus-hyprland.so" >/dev/null
	three_fingers | expect_stream "$name: the client is cancelled"
	{
		glide 3 680 300 -180 0 9
		lift 3
	} | play
	mark
	tap_at 400 300
	await client_said 'wl_touch.*up('
	tap_events 400 300 | expect_stream "$name: touch works without it"
	expect_commands "$name: nothing is run" ""
	hyprctl plugin load "$libraries/libtactus-hyprland.so" >/dev/null
	mark
	swipe 3 700 300 -200 0
	expect_commands "$name: it can be loaded again" "leftwards on $output"
}

test_troubles()
{
	start_hyprland troubles || { fail troubles "Hyprland does not start: $(tail -n 1 "$HOST_LOG")"; return; }
	test_dying_client
	test_unmapped_window
	test_broken_file
	test_unplugging
	test_palm
	test_locked_screen
	test_unloading
	expect_legal troubles
	stop_hyprland troubles
}
