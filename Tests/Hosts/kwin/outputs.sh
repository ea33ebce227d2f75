# SPDX-License-Identifier: MIT
# Part of run-kwin.sh: a second output. The virtual machine's graphics card has a connector without a screen, which the kernel
# takes for connected when it is told so.

second=Virtual-2
connector=/sys/class/drm/card0-$second/status

set_second()
{
	echo "$1" >"$connector"
	udevadm trigger --action=change /sys/class/drm/card0
}

add_second()
{
	set_second on
}

remove_second()
{
	set_second off
}

has_second()
{
	says "$second" "workspace.screens.map(screen => screen.name).join()"
}

touchscreen_on()
{
	busctl --user set-property org.kde.KWin "/org/kde/KWin/InputDevice/${node_of_panel##*/}" org.kde.KWin.InputDevice \
		outputName s "$1"
}

is_on()
{
	says "^$1\$" "workspace.windowList().filter(window => window.pid == $2).map(window => window.output.name).join()"
}

fits_fingers()
{
	says "1280x720" "workspace.screens.filter(screen => screen.name == '$second').map(screen =>
		screen.geometry.width + 'x' + screen.geometry.height).join()"
}

# The fingers of the tests are for an output of 1280 × 720 px.
size_second()
{
	kscreen-doctor "output.$second.mode.1280x720@60" >"$work/kscreen.log" 2>&1
	await fits_fingers
}

output_tests()
{
	add_second
	expect "outputs: there is a second one" "$(ask "workspace.screens.map(screen => screen.name).join()")" await has_second
	size_second || fail outputs "the second one is not 1280 × 720 px: $(tail -n 1 "$work/kscreen.log")"
	touchscreen_on "$second"
	start_touches outputs || fail outputs "the client is not shown"
	ask "workspace.windowList().filter(window => window.pid == $client_pid).forEach(window =>
		workspace.sendClientToScreen(window, workspace.screens.find(screen => screen.name == '$second')))" >/dev/null
	expect "outputs: the window is on it" "it is elsewhere" await is_on "$second" "$client_pid"
	test_names_of_outputs
	test_lost_output
	expect_legal outputs
}

test_outputs()
{
	[ -w "$connector" ] || { skip outputs "the graphics card has one connector; see scripts/hosts"; return; }
	command -v kscreen-doctor >/dev/null || { skip outputs "there is no kscreen-doctor"; return; }
	with_host outputs output_tests
	set_second detect
}
