# SPDX-License-Identifier: MIT
# Words of the tests of plugins in a compositor on the kernel's devices: a touchscreen of uinput. Sourced behind
# plugin-clients.sh, in a machine of scripts/guest. A host's own session.sh defines `has_panel`, whether the compositor has
# the touchscreen.

panel_pid= panel_node=

# plug: makes the touchscreen; returns once the compositor has it.
plug()
{
	evemu-device "$work/panel.desc" >"$work/panel.node" 2>&1 &
	panel_pid=$!
	disown
	wait_until "$patience" grep -q '/dev/input/event' "$work/panel.node"
	panel_node=$(sed -n 's|.*\(/dev/input/event[0-9]*\).*|\1|p' "$work/panel.node")
	echo 0 0 >"$work/fingers"
	[ -z "${compositor_pid:-}" ] || await has_panel
}

unplug()
{
	kill "$panel_pid"
	echo 0 0 >"$work/fingers"
	await not has_panel
}

# play: the script on standard input, in real time; returns when the kernel has all of it.
play()
{
	fingers >"$work/fingers.events"
	evemu-play "$panel_node" <"$work/fingers.events"
}
