# SPDX-License-Identifier: MIT
# Part of run-wayfire.sh: windows that are moved and things that are dragged by touch. Wayfire takes the finger from its
# client, and the plugin goes on to show it to Wayfire.

# view_place: "X Y" of the only window, without its shadow.
view_place()
{
	ask window-rules/list-views | sed 's/.*"geometry": {"x": \(-\?[0-9]*\), "y": \(-\?[0-9]*\).*/\1 \2/'
}

# A new window comes with a size of its own, and is placed again then.
is_at_rest()
{
	local place
	place=$(view_place)
	[ -n "$place" ] && [ "$place" = "$(view_place)" ]
}

view_is_at()
{
	[ "$(view_place)" = "$1" ]
}

test_move()
{
	local name="a window that is moved by a finger" x y
	start_debugged_client move weston-eventdemo --title=Demo --width=300 --height=300 ||
		{ fail "$name" "the client is not shown"; return; }
	await is_at_rest
	read -r x y <<<"$(view_place)"
	mark
	{
		land 1 $((x + 100)) $((y + 12))
		echo wait 100
		echo frame
	} | play
	await client_said 'xdg_toplevel.*move('
	# Wayfire reads the request before it answers this.
	view_place >/dev/null
	{
		glide 1 $((x + 100)) $((y + 12)) 200 100 20
		lift 1
	} | play
	expect "$name goes with it" "from $x $y to $(view_place)" await view_is_at "$((x + 200)) $((y + 100))"
	expect_legal "$name"
	mark
	tap_at $((x + 300)) $((y + 200))
	await client_said 'wl_touch.*up('
	expect "$name: the next tap is the client's" "$(stream)" [ "$(stream | grep -c '^down\|^up')" = 2 ]
	kill "$client_pid"
	await is_gone "$client_pid"
}

# The client asks for a move as soon as a finger lands, also at an edge that has a gesture. Rules 2.12 and 2.13 are the only
# ways to keep that gesture away.
test_edge_against_move()
{
	local name="a client that asks for a move at an edge with a gesture" x y
	sed -i 's/^delays=true$/delays=false/' "$work/config/tactus/gestures.conf"
	await in_log 'gestures, read again'
	start_debugged_client edge "$programs/grab-client" move || { fail "$name" "the client is not shown"; return; }
	await is_at_rest
	read -r x y <<<"$(view_place)"
	land 1 $((x + 100)) $((y + 100)) | play
	await client_said 'xdg_toplevel.*move('
	view_place >/dev/null
	{
		glide 1 $((x + 100)) $((y + 100)) $((-x - 50)) 0 20
		lift 1
	} | play
	expect "$name: its window lies over the edge" "from $x $y to $(view_place)" await view_is_at "-50 $y"
	mark
	land 1 3 $((y + 100)) | play
	expect "$name asks" "it does not" await client_said 'xdg_toplevel.*move('
	view_place >/dev/null
	{
		glide 1 3 $((y + 100)) 200 0 20
		lift 1
	} | play
	expect_commands "$name: the gesture works" edge
	expect_legal "$name"
	kill "$client_pid"
	await is_gone "$client_pid"
}

# The client drags a flower from where the finger lands.
test_drag()
{
	local name="something that is dragged by a finger" x y
	start_debugged_client drag weston-dnd || { fail "$name" "the client is not shown"; return; }
	await is_at_rest
	read -r x y <<<"$(view_place)"
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
		expect_commands "$name: a gesture comes over it" "left on HEADLESS-1"
		expect "$name: and it is cancelled" "it is not" await client_said 'wl_data_source[@#][0-9]*.cancelled('
	else
		fail "$name: a gesture comes over it" "no second start_drag"
	fi
	mark
	tap_at $((x + 20)) $((y + 60))
	await client_said 'wl_touch.*up('
	expect "$name: the next tap is the client's" "$(stream)" [ "$(stream | grep -c '^down\|^up')" = 2 ]
}

test_grabs()
{
	sed 's/mode = maximize/mode = center/' "$here/wayfire.ini" >"$work/grabs.ini"
	start_host grabs "$work/grabs.ini" || { fail grabs "Wayfire does not start: $(tail -n 1 "$HOST_LOG")"; return; }
	for program in weston-eventdemo weston-dnd; do
		command -v "$program" >/dev/null || { skip grabs "there is no $program"; stop_host grabs; return; }
	done
	test_move
	test_drag
	kill "$client_pid"
	await is_gone "$client_pid"
	test_edge_against_move
	stop_host grabs
}
