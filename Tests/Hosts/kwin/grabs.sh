# SPDX-License-Identifier: MIT
# Part of run-kwin.sh: windows that are moved, by their clients and by their title bars, and things that are dragged.

# geometry OBJECT: "X Y WIDTH HEIGHT" of a rectangle of the client's window.
geometry()
{
	ask "workspace.windowList().filter(window => window.pid == $client_pid).map(window =>
		[window.$1.x, window.$1.y, window.$1.width, window.$1.height].map(Math.round).join(' ')).join()"
}

window_place()
{
	geometry frameGeometry | cut -d ' ' -f 1-2
}

has_closed()
{
	grep -q close "$work/decorated.out"
}

# A press on a button of a title bar takes effect when the finger lifts there.
test_close_button()
{
	local name="a gesture on the close button of a title bar" x=$1 y=$2
	mark
	{
		land 1 "$x" "$y"
		echo wait 1500
		echo frame
		lift 1
	} | play
	expect_commands "$name: it runs its command" press
	# KWin would have sent a close before it answers this.
	expect "$name: the button is not pressed, nor the window moved" "$(geometry frameGeometry)" window_is_at "$3"
	tap_at "$x" "$y"
	expect "$name: a tap presses the button" "it does not" await has_closed
	expect "$name: it was pressed once" "$(wc -l <"$work/decorated.out") times" [ "$(wc -l <"$work/decorated.out")" = 1 ]
}

# The title bar is what the frame has above the client's rectangle.
test_title_bar()
{
	local name="a finger on a title bar" x y width height top
	start_debugged_client decorated "$programs/decorated-client" || { fail "$name" "the client is not shown"; return; }
	await is_at_rest
	read -r x y width height <<<"$(geometry frameGeometry)"
	top=$(($(geometry clientGeometry | cut -d ' ' -f 2) - y))
	expect "$name: there is one" "it has $top px" [ "$top" -gt 10 ]
	y=$((y + top / 2))
	{
		land 1 $((x + 60)) $y
		glide 1 $((x + 60)) $y 100 50 20
		lift 1
	} | play
	x=$((x + 100)) y=$((y + 50))
	expect "$name moves the window" "it is at $(window_place)" await window_is_at "$x $((y - top / 2))"
	mark
	swipe 3 $((x + 30)) $y -200 0
	expect_commands "$name: a gesture comes over it" "left on $output"
	expect "$name: the gesture takes the move back" "it is at $(window_place)" await window_is_at "$x $((y - top / 2))"
	write_press_file
	test_close_button $((x + width - top / 2)) $y "$x $((y - top / 2))"
	expect_tap "$name" $((x + 100)) $((y + top + 50))
	expect_legal "$name"
	stop_client
}

write_press_file()
{
	cat >"$work/gestures.new" <<-'END'
		[tactus-gesture]
		name=press
		type=long-press
		command=sh -c 'echo press >>"$COMMANDS"'
	END
	mv "$work/gestures.new" "$work/config/tactus/gestures.conf"
	expect_log "title bars: the file is read" '1 gestures, read again'
}

kwin_grabs()
{
	grab_tests
	if compgen -G "/usr/lib/*/qt6/plugins/org.kde.kdecoration3/org.kde.breeze.so" >/dev/null; then
		test_title_bar
	else
		skip "title bars" "there is no kwin-style-breeze"
	fi
}

# Without rules, windows keep their sizes.
test_grabs()
{
	local rules=/dev/null
	with_host grabs kwin_grabs
}
