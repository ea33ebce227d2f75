/* SPDX-License-Identifier: MIT */
#include "drawing.h"

#include "tool/sloppy-stroke.h"

#include <math.h>

#define MIDDLE_X 400
#define MIDDLE_Y 300
#define BESIDE 20 /* px from one finger to the next */

/* Stores where the first finger is after a part of the way. */
static void place(const struct drawing *drawing, double part, double *x, double *y)
{
	double at = part * (double)(drawing->count - 1), angle = drawing->degrees * 0.017453292519943295;
	size_t corner = at < (double)(drawing->count - 1) ? (size_t)at : drawing->count - 2;
	const struct stroke_point *from = &drawing->corners[corner], *to = from + 1;
	double across = (from->x + (at - (double)corner) * (to->x - from->x) - 0.5) * drawing->size;
	double along = (from->y + (at - (double)corner) * (to->y - from->y) - 0.5) * drawing->size;

	*x = MIDDLE_X + across * cos(angle) - along * sin(angle) - BESIDE;
	*y = MIDDLE_Y + across * sin(angle) + along * cos(angle) - BESIDE / 2.0;
}

static void move_all(struct fixture *fixture, unsigned time, int fingers, double x, double y)
{
	for (int id = 0; id < fingers; id++)
		tactus_touch_source_motion(fixture->panel, time * 1000, id, x + BESIDE * id, y);
	tactus_touch_source_frame(fixture->panel, time * 1000);
}

unsigned drawing_play(struct fixture *fixture, unsigned time, const struct drawing *drawing)
{
	unsigned steps = drawing->steps ? drawing->steps : drawing->duration / 10, end = time + drawing->duration;
	double x, y;

	place(drawing, 0, &x, &y);
	for (int id = 0; id < drawing->fingers; id++)
		finger_down(fixture, time + 2 * (unsigned)id, id, x + BESIDE * id, y);
	for (unsigned step = 1; step <= steps; step++) {
		unsigned now = time + 10 + (drawing->duration - 10) * step / steps;

		place(drawing, (double)step / steps, &x, &y);
		move_all(fixture, now, drawing->fingers, x, y);
	}
	for (int id = 0; id < drawing->fingers && !drawing->stops_before_lift; id++)
		finger_up(fixture, end + 5 * (unsigned)id, id);
	return end + 50;
}

unsigned drawing_play_sloppy(struct fixture *fixture, unsigned time, const struct sloppy_stroke *stroke,
	struct sloppy_random *random)
{
	double offsets[3][2], widths[3], x, y;

	for (int id = 0; id < 3; id++) {
		offsets[id][0] = MIDDLE_X + 18 * (id - 1) + sloppy_about(random, 0, 2);
		offsets[id][1] = MIDDLE_Y + sloppy_about(random, 0, 4);
		widths[id] = sloppy_about(random, 1, 0.06);
		time += id > 0 ? (unsigned)sloppy_lateness(random) : 0;
		sloppy_stroke_place(stroke, 0, &x, &y);
		finger_down(fixture, time, id, offsets[id][0] + x * widths[id], offsets[id][1] + y * widths[id]);
	}
	for (int step = 1; step <= 80; step++) {
		time += 10;
		sloppy_stroke_place(stroke, step / 80.0, &x, &y);
		for (int id = 0; id < 3; id++)
			tactus_touch_source_motion(fixture->panel, time * 1000, id, offsets[id][0] + x * widths[id],
				offsets[id][1] + y * widths[id]);
		tactus_touch_source_frame(fixture->panel, time * 1000);
	}
	for (int id = 0; id < 3; id++) {
		time += (unsigned)sloppy_between(random, 0, 15);
		finger_up(fixture, time, id);
	}
	return time;
}
