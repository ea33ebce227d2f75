# SPDX-License-Identifier: MIT
# Part of run-kwin.sh: actions on windows, buttons, keys, places, and shortcuts of KWin.

own_word()
{
	echo 'kwin:Switch to Desktop 1'
}

# tell EXPRESSION: does something with `window`, the client's.
tell()
{
	ask "workspace.windowList().filter(window => window.pid == $client_pid).map(window => { $1 }).length" >/dev/null
}

# says_of_window PATTERN EXPRESSION
says_of_window()
{
	says "$1" "workspace.windowList().filter(window => window.pid == $client_pid).map(window => $2).join()"
}

window_box()
{
	geometry frameGeometry
}

put_box()
{
	tell "window.frameGeometry = { x: $1, y: $2, width: $3, height: $4 }"
}

is_minimized()
{
	says_of_window '^true$' window.minimized
}

shows_workspace()
{
	says "^$1\$" workspace.currentDesktop.x11DesktopNumber
}

is_on_workspace()
{
	shows_workspace "$1" && says_of_window "^$1\$" 'window.desktops[0].x11DesktopNumber'
}

show_workspace()
{
	ask "workspace.currentDesktop = workspace.desktops[$1 - 1]" >/dev/null
	await shows_workspace "$1"
}

test_unknown_shortcut()
{
	local name="shortcuts of KWin"
	gesture swipe 4 up 'kwin:No Such Shortcut' | write_gestures 1
	swipe 4 400 500 0 -200
	expect_log "$name: one that is unknown is told" 'tactus: kwin:No Such Shortcut: KWin has no shortcut of this name'
}

# The title bar is what the frame has above the client's rectangle, which is 200 px wide.
test_title_place()
{
	local x y top
	compgen -G "/usr/lib/*/qt6/plugins/org.kde.kdecoration3/org.kde.breeze.so" >/dev/null ||
		{ skip "$name=title" "there is no kwin-style-breeze"; return; }
	start_debugged_client decorated "$programs/decorated-client" || { fail "$name=title" "no window"; return; }
	await is_at_rest
	read -r x y _ <<<"$(geometry frameGeometry)"
	top=$(($(geometry clientGeometry | cut -d ' ' -f 2) - y))
	expect_place "$name=title: the title bar that KWin draws" $((x + 10)) $((y + top / 2)) title
	expect_place "$name=window: just below it" $((x + 10)) $((y + top + 2)) window
	kill "$client_pid"
	await is_gone "$client_pid"
}

test_places()
{
	local name="where"
	place_gestures desktop fullscreen title window panel | write_gestures 5
	expect_place "$name=desktop: nothing is there" 400 300 desktop
	start_touches places || fail "$name" "the client is not shown"
	put_box 200 100 600 400
	await window_box_is "200 100 600 400"
	expect_place "$name=window: a window" 300 200 window
	expect_place "$name=desktop: just beside it" 300 90 desktop
	tell "window.fullScreen = true"
	await says_of_window '^true$' window.fullScreen
	expect_place "$name=fullscreen: a window that covers the output" 300 200 fullscreen
	tell "window.fullScreen = false"
	await says_of_window '^false$' window.fullScreen
	test_title_place
	"$programs/screen-keyboard" bottom 100 >"$work/panel.out" 2>&1 &
	client_pid=$!
	client_pids="$client_pids $client_pid"
	disown
	await is_shown "$client_pid"
	expect_place "$name=panel: a layer surface" 300 700 panel
}

word_tests()
{
	window_tests
	kill "$client_pid"
	await is_gone "$client_pid"
	show_workspace 1
	test_unknown_shortcut
	pointer_tests
	key_tests
	test_places
}

# Without rules, windows keep their sizes.
test_words()
{
	local rules=/dev/null
	with_host words word_tests
}
