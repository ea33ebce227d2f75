# SPDX-License-Identifier: MIT
# Part of run-kwin.sh: what goes, dies or breaks in the middle of a gesture.

test_unloading()
{
	local name="a plugin that goes in the middle of a gesture"
	mark
	{
		land 3 700 300
		glide 3 700 300 -20 0 1
	} | play
	await client_said 'wl_touch.*motion'
	call /Plugins org.kde.KWin.Plugins UnloadPlugin s tactus >/dev/null
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
	call /Plugins org.kde.KWin.Plugins LoadPlugin s tactus >/dev/null
	mark
	swipe 3 700 300 -200 0
	expect_commands "$name: gestures work when it is back" "leftwards on $output"
}

test_troubles()
{
	start_kwin troubles || { fail troubles "KWin does not start: $(tail -n 1 "$HOST_LOG")"; return; }
	test_dying_client
	test_unmapped_window
	test_broken_file
	test_unplugging
	test_palm
	test_unloading
	expect_legal troubles
	stop_kwin troubles
}
