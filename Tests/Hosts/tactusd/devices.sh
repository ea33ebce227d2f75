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
	test_keyboard
	test_held_keys
}
