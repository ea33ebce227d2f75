# SPDX-License-Identifier: MIT
# Part of run-wayfire.sh: windows that are moved and things that are dragged by touch.

# The only window, without its shadow.
window_place()
{
	ask window-rules/list-views | sed 's/.*"geometry": {"x": \(-\?[0-9]*\), "y": \(-\?[0-9]*\).*/\1 \2/'
}

test_grabs()
{
	sed 's/mode = maximize/mode = center/' "$here/wayfire.ini" >"$work/grabs.ini"
	start_host grabs "$work/grabs.ini" || { fail grabs "Wayfire does not start: $(tail -n 1 "$HOST_LOG")"; return; }
	grab_tests
	stop_host grabs
}
