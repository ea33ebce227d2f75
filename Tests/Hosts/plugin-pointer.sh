# SPDX-License-Identifier: MIT
# Tests of all plugins: gestures that press the buttons of a mouse, turn its wheel, or type. Sourced behind plugin-windows.sh.

pointer_gestures()
{
	printf '[tactus-gesture]\ntype=long-press\nfingers=2\naction=middle-click\n'
	gesture drag 3 left,right,up,down left-drag
	gesture drag 4 left,right,up,down scroll
}

# heard WORD: what the client of pointer_tests heard of it since the first `seen` lines.
heard()
{
	tail -n "+$((seen + 1))" "$work/pointer.out" | grep "^$1"
}

heard_is()
{
	[ "$(heard "$1" | paste -sd ,)" = "$2" ]
}

expect_heard()
{
	expect "$1" "$(heard . | paste -sd ,)" await heard_is "$2" "$3"
}

# pointer_place: in whole px, for the panel has its own units.
pointer_place()
{
	heard motion | awk 'END { printf "%.0f %.0f", $2, $3 }'
}

has_scrolled()
{
	heard 'axis 0' | awk -v wanted="$1" '{ sum += $3 } END { exit !(sum > wanted - 1 && sum < wanted + 1) }'
}

# The window of the client is 200 px wide and high, or shown so.
pointer_tests()
{
	local name="a mouse" seen=0 x y
	pointer_gestures | write_gestures 3
	start_debugged_client pointer "$programs/pointer-client" || fail "$name" "the client is not shown"
	await is_in_place "$client_pid"
	read -r x y _ <<<"$(window_box)"
	long_press_with 2 $((x + 40)) $((y + 60))
	expect_heard "$name: middle-click" button 'button 274 1,button 274 0'
	seen=$(wc -l <"$work/pointer.out")
	{
		land 3 $((x + 20)) $((y + 60))
		glide 3 $((x + 20)) $((y + 60)) 6 0 3
		lift 3
		drag 3 $((x + 20)) $((y + 60)) 60 40
		lift 3
	} | play
	expect_heard "$name: left-drag holds the button once" button 'button 272 1,button 272 0'
	expect "$name: left-drag: the pointer follows the fingers" "it is at $(pointer_place)" [ "$(pointer_place)" = "80 100" ]
	seen=$(wc -l <"$work/pointer.out")
	{
		drag 4 $((x + 20)) $((y + 150)) 0 -100
		lift 4
	} | play
	await heard_is 'stop 0' 'stop 0'
	expect "$name: scroll turns the wheel as far as the fingers go" "$(heard axis | paste -sd ,)" has_scrolled 100
	expect_heard "$name: scroll: the wheel stops when they lift" 'stop 0' 'stop 0'
	kill "$client_pid"
	await is_gone "$client_pid"
}

long_press_with()
{
	{
		land "$1" "$2" "$3"
		echo wait 1500
		echo frame
		lift "$1"
	} | play
}

typed_is()
{
	[ "$(grep '^key ' "$work/typing.out" | tr '\n' ' ')" = "$1" ]
}

expect_typed()
{
	expect "$1" "typed: $(grep '^key ' "$work/typing.out" | paste -sd ' ')" await typed_is "$2"
}

key_tests()
{
	local name="keys"
	{
		printf '[tactus-gesture]\ntype=tap\nfingers=4\nkeys=shift+b\n'
		printf '[tactus-gesture]\ntype=drag\nfingers=4\nkeys=ctrl+d\nkeys-back=ctrl+s\nhold=true\nevery=50px\n'
	} | write_gestures 2
	start_debugged_client typing "$programs/typing-client" || fail "$name" "the client is not shown"
	await grep -q 'keyboard enters' "$work/typing.out"
	{
		land 4 400 300
		lift 4
	} | play
	expect_typed "$name: a tap types" "key b "
	{
		land 4 400 300
		glide 4 400 300 6 0 3
		glide 4 406 300 114 0 12
		lift 4
	} | play
	expect_typed "$name: a drag types along its way" "key b key d key d key d "
	expect "$name: what is held is released at the end" "$(held_keys)" await nothing_is_held
	kill "$client_pid"
	await is_gone "$client_pid"
}

# held_keys: the modifiers of the last wl_keyboard.modifiers.
held_keys()
{
	grep 'wl_keyboard.*modifiers(' "$CLIENT_LOG" | tail -n 1 | sed 's/.*modifiers([0-9]*, \([0-9]*\),.*/\1/'
}

nothing_is_held()
{
	[ "$(held_keys)" = 0 ] && grep -q 'wl_keyboard.*modifiers([0-9]*, 4,' "$CLIENT_LOG"
}
