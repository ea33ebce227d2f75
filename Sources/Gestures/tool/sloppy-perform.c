/* SPDX-License-Identifier: MIT */
#include "sloppy-perform.h"

#include "../configuration.h"
#include "sloppy-scene.h"

#include <math.h>
#include <tactus.h>

/* More gestures, one after the other, than anyone does. */
#define MOST_DEPTH 8
#define DEGREE 0.017453292519943295
/* Ways that people go who are asked for a long one, and for one of several fingers. */
#define LONG_WAY 45.0
/* The engine's assumption where a panel says nothing; the panel here has it. */
#define PX_PER_MM SLOPPY_PX_PER_MM
#define DEFAULT_PRESS_MS 500.0

static double in_mm(const struct length *length, double otherwise_px)
{
	if (!length->is_set)
		return otherwise_px / PX_PER_MM;
	return length->unit == TACTUS_LENGTH_UNIT_MILLIMETRES ? length->value : length->value / PX_PER_MM;
}

static double least_way(const struct gesture_configuration *gesture)
{
	bool is_long = gesture->speed || gesture->type == GESTURE_TYPE_SWIPE;

	return in_mm(&gesture->distance, is_long ? SPEED_DISTANCE : 10);
}

/* Returns how far a hand means to go. */
static double way(struct sloppy_performance *performance, const struct gesture_configuration *gesture)
{
	double least = least_way(gesture), most = in_mm(&gesture->distance_max, 0);

	/* People learn where the middle between the two is. */
	if (gesture_fires_at_lift(gesture))
		return sloppy_about(performance->random, (least + most) / 2, (most - least) / 10);
	return fmax(LONG_WAY, least * 1.5) * sloppy_between(performance->random, 0.8, 1.2);
}

/* Returns whether the gesture may go this way, from its edge if it has one. */
static bool goes(const struct gesture_configuration *gesture, double degrees)
{
	return gesture_allows_way(gesture, cos(degrees * DEGREE), -sin(degrees * DEGREE));
}

/* Returns the middle of one of the ranges of directions; the number of the hand chooses. */
static double direction(const struct gesture_configuration *gesture, size_t hand)
{
	double starts[16], ends[16];
	size_t count = 0;
	int from = 0;

	/* From a direction on that is not allowed, so that no range is cut. */
	while (from < 360 && goes(gesture, from + 0.25))
		from++;
	if (from == 360)
		return (double)(hand % 4) * 90;
	for (int step = from; step < from + 360 && count < 16; step++) {
		if (!goes(gesture, step + 0.25) || goes(gesture, step - 0.75))
			continue;
		starts[count] = step;
		ends[count] = step;
		while (goes(gesture, ends[count] + 1.25))
			ends[count]++;
		count++;
	}
	if (count == 0)
		return 0;
	hand %= count;
	/* A range of several quarters has no middle that people aim at: the hand goes one of the quarters. */
	if (ends[hand] - starts[hand] > 100 && !gesture_is_from_corner(gesture))
		return starts[hand] + 45 + 90 * floor(sloppy_between(&(struct sloppy_random){ count + hand }, 0, 2));
	return (starts[hand] + ends[hand] + 1) / 2;
}

void sloppy_choose_place(struct sloppy_performance *performance, const struct gesture_configuration *gesture, double *x,
	double *y, double margin)
{
	const struct region *region = &gesture->region;
	double across = (region->right - region->left) * performance->width;
	double along = (region->bottom - region->top) * performance->height;
	double margin_x = fmin(margin, across / 3), margin_y = fmin(margin, along / 3);

	*x = region->left * performance->width + sloppy_between(performance->random, margin_x, across - margin_x);
	*y = region->top * performance->height + sloppy_between(performance->random, margin_y, along - margin_y);
}

