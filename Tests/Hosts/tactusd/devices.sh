# SPDX-License-Identifier: MIT
# Part of run-tactusd.sh: what gestures do through a virtual touchpad, mouse and keyboard.

# begin_with OPTION... <FILE: starts with the gestures on standard input, after the additional device was plugged in.
begin_with()
{
	cat >"$work/devices.conf"
	start_watch
	start_daemon --gestures "$work/devices.conf" "$@"
	wait_until "$patience" has_line "$work/watch" '^+ event1[0-9] Tactus [tmk]'
}

watched()
{
	sed -n 's/^event1[0-9] //p' "$work/watch" | grep -c "^$1"
}

test_touchpad()
{
	begin_with --taken withhold <<-'END'
		[tactus-gesture]
		type=drag
		fingers=3
		action=touchpad
		[tactus-gesture]
		type=pinch
		action=touchpad
	END
	fingers <<-'END'
		0 down:0:5000:3000 down:1:5800:3000 down:2:6600:3000
		20 to:0:4800:3000 to:1:5600:3000 to:2:6400:3000
		40 to:0:4500:3000 to:1:5300:3000 to:2:6100:3000
		60 to:0:4100:3000 to:1:4900:3000 to:2:5700:3000
		100 to:0:3700:3000 to:1:4500:3000 to:2:5300:3000
		200 to:0:3300:3000 to:1:4100:3000 to:2:4900:3000
		300 to:0:2900:3000 to:1:3700:3000 to:2:4500:3000
		600 up:0 up:1 up:2
	END
	wait_until "$patience" has_line "$work/watch" 'swipe end'
	expect "three fingers are a touchpad's swipe" "$(tail -n 3 "$work/watch")" has_line "$work/watch" \
		'^event1[0-9] swipe begin 3'
	expect "it follows them to the left" "$(watched 'swipe by -') steps" [ "$(watched 'swipe by -')" -ge 2 ]
	expect "it ends with them" "$(tail -n 3 "$work/watch")" [ "$(watched 'swipe end')" -eq 1 ]
	expect_counts "the touchscreen is silent meanwhile" "0 0 0"
	fingers <<-'END'
		0 down:0:4000:3000 down:1:6000:3000
		20 to:0:3900:3000 to:1:6100:3000
		40 to:0:3600:3000 to:1:6400:3000
		60 to:0:3200:3000 to:1:6800:3000
		80 to:0:2800:3000 to:1:7200:3000
		400 up:0 up:1
	END
	wait_until "$patience" has_line "$work/watch" 'pinch end'
	expect "two fingers are its pinch" "$(tail -n 3 "$work/watch")" has_line "$work/watch" 'pinch begin 2'
	expect "its scale grows" "$(grep 'pinch to' "$work/watch" | tail -n 1)" has_line "$work/watch" 'pinch to 1\.[1-9]'
	end_daemon KILL
	expect "it goes with the daemon" "it stays" wait_until "$patience" has_no_twin
	end_watch
}

test_mouse()
{
	begin_with --taken withhold <<-'END'
		[tactus-gesture]
		type=long-press
		action=right-click
	END
	fingers <<-'END'
		0 down:0:2560:1440
		700 up:0
	END
	wait_until "$patience" has_line "$work/watch" 'button 111 0'
	expect "a long press is a right click" "$(tail -n 3 "$work/watch")" has_line "$work/watch" 'button 111 1'
	expect "where the finger is" "$(grep pointer "$work/watch")" has_line "$work/watch" 'pointer 2[45]\.[0-9]* 2[45]\.'
	expect_counts "the touchscreen is silent meanwhile" "0 0 0"
	end_watch
}

# mouse_did: what the mouse did, without how far it was pointed at between the first place and the last one.
mouse_did()
{
	sed -n 's/^event1[0-9] \(button .*\)/\1/p' "$work/watch" | paste -sd ,
}

