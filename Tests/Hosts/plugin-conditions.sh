# SPDX-License-Identifier: MIT
# Tests of all plugins: gestures that want a key held or the device folded. Sourced behind plugin-clients.sh. A host's own
# part defines `plug_more` and `unplug_more` for the keyboard and the switch that are described in $work, and `put_keyboard` and
# `put_switch`, which play evemu's events on standard input to them.

write_devices()
{
	# Keys 1 to 63 and LEDs.
	cat >"$work/keyboard.desc" <<-'END'
		# EVEMU 1.3
		N: Tactus Test Keyboard
		I: 0003 0001 0002 0001
		P: 00 00 00 00 00 00 00 00
		B: 00 03 00 02 00 00 00 00 00
		B: 01 fe ff ff ff ff ff ff ff
		B: 11 07 00 00 00 00 00 00 00
	END
	cat >"$work/switch.desc" <<-'END'
		# EVEMU 1.3
		N: Tactus Test Switch
		I: 0019 0001 0003 0001
		P: 00 00 00 00 00 00 00 00
		B: 00 21 00 00 00 00 00 00 00
		B: 05 02 00 00 00 00 00 00 00
	END
}

# event TYPE CODE VALUE: in the words of linux/input-event-codes.h, in hexadecimal digits.
event()
{
	printf 'E: 1.000000 %s %s %d\nE: 1.000000 0000 0000 0\n' "$1" "$2" "$3"
}

write_conditions_file()
{
	local condition
	for condition in modifiers=none modifiers=ctrl modifiers=ctrl,shift; do
		printf '[tactus-gesture]\ntype=swipe\nfingers=3\ndirection=left\nduration=60s\n%s\n' "$condition"
		printf "command=sh -c 'echo \"%s\" >>\"\$COMMANDS\"'\n" "$condition"
	done >"$work/gestures.new"
	for condition in mode=laptop mode=tablet; do
		printf '[tactus-gesture]\ntype=swipe\nfingers=3\ndirection=right\nduration=60s\n%s\n' "$condition"
		printf "command=sh -c 'echo \"%s\" >>\"\$COMMANDS\"'\n" "$condition"
	done >>"$work/gestures.new"
	mv "$work/gestures.new" "$work/config/tactus/gestures.conf"
	expect_log "conditions: the file is read" '5 gestures, read again'
}

has_run()
{
	[ -s "$work/commands" ]
}

# swipe_runs DX CONDITION: the compositor reads its devices in an order of its own, so that a swipe may come before a key
# that was pressed earlier.
swipe_runs()
{
	: >"$work/commands"
	swipe 3 400 300 "$1" 0
	await has_run
	commands_are "$2"
}

expect_swipe()
{
	expect "$1" "ran: $(cat "$work/commands")" await swipe_runs "$2" "$3"
}

# What the host takes a device with a touchscreen for whose switch has not moved.
first_mode=laptop

condition_tests()
{
	local key=0001 switch=0005 ctrl=001d shift=002a tablet=0001
	write_conditions_file
	expect_swipe "modifiers=none: no key is held" -200 modifiers=none
	event $key $ctrl 1 | put_keyboard
	expect_swipe "modifiers=ctrl: Ctrl is held" -200 modifiers=ctrl
	event $key $shift 1 | put_keyboard
	expect_swipe "modifiers=ctrl,shift: both are held" -200 modifiers=ctrl,shift
	{
		event $key $shift 0
		event $key $ctrl 0
	} | put_keyboard
	expect_swipe "modifiers=none: again" -200 modifiers=none
	expect_swipe "mode=$first_mode: until the device is folded" 200 "mode=$first_mode"
	event $switch $tablet 1 | put_switch
	expect_swipe "mode=tablet: it is folded" 200 mode=tablet
	event $switch $tablet 0 | put_switch
	expect_swipe "mode=laptop: it is open again" 200 mode=laptop
}

test_conditions()
{
	write_devices
	plug_more
	with_host conditions condition_tests
	unplug_more
}