/* Moves a place to the gesture's edge, within its range. */
static void choose_edge(struct sloppy_performance *performance, const struct gesture_configuration *gesture, double *x,
	double *y)
{
	bool is_corner = gesture_is_from_corner(gesture);
	double width = in_mm(&gesture->edge_width, is_corner ? CORNER_WIDTH_MM * PX_PER_MM : 13);
	double beside = sloppy_between(performance->random, 0, fmin(width * 0.8, 6));
	double part = gesture->range_to - gesture->range_from;
	double along = gesture->range_from + part * sloppy_between(performance->random, 0.15, 0.85);

	if (is_corner) {
		double below = sloppy_between(performance->random, 0, fmin(width * 0.8, 6));

		*x = gesture->edge & TACTUS_EDGE_LEFT ? beside : performance->width - 0.2 - beside;
		*y = gesture->edge & TACTUS_EDGE_TOP ? below : performance->height - 0.2 - below;
	} else if (gesture->edge == TACTUS_EDGE_LEFT || gesture->edge == TACTUS_EDGE_RIGHT) {
		*x = gesture->edge == TACTUS_EDGE_LEFT ? beside : performance->width - 0.2 - beside;
		*y = gesture->range_from > 0 || gesture->range_to < 1 ? along * performance->height : *y;
	} else {
		*x = gesture->range_from > 0 || gesture->range_to < 1 ? along * performance->width : *x;
		*y = gesture->edge == TACTUS_EDGE_TOP ? beside : performance->height - 0.2 - beside;
	}
}

static double speed_for(
	struct sloppy_performance *performance, const struct gesture_configuration *gesture, double length)
{
	double limit = gesture->duration_us ? (double)gesture->duration_us / 1000 : DEFAULT_PRESS_MS;

	switch (gesture->speed) {
	case GESTURE_SPEED_FAST:
		return sloppy_between(performance->random, 250, 450);
	case GESTURE_SPEED_SLOW:
		return sloppy_between(performance->random, 40, 90);
	case GESTURE_SPEED_ANY:
		break;
	}
	/* A hand that is told to swipe is quick. */
	if (gesture->type == GESTURE_TYPE_SWIPE)
		return fmax(performance->hand.speed, length / (limit * 0.6) * 1000);
	return performance->hand.speed;
}

static void perform_way(
	struct sloppy_performance *performance, const struct gesture_configuration *gesture, size_t hand,
	double rest)
{
	double length = way(performance, gesture), x, y;
	double angle = (direction(gesture, hand) + performance->hand.angle) * DEGREE;
	double dx = cos(angle) * length, dy = -sin(angle) * length;
	size_t count = gesture_fingers(gesture);

	sloppy_choose_place(performance, gesture, &x, &y, 20);
	/* Hands make room for their way. */
	if (gesture->region.right - gesture->region.left >= 1 && gesture->region.bottom - gesture->region.top >= 1) {
		x = fmax(20 - fmin(dx, 0), fmin(performance->width - 20 - fmax(dx, 0), x));
		y = fmax(20 - fmin(dy, 0), fmin(performance->height - 20 - fmax(dy, 0), y));
	}
	if (gesture->edge)
		choose_edge(performance, gesture, &x, &y);
	sloppy_add_hand(performance, count, x, y, dx, dy, rest, speed_for(performance, gesture, length));
}

static void perform_taps(
	struct sloppy_performance *performance, const struct gesture_configuration *gesture, size_t taps)
{
	double x, y, shift = performance->hand.place;

	sloppy_choose_place(performance, gesture, &x, &y, 20);
	for (size_t tap = 0; tap < taps; tap++) {
		double turn = sloppy_between(performance->random, 0, 6.283);

		sloppy_add_hand(performance, gesture_fingers(gesture), x + (tap > 0 ? shift * cos(turn) : 0),
			y + (tap > 0 ? shift * sin(turn) : 0), 0, 0, performance->hand.tap, 0);
		performance->start += performance->hand.between;
	}
	performance->start -= performance->hand.between;
}

