# SPDX-License-Identifier: MIT
# Prints in front of each line which program wrote it, and folds a client's motions into their number.

function flush_motions()
{
	if (motions == 2)
		print "    client | " last_motion
	else if (motions > 2)
		printf "    client | ... %d more motions, the last: %s\n", motions - 1, last_motion
	motions = 0
}

/^(down|motion|up|frame|cancel)/ && verbose {
	print "    client | " $0
	fflush()
	next
}

# The first motion of a series is shown, so that its start is visible.
$1 == "motion" {
	if (motions++ == 0)
		print "    client | " $0
	last_motion = $0
	next
}

$1 == "frame" {
	next
}

/^(down|up|cancel)/ {
	flush_motions()
	print "    client | " $0
	fflush()
	next
}

{
	flush_motions()
	sub(/^(compositor|shell): /, "")
	print "compositor | " $0
	fflush()
}

END {
	flush_motions()
}
