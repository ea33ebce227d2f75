# SPDX-License-Identifier: MIT
# Reads what the example client printed and says whether it is a legal wl_touch stream: every down is
# closed by one up or covered by one cancel, nothing is said of fingers that are not down, every group
# is closed by a frame, time does not run backwards. Ends with the counts, or the first illegal line.

function illegal(why)
{
	printf "line %d: %s: %s\n", NR, why, $0
	failed = 1
	exit 1
}

function check_time(    time)
{
	time = substr($NF, 3) + 0
	if (time < last_time)
		illegal("time runs backwards")
	last_time = time
}

$1 == "down" {
	if ($2 in live)
		illegal("already down")
	check_time()
	live[$2] = 1
	group = 1
	downs++
	next
}

$1 == "motion" {
	if (!($2 in live))
		illegal("not down")
	check_time()
	group = 1
	motions++
	next
}

$1 == "up" {
	if (!($2 in live))
		illegal("not down")
	check_time()
	delete live[$2]
	group = 1
	ups++
	next
}

$1 == "frame" {
	if (!group)
		illegal("nothing to close")
	group = 0
	frames++
	next
}

# A cancel alone needs no frame. One in the middle of a group does, as any event.
$1 == "cancel" {
	any = 0
	for (id in live)
		any = 1
	if (!any)
		illegal("nothing to cancel")
	for (id in live)
		delete live[id]
	cancels++
	next
}

{
	illegal("not an event")
}

END {
	if (failed)
		exit 1
	for (id in live) {
		printf "the end: %s is still down\n", id
		exit 1
	}
	if (group) {
		printf "the end: no frame\n"
		exit 1
	}
	printf "%d downs, %d motions, %d ups, %d cancels, %d frames\n", downs, motions, ups, cancels, frames
}