test_buttons()
{
	begin_with --taken withhold <<-'END'
		[tactus-gesture]
		type=tap
		fingers=2
		action=middle-click
		[tactus-gesture]
		type=tap
		fingers=3
		action=back-click
	END
	fingers <<-'END'
		0 down:0:2500:3000 down:1:3500:3000
		60 up:0 up:1
	END
	wait_until "$patience" has_line "$work/watch" 'button 112 0'
	expect "two fingers click with the middle button" "$(mouse_did)" [ "$(mouse_did)" = "button 112 1,button 112 0" ]
	fingers <<-'END'
		0 down:0:2500:3000 down:1:3500:3000 down:2:4500:3000
		60 up:0 up:1 up:2
	END
	wait_until "$patience" has_line "$work/watch" 'button 113 0'
	expect "and three with that for back" "$(mouse_did)" \
		[ "$(mouse_did)" = "button 112 1,button 112 0,button 113 1,button 113 0" ]
	expect_counts "the touchscreen is silent meanwhile" "0 0 0"
	end_watch
}

# places_of_pointer: where the mouse was first and last, in percent.
places_of_pointer()
{
	sed -n 's/^event1[0-9] pointer \([0-9]*\)\.[0-9]* \([0-9]*\)\..*/\1,\2/p' "$work/watch" | sed -n '1p;$p' | paste -sd ' '
}

# The panel is 10240 wide and 5760 high: the fingers go from a quarter of it to three quarters.
test_drag()
{
	begin_with --taken withhold <<-'END'
		[tactus-gesture]
		type=press-drag
		action=right-drag
	END
	fingers <<-'END'
		0 down:0:2570:1450
		700 to:0:3000:1450
		720 to:0:4000:1450
		740 to:0:6000:1450
		760 to:0:7690:1450
		800
		900 up:0
	END
	wait_until "$patience" has_line "$work/watch" 'button 111 0'
	expect "a drag holds its button once" "$(mouse_did)" [ "$(mouse_did)" = "button 111 1,button 111 0" ]
	expect "from where the finger landed to where it lifts" "$(places_of_pointer)" \
		[ "$(places_of_pointer)" = "25,25 75,25" ]
	expect_counts "the touchscreen is silent meanwhile" "0 0 0"
	fingers <<-'END'
		0 down:0:2570:1450
		700 to:0:3000:1450
		720 to:0:4000:1450
		740
	END
	wait_until "$patience" is_dragged_again
	end_daemon KILL
	wait_until "$patience" has_no_twin
	expect "a daemon that dies lets it go" "$(mouse_did)" \
		[ "$(mouse_did)" = "button 111 1,button 111 0,button 111 1,button 111 0" ]
	end_watch
}

is_dragged_again()
{
	[ "$(grep -c 'button 111 1' "$work/watch")" -eq 2 ]
}

# wheel_went FIELD: how far the wheel went in all, in parts of a click; 1 across, 2 along.
wheel_went()
{
	sed -n 's/^event1[0-9] wheel //p' "$work/watch" | awk -v field="$1" '{ sum += $field } END { print sum + 0 }'
}

test_scroll()
{
	begin_with --taken withhold <<-'END'
		[tactus-gesture]
		type=drag
		fingers=2
		action=scroll
	END
	# 100 mm down and half of it back: 30 parts of a click for each mm. libinput turns the sign of the wheel along.
	fingers <<-'END'
		0 down:0:4000:1000 down:1:5000:1000
		20 to:0:4000:1400 to:1:5000:1400
		40 to:0:4000:3000 to:1:5000:3000
		60 to:0:4000:5000 to:1:5000:5000
		80 to:0:4000:3000 to:1:5000:3000
		500 up:0 up:1
	END
	wait_until "$patience" wheel_has_gone 2
	expect "a wheel follows two fingers, there and back" "$(grep wheel "$work/watch")" wheel_has_gone 2
	expect "from where they landed" "$(places_of_pointer)" [ "$(places_of_pointer)" = "39,17 39,17" ]
	expect "and not across" "$(wheel_went 1)" [ "$(wheel_went 1)" -eq 0 ]
	expect_counts "the touchscreen is silent meanwhile" "0 0 0"
	end_watch
}

# The way counts from where the drag fired: libinput keeps the first half of a click.
wheel_has_gone()
{
	local way
	way=$(wheel_went "$1")
	[ "$way" -le -1350 ] && [ "$way" -ge -1500 ]
}

