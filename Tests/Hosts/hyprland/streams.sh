# SPDX-License-Identifier: MIT
# Part of run-hyprland.sh: what clients get of gestures, and what these run.

# Two windows lie side by side. Each finger belongs to the client on which it landed, and so does its cancel; Hyprland
# alone sends all to the client that was touched last.
test_two_clients()
{
	local name="two clients" first_log=$CLIENT_LOG first_start
	start_touches second || fail "$name" "the second client is not shown"
	expect_answer "$name: they lie side by side" '"at": \[640, 0\]' clients
	mark
	first_start=$(($(wc -l <"$first_log") + 1))
	play <<-'END'
		down 0 100 600
		frame
		wait 10
		down 1 740 600
		frame
		wait 10
		motion 0 140 600
		frame
		wait 10
		motion 1 780 600
		frame
		wait 10
		palm 1
		frame
		wait 10
		motion 0 160 600
		frame
		wait 10
		up 0
		frame
		wait 10
		up 1
		frame
	END
	printf 'down 0 100 600\nframe\nmotion 0 140 600\nframe\ncancel\n' | expect_stream "$name: the second one is cancelled"
	CLIENT_LOG=$first_log client_start=$first_start
	expect_stream "$name: the first one goes on" <<-'END'
		down 0 100 600
		frame
		motion 0 140 600
		frame
		motion 0 160 600
		frame
		up 0
		frame
	END
	kill "$client_pid"
	await is_gone "$client_pid"
	expect_answer "$name: the first one fills the output again" '"size": \[1280, 720\]' clients
}

client_tests()
{
	start_touches first || fail clients "the client is not shown"
	local first_client=$client_pid
	test_two_clients
	expect_legal "two clients"
	kill "$first_client"
	await is_gone "$first_client"
	test_x11
}

test_clients()
{
	xwayland=true
	with_host clients client_tests
	xwayland=false
}

stream_tests()
{
	expect_log "all gestures are served but the overview" "tactus: $gesture_count gestures\$"
	expect_log "overview: a line says that Hyprland has none" 'tactus: .*overview'
	swipe 3 400 300 200 0
	expect_commands "app-id: beside all windows" "other windows"
	start_touches streams || fail streams "the client is not shown"
	expect_answer "the window fills the output" '"size": \[1280, 720\]' clients
	test_client_streams
	expect_legal streams
}

test_streams()
{
	with_host streams stream_tests
}
