# SPDX-License-Identifier: MIT
# Part of run-shell.sh: what clients ask for with the serial of a touch, and the parts of their windows. The
# recording drags from the middle to the right, and taps there, on the left twice and in the middle.

test_requests()
{
	test_move
	test_resize
	test_menu
	test_moving_menu
	test_parts
	test_waiting_part
	test_drag_and_drop
	test_stacking
	test_dying
}

test_move()
{
	play drag-and-taps move || fail "move" "$why"
	gesture "a finger moves a window" 'window "move" is at 530,245 on memory-1'
	expect "its client gets cancel" "$(tr '\n' ' ' <"$work/move")" \
		[ "$(sed -n 2p "$work/move")" = cancel ]
}

test_resize()
{
	play drag-and-taps resize || fail "resize" "$why"
	expect "a finger resizes a window" "$(grep size "$work/resize" | tail -n 1)" \
		logged '^size 350 275$' "$work/resize"
}

# The menu opens at the finger, whose touch ends there. The next tap belongs to the menu, the one beside it to no
# client.
test_menu()
{
	play drag-and-taps "touches menu parts" || fail "menu" "$why"
	told "a menu opens, is touched, and goes when something else is" menu <<-'END'
		down 0 window 99 99
		menu at 99 99
		up 0
		down 0 menu 120 53
		up 0
		menu dismissed
		down 0 window 100 100
		menu at 100 100
		up 0
	END
	told "the touch that dismisses it is nobody's" touches <<-'END'
		down 0 window 91 54
		up 0
	END
}

test_moving_menu()
{
	play drag-and-taps moving-menu || fail "moving menu" "$why"
	told "a popup goes where it is repositioned to, and is touched there" moving-menu <<-'END'
		menu at 300 300
		menu repositioned 7
		menu at 50 50
		down 0 menu 49 49
		up 0
		down 0 menu 169 102
		up 0
		down 0 menu 50 50
		up 0
	END
}

test_parts()
{
	play drag-and-taps parts || fail "parts" "$why"
	told "a subsurface is touched, also beyond its parent" parts <<-'END'
		down 0 window 99 99
		up 0
		down 0 part 69 152
		up 0
		down 0 window 100 100
		up 0
	END
}

test_waiting_part()
{
	play drag-and-taps waiting-part || fail "waiting part" "$why"
	told "a synchronized subsurface appears with its parent's commit" waiting-part <<-'END'
		down 0 window 99 99
		up 0
		down 0 part 169 152
		up 0
		down 0 part 50 100
		up 0
	END
}

test_drag_and_drop()
{
	play drag-and-taps "touches drag drop" || fail "drag and drop" "$why"
	told "a drag starts from a touch and ends at another client" drag <<-'END'
		down 0 window 99 99
		cancel
		dragged in window
		drag would copy
		dragged out
		drag would do nothing
		drag would copy
		drag dropped
		drag finished
		down 0 window 100 100
		up 0
	END
	told "which gets what was dragged" drop <<-'END'
		dragged in window
		got a word in passing
		dragged out
	END
}

# Two windows overlap: the middle belongs to the window that was touched last.
test_stacking()
{
	size=320x240 play drag-and-taps "touches drop" || fail "stacking" "$why"
	told "a touch brings its window to the front" touches <<-'END'
		down 0 window 82 79
		up 0
		down 0 window 82 79
		up 0
		down 0 window 160 100
		up 0
	END
}

# A client that dies with a finger down, while it drags, moves or has a menu open, does not affect the windows beside
# it.
test_dying()
{
	local way
	for way in dying-touches dying-move dying-resize dying-menu dying-drag; do
		play drag-and-taps "touches $way drop" || [ "$why" = "a client" ] || fail "$way" "$why"
		told "$way harms nobody" drop <<-'END'
			down 0 window 107 152
			up 0
		END
	done
}
