# SPDX-License-Identifier: MIT
# Part of run-hyprland.sh: what clients do with a finger that is on them: they drag, open a menu, ask to be moved. Their
# windows float. Hyprland moves no window by touch, and leaves a drag in its window: two tests are its own.

# window_place: "X Y" of the client's window.
window_place()
{
	ask clients | grep -o '"at": \[[^]]*\]\|"pid": [0-9]*' | grep -B 1 "\"pid\": $client_pid\$" |
		sed -n 's/.*\[\(-\?[0-9]*\), *\(-\?[0-9]*\)\]/\1 \2/p'
}

# start_floating NAME COMMAND...: leaves the place of the window in x and y.
start_floating()
{
	start_debugged_client "$@" || fail "$1" "the client is not shown"
	await is_at_rest
	read -r x y <<<"$(window_place)"
}

# put_window X Y: moves the window that has the focus.
put_window()
{
	hyprctl dispatch "hl.dsp.window.move({ x = $1, y = $2 })" >/dev/null
	x=$1 y=$2
	expect_answer "$host moves the window" "\"at\": \[$x, $y\]" activewindow
}

# The client drags a flower from where the finger lands.
test_drag()
{
	local name="something that is dragged by a finger" x y
	command -v weston-dnd >/dev/null || { skip "$name" "there is no weston-dnd"; return; }
	start_floating drag weston-dnd
	mark
	land 1 $((x + 134)) $((y + 75)) | play
	expect "$name: a drag starts" "no start_drag" await client_said 'wl_data_device.*start_drag'
	glide 1 $((x + 134)) $((y + 75)) 40 40 5 | play
	expect "$name: it follows the finger" "no motion" await client_said 'wl_data_device[@#][0-9]*.motion(.* 17[34]\.[0-9]*, 11[45]\.'
	printf 'down 0 134 75\nframe\ncancel\n' | expect_stream "$name: the finger is taken from the window"
	lift 1 | play
	expect "$name: it is dropped when the finger lifts" "no drop" await client_said 'wl_data_device[@#][0-9]*.drop('
	mark
	tap_at $((x + 20)) $((y + 60))
	tap_events 20 60 | expect_stream "$name: the next tap is the client's"
	expect_legal "$name"
	stop_client
}

# The menu lies below the window.
test_popup()
{
	local name="a popup" x y
	start_floating popup "$programs/grab-client" popup
	mark
	tap_at $((x + 100)) $((y + 100))
	await client_said 'xdg_popup.*configure('
	tap_at $((x + 20)) $((y + 230))
	{
		tap_events 100 100
		tap_events 20 30
	} | expect_stream "$name gets the fingers that land on it"
	swipe 3 $((x + 10)) $((y + 100)) -200 0
	expect_commands "$name: a gesture works on its window" "left on $output"
	expect "$name: it stays open" "it is closed" not client_said 'popup_done('
	mark
	tap_at 10 10
	expect "$name: a finger beside all windows closes it" "it does not" await client_said 'popup_done('
	expect_legal "$name"
	stop_client
}

# Rules 2.12 and 2.13 are the only ways to keep an edge gesture away.
test_edge_against_move()
{
	local name="a client that asks for a move at an edge with a gesture" x y
	start_floating edge "$programs/grab-client" move
	put_window -50 200
	mark
	land 1 3 $((y + 100)) | play
	expect "$name asks" "it does not" await client_said 'xdg_toplevel.*move('
	{
		glide 1 3 $((y + 100)) 200 0 20
		lift 1
	} | play
	expect_commands "$name: the gesture works" edge
	mark
	tap_at 100 $((y + 150))
	await client_said 'wl_touch.*up('
	tap_events 150 150 | expect_stream "$name: the next tap is the client's"
	expect_legal "$name"
	stop_client
}

# A machine that is slow to drag would see a long press. The edge gesture lets the client have its finger.
write_grab_file()
{
	local file=$work/config/tactus/gestures.conf
	sed 's/^action=right-click$/&\nduration=60s/; s/^delays=true$/delays=false/' Tests/Hosts/plugin-gestures.conf >"$file.new"
	mv "$file.new" "$file"
	expect_log "grabs: the file is read" "tactus: $gesture_count gestures, read again"
}

grab_tests()
{
	hyprctl eval 'hl.window_rule({ match = { class = ".*" }, float = true })' >/dev/null
	write_grab_file
	test_drag
	test_popup
	test_edge_against_move
}

test_grabs()
{
	with_host grabs grab_tests
}
