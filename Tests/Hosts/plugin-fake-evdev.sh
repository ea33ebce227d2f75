# SPDX-License-Identifier: MIT
# Words of the tests of hosts that run headless: a made-up touchscreen behind the fake evdev. Sourced behind
# plugin-clients.sh; a host's session.sh starts the compositor with $more_devices beside the panel. Hosts on the
# kernel's devices have plugin-uinput.sh instead.

more_devices=

unplug()
{
	"$programs/fake-evdev-command" "$session_directory/evdev" unplug 0
	echo 0 0 >"$work/fingers"
}

plug()
{
	"$programs/fake-evdev-command" "$session_directory/evdev" plug 0
}

plug_more()
{
	more_devices=";1=$work/keyboard.desc;2=$work/switch.desc"
}

unplug_more()
{
	more_devices=
}

# put NUMBER: evemu's events on standard input, to one of the devices.
put()
{
	cat >"$work/put.events"
	timeout 30 "$programs/play-recording" "$session_directory/evdev" "$1" "$work/put.events"
}

put_keyboard()
{
	put 1
}

put_switch()
{
	put 2
}

# play: the script on standard input, in real time; returns when the compositor has read all of it.
play()
{
	fingers | put 0
}
