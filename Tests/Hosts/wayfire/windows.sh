# SPDX-License-Identifier: MIT
# Part of run-wayfire.sh: actions on windows that keep their sizes, and Wayfire's own methods.

# action_gesture TYPE FINGERS DIRECTION ACTION [KEY=VALUE]
action_gesture()
{
	printf '[tactus-gesture]\nname=%s\ntype=%s\nfingers=%s\ndirection=%s\naction=%s\n' "$4" "$1" "$2" "$3" "$4"
	[ "$1" != swipe ] || echo duration=60s
}

write_windows_file()
{
	{
		printf '[tactus-gesture]\nname=move\ntype=drag\nfingers=2\ndistance=20px\naction=move\n'
		printf '[tactus-gesture]\nname=resize\ntype=drag\nfingers=3\ndistance=20px\naction=resize\n'
		action_gesture swipe 4 up maximize
		action_gesture swipe 4 down minimize
		action_gesture swipe 4 left tile-left
		action_gesture swipe 4 right tile-right
		action_gesture drag 5 left move-to-workspace-right
		action_gesture drag 5 right move-to-workspace-left
		action_gesture drag 5 up move-to-workspace-down
		action_gesture drag 5 down move-to-workspace-up
		printf '[tactus-gesture]\ntype=double-tap\nfingers=2\naction=wayfire:vswitch/set-workspace {"x": 0, "y": 0}\n'
		printf '[tactus-gesture]\ntype=double-tap\nfingers=3\naction=wayfire:vswitch/set-workspace {"x": 1, "y": 1}\n'
		printf '[tactus-gesture]\ntype=double-tap\nfingers=4\naction=wayfire:nothing/at-all\n'
		printf '[tactus-gesture]\ntype=double-tap\nfingers=5\naction=wayfire:vswitch/set-workspace 3\n'
	} >"$work/gestures.new"
	mv "$work/gestures.new" "$work/config/tactus/gestures.conf"
	expect_log "windows: the file is read" '14 gestures, read again'
}

# window_box: prints "X Y WIDTH HEIGHT" of the only window.
window_box()
{
	ask window-rules/list-views 2>/dev/null | python3 -c '
import json, sys
for view in json.load(sys.stdin):
    print(*(round(view["geometry"][key]) for key in ("x", "y", "width", "height")))' 2>/dev/null
}

