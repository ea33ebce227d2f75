# SPDX-License-Identifier: MIT
# Part of run-hyprland.sh: the bar of feedback=true where Hyprland may hide it or leave it behind.

test_bar_over_fullscreen()
{
	local fullscreen='hl.dsp.window.fullscreen({ mode = "fullscreen" })'
	hyprctl dispatch "$fullscreen" >/dev/null
	expect_answer "feedback: a window is fullscreen" '"fullscreen": 2' clients
	go_halfway
	expect_bar "feedback: the bar is above a fullscreen window" 350 228 160 8 80
	lift 1 | play
	hyprctl dispatch "$fullscreen" >/dev/null
	expect_answer "feedback: it is fullscreen no more" '"fullscreen": 0' clients
}

test_bar_on_locked_screen()
{
	local locker
	command -v swaylock >/dev/null && command -v grim >/dev/null ||
		{ skip "feedback: a locked screen" "there is no swaylock or no grim"; return; }
	go_halfway
	expect_bar "feedback: a bar before the screen is locked" 350 228 160 8 80
	swaylock --color 00ff00 >"$work/swaylock.log" 2>&1 &
	locker=$!
	disown
	expect_no_bar "feedback: no bar while the screen is locked"
	expect "feedback: the screen shows that it is locked" "its color is at: $(box_of 00ff00)" \
		await box_is 00ff00 "0 0 1280 720"
	glide 1 450 300 25 0 5 | play
	kill -USR1 "$locker"
	await not kill -0 "$locker" 2>/dev/null
	expect_no_bar "feedback: nor when it is unlocked"
	lift 1 | play
}

test_bar_of_unloaded_plugin()
{
	go_halfway
	expect_bar "feedback: a bar before the plugin is unloaded" 350 228 160 8 80
	unload_plugin
	expect_no_bar "feedback: an unloaded plugin leaves none"
	lift 1 | play
	load_plugin
	await is_loaded_again
	go_halfway
	expect_bar "feedback: a bar when it is back" 350 228 160 8 80
	lift 1 | play
}

feedback_tests()
{
	common_feedback
	test_bar_over_fullscreen
	test_bar_on_locked_screen
	test_bar_of_unloaded_plugin
}
