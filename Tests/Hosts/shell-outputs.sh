# SPDX-License-Identifier: MIT
# Part of run-shell.sh: two outputs with a touchscreen each, in live time; and a mouse.

devices_begin()
{
	make_trace tap
	session_begin || return 1
	export FAKE_EVDEV_DEVICES="0=$trace.desc@256x144;1=$trace.desc@256x144"
	export FAKE_EVDEV_SOCKET="$XDG_RUNTIME_DIR/panels"
	log=$work/outputs why=
	rm -f "$log" "$work/left" "$work/right"
	start_compositor "$log" --output 640x480 --output 640x480+640+0 || blame "it does not start"
	start_client "$work/left" --title left --size 300x300
	left_pid=$client_pid
	wait_until 10 logged '"left" is mapped' "$log" || blame "no window on the left"
	start_client "$work/right" --title right --size 300x300
	right_pid=$client_pid
	wait_until 10 logged '"right" is mapped' "$log" || blame "no window on the right"
}

devices_end()
{
	kill -TERM "$compositor_pid" 2>/dev/null
	wait_for_compositor || blame "the compositor: $(complaint "$log")"
	wait "$left_pid" "$right_pid" || blame "a client"
	unset FAKE_EVDEV_DEVICES FAKE_EVDEV_SOCKET
	session_end
}

# play_on NUMBER RECORDING
play_on()
{
	timeout 20 "$BUILD/tests/play-recording" "$FAKE_EVDEV_SOCKET" "$1" "$2" || blame "device $1 does not play"
}

command_device()
{
	timeout 20 "$BUILD/tests/fake-evdev-command" "$FAKE_EVDEV_SOCKET" "$1" "$2" || blame "no $1 of device $2"
}

# counts LOG EVENT NUMBER
counts()
{
	[ "$(grep -c "^$2" "$1")" = "$3" ]
}

test_outputs()
{
	devices_begin || return
	expect "each output gets a window" "$(grep mapped "$log")" counts "$log" 'compositor: window .* is mapped' 2
	expect "each has its touchscreen" "$(grep touchscreen "$log")" logged 'belongs to output memory-2: ' "$log"
	play_on 1 "$trace.events"
	wait_until 10 logged '^up' "$work/right" || blame "nothing on the right"
	[ -s "$work/left" ] && blame "something on the left"
	play_on 0 "$trace.events"
	wait_until 10 logged '^up' "$work/left" || blame "nothing on the left"
	devices_end
	counts "$work/right" up 1 || blame "too much on the right"
	expect "a touchscreen touches its own output" "$why" [ -z "$why" ]
}

# The touchscreen is unplugged while a finger is down on the left.
test_unplugging()
{
	devices_begin || return
	# A device that is plugged in again gets its old place.
	command_device unplug 1
	command_device plug 1
	make_trace drag-and-taps
	# The recording's first 300 ms.
	awk '$1 == "E:" { split($2, t, "."); if (t[1] > 0 || t[2] > 300000) exit } { print }' "$trace.events" \
		>"$work/half.events"
	play_on 0 "$work/half.events"
	wait_until 10 logged '^motion' "$work/left" || blame "no finger on the left"
	command_device unplug 0
	wait_until 10 logged '^cancel$' "$work/left" || blame "no cancel"
	make_trace tap
	play_on 1 "$trace.events"
	wait_until 10 logged '^up' "$work/right" || blame "nothing on the right"
	command_device plug 0
	play_on 0 "$trace.events"
	wait_until 10 logged '^up' "$work/left" || blame "nothing when it is back"
	devices_end
	local side
	for side in left right; do
		check_stream "$work/$side" || blame "the stream on the $side: $stream"
	done
	counts "$work/right" cancel 0 || blame "a cancel on the right"
	expect "a device that is unplugged amid a gesture harms nobody" "$why" [ -z "$why" ]
}

describe_mouse()
{
	local zeros="00 00 00 00 00 00 00 00" line
	printf '# EVEMU 1.3\nN: Tactus Test Mouse\nI: 0003 0000 0000 0001\nP: %s\n' "$zeros"
	echo "B: 00 07 00 00 00 00 00 00 00"
	for line in 0 1 2 3 4 5 6 7 8 9 10 11; do
		# BTN_LEFT, BTN_RIGHT and BTN_MIDDLE
		[ $line -eq 4 ] && echo "B: 01 00 00 07 00 00 00 00 00" || echo "B: 01 $zeros"
	done
	# REL_X, REL_Y, REL_WHEEL
	echo "B: 02 03 01 00 00 00 00 00 00"
}

# Moves the mouse a little and clicks, in the middle of the output, where the window is.
move_mouse()
{
	cat <<-'END'
		E: 0.000001 0002 0000 0001
		E: 0.000001 0000 0000 0000
		E: 0.100000 0002 0001 0001
		E: 0.100000 0000 0000 0000
		E: 0.200000 0001 0110 0001
		E: 0.200000 0000 0000 0000
		E: 0.280000 0001 0110 0000
		E: 0.280000 0000 0000 0000
	END
}

# Gestures do not follow the mouse: a pressed button that rests is no long press.
test_mouse()
{
	log=$work/mouse-log why= asking_pids=()
	describe_mouse >"$work/mouse.desc"
	move_mouse >"$work/mouse.events"
	session_begin || return
	export FAKE_EVDEV_DEVICES="0=$work/mouse.desc" FAKE_EVDEV_SOCKET="$XDG_RUNTIME_DIR/mouse"
	start_compositor "$log" --output 960x540 || blame "it does not start"
	start_asking pointer
	play_on 0 "$work/mouse.events"
	wait_until 10 logged released "$work/pointer" || blame "no click"
	kill -TERM "$compositor_pid" 2>/dev/null
	wait_for_compositor || blame "the compositor: $(complaint "$log")"
	wait "${asking_pids[@]}" || blame "the client"
	unset FAKE_EVDEV_DEVICES FAKE_EVDEV_SOCKET
	session_end
	expect "a mouse moves and clicks" "$why" [ -z "$why" ]
	told "its client hears of a pointer" pointer <<-'END'
		enter window 100 100
		button 110 pressed
		button 110 released
	END
}
