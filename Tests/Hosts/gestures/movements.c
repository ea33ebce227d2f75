/* SPDX-License-Identifier: MIT */
#include "movements.h"

#include <string.h>

/* Time from one movement to the next in ms: nothing of the one matters to the other. */
#define PAUSE 5000
#define STEP_MS 10

/* Steps of a movement, by letters; places are those of the first finger, the second one has a place of its own. */
struct movement {
	const char *name;
	/*
	 * d, e: finger 0 or 1 lands; u, v: it lifts; m, n: it moves by the next of its ways; b: both move in a frame;
	 * t, w: a thumb lands elsewhere, or lifts; *: the first moves 12 px down; ., -: 10 and 100 ms pass.
	 */
	const char *steps;
	double x, y;             /* where the first finger lands */
	double to_x, to_y;       /* by how much it moves with each step */
	double other_x, other_y; /* where the second one lands */
	double other_to_x, other_to_y;
	bool is_rare;
};

static const struct movement movements[] = {
	{ "in from the edge", "dm.m.m.m.m.m.u", 5, 300, 20, 0, 0, 0, 0, 0, false },
	{ "in from the edge slowly", "dm-m-m-m-m-m-m-m-u", 5, 300, 4, 0, 0, 0, 0, 0, false },
	{ "along the edge", "dm.m.m.m.m.m.u", 5, 300, 0, 20, 0, 0, 0, 0, false },
	{ "in from the corner", "dm.m.m.m.m.m.u", 6, 6, 14, 14, 0, 0, 0, 0, false },
	{ "right from the corner", "dm.m.m.m.m.m.u", 6, 6, 20, 0, 0, 0, 0, 0, false },
	{ "down from the corner", "dm.m.m.m.m.m.u", 18, 18, 0, 20, 0, 0, 0, 0, false },
	{ "right from beside the corner", "dm.m.m.m.m.m.u", 18, 18, 20, 0, 0, 0, 0, 0, false },
	{ "right", "dm.m.m.m.m.m.u", 300, 300, 20, 0, 0, 0, 0, 0, false },
	{ "down", "dm.m.m.m.m.m.u", 300, 300, 0, 20, 0, 0, 0, 0, false },
	{ "right slowly", "dm-m-m-m-m-m-m-m-u", 300, 300, 4, 0, 0, 0, 0, 0, false },
	{ "right a short way", "dm.m.m.m.m.u", 300, 300, 11, 0, 0, 0, 0, 0, false },
	{ "right, not far", "dm.m.m.m.m.u", 300, 300, 14, 0, 0, 0, 0, 0, false },
	{ "down slowly", "dm-m-m-m-m-m-m-m-u", 300, 300, 0, 4, 0, 0, 0, 0, false },
	{ "down, to the right", "dm.m.m.m.m.m.u", 300, 300, 11, 14, 0, 0, 0, 0, false },
	{ "up, to the right", "dm.m.m.m.m.m.u", 300, 300, 9, -18, 0, 0, 0, 0, false },
	{ "right, and up", "dm.m.m.m.m.m.u", 300, 300, 14, -8, 0, 0, 0, 0, false },
	{ "up a short way", "dm.m.m.m.m.u", 300, 300, 0, -11, 0, 0, 0, 0, false },
	{ "up and right in one step", "dm.u", 300, 300, 90, -80, 0, 0, 0, 0, true },
	{ "right in one step, late", "d----------m.u", 300, 300, 120, 0, 0, 0, 0, 0, true },
	{ "up and right beside a thumb that rests", "t-----------dm.m.m.m.m.m.uw", 300, 300, 14, -13, 0, 0, 0, 0,
		true },
	{ "right a short way beside a thumb that rests", "t-----------dm.m.m.m.m.uw", 300, 300, 11, 0, 0, 0, 0, 0,
		true },
	{ "left in one step", "dm.u", 300, 300, -120, 0, 0, 0, 0, 0, true },
	{ "right in one step", "dm.u", 300, 300, 120, 0, 0, 0, 0, 0, true },
	{ "in from the edge in one step", "dm.u", 5, 300, 120, 0, 0, 0, 0, 0, true },
	{ "down, then right", "d*.m.m.m.m.u", 300, 300, 20, 0, 0, 0, 0, 0, true },
	{ "in from the edge beside a thumb that rests", "t-----------dm.m.m.m.m.m.uw", 5, 300, 20, 0, 0, 0, 0, 0,
		true },
	{ "in from the corner beside a thumb that rests", "t-----------dm.m.m.m.m.m.uw", 6, 6, 14, 14, 0, 0, 0, 0,
		true },
	{ "right from the corner beside a thumb that rests", "t-----------dm.m.m.m.m.m.uw", 6, 6, 20, 0, 0, 0, 0, 0,
		true },
	{ "along the edge beside a thumb that rests", "t-----------dm.m.m.m.m.m.uw", 5, 300, 0, 20, 0, 0, 0, 0,
		true },
	{ "along the edge, then in", "d*.m.m.m.m.m.u", 5, 300, 20, 0, 0, 0, 0, 0, true },
	{ "tap", "d.....u", 300, 300, 0, 0, 0, 0, 0, 0, false },
	{ "tap in the right half", "d.....u", 600, 300, 0, 0, 0, 0, 0, 0, false },
	{ "double tap", "d.....u.....d.....u", 300, 300, 0, 0, 0, 0, 0, 0, false },
	{ "triple tap", "d.....u.....d.....u.....d.....u", 300, 300, 0, 0, 0, 0, 0, 0, false },
	{ "tap, then drag", "d.....u.....dm.m.m.m.m.u", 300, 300, 20, 0, 0, 0, 0, 0, false },
	{ "tap, then drag down", "d.....u.....dm.m.m.m.m.u", 300, 300, 0, 20, 0, 0, 0, 0, false },
	{ "press", "d-------u", 300, 300, 0, 0, 0, 0, 0, 0, false },
	{ "press, then drag", "d-------m.m.m.m.u", 300, 300, 20, 0, 0, 0, 0, 0, false },
	{ "tap of two", "d.e.....u.v", 300, 300, 0, 0, 400, 300, 0, 0, false },
	{ "two right", "deb.b.b.b.b.uv", 300, 300, 20, 0, 400, 300, 20, 0, false },
	{ "two right in one step", "deb.uv", 300, 300, 120, 0, 400, 300, 120, 0, true },
	{ "two right beside a thumb that rests", "t-----------deb.b.b.b.b.uvw", 300, 300, 20, 0, 400, 300, 20, 0,
		true },
	{ "apart", "deb.b.b.b.b.uv", 300, 300, -20, 0, 400, 300, 20, 0, false },
	{ "turn", "deb.b.b.b.uv", 300, 300, 0, -16, 400, 300, 0, 16, false },
};
_Static_assert(sizeof movements / sizeof *movements == MOVEMENT_COUNT, "MOVEMENT_COUNT counts them");

