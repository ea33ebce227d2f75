# SPDX-License-Identifier: MIT
# Part of run-hyprland.sh: a second output, beside the first one. The touchscreen lies on it.

# second_output KEY=VALUE...: sets it up, in words of Lua.
second_output()
{
	local key words='output = "two", mode = "1280x720@60", position = "1280x0"'
	for key in "$@"; do
		words="$words, $key"
	done
	hyprctl eval "hl.monitor({ $words })" >/dev/null
}

touchscreen_on()
{
	hyprctl eval "hl.device({ name = \"tactus-test-panel\", output = \"$1\" })" >/dev/null
}

has_second_output()
{
	answers '"name": "two"' monitors
}

test_names_of_outputs()
{
	local file=$work/config/tactus/gestures.conf
	sed 's/^name=left$/name=left\noutput=two/' Tests/EndToEnd/plugin-gestures.conf >"$file.new"
	mv "$file.new" "$file"
	expect_log "output: the file is read" "tactus: $gesture_count gestures, read again"
	mark
	swipe 3 700 300 -200 0
	expect_commands "output: a gesture works on the output that it names" "left on two"
	touchscreen_on Virtual-1
	mark
	swipe 3 700 300 -200 0
	swipe 3 400 300 200 0
	expect_commands "output: and on no other one" "other windows"
	touchscreen_on two
}

# Hyprland moves its windows to the other output.
test_lost_output()
{
	local name="an output that goes in the middle of a gesture"
	begin_gesture
	second_output scale=1 disabled=true
	expect "$name: it goes" "it is there" await not has_second_output
	cancelled_swipe 1 | expect_stream "$name: the client is cancelled once"
	end_gesture
	expect_commands "$name: nothing is run" ""
	hyprctl dispatch 'hl.dsp.focus({ workspace = 2 })' >/dev/null
	expect_answer "$name: the window is on the other output" '"at": \[0, 0\], *"size": \[1280, 720\]' clients
	mark
	tap_at 400 300
	tap_events 400 300 | expect_stream "$name: the touchscreen serves the other output"
	second_output scale=1 disabled=false
	expect "$name: it comes back" "it does not" await has_second_output
	expect_answer "$name: with its window" '"at": \[1280, 0\], *"size": \[1280, 720\]' clients
	mark
	swipe 3 700 300 -200 0
	expect_commands "$name: gestures work on it again" "left on two"
}

# The panel covers 640 × 360 px of the layout, and has 1280 × 720 px of its own. The bar stays where it appeared, after 30 px.
test_bar_on_scaled_output()
{
	picture_output=two
	second_output scale=2
	expect_answer "feedback: the second output is scaled" '"size": \[640, 360\]' clients
	write_feedback_file
	{
		land 1 400 300
		glide 1 400 300 100 0 5
	} | play
	expect_bar "feedback: the bar is on the output of the finger, and scaled like it" 300 156 320 16 160
	picture_output=Virtual-1
	expect_no_bar "feedback: and on no other one"
	picture_output=two
	lift 1 | play
	expect_no_bar "feedback: it goes there, too"
	picture_output=
}

output_tests()
{
	hyprctl output create headless two >/dev/null
	second_output scale=1
	touchscreen_on two
	hyprctl dispatch 'hl.dsp.focus({ monitor = "two" })' >/dev/null
	start_touches outputs || fail outputs "the client is not shown"
	expect_answer "the window fills the second output" '"at": \[1280, 0\], *"size": \[1280, 720\]' clients
	mark
	tap_at 400 300
	tap_events 400 300 | expect_stream "a tap on the second output"
	test_names_of_outputs
	test_lost_output
	test_bar_on_scaled_output
	expect_legal outputs
}

test_outputs()
{
	with_host outputs output_tests
}
