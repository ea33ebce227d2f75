# SPDX-License-Identifier: MIT
# Several clients, and outputs, devices and clients that come, turn and go while fingers are down.

# The engine numbers each client's touches from 0, wlr_seat all of them together.
test_two_clients()
{
	local name="fingers on two clients"
	desktop_begin && start_touches && start_simple || { fail "$name" "no windows"; return; }
	play now "down 0 10 10" "down 1 100 450" frame "wait 20" "motion 0 10 30" "motion 1 200 450" frame \
		"wait 20" "up 1" frame "wait 20" "motion 0 20 30" frame "up 0" frame
	expect_stream "$name: the rear one's" touches <<-'END'
		down 0 10.00 10.00 t=0
		frame
		motion 0 10.00 30.00 t=20
		frame
		motion 0 20.00 30.00 t=60
		frame
		up 0 t=60
		frame
	END
	expect_stream "$name: the front one's" simple <<-'END'
		down 1 68.00 418.00 t=0
		frame
		motion 1 168.00 418.00 t=20
		frame
		up 1 t=40
		frame
	END
	desktop_end "$name"
}

said()
{
	grep -q -e "$2" "$work/$1.debug"
}

# From wlroots 0.19 on the surface of the cursor enters the output as well; the client does not listen to it.
menu_is_shown()
{
	[ "$(grep 'wl_surface.*\.enter(' "$work/terminal.debug" | grep -vc discarded)" -ge 2 ]
}

# The terminal's menu: a popup with a grab, opened by the right click of a long press. It is hit in front of its
# window, and a finger beside all windows closes it.
test_popup()
{
	local name="a popup"
	desktop_begin && start terminal 'Wayland Terminal' weston-terminal --shell=/bin/cat ||
		{ fail "$name" "no window"; return; }
	gesture land "150,150"
	wait_until 10 menu_is_shown || fail "$name" "no menu"
	play "up 0" frame now "wait 500" "$(land "160,190")"
	wait_until 10 grep_stream terminal 'down 0 58.00 88.00'
	status=$?
	expect "$name is touched in its own coordinates" "$(client_stream terminal)" [ "$status" -eq 0 ]
	play remove "add HEADLESS-1" now "wait 500" "$(land "1200,690")" "wait 50" "$(lift 1)"
	wait_until 10 said terminal 'xdg_popup.*popup_done'
	expect "$name is closed by a touch beside it" "no popup_done" [ $? -eq 0 ]
	desktop_end "$name"
}

# The client asks to be moved by the finger on its title bar.
test_move()
{
	local name="a window that is moved by a finger"
	# A slow machine must not make a long press of it.
	desktop_begin --no-right-click org.freedesktop.weston.eventdemo &&
		start demo Demo weston-eventdemo --title=Demo --width=300 --height=300 ||
		{ fail "$name" "no window"; return; }
	play now "down 0 50 12" frame
	wait_until 10 grep_stream demo '^cancel' || fail "$name" "the finger is not taken: $(client_stream demo)"
	play "$(glide "50,12" 200 100 4 8)" "up 0" frame
	expect_shown "$name goes with it" 'window "Demo" was moved to 200,100'
	desktop_end "$name"
}

# expect_said TEST CLIENT PATTERN: in what the client and the compositor tell each other.
expect_said()
{
	if wait_until 10 said "$2" "$3"; then
		pass "$1"
	else
		fail "$1" "no $3: $(grep wl_data "$work/$2.debug" | tail -n 3)"
	fi
}

# The client drags a flower from where the finger lands; its window is the only one, and wants it where none lies.
test_drag_and_drop()
{
	local name="drag and drop with a finger"
	desktop_begin && start dnd 'Wayland Drag and Drop Demo' weston-dnd || { fail "$name" "no window"; return; }
	play now "$(land "134,75")"
	expect_said "$name: a drag starts" dnd 'wl_data_device.*start_drag'
	expect_said "$name: the client has the touch cancelled" dnd 'wl_touch.*cancel()'
	play "$(glide "134,75" 20 80 4 8)"
	expect_said "$name: the drag follows the finger" dnd 'wl_data_device[@#][0-9]*.motion('
	play "$(glide "154,155" 1000 450 4 8)"
	expect_said "$name: beside all windows it leaves" dnd 'wl_data_device[@#][0-9]*.leave('
	play "up 0" frame
	expect_said "$name: and is cancelled there" dnd 'wl_data_source[@#][0-9]*.cancelled('
	play now "wait 500" "$(land "134,75")" "wait 50"
	wait_until 10 dragged_twice
	: >"$work/dnd.debug"
	play "$(glide "134,75" 0 80 4 8)"
	expect_said "$name: a window wants it" dnd 'wl_data_offer[@#][0-9]*.accept(.*"'
	wait_until 10 said dnd 'wl_data_source.*target("'
	play "up 0" frame
	expect_said "$name: it is dropped there" dnd 'wl_data_device[@#][0-9]*.drop('
	desktop_end "$name"
}

