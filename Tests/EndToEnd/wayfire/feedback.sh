# SPDX-License-Identifier: MIT
# Part of run-wayfire.sh: the bar of feedback=true, looked for on the screen.

# box_of COLOUR: where this colour is on the screen, as `X Y WIDTH HEIGHT`, or none.
box_of()
{
	grim "$work/screen.png" && "$programs/picture-box" "$work/screen.png" "$1"
}

box_is()
{
	[ "$(box_of "$1")" = "$2" ]
}

# expect_box NAME COLOUR BOX: sooner or later it is there on the screen.
expect_box()
{
	expect "$1" "it is at: $(box_of "$2")" await box_is "$2" "$3"
}

# The window has no pixel of these colours.
test_bar()
{
	local rest=303030 full=3584e4
	expect_box "feedback: no bar without fingers" $full none
	{
		land 1 400 300
		glide 1 400 300 50 0 5
	} | play
	expect_box "feedback: the bar is half full halfway" $full "350 228 80 8"
	expect_box "feedback: the rest of the bar" $rest "430 228 80 8"
	glide 1 450 300 25 0 5 | play
	expect_box "feedback: it grows where it is" $full "350 228 120 8"
	glide 1 475 300 -35 0 5 | play
	expect_box "feedback: it shrinks" $full "350 228 64 8"
	glide 1 440 300 80 0 5 | play
	expect_box "feedback: no bar once the gesture has fired" $full none
	expect_box "feedback: nor the rest of it" $rest none
	lift 1 | play
	expect_commands "feedback: the gesture fires as without" fired
}

test_finger_on_bar()
{
	{
		land 1 400 300
		glide 1 400 300 50 0 5
	} | play
	expect_box "feedback: the next finger has its own bar" $full "350 228 80 8"
	mark
	play <<-'END'
		down 1 400 232
		frame
		wait 10
		up 1
		frame
		up 0
		frame
	END
	expect_stream "feedback: a finger on the bar reaches the client below" <<-'END'
		down 1 400 232
		frame
		up 1
		frame
		up 0
		frame
	END
	expect_box "feedback: a finger too many ends the gesture" $full none
}

# The device takes its fingers with it, and a file that is read again its gestures.
test_end_of_bar()
{
	{
		land 1 400 300
		glide 1 400 300 50 0 5
	} | play
	expect_box "feedback: a bar of a finger" $full "350 228 80 8"
	"$programs/fake-evdev-command" "$session_directory/evdev" unplug 0
	echo 0 0 >"$work/fingers"
	expect_box "feedback: no bar when the touchscreen is unplugged" $full none
	"$programs/fake-evdev-command" "$session_directory/evdev" plug 0
	{
		land 1 400 300
		glide 1 400 300 50 0 5
	} | play
	expect_box "feedback: a bar when it is back" $full "350 228 80 8"
	sed -i 's/name=it/name=other/' "$work/config/tactus/gestures.conf"
	expect_box "feedback: no bar when there are other gestures" $full none
	lift 1 | play
}

test_feedback()
{
	local full=3584e4
	command -v grim >/dev/null || { skip feedback "there is no grim"; return; }
	start_wayfire feedback || { fail feedback "Wayfire does not start: $(tail -n 1 "$WAYFIRE_LOG")"; return; }
	cat >"$work/gestures.new" <<-'END'
		[tactus]
		feedback=true

		[tactus-gesture]
		name=it
		type=drag
		distance=100px
		direction=right
		command=sh -c 'echo fired >>"$COMMANDS"'
	END
	mv "$work/gestures.new" "$work/config/tactus/gestures.conf"
	expect_log "feedback: the file is read" '1 gestures, read again'
	start_touches feedback || fail feedback "the client is not shown"
	test_bar
	test_finger_on_bar
	test_end_of_bar
	expect_legal feedback
	stop_wayfire feedback
}
