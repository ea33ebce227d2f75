# SPDX-License-Identifier: MIT
# Each gesture of the shell, and what the clients get of its fingers. The output is 1280 × 720; the example
# client's window, 640 × 400, is at 0,0; that of weston-simple-touch, 600 × 500, is mapped second at 32,32.

test_tap()
{
	local name="a tap is the client's"
	desktop_begin && start_touches || { fail "$name" "$(tail -n 1 "$work/wlroots.log")"; return; }
	play now "down 0 100 120.5" frame "wait 40" "motion 0 103 120.5" frame "wait 20" "up 0" frame
	expect_stream "$name" touches <<-'END'
		down 0 100.00 120.50 t=0
		frame
		motion 0 103.00 120.50 t=40
		frame
		up 0 t=60
		frame
	END
	desktop_end "$name"
}

# Two thumbs by turns: no recognizer above waits with a key's up (rule 7.14).
test_thumbs()
{
	local name="thumbs on a keyboard wait for nothing"
	desktop_begin && start_touches || { fail "$name" "$(tail -n 1 "$work/wlroots.log")"; return; }
	play now "down 1 100 300" frame "wait 80" "down 2 500 300" frame "wait 40" "up 1" frame \
		"wait 80" "down 3 140 300" frame "wait 40" "up 2" frame "wait 60" "up 3" frame
	expect_stream "$name" touches <<-'END'
		down 0 100.00 300.00 t=0
		frame
		down 1 500.00 300.00 t=80
		frame
		up 0 t=120
		frame
		down 0 140.00 300.00 t=200
		frame
		up 1 t=240
		frame
		up 0 t=300
		frame
	END
	desktop_end "$name"
}

test_two_finger_tap()
{
	local name="two-finger tap"
	desktop_begin && start_touches && start_simple || { fail "$name" "no windows"; return; }
	play now "$(land "100,100 300,100")" "wait 60" "$(lift 2)"
	expect_stream "$name: the client loses the touches" simple <<-'END'
		down 0 68.00 68.00 t=0
		down 1 268.00 68.00 t=0
		frame
		cancel
	END
	expect_shown "$name: the next window comes to the front" 'window "Touches" comes to the front'
	# The same place is now another window's.
	play now "$(land "100,100")" "wait 60" "$(lift 1)"
	expect_stream "$name: it is hit by the next touch" touches <<-'END'
		down 0 100.00 100.00 t=0
		frame
		up 0 t=60
		frame
	END
	desktop_end "$name"
}

test_three_finger_swipe()
{
	local name="three-finger swipe" fingers="300,300 400,300 500,300"
	desktop_begin && start_touches || { fail "$name" "no window"; return; }
	# 40 px: less than half of the way, and a flick only by its speed.
	play now "$(land "$fingers")" "$(glide "$fingers" -40 0 4 8)" "$(lift 3)"
	expect_stream "$name: the client has its touches cancelled when it begins" touches <<-'END'
		down 0 300.00 300.00 t=0
		down 1 400.00 300.00 t=0
		down 2 500.00 300.00 t=0
		frame
		cancel
	END
	expect_shown "$name: a flick changes the workspace" 'three-finger swipe ended' 'workspace 2'
	gesture drag "$fingers" 640 0 16 8
	expect_shown "$name: back" 'workspace 1'
	: >"$log"
	# Half a second for 80 px: too slow for a flick, too short for a drag.
	gesture drag "$fingers" -80 0 10 50
	expect_shown "$name: a short, slow one stays" 'three-finger swipe ended' 'workspace 1'
	: >"$log"
	gesture drag "$fingers" -800 0 20 50
	expect_shown "$name: a long, slow one goes" 'workspace 2'
	: >"$log"
	gesture drag "$fingers" 20 300 8 8
	play now "$(land "700,300 800,300")" "wait 60" "$(lift 2)"
	expect_shown "$name: down is no swipe" 'two-finger tap ended'
	expect "$name: nothing began downwards" "$(tail -n 3 "$log")" not shows 'three-finger swipe began'
	desktop_end "$name"
}

