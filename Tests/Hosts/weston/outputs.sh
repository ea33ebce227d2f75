# SPDX-License-Identifier: MIT
# Part of run-weston.sh: outputs that are turned and scaled, and more than one of them.

outputs_ini()
{
	cat <<-'END'
		[tactus-gesture]
		name=left
		type=edge-swipe
		edge=left
		edge-range=0-50%
		command=playerctl left

		[tactus-gesture]
		name=bottom
		type=edge-swipe
		edge=bottom
		distance=40mm
		command=playerctl bottom

		[tactus-gesture]
		name=right of the second
		type=edge-swipe
		edge=right
		output=second
		command=playerctl right
	END
}

# A panel of 800 x 600 mm that hangs on its side: what is shown is 600 x 800, and a millimetre as large as a pixel.
test_turned_output()
{
	start_weston turned "$work/outputs.ini" --shell=kiosk-shell.so --width=800 --height=600 \
		--transform=rotate-90 --scale=2 || { fail "a turned output" "Weston does not start"; return; }
	expect "the output is turned" "$(last_state)" state_has 'output headless 0 0 600 800'
	start_debugged_client turned "$BUILD/examples/client"
	mark
	tap_at 1000
	tap_events 1000 | expect_stream "a turned output: a tap comes where it is shown"
	edge_swipe 3 390 1 2000
	expect_commands "a turned output: its left edge, upper half" "playerctl left"
	edge_swipe 3 410 1 3000
	play <<-'END'
		down 0 300 797 4000
		frame
		motion 0 300 770 4010
		frame
		motion 0 300 760 4020
		frame
		up 0 4030
		frame
		down 0 300 797 5000
		frame
		motion 0 300 770 5010
		frame
		motion 0 300 756 5020
		frame
		up 0 5030
		frame
	END
	expect_commands "a turned output: 40 mm from its lower edge, and not before" "playerctl left
playerctl bottom"
	expect_legal "a turned output: the stream is legal"
	stop_weston
}

test_second_output()
{
	start_weston second "$work/outputs.ini" --shell=kiosk-shell.so --width=800 --height=600 ||
		{ fail "a second output" "Weston does not start"; return; }
	mark
	edge_swipe 797 100 -1 1000
	play <<-'END'
		output second
	END
	expect "there is a second output" "$(last_state)" wait_until "$patience" state_has 'output second 800 0 800 600'
	edge_swipe 797 100 -1 2000
	edge_swipe 1597 100 -1 3000
	expect_commands "a gesture of one output is none on another one" "playerctl right"
	edge_swipe 803 100 1 4000
	expect_commands "a gesture of all outputs, from an edge between two" "playerctl right
playerctl left"
	stop_weston
}

# In the middle of a drag that has fired, and of one with a bar.
test_output_gone()
{
	local name="an output that goes in the middle of a gesture"
	start_weston gone "$work/gone.ini" --shell=kiosk-shell.so --width=800 --height=600 ||
		{ fail "$name" "Weston does not start"; return; }
	mark
	play <<-'END'
		output second
	END
	wait_until "$patience" state_has 'output second 800 0 800 600'
	play <<-'END'
		down 0 1200 300 1000
		frame
		motion 0 1350 300 1010
		frame
		down 1 1200 400 1020
		frame
		unplug-output second
		state
	END
	expect "$name: it is gone" "$(last_state)" not state_has 'output second'
	expect_commands "$name: the gesture is cancelled" "playerctl cancelled"
	mark
	play <<-'END'
		up 0 1030
		up 1 1030
		frame
		down 0 300 300 2000
		frame
		motion 0 450 300 2010
		frame
		up 0 2020
		frame
	END
	expect_commands "$name: the next one fires on the other output" "playerctl ended"
	play <<-'END'
		output third
	END
	wait_until "$patience" state_has 'output third'
	play <<-'END'
		down 0 1200 300 3000
		frame
		motion 0 1250 300 3010
		frame
		unplug-output third
		up 0 3020
		frame
	END
	stop_weston
	expect "$name: Weston exits cleanly, also with a bar on it" "exit status $weston_status" [ "$weston_status" -eq 0 ]
}

test_outputs()
{
	cat >"$work/gone.ini" <<-'END'
		[tactus-gesture]
		type=drag
		feedback=true
		distance=100px
		command-end=sh -c 'playerctl $TACTUS_PHASE'
	END
	outputs_ini >"$work/outputs.ini"
	test_turned_output
	test_second_output
	test_output_gone
}
