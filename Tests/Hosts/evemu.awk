# SPDX-License-Identifier: MIT
# Fingers by the line, as the wlroots test writes them, to a recording of the made-up panel, which has 8 units for each px
# of an output of 1280 × 720, and 5 px for each mm. The file `state` keeps what is down from one recording to the next.
#
#   down ID X Y, motion ID X Y, up ID, palm ID, frame, wait MS

function put(type, code, value)
{
	printf "E: %d.%06d %04x %04x %d\n", int(now / 1000), (now % 1000) * 1000, type, code, value
}

function choose(slot)
{
	if (slot == chosen)
		return
	put(3, 47, slot)
	chosen = slot
}

function place(x, y)
{
	put(3, 53, int(x * 8 + 0.5))
	put(3, 54, int(y * 8 + 0.5))
}

BEGIN {
	print "# EVEMU 1.3"
	chosen = -1
	now = 1
	getline remembered <state
	close(state)
	split(remembered, numbers)
	fingers = numbers[1] + 0
	tracking = numbers[2] + 0
}

$1 == "down" {
	choose($2)
	put(3, 55, 0)
	put(3, 57, ++tracking)
	place($3, $4)
	if (fingers++ == 0)
		put(1, 330, 1)
}

$1 == "motion" {
	choose($2)
	place($3, $4)
}

$1 == "up" {
	choose($2)
	put(3, 57, -1)
	if (--fingers == 0)
		put(1, 330, 0)
}

# From here on the panel takes the finger for a palm.
$1 == "palm" {
	choose($2)
	put(3, 55, 2)
}

$1 == "frame" {
	put(0, 0, 0)
}

$1 == "wait" {
	now += $2
}

END {
	print fingers, tracking >state
}
