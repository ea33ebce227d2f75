# SPDX-License-Identifier: MIT
# Of what a client prints under WAYLAND_DEBUG=1: its wl_touch events as the example client prints them, which
# check-touch-log.awk judges. What is on another surface is shown with it.

/ wl_touch[@#][0-9]+\.[a-z]+\(/ && !/ -> / {
	sub(/^.* wl_touch[@#][0-9]+\./, "")
	event = $0
	sub(/\(.*/, "", event)
	sub(/^[^(]*\(/, "")
	sub(/\).*/, "")
	split($0, argument, ", ")
	if (event == "down")
		printf "down %d %.2f %.2f t=%d\n", argument[4], argument[5], argument[6], argument[2]
	else if (event == "motion")
		printf "motion %d %.2f %.2f t=%d\n", argument[2], argument[3], argument[4], argument[1]
	else if (event == "up")
		printf "up %d t=%d\n", argument[3], argument[2]
	else
		print event
	fflush()
}
