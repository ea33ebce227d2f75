#!/bin/bash
# SPDX-License-Identifier: MIT
# The wlroots example on wlroots' headless backend: scripted touchscreens, real clients. Prints a line for each
# test; the last one counts them.
#
#   BUILD=DIR   where `make` built
set -u
cd "$(dirname "$0")/../../.." || exit 1
. scripts/checks.sh
. scripts/session.sh
. Tests/Scenarios/Recordings/replay.sh
. Tests/Hosts/wlroots/desktop.sh
. Tests/Hosts/wlroots/gestures.sh
. Tests/Hosts/wlroots/accidents.sh
. Tests/Hosts/wlroots/gesture-file.sh
. Tests/Hosts/wlroots/pixels.sh
. Tests/Hosts/wlroots/layers.sh
. Tests/Hosts/wlroots/followers.sh
trap 'session_end; rm -rf "$work"' EXIT

[ -x "$BUILD/tests/wlroots-compositor" ] || {
	skip "wlroots" "it was not built, for want of wlroots 0.15"
	summary
	exit
}

# What reads the streams must not take everything for legal.
test_reader()
{
	local name="the reader of streams"
	cat >"$work/reader.debug" <<-'END'
		[1.0]  -> wl_touch@8.release()
		[2.0] wl_touch@8.down(11, 4294967290, wl_surface@7, 0, 68.00000000, 6.50000000)
		[3.0] {Default Queue} wl_touch#8.frame()
		[4.0] wl_pointer@9.button(12, 70, 273, 1)
		[5.0] wl_touch@8.up(13, 4294967295, 0)
	END
	printf 'down 0 68.00 6.50 t=0\nframe\nup 0 t=5\n' >"$work/expected"
	client_stream reader >"$work/found"
	expect_same "$name" "$work/expected" "$work/found"
	printf 'button 273 1\n' >"$work/expected"
	client_stream reader -v buttons=1 | grep button >"$work/found"
	expect_same "$name: buttons" "$work/expected" "$work/found"
	client_stream reader | awk -f "$check_log" >/dev/null
	expect "$name: an up without a frame is illegal" "it was taken for legal" [ $? -ne 0 ]
}

test_reader
test_tap
test_thumbs
test_two_finger_tap
test_three_finger_swipe
test_output_frames
test_pinch
test_long_press
test_edges
test_inhibition
test_mouse_fingers
test_wallpapers
test_spring
test_drawer_pixels
test_overview_pixels
test_two_clients
test_popup
test_move
test_drag_and_drop
test_other_output
test_found_output
test_device_of_udev
test_turned_output
test_palm
test_removed_device
test_dead_client
test_unmapped_window
test_nested
test_flight
test_gesture_file
test_gesture_places
test_gesture_words
test_gesture_keys
test_gesture_pointer
test_layer_touches
test_layer_focus
test_layer_room
test_followers
test_follower_reading
test_end
summary