/* Fingers around a middle that close, spread or turn. */
static void perform_turn(
	struct sloppy_performance *performance, const struct gesture_configuration *gesture, size_t hand)
{
	bool is_pinch = gesture->type == GESTURE_TYPE_PINCH;
	uint32_t direction = gesture->directions ? gesture->directions : 1 + (uint32_t)(hand % 2);
	bool is_out = is_pinch && direction == PINCH_DIRECTION_OUT;
	size_t count = gesture_fingers(gesture);
	double need = in_mm(&gesture->distance, gesture->speed ? SPEED_DISTANCE : 10);
	double change = fmax(18, need * 1.5), radius = is_out ? 14 : 14 + change, x, y, time;
	double tilt = sloppy_between(performance->random, 0, 6.283);
	double turn = fmax(0.9, need * 1.6 / radius);

	sloppy_choose_place(performance, gesture, &x, &y, 45);
	if (direction == ROTATE_DIRECTION_COUNTERCLOCKWISE)
		turn = -turn;
	time = (is_pinch ? change : fabs(turn) * radius) / speed_for(performance, gesture, change) * 1000;
	for (size_t index = 0; index < count; index++) {
		double angle = tilt + 6.283185307179586 * (double)index / (double)count;
		double late = index > 0 ? sloppy_lateness(performance->random) : 0;
		struct sloppy_finger *finger = sloppy_add(performance, x + radius * cos(angle), y + radius * sin(angle),
			performance->start + late, performance->start + 130 + time);

		finger->leave = performance->start + 115;
		finger->arrive = finger->leave + time;
		finger->centre_x = x;
		finger->centre_y = y;
		finger->turn = is_pinch ? performance->hand.angle * DEGREE : turn;
		finger->dx = is_pinch ? cos(angle) * (is_out ? change : -change) : 0;
		finger->dy = is_pinch ? sin(angle) * (is_out ? change : -change) : 0;
	}
	performance->start += 130 + time;
}

void sloppy_perform(
	struct sloppy_performance *performance, const struct gesture_configuration *gesture, size_t hand)
{
	double rest = gesture->duration_us ? (double)gesture->duration_us / 1000 : DEFAULT_PRESS_MS;

	/* A gesture that comes after another is done soon after it. The checker reports circles; here they just end. */
	if (gesture->leads && performance->depth < MOST_DEPTH) {
		performance->depth++;
		sloppy_perform(performance, gesture->leads->other, hand);
		performance->start += (double)gesture->within_us / 1000 * sloppy_between(performance->random, 0.2, 0.7);
	}
	switch (gesture->type) {
	case GESTURE_TYPE_EDGE_SWIPE:
	case GESTURE_TYPE_SWIPE:
	case GESTURE_TYPE_DRAG:
		perform_way(performance, gesture, hand, 0);
		break;
	case GESTURE_TYPE_TAP_DRAG:
		perform_taps(performance, gesture, 1);
		performance->start += performance->hand.between;
		perform_way(performance, gesture, hand, 0);
		break;
	case GESTURE_TYPE_PRESS_DRAG:
		perform_way(performance, gesture, hand, rest + sloppy_between(performance->random, 60, 300));
		break;
	case GESTURE_TYPE_LONG_PRESS: {
		double x, y;

		sloppy_choose_place(performance, gesture, &x, &y, 20);
		sloppy_add_hand(performance, gesture_fingers(gesture), x, y, 0, 0,
			rest + 120 + sloppy_between(performance->random, 60, 400), 0);
		break;
	}
	case GESTURE_TYPE_PINCH:
	case GESTURE_TYPE_ROTATE:
		perform_turn(performance, gesture, hand);
		break;
	case GESTURE_TYPE_TAP:
	case GESTURE_TYPE_DOUBLE_TAP:
		perform_taps(performance, gesture, gesture_taps(gesture));
		break;
	case GESTURE_TYPE_STROKE:
		sloppy_perform_stroke(performance, gesture, hand);
		break;
	case GESTURE_TYPE_COUNT:
		break;
	}
}
