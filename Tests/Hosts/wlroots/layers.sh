# SPDX-License-Identifier: MIT
# Layers: a panel in front of a window gets its touches, and the keyboard only if it asks for it. Sourced by run-wlroots.sh,
# behind gestures.sh. The panel, in the top layer, is 400 px high at the bottom edge: from 0,320, over the window's end.

# start_panel ARGUMENT...: returns when it is there.
start_panel()
{
	WAYLAND_DEBUG=1 timeout "$SESSION_TIMEOUT" "$BUILD/tests/screen-keyboard" "$@" \
		>"$work/panel.client" 2>"$work/panel.debug" &
	client_pid=$!
	clients+=("$client_pid:panel")
	wait_until 10 shows 'layer surface .* is mapped'
}

test_layer_touches()
{
	local name="a keyboard in the top layer"
	desktop_begin && start_touches && start_panel bottom 400 || { fail "$name" "no windows"; return; }
	expect "$name is as wide as the output" "$(head -n 1 "$work/panel.client")" \
		grep -qx 'size 1280x400' "$work/panel.client"
	play now "down 0 100 350" frame "wait 40" "up 0" frame
	expect_stream "$name gets its taps" panel <<-'END'
		down 0 100.00 30.00 t=0
		frame
		up 0 t=40
		frame
	END
	play now "down 0 100 300" frame "wait 40" "up 0" frame
	expect_stream "$name: the window behind it gets only its own" touches <<-'END'
		down 0 100.00 300.00 t=0
		frame
		up 0 t=40
		frame
	END
	desktop_end "$name"
}

# The last configure event of the window has no state if it has lost the keyboard. Headless outputs have no wl_keyboard.
# libwayland 1.21 writes xdg_toplevel@8, later ones xdg_toplevel#8.
last_states()
{
	sed -n 's/.*xdg_toplevel[@#][0-9]*\.configure(.*, array\[*\([0-9]*\).*/\1/p' "$work/touches.debug" | tail -n 1
}

is_inactive()
{
	[ "$(last_states)" = 0 ]
}

test_layer_focus()
{
	local name="a layer's keyboard" before
	desktop_begin && start_touches || { fail "$name" "no window"; return; }
	play now "down 0 100 100" frame "wait 40" "up 0" frame
	wait_until 10 grep_stream touches '^up 0'
	before=$(last_states)
	start_panel bottom 400 overlay
	play now "down 0 100 350" frame "wait 40" "up 0" frame
	wait_until 10 grep_stream panel '^up 0'
	# Two more events of the window come after whatever the panel's touch led to.
	play now "down 0 100 100" frame "wait 40" "up 0" frame
	wait_until 10 eval '[ "$(client_stream touches | grep -c "^up 0")" = 2 ]'
	expect "$name: an overlay without interactivity leaves the focus to the window" "states are '$before', then '$(last_states)'" \
		eval '[ "$before" = 4 ] && [ "$(grep -c "xdg_toplevel[@#].*, array\[0\])" "$work/touches.debug")" -le 1 ]'
	kill "$client_pid"
	wait_until 10 shows 'layer surface .* is gone'
	: >"$log"
	start_panel bottom 400 exclusive
	wait_until 10 is_inactive
	expect "$name: an exclusive one takes it" "states are '$(last_states)'" is_inactive
	kill "$client_pid"
	wait_until 10 shows 'layer surface .* is gone'
	wait_until 10 eval '[ "$(last_states)" = 4 ]'
	expect "$name: and the window gets it back" "states are '$(last_states)'" [ "$(last_states)" = 4 ]
	desktop_end "$name"
}

test_layer_room()
{
	local name="a panel's room"
	desktop_begin && start_panel top 40 && start_touches || { fail "$name" "no windows"; return; }
	expect_shown "$name: a window begins below it" 'window "Touches" is mapped at 0,40'
	desktop_end "$name"
}
