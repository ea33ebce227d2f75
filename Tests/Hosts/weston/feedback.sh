# SPDX-License-Identifier: MIT
# Part of run-weston.sh: the bar of feedback=true, looked for on the screen.

feedback_ini()
{
	cat <<-'END'
		[tactus]
		feedback=true

		[tactus-gesture]
		type=drag
		distance=100px
		direction=right
		command=playerctl next
	END
}

# box_of COLOUR: where this colour is on the screen, as `X Y WIDTH HEIGHT`, or none.
box_of()
{
	rm -rf "$work/shot"
	mkdir "$work/shot"
	(cd "$work/shot" && timeout "$patience" weston-screenshooter >/dev/null 2>&1)
	"$programs/picture-box" "$work"/shot/*.png "$1" 2>/dev/null
}

box_is()
{
	[ "$(box_of "$1")" = "$2" ]
}

# expect_box NAME COLOUR BOX: sooner or later it is there on the screen.
expect_box()
{
	expect "$1" "it is at: $(box_of "$2")" wait_until "$patience" box_is "$2" "$3"
}

# Later times are far ahead: while a bar is shown, timers move the time of the engine.
test_finger_on_bar()
{
	play <<-'END'
		down 0 300 300 4000
		frame
		motion 0 350 300 4010
		frame
	END
	expect_box "feedback: a third bar" $full "270 228 80 8"
	mark
	play <<-'END'
		down 1 300 230 34020
		frame
		up 1 34030
		frame
		up 0 34040
		frame
	END
	expect_stream "feedback: a finger on the bar reaches the client below" <<-'END'
		down 1 300.00 230.00 t=34020
		frame
		up 1 t=34030
		frame
		up 0 t=34040
		frame
	END
	expect_box "feedback: a finger too many ends the gesture" $full none
}

test_feedback()
{
	local track=303030 full=3584e4
	feedback_ini >"$work/feedback.ini"
	start_weston feedback "$work/feedback.ini" --shell=kiosk-shell.so --width=800 --height=600 --debug ||
		{ fail "feedback" "Weston does not start"; return; }
	start_debugged_client feedback "$BUILD/examples/client"
	mark
	expect_box "feedback: no bar without fingers" $full none
	play <<-'END'
		down 0 300 300 1000
		frame
		motion 0 350 300 1010
		frame
	END
	expect_box "feedback: the bar is half full halfway" $full "270 228 80 8"
	expect_box "feedback: the rest of the bar" $track "350 228 80 8"
	play <<-'END'
		motion 0 375 300 1020
		frame
	END
	expect_box "feedback: it grows where it is" $full "270 228 120 8"
	play <<-'END'
		motion 0 340 300 1030
		frame
	END
	expect_box "feedback: it shrinks" $full "270 228 64 8"
	play <<-'END'
		motion 0 410 300 1040
		frame
	END
	expect_box "feedback: no bar once the gesture has fired" $full none
	expect_box "feedback: nor the rest of it" $track none
	play <<-'END'
		up 0 1050
		frame
		down 0 700 20 2000
		frame
		motion 0 750 20 2010
		frame
	END
	expect_commands "feedback: the gesture fires as without" "playerctl next"
	expect_box "feedback: the bar stays on the output" $full "640 84 80 8"
	play <<-'END'
		up 0 2020
		frame
		down 0 300 300 3000
		frame
		motion 0 350 300 3010
		frame
	END
	expect_box "feedback: a lift removes it, the next finger has its own" $full "270 228 80 8"
	play <<-'END'
		cancel
	END
	expect_box "feedback: no bar when the device takes its touches back" $full none
	test_finger_on_bar
	expect_legal "feedback: the stream is legal"
	stop_weston
	expect "feedback: Weston exits cleanly" "exit status $weston_status" [ "$weston_status" -eq 0 ]
}
