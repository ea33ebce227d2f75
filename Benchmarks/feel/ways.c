/* SPDX-License-Identifier: MIT */
#include "ways.h"

#include <math.h>

#define TAU 6.283185307179586
#define EXTENT 400.0 /* px, of a recorded stroke */

double way_steady(const struct way *way, double seconds)
{
	(void)way;
	return 100 + 600 * seconds;
}

/* A hand that goes there and back each second. */
double way_to_and_fro(const struct way *way, double seconds)
{
	(void)way;
	return 500 - 200 * cos(TAU * seconds);
}

static double axis_of(const struct way *way, size_t place)
{
	return way->is_vertical ? way->stroke->places[place].y : way->stroke->places[place].x;
}

/* On the line between two samples of the recording. */
static double recorded(const struct way *way, double seconds)
{
	const struct place *places = way->stroke->places;
	double time_us = (double)places[0].time_us + seconds * 1e6, part;
	size_t next = 1;

	while (next + 1 < way->stroke->count && (double)places[next].time_us < time_us)
		next++;
	part = (time_us - (double)places[next - 1].time_us) /
		(double)(places[next].time_us - places[next - 1].time_us);
	part = fmin(fmax(part, 0), 1);
	return 100 + way->scale * (axis_of(way, next - 1) * (1 - part) + axis_of(way, next) * part - way->least);
}

static double extent_of(struct way *way, bool is_vertical)
{
	double greatest;

	way->is_vertical = is_vertical;
	way->least = greatest = axis_of(way, 0);
	for (size_t place = 1; place < way->stroke->count; place++) {
		way->least = fmin(way->least, axis_of(way, place));
		greatest = fmax(greatest, axis_of(way, place));
	}
	return greatest - way->least;
}

struct way way_of(const struct stroke *stroke)
{
	struct way way = { .at = recorded, .stroke = stroke };

	way.duration_us = (uint64_t)(stroke->places[stroke->count - 1].time_us - stroke->places[0].time_us);
	way.scale = EXTENT / extent_of(&way, extent_of(&way, true) > extent_of(&way, false));
	return way;
}
