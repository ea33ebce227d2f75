# SPDX-License-Identifier: MIT
# Part of run-kwin.sh: what goes, dies or breaks in the middle of a gesture.

# place_window PID X WIDTH: without its maximized state, over the whole height.
place_window()
{
	ask "workspace.windowList().filter(window => window.pid == $1).forEach(window => {
		window.setMaximize(false, false);
		window.frameGeometry = { x: $2, y: 0, width: $3, height: 720 };
	})" >/dev/null
	expect_answer "a window of $3 px is at $2" "^$2 $3\$" "workspace.windowList().filter(window => window.pid == $1)
		.map(window => window.frameGeometry.x + ' ' + window.frameGeometry.width).join()"
}

# KWin knows a cancel of all clients only, and sends one for each finger. It numbers the fingers of all clients.
test_two_clients()
{
	local name="a gesture on two clients" left
	start_touches left || fail "$name" "the first client is not shown"
	left=$client_pid
	start_touches right || fail "$name" "the second client is not shown"
	place_window "$left" 0 730
	place_window "$client_pid" 730 550
	mark
	swipe 3 700 300 -200 0
	expect_commands "$name: it runs its command" "left on $output"
	tap_at 900 300
	{
		printf 'down 1 30 300\ndown 2 90 300\nframe\n'
		printf 'motion 1 10 300\nmotion 2 70 300\nframe\nmotion 1 -10 300\nmotion 2 50 300\nframe\ncancel\n'
		tap_events 170 300
	} | expect_stream "$name: the one with two fingers is cancelled once"
	expect_legal "$name: the second"
	CLIENT_LOG=$work/left.client client_start=1
	printf 'down 0 700 300\nframe\nmotion 0 680 300\nframe\nmotion 0 660 300\nframe\ncancel\n' |
		expect_stream "$name: so is the other"
	expect_legal "$name: the first"
	kill "$left" "$client_pid"
	await is_gone "$left"
	await is_gone "$client_pid"
}

kwin_troubles()
{
	test_two_clients
	common_troubles
	test_greeter
	expect_legal troubles
}

test_troubles()
{
	with_host troubles kwin_troubles
}
