# SPDX-License-Identifier: MIT
# What a client saw, without motions: downs, ups and cancels, each with its finger and time, and the frames
# that close them. Reads what the example client printed, or what any client printed under WAYLAND_DEBUG=1.

# [1.0] wl_touch@14.down(9, 1000, wl_surface@15, 0, 48.78, 241.85), or "[1.0] {Default Queue} wl_touch#14.down(" from
# libwayland 1.22 on: a request has an arrow before it.
/ wl_touch[@#][0-9]+\.(down|up|motion|frame|cancel)\(/ {
	if (/ -> /)
		next
	line = $0
	sub(/.*wl_touch[@#][0-9]+\./, "", line)
	gsub(/[(),]/, " ", line)
	count = split(line, word, " ")
	if (word[1] == "down")
		tell("down " word[5] " t=" word[3])
	else if (word[1] == "up")
		tell("up " word[4] " t=" word[3])
	else if (word[1] == "cancel")
		print "cancel"
	else if (word[1] == "frame")
		close_frame()
	next
}

$1 == "down" || $1 == "up" { tell($1 " " $2 " " $NF) }
$1 == "cancel" { print "cancel"; told = 0 }
$1 == "frame" { close_frame() }

function tell(what)
{
	print what
	told = 1
}

function close_frame()
{
	if (told)
		print "frame"
	told = 0
}
