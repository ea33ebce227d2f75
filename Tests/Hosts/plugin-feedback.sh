# SPDX-License-Identifier: MIT
# Tests of all plugins: the bar of feedback=true. A host's own part defines `expect_bar NAME X Y WIDTH HEIGHT FULL`, whether
# the bar is there, and FULL px of it full, and `expect_no_bar NAME`; see plugin-picture.sh.

# A bar of 160 × 8 px, for 100 px of a drag.
write_feedback_file()
{
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
}

# A finger goes half the way.
go_halfway()
{
	{
		land 1 400 300
		glide 1 400 300 50 0 5
	} | play
}

test_bar()
{
	expect_no_bar "feedback: no bar without fingers"
	go_halfway
	expect_bar "feedback: the bar is half full halfway" 350 228 160 8 80
	glide 1 450 300 25 0 5 | play
	expect_bar "feedback: it grows where it is" 350 228 160 8 120
	glide 1 475 300 -35 0 5 | play
	expect_bar "feedback: it shrinks" 350 228 160 8 64
	glide 1 440 300 80 0 5 | play
	expect_no_bar "feedback: no bar once the gesture has fired"
	lift 1 | play
	expect_commands "feedback: the gesture fires as without" fired
}

test_finger_on_bar()
{
	go_halfway
	expect_bar "feedback: the next finger has its own bar" 350 228 160 8 80
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
	expect_no_bar "feedback: a finger too many ends the gesture"
}

# The device takes its fingers with it, and a file that is read again its gestures.
test_end_of_bar()
{
	go_halfway
	expect_bar "feedback: a bar of a finger" 350 228 160 8 80
	unplug
	expect_no_bar "feedback: no bar when the touchscreen is unplugged"
	plug
	go_halfway
	expect_bar "feedback: a bar when it is back" 350 228 160 8 80
	sed -i 's/name=it/name=other/' "$work/config/tactus/gestures.conf"
	expect_no_bar "feedback: no bar when there are other gestures"
	lift 1 | play
}

common_feedback()
{
	write_feedback_file
	start_touches feedback || fail feedback "the client is not shown"
	test_bar
	test_finger_on_bar
	test_end_of_bar
	expect_legal feedback
}

# A host's own part may have more.
feedback_tests()
{
	common_feedback
}

test_feedback()
{
	with_host feedback feedback_tests
}