# Samples that come faster than output frames move the row once per frame, and the last one is shown without a lift.
test_output_frames()
{
	local name="output frames" fingers="300,300 400,300 500,300" moves
	desktop_begin && start_touches || { fail "$name" "no window"; return; }
	play now "$(land "$fingers")" "$(glide "$fingers" 600 0 100 8)"
	expect "$name: the workspaces follow to where the fingers rest" "$(tail -n 3 "$work/wlroots.log")" \
		wait_until 10 grep -q 'workspaces follow the fingers to 600 px' "$work/wlroots.log"
	moves=$(grep -c 'workspaces follow the fingers to' "$work/wlroots.log")
	expect "$name: not with each of the 100 samples" "they moved $moves times" [ "$moves" -lt 50 ]
	play "$(lift 3)"
	expect_shown "$name: the lift ends it" 'three-finger swipe ended'
	desktop_end "$name"
}

not()
{
	! "$@"
}

# pinch STEPS: fingers 1 and 2 come together from both sides, the others rest.
pinch()
{
	local step
	for ((step = 1; step <= $1; step++)); do
		printf '%s\n' "wait 10" "motion 0 $((200 + step * 10)) 300" "motion 1 $((500 - step * 10)) 300" frame
	done
}

test_pinch()
{
	local name="pinch"
	desktop_begin && start_touches && start_simple || { fail "$name" "no windows"; return; }
	play now "$(land "200,300 500,300")" "$(pinch 4)" "$(lift 2)"
	expect_stream "$name: with two fingers it is the client's" simple <<-'END'
		down 0 168.00 268.00 t=0
		down 1 468.00 268.00 t=0
		frame
		motion 0 178.00 268.00 t=10
		motion 1 458.00 268.00 t=10
		frame
		motion 0 188.00 268.00 t=20
		motion 1 448.00 268.00 t=20
		frame
		motion 0 198.00 268.00 t=30
		motion 1 438.00 268.00 t=30
		frame
		motion 0 208.00 268.00 t=40
		motion 1 428.00 268.00 t=40
		frame
		up 0 t=40
		up 1 t=40
		frame
	END
	play now "$(land "200,300 500,300 300,200 400,200")" "$(pinch 10)" "$(lift 4)"
	expect_shown "$name: with four it opens the overview" 'pinch began' 'overview is open'
	expect "$name: the client has its touches cancelled" "$(client_stream simple | tail -n 3)" \
		[ "$(client_stream simple | grep -c cancel)" = 1 ]
	# The front one is spread to the left, the other one to the middle of the output.
	play now "$(land "1000,300")" "wait 60" "$(lift 1)"
	expect_shown "$name: a tap picks a window" 'overview is closed'
	play now "$(land "10,10")" "wait 60" "$(lift 1)"
	expect_stream "$name: which is in front then" touches <<-'END'
		down 0 10.00 10.00 t=0
		frame
		up 0 t=60
		frame
	END
	play now "wait 500" "$(land "200,300 500,300 300,200 400,200")" "$(pinch 10)" "$(lift 4)"
	: >"$log"
	play "wait 500" "$(drag "900,500 980,500 1060,500" -80 0 4 8)"
	expect_shown "$name: another workspace closes the overview" 'overview is closed' 'workspace 2'
	desktop_end "$name"
}

test_long_press()
{
	local name="long press"
	desktop_begin --no-right-click tactus-touches && start_touches &&
		start demo 'Event Demo' weston-eventdemo --title='Event Demo' --width=300 --height=300 ||
		{ fail "$name" "no windows"; return; }
	gesture land "200,200"
	expect_shown "$name: it begins by itself" 'long press began'
	play now "up 0" frame
	expect_shown "$name: it ends" 'long press ended'
	client_stream demo -v buttons=1 | grep -e button -e cancel >"$work/order"
	wait_until 10 grep_stream demo 'button 273 0'
	client_stream demo -v buttons=1 | grep -e button -e cancel -e up >"$work/found"
	printf 'cancel\nbutton 273 1\nbutton 273 0\n' | sort >"$work/expected"
	sort -o "$work/found" "$work/found"
	expect_same "$name: the client gets cancel and a right click" "$work/expected" "$work/found"
	# The other client has said that it knows long presses; this one is beside the demo's window.
	play now "$(land "10,10")" "wait 700" "$(lift 1)"
	expect_stream "$name: not for a client that knows it" touches <<-'END'
		down 0 10.00 10.00 t=0
		frame
		up 0 t=700
		frame
	END
	desktop_end "$name"
}

