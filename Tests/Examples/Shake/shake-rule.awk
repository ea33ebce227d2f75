# SPDX-License-Identifier: MIT
# What rule 3.6 says of samples: reads "TIME_US X Y Z", prints "TIME_US shake began" and the like.
#
# A shake is three or more reversals of acceleration above 1.5 g (gravity removed) on one axis within 600 ms;
# it ends after 400 ms of rest and is cancelled after 3 s. Gravity is what stays: a mean over the past with a
# weight that falls with a time constant of 500 ms. Times are due before the samples of that time.
#
# First everything is looked at as a whole: when each axis was strong, and which way. Then the story is told.

BEGIN {
	strong_above = 1.5 * 9.80665
	axes = 3
}

/^[0-9]/ {
	count++
	time[count] = $1
	for (axis = 1; axis <= axes; axis++)
		measured[axis, count] = $(axis + 1)
}

# The sign of what is left above 1.5 g without gravity, else 0.
function find_strong(axis,    i, gravity, step, left)
{
	gravity = measured[axis, 1]
	for (i = 1; i <= count; i++) {
		step = i > 1 ? time[i] - time[i - 1] : 0
		gravity = (gravity * 500000 + measured[axis, i] * step) / (500000 + step)
		left = measured[axis, i] - gravity
		strong[axis, i] = left > strong_above ? 1 : left < -strong_above ? -1 : 0
		if (strong[axis, i])
			is_strong[i] = 1
	}
}

# How often an axis has turned round less than 600 ms before a sample. It turns where it is strong, the other way
# than before; what was more than 600 ms before that is no part of the turn.
function reversals(axis, last, rested,    i, later, turns)
{
	for (i = last; i > rested; i--) {
		if (!strong[axis, i])
			continue
		if (later && time[later] - time[i] >= 600000)
			break
		if (later && strong[axis, i] != strong[axis, later]) {
			if (time[last] - time[later] >= 600000)
				break
			turns++
		}
		later = i
	}
	return turns
}

function began(i, rested,    axis)
{
	for (axis = 1; axis <= axes; axis++)
		if (strong[axis, i] && reversals(axis, i, rested) >= 3)
			return 1
	return 0
}

function tell(at, what)
{
	printf "%.0f shake %s\n", at, what
}

END {
	for (axis = 1; axis <= axes; axis++)
		find_strong(axis)
	time[count + 1] = 1e15
	# rested: nothing up to this sample belongs to a new shake.
	for (i = 1; i <= count + 1; i++) {
		rest_at = last_strong + 400000
		if (shaking && rest_at <= began_at + 3000000 && time[i] >= rest_at) {
			tell(rest_at, "ended")
			shaking = 0
			rested = i - 1
		} else if (shaking && time[i] >= began_at + 3000000) {
			tell(began_at + 3000000, "cancelled")
			shaking = 0
			spent = 1
		}
		if (spent && time[i] >= rest_at) {
			spent = 0
			rested = i - 1
		}
		if (i > count)
			break
		if (is_strong[i])
			last_strong = time[i]
		if (!shaking && !spent && began(i, rested)) {
			shaking = 1
			began_at = time[i]
			tell(began_at, "began")
		}
	}
}