static unsigned delivery;

unsigned movement_delivery(void)
{
	return delivery;
}

const char *movement_name(size_t movement)
{
	return movements[movement].name;
}

bool movement_is_rare(size_t movement)
{
	return movements[movement].is_rare;
}

unsigned movement_play(struct fixture *fixture, size_t index, unsigned time)
{
	const struct movement *movement = &movements[index];
	double x = movement->x, y = movement->y, other_x = movement->other_x, other_y = movement->other_y;

	delivery = 0;
	for (const char *step = movement->steps; *step; step++) {
		delivery++;
		if (strchr("mb", *step)) {
			x += movement->to_x;
			y += movement->to_y;
		}
		if (strchr("nb", *step)) {
			other_x += movement->other_to_x;
			other_y += movement->other_to_y;
		}
		switch (*step) {
		case 'd':
			finger_down(fixture, time, 0, x = movement->x, y = movement->y);
			break;
		case 'e':
			finger_down(fixture, time, 1, other_x, other_y);
			break;
		case 'm':
			finger_motion(fixture, time, 0, x, y);
			break;
		case '*':
			finger_motion(fixture, time, 0, x, y += 12);
			break;
		case 't':
			finger_down(fixture, time, 2, 600, 500);
			break;
		case 'w':
			finger_up(fixture, time, 2);
			break;
		case 'n':
			finger_motion(fixture, time, 1, other_x, other_y);
			break;
		case 'b':
			tactus_touch_source_motion(fixture->panel, time * 1000, 0, x, y);
			finger_motion(fixture, time, 1, other_x, other_y);
			break;
		case 'u':
			finger_up(fixture, time, 0);
			break;
		case 'v':
			finger_up(fixture, time, 1);
			break;
		default:
			pass_time(fixture, time += *step == '-' ? 10 * STEP_MS : STEP_MS);
		}
	}
	delivery++;
	pass_time(fixture, time += PAUSE);
	return time;
}
