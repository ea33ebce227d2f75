# SPDX-License-Identifier: MIT
# Tests of all plugins: actions on the window on which the first finger landed. Sourced behind plugin-clients.sh. A host's own
# part defines `window_box`, which prints "X Y WIDTH HEIGHT" of the client's window, `put_box X Y WIDTH HEIGHT`,
# `is_minimized`, `show_workspace N`, `shows_workspace N`, `is_on_workspace N`, whether the window is there as well, and
# `own_word`, a word of the host's own that shows workspace 1.

# write_gestures COUNT: the file on standard input.
write_gestures()
{
	cat >"$work/gestures.new"
	mv "$work/gestures.new" "$work/config/tactus/gestures.conf"
	expect_log "$name: the file is read" "$1 gestures, read again"
}

# gesture TYPE FINGERS DIRECTION ACTION
gesture()
{
	printf '[tactus-gesture]\nname=%s\ntype=%s\nfingers=%s\ndirection=%s\naction=%s\n' "$4" "$1" "$2" "$3" "$4"
	[ "$1" != swipe ] || echo duration=60s
}

window_gestures()
{
	gesture drag 2 left,right,up,down move
	gesture drag 3 left,right,up,down resize
	gesture swipe 4 up maximize
	gesture swipe 4 down minimize
	gesture swipe 4 left tile-left
	gesture swipe 4 right tile-right
	gesture drag 5 up move-to-workspace-right
	gesture swipe 5 down "$(own_word)"
}

window_box_is()
{
	[ "$(window_box)" = "$1" ]
}

expect_window_box()
{
	expect "$1" "its box is $(window_box)" await window_box_is "$2"
}

# drag COUNT X Y DX DY: fingers that go slowly, and stay down.
drag()
{
	land "$1" "$2" "$3"
	glide "$@" 20
}

test_moves()
{
	put_box 200 100 600 400
	expect_window_box "$name: the window has its place" "200 100 600 400"
	{
		land 2 300 200
		glide 2 300 200 6 0 3
		lift 2
		drag 2 300 200 100 50
		lift 2
	} | play
	expect_window_box "$name: move follows the fingers, but not a few px" "300 150 600 400"
	{
		drag 2 400 300 -80 60
		echo palm 0
		echo frame
		lift 2
		drag 3 700 450 60 40
		lift 3
	} | play
	expect_window_box "$name: resize moves the nearest edges; a move that is cancelled is taken back" "300 150 660 440"
	{
		drag 3 320 180 -20 30
		lift 3
	} | play
	expect_window_box "$name: resize: from the other corner" "280 180 680 410"
}

# A swipe that is too short maximizes nothing, or the next one would undo it.
test_states()
{
	swipe 4 400 500 0 -40
	swipe 4 400 500 0 -200
	expect_window_box "$name: maximize" "0 0 1280 720"
	swipe 4 400 500 0 -200
	expect_window_box "$name: maximize: and back" "280 180 680 410"
	swipe 4 500 500 -150 0
	expect_window_box "$name: tile-left" "0 0 640 720"
	swipe 4 100 500 150 0
	expect_window_box "$name: tile-right" "640 0 640 720"
}

test_workspace_of_window()
{
	expect "$name: it begins on the first workspace" "it does not" await is_on_workspace 1
	{
		drag 5 700 600 0 -100
		glide 5 700 500 0 0 40
		lift 5
		drag 5 700 600 0 -400
		lift 5
	} | play
	expect "$name: move-to-workspace-right: far enough, once" "it is elsewhere" await is_on_workspace 2
}

# The file has gestures of no other kind, so that a tap is the client's.
window_tests()
{
	local name="actions on windows"
	start_touches windows || fail "$name" "the client is not shown"
	window_gestures | write_gestures 8
	test_moves
	test_states
	test_workspace_of_window
	swipe 5 700 300 0 200
	expect "$name: words of the host's own" "it is elsewhere" await shows_workspace 1
	show_workspace 2
	swipe 4 700 300 0 200
	expect "$name: minimize" "$(window_box)" await is_minimized
	expect_legal "$name"
}
