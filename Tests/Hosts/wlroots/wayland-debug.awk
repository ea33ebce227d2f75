# SPDX-License-Identifier: MIT
# From what a client prints under WAYLAND_DEBUG=1 to the lines of the example client, which check-touch-log.awk
# reads: "down ID X Y t=MS". Times count from the first one, so that streams can be compared. Pointer buttons
# are listed, too, with -v buttons=1.

function milliseconds(time)
{
	if (!has_origin) {
		origin = time
		has_origin = 1
	}
	return time - origin
}

# libwayland 1.21 writes wl_touch@8.down(…), later ones wl_touch#8.down(…); a request has an arrow before it.
/ -> / {
	next
}

match($0, /wl_(touch|pointer)[@#][0-9]+\.[a-z]+\(.*\)/) {
	call = substr($0, RSTART, RLENGTH)
	interface = substr(call, 1, match(call, /[@#]/) - 1)
	name = call
	sub(/^[^.]*\./, "", name)
	values = name
	sub(/\(.*/, "", name)
	sub(/^[^(]*\(/, "", values)
	sub(/\)$/, "", values)
	split(values, value, ", ")

	if (interface == "wl_pointer") {
		if (buttons && name == "button")
			print "button " value[3] " " value[4]
	} else if (name == "down") {
		printf "down %d %.2f %.2f t=%d\n", value[4], value[5], value[6], milliseconds(value[2])
	} else if (name == "motion") {
		printf "motion %d %.2f %.2f t=%d\n", value[2], value[3], value[4], milliseconds(value[1])
	} else if (name == "up") {
		printf "up %d t=%d\n", value[3], milliseconds(value[2])
	} else if (name == "frame" || name == "cancel") {
		print name
	}
}