dragged_twice()
{
	[ "$(grep -c 'wl_touch.*cancel()' "$work/dnd.debug")" = 2 ]
}

test_other_output()
{
	local name="a touchscreen on the second output"
	desktop_begin || { fail "$name" "it does not start"; return; }
	play "output 800 600" "add HEADLESS-2"
	start_touches || fail "$name" "no window"
	# Its edges are its own, and it does not reach the window on the first one.
	gesture drag "2,300" 120 0 8 8
	wait_until 10 shows 'left drawer is open'
	gesture drag "100,100" 0 0 1 40
	expect_shown "$name has edges of its own" 'left drawer ended' 'left drawer is open' 'left drawer is closed'
	play remove
	play now "$(land "100,100")" "wait 40" "$(lift 1)"
	expect_stream "$name goes, that of the first stays" touches <<-'END'
		down 0 100.00 100.00 t=0
		frame
		up 0 t=40
		frame
	END
	desktop_end "$name"
}

# A monitor of equal size comes, while the touchscreen lies on what there is; then the touchscreen of the first goes.
test_found_output()
{
	local name="a touchscreen finds its output" status
	desktop_begin || { fail "$name" "it does not start"; return; }
	play "add - 344 194"
	wait_until 10 logs 'belongs to output HEADLESS-1: nothing says which one'
	status=$?
	expect "$name: the only one, which another one has" "$(grep touchscreen "$work/wlroots.log")" [ "$status" -eq 0 ]
	play "output 800 600 600 340" "output 800 600 340 190"
	wait_until 10 logs 'belongs to output HEADLESS-3: the sizes are equal'
	status=$?
	expect "$name by its size" "$(grep touchscreen "$work/wlroots.log")" [ "$status" -eq 0 ]
	# Its edges are those of its output.
	start_touches || fail "$name" "no window"
	gesture drag "2,300" 120 0 8 8
	wait_until 10 shows 'left drawer is open'
	status=$?
	expect "$name: fingers are there" "$(tail -n 2 "$log")" [ "$status" -eq 0 ]
	play remove
	desktop_end "$name"
}

# With the real libinput on a fake evdev, and the example itself, whose log says no more than what users read.
test_device_of_udev()
{
	local name="a touchscreen of libinput" fakes status
	fakes="$(realpath "$BUILD/tests/libfake-evdev.so") $BUILD/tests/libfake-seat.so"
	[ -e "$BUILD/tests/libfake-seat.so" ] && [ -x "$BUILD/tests/generate-trace" ] || {
		skip "$name" "there is no seat or panel for it"
		return
	}
	session_begin || return
	"$BUILD/tests/generate-trace" tap "$work/tap" && echo 'U: WL_OUTPUT=HEADLESS-2' >>"$work/tap.desc"
	timeout "$SESSION_TIMEOUT" env WLR_BACKENDS=headless,libinput WLR_HEADLESS_OUTPUTS=2 WLR_RENDERER=pixman \
		FAKE_EVDEV_DEVICES="0=$work/tap.desc" FAKE_EVDEV_SOCKET="$XDG_RUNTIME_DIR/evdev" \
		LD_PRELOAD="$fakes" "$BUILD/examples/wlroots-compositor" --socket "$SESSION_SOCKET" \
		>"$work/log" 2>"$work/wlroots.log" &
	compositor_pid=$!
	wait_until 10 logs "touchscreen \"Tactus Test Panel\" belongs to output HEADLESS-2: udev's WL_OUTPUT names it"
	status=$?
	expect "$name is on the output that udev names" "$(tail -n 2 "$work/wlroots.log")" [ "$status" -eq 0 ]
	kill -TERM "$compositor_pid" 2>/dev/null
	wait_for_compositor
	status=$?
	expect "$name: it exits cleanly" "$(tail -n 2 "$work/wlroots.log")" [ "$status" -eq 0 ]
	session_end
}

