# SPDX-License-Identifier: MIT
# Words of the tests of plugins: the bar of feedback=true, looked for on the screen. Sourced behind plugin-clients.sh. The
# clients of the tests have no pixel of its colours.

bar_full=3584e4 bar_rest=303030

# Name of the output that is looked at; empty: all of them.
picture_output=

# box_of COLOUR: where this colour is on the screen, as `X Y WIDTH HEIGHT`, or none.
box_of()
{
	grim ${picture_output:+-o "$picture_output"} "$work/screen.png" && "$programs/picture-box" "$work/screen.png" "$1"
}

# box_is COLOUR BOX
box_is()
{
	[ "$(box_of "$1")" = "$2" ]
}

boxes_are()
{
	[ "$(box_of $bar_full), $(box_of $bar_rest)" = "$1" ]
}

expect_boxes()
{
	command -v grim >/dev/null || { skip "$1" "there is no grim"; return; }
	expect "$1" "it is at: $(box_of $bar_full), and the rest at: $(box_of $bar_rest)" await boxes_are "$2"
}

expect_bar()
{
	expect_boxes "$1" "$2 $3 $6 $5, $(($2 + $6)) $3 $(($4 - $6)) $5"
}

expect_no_bar()
{
	expect_boxes "$1" "none, none"
}
