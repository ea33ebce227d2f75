# SPDX-License-Identifier: MIT
# Makes recordings of the made-up panel (10 slots, 10240 x 5760 units). Each line of the input is a moment:
#
#   MS WHAT...     milliseconds; then any of down:SLOT:X:Y  to:SLOT:X:Y  up:SLOT  palm:SLOT  dropped
#
# `dropped` says that the events of the moment are lost: a reader has to ask for the state. -v flood=N: instead, N
# frames of ten fingers, a thousand a second; -v fingers=F -v rate=R: of F fingers, R a second.

function emit(type, code, value) { printf "E: %d.%06d %04x %04x %04d\n", now / 1000000, now % 1000000, type, code, value }

function choose(slot) { emit(3, 47, slot) }

function act(word,    part) {
	split(word, part, ":")
	if (part[1] == "dropped") {
		emit(0, 3, 0)
		return
	}
	choose(part[2])
	if (part[1] == "down")
		emit(3, 57, ++id)
	if (part[1] == "up")
		emit(3, 57, -1)
	if (part[1] == "palm")
		emit(3, 55, 2)
	if (part[1] == "down" || part[1] == "to") {
		emit(3, 53, part[3])
		emit(3, 54, part[4])
	}
}

BEGIN {
	if (!fingers)
		fingers = 10
	if (!rate)
		rate = 1000
	for (frame = 0; frame <= flood && flood; frame++) {
		now = 1000000 + int(frame * 1000000 / rate)
		for (slot = 0; slot < fingers; slot++)
			act(frame == 0 ? "down:" slot ":" 1000 + slot * 800 ":1000" : \
				frame == flood ? "up:" slot : "to:" slot ":" 1000 + slot * 800 + frame % 500 ":" 1000 + frame)
		emit(0, 0, 0)
	}
	if (flood)
		exit
}

/^[0-9]/ {
	now = 1000000 + $1 * 1000
	for (field = 2; field <= NF; field++)
		act($field)
	emit(0, 0, 0)
}
