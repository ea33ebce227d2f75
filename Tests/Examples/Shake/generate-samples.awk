# SPDX-License-Identifier: MIT
# Samples of an accelerometer, "TIME_US X Y Z" in m/s², 100 a second from 1 s on: the same ones in every run.
#
#   awk -v kind=KIND -f generate-samples.awk
#
# Every kind begins with a second of rest and ends with one and a half.

# Noise between -1 and 1. Small enough for numbers that are exact in a double.
function noise()
{
	seed = (seed * 16807) % 2147483647
	return seed / 1073741823.5 - 1
}

# One sample 10 ms after the last one: acceleration in g, to which gravity and noise are added.
function sample(x, y, z)
{
	printf "%.0f %.6f %.6f %.6f\n", time, (x + gravity_x + 0.02 * noise()) * g, \
		(y + gravity_y + 0.02 * noise()) * g, (z + gravity_z + 0.02 * noise()) * g
	time += 10000
}

function rest(seconds,    i)
{
	for (i = 0; i < seconds * 100; i++)
		sample(0, 0, 0)
}

# Swings along a direction, of length 1.
function swing(seconds, hertz, strength, x, y, z,    i, a)
{
	for (i = 0; i < seconds * 100; i++) {
		a = strength * sin(2 * pi * hertz * i / 100)
		sample(a * x, a * y, a * z)
	}
}

# The table is hit, and gives way: there and back, then a ringing that is weak.
function knock(direction,    i)
{
	for (i = 0; i < 3; i++)
		sample(0, 0, 4 * direction)
	for (i = 0; i < 3; i++)
		sample(0, 0, -2.5 * direction)
	for (i = 0; i < 20; i++)
		sample(0, 0, direction * cos(i * pi / 2) * exp(-i / 5))
}

# Two steps a second, up and down with the weight, once forth and back with each pair.
function walk(seconds,    i, phase)
{
	for (i = 0; i < seconds * 100; i++) {
		phase = 2 * pi * 2 * i / 100
		sample(0.3 * sin(phase / 2), 0.2 * sin(phase), 0.6 * sin(phase) + 0.4 * sin(2 * phase))
	}
}

# From one side to the other and back at once, every 100 ms: times that can be told without a computer.
function jolts(count,    i, k)
{
	for (i = 0; i < count; i++)
		for (k = 0; k < 10; k++)
			sample(0, i % 2 ? -3 : 3, 0)
}

BEGIN {
	pi = atan2(0, -1)
	g = 9.80665
	seed = 20240229
	time = 1000000
	gravity_z = 1
	if (kind == "shake-tilted") {
		gravity_x = 0.48
		gravity_y = 0.64
		gravity_z = -0.6
	}
	rest(1)
	if (kind == "still") rest(5)
	else if (kind == "knock") knock(1)
	else if (kind == "walk") walk(10)
	else if (kind == "shake") swing(2, 4, 2.5, 1, 0, 0)
	else if (kind == "shake-tilted") swing(2, 4, 2.5, 0.8, 0.36, 0.48)
	else if (kind == "shake-weak") swing(2, 4, 1.4, 0, 1, 0)
	else if (kind == "shake-slow") swing(5, 1, 2.5, 0, 1, 0)
	else if (kind == "shake-long") swing(5, 4, 2.5, 0, 0, 1)
	else if (kind == "shake-twice") { swing(1, 4, 2.5, 1, 0, 0); rest(1); swing(1, 5, 2.5, 0, 1, 0) }
	else if (kind == "shake-paused") { swing(1, 4, 2.5, 1, 0, 0); rest(0.2); swing(1, 4, 2.5, 1, 0, 0) }
	else if (kind == "shake-long-twice") { swing(4, 4, 2.5, 1, 0, 0); rest(1); swing(1, 4, 2.5, 1, 0, 0) }
	else if (kind == "jolts-three") jolts(3)
	else if (kind == "jolts-four") jolts(4)
	else if (kind == "jolts-long") jolts(40)
	else {
		print "generate-samples.awk: unknown kind " kind >"/dev/stderr"
		exit 2
	}
	rest(1.5)
}