logs()
{
	grep -qF -e "$1" "$work/wlroots.log"
}

# The output is turned by a quarter to the left: what is up in the picture is the panel's right edge.
test_turned_output()
{
	local name="a turned output" turn
	desktop_begin && start_touches || { fail "$name" "no window"; return; }
	for turn in 1 2 3 4 5 6 7; do
		play "turn $turn" now "wait 1000" "$(land "$(panel_place "$turn" 30 40)")" "wait 50" "$(lift 1)"
		wait_until 10 ups_are "$turn" || break
	done
	for turn in 1 2 3 4 5 6 7; do
		printf 'down 0 30.00 40.00\nframe\nup 0\nframe\n'
	done >"$work/expected"
	client_stream touches | sed 's/ t=.*//' >"$work/found"
	expect_same "$name: the finger is where it is seen" "$work/expected" "$work/found"
	desktop_end "$name"
}

# panel_place TRANSFORM X Y: where the panel of 1280 × 720 has what the picture has at a place. The picture of
# transform 1 is turned by 90° counter-clockwise, those from 4 on are mirrored before.
panel_place()
{
	local x=$2 y=$3 width=1280 height=720
	case $1 in
	1) echo "$y,$((height - x))" ;;
	2) echo "$((width - x)),$((height - y))" ;;
	3) echo "$((width - y)),$x" ;;
	4) echo "$((width - x)),$y" ;;
	5) echo "$y,$x" ;;
	6) echo "$x,$((height - y))" ;;
	7) echo "$((width - y)),$((height - x))" ;;
	esac
}

ups_are()
{
	[ "$(client_stream touches | grep -c '^up')" = "$1" ]
}

# The hardware takes one finger for a palm. The protocol has one cancel for all of a client's.
test_palm()
{
	local name="a palm"
	desktop_begin && start_touches || { fail "$name" "no window"; return; }
	play now "$(land "100,100 400,300")" "wait 20" "cancel 0" frame "wait 20" "up 1" frame
	expect_stream "$name is taken from the client" touches <<-'END'
		down 0 100.00 100.00 t=0
		down 1 400.00 300.00 t=0
		frame
		cancel
	END
	desktop_end "$name"
}

test_removed_device()
{
	local name="a touchscreen that is unplugged" fingers="300,300 400,300 500,300"
	desktop_begin && start_touches || { fail "$name" "no window"; return; }
	play now "$(land "100,100 400,300")" "wait 20" remove
	expect_stream "$name: the client has its touches cancelled" touches <<-'END'
		down 0 100.00 100.00 t=0
		down 1 400.00 300.00 t=0
		frame
		cancel
	END
	play "add HEADLESS-1" now "$(land "$fingers")" "$(glide "$fingers" -400 0 4 8)"
	expect_shown "$name: the next one works" 'three-finger swipe began'
	play remove
	expect_shown "$name: the gesture is cancelled and undone" 'three-finger swipe was cancelled' 'workspace 1'
	desktop_end "$name"
}

test_dead_client()
{
	local name="a client that dies with fingers on it" fingers="100,500 200,500 300,500"
	desktop_begin && start_touches && start_simple || { fail "$name" "no windows"; return; }
	play now "$(land "$fingers")"
	wait_until 10 grep_stream simple 'down 2' || fail "$name" "no touches"
	kill_client
	expect_shown "$name: its window goes" 'window "simple-touch" is gone'
	play "$(glide "$fingers" -100 0 4 8)" "$(lift 3)"
	expect_shown "$name: the gesture above it goes on" 'three-finger swipe began' 'workspace 2'
	gesture drag "$fingers" 640 0 16 8
	expect_shown "$name: and back" 'workspace 1'
	: >"$log"
	start_simple || fail "$name" "no second window"
	play now "down 5 10 10" frame "down 6 400 420" frame
	wait_until 10 grep_stream simple '^down' || fail "$name" "no touch"
	kill_client
	expect_shown "$name: its window goes, too" 'window "simple-touch" is gone'
	play "wait 800" "up 6" frame "up 5" frame
	expect_stream "$name: another one's finger is not concerned" touches <<-'END'
		down 0 10.00 10.00 t=0
		frame
		up 0 t=800
		frame
	END
	desktop_end "$name"
}

