# SPDX-License-Identifier: MIT
# Tests of all plugins: windows that are moved and things that are dragged by touch. The host takes the finger from its
# client, and the plugin goes on to show it to the host. Sourced behind plugin-clients.sh. A host's own part starts the host
# so that windows keep their sizes, and defines `window_place`, which prints "X Y" of the window of $client_pid.

# A new window may come with a size of its own, and be placed again then.
is_at_rest()
{
	local place
	place=$(window_place)
	[ -n "$place" ] && [ "$place" = "$(window_place)" ]
}

window_is_at()
{
	[ "$(window_place)" = "$1" ]
}

stop_client()
{
	kill "$client_pid"
	await is_gone "$client_pid"
}

has_one_tap()
{
	[ "$(stream | grep -c '^down\|^up')" = 2 ]
}

# expect_tap NAME X Y: the client gets a tap, and nothing else.
expect_tap()
{
	mark
	tap_at "$2" "$3"
	await client_said 'wl_touch.*up('
	expect "$1: the next tap is the client's" "$(stream)" has_one_tap
}

test_move()
{
	local name="a window that is moved by a finger" x y
	start_debugged_client move weston-eventdemo --title=Demo --width=300 --height=300 ||
		{ fail "$name" "the client is not shown"; return; }
	await is_at_rest
	read -r x y <<<"$(window_place)"
	mark
	{
		land 1 $((x + 100)) $((y + 12))
		echo wait 100
		echo frame
	} | play
	await client_said 'xdg_toplevel.*move('
	# The host reads the request before it answers this.
	window_place >/dev/null
	{
		glide 1 $((x + 100)) $((y + 12)) 200 100 20
		lift 1
	} | play
	expect "$name goes with it" "from $x $y to $(window_place)" await window_is_at "$((x + 200)) $((y + 100))"
	expect_legal "$name"
	expect_tap "$name" $((x + 300)) $((y + 200))
	stop_client
}

# The client asks for a move as soon as a finger lands, also at an edge that has a gesture. Rules 2.12 and 2.13 are the only
# ways to keep that gesture away.
test_edge_against_move()
{
	local name="a client that asks for a move at an edge with a gesture" x y
	start_debugged_client edge "$programs/grab-client" move || { fail "$name" "the client is not shown"; return; }
	await is_at_rest
	read -r x y <<<"$(window_place)"
	land 1 $((x + 100)) $((y + 100)) | play
	await client_said 'xdg_toplevel.*move('
	window_place >/dev/null
	{
		glide 1 $((x + 100)) $((y + 100)) $((-x - 50)) 0 20
		lift 1
	} | play
	expect "$name: its window lies over the edge" "from $x $y to $(window_place)" await window_is_at "-50 $y"
	mark
	land 1 3 $((y + 100)) | play
	expect "$name asks" "it does not" await client_said 'xdg_toplevel.*move('
	window_place >/dev/null
	{
		glide 1 3 $((y + 100)) 200 0 20
		lift 1
	} | play
	expect_commands "$name: the gesture works" edge
	expect_legal "$name"
	stop_client
}

# The client drags a flower from where the finger lands.
test_drag()
{
	local name="something that is dragged by a finger" x y
	start_debugged_client drag weston-dnd || { fail "$name" "the client is not shown"; return; }
	await is_at_rest
	read -r x y <<<"$(window_place)"
	mark
	land 1 $((x + 134)) $((y + 75)) | play
	expect "$name: a drag starts" "no start_drag" await client_said 'wl_data_device.*start_drag'
	glide 1 $((x + 134)) $((y + 75)) 40 40 5 | play
	expect "$name: it follows the finger" "no motion" await client_said 'wl_data_device[@#][0-9]*.motion('
	lift 1 | play
	expect "$name: it ends when the finger lifts" "neither drop nor leave" \
		await client_said 'wl_data_device[@#][0-9]*.\(drop\|leave\)('
	# The flower lies where it was dropped.
	x=$((x + 40)) y=$((y + 40))
	mark
	land 1 $((x + 134)) $((y + 75)) | play
	if await client_said 'wl_data_device.*start_drag'; then
		{
			echo down 1 $((x + 194)) $((y + 75))
			echo down 2 $((x + 254)) $((y + 75))
			echo frame
			glide 3 $((x + 134)) $((y + 75)) -100 0 10
			lift 3
		} | play
		expect_commands "$name: a gesture comes over it" "left on $output"
		expect "$name: and it is cancelled" "it is not" await client_said 'wl_data_source[@#][0-9]*.cancelled('
	else
		fail "$name: a gesture comes over it" "no second start_drag"
	fi
	expect_tap "$name" $((x + 20)) $((y + 60))
	stop_client
}

# Without gestures that come before a grab, and without the long press: fingers rest here until a host has answered.
write_grabs_file()
{
	sed -e 's/^delays=true$/delays=false/' -e 's/^type=long-press$/&\nduration=60s/' Tests/Hosts/plugin-gestures.conf \
		>"$work/gestures.new"
	mv "$work/gestures.new" "$work/config/tactus/gestures.conf"
	expect_log "grabs: the file is read" "$gesture_count gestures, read again"
}

grab_tests()
{
	local program
	for program in weston-eventdemo weston-dnd; do
		command -v "$program" >/dev/null || { skip grabs "there is no $program"; return; }
	done
	write_grabs_file
	test_move
	test_drag
	test_edge_against_move
}
