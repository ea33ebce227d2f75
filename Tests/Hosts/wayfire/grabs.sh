# SPDX-License-Identifier: MIT
# Part of run-wayfire.sh: windows that are moved and things that are dragged by touch.

# The only window, without its shadow.
window_place()
{
	ask window-rules/list-views |
		sed 's/.*"geometry": {"x": \(-\?[0-9]*\)\(\.[0-9]*\)\?, "y": \(-\?[0-9]*\)\(\.[0-9]*\)\?, .*/\1 \3/'
}

# Within 1 px: since 0.11 Wayfire keeps fractions of a finger's place, and rounds down what it makes of them.
window_is_at()
{
	local found wanted=$1
	found=$(window_place)
	[ -n "$found" ] && is_near "${found% *}" "${wanted% *}" && is_near "${found#* }" "${wanted#* }"
}

is_near()
{
	[ $(($1 - $2)) -ge -1 ] && [ $(($1 - $2)) -le 1 ]
}

test_grabs()
{
	sed 's/mode = maximize/mode = center/' "$here/wayfire.ini" >"$work/grabs.ini"
	start_host grabs "$work/grabs.ini" || { fail grabs "Wayfire does not start: $(tail -n 1 "$HOST_LOG")"; return; }
	grab_tests
	stop_host grabs
}