test_keyboard()
{
	begin_with --taken withhold <<-'END'
		[tactus-gesture]
		type=swipe
		fingers=3
		direction=left
		duration=5s
		keys=super+Tab
	END
	play "$work/three-finger-swipe.events"
	wait_until "$patience" has_line "$work/watch" 'key 125 0'
	expect "a swipe presses keys, and releases the last one first" "$(watched_keys)" \
		[ "$(watched_keys)" = "key 125 1,key 15 1,key 15 0,key 125 0" ]
	expect_counts "the touchscreen is silent meanwhile" "0 0 0"
	sed -i 's/^keys=.*/command=true/' "$work/devices.conf"
	expect "the keyboard goes with the last gesture that uses it" "$(tail -n 1 "$work/watch")" \
		wait_until "$patience" keyboard_is_gone
	end_watch
}

test_keys_at_a_distance()
{
	begin_with --taken withhold <<-'END'
		[tactus-gesture]
		type=drag
		fingers=3
		direction=left
		distance=20mm
		keys=super+left
	END
	fingers <<-'END'
		0 down:0:5000:3000 down:1:5800:3000 down:2:6600:3000
		20 to:0:4800:3000 to:1:5600:3000 to:2:6400:3000
		40 to:0:4500:3000 to:1:5300:3000 to:2:6100:3000
		80 up:0 up:1 up:2
	END
	fingers <<-'END'
		0 down:0:5000:3000 down:1:5800:3000 down:2:6600:3000
		20 to:0:4500:3000 to:1:5300:3000 to:2:6100:3000
		40 to:0:4000:3000 to:1:4800:3000 to:2:5600:3000
		60 to:0:3500:3000 to:1:4300:3000 to:2:5100:3000
		80 to:0:3000:3000 to:1:3800:3000 to:2:4600:3000
		100
	END
	wait_until "$patience" has_line "$work/watch" 'key 125 0'
	expect "12 mm press no keys, and 20 mm press them once, before the lift" "$(watched_keys)" \
		[ "$(watched_keys)" = "key 125 1,key 105 1,key 105 0,key 125 0" ]
	fingers <<-'END'
		0 up:0 up:1 up:2
	END
	expect_counts "the touchscreen has the fingers that went too short a way" "3 3 0"
	expect "and the lift presses none" "$(watched_keys)" \
		[ "$(watched_keys)" = "key 125 1,key 105 1,key 105 0,key 125 0" ]
	end_watch
}

# The panel is 10000 wide, and three fingers go left over it.
test_held_keys()
{
	begin_with --taken withhold <<-'END'
		[tactus-gesture]
		type=drag
		fingers=3
		direction=left
		keys=alt+Tab
		hold=true
	END
	fingers <<-'END'
		0 down:0:5000:3000 down:1:5800:3000 down:2:6600:3000
		20 to:0:4800:3000 to:1:5600:3000 to:2:6400:3000
		40 to:0:4500:3000 to:1:5300:3000 to:2:6100:3000
		60 to:0:4100:3000 to:1:4900:3000 to:2:5700:3000
		80 to:0:3700:3000 to:1:4500:3000 to:2:5300:3000
		400 up:0 up:1 up:2
	END
	wait_until "$patience" has_line "$work/watch" 'key 56 0'
	expect "alt is held until the fingers lift, and tab is pressed once" "$(watched_keys)" \
		[ "$(watched_keys)" = "key 56 1,key 15 1,key 15 0,key 56 0" ]
	fingers <<-'END'
		0 down:0:5000:3000 down:1:5800:3000 down:2:6600:3000
		20 to:0:4500:3000 to:1:5300:3000 to:2:6100:3000
		40 to:0:3700:3000 to:1:4500:3000 to:2:5300:3000
		60 to:0:3600:3000 to:1:4400:3000 to:2:5200:3000
	END
	wait_until "$patience" is_held_again
	end_daemon KILL
	wait_until "$patience" has_no_twin
	expect "a daemon that dies lets them go" "$(watched_keys)" \
		[ "$(watched_keys)" = "key 56 1,key 15 1,key 15 0,key 56 0,key 56 1,key 15 1,key 15 0,key 56 0" ]
	end_watch
}

is_held_again()
{
	[ "$(grep -c 'key 56 1' "$work/watch")" -eq 2 ]
}

watched_keys()
{
	sed -n 's/^event1[0-9] \(key .*\)/\1/p' "$work/watch" | paste -sd ,
}

# The twin stays.
keyboard_is_gone()
{
	[ "$(grep -c '^- event1' "$work/watch")" -eq 1 ]
}

test_devices()
{
	test_touchpad
	test_mouse
	test_buttons
	test_drag
	test_scroll
	test_keyboard
	test_keys_at_a_distance
	test_held_keys
}
