# SPDX-License-Identifier: MIT
# Words of the tests of plugins in a compositor on the kernel's devices: a touchscreen of uinput. Sourced behind
# plugin-clients.sh, in a machine of scripts/guest. A host's own session.sh defines `has_panel`, whether the compositor has
# the touchscreen.

pid_of_panel= node_of_panel= pid_of_keyboard= node_of_keyboard= pid_of_switch= node_of_switch=

# plug_device NAME: makes $work/NAME.desc; its node is in node_of_NAME.
plug_device()
{
	local -n node=node_of_$1 pid=pid_of_$1
	evemu-device "$work/$1.desc" >"$work/$1.node" 2>&1 &
	pid=$!
	disown
	wait_until "$patience" grep -q '/dev/input/event' "$work/$1.node"
	node=$(sed -n 's|.*\(/dev/input/event[0-9]*\).*|\1|p' "$work/$1.node")
}

# plug: makes the touchscreen; returns once the compositor has it.
plug()
{
	plug_device panel
	echo 0 0 >"$work/fingers"
	[ -z "${compositor_pid:-}" ] || await has_panel
}

unplug()
{
	kill "$pid_of_panel"
	echo 0 0 >"$work/fingers"
	await not has_panel
}

plug_more()
{
	plug_device keyboard
	plug_device switch
}

unplug_more()
{
	kill "$pid_of_keyboard" "$pid_of_switch"
}

put_keyboard()
{
	evemu-play "$node_of_keyboard"
}

put_switch()
{
	evemu-play "$node_of_switch"
}

# play: the script on standard input, in real time; returns when the kernel has all of it.
play()
{
	fingers >"$work/fingers.events"
	evemu-play "$node_of_panel" <"$work/fingers.events"
}
