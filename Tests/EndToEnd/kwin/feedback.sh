# SPDX-License-Identifier: MIT
# Part of run-kwin.sh: the bar of feedback=true, a window of KWin's own.

bar="workspace.stackingOrder.filter(window => window.caption == 'tactus' && !window.deleted && !window.hidden)
	.map(window => [window.x, window.y, window.width, window.height].join(' ')).join()"

test_feedback()
{
	start_kwin feedback || { fail feedback "KWin does not start: $(tail -n 1 "$HOST_LOG")"; return; }
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
	{
		land 1 400 300
		glide 1 400 300 50 0 5
	} | play
	expect_answer "feedback: the bar is above the finger" "^350 228 160 8\$" "$bar"
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
	expect_answer "feedback: no bar without fingers" '^$' "$bar"
	swipe 1 400 300 200 0
	expect_commands "feedback: the gesture fires as without" fired
	stop_kwin feedback
}