# has_drawn WIDTH HEIGHT: whether the client has answered the last size that it was told. Until then it may still send an
# earlier one, which Wayfire would take for its wish.
has_drawn()
{
	awk -v size="$1, $2," '
		/xdg_toplevel[@#][0-9]+\.configure\(/ { fits = $0 ~ "configure[(](0, 0|" size ")"; step = 0 }
		/\.ack_configure\(/ { step = 1 }
		step == 1 && /wl_surface[@#][0-9]+\.attach\(/ { step = 2 }
		END { exit !(fits && step == 2) }' "$CLIENT_LOG"
}

# window_has_box X Y WIDTH HEIGHT: within 1 px.
window_has_box()
{
	local x y width height
	read -r x y width height <<<"$(window_box)"
	[ -n "$height" ] && is_near "$x" "$1" && is_near "$y" "$2" && is_near "$width" "$3" && is_near "$height" "$4" &&
		has_drawn "$3" "$4"
}

expect_box()
{
	local name=$1
	shift
	expect "$name" "it is at $(window_box), not $*" await window_has_box "$@"
}

# drag COUNT X Y DX DY: ends at rest, so that it is no flick.
drag()
{
	{
		land "$1" "$2" "$3"
		glide "$1" "$2" "$3" "$4" "$5" 10
		glide "$1" $(($2 + $4)) $(($3 + $5)) 0 0 20
		lift "$1"
	} | play
}

double_tap()
{
	{
		land "$1" "$2" "$3"
		lift "$1"
		echo wait 80
		land "$1" "$2" "$3"
		lift "$1"
	} | play
}

test_following_windows()
{
	local x=$1 y=$2 width=$3 height=$4
	drag 2 $((x + 40)) $((y + 60)) 12 8
	expect_box "move: not by a drag that is too short" "$x" "$y" "$width" "$height"
	drag 2 $((x + 40)) $((y + 60)) 120 80
	expect_box "move: the window goes as far as the fingers" $((x + 120)) $((y + 80)) "$width" "$height"
	drag 2 $((x + 160)) $((y + 140)) -120 -80
	expect_box "move: and back" "$x" "$y" "$width" "$height"
	drag 3 $((x + width - 20)) $((y + height - 20)) 12 8
	expect_box "resize: not by a drag that is too short" "$x" "$y" "$width" "$height"
	drag 3 $((x + width - 20)) $((y + height - 20)) 100 60
	expect_box "resize: the edges near the fingers" "$x" "$y" $((width + 100)) $((height + 60))
	drag 3 $((x + 20)) $((y + 20)) 100 60
	expect_box "resize: the other edges" $((x + 100)) $((y + 60)) "$width" "$height"
	drag 2 $((x + 140)) $((y + 120)) -100 -60
	expect_box "move: a window that was resized" "$x" "$y" "$width" "$height"
}

test_placing_windows()
{
	local x=$1 y=$2 width=$3 height=$4
	swipe 4 $((x + 40)) $((y + 100)) 0 -30
	expect_box "maximize: not by a swipe that is too short" "$x" "$y" "$width" "$height"
	swipe 4 $((x + 40)) $((y + 100)) 0 -90
	expect_box "maximize: the window fills the output" 0 0 1280 720
	swipe 4 $((x + 40)) $((y + 100)) 0 -90
	expect_box "maximize: and has its place again" "$x" "$y" "$width" "$height"
	swipe 4 $((x + 40)) $((y + 100)) -90 0
	expect_box "tile-left: the left half" 0 0 640 720
	swipe 4 100 300 90 0
	expect_box "tile-right: the right half" 640 0 640 720
	drag 2 700 300 -200 60
	expect_box "move: a tiled window has its own size again" $((x - 200)) $((y + 60)) "$width" "$height"
}

window_is_minimized()
{
	answers '"minimized": true' window-rules/list-views
}

# The window goes along: wherever the workspace is, it is on the output.
test_moving_to_workspaces()
{
	local x y width height
	read -r x y width height <<<"$(window_box)"
	drag 5 $((x + 40)) $((y + 60)) -60 0
	workspace_is "move-to-workspace-right: not far enough" 0 0
	drag 5 $((x + 40)) $((y + 60)) -700 0
	workspace_is "move-to-workspace-right: the workspace" 1 0
	expect_box "move-to-workspace-right: and the window" "$x" "$y" "$width" "$height"
	drag 5 $((x + 40)) $((y + 60)) 0 -400
	workspace_is "move-to-workspace-down: the workspace" 1 1
	expect_box "move-to-workspace-down: and the window" "$x" "$y" "$width" "$height"
	drag 5 $((x + 40)) $((y + 60)) 700 0
	workspace_is "move-to-workspace-left: the workspace" 0 1
	drag 5 $((x + 40)) $((y + 60)) 0 400
	workspace_is "move-to-workspace-up: the workspace" 0 0
	expect_box "move-to-workspace-up: and the window" "$x" "$y" "$width" "$height"
	drag 5 1000 650 -700 0
	workspace_is "move-to-workspace-right: not beside the window" 0 0
}

test_methods()
{
	double_tap 3 900 650
	workspace_is "wayfire:vswitch/set-workspace: with its arguments and the output" 1 1
	double_tap 2 900 650
	workspace_is "wayfire:vswitch/set-workspace: and back" 0 0
	double_tap 4 900 650
	expect_log "wayfire:METHOD: one that does not exist is in the log" 'action=wayfire:nothing/at-all: No such method'
	double_tap 5 900 650
	expect_log "wayfire:METHOD: so are arguments that are no object" 'set-workspace 3: .*no object of JSON'
}

window_tests()
{
	local box
	write_windows_file
	start_debugged_client windows "$BUILD/examples/client" --quit-after-disconnect || fail windows "it is not shown"
	await is_at_rest
	read -r -a box <<<"$(window_box)"
	test_following_windows "${box[@]}"
	test_placing_windows "${box[@]}"
	test_moving_to_workspaces
	read -r -a box <<<"$(window_box)"
	swipe 4 $((box[0] + 40)) $((box[1] + 60)) 0 30
	expect_box "minimize: not by a swipe that is too short" "${box[@]}"
	swipe 4 $((box[0] + 40)) $((box[1] + 60)) 0 90
	expect "minimize: the window" "it is shown" await window_is_minimized
	test_methods
	expect_legal windows
}

# test_windows_with NAME PLUGINS: Wayfire with more plugins, in which windows keep their sizes.
test_windows_with()
{
	local name=$1
	{
		sed "s/mode = maximize/mode = center/; s/^plugins = .*/& $2/" "$here/wayfire.ini"
		printf '\n[grid]\ntype = none\n'
		# A client that answers late is not taken for one that wants its old size.
		printf '\n[core]\ntransaction_timeout = 10000\n'
	} >"$work/windows.ini"
	start_host "$name" "$work/windows.ini" || {
		fail "$name" "Wayfire does not start: $(tail -n 1 "$HOST_LOG")"
		session_end
		return
	}
	window_tests
	stop_host "$name"
}

test_window_actions()
{
	SESSION_TIMEOUT=120 test_windows_with windows grid
	# The plugin tiles by itself then.
	SESSION_TIMEOUT=120 test_windows_with "windows without grid" ""
}
