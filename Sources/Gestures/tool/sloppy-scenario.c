/* SPDX-License-Identifier: MIT */
/* A performance as a scenario file, for pictures of it. */
#include "sloppy-scenario.h"

#include "sloppy-scene.h"

#include <math.h>
#include <stdio.h>

/* Writes what a panel reports at a time, as sloppy_scene_play() feeds it. Returns whether any finger goes on. */
static bool write_report(FILE *file, const struct sloppy_performance *performance, double from, double to)
{
	bool goes_on = false;

	for (size_t index = 0; index < performance->count; index++) {
		const struct sloppy_finger *finger = &performance->fingers[index];
		double x, y;

		goes_on = goes_on || to < finger->up;
		if (to < finger->down || from >= finger->up)
			continue;
		if (from >= finger->down && to >= finger->up) {
			fprintf(file, "at %ld up %zu\n", lround(to), index + 1);
			continue;
		}
		sloppy_finger_place(finger, to, &x, &y);
		fprintf(file, "at %ld %s %zu %ld %ld\n", lround(to), from < finger->down ? "down" : "move", index + 1,
			lround(x * SLOPPY_PX_PER_MM), lround(y * SLOPPY_PX_PER_MM));
	}
	return goes_on;
}

char *sloppy_write_scenario(const struct sloppy_performance *performance)
{
	char *text = NULL;
	size_t size;
	FILE *file = open_memstream(&text, &size);
	double time = 0;
	long width = lround(performance->width * SLOPPY_PX_PER_MM);
	long height = lround(performance->height * SLOPPY_PX_PER_MM);

	if (!file)
		return NULL;
	/* A window takes one touch at a time, a view in it as many as there are. */
	fprintf(file, "window panel 0 0 %ld %ld\n", width, height);
	fprintf(file, "view client in panel 0 0 %ld %ld handles=all multiple-touch\n", width, height);
	while (write_report(file, performance, time, time + performance->hand.period))
		time += performance->hand.period;
	return fclose(file) == 0 ? text : NULL;
}