grep_stream()
{
	client_stream "$1" -v buttons=1 | grep -q -e "$2"
}

test_edges()
{
	local name="edge swipes" edge from dx dy
	desktop_begin && start_touches || { fail "$name" "no window"; return; }
	while read -r edge from dx dy inside; do
		gesture drag "$from" "$dx" "$dy" 8 8
		expect_shown "$name: $edge opens" "$edge drawer began" "$edge drawer ended" "$edge drawer is open"
		gesture drag "$inside" 0 0 1 40
		expect_shown "$name: $edge is closed by a tap" "$edge drawer is closed"
	done <<-'END'
		top 900,2 0 90 900,100
		left 2,500 90 0 100,500
		bottom 900,718 0 -90 900,600
		right 1278,500 -90 0 1200,500
	END
	: >"$log"
	gesture drag "2,500" 60 0 10 60
	expect_shown "$name: a short, slow one closes again" 'left drawer ended' 'left drawer is closed'
	# The window is at this edge.
	play now "$(land "5,200")" "$(glide "5,200" 40 0 4 8)" "$(lift 1)"
	expect_stream "$name: a client at the edge has its touch cancelled" touches <<-'END'
		down 0 5.00 200.00 t=0
		frame
		cancel
	END
	desktop_end "$name"
}

test_inhibition()
{
	local name="a game" fingers="300,300 400,300 500,300"
	desktop_begin --no-gestures simple-touch && start_simple || { fail "$name" "no window"; return; }
	play now "$(land "$fingers")" "$(glide "$fingers" -40 0 2 8)" "$(lift 3)"
	expect_stream "$name keeps its three fingers" simple <<-'END'
		down 0 300.00 300.00 t=0
		down 1 400.00 300.00 t=0
		down 2 500.00 300.00 t=0
		frame
		motion 0 280.00 300.00 t=8
		motion 1 380.00 300.00 t=8
		motion 2 480.00 300.00 t=8
		frame
		motion 0 260.00 300.00 t=16
		motion 1 360.00 300.00 t=16
		motion 2 460.00 300.00 t=16
		frame
		up 0 t=16
		up 1 t=16
		up 2 t=16
		frame
	END
	expect "$name: the shell saw nothing" "$(tail -n 1 "$log")" not shows 'swipe began'
	desktop_end "$name"
	# Its window covers the bottom edge of an output that is only 300 px high.
	WLR_HEADLESS_OUTPUTS=0 desktop_begin --no-gestures simple-touch
	play "output 640 300"
	start_simple || { fail "$name, the way out" "no window"; return; }
	gesture drag "300,298" 0 -90 8 8
	expect_shown "$name: the swipe from the bottom edge is the way out" 'bottom drawer is open'
	desktop_end "$name, the way out"
}

# drag_mouse BUTTON X Y DX STEPS MS
drag_mouse()
{
	local step
	printf '%s\n' "point $2 $3" "press $1"
	for ((step = 1; step <= $5; step++)); do
		printf '%s\n' "wait $6" "point $(($2 + $4 * step / $5)) $3"
	done
	echo "release $1"
}

# Each button is that many fingers: 272 left, 273 right, 274 middle, 275 side.
test_mouse_fingers()
{
	local name="a mouse for fingers"
	desktop_begin --mouse-is-fingers && start_touches && start_simple || { fail "$name" "no windows"; return; }
	play mouse remove
	gesture drag_mouse 272 100 100 5 1 60
	expect_stream "$name: one" simple <<-'END'
		down 0 68.00 68.00 t=0
		frame
		motion 0 73.00 68.00 t=60
		frame
		up 0 t=60
		frame
	END
	gesture drag_mouse 275 100 100 0 1 60
	expect_shown "$name: two" 'two-finger tap ended'
	gesture drag_mouse 274 800 300 -60 6 8
	expect_shown "$name: three" 'three-finger swipe ended' 'workspace 2'
	gesture drag_mouse 273 800 300 -100 10 8
	expect_shown "$name: four" 'pinch ended' 'overview is open'
	gesture drag_mouse 272 800 300 0 1 60
	expect_shown "$name: and one again" 'overview is closed'
	gesture drag_mouse 272 2 600 120 8 8
	expect_shown "$name: from the edge" 'left drawer is open'
	desktop_end "$name"
}