# Ends the one that was started last; timeout hands the signal on, and weston-simple-touch just dies of it.
kill_client()
{
	kill -TERM "$client_pid"
	wait "$client_pid" 2>/dev/null
	unset 'clients[-1]'
}

# A window that is unmapped while a finger is on it: its client gets up (rule 10.5).
test_unmapped_window()
{
	local name="a window that is unmapped under a finger"
	desktop_begin || { fail "$name" "it does not start"; return; }
	timeout 20 "$BUILD/tests/rude-client" unmapped-while-touched >"$work/rude" 2>/dev/null &
	client_pid=$!
	wait_until 10 shows 'is mapped' || fail "$name" "no window"
	# The finger stays: the up that the client gets is not its own.
	gesture land "20,20"
	wait "$client_pid"
	expect "$name" "the client says $(cat "$work/rude")" [ "$(cat "$work/rude")" = fine ]
	desktop_end "$name"
}

# The example itself, as a client of the scripted one, whose gestures keep off it. This wlroots announces a nested
# compositor's touchscreen only if it comes after the start.
test_nested()
{
	local name="nested in another compositor" outer_log fingers="300,300 400,300 500,300"
	desktop_begin --no-gestures wlroots || { fail "$name" "it does not start"; return; }
	play remove
	outer_log=$log
	log=$work/inner.log
	: >"$log"
	WLR_BACKENDS=wayland WLR_RENDERER=pixman timeout "$SESSION_TIMEOUT" \
		"$BUILD/examples/wlroots-compositor" --socket inner >>"$log" 2>"$work/inner.err" &
	local inner_pid=$!
	log=$outer_log wait_until 10 shows 'window "wlroots - WL-1" is mapped'
	play "add HEADLESS-1"
	WAYLAND_DISPLAY=inner start_touches || fail "$name" "no window: $(tail -n 1 "$work/inner.err")"
	play now "$(land "100,100")" "wait 50" "$(lift 1)" "wait 500"
	wait_until 10 grep_stream touches '^up' || fail "$name" "no touch"
	expect "$name: a touch keeps its length, whatever clock it comes from (11.4)" "$(client_stream touches)" \
		grep_stream touches '^up 0 t=50$'
	play now "$(drag "$fingers" -40 0 4 8)"
	wait_until 10 grep_stream touches '^cancel'
	client_stream touches | sed 's/ t=.*//' >"$work/found"
	printf '%s\n' 'down 0 100.00 100.00' frame 'up 0' frame 'down 0 300.00 300.00' 'down 1 400.00 300.00' \
		'down 2 500.00 300.00' frame cancel >"$work/expected"
	expect_same "$name: touches and gestures come through" "$work/expected" "$work/found"
	expect_shown "$name: the shell's are the inner one's" 'three-finger swipe ended' 'workspace 2'
	kill -TERM "$inner_pid"
	wait "$inner_pid"
	expect "$name: it exits cleanly" "exit status $?" [ $? -eq 0 ]
	log=$outer_log
	desktop_end "$name"
}

# The last minute is written at a signal, as often as one comes.
test_flight()
{
	local name="a flight recorder" file=$work/flight.scenario
	desktop_begin --flight-recorder "$file" && start_touches || { fail "$name" "no window"; return; }
	play now "$(land "100,100")" "wait 60" "$(lift 1)"
	wait_until 10 grep_stream touches '^up'
	check_flight "$name" "$compositor_pid" USR1 "$file" "$work/wlroots.log"
	: >"$work/wlroots.log"
	play now "$(drag "300,300 400,300 500,300" -400 0 4 8)"
	expect_shown "$name: the compositor goes on" 'three-finger swipe ended'
	check_flight "$name, once more" "$compositor_pid" USR1 "$file" "$work/wlroots.log"
	expect "$name has what came since" "no swipe" grep -q 'three-finger-swipe[-0-9]* ended' "$work/replay.log"
	desktop_end "$name"
}

# Ends while fingers are down and a gesture is on.
test_end()
{
	local name="the end with fingers down" fingers="300,300 400,300 500,300"
	desktop_begin && start_touches || { fail "$name" "no window"; return; }
	gesture land "100,300"
	play "down 7 600 390" frame "$(glide "100,300" 0 60 4 8)"
	wait_until 10 grep_stream touches '^motion' || fail "$name" "no touches"
	kill -TERM "$compositor_pid"
	wait_for_compositor
	expect "$name" "exit status $?" [ $? -eq 0 ]
	wait "$client_pid"
	session_end
}
