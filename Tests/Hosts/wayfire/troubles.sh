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
	start_host output "$work/two-outputs.ini" || {
		fail "$name" "Wayfire does not start: $(tail -n 1 "$HOST_LOG")"
		return
	}
	ask wayfire/create-headless-output '{"width":1280,"height":720}' >/dev/null
	expect_answer "$name: there is a second one" HEADLESS-2 window-rules/list-outputs
	tap_at 400 300
	start_touches output || fail "$name" "the client is not shown"
	expect_answer "$name: the window is there" '"output-name": "HEADLESS-2"' window-rules/list-views
	begin_gesture
	ask wayfire/destroy-headless-output '{"output":"HEADLESS-2"}' >/dev/null
	expect "$name: it is gone" "$(ask window-rules/list-outputs | cut -c 1-300)" await output_is_gone
	end_gesture
	expect_answer "$name: the window is on the other one" '"output-name": "HEADLESS-1"' window-rules/list-views
	tap_at 400 300
	{
		cancelled_swipe 1
		tap_events 400 300
	} | expect_stream "$name: the client is cancelled once, and gets a clean tap"
	expect_commands "$name: the gesture is over" ""
	expect_legal "$name"
	stop_host "$name"
}

test_troubles()
{
	with_host troubles common_troubles
	test_output_gone
}
