# SPDX-License-Identifier: MIT
# Part of run-hyprland.sh: a second output, beside the first one. The touchscreen lies on it.

second=two

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

add_second()
{
	second_output scale=1 disabled=false
}

# A headless output that is removed by hyprctl stays.
remove_second()
{
	second_output scale=1 disabled=true
}

has_second()
{
	answers '"name": "two"' monitors
}

# Windows fill their output. On the output that is left, the workspace of the other one is not shown at first.
is_on()
{
	local x=1280
	[ "$1" = "$second" ] || {
		x=0
		hyprctl dispatch 'hl.dsp.focus({ workspace = 2 })' >/dev/null
	}
	ask clients | grep -o '"at": \[[^]]*\], *"size": \[[^]]*\]\|"pid": [0-9]*' | grep -B 1 "\"pid\": $2\$" |
		grep -q "\"at\": \[$x, 0\], *\"size\": \[1280, 720\]"
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
	expect "outputs: the window is on the second one" "it is elsewhere" await is_on two "$client_pid"
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
